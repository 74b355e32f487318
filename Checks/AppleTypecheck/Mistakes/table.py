"""Reads the mistakes that the check must catch.

    # A modifier that does not exist
    Sources/HarkUI/Drawing/Animation+Motion.swift: compiler: has no member
    - .scaleEffect(
    + .scaleEfect(

A mistake consists of its title; the file, the part of the check that catches it, and that part's
output; the removed lines, without leading and trailing whitespace; and the added lines. For a part
that runs tests, the output is an excerpt of a failing test's title or of a trap's message.
"""
import pathlib
import re

TYPECHECK = 'scripts/apple-typecheck'
# The parts and their commands, which run in the copy.
PARTS = {
    **{part: (TYPECHECK, part) for part in (
        'compiler', 'floors', 'lint', 'adapters', 'field', 'tests', 'mac')},
    # The programs import the modules that the compiler part has built.
    'programs': (TYPECHECK, 'compiler', 'programs'),
    'dart': ('scripts/dart-syntax',),
    'workflow': ('scripts/workflow-check',),
}
# The parts that are also tried if the expected part does not catch a mistake.
CHEAP = ('floors', 'lint')


class Mistake:
    def __init__(self, title, file, part, says):
        self.title, self.file, self.part, self.says = title, file, part, says
        self.out, self.into = [], []

    def applied(self, text):
        """Returns the text with the mistake applied."""
        there = re.compile(r'\s*\n\s*'.join(map(re.escape, self.out)))
        found = list(there.finditer(text))
        if len(found) != 1:
            raise SystemExit(
                f'{self.file}: "{self.out[0]}" is there {len(found)} times, and not once:'
                f' the mistake "{self.title}" has to be written anew')
        start, end = found[0].span()
        return text[:start] + '\n'.join(self.into) + text[end:]


def read(folder: pathlib.Path):
    """Returns the mistakes from all files in the folder."""
    mistakes = [
        mistake for file in sorted(folder.glob('*.txt')) for mistake in mistakes_of(file)]
    for mistake in mistakes:
        if not mistake.out or not mistake.into:
            raise SystemExit(f'"{mistake.title}" takes nothing out or puts nothing in')
    return mistakes


def mistakes_of(file):
    mistakes, title = [], None
    for number, line in enumerate(file.read_text(encoding='utf-8').splitlines(), 1):
        if line.startswith('# '):
            title = line[2:]
        elif line.startswith('- '):
            mistakes[-1].out.append(line[2:].strip())
        elif line == '+' or line.startswith('+ '):
            mistakes[-1].into.append(line[2:])
        elif line.strip():
            mistakes.append(Mistake(title, *place(file, number, line)))
    return mistakes


def place(file, number, line):
    parts = line.split(': ', 2)
    if len(parts) != 3 or parts[1] not in PARTS:
        raise SystemExit(f'{file}:{number}: not FILE: PART: WHAT IT SAYS')
    return parts
