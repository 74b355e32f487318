"""The modules of the check, as described by its package."""
import json
import pathlib
import subprocess


class Module:
    """A module's name, its sources, and the names of its dependencies."""

    def __init__(self, target, root):
        folder = root / target['path']
        self.name = target['name']
        self.is_plugin = target['type'] == 'macro'
        self.is_test = target['type'] == 'test'
        self.is_stand_in = target['path'].startswith('Stubs/')
        self.dependencies = target.get('target_dependencies', [])
        self.sources = [folder / name for name in target['sources'] if name.endswith('.swift')]
        self.texts = {} if self.is_plugin or self.is_test else {
            source: source.read_text(encoding='utf-8') for source in self.sources}


def described(root: pathlib.Path):
    """Returns every module by name."""
    answer = subprocess.run(
        ['swift', 'package', '--package-path', str(root), 'describe', '--type', 'json'],
        capture_output=True, text=True, check=False)
    if answer.returncode:
        raise SystemExit(f'floors: the package cannot be described:\n{answer.stderr}')
    targets = json.loads(answer.stdout)['targets']
    return {target['name']: Module(target, root) for target in targets}


def with_dependencies(module, modules):
    """Returns the names of the module and of its transitive dependencies."""
    names = {module.name}
    for name in module.dependencies:
        names |= with_dependencies(modules[name], modules)
    return names


def in_order(modules):
    """Returns waves of modules, each of which depends only on earlier waves."""
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
