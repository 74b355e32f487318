import Hark

/// A configuration of the system's audio session, independent of Apple frameworks.
struct SessionRequest: Sendable, Hashable {
  enum Category: Sendable, Hashable { case record, playAndRecord, playback }

  enum Mode: Sendable, Hashable { case standard, measurement, voiceChat, spokenAudio }

  enum Option: Sendable, Hashable {
    case duckOthers, allowBluetoothHFP, allowBluetoothA2DP, defaultToSpeaker
  }

  var category: Category
  var mode: Mode
  var options: Set<Option> = []

  /// The request and, if it includes ducking, a fallback without ducking in case the system
  /// refuses the request.
  ///
  /// Apple documents ducking only for categories other than recording, but its own sample combines
  /// the two (O1).
  var attempts: [SessionRequest] {
    guard options.contains(.duckOthers) else { return [self] }
    var plain = self
    plain.options.remove(.duckOthers)
    return [self, plain]
  }
}

extension SessionRequest {
  init(_ profile: AudioProfile) {
    switch profile {
    case .measurement: self.init(category: .record, mode: .measurement, options: [.duckOthers])
    case .record: self.init(category: .record, mode: .standard)
    case .conversation:
      self.init(
        category: .playAndRecord, mode: .voiceChat,
        options: [.allowBluetoothHFP, .defaultToSpeaker])
    }
  }

  /// Creates the request for the open microphone's `profile` (`nil` if it is closed) and for
  /// playback; returns `nil` if neither is active.
  ///
  /// A reply keeps the conversation configuration while the microphone is closed: the microphone may
  /// open during the reply, and a headset's link takes one or two seconds to switch. `last` is the
  /// profile of the latest opening, or `nil` if no reply is playing.
  init?(microphone profile: AudioProfile?, isPlaying: Bool, last: AudioProfile?) {
    switch (profile, isPlaying) {
    case (nil, false): return nil
    case (nil, true) where last == .conversation: self.init(.conversation)
    case (nil, true):
      self.init(category: .playback, mode: .spokenAudio, options: [.duckOthers])
    case (let profile?, false): self.init(profile)
    case (let profile?, true):
      self.init(profile)
      // A record-only session cannot play audio.
      if category == .record {
        category = .playAndRecord
        // Without these options, a reply would not reach a Bluetooth headset, or would play from the
        // receiver instead of the loudspeaker. A2DP is playback only: with HFP, the headset's
        // microphone would replace the current one.
        options.formUnion([.defaultToSpeaker, .allowBluetoothA2DP])
      }
    }
  }
}
