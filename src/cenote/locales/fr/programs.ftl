programs = Programmes
programs-about = Un de vos programmes peut s’asseoir aux tables et jouer depuis n’importe quelle machine. Tout le monde voit que c’est un programme.
programs-one = programme
programs-name = Nom du programme
programs-add = Créer un programme
programs-token = Voici son jeton. Il n’est montré que maintenant : gardez-le là où le programme le trouvera.
programs-token-label = Jeton du programme
programs-remove = Supprimer
programs-remove-one = Supprimer { $name }
programs-seat = Placer un programme
programs-seat-at = Placer un programme à la place { $number }

web-problem-bad-token = Ce jeton n’appartient à aucun programme.
web-problem-not-for-programs = Un programme ne peut pas faire cela.
web-problem-only-programs = C’est réservé aux programmes munis d’un jeton.
web-problem-no-program = Vous n’avez pas de tel programme.
web-problem-too-many-programs = Vous avez déjà { $most } programmes. Supprimez-en un d’abord.
