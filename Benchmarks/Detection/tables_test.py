"""Tests the contents of the tables."""

import math
import unittest

import tables
from found import Endpoints, Found, Scores


def endpoints(**changes) -> Endpoints:
    plain = dict(cost=0.5, end50=340, end90=400, onset50=50, onset95=math.inf, cut=0.05)
    plain |= dict(miss=0, false_min=0.25, clip=1, headclip=0)
    return Endpoints(**plain | changes)


def detector(name: str, cost: list[float], ours=False) -> Found:
    one = Found(name, ours, "", (1_500_000, 2_048))
    auc = {"all": 0.9974, "10 dB": 1.0, "0 dB": 0.5, "words": math.nan, "meetings": 0.98}
    one.loud = one.quiet = Scores(auc, endpoints(), {500: endpoints(cost=2), 300: endpoints(cost=1)})
    one.cost = {"set": cost}
    return one


class Figures(unittest.TestCase):
    def test_a_part_has_three_decimals_and_no_zero_before_them(self):
        shown = [tables.part(value) for value in (0.9974, 0.5, 1, math.nan)]
        self.assertEqual(shown, [".997", ".500", "1.000", "–"])

    def test_cpu_seconds_have_two_figures_that_count(self):
        shown = [tables.seconds(value) for value in (0.002_04, 0.000_071, 0.023, 1.5, 0)]
        self.assertEqual(shown, ["0.0020", "0.000071", "0.023", "1.5", "0"])

    def test_memory_is_told_in_the_unit_that_suits_it(self):
        shown = [tables.memory(value) for value in (44_700_000, 1_000_000, 2_048, 0)]
        self.assertEqual(shown, ["44.7 MB", "1.0 MB", "2 KiB", "0 KiB"])

    def test_what_never_comes_has_no_time(self):
        self.assertEqual(tables.pair(340, math.inf), "340 / none")


class Tables(unittest.TestCase):
    def test_a_table_has_a_head_a_rule_and_its_rows(self):
        shown = tables.table(["a", "b"], [["x", "1"], ["y", "2"]])
        self.assertEqual(shown, "| a | b |\n| --- | ---: |\n| x | 1 |\n| y | 2 |")

    def test_the_overview_has_a_row_for_each_detector(self):
        shown = tables.overview([detector("ten", [0.002, 0.001, 0.003])]).splitlines()
        row = "| TEN | .997 | 1.000 | .500 | – | .980 | 0.50 | 340 / 400 | 50 / none | 0.0020 | 1.5 MB |"
        self.assertEqual(shown[2:], [row])

    def test_columns_without_clips_are_left_out(self):
        shown = tables.auc([detector("ten", [0.1])], lambda one: one.loud).splitlines()
        self.assertEqual(shown[0], "| AUC | all | 10 dB | 0 dB | words | meetings |")
        self.assertEqual(shown[2], "| TEN | .997 | 1.000 | .500 | – | .980 |")

    def test_a_detector_without_a_label_has_its_name(self):
        self.assertIn("| new |", tables.overview([detector("new", [0.1])]))

    def test_every_trailing_silence_has_a_row_the_shortest_first(self):
        shown = tables.own([detector("spectral", [0.1], ours=True)], lambda one: one.loud)
        starts = [row.split(" | ")[:2] for row in shown.splitlines()[2:]]
        name = "| Hark, without a model"
        self.assertEqual(starts, [[f"{name}, 300 ms", "1.00"], [f"{name}, 500 ms", "2.00"]])

    def test_the_cost_is_compared_round_by_round(self):
        one, other = detector("ten", [0.1, 0.4, 0.9]), detector("silero-onnx", [0.2, 0.4, 1.0])
        row = tables.cost([one], ["set"], other).splitlines()[2]
        self.assertEqual(row, "| TEN | 0.40 | 0.10 | 0.900 |")


if __name__ == "__main__":
    unittest.main()
