import Foundation
import Hark
import HarkScreens

@testable import HarkServer

// The server only decodes these messages.
extension PageMessage: Encodable {
  /// Encodes a page message.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    func name(_ kind: Kind) throws { try members.encode(kind.rawValue, forKey: .type) }
    func put(_ kind: Kind, _ key: Key, _ value: some Encodable) throws {
      try name(kind)
      try members.encode(value, forKey: key)
    }
    switch self {
    case .hello(let hello):
      try name(.hello)
      try hello.write(to: &members)
    case .person(let request):
      try name(.do)
      try request.write(to: &members)
      if case .change(let change) = request.action { try change.write(to: encoder) }
    case .permission(let status): try put(.permission, .status, status)
    case .microphone(let opening, let news):
      try put(.microphone, .opening, opening)
      try news.write(to: &members)
    case .settings(let reducesMotion, let finishing):
      try put(.settings, .reducesMotion, reducesMotion)
      try members.encodeIfPresent(finishing, forKey: .finishing)
    case .devices(let devices):
      try name(.devices)
      try DevicesView(devices).encode(to: encoder)
    case .playback(let playback, let news):
      try put(.playback, .playback, playback)
      try news.write(to: &members)
    case .seen(let event): try put(.seen, .event, event)
    case .ping(let at): try put(.ping, .at, at)
    }
  }
}

private struct DevicesView: Encodable {
  let inputs: [AudioInput]
  let effects: [String]

  init(_ devices: PageDevices) {
    inputs = devices.inputs
    effects = devices.effects.map(\.rawValue).sorted()
  }
}

extension Hello {
  fileprivate func write(to members: inout KeyedEncodingContainer<PageMessage.Key>) throws {
    try members.encode(version, forKey: .version)
    try members.encodeIfPresent(token?.text, forKey: .token)
    try members.encode(experience, forKey: .experience)
    try members.encodeIfPresent(resume, forKey: .resume)
    try members.encodeIfPresent(language?.description, forKey: .language)
    try members.encode(permission, forKey: .permission)
    try members.encode(reducesMotion, forKey: .reducesMotion)
    try members.encodeIfPresent(finishing, forKey: .finishing)
  }
}

extension ActionRequest {
  fileprivate func write(to members: inout KeyedEncodingContainer<PageMessage.Key>) throws {
    try members.encode(id, forKey: .id)
    try members.encode(action.name, forKey: .action)
    try members.encodeIfPresent(after, forKey: .after)
    switch action {
    case .write(let text, let selection):
      try members.encode(text, forKey: .text)
      try members.encodeIfPresent(
        selection.map { [$0.lowerBound, $0.upperBound] }, forKey: .selection)
    case .replaceSaidWords(let text): try members.encode(text, forKey: .text)
    case .recover(let action): try members.encode(action.rawValue, forKey: .recovery)
    case .focus(let field): try members.encode(field, forKey: .field)
    case .mute(let isOn): try members.encode(isOn, forKey: .isOn)
    case .show(let panel): try members.encode(panel.rawValue, forKey: .panel)
    case .deleteRecording(let recording): try members.encode(recording, forKey: .recording)
    default: break
    }
  }
}

extension PageMicrophoneEvent {
  fileprivate func write(to members: inout KeyedEncodingContainer<PageMessage.Key>) throws {
    switch self {
    case .opened: try members.encode("opened", forKey: .event)
    case .failed(let reason):
      try members.encode("failed", forKey: .event)
      try members.encode(reason, forKey: .reason)
    case .lost: try members.encode("lost", forKey: .event)
    case .closed: try members.encode("closed", forKey: .event)
    }
  }
}

extension PagePlaybackEvent {
  /// Returns the report of a page whose loudspeaker plays immediately.
  static func heard(position: Int) -> Self { .heard(position: position, taken: position) }

  fileprivate func write(to members: inout KeyedEncodingContainer<PageMessage.Key>) throws {
    switch self {
    case .heard(let position, let taken):
      try members.encode("heard", forKey: .event)
      try members.encode(position, forKey: .position)
      if taken != position { try members.encode(taken, forKey: .taken) }
    case .ended: try members.encode("ended", forKey: .event)
    case .failed: try members.encode("failed", forKey: .event)
    }
  }
}

extension PersonAction {
  fileprivate var name: String {
    switch self {
    case .write: "write"
    case .replaceSaidWords: "replaceSaidWords"
    case .recover: "recover"
    case .focus: "focus"
    case .mute: "mute"
    case .show: "show"
    case .change: "change"
    case .deleteRecording: "deleteRecording"
    default: Self.plain.first { $0.value == self }?.key ?? ""
    }
  }
}

extension CallSettingsChange {
  fileprivate func write(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    func put(_ name: String, _ value: (some Encodable)?) throws {
      try members.encode(name, forKey: .setting)
      try members.encode(value, forKey: .value)
    }
    switch self {
    case .mode(let mode): try put("mode", mode)
    case .sensitivity(let value): try put("sensitivity", value)
    case .trailingSilence(let value): try put("trailingSilence", value)
    case .listensToWords(let isOn): try put("listensToWords", isOn)
    case .effect(let effect, let isOn): try put(effect.rawValue, isOn)
    case .inputDevice(let device): try put("inputDevice", device)
    case .speaksReplies(let isOn): try put("speaksReplies", isOn)
    case .recordsCalls(let isOn): try put("recordsCalls", isOn)
    case .retention(let retention): try put("retention", retention)
    }
  }
}
