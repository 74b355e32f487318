import Foundation
import Hark
import Synchronization

/// What a session has for its page, until the page has it.
///
/// Messages are kept until they are confirmed; screens are not kept, since the latest stands for all
/// before it. So a page that reads slowly, or not at all, costs a bounded amount of memory.
final class Outbox: Sendable {
  fileprivate struct Kept {
    let message: ServerMessage

    /// Its number on the connection there is; nil when it was not sent there yet.
    var event: Int?
  }

  fileprivate struct State {
    var link: PageLink?
    var greeting: Data?
    var events = 0
    var kept: [Kept] = []
    var isScreenDue = false
  }

  /// The most that is kept; beyond it what is oldest is forgotten.
  private static let limit = 256

  private let state = Mutex(State())

  /// Numbers events behind `seen`.
  init(behind seen: Int = 0) { state.withLock { $0.events = seen } }

  /// The connection there is.
  var link: PageLink? { state.withLock { $0.link } }

  /// Puts a message behind what waits.
  func post(_ message: ServerMessage) {
    state.withLock { state in
      if message.isOfTheMoment, state.link == nil { return }
      if case .constrain(let opening, _, _) = message { state.forgetConstraints(of: opening) }
      state.kept.append(Kept(message: message))
      if state.kept.count > Self.limit { state.kept.removeFirst() }
      return
    }
    link?.ring()
  }

  /// Says that the screen may have changed.
  func screenChanged() {
    state.withLock { $0.isScreenDue = true }
    link?.ring()
  }

  /// Goes on over `link`: what the page has up to event `seen` is forgotten, and the rest is sent
  /// again behind the greeting, which is made with its own number.
  ///
  /// The answer is the connection that there was before.
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
      // The screen in the greeting may be old by now; one that is not is not drawn again.
      state.isScreenDue = true
      return before
    }
    link.ring()
    return before
  }

  /// Whether `link` was the connection, which it is no longer.
  func detach(_ link: PageLink) -> Bool {
    state.withLock { state in
      guard state.link === link else { return false }
      state.link = nil
      state.greeting = nil
      return true
    }
  }

  /// Whether there was such an event, or none yet.
  func hasSent(_ event: Int) -> Bool { state.withLock { $0.hasSent(event) } }

  /// Forgets what the page has; false when there was no such event.
  func seen(_ event: Int) -> Bool {
    state.withLock { state in
      guard state.hasSent(event) else { return false }
      state.forget(to: event)
      return true
    }
  }

  /// A number for an event that is not kept.
  func nextEvent() -> Int {
    state.withLock { state in
      state.events += 1
      return state.events
    }
  }

  /// The greeting that `link` has not got yet.
  func takeGreeting(for link: PageLink) -> Data? {
    state.withLock { state in
      guard state.link === link else { return nil }
      defer { state.greeting = nil }
      return state.greeting
    }
  }

  /// The message that is to be sent over `link` next, with its number; nil when there is none.
  func nextMessage(for link: PageLink) -> (event: Int, ServerMessage)? {
    state.withLock { state in
      guard state.link === link,
        let index = state.kept.firstIndex(where: { $0.event == nil })
      else { return nil }
      state.events += 1
      state.kept[index].event = state.events
      return (state.events, state.kept[index].message)
    }
  }

  /// Whether the screen may have changed since this was asked last.
  func takeScreen(for link: PageLink) -> Bool {
    state.withLock { state in
      guard state.link === link else { return false }
      defer { state.isScreenDue = false }
      return state.isScreenDue
    }
  }
}

extension ServerMessage {
  /// Whether it is about sound that goes over one connection alone.
  fileprivate var isSound: Bool {
    if case .playback = self { true } else { false }
  }

  /// Whether it means nothing where there is no connection: a knock, or sound.
  fileprivate var isOfTheMoment: Bool {
    if case .haptic = self { true } else { isSound }
  }
}

extension Outbox.State {
  fileprivate func hasSent(_ event: Int) -> Bool { 0...events ~= event }

  fileprivate mutating func forget(to event: Int) {
    kept.removeAll { kept in kept.event.map { $0 <= event } ?? false }
  }

  /// An opening that is over, and of which the page never heard, need not be opened any more.
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

  /// The newest stand for all before them.
  fileprivate mutating func forgetConstraints(of opening: UInt32) {
    kept.removeAll { kept in
      if case .constrain(opening, _, _) = kept.message { kept.event == nil } else { false }
    }
  }
}
