/// Decides when a worker hangs.
struct WorkerWatch {
  private let patience: WorkerProcess.Patience
  private var silence = 0
  private var idle = 0
  private var done: UInt32?

  init(_ patience: WorkerProcess.Patience) { self.patience = patience }

  /// A round has passed without a word; true when it hangs.
  mutating func heardNothing() -> Bool {
    silence += 1
    return silence >= patience.silentRounds
  }

  /// It said something.
  mutating func heard() { silence = 0 }

  /// It delivered a part of its work.
  mutating func heardWork() { idle = 0 }

  /// It has done `done` of what was asked; true when it hangs over the next.
  mutating func heardBeat(done: UInt32, asked: UInt32) -> Bool {
    idle = done == self.done && done != asked ? idle + 1 : 0
    self.done = done
    return idle >= patience.idleBeats
  }
}

extension WorkerProcess {
  /// How long a worker is waited for.
  struct Patience: Sendable, Equatable {
    /// Milliseconds that are waited for a sign of life at a time.
    ///
    /// Counted in such rounds, and not by the clock, so that a worker is not to blame when this
    /// process was stopped itself.
    var round: Int32 = 500

    /// Rounds without a sign of life after which it hangs: ten seconds.
    ///
    /// Less would take a busy machine for a broken worker.
    var silentRounds = 20

    /// Signs of life, two a second, without any work getting done, after which it hangs: three
    /// minutes, in which the slowest model is loaded and has heard half a minute of sound.
    var idleBeats = 360

    /// For speech, whose sound comes within milliseconds: ten seconds without any.
    static let voice = Patience(idleBeats: 20)
  }
}
