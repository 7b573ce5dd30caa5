# Proposals, votes, going back, and seats on offer. $by proposed it, $about is the player it’s about. For a proposal about
# nobody, and for a decision by a moderator, one of them is empty. Outcomes are lines of the chronicle.

## Each kind of proposal: as it’s made, settled, and listed for `/game propose`

proposal-undo = { $whose ->
    [own] { $by } möchte die eigene letzte Entscheidung zurücknehmen.
   *[other] { $by } schlägt vor, die letzte Entscheidung von { $about } zurückzunehmen.
  }
  .agreed = Der Tisch ist einverstanden: Die letzte Entscheidung von { $about } wird zurückgenommen.
  .decided = { $whose ->
      [nobody] Die Moderation nimmt die letzte Entscheidung zurück.
     *[other] Die Moderation nimmt die letzte Entscheidung von { $about } zurück.
    }
  .refused = Abgelehnt: Die letzte Entscheidung von { $about } bleibt stehen.
  .withdrawn = { $by } zieht den Vorschlag zurück, die letzte Entscheidung von { $about } zurückzunehmen.
  .lapsed = Abgelaufen, zu wenige Stimmen: Die letzte Entscheidung von { $about } bleibt stehen.
  .choice = Die letzte Entscheidung zurücknehmen, auch nach einem Wurf

proposal-back = { $branch ->
    [none] { $by } schlägt vor, zu einem früheren Moment zurückzukehren.
   *[other] { $by } schlägt vor, zu Zweig { $branch } zurückzukehren.
  }
  .agreed = { $branch ->
      [none] Der Tisch ist einverstanden, zu einem früheren Moment zurückzukehren.
     *[other] Der Tisch ist einverstanden, zu Zweig { $branch } zurückzukehren.
    }
  .decided = Die Moderation dreht die Partie zu einem früheren Moment zurück.
  .refused = { $branch ->
      [none] Der Vorschlag, zu einem früheren Moment zurückzukehren, wurde abgelehnt.
     *[other] Der Vorschlag, zu Zweig { $branch } zurückzukehren, wurde abgelehnt.
    }
  .withdrawn = { $branch ->
      [none] { $by } zieht den Vorschlag zurück, zu einem früheren Moment zurückzukehren.
     *[other] { $by } zieht den Vorschlag zurück, zu Zweig { $branch } zurückzukehren.
    }
  .lapsed = { $branch ->
      [none] Der Vorschlag, zu einem früheren Moment zurückzukehren, ist abgelaufen: zu wenige Stimmen.
     *[other] Der Vorschlag, zu Zweig { $branch } zurückzukehren, ist abgelaufen: zu wenige Stimmen.
    }
  .choice = Zu einem früheren Moment oder einem Zweig zurückkehren

# While it’s voted on. $round is “none” in a game that doesn’t count rounds.
proposal-back-to-turn = { $ago ->
    [0] { $by } schlägt vor, zum Beginn dieses Zuges zurückzukehren.
    [1] { $by } schlägt vor, zum Beginn des vorigen Zuges zurückzukehren.
   *[other] { $round ->
        [none] { $by } schlägt vor, { $ago } Züge zurückzugehen, zum Beginn von Zug { $turn }.
       *[other] { $by } schlägt vor, { $ago } Züge zurückzugehen, zum Beginn eines Zuges in Runde { $round }.
      }
  }

proposal-pause = { $by } schlägt eine Pause vor.
  .agreed = Der Tisch ist einverstanden: Die Partie pausiert.
  .decided = Die Moderation lässt die Partie pausieren.
  .refused = Der Vorschlag für eine Pause wurde abgelehnt.
  .withdrawn = { $by } zieht den Vorschlag für eine Pause zurück.
  .lapsed = Der Vorschlag für eine Pause ist abgelaufen: zu wenige Stimmen.
  .choice = Die Partie pausieren
  .effect = Alle Uhren stehen, bis jemand von euch **Fortsetzen** drückt.

proposal-extend = { $by } schlägt mehr Zeit für { $about } vor.
  .agreed = Der Tisch ist einverstanden: mehr Zeit für { $about }.
  .decided = Die Moderation gibt { $about } mehr Zeit.
  .refused = Der Vorschlag, { $about } mehr Zeit zu geben, wurde abgelehnt.
  .withdrawn = { $by } zieht den Vorschlag zurück, { $about } mehr Zeit zu geben.
  .lapsed = Der Vorschlag, { $about } mehr Zeit zu geben, ist abgelaufen: zu wenige Stimmen.
  .choice = Jemandem mehr Zeit geben
  .effect = Auf diesem Platz läuft die Uhr von vorn.

# $pace is “none” where the new pace isn’t known.
proposal-pace = { $pace ->
    [none] { $by } schlägt ein anderes Tempo vor.
   *[other] { $by } schlägt ein anderes Tempo vor: „{ $pace }“.
  }
  .agreed = { $pace ->
      [none] Der Tisch ist einverstanden: Das Tempo ändert sich.
     *[other] Der Tisch ist einverstanden: Das Tempo ist jetzt „{ $pace }“.
    }
  .decided = Die Moderation ändert das Tempo.
  .refused = Der Vorschlag für ein anderes Tempo wurde abgelehnt.
  .withdrawn = { $by } zieht den Vorschlag für ein anderes Tempo zurück.
  .lapsed = Der Vorschlag für ein anderes Tempo ist abgelaufen: zu wenige Stimmen.
  .choice = Das Tempo ändern
  .effect = Für alle läuft die Uhr von vorn.

proposal-play-on = { $by } schlägt vor, ohne { $about } weiterzuspielen.
  .agreed = Der Tisch ist einverstanden, ohne { $about } weiterzuspielen.
  .decided = Die Moderation lässt die Partie ohne { $about } weitergehen.
  .refused = Der Vorschlag, ohne { $about } weiterzuspielen, wurde abgelehnt.
  .withdrawn = { $by } zieht den Vorschlag zurück, ohne { $about } weiterzuspielen.
  .lapsed = Der Vorschlag, ohne { $about } weiterzuspielen, ist abgelaufen: zu wenige Stimmen.
  .choice = Ohne jemanden weiterspielen (ein Computer springt ein)
  .effect = Ein Computer springt ein, bis der Platz wieder besetzt ist.

proposal-move-on = { $by } schlägt vor, ohne die geheime Entscheidung weiterzumachen.
  .agreed = Der Tisch ist einverstanden, ohne die geheime Entscheidung weiterzumachen.
  .decided = Die Moderation lässt die Partie ohne die geheime Entscheidung weitergehen.
  .refused = Der Vorschlag, ohne die geheime Entscheidung weiterzumachen, wurde abgelehnt.
  .withdrawn = { $by } zieht den Vorschlag zurück, ohne die geheime Entscheidung weiterzumachen.
  .lapsed = Der Vorschlag, ohne die geheime Entscheidung weiterzumachen, ist abgelaufen: zu wenige Stimmen.
  .choice = Ohne eine geheime Entscheidung weitermachen
  .effect = Wer noch eine geheime Entscheidung offen hat, für den spiele ich nach den Daueraufträgen oder dem Standard der Regeln. Wer das war, sage ich nicht. Lehnt niemand rechtzeitig ab, gilt es als angenommen.

proposal-gentle = { $by } schlägt vor, dass die Computer gemütlich spielen.
  .agreed = Der Tisch ist einverstanden: Die Computer spielen ab jetzt gemütlich.
  .decided = Die Moderation entscheidet: Die Computer spielen ab jetzt gemütlich.
  .refused = Der Vorschlag, dass die Computer gemütlich spielen, wurde abgelehnt.
  .withdrawn = { $by } zieht den Vorschlag zurück, dass die Computer gemütlich spielen.
  .lapsed = Der Vorschlag, dass die Computer gemütlich spielen, ist abgelaufen: zu wenige Stimmen.
  .choice = Die Computer gemütlich spielen lassen
  .effect = Sie nehmen oft die zweitbeste Möglichkeit.

proposal-fair = { $by } schlägt vor, dass die Computer ihr Bestes geben.
  .agreed = Der Tisch ist einverstanden: Die Computer geben ab jetzt ihr Bestes.
  .decided = Die Moderation entscheidet: Die Computer geben ab jetzt ihr Bestes.
  .refused = Der Vorschlag, dass die Computer ihr Bestes geben, wurde abgelehnt.
  .withdrawn = { $by } zieht den Vorschlag zurück, dass die Computer ihr Bestes geben.
  .lapsed = Der Vorschlag, dass die Computer ihr Bestes geben, ist abgelaufen: zu wenige Stimmen.
  .choice = Die Computer ihr Bestes geben lassen
  .effect = Sie nehmen die beste Möglichkeit, die sie finden.

proposal-cunning = { $by } schlägt vor, dass die Computer vorausdenken.
  .agreed = Der Tisch ist einverstanden: Die Computer denken ab jetzt voraus.
  .decided = Die Moderation entscheidet: Die Computer denken ab jetzt voraus.
  .refused = Der Vorschlag, dass die Computer vorausdenken, wurde abgelehnt.
  .withdrawn = { $by } zieht den Vorschlag zurück, dass die Computer vorausdenken.
  .lapsed = Der Vorschlag, dass die Computer vorausdenken, ist abgelaufen: zu wenige Stimmen.
  .choice = Die Computer vorausdenken lassen
  .effect = Sie spielen durch, wie es weitergehen könnte, wissen aber nur, was ihr eigener Platz sehen darf.

# $language is the new one. A moderator can’t decide this one.
proposal-language = { $language ->
    [none] { $by } schlägt eine andere Sprache für diesen Tisch vor.
   *[other] { $by } schlägt eine andere Sprache für diesen Tisch vor: { $language }.
  }
  .agreed = Der Tisch ist einverstanden: Er wechselt die Sprache.
  .refused = Der Vorschlag für eine andere Sprache wurde abgelehnt.
  .withdrawn = { $by } zieht den Vorschlag für eine andere Sprache zurück.
  .lapsed = Der Vorschlag für eine andere Sprache ist abgelaufen: zu wenige Stimmen.
  .effect = Das ändert, was hier alle lesen. Private Nachrichten bleiben in der Sprache der Einzelnen.

proposal-replace = { $by } schlägt vor, den Platz von { $about } jemand anderem anzubieten.
  .agreed = Der Tisch ist einverstanden, den Platz von { $about } jemand anderem anzubieten.
  .decided = Die Moderation bietet den Platz von { $about } jemand anderem an.
  .refused = Der Vorschlag, den Platz von { $about } jemand anderem anzubieten, wurde abgelehnt.
  .withdrawn = { $by } zieht den Vorschlag zurück, den Platz von { $about } jemand anderem anzubieten.
  .lapsed = Der Vorschlag, den Platz von { $about } jemand anderem anzubieten, ist abgelaufen: zu wenige Stimmen.
  .choice = Einen Platz jemand anderem anbieten
  .effect = Wer hier keinen Platz hat, kann ihn nehmen, solange er leer bleibt.

proposal-end = { $by } schlägt vor, die Partie hier zu beenden.
  .agreed = Der Tisch ist einverstanden, die Partie hier zu beenden.
  .decided = Die Moderation beendet die Partie.
  .refused = Der Vorschlag, die Partie hier zu beenden, wurde abgelehnt.
  .withdrawn = { $by } zieht den Vorschlag zurück, die Partie hier zu beenden.
  .lapsed = Der Vorschlag, die Partie hier zu beenden, ist abgelaufen: zu wenige Stimmen.
  .choice = Die Partie hier beenden
  .effect = Die Partie endet ohne Ergebnis.

# A moderator can’t decide this one or the next.
proposal-watch = { $by } schlägt vor: { $whom } darf { $about } über die Schulter schauen.
  .agreed = Der Tisch ist einverstanden: { $whom } darf { $about } über die Schulter schauen.
  .refused = Abgelehnt: { $whom } darf { $about } nicht über die Schulter schauen.
  .withdrawn = { $by } zieht den Vorschlag zurück, dass { $whom } { $about } über die Schulter schauen darf.
  .lapsed = Abgelaufen, zu wenige Stimmen: { $whom } darf { $about } nicht über die Schulter schauen.
  .effect = Wer zuschaut, sieht alles, was dieser Platz sieht, auch Geheimes, kann aber nichts entscheiden. Solange es dauert, steht es auf der Karte.

proposal-move = { $by } schlägt vor, die Partie auf einen anderen Server zu verlegen.
  .agreed = Der Tisch ist einverstanden, die Partie auf einen anderen Server zu verlegen.
  .refused = Der Vorschlag, die Partie auf einen anderen Server zu verlegen, wurde abgelehnt.
  .withdrawn = { $by } zieht den Vorschlag zurück, die Partie auf einen anderen Server zu verlegen.
  .lapsed = Der Vorschlag, die Partie auf einen anderen Server zu verlegen, ist abgelaufen: zu wenige Stimmen.
  .effect = Die Partie geht in <#{ $room }> weiter. Wer jemandem über die Schulter schaut, sieht dann nichts mehr.

## After a proposal’s own sentence

proposal-alone = Sonst spielt hier niemand mit, also entscheidet { $by } allein.
proposal-overtaken = Das ist hinfällig, denn die Partie ist inzwischen weiter.
proposal-ended = Das ist hinfällig, denn die Partie ist zu Ende.

## The message of a vote

vote-needs-another = -# Alle, die da sind, müssen zustimmen, darunter mindestens eine weitere Person. Die Abstimmung endet { $closes }.
vote-needs-majority = -# Mehr als die Hälfte muss zustimmen. Die Abstimmung endet { $closes }.
vote-needs-others = -# Alle anderen müssen zustimmen. Wer betroffen ist, darf Einspruch erheben. Die Abstimmung endet { $closes }.
vote-ayes = { $count ->
    [0] Dafür: noch niemand (0 von { $needed })
   *[other] Dafür: { $names } ({ $count } von { $needed })
  }
vote-nays = Dagegen: { $names }
vote-awaited = Es fehlen noch: { $names }
vote-private = Am Tisch wird gerade abgestimmt.
vote-agree = Zustimmen
vote-refuse = Ablehnen
vote-look = Diesen Moment zeigen

## Going back

rollback-undoes-nothing = Das nimmt keine Entscheidung zurück.
# $whose lists the choices of each player.
rollback-undoes = { $turns ->
    [0] { $choices ->
        [one] Das nimmt 1 Entscheidung zurück ({ $whose }).
       *[other] Das nimmt { $choices } Entscheidungen zurück ({ $whose }).
      }
    [one] { $choices ->
        [one] Das nimmt 1 Zug und 1 Entscheidung zurück ({ $whose }).
       *[other] Das nimmt 1 Zug und { $choices } Entscheidungen zurück ({ $whose }).
      }
   *[other] { $choices ->
        [one] Das nimmt { $turns } Züge und 1 Entscheidung zurück ({ $whose }).
       *[other] Das nimmt { $turns } Züge und { $choices } Entscheidungen zurück ({ $whose }).
      }
  }
rollback-undoes-of = { $choices } von { $name }
rollback-undoes-more = Was ihr entscheidet, bevor die Abstimmung vorbei ist, wird auch zurückgenommen. Alles bleibt als Zweig erhalten.
rollback-dice-fresh = Von hier an sind die Würfel frisch und alles Verdeckte neu gemischt. Was du in den zurückgenommenen Zügen gesehen hast, verrät dir also nichts.
rollback-dice-stay = Auf dem Weg wurde nicht gewürfelt und nichts aufgedeckt, also bleiben die Würfel. Was jemand im Geheimen erfahren haben könnte, wird neu gemischt.
rollback-on-branch = Dieser Moment liegt auf dem verlassenen Zweig { $branch }, und die Partie geht von dort weiter.
rollback-kept = Was ihr hinter euch lasst, bleibt als Zweig erhalten. Ihr könnt später dorthin zurück.
rollback-lost = Das Letzte, was damit zurückgenommen würde:
rollback-then = **So stand es damals:**
rollback-propose = Den anderen vorschlagen
rollback-decide = Als Moderation zurückkehren

# The question at the top. $name is a bookmark’s, $line a line of the chronicle.
rollback-to-branch = ### Zurück zum Ende von Zweig { $branch }?
rollback-to-bookmark = ### Zurück zu **{ $name }**?
rollback-to-line = ### Zurück zu dem Moment „{ $line }“?
rollback-to-turn = { $ago ->
    [0] ### Zurück zum Beginn dieses Zuges?
    [1] ### Zurück zum Beginn des vorigen Zuges?
   *[other] { $round ->
        [none] ### { $ago } Züge zurück, zum Beginn von Zug { $turn }?
       *[other] ### { $ago } Züge zurück, zum Beginn eines Zuges in Runde { $round }?
      }
  }

# As listed while you type.
rollback-choice-bookmark = { $name } (Zug { $turn })
rollback-choice-branch = Das Ende von Zweig { $branch }
rollback-choice-turn = { $ago ->
    [0] Der Beginn dieses Zuges
    [1] Der Beginn des vorigen Zuges
   *[other] { $turn ->
        [none] Der Beginn des Zuges vor { $ago } Zügen
       *[other] Der Beginn von Zug { $turn }, vor { $ago } Zügen
      }
  }

## Branches

branches-heading = ### Verlassene Zweige
branches-menu = Zeigen, wie ein Zweig endete…
branch-label = Zweig { $number }
# $when is a time ago, $turn and $round are “none” where nobody knows or counts them.
branch-left = { $turn ->
    [none] - **Zweig { $number }** wurde { $when } verlassen.
   *[other] { $round ->
        [none] - **Zweig { $number }** wurde in Zug { $turn } verlassen, { $when }.
       *[other] - **Zweig { $number }** wurde in Runde { $round } verlassen, { $when }.
      }
  }
branch-left-agreed = { $name } hatte es vorgeschlagen, und die Abstimmung ging durch.
branch-left-decided = Das hat die Moderation entschieden.
branch-last = Seine letzte Zeile: { $line }

## A seat on offer

offer = ### Der Platz von { $name } ist frei
  .text = Wer ihn nimmt, spielt in dieser Partie { $game } weiter, mit allem, was zum Platz gehört.
  .private = ### In dieser Partie { $game } ist ein Platz frei
  .take = Diesen Platz nehmen
  .over = Dieses Angebot ist vorbei.
  .ended = Die Partie ist zu Ende, also ist dieses Angebot vorbei.
  .taken = Dieser Platz ist nicht mehr frei. { $name } hat ihn.
