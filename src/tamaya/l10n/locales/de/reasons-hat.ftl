reason-hat-play = Nach all den Botschaften passte meine { $slot }. Karte, was immer sie war.
reason-hat-play-known = Die Botschaften hatten mir verraten, dass meine { $slot }. Karte die { reason-card } war, und sie passte.
reason-hat-play-chance = Meine { $slot }. Karte passte mit { $percent } % Wahrscheinlichkeit, und ein Gewitterplättchen konnten wir verkraften.
reason-hat-clue = Für alle außer mir habe ich eine Zahl ausgerechnet, die ihre Hand beschreibt. Mein Hinweis an { $target } nennt die Summe: { $number } von 0 bis { $most }.
reason-hat-clue-plain = Dieser Hinweis an { $target } trug keine Zahl; er meinte seine Worte und nicht mehr.
reason-hat-discard-message = Mehrere meiner Karten waren nutzlos, das wussten alle. Welche ich abwarf, war eine Botschaft: die { $slot }.
reason-hat-discard-useless = Meine { $slot }. Karte konnte zu nichts mehr nützen.
reason-hat-discard-least = Meine { $slot }. Karte würde uns am wenigsten fehlen.
