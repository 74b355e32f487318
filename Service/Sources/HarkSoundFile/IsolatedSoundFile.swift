import Foundation
import Hark
import HarkWorkers
import Synchronization

/// A sound file from a source that is not trusted, as a microphone: a process of its own, which the
/// kernel confines, decodes it.
///
/// It delivers the same samples as `SoundFileMicrophone`. If the process crashes, hangs, or exceeds its
/// limits, the audio ends, and `problem` is `SoundFileError.undecodable`.
public final class IsolatedSoundFile: Microphone {
  /// The delivery mode: audio waits for its listener.
  public let delivery = SoundDelivery.waits

  private let path: String
  private let worker: WorkerProgram
  private let patience: Int32
  private let state = Mutex(State())

  private struct State {
    var decoding: SoundDecoding?
    var delivered = 0
    var total: Double?
    var isAtEnd = false
    var problem: SoundFileError?
  }

  /// Creates a microphone that plays the regular file at `path`, without opening it.
  ///
  /// - Parameters:
  ///   - worker: A program that calls `SoundWorker.run()`.
  ///   - patience: The longest wait for the next audio, in seconds.
  public init(_ path: String, worker: WorkerProgram, patience: Double = 30) {
    (self.path, self.worker) = (path, worker)
    self.patience = Int32(min(max(patience, 0), 3_600) * 1_000)
  }

  /// The progress of delivery.
  public var progress: SoundFileProgress {
    state.withLock { state in
      SoundFileProgress(
        heard: AudioTime.seconds(state.delivered), total: state.total, isAtEnd: state.isAtEnd)
    }
  }

  /// The problem with the audio; `nil` if none is known.
  public var problem: SoundFileError? { state.withLock { $0.problem } }

  /// Opens the file from its beginning.
  public func open(
    _ profile: AudioProfile
  ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let decoding = try begin()
    guard case .report(let total, nil) = await decoding.next() else {
      await decoding.end()
      let problem = await decoding.problem
      change(for: decoding) { ($0.decoding, $0.problem) = (nil, problem) }
      throw VoiceFailure.soundUnreadable
    }
    change(for: decoding) { $0.total = total }
    return AsyncThrowingStream { await self.next(from: decoding) }
  }

  /// Closes the file and ends the process.
  public func close() async {
    guard let decoding = state.withLock({ $0.decoding }) else { return }
    decoding.interrupt()
    await decoding.end()
    change(for: decoding) { $0.decoding = nil }
  }

  /// Changes the state, unless `decoding` was closed; the file may have been opened again since.
  private func change(for decoding: SoundDecoding, _ body: (inout State) -> Void) {
    state.withLock { if $0.decoding === decoding { body(&$0) } }
  }

  private func begin() throws(VoiceFailure) -> SoundDecoding {
    try state.withLock { state throws(VoiceFailure) in
      if state.decoding != nil { throw .microphoneBusy }
      state = State()
      do throws(SoundFileError) {
        let decoding = try SoundDecoding(of: path, by: worker, patience: patience)
        state.decoding = decoding
        return decoding
      } catch {
        state.problem = error
        throw .soundUnreadable
      }
    }
  }

  private func next(from decoding: SoundDecoding) async -> AudioChunk? {
    guard case .samples(let samples) = await decoding.next() else {
      let problem = await decoding.problem
      change(for: decoding) { state in
        state.problem = problem
        state.isAtEnd = problem != .undecodable
      }
      return nil
    }
    return state.withLock { state in
      guard state.decoding === decoding else { return nil }
      let chunk = AudioChunk(start: state.delivered, samples: samples)
      state.delivered = chunk.end
      return chunk
    }
  }
}

/// The process that decodes a file, as its owner sees it.
///
/// An actor on its own queue, because reading from the process blocks.
actor SoundDecoding {
  private nonisolated let executor = QueueExecutor(label: "hark.isolated-sound-file")
  private nonisolated let process: DecodingProcess
  private let patience: Int32
  private var frames = WorkerFrameReader()
  private var isOver = false

  /// The problem that the process reported, or its own end; `nil` if there was none so far.
  private(set) var problem: SoundFileError?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(of path: String, by worker: WorkerProgram, patience: Int32) throws(SoundFileError) {
    process = try DecodingProcess(of: path, by: worker)
    self.patience = patience
  }

  /// Returns the next message; `nil` after the last one, when `problem` is known.
  func next() -> SoundMessage? {
    while !isOver {
      do {
        if let frame = try frames.next() {
          let message = try SoundMessage(frame)
          if case .report(_, let problem) = message { self.problem = problem }
          return message
        }
      } catch { break }
      guard case .bytes(let bytes) = process.socket.read(patience: patience) else { break }
      frames.add(bytes)
    }
    // A process that has read the whole file ends with a report.
    problem = problem ?? .undecodable
    end()
    return nil
  }

  /// Wakes a reader that waits for the process; safe to call from any thread.
  nonisolated func interrupt() { process.interrupt() }

  /// Ends the process.
  func end() {
    isOver = true
    process.end()
  }
}

/// A decoding process and the socket to it.
private final class DecodingProcess: Sendable {
  /// Valid until `end()`.
  let socket: WorkerSocket
  private let identifier: Mutex<pid_t?>

  init(of path: String, by worker: WorkerProgram) throws(SoundFileError) {
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard file >= 0 else {
      throw errno == ENOENT ? .missing : .unreadable(reason: String(cString: strerror(errno)))
    }
    defer { Glibc.close(file) }
    guard let (own, its) = WorkerSocket.pair() else {
      throw .unreadable(reason: String(cString: strerror(errno)))
    }
    let process = worker.start(input: file, output: its.descriptor)
    Glibc.close(its.descriptor)
    guard let process else {
      Glibc.close(own.descriptor)
      throw .unreadable(reason: "the decoder cannot be started")
    }
    socket = own
    identifier = Mutex(process)
  }

  deinit { end() }

  func interrupt() {
    identifier.withLock { if $0 != nil { shutdown(socket.descriptor, Int32(SHUT_RDWR)) } }
  }

  func end() {
    identifier.withLock { identifier in
      guard let process = identifier else { return }
      identifier = nil
      kill(process, SIGKILL)
      while waitpid(process, nil, 0) < 0, errno == EINTR {}
      Glibc.close(socket.descriptor)
    }
  }
}
