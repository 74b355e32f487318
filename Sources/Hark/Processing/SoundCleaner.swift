/// Cleans the sound of a microphone by effects that are switched while it runs.
///
/// With all effects off, every bit passes as it came. What a loudspeaker plays is told by
/// `send(reference:)`, and taken out by echo cancellation wherever it comes back within
/// `EchoDelay.longest`. Every call is for any thread.
public final class SoundCleaner: Sendable {
  /// In this order: noise that was made soft first would be another echo each time.
  private static let order: [AudioEffect] = [.echoCancellation, .noiseSuppression, .automaticGain]

  /// Samples by which an echo is put behind its reference: in the first half of what a canceller
  /// covers, so that it may wander both ways and its room has a tail.
  private static let lead = AudioTime.samples(0.07)

  /// Samples by which an echo may lie behind its reference before the reference follows it; one that
  /// came before its reference no canceller could undo.
  private static let reach = AudioTime.samples(0.02)...AudioTime.samples(0.12)

  /// Frames after which nothing that was played is heard any more: its delay, and a room's tail.
  private static let tail = Int((EchoDelay.longest + 0.2) * 100)

  private struct State: Sendable {
    var stages: [AudioEffect: SwitchedStage] = [:]
    var slicer = HopSlicer(hop: AudioStageFrame.length)
    var line = ReferenceLine()
    var back = HeldBack()
    var echo = EchoDelay()
    var share = EchoShare()

    /// Frames since anything was played.
    var quiet = SoundCleaner.tail

    /// Whether the reference has run out since its last full frame with sound.
    var hasUnderrun = false
  }

  private let state: Locked<State>

  /// What it can do, whether it is on or not.
  public let available: Set<AudioEffect>

  /// Makes a cleaner of the stages of `processing`, with these effects on.
  public init(_ processing: any AudioProcessing, effects: Set<AudioEffect> = [.echoCancellation]) {
    var state = State()
    for effect in processing.effects {
      state.stages[effect] = processing.stage(for: effect).map { SwitchedStage($0) }
    }
    available = Set(state.stages.keys)
    self.state = Locked(state)
    self.effects = effects
    begin()
  }

  /// The effects that are on; a change is heard within 30 ms, without a click.
  ///
  /// One that is not available stays off.
  public var effects: Set<AudioEffect> {
    get { state.withLock { state in available.filter { state.stages[$0]?.isOn == true } } }
    set {
      state.withLock { state in
        let couldLearn = state.stages[.echoCancellation]?.isOn == true
        for effect in available { state.stages[effect]?.isOn = newValue.contains(effect) }
        if !couldLearn { state.echo.forget() }
      }
    }
  }

  /// Seconds between a sound's being sent and its echo; nil while no echo is sure.
  public var echoDelay: Double? { state.withLock { $0.echo.delay.map(AudioTime.seconds) } }

  /// How alike the microphone and what is played have been in the last second or two, 0…1.
  public var echoLikeness: Float { state.withLock { $0.echo.likeness } }

  /// How likely it is that the newest sound is an echo and nothing else, 0…1; 0 while nothing is
  /// played.
  ///
  /// It is 1 while nothing can tell: for the first 2 s of all that is played; where it comes back, for
  /// 4 s from when its delay is known, and for 1 s each time that playback starts, or resumes after an
  /// underrun.
  ///
  /// Either most of it could be taken out, or it rises and falls as what is played does: the first
  /// tells a person at once, the second is right before a canceller knows the room. Measured on human
  /// speech over a reply: above 0.85 for an echo alone, whether 10 dB softer than speech or as loud;
  /// below that within 0.1 s of a person's first word.
  public var echoLikelihood: Float {
    state.withLock { state in
      guard state.quiet < Self.tail else { return 0 }
      return state.echo.isSettled ? max(state.share.value, state.echo.likeness) : 1
    }
  }

  /// Forgets everything: the sound that follows is another recording's, numbered from 0.
  public func begin() {
    state.withLock { state in
      for effect in available { state.stages[effect]?.reset() }
      state.slicer.reset(at: 0)
      state.line.clear()
      state.back.hold(0)
      state.echo = EchoDelay()
      state.share = EchoShare()
      state.quiet = Self.tail
      state.hasUnderrun = false
    }
  }

  /// Takes what goes to the loudspeaker next.
  public func send(reference samples: [Float]) { state.withLock { $0.line.append(samples) } }

  /// The loudspeaker has dropped what was sent and not yet heard.
  public func dropReference() { state.withLock { $0.line.clear() } }

  /// The sound so far that has been cleaned and not been returned, in whole frames of 10 ms; nil
  /// while there is none.
  ///
  /// A chunk that does not follow the one before begins anew at its own start.
  public func clean(_ chunk: AudioChunk) -> AudioChunk? {
    state.withLock { state in
      var samples: [Float] = []
      var slicer = state.slicer
      var start: Int?
      slicer.slice(chunk) { frame, position in
        start = start ?? position
        samples += Self.clean(frame, &state)
      }
      state.slicer = slicer
      return start.map { AudioChunk(start: $0, samples: samples) }
    }
  }

  /// What is left over at the end, less than a frame, as it came; nil when nothing is.
  public func end() -> AudioChunk? {
    state.withLock { state in
      let rest = state.slicer.remainder
      state.slicer.reset(at: rest.end)
      return rest.samples.isEmpty ? nil : rest
    }
  }

  private static func clean(_ frame: UnsafeBufferPointer<Float>, _ state: inout State) -> [Float] {
    let isWhole = state.line.count >= AudioStageFrame.length
    let reference = state.line.next()
    let isPlaying = reference.contains { $0 != 0 }
    if !isWhole {
      state.hasUnderrun = true
    } else if isPlaying {
      // After an underrun, as on a busy machine, the loudspeaker resumes with a different delay.
      if state.quiet == tail || state.hasUnderrun { state.echo.begin() }
      state.hasUnderrun = false
    }
    state.quiet = isPlaying ? 0 : min(state.quiet + 1, tail)
    let isInUse = state.stages.values.contains(where: \.isInUse)
    guard isInUse || state.quiet < tail else { return Array(frame) }
    var samples = frame.map(Sample.clean)
    // What is heard while nothing is played tells nothing of an echo.
    if state.quiet < tail { follow(reference, samples, &state) }
    if !isInUse {
      state.share = EchoShare()
      return Array(frame)
    }
    let aligned = state.back.pass(reference)
    samples.withUnsafeMutableBufferPointer { samples in
      aligned.withUnsafeBufferPointer { aligned in
        for effect in order {
          state.stages[effect]?.process(samples, reference: aligned)
          if effect == .echoCancellation {
            state.share.push(frame.lazy.map(Sample.clean), left: samples)
          }
        }
      }
    }
    return samples
  }

  /// Moves the reference to where its echo is.
  private static func follow(_ reference: [Float], _ samples: [Float], _ state: inout State) {
    samples.withUnsafeBufferPointer { state.echo.push(reference: reference, heard: $0) }
    guard let delay = state.echo.delay else { return }
    let wanted = max(0, delay - lead)
    if !reach.contains(delay - state.back.length), wanted != state.back.length {
      state.back.hold(wanted)
      state.stages[.echoCancellation]?.forget()
      state.echo.forget()
    }
  }
}
