# What happens to a table, as lines of its chronicle for everyone. Names come in bold.

event-started = { $game } beginnt.
event-undone = { $name } nimmt die letzte Entscheidung zurück.
event-went-away = { $name } ist eine Weile abwesend. So lange spiele ich dort auf Sicherheit.
event-came-back = { $name } ist wieder da.
event-left-server = { $name } hat diesen Server verlassen. Ich spiele dort auf Sicherheit, und die anderen können den Platz jemand anderem anbieten.
event-resigned = { $name } gibt auf.
event-resumed = Die Partie geht weiter.
event-moved = Die Partie geht hier weiter, nach einem Umzug von einem anderen Server.
event-imported = Die Partie kommt aus einer Datei. Vor dem Import habe ich ihr Protokoll nachgespielt.
event-imagined = Was wäre, wenn… Die Partie geht von hier aus weiter, mit frischen Würfeln. Was niemand wusste, ist neu ausgeteilt.
event-imagined-guessed = Was wäre, wenn… Die Partie geht von hier aus weiter, in einer Welt, in der alles erfunden ist, was du nicht wusstest.
event-closed = Die Partie wurde vorzeitig beendet.
event-over = Die Partie ist vorbei.
event-exported = Jemand aus der Moderation hat die ganze Partie mit allen Geheimnissen exportiert.
event-exported-by = { $by } (Moderation) hat die ganze Partie mit allen Geheimnissen exportiert.
event-looked-into = { $seat ->
    [all] 👁 { $by } (Moderation) hat sich alle Geheimnisse angesehen.
   *[other] 👁 { $by } (Moderation) hat sich die Geheimnisse von { $seat } angesehen.
  }
# $plays is the moderator’s own seat.
event-looked-into-own-game = { $seat ->
    [all] 👁 { $by } (Moderation, spielt hier { $plays }) hat sich alle Geheimnisse angesehen.
   *[other] 👁 { $by } (Moderation, spielt hier { $plays }) hat sich die Geheimnisse von { $seat } angesehen.
  }
event-watched = { $name } schaut jetzt { $seat } über die Schulter.
event-watch-ended = { $name } schaut { $seat } nicht mehr über die Schulter.
event-whispered = { $from } flüstert { $to } etwas zu.
event-remarked = 📌 { $name } blickt zurück: { $text }
event-remark-gone = { $name } nimmt eine Anmerkung wieder ab.
event-unreadable = Diese Zeile ist beschädigt, ich kann sie nicht lesen.
event-fault = Ich bin über meine eigenen Regeln gestolpert. Der letzte Zug wurde nicht ausgeführt, die Einzelheiten sind als { $fault } gespeichert.
event-time-up = { $then ->
    [default] Für { $name } ist die Zeit um. Ich spiele nach den Daueraufträgen oder nach dem Standard der Regeln.
    [computer] Für { $name } ist die Zeit um. Ein Computer springt ein.
    [substitute] Für { $name } ist die Zeit um. Jemand anderes kann den Platz übernehmen.
    [window] Für { $name } ist die Zeit um. Der Moment geht vorbei.
   *[wait] Für { $name } ist die Zeit um. Die anderen können warten oder über ein Weiterspielen abstimmen.
  }
event-as-planned = { $name } handelt wie geplant.
event-as-planned-own = Ich habe „{ $label }“ für dich gewählt, wie geplant.
event-plan-ended = { $why ->
    [not-offered] Ich habe deinen Plan verworfen, denn „{ $label }“ war nicht möglich.
    [not-alone] Ich habe deinen Plan verworfen, denn wo „{ $label }“ hinführt, steht schon jemand.
    [changed] Ich habe deinen Plan verworfen („{ $label }“), denn inzwischen ist dir etwas passiert.
    [not-foreseen] Ich habe deinen Plan verworfen („{ $label }“), denn in deinem Zug kam zuerst eine andere Frage.
    [turn-over] Ich habe den Rest deines Plans verworfen („{ $label }“), denn dein Zug endete, ohne dass diese Frage kam.
    [went-back] Ich habe deinen Plan verworfen („{ $label }“), denn die Partie wurde zurückgedreht.
   *[played-for] Ich habe deinen Plan verworfen („{ $label }“), denn gerade spielt jemand anderes auf deinem Platz.
  }
event-by-order = { $followed } Das war „{ $title }“, eingestellt auf „{ $value }“.
event-fell-asleep = { $name } ist abwesend, also treffe ich die üblichen Entscheidungen sofort. Ein Druck auf die Karte oder `/game join` genügt für die Rückkehr.
event-stalled = Nichts zu hören von { $name }. Ihr anderen könnt darüber abstimmen, auf diesem Platz einen Computer spielen zu lassen oder ihn anzubieten.
event-on-leave = { $keeper ->
    [defaults] { $name } ist abwesend bis { $until }. So lange spiele ich auf Sicherheit.
    [computer] { $name } ist abwesend bis { $until }. So lange springt ein Computer ein.
    [nobody] { $name } ist abwesend bis { $until }. Der Tisch wartet.
   *[player] { $name } ist abwesend bis { $until }. Der Tisch spielt weiter.
  }
event-lent = { $what ->
    [fights] Bis { $until } kämpft { $deputy } für { $name }.
    [deals] Bis { $until } übernimmt { $deputy } den Handel für { $name }.
    [both] Bis { $until } übernimmt { $deputy } Kämpfe und Handel für { $name }.
   *[all] Bis { $until } spielt { $deputy } auf dem Platz von { $name }.
  }
event-loan-over = { $why ->
    [taken-back] { $name } spielt wieder selbst, { $deputy } hat frei.
    [given-back] { $deputy } gibt zurück, was { $name } verliehen hat.
    [left-server] { $deputy } hat diesen Server verlassen und spielt nicht mehr für { $name }.
    [too-late] { $deputy } hat den Tisch zu oft warten lassen und spielt nicht mehr für { $name }.
    [declined] { $deputy } möchte lieber nicht für dich spielen. Dein Platz bleibt bei dir.
    [unanswered] Von { $deputy } kam keine Antwort, also ist dein Angebot abgelaufen.
    [moved] Hier spielt { $name } wieder selbst und nicht mehr { $deputy }.
   *[over] Die Leihfrist ist um. { $name } spielt wieder selbst, { $deputy } hat frei.
  }
event-paused = { $why ->
    [all-away] Alle sind abwesend, also pausiert die Partie, bis jemand zurückkommt.
    [almost-all-away] Seit einer Runde sind alle bis auf eine Person abwesend, also pausiert die Partie, bis jemand zurückkommt.
   *[agreed] Die Partie pausiert.
  }
event-seat-offered = Der Platz von { $name } ist frei für alle, die ihn wollen.
event-renamed = { $before } heißt jetzt { $name }.
event-seat-taken = { $name } übernimmt den Platz von { $before }.
event-stood-in = { $more ->
    [0] Während du abwesend warst, habe ich das für dich getan:
    [one] Während du abwesend warst, habe ich eine andere Sache für dich getan und dann das:
   *[other] Während du abwesend warst, habe ich { $more } andere Dinge für dich getan und dann das:
  }
event-answers-lost = { $lost ->
    [one] Die Regeln haben sich seitdem geändert, deshalb entfällt die letzte Entscheidung.
   *[other] Die Regeln haben sich seitdem geändert, deshalb entfallen die letzten { $lost } Entscheidungen.
  }

## Going back. The game counts either rounds or turns.

event-went-back = { $unit ->
    [rounds] ↩ Die Partie wurde von Runde { $from } auf Runde { $to } zurückgedreht.
   *[turns] ↩ Die Partie wurde von Zug { $from } auf Zug { $to } zurückgedreht.
  }
event-went-back-in-round = ↩ Die Partie wurde auf einen früheren Zug von Runde { $round } zurückgedreht.
event-went-back-in-turn = { $unit ->
    [rounds] ↩ Die Partie wurde auf einen früheren Moment von Runde { $to } zurückgedreht.
   *[turns] ↩ Die Partie wurde auf einen früheren Moment von Zug { $to } zurückgedreht.
  }
event-branch-resumed = { $unit ->
    [rounds] ↩ Die Partie ist zu Zweig { $branch } zurückgekehrt, in Runde { $to }.
   *[turns] ↩ Die Partie ist zu Zweig { $branch } zurückgekehrt, in Zug { $to }.
  }
event-branch-left = Der zurückgenommene Teil bleibt als Zweig { $branch } erhalten. Er zählt nicht, aber `/game branches` zeigt ihn.

## Guesses at the winner

guesses-right = 🔮 Gut vorhergesehen: { $guesses }.
guesses-none-right = 🔮 Das hat niemand kommen sehen.
guesses-wrong = Weniger Glück: { $guesses }.
guesses-more = { $more ->
    [one] Noch eine Person hat getippt.
   *[other] Noch { $more } Leute haben getippt.
  }
guess-of = { $name } tippte in Zug { $turn } auf { $seat }
guess-own = 🔮 Dein Tipp in Zug { $turn }: { $seat }. Vor dem Ende sieht ihn niemand sonst. Tippst du noch einmal, zählt der neue Tipp ab dem Zug, in dem du ihn abgibst.
