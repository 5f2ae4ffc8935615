### Ce que `make` dit avant que Longhouse soit là.

set-up-old-python = Longhouse demande Python 3.11 ou plus récent, pas { $found }. Choisissez-en un autre : make PYTHON=python3.13
set-up-tools = Installation de ce dont Longhouse a besoin...
set-up-compiling = Installation de Longhouse (la compilation prend une minute)...
set-up-waiting = Un autre processus installe Longhouse ici ; un instant...
set-up-stuck = Le processus { $process } installe Longhouse ici depuis très longtemps et semble bloqué. Arrêtez-le et réessayez.
set-up-later = Le moteur se compile en arrière-plan, ce qui prend une minute ou deux. D’ici au prochain démarrage, les robots sont plus lents.
set-up-failed = Le moteur n’a pas pu être compilé (voir { $log }). Tout fonctionne sans lui, mais plus lentement.
set-up-pip-failed = pip n’a pas pu l’installer. Son message est ci-dessus et dans { $log }.
