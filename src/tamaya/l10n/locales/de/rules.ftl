# Die Regelseite. Jede Nachricht ist ein Absatz, eine Zeile einer Liste oder die Worte unter einem Bild; *Sternchen* heben hervor.

rules-title = So wird Hanabi hier gespielt
rules-intro = Das ist genau das Spiel dieses Ortes, ganz und der Reihe nach. Wo gedruckte Ausgaben und andere Seiten abweichen, gibt es etwas zu wählen; *das Übliche steht zuerst*, und jeder Tisch sagt in Worten, was gilt.
rules-contents = Auf dieser Seite
rules-top = Nach oben
rules-options = Zur Wahl

## Ziel

rules-goal = Das Ziel
rules-goal-show = Ihr macht Feuerwerke, alle zusammen: Niemand spielt gegen jemanden. Jede Farbe ist ein Feuerwerk, Karte für Karte von 1 bis 5 gebaut. Je mehr Karten am Ende am Himmel stehen, desto besser die Vorstellung.
rules-goal-hand = Der Haken: *Du siehst die Karten aller, nur deine nicht.* Was du hältst, erfährst du aus den Hinweisen der anderen, und aus dem, was sie nicht sagen.

## Karten und Verteilen

rules-cards = Karten und Verteilen
rules-cards-count = Fünf Farben mit je zehn Karten: drei Einsen, je zwei Zweien, Dreien und Vieren und *nur eine Fünf*. Das macht 50.
rules-cards-copies = Alle zehn Karten einer Farbe.
rules-cards-emblems = Jede Farbe hat ihre eigene Form, also muss sie niemand nur an der Farbe erkennen.
rules-deal-hands = Zu zweit oder dritt bekommt jeder fünf Karten, zu viert oder fünft vier. Der Rest ist der Nachziehstapel, verdeckt. Deine Karten kehren dir den Rücken zu; alle anderen sehen sie.
rules-deal-tokens = Es gibt acht Hinweisplättchen, gezeichnet als Laternen, und Platz für drei Gewitterplättchen, gezeichnet als Zündschnüre.
rules-deal-tokens-drawn = Acht Laternen, drei Zündschnüre.
rules-deal-first = Wer beginnt, wird gelost. Dann geht es im Uhrzeigersinn, nach links.
rules-deal-option-six = Auch zu sechst geht es, mit je drei Karten. Offiziell ist das nicht.
rules-deal-option-hand = Eine Hand kann eine Karte mehr oder weniger haben, solange ein Nachziehstapel bleibt.
rules-deal-option-tokens = Hinweisplättchen: höchstens 1 bis 16, und am Anfang beliebig viele bis dahin. Gewitterplättchen: Das erste, zweite oder dritte beendet die Partie.
rules-deal-option-first = Ein Platz kann zum Beginnen bestimmt werden. Hausbräuche sind so gut wie das Los: die bunteste Kleidung, das höchste Alter, Schere-Stein-Papier.
rules-deal-option-fixed = All das steht fest, sobald die Karten verteilt sind. Farbvarianten werden nie mitten in der Partie gemischt.

## Ein Zug

rules-turn = Ein Zug
rules-turn-one = Wenn du dran bist, tust du *genau eines von dreien*: einen Hinweis geben, eine Karte abwerfen oder eine Karte ausspielen. Passen geht nicht, und was getan ist, ist getan.

rules-clue = Einen Hinweis geben
rules-clue-cost = Ein Hinweis kostet ein Hinweisplättchen; ohne Plättchen gibt es keinen. Du wählst jemand anderen, nennst *eine Farbe oder eine Zahl* und zeigst auf *alle* Karten dieser Hand, die passen. Damit sagst du auch, dass die übrigen nicht passen.
rules-clue-true = Hinweise sind immer wahr und vollständig. Du darfst keine Karte auslassen, nicht Farbe und Zahl zugleich nennen und keinen Hinweis geben, wenn du nicht dran bist.
rules-clue-option-empty = Ein Hinweis, der auf keine Karte zeigt, etwa „du hast keine blaue Karte“, ist erlaubt. Ein Tisch kann ihn verbieten, wie die Ausgabe von R&R und die meisten Programme.

rules-discard = Abwerfen
rules-discard-how = Leg eine deiner Karten offen auf den Ablagestapel. *Ein Hinweisplättchen kommt zurück*, und du ziehst eine neue Karte, ohne sie anzusehen. Solange alle Plättchen da sind, darfst du nicht abwerfen.
rules-discard-pile = Der Ablagestapel liegt für alle offen, immer.

rules-play = Ausspielen
rules-play-how = Deck eine deiner Karten auf. Ist sie die nächste ihrer Farbe, kommt sie zu ihrem Feuerwerk: zuerst die 1, nach der 1 die 2, und so weiter.
rules-play-misplay = Wenn nicht, kommt sie auf den Ablagestapel, und du nimmst *ein Gewitterplättchen*. Kein Hinweisplättchen kommt zurück.
rules-play-draw = In beiden Fällen ziehst du eine neue Karte, ohne sie anzusehen.
rules-play-order = Der Reihe nach: Die Karte wandert, dann das Plättchen, dann zeigt sich, ob die Partie zu Ende ist; danach ein Bonus, falls ihr mit Boni spielt; zuletzt wird gezogen.
rules-turn-order-hand = Deine Hand darfst du jederzeit ordnen. Das ist kein Zug und kostet nichts. Neue Karten kommen links hinzu.

## Das Beispiel

rules-example = Zwei Runden als Beispiel
rules-example-start = Es spielen drei: A, B und C. Rot steht auf 1, Blau hat noch nicht begonnen. Zwei Hinweisplättchen sind übrig, ein Gewitterplättchen liegt schon da. Das ist die Hand von B, die alle außer B sehen:
rules-example-hand = B hält: rote 2, blaue 1, weiße 4, gelbe 3, rote 4.
rules-example-clue = *A* sagt zu B: „Diese beiden sind rot“ und muss auf beide zeigen, die erste und die letzte. Ein Plättchen bleibt.
rules-example-knows = Was B jetzt weiß: Die erste und die letzte Karte sind rot, die drei dazwischen nicht. Welche rote die 2 ist, kann B nicht sagen.
rules-example-b = *B* sagt zu C: „Diese ist eine Eins“ und zeigt auf alle Einsen, die C hält. Kein Plättchen bleibt.
rules-example-c = *C* wusste schon, dass diese Karte blau ist, und spielt sie aus: Die blaue 1 eröffnet das blaue Feuerwerk.
rules-example-a2 = *A* kann ohne Plättchen keinen Hinweis geben und wirft ab. Ein Plättchen ist wieder da.
rules-example-b2 = *B* wagt es und spielt die letzte Karte aus. Es ist die rote 4, aber Rot steht auf 1: Sie passt nicht, das zweite Gewitterplättchen.
rules-example-c2 = *C* kann das Plättchen für einen Hinweis nutzen.
rules-example-lesson = Ein Hinweis sagt, was Karten sind. Er befiehlt niemandem, sie auszuspielen.

## Feuerwerke

rules-fireworks = Feuerwerke
rules-fireworks-rank = Jede Farbe ergibt ein Feuerwerk, und jede Zahl liegt darin einmal. Eine zweite Karte, die dort schon liegt, passt nicht.
rules-fireworks-complete = Wer ein Feuerwerk vollendet, bringt *ein Hinweisplättchen zurück*, wenn nicht schon alle da sind.
rules-fireworks-lost = Liegen alle Exemplare einer Karte auf dem Ablagestapel, wächst ihr Feuerwerk nicht über sie hinaus. Die späteren Karten dieser Farbe taugen nur noch zum Abwerfen. Der Tisch kennzeichnet sie, nach dem, was alle sehen.

## Das Ende

rules-end = Ende und Punkte
rules-end-three = Eine Partie endet auf eine von drei Arten.
rules-end-strikes = *Drei Gewitterplättchen.* Das dritte beendet die Partie sofort. Die Vorstellung ist verloren und bringt 0 Punkte.
rules-end-perfect = *Perfekt.* Alle Feuerwerke sind fertig, und die Partie endet sofort: 25 Punkte.
rules-end-deck = *Der Nachziehstapel.* Ist seine letzte Karte gezogen, haben alle genau noch einen Zug, auch wer sie gezogen hat, und zwar als Letzter. Gezogen wird nicht mehr. Ein drittes Gewitterplättchen oder eine perfekte Vorstellung beenden die Partie auch dann sofort.
rules-end-score = Die Punkte sind die Karten am Himmel, also die Summe der höchsten Karten aller Feuerwerke. Karten auf der Hand und auf dem Ablagestapel zählen nicht.
rules-end-score-drawn = 4 + 3 + 2 + 5 + 1 = 15 Punkte
rules-grades = Wie war’s?
rules-grades-points = Punkte
rules-grades-grade = Die Vorstellung war
rules-grades-thirty = Wo 30 Punkte möglich sind, sind 25 bis 29 legendär und 30 göttlich.
rules-end-option-keep = Ein Tisch kann die Punkte auch nach dem dritten Gewitterplättchen zählen lassen, wie manche Programme es tun. Was auf dem Tisch lag, wird so oder so gezeigt.
rules-end-option-stop = Ein Tisch kann aufhören, sobald Feuerwerke und Ablagestapel zeigen, dass keine Punkte mehr zu holen sind. Mit Boni oder dem Großen Finale lässt sich das nicht sagen, also passt es nicht zusammen.

## Großes Finale

rules-finale = Großes Finale
rules-finale-about = Für alle, die alles oder nichts wollen. Die Partie endet nicht mit dem Nachziehstapel: Es gibt keine letzte Runde, und die Hände werden beim Weiterspielen kleiner.
rules-finale-won = Gewonnen ist erst, wenn alle Feuerwerke fertig sind.
rules-finale-lost = Verloren ist mit dem letzten Gewitterplättchen, oder sobald eine Karte, die noch gebraucht wird, als letzte ihrer Art auf dem Ablagestapel liegt, abgeworfen oder falsch ausgespielt. Boni mildern das nicht.
rules-finale-empty = Auch ohne Karten darf man noch Hinweise geben. Kann jemand gar nichts mehr tun, ist die Vorstellung verloren.
rules-finale-score = Es gibt keine Punkte und kein Urteil, nur perfekt oder verloren. Am Ende heißt es, wer die wenigsten Karten hält.

## Varianten

rules-variants = Farbvarianten
rules-variants-about = Eine sechste Farbe macht das Spiel schwerer. Was sie tut, steht hier ganz, denn *dieselben Namen meinen anderswo anderes*.
rules-variants-names = Vorsicht bei der „Farblawine“: Board Game Arena spielt sie mit zehn bunten Karten, die kein Hinweis nennen kann; so heißt sie auch hier. Manche gedruckte Anleitung nennt „Farblawine“, wenn fünf bunte Karten dazukommen, die man wie jede Farbe nennt; dieses Spiel heißt hier „schwer“. Liegen in deiner Schachtel fünf bunte Karten, nimm „schwer“.
rules-variants-marks = Die Zeichen der Farblawine folgen allein aus den Hinweisen. Eine Karte, auf die eine Farbe gezeigt hat, hat diese Farbe oder ist bunt; haben zwei Farben auf sie gezeigt, ist sie bunt; hat eine gezeigt und eine andere nicht, hat sie die erste.
rules-variants-black = Schwarzpulver: Das schwarze Feuerwerk beginnt mit der 5 und wird mit der 1 vollendet. Es gibt drei Fünfen, je zwei Vieren, Dreien und Zweien und eine Eins. Jede schwarze Karte, die am Ende fehlt, kostet einen Punkt, aber nie unter 0.
rules-variants-perfect = Eine perfekte Vorstellung bringt mit einer bunten Farbe 30 Punkte und mit Schwarzpulver 25.

## Boni

rules-bonuses = Die fünf Flamboyanten
rules-bonuses-about = Zur Wahl. Wer ein Feuerwerk vollendet, bekommt einen Bonus *statt* des Hinweisplättchens, wenn die Partie damit nicht endet.
bonus-name =
    { $bonus ->
        [token] Plättchen
        [mend] Flicken
        [return] Zurück
        [rescue] Rettung
        [colour] Farbe
       *[rank] Zahl
    }
bonus-about =
    { $bonus ->
        [token] Ein Hinweisplättchen kommt zurück, wenn Platz ist.
        [mend] Ein Gewitterplättchen verschwindet, wenn eines da ist, und ein Hinweisplättchen kommt zurück, wenn Platz ist.
        [return] Du suchst dir eine Karte vom Ablagestapel aus. Sie kommt an eine zufällige Stelle des Nachziehstapels, und man weiß nichts mehr von ihr. Ist er leer, bleibt er es, und dieser Bonus wirkt wie die Rettung.
        [rescue] Du suchst dir eine Karte vom Ablagestapel aus, die jetzt zu ihrem Feuerwerk passt, und sie wird ausgespielt. Du ziehst dafür nicht.
        [colour] Du gibst jemandem einen Farbhinweis, ohne dafür zu zahlen.
       *[rank] Du gibst jemandem einen Zahlenhinweis, ohne dafür zu zahlen.
    }
rules-bonuses-modes = So findet sich der Bonus:
rules-bonuses-tiles = *Tafeln.* Diese sechs liegen gemischt und verdeckt, und die nächste wird aufgedeckt. Sind alle verbraucht, kommt stattdessen ein Plättchen zurück.
rules-bonuses-random = *Zufällig.* Einer der fünf ohne „Plättchen“, alle gleich wahrscheinlich.
rules-bonuses-choice = *Nach Wahl.* Man wählt einen dieser fünf und wofür man ihn nutzt.
rules-bonuses-decline = Auf einen Bonus, der eine Entscheidung braucht, darf man verzichten, und dann kommt nichts stattdessen. Er gehört zum selben Zug, und inzwischen handelt niemand sonst.
rules-bonuses-again = Vollendet eine Rettung ein weiteres Feuerwerk, bringt das wieder einen Bonus.

## Tischgespräch

rules-talk = Tischgespräch
rules-talk-chat = Man kann miteinander schreiben, weil man an einem Tisch redet. *Dort etwas über Hände zu verraten, verdirbt das Spiel und ist gegen die Regeln*, und genauso, jemandes Zug zu lenken: mit Andeutungen, Seufzern oder langem Schweigen.
rules-talk-phrases = Manches darf man überall sagen, etwa „ich weiß nichts über meine Hand“ oder „weißt du deine Hand noch?“. Ein Tisch kann nur solche fertigen Sätze zulassen, oder gar kein Gespräch.
rules-talk-spectators = Was beim Zuschauen geschrieben wird, sieht der Tisch erst nach dem Ende.
rules-talk-undo = Einen Zug zurückzunehmen ist für Versehen an geselligen Tischen da, wenn alle zustimmen, und nie nach dem Ende. Die Karte geht verdeckt zurück, und die Aufzeichnung hält fest, was geschah.

## Gute Sitten

rules-etiquette = Gute Sitten
rules-etiquette-turn = Wer dran ist, entscheidet. Niemand hilft, niemand drängt.
rules-etiquette-blame = Eine Vorstellung misslingt gemeinsam. Nach einem Fehler sagt man am besten nichts, oder gibt den nächsten guten Hinweis.
rules-etiquette-conventions = Sprecht vor der Partie ab, was eure Hinweise bedeuten; währenddessen sprechen nur Hinweise.
rules-etiquette-leave = Musst du gehen, sag es: Ein Bot kann deinen Platz nehmen, wenn die anderen zustimmen.
rules-etiquette-secret = Hier sieht niemand mehr, als die Regeln erlauben. Deine Karten bleiben verborgen, bis du sie auslegst, auch nach dem Neuladen und nach dem Zurücknehmen.

rules-ready = Genug gelesen. Zünde das erste an!
rules-ready-play = An den Tisch
