import Hark
import HarkTesting

@testable import HarkServer
@testable import World

// Audio and requests.
extension SimulatedRealtimeClient {
  /// Whether the server detects turns.
  var detects: Bool { tape?.detects == true }

  /// Adds to the room words that begin soon, and returns their range.
  func say(_ count: Int) -> Range<Int> {
    let start = recorded + WordAudio.frame * world.number(below: 30)
    var dice = Dice(seed: UInt64(world.number(below: 1 << 30)))
    return start..<room.say(count, from: start, &dice)
  }

  func startRecording() {
    guard feed == nil else { return }
    let length = WordAudio.frame * world.pick([10, 20, 50])
    feed = Task {
      while (try? await world.clock.sleep(until: world.clock.now + AudioTime.seconds(length)))
        != nil, !Task.isCancelled
      {
        record(length)
      }
    }
  }

  func stopRecording() {
    feed?.cancel()
    feed = nil
    change { $0.rest() }
  }

  func record(_ samples: Int) {
    recorded += samples
    change { $0.record(samples) }
  }

  /// Records the audio up to `place` immediately, as if it came from a file.
  func record(upTo place: Int) { record(max(0, place - recorded)) }

  func commit() { change { $0.commit() } }
  func clear() { change { $0.clear() } }
  func toggle() { change { $0.toggle() } }

  private func change(_ body: (inout RealtimeTape) -> Void) {
    guard var changed = tape else { return }
    body(&changed)
    tape = changed
    drain()
  }

  /// Sends everything pending.
  ///
  /// A client that resumes its session does so only after the greeting.
  func drain() {
    guard let socket, isGreeted || session == nil else { return }
    while let text = tape?.take() { socket.toServer.send(.text(text)) }
  }

  /// Returns a sentence that describes the missing results for the words in `range` of the room;
  /// `nil` if none are missing.
  func lack(_ range: Range<Int>) -> String? {
    guard isGreeted, let tape else { return "A client is not connected." }
    if answers.isOpen { return "A turn does not end." }
    if answers.ended < tape.ended.count { return "A turn is not committed." }
    if answers.owesText { return "A turn received neither a text nor a failure." }
    if answers.cleared < tape.clears { return "A clear request received no answer." }
    let missing = room.words(in: range).first {
      !answers.words.contains($0) && !tape.cut.contains($0) && room.start(of: $0) >= tape.claimed
    }
    return missing.map { "Word \($0) was sent, but is in no turn." }
  }
}
