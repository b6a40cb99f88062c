"""What can be read off a message: the forms it has for a fact, and the function it hands it to."""

from collections.abc import Iterator, Mapping

from fluent.syntax import ast, visitor

from referee.message_compiler.reading import PLURAL_CATEGORIES, Message


class _Uses(visitor.Visitor):
    def __init__(self, fact: str) -> None:
        self.fact = fact
        self.forms: list[str | int] = []
        self.functions: list[str] = []
        self.messages: list[str] = []

    def visit(self, node: ast.BaseNode) -> None:
        match node:
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=self.fact))):
                keys = map(_key, node.variants)
                self.forms += (key for key in keys if key not in PLURAL_CATEGORIES)
            case ast.FunctionReference() if self.fact in list(_names(node)):
                self.functions.append(node.id.name)
            case ast.MessageReference():
                self.messages.append(node.id.name)
        super().visit(node)


def _key(variant: ast.Variant) -> str | int:
    return int(variant.key.value) if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def _names(node: ast.FunctionReference) -> Iterator[str]:
    return (one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference))


def _uses(message: Message, fact: str) -> _Uses:
    uses = _Uses(fact)
    uses.visit(message.pattern)
    return uses


def forms_of(message: Message, fact: str) -> list[str | int]:
    """The values for which the message has forms of their own."""
    return _uses(message, fact).forms


def handed_to(messages: Mapping[str, Message], message: Message, fact: str) -> frozenset[str]:
    """The functions that are called with the fact, here or in a message that is referred to."""
    uses = _uses(message, fact)
    others = (handed_to(messages, messages[key], fact) for key in uses.messages)
    return frozenset(uses.functions).union(*others)
