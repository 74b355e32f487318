#if canImport(UIKit)
  import Hark

  extension VoiceSession {
    /// A session made of the system's own parts: its microphone, the recogniser that fits best, its
    /// permissions, knocks and screen reader.
    ///
    /// ```swift
    /// let session = await VoiceSession.system(.capture)
    /// for await snapshot in session.snapshots() { draw(snapshot) }
    /// ```
    ///
    /// Nothing is opened or asked for before the first gesture. Unless it is told to go on, a session
    /// ends by itself when the app goes to the background: its text is kept, and the person may go on.
    ///
    /// - Parameters:
    ///   - experience: How it behaves.
    ///   - agent: Who answers what is sent; nil where nobody does.
    ///   - call: The sound of a call whose recordings are kept; nil for the device's plain microphone
    ///     and voice.
    ///   - keeping: How what is said is kept until it is in safe hands; nil when it is not.
    ///   - diagnostics: Who takes note of what goes wrong; nothing that it gets was spoken.
    ///   - stopwatch: Times the parts; it watches the session only when it is told to.
    ///   - device: The device's own language.
    ///   - language: The language to listen for before those of the experience, and in which the
    ///     screen reader is told; unless given, those of the experience, which its screen writes, too.
    ///   - continuesInBackground: Whether it listens on when the app goes to the background. iOS lets
    ///     only an app do so whose `UIBackgroundModes` hold `audio`, and takes the microphone from any
    ///     other in the middle of a word.
    public static func system(
      _ experience: Experience, agent: (any Agent)? = nil, call: CallSound? = nil,
      keeping: TranscriptKeeping? = nil, diagnostics: any Diagnostics = NoDiagnostics(),
      stopwatch: Stopwatch? = nil, device: LocaleTag = .device,
      language: LocaleTag? = nil, continuesInBackground: Bool = false
    ) async -> VoiceSession {
      let reachability = NWPathReachability()
      let chosen = await SystemRecognizer.choose(
        for: experience.listening(for: language), device: device, reachability: reachability,
        diagnostics: diagnostics)
      return system(
        experience, listeningWith: chosen, agent: agent, call: call, keeping: keeping,
        reachability: reachability, diagnostics: diagnostics, stopwatch: stopwatch, device: device,
        language: language, continuesInBackground: continuesInBackground)
    }

    /// The same with a recogniser that was chosen before, as by an app that has its missing model
    /// brought first (`SystemRecognizer.missingModel`); it is chosen for `experience.listening(for:)`
    /// where a language is given.
    public static func system(
      _ experience: Experience, listeningWith chosen: SystemRecognizer,
      agent: (any Agent)? = nil, call: CallSound? = nil, keeping: TranscriptKeeping? = nil,
      reachability: any Reachability = NWPathReachability(),
      diagnostics: any Diagnostics = NoDiagnostics(), stopwatch: Stopwatch? = nil,
      device: LocaleTag = .device, language: LocaleTag? = nil, continuesInBackground: Bool = false
    ) -> VoiceSession {
      let written = experience.writtenLanguage
      let experience = experience.listening(for: language)
      let announcements = SpokenAnnouncements(
        for: experience, wording: Wording(for: experience, language: language ?? written))
      let speaks: (any Synthesizer)? =
        agent == nil ? nil : call?.synthesizer ?? AVSpeechSynthesizerSynthesizer()
      let microphone: any Microphone = AnnouncedMicrophone(
        call?.microphone ?? AVAudioEngineMicrophone(), announcements: announcements)
      let haptics: any Haptics = UIKitHaptics()
      let session = VoiceSession(
        experience: experience,
        microphone: stopwatch?.timing(microphone) ?? microphone,
        recognizer: stopwatch?.timing(chosen.recognizer) ?? chosen.recognizer,
        permissions: SystemPermissions(needsSpeech: chosen.needsSpeechPermission),
        reachability: reachability, haptics: stopwatch?.timing(haptics) ?? haptics, agent: agent,
        synthesizer: speaks,
        keeping: keeping, diagnostics: diagnostics, deviceLocale: device)
      announcements.follow(session)
      call?.tell(by: announcements)
      if !continuesInBackground { BackgroundInterruption.watch(session) }
      return session
    }
  }
#endif
