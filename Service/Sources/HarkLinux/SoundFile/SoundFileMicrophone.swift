import Hark
import Synchronization

/// Plays a sound file, or piped sound, as if somebody spoke it: WAV, FLAC, Ogg, MP3 and whatever
/// else libsndfile reads, at any rate, all channels averaged.
///
/// The sound waits until it is asked for, also in real time, so nothing is lost and equal files
/// give equal samples at any chunk length. Memory does not grow with the file. A file that breaks
/// off is delivered as far as it goes and ends like a whole one; `problem` then says so. When
/// `open` throws `VoiceFailure.soundUnreadable`, `problem` says why.
public final class SoundFileMicrophone: Microphone {
  /// How fast sound is delivered.
  public enum Pacing: Sendable, Equatable {
    /// As soon as it is asked for.
    case asFastAsPossible

    /// Never before the moment at which a real microphone would have delivered it.
    case realTime
  }

  /// Seconds in each chunk: smaller gives interim text sooner, larger costs less.
  public static let chunkDurations = 0.001...1.0

  /// Seconds that a named pipe may stay silent before it counts as one that nobody writes to.
  public static let pipePatience = 5.0

  /// What is played.
  public let source: SoundSource

  /// Sound waits for its listener.
  public let delivery = SoundDelivery.waits

  private let chunkLength: Int
  private let pacing: Pacing
  private let pipePatience: Double
  private let timekeeper: any Timekeeper
  private let state = Mutex(State())

  private struct State {
    var reader: SoundReader?
    var isUsedUp = false
    var standing = SoundReader.Standing()
  }

  /// Makes a microphone that plays `source`; nothing is opened yet.
  ///
  /// `chunkDuration` is held within `chunkDurations`. A named pipe that stays silent for
  /// `pipePatience` seconds counts as one that nobody writes to.
  public init(
    _ source: SoundSource, chunkDuration: Double = 0.02, pacing: Pacing = .asFastAsPossible,
    pipePatience: Double = pipePatience, timekeeper: any Timekeeper = SystemTimekeeper()
  ) {
    self.source = source
    let limits = Self.chunkDurations
    let wanted = chunkDuration.isNaN ? limits.lowerBound : chunkDuration
    let duration = min(max(wanted, limits.lowerBound), limits.upperBound)
    chunkLength = AudioTime.samples(duration)
    self.pacing = pacing
    self.pipePatience = pipePatience
    self.timekeeper = timekeeper
  }

  /// How far the sound has been delivered.
  public var progress: SoundFileProgress { state.withLock { $0.standing.progress } }

  /// What is wrong with the sound, as far as it is known.
  public var problem: SoundFileError? { state.withLock { $0.standing.problem } }

  /// Opens the file from its beginning; standard input only once.
  public func open(
    _ profile: AudioProfile
  ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let reader = try begin()
    do throws(SoundFileError) {
      note(try await reader.start())
    } catch {
      state.withLock { $0 = State(isUsedUp: $0.isUsedUp, standing: .init(problem: error)) }
      throw VoiceFailure.soundUnreadable
    }
    let start = timekeeper.now
    return AsyncThrowingStream { try await self.next(from: reader, since: start) }
  }

  /// Frees the file, also while a read waits for a pipe.
  public func close() async {
    guard let reader = state.withLock({ $0.reader }) else { return }
    reader.hangUp()
    await reader.close()
    state.withLock { if $0.reader === reader { $0.reader = nil } }
  }

  private func begin() throws -> SoundReader {
    try state.withLock { state in
      if state.reader != nil { throw VoiceFailure.microphoneBusy }
      if state.isUsedUp {
        state.standing.problem = .usedUp
        throw VoiceFailure.soundUnreadable
      }
      do throws(SoundFileError) {
        let reader = try SoundReader(
          source: source, chunkLength: chunkLength, pipePatience: pipePatience)
        state = State(reader: reader, isUsedUp: source == .standardInput)
        return reader
      } catch {
        state.standing.problem = error
        throw VoiceFailure.soundUnreadable
      }
    }
  }

  private func next(from reader: SoundReader, since start: Double) async throws -> AudioChunk? {
    let (chunk, standing) = await reader.next()
    if let chunk, pacing == .realTime {
      try await timekeeper.sleep(until: start + AudioTime.seconds(chunk.end))
    }
    note(standing)
    return chunk
  }

  private func note(_ standing: SoundReader.Standing) {
    state.withLock { $0.standing = standing }
  }
}
