# La promesse sur la pioche : une empreinte montrée au début, ouverte à la fin

seal-about = La pioche est scellée
seal-explained = Avant le premier coup, le serveur montre cette empreinte de la pioche, de qui commence et de tout hasard à venir. À la fin, ton navigateur l’ouvre : aucune carte ne peut être changée en route.
seal-kept = La pioche était fixée avant le premier coup.
seal-broken = La pioche n’est pas celle qui était promise avant le premier coup.
seal-unchecked = Le navigateur ne vérifie le sceau de la pioche qu’en HTTPS. Télécharge l’enregistrement et lance : tamaya replay
seal-unread = Le sceau de la pioche ne peut pas être vérifié en ce moment.
