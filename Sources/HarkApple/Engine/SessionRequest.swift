import Hark

/// What is asked of the system's audio session, in words that need no Apple framework.
struct SessionRequest: Sendable, Hashable {
  /// What the app does with sound.
  enum Category: Sendable, Hashable {
    case record, playAndRecord, playback
  }

  /// How the system treats that sound.
  enum Mode: Sendable, Hashable {
    case standard, measurement, voiceChat, spokenAudio
  }

  /// What is wished for beside that.
  enum Option: Sendable, Hashable {
    case duckOthers, allowBluetoothHFP, allowBluetoothA2DP, defaultToSpeaker
  }

  var category: Category
  var mode: Mode
  var options: Set<Option> = []

  /// The request, and what to ask for once more when the system refuses it.
  ///
  /// Ducking is documented for other categories than recording alone, though Apple's own sample has it
  /// with them (O1).
  var attempts: [SessionRequest] {
    guard options.contains(.duckOthers) else { return [self] }
    var plain = self
    plain.options.remove(.duckOthers)
    return [self, plain]
  }
}

extension SessionRequest {
  /// What a microphone that is opened by `profile` asks for.
  init(_ profile: AudioProfile) {
    switch profile {
    case .measurement:
      self.init(category: .record, mode: .measurement, options: [.duckOthers])
    case .record:
      self.init(category: .record, mode: .standard)
    case .conversation:
      self.init(
        category: .playAndRecord, mode: .voiceChat,
        options: [.allowBluetoothHFP, .defaultToSpeaker])
    }
  }

  /// What is asked for while the microphone is open by `profile`, or closed, and something is played,
  /// or nothing; nil for silence.
  ///
  /// A reply is played as the call is heard, also where the microphone is closed meanwhile: it may open
  /// in the middle of the reply, and a headset's link takes a second or two to change. `last` is the
  /// profile of the latest opening, and nil where no reply is played.
  init?(microphone profile: AudioProfile?, isPlaying: Bool, last: AudioProfile?) {
    switch (profile, isPlaying) {
    case (nil, false): return nil
    case (nil, true) where last == .conversation: self.init(.conversation)
    case (nil, true):
      self.init(category: .playback, mode: .spokenAudio, options: [.duckOthers])
    case (let profile?, false): self.init(profile)
    case (let profile?, true):
      self.init(profile)
      // A session that only records plays nothing.
      if category == .record {
        category = .playAndRecord
        // Else a reply would leave a headset for the loudspeaker. Only for playing: a headset's
        // microphone would take the place of the one that hears.
        options.formUnion([.defaultToSpeaker, .allowBluetoothA2DP])
      }
    }
  }
}
