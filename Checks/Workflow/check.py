#!/usr/bin/env python3
"""Checks the workflow for Apple's systems, because it cannot run here.

Verifies that every tool has a fixed version, that every script, scheme, test suite, and folder
named by a step exists, and that the shell can parse every step.

Usage: Checks/Workflow/check.py
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORKFLOW = pathlib.Path('.github/workflows/apple.yml')
JOBS = {'package', 'tests', 'mac', 'interface', 'plugin', 'sampler'}
# The minimum versions of the library, its models, and its screens, and the newest system version.
DEPLOYMENT_TARGETS = {'15.0', '17.0', '18.0', '26.0'}
PINNED_ACTION = re.compile(r'uses: [\w./-]+@[0-9a-f]{40} # v[\d.]+$')
# Package managers that install the newest version of a tool.
UNPINNED = re.compile(r'\b(?:brew|gem|pip3?|npm|pod)\s+(?:install|upgrade|i)\b|@latest\b')
VERSION = re.compile(r'\d+\.\d+(?:\.\d+)?')


def problems(text, root=ROOT):
    """Returns the errors in the text of a workflow, as sentences."""
    workflow = yaml.safe_load(text)
    found = [f'the action is not pinned to a commit with its version: {line.strip()}'
             for line in text.splitlines() if 'uses:' in line and not PINNED_ACTION.search(line)]
    jobs = workflow.get('jobs', {})
    found += [f'the job {name} is missing' for name in sorted(JOBS - jobs.keys())]
    if workflow.get('permissions') != {'contents': 'read'}:
        found.append('the workflow may do more than read')
    versions = [workflow.get('env', {}).get('XCODE')]
    for name, job in jobs.items():
        found += job_problems(name, job, root)
        versions += [row.get('xcode') for row in rows(job) if 'xcode' in row]
    found += [f'{version!r} is no exact version of Xcode' for version in versions
              if not isinstance(version, str) or not VERSION.fullmatch(version)]
    built = {row.get('ios') for row in rows(jobs.get('package', {}))}
    found += [f'nothing is built for iOS {version}' for version in sorted(DEPLOYMENT_TARGETS - built)]
    return found + sampler_problems(jobs.get('sampler', {}), root)


def rows(job):
    matrix = job.get('strategy', {}).get('matrix', {})
    lists = [[{key: value} for value in values] for key, values in matrix.items() if key != 'include']
    return matrix.get('include', []) + [row for values in lists for row in values]


def job_problems(name, job, root):
    found = []
    if 'timeout-minutes' not in job:
        found.append(f'{name} has no time limit')
    machines = [job.get('runs-on', '')] + [row['os'] for row in rows(job) if 'os' in row]
    found += [f'{name} runs on {machine}, whose version changes' for machine in machines
              if not re.fullmatch(r'macos-\d+|\$\{\{ matrix\.os \}\}', machine)]
    for step in job.get('steps', []):
        title = f'{name}, {step.get("name") or step.get("uses")}'
        found += [f'{title}: {problem}' for problem in step_problems(step, job, root)]
    return found


def step_problems(step, job, root):
    run, folder = step.get('run', ''), root / step.get('working-directory', '.')
    found = []
    if not folder.is_dir():
        return [f'there is no {step["working-directory"]}']
    if UNPINNED.search(run):
        found.append(f'installs without a version: {UNPINNED.search(run).group()}')
    found += [f'there is no matrix.{key}' for key in re.findall(r'matrix\.(\w+)', run)
              if not any(key in row for row in rows(job))]
    for script in re.findall(r'(?<![\w/])scripts/[\w-]+', run):
        if not os.access(folder / script, os.X_OK):
            found.append(f'{script} cannot be run')
    for tool in re.findall(r'scripts/pinned-tool (\w+)', run):
        found += tool_problems(tool, root)
    for file in re.findall(r'--spec (\S+)', run):
        if not (folder / file).is_file():
            found.append(f'there is no {file}')
    for target, suite in re.findall(r'-skip-testing:(\w+)/(\w+)', run):
        if not has_suite(root / 'Tests' / target, suite):
            found.append(f'{target} has no suite {suite}')
    for suite in re.findall(r'\w+Tests\b', run) if 'swift test' in run else ():
        if not has_suite(root / 'Tests', suite):
            found.append(f'there is no suite {suite}')
    # The workflow's expressions are not shell syntax.
    shell = subprocess.run(
        ['bash', '-n'], input=re.sub(r'\$\{\{.*?\}\}', 'x', run), capture_output=True, text=True, check=False)
    if shell.returncode:
        found.append(shell.stderr.strip())
    return found


def has_suite(folder, name):
    return any(re.search(rf'\b(?:struct|class|enum|actor) {name}\b', file.read_text(encoding='utf-8'))
               for file in folder.rglob('*.swift'))


def tool_problems(name, root):
    table = (root / 'scripts/pinned-tool').read_text(encoding='utf-8')
    entry = re.search(rf'^{name}\)\n(.*?)^  ;;', table, re.MULTILINE | re.DOTALL)
    if not entry:
        return [f'scripts/pinned-tool has no {name}']
    found = []
    if not re.search(r'\bversion=\d+(?:\.\d+)+\b', entry.group(1)) or '$version' not in entry.group(1):
        found.append(f'{name} has no fixed version')
    if not re.search(r'\bchecksum=[0-9a-f]{64}\b', entry.group(1)):
        found.append(f'{name} has no SHA-256 checksum')
    return found


def sampler_problems(job, root):
    project = root / 'Examples/HarkSampler/project.yml'
    targets = yaml.safe_load(project.read_text(encoding='utf-8'))['targets'].keys()
    runs = '\n'.join(step.get('run', '') for step in job.get('steps', []))
    built = {name for names in re.findall(r'for scheme in ([\w ]+);', runs) for name in names.split()}
    built |= set(re.findall(r'-scheme (\w+)', runs))
    return [f'the sampler has no target {name}' for name in sorted(built - targets)] + [
        f'{name} is not built' for name in sorted(targets - built)]


def chosen_simulator(version, devices):
    """Returns the output of scripts/simulator if `xcrun simctl list` lists these devices."""
    with tempfile.TemporaryDirectory() as room:
        stand_in = pathlib.Path(room, 'xcrun')
        stand_in.write_text(f"#!/bin/sh\ncat <<'END'\n{json.dumps({'devices': devices})}\nEND\n", encoding='utf-8')
        stand_in.chmod(0o755)
        answer = subprocess.run(
            [ROOT / 'scripts/simulator', version], capture_output=True, text=True, check=False,
            env={**os.environ, 'PATH': f'{room}:{os.environ["PATH"]}'})
    return answer.stdout.strip() or None


def main():
    found = problems((ROOT / WORKFLOW).read_text(encoding='utf-8'))
    print('\n'.join(f'{WORKFLOW}: {problem}' for problem in found), end='\n' if found else '')
    sys.exit(1 if found else 0)


if __name__ == '__main__':
    main()
