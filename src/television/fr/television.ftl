# The page of a table on a television. Everybody in the room may read it.

page-title = Questmaster
page-turn = À qui de jouer
page-waiting = Un instant. La table arrive.
page-away = Le maître du jeu s’est absenté. Cette page reprend à son retour.
page-ended = Ce lien ne marche plus. Tape /game television à la table pour en avoir un autre.
page-map = Carte
page-scene = Ce qui vient de se passer
page-lines = Les dernières lignes

## Instead of a page. The same for links that never existed.

answer-unknown = Ce lien n’existe pas, ou ne marche plus. Tape /game television à la table pour en avoir un autre.
answer-only-get = Cette page ne peut qu’être lue.
answer-later = Trop de demandes, ou le maître du jeu n’est pas encore prêt. Réessaie dans une minute.
answer-full = Trop d’écrans regardent en ce moment. Réessaie dans une minute.
