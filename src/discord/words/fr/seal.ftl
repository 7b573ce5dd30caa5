# What binds the dice. Hashes have 64 digits.

dice-sealed = -# 🔒 Dés scellés, empreinte `{ $commitment }`.
dice-sealed-at-start = 🔒 Les dés sont scellés. `/verify` montre par quoi.
dice-sealed-status = { $brought ->
    [0] -# 🔒 Dés scellés. Le SHA-256 du secret est `{ $commitment }`.
    [one] -# 🔒 Dés scellés. Le SHA-256 du secret est `{ $commitment }`. La graine compte une contribution pour l’instant.
   *[other] -# 🔒 Dés scellés. Le SHA-256 du secret est `{ $commitment }`. La graine compte { $brought } contributions pour l’instant.
  }
dice-contributions = { $brought ->
    [one] -# Le SHA-256 de la seule contribution de la table est `{ $mark }`.
   *[other] -# Le SHA-256 des { $brought } contributions de la table est `{ $mark }`.
  }
dice-opened = -# 🔓 Dés scellés. `/verify` contrôle toute la partie.
dice-kept = -# 🔒 Dés scellés, et qui le restent, car la partie a été arrêtée avant la fin.
dice-unsealed = ⚠️ **Dés non scellés :** l’hôte a choisi la graine. Qui la connaît connaît chaque dé et chaque carte.
dice-unsealed-mark = -# ⚠️ Dés non scellés : l’hôte a choisi la graine.
dice-lesson-at-start = Une leçon commence toujours avec la même donne.
dice-unsealed-at-start = Les dés ne sont pas scellés, car l’hôte a choisi la graine.

# The verdict of `/verify` and of the script that checks a file: its first line, then one line for each thing checked.
# “Choices” are the lines of the log that players made.

verdict-sealed = Tout concorde. Les dés étaient scellés, et toute la partie en découle.
verdict-unsealed = Le journal concorde, mais les dés n’étaient pas scellés.
verdict-fails = Cette partie ne concorde pas. { $trouble }
verdict-fails-rules-changed = Cette partie ne concorde pas. { $trouble } Les règles ont changé depuis son début, ce qui peut l’expliquer.
verdict-passed-line = ✅ **{ $line }**
verdict-failed-line = ❌ **{ $line }**
verdict-line = - { $line }
verdict-seed-chosen = L’hôte a choisi la graine en ouvrant la table. Qui la connaissait pouvait connaître chaque dé.
verdict-published = L’engagement publié est `{ $commitment }`.
verdict-commitment = L’engagement `{ $commitment }` est bien le SHA-256 du secret.
verdict-seed = { $brought ->
    [0] La graine découle du secret. Personne à la table n’y a contribué.
    [one] La graine découle du secret et d’une contribution de la table.
   *[other] La graine découle du secret et de { $brought } contributions de la table.
  }
verdict-replayed = À partir de cette graine, j’ai rejoué toute la partie. Il a fallu { $drawn ->
    [one] { $drawn } nombre
   *[other] { $drawn } nombres
  } pour les dés et les tirages, { $answers ->
    [0] aucun choix,
    [1] 1 choix, qui était permis,
   *[other] { $answers } choix, tous permis,
  } et { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
  } de journal sans trou.
verdict-told = La chronique et les états enregistrés ressortent à l’identique ({ $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
  }, { $positions ->
    [one] { $positions } état
   *[other] { $positions } états
  }).
verdict-undone = { $undone ->
    [one] 1 choix a été annulé, avant qu’un dé soit lancé ou un secret vu.
   *[other] { $undone } choix ont été annulés, chaque fois avant qu’un dé soit lancé ou un secret vu.
  }
verdict-went-back = La table a accepté de revenir en arrière { $times ->
    [one] une fois
   *[other] { $times } fois
  }, ce qui a annulé { $undone } choix. Partout où des dés avaient été lancés ou un secret vu, le sceau a fourni des dés neufs.
verdict-decided-alone = La seule personne à table a décidé { $times ->
    [one] une fois
   *[other] { $times } fois
  } sans vote de revenir en arrière, d’arrêter la partie ou de laisser regarder.
verdict-rules-changed = Les règles ont changé { $times ->
    [one] une fois
   *[other] { $times } fois
  } pendant la partie, et { $dropped ->
    [one] { $dropped } choix ne convenait plus
   *[other] { $dropped } choix ne convenaient plus
  }. Chaque fois, le sceau a fourni des dés neufs.
verdict-chain = La chaîne couvre le journal, { $told ->
    [one] { $told } ligne
   *[other] { $told } lignes
  } de chronique, la place et le nom de chacun, { $whispers ->
    [0] et la donne
    [one] la donne, et l’empreinte d’un aparté
   *[other] la donne, et les empreintes de { $whispers } apartés
  }.
verdict-whispers-read = { $read ->
    [one] Le texte d’un aparté est disponible, et il correspond à son empreinte.
   *[other] Les textes de { $read } apartés sont disponibles, et ils correspondent à leurs empreintes.
  }
verdict-head = Si la dernière fiche montre le dernier maillon, `{ $head }`, rien de tout cela n’a été changé ni omis.
verdict-older = { $older ->
    [one] 1 fait vient de règles plus anciennes. Je n’ai pu le comparer qu’en partie.
   *[other] { $older } faits viennent de règles plus anciennes. Je n’ai pu les comparer qu’en partie.
  }
verdict-uncovered = La chaîne ne couvre pas les heures, qui a appuyé sur un bouton pour une place, les signets, le rythme, les images, le jeu des ordinateurs et leurs paroles, ni les pronostics avant la fin.

# What may be wrong with a game: one sentence each. $line: a line of the log or of the chronicle.

trouble-damaged = Je n’arrive pas à tout lire. { $reason }
trouble-seal-missing = Ce fichier ne dit pas ce qui lie ses dés. Exporte de nouveau la partie depuis sa table.
trouble-seal-closed = La partie n’était pas finie lors de l’export, son sceau n’est donc pas ouvert.
trouble-commitment-differs = L’engagement n’est pas le SHA-256 du secret.
trouble-commitment-unpublished = L’engagement n’est pas celui qui a été publié.
trouble-seed-differs = La graine ne découle pas du secret et des contributions de la table.
trouble-link-unpublished = Le dernier maillon de la chaîne n’est pas celui qui a été publié.
trouble-log-cut = Le journal s’arrête avant la partie. Ses dernières lignes manquent.
trouble-log-too-long = Le journal revient si loin et si souvent en arrière que je ne peux pas tout rejouer.
trouble-log-line-missing = La ligne { $line } du journal manque.
trouble-log-line-unchained = La ligne { $line } du journal ne s’accroche pas à la chaîne. Elle a été modifiée, ou une ligne avant elle a été omise.
trouble-undo-differs = La ligne { $line } du journal et sa relecture ne s’accordent pas sur le droit de l’annuler.
trouble-undo-unfair = La ligne { $line } du journal annule ce qui ne peut pas l’être.
trouble-undo-repeat-differs = La ligne { $line } du journal devrait répéter le choix de la ligne { $other }, et ne le fait pas.
trouble-answer-illegal = La ligne { $line } du journal n’est pas un choix permis ({ $reason }).
trouble-rollback-uncounted = La ligne { $line } du journal revient à la ligne { $other }, qui ne compte pas.
trouble-rollback-unreached = La ligne { $line } du journal revient à la ligne { $other }, où la partie n’est jamais passée.
trouble-rollback-unagreed = La ligne { $line } du journal revient en arrière, et la chronique ne dit pas que la table l’a accepté.
trouble-rollback-unrenewed = La ligne { $line } du journal revient avant un dé ou un secret, et garde les anciens dés.
trouble-rollback-foreign-seed = La ligne { $line } du journal tire des dés neufs d’une graine qui ne découle pas du sceau.
trouble-rollback-unreachable = La ligne { $line } du journal revient à un point qu’on ne peut plus atteindre.
trouble-snapshot-differs = L’état enregistré à la ligne { $line } du journal n’est pas celui qu’atteint sa relecture.
trouble-chronicle-missing = La chronique manque.
trouble-chronicle-cut = La chronique s’arrête avant la partie. Ses dernières lignes manquent.
trouble-chronicle-end-differs = La chronique ne finit pas par le maillon que donne le fichier. Des lignes manquent.
trouble-chronicle-incomplete = La chronique omet quelque chose que raconte la ligne { $line } du journal.
trouble-chronicle-no-start = La chronique ne dit pas que la partie a commencé.
trouble-chronicle-no-seats = La chronique ne dit pas qui occupait quelle place.
trouble-chronicle-line-missing = La ligne { $line } de la chronique manque ou est illisible.
trouble-chronicle-line-misplaced = La ligne { $line } de la chronique ne relève d’aucune ligne du journal à cet endroit.
trouble-chronicle-line-unchained = La ligne { $line } de la chronique ne s’accroche pas à la chaîne. Elle a été modifiée, ou une ligne a été omise.
trouble-chronicle-line-differs = La ligne { $line } de la chronique ne correspond pas à la ligne { $other } du journal.
trouble-chronicle-line-other-version = La ligne { $line } de la chronique vient d’une version des règles qui n’a jamais servi à cette partie.
trouble-chronicle-line-other-account = La ligne { $line } de la chronique nomme un autre compte que la chaîne.
trouble-deal-missing = Le fichier ne dit pas sur quelle donne la partie a commencé.
trouble-deal-differs = La donne du fichier n’est pas celle du début de la partie.
trouble-deal-seats = La donne est faite pour { $seats } places, mais il en faut de { $min } à { $max }.
trouble-deal-experience = Le fichier compte plus de gens d’expérience qu’il n’y a de places.
trouble-deal-version = L’état de départ ne vient pas des règles avec lesquelles la partie a commencé.
trouble-rules-fail-deal = Les règles butent sur la donne ({ $reason }).
trouble-rules-fail-line = Les règles butent sur la ligne { $line } du journal ({ $reason }).
trouble-rules-fail-facts = Les règles butent sur ce que raconte la ligne { $line } du journal ({ $reason }).
trouble-about-names = Les noms ne sont pas ceux des gens qui étaient à table.
trouble-about-file = Ce que le fichier dit de lui-même ne correspond pas à son contenu.
trouble-about-people = Ce ne sont pas les gens qui étaient à table.
trouble-about-host = L’hôte n’est pas celui de la partie.
trouble-whisper-differs = L’aparté { $line } ne correspond pas à ce qui a été dit.
