"""Tests the conversion of detected segments to events and losses."""

import math
import unittest

from conversation import events, lost


def segment(start, end, start_at=0.0, end_at=None):
    return {"start": start, "end": end, "start_at": start_at, "end_at": end_at}


class Events(unittest.TestCase):
    def test_a_segment_is_a_start_and_a_stop_when_they_were_told(self):
        self.assertEqual(events([segment(1, 2, 1.1, 2.3)]), [("start", 1.1), ("stop", 2.3)])

    def test_an_end_that_was_never_told_is_no_stop(self):
        self.assertEqual(events([segment(1, 2, 1.1)]), [("start", 1.1)])


class Lost(unittest.TestCase):
    utterances = [{"onset": 1.0, "offset": 2.0}, {"onset": 4.0, "offset": 5.0}]

    def test_nothing_is_lost_where_the_sound_is_kept_from_the_onset(self):
        self.assertEqual(lost([segment(0.5, 2), segment(4.0, 5)], self.utterances), 0)

    def test_the_worst_utterance_counts(self):
        found = lost([segment(1.02, 2), segment(4.05, 5)], self.utterances)
        self.assertAlmostEqual(found, 50)

    def test_an_utterance_of_two_segments_begins_with_the_first(self):
        found = [segment(0.9, 1.4), segment(1.5, 2), segment(4, 5)]
        self.assertEqual(lost(found, self.utterances), 0)

    def test_an_utterance_that_nothing_is_kept_of_is_lost_for_ever(self):
        self.assertEqual(lost([segment(0.5, 2)], self.utterances), math.inf)


if __name__ == "__main__":
    unittest.main()
