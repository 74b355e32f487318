#!/usr/bin/env python3
"""Checks that no API is used that is newer than the system version guaranteed at that point.

Runs after the build of the enclosing package, and reuses those of its modules whose sources mention
no system version. All other modules, starting with the stand-ins, are rewritten (see rewrite.py)
and type-checked again. With --tests, so are the other modules that Xcode builds for iOS, mainly the
tests. A module that has not changed since it last passed is skipped.
"""
import concurrent.futures
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

import modules
import rewrite

ROOT = pathlib.Path(__file__).resolve().parent.parent
IS_MAC = rewrite.PLATFORM == 'macOS'
BUILT = ROOT / ('.build/mac/release' if IS_MAC else '.build/release')
ROOM = ROOT / ('.build/mac-floors' if IS_MAC else '.build/floors')
PRODUCTS = ROOM / 'modules'
HEADERS = ROOM / 'headers'
LATER = pathlib.Path(__file__).resolve().parent / 'Later.swift'
# The minimum iOS versions of the modules whose minimum differs from the package's.
FLOORS = {} if IS_MAC else {'HarkSampler': (18,)}
ERROR = re.compile(r'^(/[^:]+):(\d+):\d+: error: (.*)$', re.MULTILINE)


def flags(floor):
    plugin = BUILT / 'PreviewMacro-tool'
    return [
        '-swift-version', '6', '-package-name', ROOT.name.lower(), '-parse-as-library',
        '-suppress-warnings', '-enable-experimental-feature', 'CustomAvailability',
        # This code needs the iOS 27 SDK, and may therefore need a newer compiler than this one.
        '-D', 'APPLE_SDK_27',
        '-I', str(domains_above(floor)), '-I', str(PRODUCTS), '-I', str(HEADERS),
        # Tests access the internals of modules, and the macros of Swift Testing are a compiler
        # plugin.
        '-enable-testing', '-plugin-path', str(test_macros()),
        '-load-plugin-executable', f'{plugin}#PreviewMacro']


def test_macros():
    compiler = pathlib.Path(shutil.which('swiftc')).resolve()
    return compiler.parents[1] / 'lib/swift/host/plugins/testing'


def describe_headers(folders):
    """Writes the module map of the C modules: a module consists of all headers in its folder's
    `include`."""
    text = ''.join(
        f'module {name} {{\n' + ''.join(
            f'  header "{header}"\n' for header in sorted((folder / 'include').rglob('*.h'))) + '  export *\n}\n'
        for name, folder in sorted(folders.items()))
    write_if_new(HEADERS / 'module.modulemap', text)


def check_c(folder):
    """Returns clang's diagnostics for a C module for iOS. No system headers are available: the
    module may include only those of the compiler."""
    answer = subprocess.run(
        ['clang', '-target', 'arm64-apple-ios15.0', '-ffreestanding', '-fsyntax-only', '-Wall', '-Werror',
         '-I', str(folder / 'include'), *map(str, sorted(folder.rglob('*.c')))],
        capture_output=True, text=True, check=False)
    return answer.stderr.splitlines() if answer.returncode else []


def domains_above(floor):
    return ROOM / rewrite.domain(floor)


def write_if_new(path, text):
    """Writes the text only if it changed, to preserve the file's modification date."""
    if not path.exists() or path.read_text(encoding='utf-8') != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding='utf-8')


def define_domains(known, floor):
    """Declares an availability domain for each version. Domains up to the floor are always
    enabled."""
    header = '#include <availability_domain.h>\n' + ''.join(
        f'static struct __AvailabilityDomain {rewrite.domain(version)}'
        f' __attribute__((availability_domain({rewrite.domain(version)})))'
        f' = {{__AVAILABILITY_DOMAIN_{"DYNAMIC" if version > floor else "ALWAYS_ENABLED"}, 0}};\n'
        for version in sorted(known))
    write_if_new(domains_above(floor) / 'floors.h', header)
    write_if_new(
        domains_above(floor) / 'module.modulemap', 'module Floors { header "floors.h" export * }\n')


def take_as_built(module):
    """Copies a module whose sources mention no system version, because it is identical in both
    builds."""
    for ending in ('swiftmodule', 'swiftdoc'):
        built = BUILT / f'Modules/{module.name}.{ending}'
        if not built.exists():
            raise SystemExit(f'floors: {module.name} has not been built; build the package first')
        shutil.copy2(built, PRODUCTS / built.name)


def compiled(name, sources, is_stand_in):
    """Returns whether the module compiled, and the compiler's output.

    The bodies of stand-ins are skipped, because they contain only test behavior.
    """
    bodies = ['-Xfrontend', '-experimental-skip-all-function-bodies'] if is_stand_in else []
    answer = subprocess.run(
        ['swiftc', *flags(FLOORS.get(name, rewrite.FLOOR)), *bodies, '-wmo', '-emit-module', '-module-name', name,
         '-emit-module-path', str(PRODUCTS / f'{name}.swiftmodule'), *map(str, sources)],
        capture_output=True, text=True, check=False)
    return answer.returncode == 0, answer.stderr


def stamp_of(text_of, dependencies):
    """Returns a digest that changes whenever the module needs to be checked again."""
    digest = hashlib.sha256()
    for path in sorted(text_of):
        digest.update(f'{path}\n{text_of[path]}'.encode())
    for name in sorted(dependencies):
        stamp = PRODUCTS / f'{name}.stamp'
        built = BUILT / f'Modules/{name}.swiftmodule'
        digest.update(stamp.read_bytes() if stamp.exists() else str(os.stat(built).st_mtime).encode())
    return digest.hexdigest()


def importing(text, is_stand_in):
    """Returns the text followed by the imports that its rewritten form needs. They come last to
    preserve line numbers. The project's own sources get newer Swift APIs from Later."""
    if is_stand_in:
        return f'{text}\nimport Floors\n'
    # The `Later` module redeclares Synchronization's API with its availability.
    text = re.sub(r'^(\s*)import Synchronization$', r'\1', text, flags=re.MULTILINE)
    return f'{text}\nimport Floors\nimport Later\n'


def check(name, texts, dependencies, known, is_stand_in):
    """Returns the problems in a module as lines of text; empty if there are none."""
    rewritten = {
        path: importing(rewrite.rewrite(text, known), is_stand_in) for path, text in texts.items()}
    stamp, mark = PRODUCTS / f'{name}.stamp', stamp_of(rewritten, dependencies)
    if stamp.exists() and stamp.read_text(encoding='utf-8') == mark:
        return []
    stamp.unlink(missing_ok=True)
    places = {ROOM / 'sources' / name / f'{number}_{path.name}': path
              for number, path in enumerate(sorted(texts))}
    for place, path in places.items():
        write_if_new(place, rewritten[path])
    right, said = compiled(name, places, is_stand_in)
    if right:
        write_if_new(stamp, mark)
        return []
    found = {
        f'{shown(places, path)}:{line}: {message}' for path, line, message in ERROR.findall(said)}
    return sorted(found) or [f'{name}: {said}']


def shown(places, path):
    """Returns the original's path relative to the project root."""
    original = places.get(pathlib.Path(path))
    return os.path.relpath(os.path.realpath(original), ROOT.parent.parent) if original else path


def main():
    every = modules.described(ROOT)
    of_swift = {
        name: module for name, module in every.items() if not module.is_plugin and not module.is_test}
    found = []
    if '--tests' in sys.argv:
        further, in_c = modules.of_the_scheme(ROOT.parents[1], of_swift)
        describe_headers(in_c)
        found = [line for folder in in_c.values() for line in check_c(folder)]
        of_swift |= further
    for module in of_swift.values():
        module.dependencies = [name for name in module.dependencies if name in of_swift]
    texts = {name: module.texts for name, module in of_swift.items()}
    later = {LATER: LATER.read_text(encoding='utf-8')}
    known = set().union(*(
        rewrite.versions(text) for files in [later, *texts.values()] for text in files.values()))
    PRODUCTS.mkdir(parents=True, exist_ok=True)
    for floor in {rewrite.FLOOR, *FLOORS.values()}:
        define_domains(known, floor)
    found += check('Later', later, [], known, is_stand_in=True)
    for wave in modules.in_order(of_swift):
        if found:
            break
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            answers = pool.map(lambda module: check_module(module, of_swift, known), wave)
            found = [line for answer in answers for line in answer]
    if found:
        print("\n".join(found), flush=True)
        print(f'floors: {len(found)} uses of what may not be there', file=sys.stderr)
        sys.exit(1)


def check_module(module, of_swift, known):
    names = modules.with_dependencies(module, of_swift)
    if module.is_built and not any(has_versions(of_swift[name]) for name in names):
        take_as_built(module)
        return []
    return check(
        module.name, module.texts, ['Later', *names - {module.name}], known,
        module.is_stand_in)


def has_versions(module):
    return any(rewrite.has_availability(text) for text in module.texts.values())


if __name__ == '__main__':
    main()
