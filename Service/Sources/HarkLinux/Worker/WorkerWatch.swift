/// Decides when a worker is hung.
struct WorkerWatch {
  private let patience: WorkerProcess.Patience
  private var silence = 0
  private var idle = 0
  private var done: UInt32?

  init(_ patience: WorkerProcess.Patience) { self.patience = patience }

  /// Counts a round without data; returns `true` if the worker is hung.
  mutating func heardNothing() -> Bool {
    silence += 1
    return silence >= patience.silentRounds
  }

  /// Records that data arrived.
  mutating func heard() { silence = 0 }

  /// Records that the worker delivered part of its work.
  mutating func heardWork() { idle = 0 }

  /// Records that `done` of the `asked` requests are complete; returns `true` if the next one is
  /// hung.
  mutating func heardBeat(done: UInt32, asked: UInt32) -> Bool {
    idle = done == self.done && done != asked ? idle + 1 : 0
    self.done = done
    return idle >= patience.idleBeats
  }
}

extension WorkerProcess {
  /// The timeouts of a worker.
  struct Patience: Sendable, Equatable {
    /// The duration of a round of waiting for data from the worker, in milliseconds.
    ///
    /// Timeouts count rounds rather than time, so that time during which this process is stopped
    /// does not count against the worker.
    var round: Int32 = 500

    /// The number of rounds without a sign of life after which the worker is hung: ten seconds.
    ///
    /// A smaller number would mistake a busy machine for a broken worker.
    var silentRounds = 20

    /// The number of signs of life, two per second, without progress after which the worker is
    /// hung.
    ///
    /// The value amounts to three minutes, enough for the slowest model to load and to process half
    /// a minute of audio.
    var idleBeats = 360

    /// The timeouts for speech synthesis: ten seconds without audio, which usually arrives within
    /// milliseconds.
    static let voice = Patience(idleBeats: 20)
  }
}
