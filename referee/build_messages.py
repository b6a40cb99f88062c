"""Builds the files of messages that `referee/built_messages.py` reads.

    python -m referee.build_messages      the catalog of the server and the modules of the page
    python -m referee.build_messages de   the same, with the modules of the page in another language

The exit status is 1 if a message is faulty. No file is changed then.
"""

import json
import sys

from referee.built_messages import CATALOG, PAGE_MODULES, digest_of_sources
from referee.message_compiler.compiling import compile_module_in_folder, compile_server_catalog
from referee.message_compiler.reading import FaultyMessages


def build(language: str = "en") -> None:
    """Write the catalog, and the modules of the page in this language.

    Raises FaultyMessages. All messages are compiled before the first file is written.
    """
    digest = digest_of_sources()
    texts = {
        path: f"// Sources: {digest}\n{compile_module_in_folder(folder, language)}"
        for folder, path in PAGE_MODULES.items()
    }
    catalog = {"sources": digest, "messages": compile_server_catalog()}
    texts[CATALOG] = json.dumps(catalog, ensure_ascii=False, separators=(",", ":")) + "\n"
    for path, text in texts.items():
        part = path.with_name(f"{path.name}.part")
        part.write_text(text, "utf-8")
        part.replace(path)  # a server that starts now finds the old file or the new file


def main(arguments: list[str]) -> int:
    """Build all files, with the modules of the page in the language `arguments[0]` (default: English)."""
    try:
        build(*arguments[:1])
    except FaultyMessages as faulty:
        print(faulty)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
