import Hark
import HarkLinux

/// Plays a recording aloud, both sides together.
struct RecordingPlayer {
  /// Seconds of sound that are read before they are heard: a long recording takes no more memory.
  private static let ahead = 2.0

  private let loudspeaker: PulseLoudspeaker

  init(_ loudspeaker: PulseLoudspeaker) { self.loudspeaker = loudspeaker }

  /// Returns when all of the sound file at `path` has been heard.
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
