# Das Versprechen zum Stapel: ein Fingerabdruck am Anfang, geöffnet am Ende

seal-about = Der Stapel ist versiegelt
seal-explained = Vor dem ersten Zug zeigt der Server diesen Fingerabdruck: vom Stapel, davon, wer beginnt, und von allem Zufall, der noch kommt. Am Ende öffnet ihn dein Browser: Unterwegs lässt sich keine Karte austauschen.
seal-kept = Der Stapel stand vor dem ersten Zug fest.
seal-broken = Der Stapel ist nicht der, der vor dem ersten Zug versprochen war.
seal-unchecked = Der Browser prüft das Siegel des Stapels nur über HTTPS. Lade die Aufzeichnung herunter und starte: tamaya replay
seal-unread = Das Siegel des Stapels lässt sich gerade nicht prüfen.
