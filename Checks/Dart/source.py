"""A Dart file as its syntax tree."""

from pathlib import Path

from tree_sitter_language_pack import get_parser

PARSER = get_parser("dart")


class Source:
    """The text of a file, and what stands in it."""

    def __init__(self, path: Path):
        self.path = path
        self.bytes = path.read_bytes()
        self.root = PARSER.parse(self.bytes).root_node

    def text(self, node) -> str:
        return self.bytes[node.start_byte : node.end_byte].decode()

    def line(self, node) -> int:
        return node.start_point[0] + 1

    def nodes(self, *types: str, under=None):
        """All nodes of these types, in the order of the text."""
        pending = [under or self.root]
        while pending:
            node = pending.pop()
            if node.type in types:
                yield node
            pending.extend(reversed(node.children))

    def name(self, node) -> str:
        """The name of a declaration: its own first identifier."""
        return next((self.text(n) for n in node.children if n.type == "identifier"), "")

    def faults(self):
        """What the grammar could make nothing of."""
        for node in self.nodes(*{n.type for n in self.everything()}):
            if node.type == "ERROR" or node.is_missing:
                yield f"{self.path}:{self.line(node)}: this is no Dart: {self.text(node)[:60]!r}"

    def everything(self):
        pending = [self.root]
        while pending:
            node = pending.pop()
            yield node
            pending.extend(node.children)

    def uris(self):
        """Each import and export with its node."""
        for node in self.nodes("uri"):
            yield self.text(node).strip("'\""), node

    def declared(self) -> set[str]:
        """The names that the file declares at its top."""
        kinds = ("class_definition", "enum_declaration", "type_alias", "mixin_declaration",
                 "extension_declaration")
        names = {self.name(n) for n in self.root.children if n.type in kinds}
        for node in self.root.children:
            if node.type == "function_signature":
                names.add(self.name(node))
            for kind in ("static_final_declaration", "initialized_identifier"):
                if node.type in (kind, f"{kind}_list"):
                    names.update(self.name(n) or self.text(n) for n in self.nodes(kind, under=node))
        return names

    def used(self) -> set[str]:
        """Every name that stands somewhere in the code."""
        return {self.text(n) for n in self.nodes("identifier", "type_identifier")}

    def type(self, name: str):
        """The class or enum of this name; None when there is none."""
        for node in self.nodes("class_definition", "enum_declaration"):
            if self.name(node) == name:
                return node
        return None
