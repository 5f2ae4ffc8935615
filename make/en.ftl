### What `make` says before Longhouse is there.

set-up-old-python = Longhouse needs Python 3.11 or newer; this is { $found }. Say which to use: make PYTHON=python3.13
set-up-tools = Installing what Longhouse needs ...
set-up-compiling = Installing Longhouse (compiling takes a minute) ...
set-up-waiting = Somebody else is installing Longhouse here; waiting ...
set-up-stuck = Process { $process } has been installing Longhouse here for very long and seems to stand still. End it and try again.
set-up-later = The engine is being compiled in the background, which takes a minute or two. Until the next start bots think more slowly.
set-up-failed = The engine could not be compiled ({ $log } says why). All works uncompiled, but slower.
set-up-pip-failed = pip could not install it. What it said is above and in { $log }.
