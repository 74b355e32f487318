import Foundation

/// A clock that never goes backward, in seconds.
enum MonotonicClock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns once `moment` has passed, up to a millisecond late.
  ///
  /// Like a server's loop, the caller then handles everything that has arrived in the meantime
  /// together, because waking up costs more than a chunk.
  static func wait(until moment: Double) {
    while now < moment {
      var millisecond = timespec(tv_sec: 0, tv_nsec: 1_000_000)
      clock_nanosleep(CLOCK_MONOTONIC, 0, &millisecond, nil)
    }
  }
}
