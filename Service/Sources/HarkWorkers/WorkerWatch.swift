/// Decides when a worker is hung.
struct WorkerWatch {
  private let patience: WorkerProcess.Patience
  private var silence = 0
  private var idle = 0
  private var done: UInt32?

  init(_ patience: WorkerProcess.Patience) { self.patience = patience }

  /// Records a round without data, and returns whether the worker is hung.
  mutating func heardNothing() -> Bool {
    silence += 1
    return silence >= patience.silentRounds
  }

  mutating func heard() { silence = 0 }

  mutating func heardWork() { idle = 0 }

  /// Records a heartbeat, and returns whether the worker is hung on its next request.
  mutating func heardBeat(done: UInt32, asked: UInt32) -> Bool {
    idle = done == self.done && done != asked ? idle + 1 : 0
    self.done = done
    return idle >= patience.idleBeats
  }
}

extension WorkerProcess {
  /// The timeouts of a worker.
  package struct Patience: Sendable, Equatable {
    /// The wait for data, in milliseconds; timeouts count rounds rather than time, so that time
    /// during which this process is stopped does not count against the worker.
    package var round: Int32

    /// The number of silent rounds after which a worker counts as hung: ten seconds by default,
    /// because a busy machine may take several seconds.
    package var silentRounds: Int

    /// The maximum number of heartbeats, two per second, without progress: three minutes, enough
    /// for the slowest model to load and to process half a minute of audio.
    package var idleBeats: Int

    /// The timeouts for speech synthesis, whose audio usually arrives within milliseconds.
    package static let voice = Patience(idleBeats: 20)

    package init(round: Int32 = 500, silentRounds: Int = 20, idleBeats: Int = 360) {
      self.round = round
      self.silentRounds = silentRounds
      self.idleBeats = idleBeats
    }
  }
}
