"""Tests the messages for an invalid folder of clips."""

import tempfile
import unittest
from pathlib import Path

from folder import Data, Missing


class Folder(unittest.TestCase):
    def setUp(self):
        room = tempfile.TemporaryDirectory()
        self.addCleanup(room.cleanup)
        self.room = Path(room.name).resolve()

    def clip(self, part: str, name: str):
        (self.room / "data" / part).mkdir(parents=True, exist_ok=True)
        for ending in ("wav", "json"):
            (self.room / "data" / part / f"{name}.{ending}").touch()

    def problem(self, part="dev") -> str:
        with self.assertRaises(Missing) as raised:
            Data(str(self.room), part)
        return str(raised.exception).replace(str(self.room), "FOLDER")

    def test_no_folder_at_all(self):
        with self.assertRaisesRegex(Missing, "^say where the labeled clips are: "):
            Data("", "dev")

    def test_a_folder_that_is_not_there(self):
        with self.assertRaisesRegex(Missing, "^/nowhere is not a folder; "):
            Data("/nowhere", "dev")

    def test_a_folder_without_a_scorer(self):
        self.assertRegex(self.problem(), "^FOLDER has no score.py; ")

    def test_a_folder_without_clips(self):
        (self.room / "score.py").touch()
        self.assertEqual(self.problem(), "FOLDER has no clips with their truth in data/dev")

    def test_a_part_that_is_missing(self):
        (self.room / "score.py").touch()
        self.clip("dev", "a")
        self.assertEqual(self.problem("held"), "FOLDER has no clips with their truth in data/held")

    def test_a_clip_without_its_truth_is_left_out(self):
        (self.room / "score.py").touch()
        self.clip("dev", "a")
        (self.room / "data/dev/b.wav").touch()
        data = Data(str(self.room), "dev")
        self.assertEqual([clip.name for clip in data.clips("dev")], ["a.wav"])

    def test_the_scorer_tunes_on_dev_whatever_it_judges(self):
        (self.room / "score.py").touch()
        for part in ("dev", "held"):
            self.clip(part, "a")
        self.assertEqual(Data(str(self.room), "held").parts, ["dev", "held"])

    def test_conversation_is_there_when_its_scorer_and_its_truth_are(self):
        (self.room / "score.py").touch()
        self.clip("dev", "a")
        talk = self.room / "conversation"
        talk.mkdir()
        (talk / "clean60.wav").touch()
        data = Data(str(self.room), "dev")
        self.assertEqual(data.conversations, [])
        for name in ("truth.json", "score_events.py"):
            (talk / name).touch()
        self.assertEqual(data.conversations, [talk / "clean60.wav"])


if __name__ == "__main__":
    unittest.main()
