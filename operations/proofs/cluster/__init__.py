"""A whole cluster on this machine, from the files of operations/cluster/, and storms that must lose nothing.

installed.py    the programs it is made of, and where they may be installed
hosts.py        the files of operations/cluster/ with addresses, ports and folders of this machine
processes.py    one program: start it, kill it, freeze it, thaw it
cluster.py      three hosts, what stands before them, and who leads
clients.py      tables that claim and retry, phones that follow
events.py       what happens to the cluster
checks.py       what must hold afterwards
storm.py        all of them together, and the table of what happened
"""
