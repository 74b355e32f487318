import Testing

@testable import HarkUI

@Suite("Which recording is heard")
struct RecordingPlaybackTests {
  private var playback = RecordingPlayback()

  @Test("One button plays, holds and goes on where it was held")
  func button() {
    var playback = playback
    #expect(playback.press("a") == .play("a") && playback.isPlaying("a"))
    #expect(playback.press("a") == .pause && !playback.isPlaying("a"))
    #expect(playback.press("a") == .resume && playback.isPlaying("a"))
    playback.finish()
    #expect(playback.state == .silent)
    #expect(playback.press("a") == .play("a"))
  }

  @Test("What the system takes the sound from is held, and goes on when the person wants it")
  func interrupted() {
    var playback = playback
    #expect(playback.interrupt() == false)
    _ = playback.press("a")
    #expect(playback.interrupt() && !playback.isPlaying("a"))
    #expect(playback.interrupt() == false)
    #expect(playback.press("a") == .resume)
  }

  @Test("Another one begins at its beginning, whatever the first was doing")
  func another() {
    var playback = playback
    _ = playback.press("a")
    #expect(playback.press("b") == .play("b") && !playback.isPlaying("a"))
    _ = playback.press("b")
    #expect(playback.press("a") == .play("a"))
  }

  @Test("One that cannot be played says so until it is tried again")
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

  @Test("One that is deleted is not heard on, nor is any when the list is left")
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
