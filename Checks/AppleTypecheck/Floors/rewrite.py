"""Rewrites system versions in Swift text as conditions that the compiler on Linux understands.

On Linux, `@available(iOS 26, *)` has no effect and `#available(iOS 26, *)` is always true. A custom
availability domain for each version works everywhere: API that is new in iOS 26 needs the domain
`iOS_26`, and a check for iOS 26 provides that domain and those of all earlier versions. Line numbers
are preserved, so that the compiler's diagnostics apply to the original.

With HARK_MAC=1 in the environment, versions are those of macOS instead of iOS. APIs that are
unavailable on that system are also unavailable in the rewritten text.
"""
import os
import re

PLATFORM = 'macOS' if os.environ.get('HARK_MAC') == '1' else 'iOS'
# The package's minimum version of iOS and of macOS.
FLOOR = (15,)

ATTRIBUTE = re.compile(r'@available\(((?:[^()"]|"(?:[^"\\]|\\.)*"|\([^()]*\))*)\)')
CONDITION = re.compile(r'#(available|unavailable)\s*\(([^()]*)\)')
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
SHORT = r'\b(?:{}|anyAppleOS)\s+(\d+(?:\.\d+)*)'
LONG = r'^\s*{}\s*,.*?\bintroduced\s*:\s*(\d+(?:\.\d+)*)'
UNAVAILABLE = r'\s*{}\s*,\s*unavailable\b'


def number(version):
    """Returns (18, 2) for "18.2", and (18,) for "18.0", which is the same version as "18"."""
    parts = [int(part) for part in version.split('.')]
    while len(parts) > 1 and parts[-1] == 0:
        parts.pop()
    return tuple(parts)


def domain(version, platform=None):
    return f'{platform or PLATFORM}_' + '_'.join(map(str, version))


def wanted(arguments, platform):
    """Returns the system version that an attribute or a condition requires, or None."""
    arguments = STRING.sub('""', arguments)
    found = (re.search(LONG.format(platform), arguments, re.DOTALL)
             or re.search(SHORT.format(platform), arguments))
    return number(found.group(1)) if found else None


def versions(text, platform=None):
    """Returns every version above the package's floor that the text requires."""
    platform = platform or PLATFORM
    asked = [wanted(match.group(1), platform) for match in ATTRIBUTE.finditer(text)]
    asked += [wanted(match.group(2), platform) for match in CONDITION.finditer(text)]
    return {version for version in asked if version and version > FLOOR}


def has_availability(text):
    """Returns whether an availability attribute in the text names the platform."""
    return any(
        wanted(match.group(1), PLATFORM) or re.match(UNAVAILABLE.format(PLATFORM), match.group(1))
        for match in ATTRIBUTE.finditer(text))


def domains(version, known, platform):
    """Returns the domains that are available in this version, earliest first."""
    return [domain(each, platform) for each in sorted(known) if each <= version]


def rewrite(text, known, platform=None):
    """Returns the text with domains instead of versions; `known` contains every version that occurs
    in the checked sources."""
    platform = platform or PLATFORM
    text = ATTRIBUTE.sub(lambda match: attribute(match, known, platform), text)
    text = open_else_blocks(text, known, platform)
    return CONDITION.sub(lambda match: condition(match, known, platform), text)


def attribute(match, known, platform):
    if re.match(UNAVAILABLE.format(platform), match.group(1)):
        return lined(match, f'@available(*, unavailable, message: "{platform} has no such declaration")')
    version = wanted(match.group(1), platform)
    if version is None:
        return match.group(0)
    names = domains(version, known, platform)
    return lined(match, ' '.join(f'@available({each})' for each in names))


def condition(match, known, platform):
    version = wanted(match.group(2), platform)
    if version is None:
        return match.group(0)
    if match.group(1) == 'unavailable':
        return lined(
            match, f'#unavailable({domain(version, platform)})' if version > FLOOR else 'false')
    names = domains(version, known, platform)
    return lined(match, ', '.join(f'#available({each})' for each in names) or 'true')


def lined(match, text):
    """Returns the text, followed by as many line breaks as the match contains."""
    return text + '\n' * match.group(0).count('\n')


def open_else_blocks(text, known, platform):
    """Adds checks for earlier versions to `else` blocks of `#unavailable`. In the block of
    `#unavailable(iOS 26, *)`, earlier versions are available, too, but the compiler enables only
    the domain of iOS 26."""
    for match in reversed(list(CONDITION.finditer(text))):
        version = wanted(match.group(2), platform)
        if match.group(1) == 'unavailable' and version and version > FLOOR:
            text = open_else(text, match.end(), domains(version, known, platform))
    return text


def open_else(text, position, names):
    check = ' guard ' + ', '.join(f'#available({each})' for each in names)
    check += ' else { fatalError() };'
    for brace in reversed(else_blocks(text, position)):
        text = text[:brace + 1] + check + text[brace + 1:]
    return text


def else_blocks(text, position):
    """Returns the positions of the opening braces of the `else` blocks that belong to the condition
    at `position`."""
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
