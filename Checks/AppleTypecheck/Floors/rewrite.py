"""Rewrites iOS versions in Swift text as conditions that the compiler on Linux understands.

On Linux, `@available(iOS 26, *)` has no effect and `#available(iOS 26, *)` is always true. A custom
availability domain for each version works everywhere: API that is new in iOS 26 needs the domain
`iOS_26`, and a check for iOS 26 provides that domain and those of all earlier versions. Line numbers
are preserved, so that the compiler's diagnostics apply to the original.
"""
import re

FLOOR = (15,)

ATTRIBUTE = re.compile(r'@available\(((?:[^()"]|"(?:[^"\\]|\\.)*"|\([^()]*\))*)\)')
CONDITION = re.compile(r'#(available|unavailable)\s*\(([^()]*)\)')
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
SHORT = re.compile(r'\b(?:iOS|anyAppleOS)\s+(\d+(?:\.\d+)*)')
LONG = re.compile(r'^\s*iOS\s*,.*?\bintroduced\s*:\s*(\d+(?:\.\d+)*)', re.DOTALL)


def number(version):
    """Returns (18, 2) for "18.2", and (18,) for "18.0", which is the same version as "18"."""
    parts = [int(part) for part in version.split('.')]
    while len(parts) > 1 and parts[-1] == 0:
        parts.pop()
    return tuple(parts)


def domain(version):
    return 'iOS_' + '_'.join(map(str, version))


def wanted(arguments):
    """Returns the iOS version that an attribute or a condition requires, or None."""
    arguments = STRING.sub('""', arguments)
    found = LONG.search(arguments) or SHORT.search(arguments)
    return number(found.group(1)) if found else None


def versions(text):
    """Returns every version above the package's floor that a text requires."""
    asked = [wanted(match.group(1)) for match in ATTRIBUTE.finditer(text)]
    asked += [wanted(match.group(2)) for match in CONDITION.finditer(text)]
    return {version for version in asked if version and version > FLOOR}


def domains(version, known):
    """Returns the domains that are available in this version, earliest first."""
    return [domain(each) for each in sorted(known) if each <= version]


def rewrite(text, known):
    """Returns the text with domains instead of versions; `known` are all versions of the whole check."""
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
    """Returns the text with as many line breaks as the match."""
    return text + '\n' * match.group(0).count('\n')


def open_else_blocks(text, known):
    """Adds checks for earlier versions to `else` blocks of `#unavailable`. There, iOS 26 is
    available, but the compiler knows only its own domain."""
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
    """Returns the positions of the opening braces of the `else` blocks of the condition at
    `position`."""
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
    """Returns the position of the matching closing brace. Braces in strings must be balanced."""
    depth = 0
    for index in range(brace, len(text)):
        depth += {'{': 1, '}': -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text)
