import CPulse
import Hark

/// A connection to a Pulse server.
///
/// A client is confined to the thread that created it. Libpulse's main loop runs only inside
/// `turn`, and state is read after each turn instead of in callbacks.
final class PulseClient {
  /// The timeout for an answer from the server, in seconds; a healthy server takes a few
  /// milliseconds.
  static let patience = 5.0

  let context: OpaquePointer
  private let loop: OpaquePointer
  private let bell: PulseBell

  /// Creates a connection to `server`, or to the environment's server if `server` is `nil`, and
  /// blocks until the server answers.
  init(server: String?, bell: PulseBell) throws(PulseError) {
    guard let loop = pa_mainloop_new() else { throw .noServer(reason: "no memory") }
    guard let context = pa_context_new(pa_mainloop_get_api(loop), "Hark") else {
      pa_mainloop_free(loop)
      throw .noServer(reason: "no memory")
    }
    self.loop = loop
    self.context = context
    self.bell = bell
    bell.watch(loop)
    // A server is never started without the user's knowledge.
    let outcome = pa_context_connect(context, server, PA_CONTEXT_NOAUTOSPAWN, nil)
    guard outcome >= 0 else { throw refusal }
    try wait { pa_context_get_state(context) == PA_CONTEXT_READY }
  }

  deinit {
    bell.watch(nil)
    pa_context_disconnect(context)
    pa_context_unref(context)
    pa_mainloop_free(loop)
  }

  /// Libpulse's description of the last error.
  var problem: String { String(cString: pa_strerror(pa_context_errno(context))) }

  /// The reason why the server is unavailable to this program.
  var refusal: PulseError {
    meaning == .fail(.microphonePermissionDenied)
      ? .forbidden(reason: problem) : .noServer(reason: problem)
  }

  /// Returns the reason why the server does not open `device`.
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

  /// Runs one iteration of the loop, which blocks until there is work, the bell rings, or `seconds`
  /// pass.
  func turn(_ seconds: Double) {
    let microseconds = Int32(max(0, min(seconds, 60)) * 1e6)
    guard pa_mainloop_prepare(loop, microseconds) >= 0, pa_mainloop_poll(loop) >= 0 else { return }
    pa_mainloop_dispatch(loop)
  }

  /// Runs the loop until `isDone` returns `true`.
  func wait(until isDone: () -> Bool) throws(PulseError) {
    let clock = SystemTimekeeper()
    let deadline = clock.now + Self.patience
    while !isDone() {
      if bell.isRung { throw .givenUp }
      try checkServer()
      let left = deadline - clock.now
      if left <= 0 { throw .noAnswer(seconds: Self.patience) }
      turn(left)
    }
  }

  /// Whether the bell was rung.
  var isGivenUp: Bool { bell.isRung }

  /// Runs the loop while `isUnderWay` returns `true`, for at most `seconds`, regardless of the
  /// bell.
  func turn(while isUnderWay: () -> Bool, atMost seconds: Double) {
    let clock = SystemTimekeeper()
    let deadline = clock.now + seconds
    while isUnderWay(), clock.now < deadline { turn(deadline - clock.now) }
  }

  /// Throws an error if the connection has ended.
  func checkServer() throws(PulseError) {
    switch pa_context_get_state(context) {
    case PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED: throw refusal
    default: break
    }
  }
}
