import CPulse
import Hark

/// A connection to a Pulse server.
///
/// It is confined to the thread that created it. Libpulse's main loop runs only inside `turn`.
/// States are read after each turn; callbacks receive only the server's lists and information.
final class PulseClient {
  /// The timeout for an answer, in seconds; a healthy server takes a few milliseconds.
  static let patience = 5.0

  let context: OpaquePointer
  private let loop: OpaquePointer
  private let wakeup: PulseWakeup

  /// Connects to `server`, or to the default server (`PULSE_SERVER` or the user's own) if `nil`,
  /// and blocks until it answers.
  init(server: String?, wakeup: PulseWakeup) throws(PulseError) {
    guard let loop = pa_mainloop_new() else { throw .noServer(reason: "no memory") }
    guard let context = pa_context_new(pa_mainloop_get_api(loop), "Hark") else {
      pa_mainloop_free(loop)
      throw .noServer(reason: "no memory")
    }
    self.loop = loop
    self.context = context
    self.wakeup = wakeup
    wakeup.watch(loop)
    // A server is never started without the user's knowledge.
    let outcome = pa_context_connect(context, server, PA_CONTEXT_NOAUTOSPAWN, nil)
    guard outcome >= 0 else { throw refusal }
    try wait { pa_context_get_state(context) == PA_CONTEXT_READY }
  }

  deinit {
    wakeup.watch(nil)
    pa_context_disconnect(context)
    pa_context_unref(context)
    pa_mainloop_free(loop)
  }

  var problem: String { String(cString: pa_strerror(pa_context_errno(context))) }

  var refusal: PulseError {
    meaning == .fail(.microphonePermissionDenied)
      ? .forbidden(reason: problem) : .noServer(reason: problem)
  }

  func refusal(of device: String) -> PulseError {
    switch meaning {
    case .fail(.microphonePermissionDenied): .forbidden(reason: problem)
    case .fail(.microphoneBusy): .taken(device: device)
    default: .refused(device: device, reason: problem)
    }
  }

  private var meaning: ErrorOutcome {
    PulseErrorMap.outcome(of: Int(pa_context_errno(context)), phase: .starting)
  }

  /// Runs one iteration of the loop, blocking until there is work, the loop is woken, or `seconds`
  /// have passed.
  func turn(_ seconds: Double) {
    let microseconds = Int32(max(0, min(seconds, 60)) * 1e6)
    guard pa_mainloop_prepare(loop, microseconds) >= 0, pa_mainloop_poll(loop) >= 0 else { return }
    pa_mainloop_dispatch(loop)
  }

  func wait(until isDone: () -> Bool) throws(PulseError) {
    let clock = SystemTimekeeper()
    let deadline = clock.now + Self.patience
    while !isDone() {
      if wakeup.isStopRequested { throw .givenUp }
      let state = pa_context_get_state(context)
      if state == PA_CONTEXT_FAILED || state == PA_CONTEXT_TERMINATED { throw refusal }
      let left = deadline - clock.now
      if left <= 0 { throw .noAnswer(seconds: Self.patience) }
      turn(left)
    }
  }

  var isGivenUp: Bool { wakeup.isStopRequested }

  /// The error for a stream that has ended.
  var loss: PulseError {
    pa_context_get_state(context) == PA_CONTEXT_READY ? .deviceGone : .serverGone
  }

  /// Runs the loop while `isUnderWay`, for at most `seconds`, even after a request to stop.
  func turn(while isUnderWay: () -> Bool, atMost seconds: Double) {
    let clock = SystemTimekeeper()
    let deadline = clock.now + seconds
    while isUnderWay(), clock.now < deadline { turn(deadline - clock.now) }
  }
}
