import Foundation
import Hark
import Synchronization

/// The messages of a session that its page has not yet received.
///
/// Messages are stored until they are confirmed, up to a limit. Screens are not stored, because the
/// latest one replaces all earlier ones. A page that reads slowly, or not at all, therefore costs a
/// bounded amount of memory.
final class PageOutbox: Sendable {
  fileprivate struct Kept {
    let message: ServerMessage

    /// The event number on the current connection; `nil` if the message has not been sent on it.
    var event: Int?
  }

  fileprivate struct State {
    var link: PageLink?
    var greeting: Data?
    var events = 0
    var kept: [Kept] = []
    var isScreenDue = false
  }

  /// The maximum number of stored messages; beyond it, the oldest one is discarded.
  private static let limit = 256

  private let state = Mutex(State())

  /// Whether haptics are suppressed, because they are not caused by a user action.
  let isSilent = Mutex(false)

  /// Creates an outbox that numbers events after `seen`.
  init(behind seen: Int = 0) { state.withLock { $0.events = seen } }

  var link: PageLink? { state.withLock { $0.link } }

  /// Whether the page has not yet acknowledged a permission request.
  var hasQuestion: Bool {
    state.withLock { state in
      state.kept.contains { if case .ask = $0.message { true } else { false } }
    }
  }

  func post(_ message: ServerMessage) {
    state.withLock { state in
      if message.isEphemeral, state.link == nil { return }
      if case .constrain(let opening, _, _) = message { state.forgetConstraints(of: opening) }
      state.kept.append(Kept(message: message))
      if state.kept.count > Self.limit { state.kept.removeFirst() }
      return
    }
    link?.wakeUp.send()
  }

  func screenChanged() {
    state.withLock { $0.isScreenDue = true }
    link?.wakeUp.send()
  }

  /// Continues over `link` and returns the previous connection.
  ///
  /// Discards messages up to event `seen`, which the page has; messages that are obsolete because
  /// their opening has ended; and playback commands, because a playback ends with its connection.
  /// The others are sent again after the greeting, which is created with its own event number.
  func attach(_ link: PageLink, seen: Int, _ greeting: (_ event: Int) -> Data) -> PageLink? {
    let before = state.withLock { state in
      let before = state.link
      state.link = link
      state.forget(to: seen)
      state.forgetOldOpenings()
      state.kept.removeAll { $0.message.isSound }
      for index in state.kept.indices { state.kept[index].event = nil }
      state.events += 1
      state.greeting = greeting(state.events)
      // The screen in the greeting may already be out of date; an unchanged screen is not drawn
      // again.
      state.isScreenDue = true
      return before
    }
    link.wakeUp.send()
    return before
  }

  func detach(_ link: PageLink) -> Bool {
    state.withLock { state in
      guard state.link === link else { return false }
      state.link = nil
      state.greeting = nil
      return true
    }
  }

  /// Returns whether `event` has been sent or is 0, which precedes all events.
  func hasSent(_ event: Int) -> Bool { state.withLock { $0.hasSent(event) } }

  /// Discards the messages up to `event`; returns `false` if `event` was never sent.
  func seen(_ event: Int) -> Bool {
    state.withLock { state in
      guard state.hasSent(event) else { return false }
      state.forget(to: event)
      return true
    }
  }

  /// Assigns and returns the next event number, for an event that is not stored.
  func nextEvent() -> Int {
    state.withLock { state in
      state.events += 1
      return state.events
    }
  }

  func takeGreeting(for link: PageLink) -> Data? {
    state.withLock { state in
      guard state.link === link else { return nil }
      defer { state.greeting = nil }
      return state.greeting
    }
  }

  func nextMessage(for link: PageLink) -> (event: Int, ServerMessage)? {
    state.withLock { state in
      guard state.link === link, let index = state.kept.firstIndex(where: { $0.event == nil })
      else { return nil }
      state.events += 1
      state.kept[index].event = state.events
      return (state.events, state.kept[index].message)
    }
  }

  func takeScreen(for link: PageLink) -> Bool {
    state.withLock { state in
      guard state.link === link else { return false }
      defer { state.isScreenDue = false }
      return state.isScreenDue
    }
  }
}

extension ServerMessage {
  /// Whether the message concerns playback, which is tied to one connection.
  fileprivate var isSound: Bool { if case .playback = self { true } else { false } }

  /// Whether the message is meaningless without a connection, which applies to haptics and
  /// playback.
  fileprivate var isEphemeral: Bool { if case .haptic = self { true } else { isSound } }
}

extension PageOutbox.State {
  fileprivate func hasSent(_ event: Int) -> Bool { 0...events ~= event }

  fileprivate mutating func forget(to event: Int) {
    kept.removeAll { kept in kept.event.map { $0 <= event } ?? false }
  }

  /// Discards the messages about openings that ended before the page confirmed the requests to open
  /// them, and the constraints of all ended openings.
  fileprivate mutating func forgetOldOpenings() {
    let asked = kept.compactMap { kept in
      if case .open(let opening, _, _) = kept.message { opening } else { nil }
    }
    let over = kept.compactMap { kept in
      if case .close(let opening) = kept.message { opening } else { nil }
    }
    let both = Set(asked).intersection(over)
    kept.removeAll { kept in
      switch kept.message {
      case .open(let opening, _, _), .close(let opening): both.contains(opening)
      case .constrain(let opening, _, _): over.contains(opening)
      case .ask, .announce, .haptic, .openSettings, .playback: false
      }
    }
  }

  /// Discards unsent constraints, because the newest ones replace all earlier ones.
  fileprivate mutating func forgetConstraints(of opening: UInt32) {
    kept.removeAll { kept in
      if case .constrain(opening, _, _) = kept.message { kept.event == nil } else { false }
    }
  }
}

extension PageOutbox: Haptics {
  func prepare() {}

  func play(_ haptic: Haptic) {
    if !isSilent.withLock({ $0 }) { post(.haptic(haptic.vibration)) }
  }
}
