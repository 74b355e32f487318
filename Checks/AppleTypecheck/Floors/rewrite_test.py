"""Tests the rewriting; prints nothing on success."""
import io
import sys
import unittest

from rewrite import rewrite, versions

KNOWN = {(16,), (17,), (18,), (18, 2), (26,)}


class Versions(unittest.TestCase):
    def found(self, text, *expected):
        self.assertEqual(versions(text), set(expected))

    def test_an_attribute_names_a_version_among_other_systems(self):
        self.found('@available(macOS 15, iOS 18.0, *) struct A {}', (18,))

    def test_a_later_point_release_is_a_version_of_its_own(self):
        self.found('if #available(iOS 18.2, *) {}', (18, 2))

    def test_the_long_form_counts_from_its_introduction(self):
        self.found('@available(iOS, introduced: 17.0, deprecated: 18.0, message: "b (c)")', (17,))

    def test_what_the_package_has_anyway_is_no_version(self):
        self.found('@available(iOS 15, *) func a() {}')

    def test_other_systems_and_plain_unavailability_are_none(self):
        self.found('@available(macOS, unavailable) @available(*, unavailable, message: "iOS 26")')


class Rewriting(unittest.TestCase):
    def becomes(self, text, expected):
        self.assertEqual(rewrite(text, KNOWN), expected)

    def test_who_has_a_version_has_the_earlier_ones(self):
        self.becomes(
            '@available(iOS 17, *) struct A {}',
            '@available(iOS_16) @available(iOS_17) struct A {}')
        self.becomes(
            'guard #available(iOS 17, *) else { return }',
            'guard #available(iOS_16), #available(iOS_17) else { return }')

    def test_a_check_for_the_floor_is_always_true(self):
        self.becomes('if #available(iOS 15, *) {}', 'if true {}')

    def test_lines_stay_where_they_are(self):
        self.becomes('@available(\n  iOS 16, *\n)\nx', '@available(iOS_16)\n\n\nx')

    def test_the_else_of_unavailable_has_the_earlier_versions_too(self):
        self.becomes(
            'if #unavailable(iOS 17) { a() } else { b() }',
            'if #unavailable(iOS_17) { a() } else '
            '{ guard #available(iOS_16), #available(iOS_17) else { fatalError() }; b() }')

    def test_so_has_every_else_of_a_chain(self):
        text = rewrite('if #unavailable(iOS 16) { {} } else if a { b } else { c }', KNOWN)
        self.assertEqual(text.count('guard #available(iOS_16) else'), 2)

    def test_a_guard_for_unavailability_has_it_in_its_else(self):
        self.becomes(
            'guard #unavailable(iOS 16) else { return b() }; c()',
            'guard #unavailable(iOS_16) else '
            '{ guard #available(iOS_16) else { fatalError() }; return b() }; c()')

    def test_other_attributes_are_left_alone(self):
        self.becomes('@available(macOS, unavailable)', '@available(macOS, unavailable)')

    def test_what_the_system_lacks_is_unavailable(self):
        self.becomes(
            '@available(iOS, unavailable) func a() {}',
            '@available(*, unavailable, message: "iOS has no such declaration") func a() {}')


class OnAMac(unittest.TestCase):
    def becomes(self, text, expected):
        self.assertEqual(rewrite(text, KNOWN, 'macOS'), expected)

    def test_its_versions_count_and_those_of_ios_do_not(self):
        self.assertEqual(versions('@available(iOS 26, macOS 15.4, *) struct A {}', 'macOS'), {(15, 4)})
        self.assertEqual(versions('@available(iOS 18, macOS 15, *) struct A {}', 'macOS'), set())

    def test_an_attribute(self):
        self.becomes(
            '@available(iOS 18, macOS 17, *) struct A {}',
            '@available(macOS_16) @available(macOS_17) struct A {}')
        self.becomes('@available(iOS 18, *) struct A {}', '@available(iOS 18, *) struct A {}')

    def test_the_floor_is_dropped(self):
        self.becomes('@available(iOS 18, macOS 14, *) struct A {}', ' struct A {}')

    def test_a_condition_for_ios_alone_is_always_true(self):
        self.becomes('if #available(iOS 26, *) {}', 'if #available(iOS 26, *) {}')
        self.becomes(
            'if #available(iOS 26, macOS 26, *) {}',
            'if #available(macOS_16), #available(macOS_17), #available(macOS_18), '
            '#available(macOS_18_2), #available(macOS_26) {}')

    def test_what_it_lacks_is_unavailable(self):
        self.becomes(
            '@available(macOS, unavailable) func a() {}',
            '@available(*, unavailable, message: "macOS has no such declaration") func a() {}')
        self.becomes('@available(iOS, unavailable)', '@available(iOS, unavailable)')


if __name__ == '__main__':
    report = io.StringIO()
    program = unittest.main(exit=False, testRunner=unittest.TextTestRunner(stream=report))
    if not program.result.wasSuccessful():
        sys.exit(report.getvalue())
