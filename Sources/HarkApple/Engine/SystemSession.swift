#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  /// The system's audio session while something uses it, and as it was before.
  struct SystemSession {
    private let system = AVAudioSession.sharedInstance()
    private var current: SessionRequest?
    private var former: Former?
    private var preferred: String?

    private struct Former {
      let category: AVAudioSession.Category
      let mode: AVAudioSession.Mode
      let options: AVAudioSession.CategoryOptions
    }

    /// Sets the session up as asked for, or as nearly as the system allows, and makes it active.
    ///
    /// Blocks for as long as a headset needs. Throws the system's errors.
    mutating func activate(_ request: SessionRequest) throws {
      guard request != current else { return }
      former =
        former
        ?? Former(
          category: system.category, mode: system.mode, options: system.categoryOptions)
      // What fails in its middle leaves something behind that nobody asked for.
      current = nil
      for attempt in request.attempts {
        do {
          try set(attempt)
          current = request
          return
        } catch  where attempt != request.attempts.last {
          continue
        }
      }
    }

    /// Lets go of it, so that others sound as before; what fails then belongs to the end of something
    /// that ends anyway (S1-58).
    mutating func deactivate() {
      guard let former else { return }
      prefer(nil)
      try? system.setActive(false, options: .notifyOthersOnDeactivation)
      // A session that is left as for recording keeps other players of the app quiet.
      try? system.setCategory(former.category, mode: former.mode, options: former.options)
      (current, self.former) = (nil, nil)
    }

    /// The system has forgotten what it was asked for.
    mutating func forget() { (current, preferred) = (nil, nil) }

    /// Asks for all of it once more the next time, though it be the same.
    mutating func askAnew() { current = nil }

    /// Everything that can be recorded from, by the category that is set.
    var ports: [InputPort] {
      (system.availableInputs ?? []).map { port in
        InputPort(
          input: AudioInput(id: port.uid, name: port.portName),
          isBuiltIn: port.portType == .builtInMic)
      }
    }

    /// Asks for an input; nil leaves it to the system, and what cannot be had leaves everything as it is.
    mutating func prefer(_ input: AudioInput?) {
      guard input?.id != preferred else { return }
      let port = system.availableInputs?.first { $0.uid == input?.id }
      guard input == nil || port != nil else { return }
      if (try? system.setPreferredInput(port)) != nil { preferred = input?.id }
    }

    /// Seconds from a player to the ear.
    var outputLatency: Double { system.outputLatency + system.ioBufferDuration }

    /// One call for all of it: a mode that is set later may drop options.
    private func set(_ request: SessionRequest) throws {
      try system.setCategory(
        .init(request.category), mode: .init(request.mode), options: .init(request.options))
      // Else nothing is felt while the microphone is open. What is only played needs no leave.
      if request.category != .playback {
        try? system.setAllowHapticsAndSystemSoundsDuringRecording(true)
      }
      try system.setActive(true, options: .notifyOthersOnDeactivation)
    }
  }

  extension AVAudioSession.Category {
    fileprivate init(_ category: SessionRequest.Category) {
      switch category {
      case .record: self = .record
      case .playAndRecord: self = .playAndRecord
      case .playback: self = .playback
      }
    }
  }

  extension AVAudioSession.Mode {
    fileprivate init(_ mode: SessionRequest.Mode) {
      switch mode {
      case .standard: self = .default
      case .measurement: self = .measurement
      case .voiceChat: self = .voiceChat
      case .spokenAudio: self = .spokenAudio
      }
    }
  }

  extension AVAudioSession.CategoryOptions {
    fileprivate init(_ options: Set<SessionRequest.Option>) {
      self = options.reduce(into: []) { all, option in
        switch option {
        case .duckOthers: all.insert(.duckOthers)
        case .defaultToSpeaker: all.insert(.defaultToSpeaker)
        case .allowBluetoothA2DP: all.insert(.allowBluetoothA2DP)
        case .allowBluetoothHFP:
          #if compiler(>=6.2)
            all.insert(.allowBluetoothHFP)
          #else
            all.insert(.allowBluetooth)
          #endif
        }
      }
    }
  }
#endif
