import Hark

@testable import HarkServer
@testable import World

// A page in a call.
extension SimulatedPage {
  /// The time during which commands may still arrive after the end of a call, in seconds.
  static let lateness = 3.0

  /// Whether the call listens, and no action is pending.
  var isListening: Bool {
    isQuiet && screen?.phase == "listening" && screen?.call?.isMuted == false
      && screen?.call?.isOver == false
  }

  /// Whether no action is pending, and the connection is intact.
  var isSettled: Bool { isQuiet && isReached }

  /// Whether the call is shown as muted or paused.
  var isInactive: Bool { isQuiet && ["muted", "paused"].contains(screen?.phase) }

  /// Whether any of these words appears in the call's lines.
  func hasHeard(_ words: [Int]) -> Bool {
    lines.shown.contains { $0.isPersons && !Set($0.words).isDisjoint(with: words) }
  }

  /// Begins the call as soon as there is a session, as a page that the user has touched does.
  func beginCall() {
    if experience == "call" { act("begin") }
  }

  func mute(_ isOn: Bool) { act("mute", #","isOn":\#(isOn)"#) }

  /// Changes a setting of the call to `value`, given as JSON.
  func change(_ setting: String, _ value: String) {
    act("change", #","setting":"\#(setting)","value":\#(value)"#)
  }

  /// Records words that the call must not recognize.
  func forbid(_ words: [Int]) { lines.forbid(words) }

  func take(_ call: PageNews.Call) {
    for sentence in lines.take(call.lines) { world.record.complain(sentence) }
    if call.isOver { over = over ?? world.clock.now } else { over = nil }
  }

  func focus(_ field: String) { act("focus", #","field":"\#(field)""#) }

  /// Returns the text of a field of the form, or of the only field if `field` is `nil`.
  func text(of field: String?) -> String? {
    field.map { screen?.dictation?.text(of: $0) } ?? screen?.field.text
  }

  /// Waits until `condition` becomes true; records a failure and returns `false` if it never does.
  ///
  /// Also returns `false` if the session is lost with its server, or if it is not session number
  /// `session`, which defaults to the current one.
  nonisolated func waits(
    in session: Int? = nil, for condition: @Sendable () async -> Bool
  ) async -> Bool {
    var (deadline, server) = (world.clock.now + Self.patience, await servers)
    let current = await begun
    let before = session ?? current
    while !(await condition()) {
      guard await begun == before, await !isOver else { return false }
      guard (try? await world.clock.sleep(until: world.clock.now + 0.1)) != nil else {
        return false
      }
      if world.clock.now > deadline {
        // Each server that continues a silent recording waits for speech again.
        let now = await servers
        guard now != server else {
          world.record.complain("A page waits forever.")
          return false
        }
        (deadline, server) = (world.clock.now + Self.patience, now)
      }
    }
    return true
  }

  /// The maximum wait for the effect of an action, in seconds, with an unreliable network and
  /// servers that stop.
  private static let patience = 120.0
}
