# Lektionen und Rätsel. $guide ist der Name der befreundeten Person am Tisch.
learn-title = Lernen
learn-lead = Vom allerersten Hinweis bis zur letzten Karte des Stapels. Ohne Konto; dieser Browser merkt sich, wie weit du bist.
learn-lessons = Lektionen
learn-puzzles = Rätsel
learn-puzzles-about = Stellungen aus echten Partien: Was tust du?
learn-done = geschafft
learn-begin = Beginnen
learn-again = Noch einmal
learn-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
learn-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
learn-next = Weiter
learn-not-yet = Das ist erlaubt, aber darum geht es hier nicht. Versuch, was gefragt ist.
learn-read-on = Lies erst noch zu Ende.
learn-not-this = Das ist erlaubt, aber es gibt etwas Besseres. Schau noch einmal hin.
learn-wait = { $guide } überlegt …
learn-leave = Lektion verlassen
learn-leave-about = Die Partie geht ohne Anleitung weiter.
learn-play-on = Hier weiterspielen
learn-onward-puzzle = Nächstes Rätsel
learn-onward-lesson = Nächste Lektion
learn-more = Weitere Lektionen
learn-solved = Gelöst!
learn-rules = Regeln zum Lesen und Nachschlagen

lesson-first-title = Dein erstes Feuerwerk
lesson-first-about = Alles, was du zum Spielen brauchst, in einer echten Partie. Zehn Minuten.
lesson-first-welcome = Willkommen! Mit { $guide } zündest du fünf Feuerwerke, eines in jeder Farbe. Jedes entsteht aus den Karten 1, 2, 3, 4, 5, in dieser Reihenfolge.
lesson-first-hands = Das sind die Karten von { $guide }. Du siehst sie, { $guide } nicht.
lesson-first-own = Und das sind deine. { $guide } sieht sie von vorn, du nur von hinten. Also müsst ihr einander sagen, was ihr habt.
lesson-first-fireworks = Noch hat kein Feuerwerk begonnen: Jedes wartet auf seine 1. Jede 1 kann jetzt gespielt werden.
lesson-first-one = { $guide } hat zwei Einsen. Sag es: Tippe eine davon an und wähle „1“. Ein Hinweis nennt eine Zahl oder eine Farbe und zeigt auf alle solchen Karten dieser Hand.
lesson-first-fits = { $guide } hat „1“ gehört, wusste, dass jede 1 passt, und hat eine gespielt. Gelb hat begonnen!
lesson-first-tokens = Dein Hinweis hat ein Hinweisplättchen gekostet: Sieben Laternen leuchten noch. { $guide } spielt als Nächstes die andere 1, ein weiterer Hinweis eilt also nicht. Abwerfen bringt ein Plättchen zurück.
lesson-first-oldest = Welche Karte? Von deinen weißt du nichts. Dann geht die älteste: die ganz rechts. Tippe sie an und wirf sie ab.
lesson-first-drawn = Nach dem Ausspielen oder Abwerfen ziehst du eine Karte. Sie kommt links dazu, die älteste ist also immer rechts.
lesson-first-colour = { $guide } hat die rote 2 gezogen, und die rote 1 liegt da. Nenn diesmal die Farbe: Tippe die rote 2 an und wähle „rot“.
lesson-first-marked = Ein Hinweis für dich: Zwei deiner Karten sind Einsen. Die Zeichen bleiben darauf, niemand muss sie sich merken.
lesson-first-trust = Rot und Gelb haben ihre 1 schon. Wären es womöglich die? { $guide } sieht deine Karten und gäbe für nutzlose kaum ein Plättchen aus. Vertrau dem Hinweis.
lesson-first-newest = Spiel die neuere der beiden Einsen, die weiter links.
lesson-first-other = Grün! Deine andere 1 passt auch. Spiel sie.
lesson-first-five = „5“, sagt { $guide }: deine älteste Karte. Es gibt nur eine 5 in jeder Farbe, und diese wäre als Nächste gegangen. Noch passt sie nicht: Behalte sie einfach.
lesson-first-not = Ein Hinweis sagt auch, was die anderen Karten nicht sind: Keine von ihnen ist eine 5. Tippe eine deiner Karten an, um zu sehen, was sie noch alles sein kann.
lesson-first-two = { $guide } hat eine gelbe und eine grüne 2 gezogen, und beide passen. Ein Hinweis für zwei Karten: Sag „2“.
lesson-first-strikes = Natürlich kannst du raten. Aber eine Karte, die nicht passt, ist verloren und verbrennt eine dieser drei Zündschnüre. Mit der dritten ist die Vorstellung vorbei, und verloren.
lesson-first-spare = Besser abwerfen. Die 5 hat ihr Zeichen, also geht die älteste Karte ohne Hinweis. Tippe sie an und wirf sie ab.
lesson-first-pile = Abgeworfene Karten liegen hier für alle sichtbar. In jeder Farbe gibt es drei Einsen, je zwei Zweien, Dreien und Vieren und eine einzige 5. Die letzte ihrer Art darf nicht verloren gehen.
lesson-first-white = Ein Feuerwerk fehlt noch. { $guide } hat die weiße 1 gezogen: Sag „1“.
lesson-first-last = Alle fünf haben begonnen! Ist die letzte Karte des Stapels gezogen, hat jeder noch einen Zug. Dann wird gezählt: 25 Punkte sind ein perfektes Feuerwerk.
lesson-first-free = Der Rest der Partie gehört dir. { $guide } spielt wie ein guter Neuling. Viel Spaß!

lesson-chop-title = Die Abwurfkarte
lesson-chop-about = Welche Karte geht, wenn nichts Besseres zu tun ist.
lesson-chop-what = Wer nichts Besseres zu tun hat, wirft ab. Wissen alle, welche Karte, können alle planen. Üblich ist die älteste ohne Hinweis: die Abwurfkarte. Das ist deine.
lesson-chop-theirs = Und das ist die von { $guide }: die nächste, die geht. Schau sie dir vor jedem deiner Züge an. Die gelbe 4 gibt es zweimal, sie darf gehen.
lesson-chop-now = Also alles gut. { $guide } hat zwei Einsen: Zeig darauf.
lesson-chop-discard = { $guide } spielt als Nächstes die andere 1. Von deinen Karten weißt du nichts: Wirf deine Abwurfkarte ab.
lesson-chop-jump = Deine älteste Karte hat jetzt einen Hinweis. So eine ist nie die Abwurfkarte, also ist es die nächste.
lesson-chop-play = Und eine 1, auf die jemand zeigt, will gespielt werden. Spiel sie.
lesson-chop-again = Nichts zu spielen, nichts Dringendes zu sagen: Die Abwurfkarte von { $guide } ist noch immer die gelbe 4. Wirf deine ab.
lesson-chop-full = Alle acht Laternen haben geleuchtet. Dann darf niemand abwerfen, und { $guide } musste einen Hinweis geben.
lesson-chop-red = Eine einzige Karte, eine neue, und „rot“: Es muss die sein, auf die Rot wartet. Spiel sie.
lesson-chop-done = { $guide } hat die gelbe 4 abgeworfen, wie du erwartet hast. Dafür ist die Abwurfkarte da: Du weißt, was geschehen wird, und kannst eingreifen, wenn es nicht geschehen darf.

lesson-saves-title = Karten retten
lesson-saves-about = Wie man nicht verliert, was sich nicht ersetzen lässt.
lesson-saves-look = Schau auf die Abwurfkarte von { $guide }: die rote 5, die einzige. { $guide } hat nichts zu spielen und würde sie abwerfen.
lesson-saves-first = Du hast eine 1, die du spielen könntest. Aber sie läuft nicht weg. Was gleich verloren ist, kommt zuerst.
lesson-saves-five = Rette sie: Tippe die rote 5 an und wähle „5“.
lesson-saves-moved = { $guide } hat stattdessen eine gelbe 3 abgeworfen, es gibt noch eine. Jetzt wäre eine blaue 4 dran.
lesson-saves-pile = Und auf dem Ablagestapel liegt schon eine blaue 4. Diese ist die letzte, sie ist kritisch: Ohne sie endet Blau bei 3.
lesson-saves-four = Rette sie mit „4“. („Blau“ klänge, als sollte sie gespielt werden.)
lesson-saves-breathe = Jetzt wäre eine grüne 3 dran, und es gibt noch eine. Zeit zum Durchatmen, und um deine 1 zu spielen.
lesson-saves-twos = Nun wäre eine gelbe 2 dran. Die andere siehst du nicht, und ohne Zweien bleiben Feuerwerke früh stecken. Darum werden auch Zweien gerettet.
lesson-saves-two = Rette sie: Sag „2“.
lesson-saves-done = Fünfen, Zweien und kritische Karten: Such sie in jedem Zug auf den Abwurfplätzen der anderen. Erst retten, dann spielen, dann neue Hinweise.

lesson-prompts-title = Fingerzeige
lesson-prompts-about = Ein Hinweis, der zwei Karten spielbar macht.
lesson-prompts-three = „3“, sagt { $guide } und meint eine einzige Karte. Aber kein Feuerwerk wartet auf eine 3: Rot liegt bei 1, die anderen haben nicht begonnen.
lesson-prompts-missing = Ein Hinweis verspricht, dass die Karte spielbar ist, wenn nicht jetzt, dann nach Karten, von denen schon jemand weiß. Was fehlt zwischen der roten 1 und einer 3? Die rote 2.
lesson-prompts-two = { $guide } sieht sie also: Es muss deine 2 sein, die mit dem älteren Hinweis. Das ist ein Fingerzeig. Spiel die 2.
lesson-prompts-then = Sie hat gepasst! Dann ist auch die 3 rot. Spiel sie.
lesson-prompts-save = Abwurfkarte von { $guide }: eine gelbe 2. Rette sie mit „2“. { $guide } behält sie, denn nicht jede 2 passt.
lesson-prompts-yours = Jetzt gib selbst einen Fingerzeig. { $guide } hat eine 2 unbekannter Farbe und hat die gelbe 3 gezogen.
lesson-prompts-give = Gelb liegt bei 1. Sag „3“, und { $guide } erkennt, dass die 2 gelb ist.
lesson-prompts-done = { $guide } hat verstanden, und die 3 folgt. Ein Hinweis, zwei Punkte: So reichen die Plättchen lange.

lesson-endgame-title = Das Endspiel
lesson-endgame-about = Der Stapel ist eine Uhr, und ein Hinweis hält sie an.
lesson-endgame-board = Das Ende einer guten Partie. Es fehlen nur Gelb und Blau, je eine 4 und eine 5.
lesson-endgame-four = „4“, sagt { $guide } und hat selbst die gelbe 4, wie du siehst. Deine ist also die blaue. Spiel sie.
lesson-endgame-count = Zwei Karten sind noch im Stapel. Ist die letzte gezogen, hat jeder noch einen Zug.
lesson-endgame-clock = Drei Karten fehlen, alle bei { $guide }: drei Züge. Ausspielen und Abwerfen ziehen eine Karte. Ein Hinweis zieht keine: Er hält die Uhr an.
lesson-endgame-yellow = Also nicht abwerfen. Sag „gelb“: { $guide } weiß dann von der 4, von der 5 schon jetzt.
lesson-endgame-still = Noch eine Karte. { $guide } spielt als Nächstes die gelbe 5 und zieht sie; dann hat jeder von euch noch einen Zug.
lesson-endgame-five = In diesem Zug muss { $guide } von der blauen 5 wissen. Sag „5“ und halte die Uhr noch einmal an.
lesson-endgame-last = Der Stapel ist leer: dein letzter Zug, dann der von { $guide }. Von deinen Karten passt keine.
lesson-endgame-any = Wirf irgendeine ab, zum Beispiel diese.
lesson-endgame-done = Perfekt: 25 Punkte! Mit Abwerfen statt Hinweis wäre der Stapel einen Zug zu früh leer gewesen.

lesson-puzzle-01-title = Die rote
lesson-puzzle-01-ask = Zwei Plättchen, neun Karten im Stapel, und { $guide } hat gerade „rot“ gesagt. Was tust du?
lesson-puzzle-01-answer = Ein Hinweis auf eine einzige neue Karte sagt, dass sie passt. Rot liegt bei 2, also ist es die 3, und sie kann nicht warten: Ab jetzt zählt jeder Zug.
lesson-puzzle-02-title = Nach dem Ausschlussverfahren
lesson-puzzle-02-ask = Eine deiner Karten ist grün, mehr weißt du nicht. Schau auf den Ablagestapel und in die anderen Hände. Was tust du?
lesson-puzzle-02-answer = Grüne Einsen gibt es keine mehr, beide Dreien und beide Vieren sind weg oder zu sehen, die 5 auch. Es bleibt die 2.
lesson-puzzle-03-title = Welche 4?
lesson-puzzle-03-ask = Eine deiner Karten ist eine 4 unbekannter Farbe. Was tust du?
lesson-puzzle-03-answer = Gelb und Grün liegen bei 3, kein anderes Feuerwerk braucht eine 4. Gelb oder grün, sie passt.
lesson-puzzle-04-title = Eine 2 zu viel?
lesson-puzzle-04-ask = „2“, hat man dir gesagt, und eine deiner Zweien ist blau. Braucht noch jemand die andere? Was tust du?
lesson-puzzle-04-answer = Rot, Gelb und Grün sind fertig, Blau hat seine 2. Nur Weiß wartet auf eine, und auf eine nutzlose Karte zeigt niemand.
lesson-puzzle-05-title = Ohne Plättchen
lesson-puzzle-05-ask = Kein Plättchen mehr, und zwei deiner Karten sind blau. Was tust du?
lesson-puzzle-05-answer = Blau liegt bei 1. Die 5 kennst du; auf die andere wurde gezeigt, damit sie gespielt wird. Es ist die 2, und Blau geht weiter.
lesson-puzzle-06-title = Jetzt oder später?
lesson-puzzle-06-ask = Ein Plättchen und vier Karten im Stapel. Retten, hinweisen, abwerfen oder spielen? Was tust du?
lesson-puzzle-06-answer = Deine gelbe 5 passt, und ein fertiges Feuerwerk bringt ein Plättchen zurück. Alles andere kostet einen Zug, und keiner ist übrig.
lesson-puzzle-07-title = Zwei auf einen Streich
lesson-puzzle-07-ask = Ein einziges Plättchen, zwei Karten im Stapel. Was sagst du { $guide }?
lesson-puzzle-07-answer = „Weiß“ zeigt auf die 5, von der { $guide } nur die Zahl kannte. Weiß liegt bei 4: Jetzt kann sie gespielt werden.
lesson-puzzle-08-title = Die letzte im Stapel
lesson-puzzle-08-ask = Kein Plättchen, eine einzige Karte im Stapel. Eine deiner Karten ist eine 4. Was tust du?
lesson-puzzle-08-answer = Die anderen Vieren sind gespielt, abgeworfen oder vor deinen Augen: Deine ist weiß. Die weiße 5 wartet nebenan, und wenn du jetzt spielst, kommt sie noch dran.
lesson-puzzle-09-title = Eine Kette
lesson-puzzle-09-ask = Ein Plättchen, drei Karten im Stapel. Gelb liegt bei 2, und du hast eine gelbe Karte. Was tust du?
lesson-puzzle-09-answer = Es ist die 3: Die anderen sind weg oder zu sehen. 4 und 5 sind bei den anderen, und jede braucht einen Zug. Eine Kette beginnt sofort oder nie.
lesson-puzzle-10-title = Die letzte Runde
lesson-puzzle-10-ask = Der Stapel ist leer: du, dann die beiden anderen, je ein Zug. Plättchen gibt es genug. Was tust du?
lesson-puzzle-10-answer = Deine rote Karte ist die 4, und jemand nach dir hat die rote 5. Kein Hinweis ist so viel wert wie die Karte, auf die er wartet.
