import Testing

@testable import HarkUI

@Suite("Playback of recordings")
struct RecordingPlaybackTests {
  private var playback = RecordingPlayback()

  @Test("One button plays, pauses, and resumes")
  func button() {
    var playback = playback
    #expect(playback.press("a") == .play("a") && playback.isPlaying("a"))
    #expect(playback.press("a") == .pause && !playback.isPlaying("a"))
    #expect(playback.press("a") == .resume && playback.isPlaying("a"))
    playback.finish()
    #expect(playback.state == .silent)
    #expect(playback.press("a") == .play("a"))
  }

  @Test("An interruption pauses playback until the user resumes it")
  func interrupted() {
    var playback = playback
    #expect(playback.interrupt() == false)
    _ = playback.press("a")
    #expect(playback.interrupt() && !playback.isPlaying("a"))
    #expect(playback.interrupt() == false)
    #expect(playback.press("a") == .resume)
  }

  @Test("Another recording always plays from its beginning")
  func another() {
    var playback = playback
    _ = playback.press("a")
    #expect(playback.press("b") == .play("b") && !playback.isPlaying("a"))
    _ = playback.press("b")
    #expect(playback.press("a") == .play("a"))
  }

  @Test("A failed recording is marked until the next attempt")
  func fails() {
    var playback = playback
    _ = playback.press("a")
    playback.fail()
    #expect(playback.failed == "a" && playback.state == .silent)
    #expect(playback.press("b") == .play("b"))
    #expect(playback.failed == nil)
    playback.finish()
    playback.fail()
    #expect(playback.failed == nil)
  }

  @Test("Playback stops when the recording is deleted or the list is left")
  func deleted() {
    var playback = playback
    #expect(playback.keep(only: []) == false)
    _ = playback.press("a")
    #expect(!playback.keep(only: ["a", "b"]) && playback.isPlaying("a"))
    #expect(playback.keep(only: ["b"]) && playback.state == .silent)
    _ = playback.press("b")
    _ = playback.press("b")
    #expect(playback.keep(only: []) == true)
  }
}
