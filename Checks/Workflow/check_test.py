"""Tests the check of the workflow; prints nothing on success."""
import io
import sys
import unittest

import check

WORKFLOW = (check.ROOT / check.WORKFLOW).read_text(encoding='utf-8')


class Problems(unittest.TestCase):
    def finds(self, problem, before, after):
        self.assertIn(before, WORKFLOW)
        found = check.problems(WORKFLOW.replace(before, after))
        self.assertTrue(any(problem in each for each in found), found)

    def test_the_workflow_has_none(self):
        self.assertEqual(check.problems(WORKFLOW), [])

    def test_tools_without_a_version(self):
        self.finds('not pinned', '@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2', '@v4')
        self.finds('not pinned', '683 # v4.2.2', '683')
        self.finds('installs without a version', 'xcodegen generate', 'brew install xcodegen; xcodegen generate')
        self.finds('no exact version of Xcode', 'XCODE: "26.5"', 'XCODE: "26"')
        self.finds('no exact version of Xcode', 'XCODE: "26.5"', 'XCODE: 26.5')
        self.finds('no exact version of Xcode', 'xcode: "16.4"', 'xcode: "latest"')
        self.finds('whose version changes', 'runs-on: macos-26', 'runs-on: macos-latest')
        self.finds('has no ruby', 'scripts/pinned-tool flutter', 'scripts/pinned-tool ruby')

    def test_names_of_what_is_not_there(self):
        self.finds('scripts/simulators cannot be run', 'scripts/simulator $', 'scripts/simulators $')
        self.finds('there is no Flutter/hark', 'directory: Flutter/hark_speech\n', 'directory: Flutter/hark\n')
        self.finds('no Examples/project.yml', '--spec Examples/HarkSampler/', '--spec Examples/')
        self.finds('has no target OtherSampler', 'MealSampler', 'OtherSampler')
        self.finds('MealSampler is not built', ' MealSampler', '')
        self.finds('has no suite FrontTests', 'HarkDetectionTests/FrontEndTests', 'HarkDetectionTests/FrontTests')
        self.finds('there is no suite FrontTests', 'FrontEndTests|', 'FrontTests|')
        self.finds('no matrix.system', 'scripts/simulator ${{ matrix.ios }} >>', 'scripts/simulator ${{ matrix.system }} >>')

    def test_parts_that_are_missing(self):
        self.finds('the job plugin is missing', '  plugin:\n', '  plug:\n')
        self.finds('nothing is built for iOS 17.0', '{ ios: "17.0"', '{ ios: "17.5"')
        self.finds('has no time limit', '    timeout-minutes: 60\n', '')
        self.finds('more than read', 'contents: read', 'contents: write')

    def test_a_step_that_is_no_shell(self):
        self.finds('syntax error', 'then exit 1; fi', 'then exit 1')


class Simulators(unittest.TestCase):
    def chooses(self, expected, version, *runtimes):
        devices = {
            f'com.apple.CoreSimulator.SimRuntime.{runtime}': [
                {'udid': f'iPad {runtime}', 'name': 'iPad Pro'}, {'udid': runtime, 'name': 'iPhone 17'}]
            for runtime in runtimes}
        self.assertEqual(
            check.chosen_simulator(version, devices), expected and f'SIMULATOR={expected}')

    def test_the_newest_by_its_numbers(self):
        self.chooses('iOS-26-10', '26', 'iOS-26-2', 'iOS-26-10', 'iOS-26-9', 'iOS-18-5', 'watchOS-26-11')

    def test_an_exact_version(self):
        self.chooses('iOS-26-1', '26.1', 'iOS-26-10', 'iOS-26-1', 'iOS-26-2')
        self.chooses('iOS-18-5-1', '18.5', 'iOS-18-5', 'iOS-18-5-1')

    def test_none(self):
        self.chooses(None, '18.5', 'iOS-18-4', 'iOS-26-0')
        self.chooses(None, 'newest', 'iOS-18-4')


if __name__ == '__main__':
    report = io.StringIO()
    program = unittest.main(exit=False, testRunner=unittest.TextTestRunner(stream=report))
    if not program.result.wasSuccessful():
        sys.exit(report.getvalue())
