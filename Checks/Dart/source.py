"""A Dart file as a syntax tree."""

from pathlib import Path

from tree_sitter_language_pack import get_parser

PARSER = get_parser("dart")


class Source:
    """The text of a file, and its declarations and names."""

    def __init__(self, path: Path):
        self.path = path
        self.bytes = path.read_bytes()
        self.root = PARSER.parse(self.bytes).root_node

    def text(self, node) -> str:
        return self.bytes[node.start_byte : node.end_byte].decode()

    def line(self, node) -> int:
        return node.start_point[0] + 1

    def nodes(self, *types: str, under=None):
        """Yields all nodes of these types, in source order."""
        pending = [under or self.root]
        while pending:
            node = pending.pop()
            if node.type in types:
                yield node
            pending.extend(reversed(node.children))

    def name(self, node) -> str:
        """Returns the name of a declaration: its first identifier."""
        return next((self.text(n) for n in node.children if n.type == "identifier"), "")

    def faults(self):
        """Yields the syntax errors."""
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
        """Yields each import or export URI with its node."""
        for node in self.nodes("uri"):
            yield self.text(node).strip("'\""), node

    def declared(self) -> set[str]:
        """Returns the names of the file's top-level declarations."""
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
        """Returns every identifier in the code."""
        return {self.text(n) for n in self.nodes("identifier", "type_identifier")}

    def type(self, name: str):
        """Returns the class or enum of this name, or None."""
        for node in self.nodes("class_definition", "enum_declaration"):
            if self.name(node) == name:
                return node
        return None
