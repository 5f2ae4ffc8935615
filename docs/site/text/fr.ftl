### Ce que la documentation dit entre les textes des jeux, en français.

docs-rules = Les règles
docs-rules-about = Toutes les règles dans nos propres mots, chacune avec son numéro : celui que la table, le terminal et le journal nomment quand ils disent pourquoi. Ce sont les textes mêmes que montre `longhouse rules --lang fr`.
docs-table = { $title } : une table au milieu d’une partie
docs-picture = Un dessin pour « { $part } »
docs-to-dark = Thème sombre
docs-to-light = Thème clair
