import CPulse
import Hark

/// A connection to a Pulse server.
///
/// It belongs to the thread that made it: libpulse's main loop runs only inside `turn`, and state is
/// read after each turn instead of in callbacks.
final class PulseClient {
  /// Seconds that a server may take to answer; a healthy one takes a few milliseconds.
  static let patience = 5.0

  let context: OpaquePointer
  private let loop: OpaquePointer
  private let bell: PulseBell

  /// Connects to `server`, or to the one that the environment names; blocks until it has answered.
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
    // A server is never started behind the person's back.
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

  /// What libpulse says of the last thing that went wrong.
  var problem: String { String(cString: pa_strerror(pa_context_errno(context))) }

  /// Why the server is not there for this program.
  var refusal: PulseError {
    meaning == .fail(.microphonePermissionDenied)
      ? .forbidden(reason: problem) : .noServer(reason: problem)
  }

  /// Why the server does not open `device`.
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

  /// Lets the loop do what there is to do; blocks until there was something, the bell rang, or
  /// `seconds` have passed.
  func turn(_ seconds: Double) {
    let microseconds = Int32(max(0, min(seconds, 60)) * 1e6)
    guard pa_mainloop_prepare(loop, microseconds) >= 0, pa_mainloop_poll(loop) >= 0 else { return }
    pa_mainloop_dispatch(loop)
  }

  /// Turns until `isDone`.
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

  /// Whether the bell has rung.
  var isGivenUp: Bool { bell.isRung }

  /// Turns as long as `isUnderWay`, whether the bell rings or not, but no more than `seconds`.
  func turn(while isUnderWay: () -> Bool, atMost seconds: Double) {
    let clock = SystemTimekeeper()
    let deadline = clock.now + seconds
    while isUnderWay(), clock.now < deadline { turn(deadline - clock.now) }
  }

  /// Throws when the connection has come to its end.
  func checkServer() throws(PulseError) {
    switch pa_context_get_state(context) {
    case PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED: throw refusal
    default: break
    }
  }
}
