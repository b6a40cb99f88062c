"""How people put the questions, in plain text that anybody can extend: one file a part, as in questions/.

A question's id stands alone on its line; its phrasings follow, one a line, indented.
"""
