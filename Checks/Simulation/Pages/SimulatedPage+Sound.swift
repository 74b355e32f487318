import Hark

@testable import HarkServer
@testable import World

/// The audio of one opening of a page's microphone.
///
/// The samples themselves come from the room.
struct PageSound {
  let opening: UInt32

  /// The position of the first sample in the room's audio.
  let origin: Int

  /// The number of samples so far, and the number of samples that have been sent.
  private(set) var end = 0
  private var next = 0
  private(set) var isClosed = false

  /// The maximum number of samples that a page keeps: 30 s.
  private static let kept = 480_000

  init(opening: UInt32, origin: Int) {
    self.opening = opening
    self.origin = origin
  }

  /// Adds samples unless the opening is closed.
  mutating func add(_ count: Int) { if !isClosed { end += count } }

  /// Closes the recording, which another server may still need.
  mutating func close() { (isClosed, next) = (true, end) }

  /// The closed recording that the page still holds, as a JSON member for the server.
  var stored: String {
    guard isClosed, end > 0 else { return "" }
    let first = max(0, end - Self.kept)
    return #","sound":{"opening":\#(opening),"first":\#(first),"samples":\#(end)}"#
  }

  /// Continues at `sample`, and returns the range of the room's audio that the page has already
  /// discarded.
  mutating func rewind(to sample: Int) -> Range<Int> {
    next = max(sample, end - Self.kept)
    return origin + sample..<origin + next
  }

  /// Returns the next message; `nil` if everything has been sent.
  mutating func take(from room: Room) -> WireSound? {
    guard next < end else { return nil }
    let count = min(end - next, WireSound.longest)
    defer { next += count }
    return WireSound(
      opening: opening, first: next, samples: room.samples(from: origin + next, count: count))
  }
}

// The page's microphone.
extension SimulatedPage {
  /// The maximum time that the browser takes to open the microphone, in hundredths of a second.
  private static let slowestOpening = 60

  func open(_ opening: UInt32) {
    stopSound()
    report = nil
    Task {
      await world.delay(upTo: Self.slowestOpening)
      opened(opening)
    }
    wanted = opening
  }

  func close(_ opening: UInt32) {
    guard opening == wanted else { return }
    closeSound()
    tell(opening, "closed")
  }

  private func opened(_ opening: UInt32) {
    guard opening == wanted else { return }
    if world.once(in: 30) {
      world.record.inject("page's microphone is busy")
      wanted = 0
      return tell(opening, "failed", #","reason":"busy""#)
    }
    sound = PageSound(opening: opening, origin: world.position)
    tell(opening, "opened")
    feed = Task { await self.listen(opening) }
  }

  private func tell(_ opening: UInt32, _ event: String, _ members: String = "") {
    let text =
      #"{"type":"microphone","opening":\#(opening),"event":"\#(event)"\#(members)}"#
    report = text
    if isWelcome { send(text) }
  }

  private func listen(_ opening: UInt32) async {
    let length = WordAudio.frame * world.pick([2, 2, 10])
    while !Task.isCancelled, let sound, sound.opening == opening {
      let due = AudioTime.seconds(sound.origin + sound.end + length)
      guard (try? await world.clock.sleep(until: due)) != nil, self.sound?.opening == opening
      else { return }
      self.sound?.add(length)
      drain()
    }
  }

  func drain() {
    guard isWelcome else { return }
    while let message = sound?.take(from: room) { send(message) }
  }

  /// Stops recording.
  ///
  /// Keeps the audio, unless it belongs to a call.
  func closeSound() {
    feed?.cancel()
    feed = nil
    if experience == "call" { sound = nil } else { sound?.close() }
    wanted = 0
  }

  func stopSound() {
    closeSound()
    sound = nil
  }

  /// Discards a closed recording once its words are shown.
  func forgetSound() {
    if sound?.isClosed == true, screen?.field.isReadOnly == false { sound = nil }
  }
}
