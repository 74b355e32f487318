"""The modules to check, as described by the check's package."""
import json
import os
import pathlib
import subprocess


class Module:
    """A module's name, its sources, and the names of its dependencies.

    `is_built` is false for a module that only this part of the check compiles.
    """

    def __init__(self, target, root, is_built=True):
        self.is_built = is_built
        folder = root / target['path']
        self.name = target['name']
        self.is_plugin = target['type'] == 'macro'
        self.is_test = target['type'] == 'test'
        self.is_stand_in = target['path'].startswith('Stubs/')
        self.dependencies = target.get('target_dependencies', [])
        self.sources = [folder / name for name in target['sources'] if name.endswith('.swift')]
        self.texts = {} if self.is_plugin else {
            source: source.read_text(encoding='utf-8') for source in self.sources}


def described(root: pathlib.Path):
    """Returns all modules by name."""
    is_mac = os.environ.get('HARK_MAC') == '1'
    scratch = ['--scratch-path', str(root / '.build/mac')] if is_mac else []
    answer = subprocess.run(
        ['swift', 'package', '--package-path', str(root), *scratch, 'describe', '--type', 'json'],
        capture_output=True, text=True, check=False)
    if answer.returncode:
        raise SystemExit(f'floors: the package cannot be described:\n{answer.stderr}')
    targets = json.loads(answer.stdout)['targets']
    return {target['name']: Module(target, root) for target in targets}


def of_the_scheme(package: pathlib.Path, known):
    """Returns the other modules that Xcode builds for iOS, including tests, and the folders of the
    C modules, each by module name.

    Targets that depend on another package's product are omitted.
    """
    answer = subprocess.run(
        [package / 'scripts/scheme-check', '--list'], capture_output=True, text=True, check=False)
    if answer.returncode:
        raise SystemExit(f'floors: the targets of the scheme cannot be listed:\n{answer.stderr}')
    targets = {
        target['name']: target for target in json.loads(answer.stdout)
        if not any('product' in each for each in target['dependencies'])}
    found, in_c = {}, {}
    for name, target in targets.items():
        folder = package / target['path']
        sources = sorted(str(file.relative_to(folder)) for file in folder.rglob('*.swift'))
        if not sources:
            in_c[name] = folder
        elif name not in known:
            found[name] = Module({
                'name': name, 'path': target['path'], 'sources': sources, 'type': 'library',
                'target_dependencies': [each['byName'][0] for each in target['dependencies']],
            }, package, is_built=False)
    # Also omits targets that depend on an omitted target.
    while missing := [
            name for name, module in found.items()
            if any(each not in known and each not in in_c and each not in found
                   for each in module.dependencies)]:
        for name in missing:
            del found[name]
    return found, in_c


def with_dependencies(module, modules):
    """Returns the names of the module and of its transitive dependencies."""
    names = {module.name}
    for name in module.dependencies:
        names |= with_dependencies(modules[name], modules)
    return names


def in_order(modules):
    """Returns the modules in groups, each of which depends only on earlier groups."""
    waves, done = [], set()
    while len(done) < len(modules):
        wave = [
            module for module in modules.values()
            if module.name not in done and done.issuperset(module.dependencies)]
        if not wave:
            raise SystemExit('floors: modules that are built upon each other')
        waves.append(sorted(wave, key=lambda module: module.name))
        done |= {module.name for module in wave}
    return waves
