import Hark
import HarkLinux

/// Plays a recording, with both sides mixed.
struct RecordingPlayer {
  /// The audio read ahead of playback, in seconds, which bounds the memory for long recordings.
  private static let ahead = 2.0

  private let loudspeaker: PulseLoudspeaker

  init(_ loudspeaker: PulseLoudspeaker) { self.loudspeaker = loudspeaker }

  /// Plays the audio file at `path` and returns when playback is complete.
  func play(_ path: String) async throws {
    let sound = SoundFileMicrophone(.path(path))
    do {
      try await carry(sound)
      await sound.close()
    } catch {
      await sound.close()
      if let problem = sound.problem {
        throw CommandFailure(
          status: CommandStatus(problem), sentence: problem.sentence(for: sound.source.name))
      }
      guard let problem = loudspeaker.problem else { throw error }
      throw CommandFailure(status: .unavailable, sentence: problem.loudspeakerSentence)
    }
  }

  private func carry(_ sound: SoundFileMicrophone) async throws {
    let (reports, told) = AsyncStream.makeStream(of: PlaybackReport.self)
    let playback = try await loudspeaker.open { told.yield($0) }
    defer { playback.stop() }
    var news = reports.makeAsyncIterator()
    var heard = 0
    for try await chunk in try await sound.open(Experience.call.audio) {
      playback.play(chunk.samples)
      while AudioTime.seconds(chunk.end - heard) > Self.ahead, let report = await news.next() {
        heard = try position(report) ?? heard
      }
    }
    playback.finish()
    while let report = await news.next() {
      if report == .ended { return }
      _ = try position(report)
    }
  }

  private func position(_ report: PlaybackReport) throws -> Int? {
    switch report {
    case .heard(let position): position
    case .failed(let failure): throw failure
    case .sending, .ended: nil
    }
  }
}
