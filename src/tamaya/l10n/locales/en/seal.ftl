# The promise about the deck: a digest shown at the start, opened at the end

seal-about = The deck is sealed
seal-explained = Before the first move the server shows this fingerprint of the deck, of who begins and of all chance to come. At the end your browser opens it: no card can be changed on the way.
seal-kept = The deck was fixed before the first move.
seal-broken = The deck isn’t the one that was promised before the first move.
seal-unchecked = Your browser only checks the deck’s seal over HTTPS. Download the record and run: tamaya replay
seal-unread = The deck’s seal can’t be checked just now.
