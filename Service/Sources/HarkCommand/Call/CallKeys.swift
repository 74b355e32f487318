import Hark
import HarkScreens
import Synchronization

final class CallKeys: Sendable {
  /// A one-sentence description of the keys, initially shown above the line.
  static let sentence =
    "Space or Enter starts and stops recording, or stops a reply; m mutes, s shows the settings, "
    + "c discards the recording, q or Ctrl-C ends the call."

  private let runner: ScreenRunner<Call>
  private let space: SpaceKey
  private let list = Mutex(CallSettingsList())

  init(_ runner: ScreenRunner<Call>, timekeeper: any Timekeeper = SystemTimekeeper()) {
    self.runner = runner
    space = SpaceKey(timekeeper: timekeeper) { await runner.act(.voice($0)) }
  }

  /// Handles `key`; returns false if it ends the call.
  func take(_ key: ScreenKey) async -> Bool {
    let call = await runner.state
    switch key {
    case .quit, .deleteOrQuit: return false
    case .text(let letters):
      for letter in letters where await !take(letter) { return false }
    case .enter: await runner.act(call.panel == .none ? .voice(.activate) : .show(.none))
    case .escape: await runner.act(Self.escape(call))
    case .up: list.withLock { $0.move(-1, in: call) }
    case .down: list.withLock { $0.move(1, in: call) }
    case .edit(.left): await change(false, call)
    case .edit(.right): await change(true, call)
    case .recognizeAgain, .microphone, .edit: break
    }
    return true
  }

  func lines(of call: Call) -> [String] {
    guard call.panel != .none else { return [] }
    return [call.wording[call: .pageTitle] + "  (↑ ↓ to select, ← → to change, s to close)"]
      + list.withLock { $0.lines(of: call) }
  }

  private func take(_ letter: Character) async -> Bool {
    let call = await runner.state
    switch letter {
    case " ": await space.press(Self.manner(call))
    case "m", "M": await runner.act(.mute(!call.isMuted))
    case "s", "S": await runner.act(.show(call.panel == .none ? .full : .none))
    case "c", "C": await runner.act(.voice(.cancel))
    case "n", "N": if call.offersNoiseSuppression { await runner.act(.answerNoiseOffer(true)) }
    case "q", "Q": return false
    default: break
    }
    return true
  }

  private func change(_ isForward: Bool, _ call: Call) async {
    guard call.panel != .none else { return }
    let change = list.withLock { $0.change(isForward, in: call) }
    if let change { await runner.act(.change(change)) }
  }

  private static func escape(_ call: Call) -> Call.Action {
    if call.panel != .none { return .show(.none) }
    return call.banner == nil ? .voice(.cancel) : .dismissBanner
  }

  private static func manner(_ call: Call) -> SpaceBar.Manner {
    switch call.snapshot.phase {
    // A tap must stop the reply without delay.
    case .waiting, .speaking: .none
    case .idle, .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .paused,
      .muted, .failed:
      switch call.settings.mode {
      case .disabled, .pushToTalk: .tapsTwice
      case .auto: .none
      case .autoWithHold: .holds
      }
    }
  }
}
