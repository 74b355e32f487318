import Hark
import Synchronization

/// A microphone that plays a sound file or piped audio as if it were being spoken.
///
/// It reads WAV, W64, AIFF, AU, CAF, VOC, FLAC, Ogg, and MPEG audio, at sample rates from 1 kHz to
/// 1 MHz, with all channels averaged.
///
/// Audio waits until it is requested, even in real time, so that nothing is lost and equal files
/// produce equal samples at any chunk length. Memory use does not grow with the file. A truncated
/// file is delivered up to its end and finishes like a complete one; `problem` then reports the
/// truncation. If `open` throws `VoiceFailure.soundUnreadable`, `problem` holds the reason.
public final class SoundFileMicrophone: Microphone {
  /// The pace at which audio is delivered.
  public enum Pacing: Sendable, Equatable {
    /// Audio is delivered as soon as it is requested.
    case asFastAsPossible
    /// Audio is delivered no earlier than a real microphone would deliver it.
    case realTime
  }

  /// The range of chunk durations, in seconds.
  ///
  /// Smaller chunks produce interim text sooner, and larger chunks cost less.
  public static let chunkDurations = 0.001...1.0

  /// The default time after which a silent named pipe counts as having no writer, in seconds.
  public static let pipePatience = 5.0

  /// The source of the audio.
  public let source: SoundSource

  /// The delivery mode: audio waits for its listener.
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

  /// Creates a microphone that plays `source`, without opening it.
  ///
  /// `chunkDuration` is clamped to `chunkDurations`. A named pipe that stays silent for
  /// `pipePatience` seconds counts as having no writer.
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

  /// The progress of delivery.
  public var progress: SoundFileProgress { state.withLock { $0.standing.progress } }

  /// The problem with the audio; `nil` if none is known.
  public var problem: SoundFileError? { state.withLock { $0.standing.problem } }

  /// Opens the file from its beginning; standard input can be opened only once.
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

  /// Closes the file, even while a read waits for a pipe.
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

  private func note(_ standing: SoundReader.Standing) { state.withLock { $0.standing = standing } }
}

/// The progress of reading a sound file.
public struct SoundFileProgress: Sendable, Equatable {
  /// The duration delivered since the file was opened, in seconds.
  public var heard: Double

  /// The expected total duration, in seconds; `nil` if the length is unknown.
  public var total: Double?

  /// Whether the end of the file has been reached.
  public var isAtEnd: Bool

  /// Creates a progress value.
  public init(heard: Double = 0, total: Double? = nil, isAtEnd: Bool = false) {
    self.heard = heard
    self.total = total
    self.isAtEnd = isAtEnd
  }

  /// The fraction that has been delivered, 0…1; `nil` if the total is unknown or zero.
  public var fraction: Double? { total.flatMap { $0 > 0 ? min(heard / $0, 1) : nil } }
}
