#!/usr/bin/env python3
"""Makes typical mistakes in a copy of the sources, one at a time, and verifies that the check
catches them.

Fails if the check catches too few of them. WORD selects the mistakes whose titles contain one of
the words; --part selects those that this part must catch. --only-read makes no mistakes: it fails
if one no longer applies, or if there are too few.

Usage: check.py [--only-read] [--part PART] [WORD]...
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import time

import table

ROOT = pathlib.Path(__file__).resolve().parents[3]
COPY = ROOT / '.build/mistakes'
COPIED = ('Sources', 'Tests', 'Flutter', 'Examples', 'scripts', '.github', 'Checks/AppleTypecheck',
          'Checks/Dart', 'Checks/Ledger', 'Checks/Workflow', '.swift-format', 'Package.swift')
FEWEST = 150
SHARE = 0.95
# The timeout of a test run, in seconds. A run normally takes about five; the tests' own time limit
# is one minute.
TEST_SECONDS = 40


def files_of(root):
    """Returns the files and links to copy, relative to the root."""
    found = set()
    for name in COPIED:
        place = root / name
        if place.is_file():
            found.add(pathlib.Path(name))
        for path in place.rglob('*') if place.is_dir() else ():
            inside = path.relative_to(root)
            if '.build' not in inside.parts and (path.is_symlink() or path.is_file()):
                found.add(inside)
    return found


def copy_sources():
    """Updates the copy. Unchanged files are left alone, so that they are not rebuilt."""
    wanted = files_of(ROOT)
    for file in files_of(COPY) - wanted if COPY.exists() else ():
        (COPY / file).unlink()
    for file in wanted:
        source, copy = ROOT / file, COPY / file
        if source.is_symlink():
            if not copy.is_symlink():
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.symlink_to(source.readlink())
        elif not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)


def refusal(part):
    """Returns the part's output if it rejects the copy, and None otherwise."""
    answer = subprocess.run(
        table.PARTS[part], cwd=COPY, capture_output=True, text=True, errors='replace', check=False,
        env={**os.environ, 'HARK_TEST_SECONDS': str(TEST_SECONDS)})
    return answer.stdout + answer.stderr if answer.returncode else None


def stopped_by(mistake):
    """Returns the part that catches a mistake, and that part's output. The expected part runs
    first."""
    for part in [mistake.part, *(each for each in table.CHEAP if each != mistake.part)]:
        said = refusal(part)
        if said is not None and (part != mistake.part or mistake.says in said):
            return part, said
        if said is not None:
            return None, f'{part} refuses it for another reason:\n{said}'
    return None, ''


def outcome(mistake):
    """Makes a mistake, runs the check, and restores the file."""
    file = COPY / mistake.file
    before = file.read_text(encoding='utf-8')
    try:
        file.write_text(mistake.applied(before), encoding='utf-8')
        # Formats the file, so that no mistake is rejected merely because of its layout. A file that
        # does not parse is left unchanged.
        if file.suffix == '.swift':
            subprocess.run(
                ['swift', 'format', '--in-place', file], capture_output=True, check=False)
        return stopped_by(mistake)
    finally:
        file.write_text(before, encoding='utf-8')


def see_makeable(mistakes, root):
    """Exits if a mistake no longer applies to the sources under the root."""
    for mistake in mistakes:
        file = root / mistake.file
        if not file.is_file():
            sys.exit(f'{mistake.file} is not there any more:'
                     f' the mistake "{mistake.title}" has to be made elsewhere')
        mistake.applied(file.read_text(encoding='utf-8'))


def report(mistake, part, said):
    if part == mistake.part:
        print(f'stopped  {part:9} {mistake.title}', flush=True)
    elif part:
        print(f'stopped  {part:9} {mistake.title} (and not by {mistake.part})', flush=True)
    else:
        print(f'passed   {"":9} {mistake.title}', flush=True)
        if said:
            print('         ' + '\n         '.join(said.splitlines()[:6]), flush=True)


def main():
    reader = argparse.ArgumentParser(description='Makes mistakes that the check must stop.')
    reader.add_argument('--only-read', action='store_true')
    reader.add_argument('--part', choices=table.PARTS)
    reader.add_argument('words', nargs='*', metavar='WORD')
    wanted = reader.parse_args()
    mistakes = table.read(pathlib.Path(__file__).parent)
    see_makeable(mistakes, ROOT)
    if len(mistakes) < FEWEST:
        sys.exit(f'mistakes: {len(mistakes)} are not enough; make at least {FEWEST}')
    if wanted.only_read:
        return
    is_whole = not wanted.part and not wanted.words
    if wanted.part:
        mistakes = [each for each in mistakes if each.part == wanted.part]
    if wanted.words:
        mistakes = [each for each in mistakes if any(word in each.title for word in wanted.words)]
    copy_sources()
    for part in sorted({each.part for each in mistakes}, key=list(table.PARTS).index):
        said = refusal(part)
        if said is not None:
            sys.exit(f'mistakes: {part} rejects the unchanged sources:\n{said}')
    began, stopped = time.monotonic(), 0
    order = list(table.PARTS)
    for mistake in sorted(mistakes, key=lambda each: (order.index(each.part), each.file)):
        part, said = outcome(mistake)
        stopped += part is not None
        report(mistake, part, said)
    share = stopped / max(len(mistakes), 1)
    print(f'{stopped} of {len(mistakes)} mistakes were stopped, {share:.0%},'
          f' in {time.monotonic() - began:.0f} s')
    if share < SHARE and is_whole:
        sys.exit(f'mistakes: at least {SHARE:.0%} must be stopped')


if __name__ == '__main__':
    main()
