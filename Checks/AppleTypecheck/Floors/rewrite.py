"""Swift text in which iOS versions are conditions that the compiler on Linux knows.

On Linux `@available(iOS 26, *)` means nothing and `#available(iOS 26, *)` is always true. A custom
availability domain for each version means something everywhere: what iOS 26 brought needs the
domain `iOS_26`, and whoever checks for iOS 26 has that domain and those of all earlier versions.
Lines stay where they are, so that what the compiler finds is found in the original.
"""
import re

FLOOR = (15,)

ATTRIBUTE = re.compile(r'@available\(((?:[^()"]|"(?:[^"\\]|\\.)*"|\([^()]*\))*)\)')
CONDITION = re.compile(r'#(available|unavailable)\s*\(([^()]*)\)')
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
SHORT = re.compile(r'\b(?:iOS|anyAppleOS)\s+(\d+(?:\.\d+)*)')
LONG = re.compile(r'^\s*iOS\s*,.*?\bintroduced\s*:\s*(\d+(?:\.\d+)*)', re.DOTALL)


def number(version):
    """(18, 2) of "18.2"; (18,) of "18.0", which is the same one."""
    parts = [int(part) for part in version.split('.')]
    while len(parts) > 1 and parts[-1] == 0:
        parts.pop()
    return tuple(parts)


def domain(version):
    return 'iOS_' + '_'.join(map(str, version))


def wanted(arguments):
    """The version of iOS that an attribute or a condition asks for, or None."""
    arguments = STRING.sub('""', arguments)
    found = LONG.search(arguments) or SHORT.search(arguments)
    return number(found.group(1)) if found else None


def versions(text):
    """Every version above the package's floor that a text asks for."""
    asked = [wanted(match.group(1)) for match in ATTRIBUTE.finditer(text)]
    asked += [wanted(match.group(2)) for match in CONDITION.finditer(text)]
    return {version for version in asked if version and version > FLOOR}


def domains(version, known):
    """The domains that one has who has this version, the earliest first."""
    return [domain(each) for each in sorted(known) if each <= version]


def rewrite(text, known):
    """The text with domains in the versions' place; `known` are all versions of the whole check."""
    text = ATTRIBUTE.sub(lambda match: attribute(match, known), text)
    text = open_else_blocks(text, known)
    return CONDITION.sub(lambda match: condition(match, known), text)


def attribute(match, known):
    version = wanted(match.group(1))
    if version is None:
        return match.group(0)
    return lined(match, ' '.join(f'@available({each})' for each in domains(version, known)))


def condition(match, known):
    version = wanted(match.group(2))
    if version is None:
        return match.group(0)
    if match.group(1) == 'unavailable':
        return lined(match, f'#unavailable({domain(version)})' if version > FLOOR else 'false')
    names = domains(version, known)
    return lined(match, ', '.join(f'#available({each})' for each in names) or 'true')


def lined(match, text):
    """The text with as many line breaks as what it replaces."""
    return text + '\n' * match.group(0).count('\n')


def open_else_blocks(text, known):
    """What is behind `#unavailable(iOS 26)` has iOS 26, but the compiler takes it to have the one
    domain alone: the earlier ones are checked at the beginning of each such block."""
    for match in reversed(list(CONDITION.finditer(text))):
        version = wanted(match.group(2))
        if match.group(1) == 'unavailable' and version and version > FLOOR:
            text = open_else(text, match.end(), domains(version, known))
    return text


def open_else(text, position, names):
    check = ' guard ' + ', '.join(f'#available({each})' for each in names)
    check += ' else { fatalError() };'
    for brace in reversed(else_blocks(text, position)):
        text = text[:brace + 1] + check + text[brace + 1:]
    return text


def else_blocks(text, position):
    """Where the blocks of the `else`s that belong to the condition at the position open."""
    guarded = re.match(r'[^{};]*?\belse\s*\{', text[position:])
    if guarded:
        return [position + guarded.end() - 1]
    blocks, brace = [], text.find('{', position)
    while brace >= 0:
        end = closing(text, brace)
        other = re.match(r'\s*else\b([^{]*)\{', text[end + 1:])
        if not other:
            break
        brace = end + other.end()
        blocks.append(brace)
    return blocks


def closing(text, brace):
    """Where the block that opens at the brace is closed; braces in strings must be balanced."""
    depth = 0
    for index in range(brace, len(text)):
        depth += {'{': 1, '}': -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text)
