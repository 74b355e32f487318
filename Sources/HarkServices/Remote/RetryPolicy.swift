import Hark

/// How long a server is waited for that recognises speech, and how it is tried again.
public struct RetryPolicy: Sendable, Equatable {
  /// The longest wait for the server to agree, to take sound or to answer once a segment has ended, in
  /// seconds; larger forgives a slow model.
  public var timeout: Double

  /// For how many seconds a server that cannot be reached, or that breaks off again and again, is
  /// tried; larger survives longer outages and tells of them later.
  public var patience: Double

  /// Seconds before the first new attempt; each further one waits twice as long, up to
  /// `longestBackOff`, and up to half as long again by chance.
  public var backOff: Double

  /// The longest wait before an attempt, in seconds, without what chance adds.
  public var longestBackOff: Double

  /// How often one segment is sent anew, when the server breaks off or fails with it.
  public var retries: Int

  /// For how many seconds a server is tried to which there never was a connection, however long
  /// `patience` is: its address is likelier to be wrong than its machine to be away, and a person is
  /// waiting.
  public var firstPatience: Double

  /// Makes a policy; fewer than no repetitions are none.
  public init(
    timeout: Double = 20, patience: Double = 30, firstPatience: Double = 5, backOff: Double = 0.25,
    longestBackOff: Double = 5, retries: Int = 8
  ) {
    self.timeout = timeout
    self.patience = patience
    self.firstPatience = firstPatience
    self.backOff = backOff
    self.longestBackOff = longestBackOff
    self.retries = max(0, retries)
  }
}

extension RetryPolicy {
  /// How long attempt number `number`, from 0, is put off; `chance` is 0..<1.
  func wait(before number: Int, chance: Double) -> Double {
    min(backOff * Double(1 << min(number, 16)), longestBackOff) * (1 + chance / 2)
  }

  /// For how many seconds a server is tried to which there was a connection, or never was one.
  func patience(hasBeenThere: Bool) -> Double {
    hasBeenThere ? patience : min(patience, firstPatience)
  }
}
