"""Tests which limits apply, and when they are exceeded."""

import math
import unittest

from limits import Limit, limits
from tables_test import detector


class Limits(unittest.TestCase):
    def test_a_limit_holds_at_its_very_bound(self):
        self.assertTrue(Limit("a", 1.0, most=1.0).holds)
        self.assertTrue(Limit("a", 1.0, least=1.0).holds)

    def test_it_is_broken_beyond_its_bound(self):
        self.assertFalse(Limit("a", 1.01, most=1.0).holds)
        self.assertFalse(Limit("a", 0.99, least=1.0).holds)
        self.assertFalse(Limit("a", 11, least=10, most=10).holds)

    def test_what_could_not_be_measured_holds_nothing(self):
        self.assertFalse(Limit("a", math.nan, most=1.0).holds)
        self.assertFalse(Limit("a", math.nan, least=1.0).holds)

    def test_it_says_whether_it_holds(self):
        said = [str(Limit("a", 2, most=1)), str(Limit("a", 2, least=1))]
        self.assertEqual(said, ["BROKEN  a: 2 (at most 1)", "holds   a: 2 (at least 1)"])


class Detectors(unittest.TestCase):
    def said(self, *found):
        return {limit.what: limit for limit in limits(list(found))}

    def test_the_detectors_of_others_have_none(self):
        self.assertEqual(self.said(detector("ten", [0.1])), {})

    def test_the_one_without_a_model_has_its_own(self):
        said = self.said(detector("spectral", [0.000_2], ours=True))
        self.assertTrue(said["spectral: AUC, all"].holds)
        self.assertFalse(said["spectral: AUC, 0 dB"].holds)
        self.assertFalse(said["spectral: CPU s per s, on the set"].holds)

    def test_every_detector_of_ours_has_to_be_small(self):
        one = detector("new", [0.1], ours=True)
        one.memory = 2_500_000, 1_024
        said = self.said(one)
        self.assertFalse(said["new: memory of the first, MB"].holds)
        self.assertTrue(said["new: memory of a further one, KiB"].holds)

    def test_the_cascade_is_held_to_silero_in_the_same_run(self):
        cascade, other = detector("cascade", [0.1], ours=True), detector("silero-onnx", [0.5])
        for one in (cascade, other):
            one.cost["silence"] = one.cost["set"]
        cascade.loud.auc["meetings"] = 0.977
        said = self.said(cascade, other)
        self.assertTrue(said["cascade: AUC, all"].holds)
        self.assertFalse(said["cascade: AUC, meetings"].holds)
        self.assertTrue(said["cascade: cost beside onnxruntime, on the set"].holds)
        self.assertFalse(said["cascade: the same in silence"].holds)

    def test_a_minute_of_conversation_has_neither_too_few_nor_too_many(self):
        cascade, other = detector("cascade", [0.1], ours=True), detector("silero-onnx", [0.5])
        for one in (cascade, other):
            one.cost["silence"] = one.cost["set"]
        right = dict(utterances=10, false=0, cut=0, missed=0, onset50=150, end50=300, lost=0)
        cascade.conversations = {"room60": right | {"starts": 11, "ends": 10}}
        said = self.said(cascade, other)
        self.assertFalse(said["cascade, room60: starts"].holds)
        self.assertTrue(said["cascade, room60: ends"].holds)


if __name__ == "__main__":
    unittest.main()
