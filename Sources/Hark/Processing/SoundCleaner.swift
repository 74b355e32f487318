/// Processes microphone audio with effects that can be switched at runtime.
///
/// With all effects off, audio passes through bit for bit. Echo cancellation removes the echo of the
/// audio passed to `send(reference:)` if it arrives within `EchoDelay.longest`. All methods are safe
/// to call from any thread.
package final class SoundCleaner: Sendable {
  /// The processing order: echo cancellation first, because noise suppression changes the echo.
  private static let order: [AudioEffect] = [.echoCancellation, .noiseSuppression, .automaticGain]

  /// The target delay of an echo behind its reference, in samples: in the first half of the
  /// canceller's range, so that the delay can drift both ways and the reverberation tail still fits.
  private static let lead = AudioTime.samples(0.07)

  /// The delays of an echo behind its reference, in samples, at which the reference is not shifted
  /// again; none is negative, because no canceller can remove an echo that precedes its reference.
  private static let reach = AudioTime.samples(0.02)...AudioTime.samples(0.12)

  /// The number of frames until played audio has faded: the maximum delay plus the reverberation.
  private static let tail = Int((EchoDelay.longest + 0.2) * 100)

  private struct State: Sendable {
    var opening = 0
    var stages: [AudioEffect: SwitchedStage] = [:]
    var slicer = HopSlicer(hop: AudioStageFrame.length)
    var line = ReferenceLine()
    var back = HeldBack()
    var echo = EchoDelay()
    var share = EchoShare()

    /// The number of frames since audio was last played, at most `tail`.
    var quiet = SoundCleaner.tail

    /// Whether the reference has underrun since its last full frame with audio.
    var hasUnderrun = false
  }

  private let state: Locked<State>

  /// The available effects, whether on or off.
  package let available: Set<AudioEffect>

  /// Creates a cleaner with the stages of `processing` and the given effects turned on.
  package init(_ processing: any AudioProcessing, effects: Set<AudioEffect> = [.echoCancellation]) {
    var state = State()
    for effect in processing.effects {
      state.stages[effect] = processing.stage(for: effect).map { SwitchedStage($0) }
    }
    available = Set(state.stages.keys)
    self.state = Locked(state)
    self.effects = effects
    begin()
  }

  /// The effects that are turned on; changes take effect within 30 ms, without a click.
  package var effects: Set<AudioEffect> {
    get { state.withLock { state in available.filter { state.stages[$0]?.isOn == true } } }
    set {
      state.withLock { state in
        let couldLearn = state.stages[.echoCancellation]?.isOn == true
        for effect in available { state.stages[effect]?.isOn = newValue.contains(effect) }
        if !couldLearn { state.echo.forget() }
      }
    }
  }

  /// The delay of the echo, in seconds; `nil` until an echo is certain.
  package var echoDelay: Double? { state.withLock { $0.echo.delay.map(AudioTime.seconds) } }

  /// The correlation of the microphone and playback over the last one to two seconds, 0…1.
  package var echoLikeness: Float { state.withLock { $0.echo.likeness } }

  /// The likelihood that the latest audio is only an echo, 0…1; 0 once playback has faded.
  ///
  /// It is 1 while this cannot be determined: for the first 2 s of playback; once an echo is found,
  /// until the canceller has adapted for 4 s; and then for 1 s each time that playback starts, or
  /// resumes after an underrun.
  ///
  /// Otherwise it is the larger of the share that the canceller removed and the correlation with
  /// playback. The share reveals the user's speech immediately; the correlation is reliable before
  /// the canceller has adapted to the room.
  ///
  /// In measurements with human speech over a reply, the value was above 0.85 for an echo alone, at
  /// echo levels from 10 dB below the speech to the same level, and fell below 0.85 within 0.1 s of
  /// the user's first word.
  package var echoLikelihood: Float {
    state.withLock { state in
      guard state.quiet < Self.tail else { return 0 }
      return state.echo.isSettled ? max(state.share.value, state.echo.likeness) : 1
    }
  }

  /// Resets all state for a new opening of the microphone, and returns the number of the opening.
  @discardableResult
  package func begin() -> Int {
    state.withLock { state in
      for effect in available { state.stages[effect]?.reset() }
      state = State(opening: state.opening + 1, stages: state.stages)
      return state.opening
    }
  }

  /// Appends the next samples sent to the loudspeaker.
  package func send(reference samples: [Float]) { state.withLock { $0.line.append(samples) } }

  /// Appends a chunk and returns the audio cleaned since the last call, in whole frames of 10 ms;
  /// `nil` if no frame is complete.
  ///
  /// A chunk that does not follow its predecessor restarts the numbering at its own start.
  package func clean(_ chunk: AudioChunk) -> AudioChunk? {
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

  /// Returns the unprocessed remainder, shorter than a frame, at the end of an opening; `nil` if
  /// there is none or another opening has begun.
  package func end(_ opening: Int) -> AudioChunk? {
    state.withLock { state in
      guard opening == state.opening else { return nil }
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
    // Audio recorded while nothing is played says nothing about the echo.
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

  /// Aligns the reference with its echo.
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
