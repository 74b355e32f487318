import Foundation

/// Seconds that only go on.
enum MonotonicClock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Sleeps until `moment`; returns at once when it has passed.
  static func sleep(until moment: Double) {
    while now < moment {
      let whole = moment.rounded(.down)
      var time = timespec(tv_sec: Int(whole), tv_nsec: Int((moment - whole) * 1e9))
      clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil)
    }
  }
}
