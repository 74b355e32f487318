import Hark
import Synchronization

/// A real microphone: any source of a PulseAudio or PipeWire server, converted by the server.
///
/// Sound is live, in fragments of about 20 ms. A device may sleep and wake again: the sound goes on
/// without a gap in its numbering. When the device or the server goes away, the stream throws
/// `VoiceFailure.microphoneLost` at once. `problem` says why whenever something has failed, and
/// `condition` whether an open microphone hears anything at all.
///
/// The sound comes only from a device that was chosen. A recording of a named device stays there.
/// One of the server's default may be moved in the server's mixer while that device exists, but only
/// to another microphone: the monitor of a loudspeaker is recorded only by name.
public final class PulseMicrophone: Microphone {
  /// The device that was asked for, by name or description; nil leaves it to the server.
  public var device: String? { wanted.withLock { $0 } }

  /// Sound comes as time passes.
  public let delivery = SoundDelivery.live

  let server: String?
  private let board = ConditionBoard()
  private let newest = Mutex<PulseRecording?>(nil)
  private let wanted: Mutex<String?>

  /// Makes a microphone; nothing is opened yet.
  ///
  /// `server` is an address such as `unix:/run/user/1000/pulse/native`; nil takes the one that the
  /// environment names, else the person's own.
  public init(device: String? = nil, server: String? = nil) {
    wanted = Mutex(device)
    self.server = server
  }

  /// Listens to another device from now on; one that is open goes on from there, without a gap in its
  /// numbering.
  ///
  /// It stays where it is when there is no such device, or another recording of Hark's has it.
  public func listen(to device: String?) {
    wanted.withLock { $0 = device }
    newest.withLock { $0 }?.move(to: device)
  }

  /// Why the last opening failed or broke off; nil when it did not.
  public var problem: PulseError? { newest.withLock { $0?.problem } }

  /// Whether the open device hears anything.
  public var condition: InputCondition { board.condition }

  /// The condition now and whenever it changes.
  public func conditions() -> AsyncStream<InputCondition> { board.conditions() }

  /// Opens the device, and returns when its sound comes.
  ///
  /// A device that wakes drops what is said until then. One that gives no sound within five seconds
  /// is open all the same, and its `condition` is `waiting`.
  ///
  /// Throws `microphoneBusy` while it is open or another `PulseMicrophone`, of this program or any
  /// other, has the same device open; and `microphoneUnavailable` when there is no server
  /// or no such device, or when it is closed meanwhile; `problem` then says which.
  public func open(
    _ profile: AudioProfile
  ) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let recording = try begin()
    do throws(PulseError) {
      return try await recording.open()
    } catch {
      throw error.failure
    }
  }

  /// Frees the device, also while it is being opened.
  public func close() async {
    await newest.withLock { $0 }?.close()
  }

  private func begin() throws -> PulseRecording {
    try newest.withLock { newest in
      if let newest, !newest.isOver { throw VoiceFailure.microphoneBusy }
      let recording = PulseRecording(server: server, device: device, owns: true, board: board)
      newest = recording
      return recording
    }
  }
}
