web-problem-bad-token = Ce jeton n’appartient à aucun programme.
web-problem-not-for-programs = Un programme ne peut pas faire cela.
web-problem-only-programs = C’est réservé aux programmes munis d’un jeton.
web-problem-no-program = Vous n’avez pas de tel programme.
web-problem-too-many-programs = Vous avez déjà { $most } programmes. Supprimez-en un d’abord.
