import Hark

/// A microphone that delivers the test's audio and records contract violations.
///
/// ```swift
/// let microphone = ScriptedMicrophone()
/// await microphone.opened()
/// microphone.send(SoundTimeline("__####__").samples)
/// microphone.end()
/// ```
///
/// Each opening follows the next script; the last script also serves all later openings.
public final class ScriptedMicrophone: Microphone {
  typealias Sound = AsyncThrowingStream<AudioChunk, any Error>

  private enum Phase: Sendable {
    case neverOpened
    case opening(number: Int)
    case open(Sound.Continuation, end: Int)
    case ended
    case closed
  }

  private struct State: Sendable {
    var phase = Phase.neverOpened
    var openings: [AudioProfile] = []
    var openCount = 0
    var closeCount = 0
    var permits = 0
    var violations: [String] = []

    var isOpen: Bool {
      switch phase {
      case .open, .ended: true
      case .neverOpened, .opening, .closed: false
      }
    }

    func isOpening(_ number: Int) -> Bool {
      if case .opening(number) = phase { true } else { false }
    }

    var isFree: Bool {
      switch phase {
      case .neverOpened, .closed: true
      case .opening, .open, .ended: false
      }
    }

    /// Starts opening the microphone and returns the number of this opening, counting from 1.
    mutating func begin(_ profile: AudioProfile) throws -> Int {
      guard isFree else {
        violations.append("The microphone was opened while it was open: close it first.")
        throw VoiceFailure.microphoneBusy
      }
      openings.append(profile)
      phase = .opening(number: openings.count)
      return openings.count
    }

    mutating func settle(
      _ number: Int, _ script: MicrophoneScript, _ continuation: Sound.Continuation
    ) throws {
      guard isOpening(number) else { throw VoiceFailure.microphoneUnavailable }
      if let refusal = script.refusal {
        phase = .closed
        throw refusal
      }
      phase = .open(continuation, end: 0)
      openCount += 1
    }
  }

  /// Whether the audio counts as live or on demand.
  public let delivery: SoundDelivery

  private let scripts: [MicrophoneScript]
  private let state = Watched(State())

  /// Creates a microphone with one script per opening.
  public init(_ scripts: MicrophoneScript..., delivery: SoundDelivery = .live) {
    self.scripts = scripts
    self.delivery = delivery
  }

  /// Opens the microphone as scripted; throws `microphoneBusy` if it is already open or opening.
  public func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<
    AudioChunk, any Error
  > {
    let number = try state.change { try $0.begin(profile) }
    let script = scripts.script(number, or: .byHand)
    if script.isSlow {
      await state.wait { $0.permits > 0 || !$0.isOpening(number) }
      state.change { $0.permits -= $0.permits > 0 ? 1 : 0 }
    }
    let (sound, continuation) = Sound.makeStream()
    try state.change { try $0.settle(number, script, continuation) }
    script.sound.forEach(send)
    switch script.ending {
    case .staysOpen: break
    case .ends: end()
    case .fails(let failure): fail(failure)
    }
    return sound
  }

  /// Closes the microphone and ends the stream.
  ///
  /// An opening in progress is canceled and throws `microphoneUnavailable`.
  public func close() async {
    state.change { state in
      if case .open(let continuation, _) = state.phase { continuation.finish() }
      guard !state.isFree else { return }
      state.closeCount += 1
      state.phase = .closed
    }
  }
}

extension ScriptedMicrophone {
  /// Lets an opening with a slow script continue; may be called in advance.
  public func letOpen() { state.change { $0.permits += 1 } }

  /// Delivers the next samples as one chunk, or drops them if the microphone has been closed.
  public func send(_ samples: [Float]) {
    guard !samples.isEmpty else {
      state.change { $0.violations.append("An empty chunk was sent: send one sample or more.") }
      return
    }
    whileOpen("Audio was sent") { continuation, end, state in
      continuation.yield(AudioChunk(start: end, samples: samples))
      state.phase = .open(continuation, end: end + samples.count)
    }
  }

  /// Delivers consecutive chunks, up to the first that does not start at `position`.
  public func send(_ chunks: [AudioChunk]) {
    for chunk in chunks {
      guard chunk.start == position else {
        let sentence = "A chunk from \(chunk.start) was sent when \(position) was next."
        state.change { $0.violations.append(sentence) }
        return
      }
      send(chunk.samples)
    }
  }

  /// Ends the audio, as at the end of a file; the microphone stays open until it is closed.
  public func end() {
    whileOpen("The audio was ended") { continuation, _, state in
      continuation.finish()
      state.phase = .ended
    }
  }

  /// Makes the open device fail.
  public func fail(_ failure: VoiceFailure) {
    whileOpen("The device failed") { continuation, _, state in
      continuation.finish(throwing: failure)
      state.phase = .ended
    }
  }

  private func whileOpen(_ deed: String, _ act: (Sound.Continuation, Int, inout State) -> Void) {
    state.change { state in
      switch state.phase {
      case .open(let continuation, let end): act(continuation, end, &state)
      case .closed: break  // The test need not know when the device is closed.
      case .neverOpened, .opening:
        state.violations.append("\(deed) before the microphone was open: await opened() first.")
      case .ended: state.violations.append("\(deed) after the end of the audio.")
      }
    }
  }
}

extension ScriptedMicrophone {
  /// Whether the microphone is open.
  public var isOpen: Bool { state.now.isOpen }

  /// The position of the next sample since the opening; 0 if the microphone cannot deliver audio.
  public var position: Int { if case .open(_, let end) = state.now.phase { end } else { 0 } }

  /// The profile of each opening, including openings that the script refused.
  public var openings: [AudioProfile] { state.now.openings }

  /// The number of times that the microphone was closed while open or opening.
  public var closeCount: Int { state.now.closeCount }

  /// The contract violations, one sentence each.
  public var violations: [String] { state.now.violations }

  /// Returns when the `count`th opening has begun.
  public func asked(_ count: Int = 1) async { await state.wait { $0.openings.count >= count } }

  /// Returns when the microphone has been opened `count` times.
  public func opened(_ count: Int = 1) async { await state.wait { $0.openCount >= count } }

  /// Returns when the microphone has been closed `count` times.
  public func closed(_ count: Int = 1) async { await state.wait { $0.closeCount >= count } }
}
