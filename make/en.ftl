### What `make` says before Longhouse is there.

set-up-old-python = Longhouse needs Python 3.11 or newer, not { $found }. Choose another one: make PYTHON=python3.13
set-up-tools = Installing what Longhouse needs ...
set-up-compiling = Installing Longhouse (compiling takes a minute) ...
set-up-waiting = Another process is installing Longhouse here; waiting ...
set-up-stuck = Process { $process } has been installing Longhouse here for a very long time and seems to hang. Stop it and try again.
set-up-later = The engine is being compiled in the background, which takes a minute or two. Until the next start the bots are slower.
set-up-failed = The engine could not be compiled (see { $log }). Everything works without it, only more slowly.
set-up-pip-failed = pip could not install it. What it said is above and in { $log }.
