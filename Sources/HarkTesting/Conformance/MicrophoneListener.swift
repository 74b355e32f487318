import Hark

/// Reads a microphone's stream to its end and records violations.
struct MicrophoneListener: Sendable {
  typealias Sound = AsyncThrowingStream<AudioChunk, any Error>
  private typealias Rule = MicrophoneConformance.Rule

  private struct Notes: Sendable {
    var heard: [Float] = []
    var next = 0
    var hasEnded = false
    var findings = Findings<MicrophoneConformance.Rule>()

    /// Checks a chunk and stores its samples, up to `length` in total.
    mutating func take(_ chunk: AudioChunk, length: Int) {
      if next == 0, chunk.start != 0 {
        findings.note(.startsAtZero, "the first chunk begins at \(chunk.start)")
      } else if chunk.start != next {
        findings.note(.leavesNoGap, "a chunk begins at \(chunk.start), not at \(next)")
      }
      findings.note(.fillsChunks, "a chunk without samples", if: chunk.samples.isEmpty)
      if let wild = chunk.samples.first(where: { !(abs($0) <= 1) }) {
        findings.note(.staysInRange, "a sample of \(wild)")
      }
      heard += chunk.samples.prefix(max(0, length - heard.count))
      next = chunk.end
    }
  }

  private let notes = Watched(Notes())
  private let length: Int
  private let listening: Trial<Attempt<Void>>

  /// Creates a listener that starts at once.
  ///
  /// If `slowly` is `true`, the listener pauses while it reads the first `length` samples.
  init(to sound: Sound, length: Int, slowly: Bool) {
    let notes = notes
    self.length = length
    listening = Trial {
      let end = await Attempt {
        for try await chunk in sound {
          notes.change { $0.take(chunk, length: length) }
          if slowly, notes.now.next < length { try await Task.sleep(nanoseconds: 1_000_000) }
        }
      }
      notes.change { $0.hasEnded = true }
      return end
    }
  }

  /// The first `length` samples.
  var heard: [Float] { notes.now.heard }

  /// Whether the stream has ended.
  var hasEnded: Bool { notes.now.hasEnded }

  /// The violations so far.
  var findings: Findings<MicrophoneConformance.Rule> { notes.now.findings }

  /// Returns when the first `length` samples have arrived, the stream has ended, or `seconds` have
  /// passed.
  func heardEnough(within seconds: Double) async {
    let length = length
    let isEnough = await notes.wait(within: seconds) { $0.heard.count >= length || $0.hasEnded }
    if !isEnough {
      let count = heard.count
      notes.change { $0.findings.note(.delivers, "only \(count) samples came") }
    }
    if hasEnded, let breach = await breachOfEnd(within: seconds) {
      notes.change { $0.findings.note(.delivers, breach) }
    } else if hasEnded, heard.isEmpty {
      notes.change { $0.findings.note(.delivers, "the sound ended at once") }
    }
  }

  /// Returns the violation at the end of the stream; `nil` if the stream ended normally.
  func breachOfEnd(within seconds: Double) async -> String? {
    switch await listening.outcome(within: seconds) {
    case .came: return nil
    case .refused(let failure): return "the stream threw \(failure.code)"
    case .threw(let error):
      notes.change { $0.findings.note(.throwsVoiceFailures, "the stream threw a \(error)") }
      return nil
    case nil: return "the stream went on"
    }
  }
}
