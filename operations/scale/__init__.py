"""How many machines so many tables need: measured costs, simulated queues, and a check against real ones.

    make scale ARGS="--tables 100000 --plays 7.5 --phones 3 --days 30"      what they need
    make scale ARGS=measure         measure the costs on this machine, two minutes, and store them
    make scale ARGS=check           simulate three small clusters, run them, and compare

costs.py        what was measured, and where: costs.json
cores.py        the cores of a machine, shared by all who want to run
timeline.py     goes from event to event
stations.py     a process that does one thing after the other; a disk that stores for all who wait
simulation.py   claims on their way through all of that
arguments.py    what may be asked, and what is said about nonsense
sizing.py       from costs to cores, connections, bytes and cells
report.py       the same as text
scripts.py      claims of simulated matches, written down beforehand
connections.py  a match that claims, and a connection on which it does
traffic.py      claims at given moments, or as fast as they are answered
accounting.py   the CPU that processes have taken
nodes.py        real servers over a real PostgreSQL
streams.py      what phones that listen cost
measuring.py    all measurements, one after another
checking.py     predicted beside measured
"""
