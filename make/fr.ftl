### Ce que `make` dit avant que Longhouse soit là.

set-up-old-python = Longhouse demande Python 3.11 ou plus récent ; celui-ci est { $found }. Dites lequel prendre : make PYTHON=python3.13
set-up-tools = Installation de ce dont Longhouse a besoin...
set-up-compiling = Installation de Longhouse (la compilation prend une minute)...
set-up-waiting = Quelqu’un d’autre installe Longhouse ici ; un instant...
set-up-stuck = Le processus { $process } installe Longhouse ici depuis très longtemps et semble bloqué. Arrêtez-le et réessayez.
set-up-later = Le moteur est compilé en arrière-plan, ce qui prend une minute ou deux. Jusqu’au prochain démarrage les robots pensent plus lentement.
set-up-failed = Le moteur n’a pas pu être compilé ({ $log } dit pourquoi). Tout fonctionne sans, mais plus lentement.
set-up-pip-failed = pip n’a pas pu l’installer. Son message est ci-dessus et dans { $log }.
