#if canImport(AVFAudio)
  import Hark
  import HarkPresentation

  extension VoiceSession {
    /// Creates a session from the system's components: its microphone, the most suitable
    /// recognizer, permissions, haptics, and screen reader.
    ///
    /// ```swift
    /// let session = await VoiceSession.system(.capture)
    /// for await snapshot in session.snapshots { draw(snapshot) }
    /// ```
    ///
    /// Nothing is opened or requested before the first gesture or `start()`.
    ///
    /// - Parameters:
    ///   - experience: The behavior of the session.
    ///   - agent: The agent that replies to messages; `nil` if there is none.
    ///   - call: The audio of a call, which can be recorded; `nil` for the device's plain
    ///     microphone and voice.
    ///   - keeping: Where and for how long the session's text is saved; `nil` to save nothing.
    ///   - diagnostics: Receives diagnostics; never receives speech content.
    ///   - stopwatch: Measures the microphone, the recognizer, and haptics; call
    ///     `Stopwatch.watch(_:)` to measure the session too.
    ///   - device: The device's language.
    ///   - language: The preferred recognition language and the language of screen reader
    ///     announcements; `nil` uses those of the experience, as its screen does, with announcements
    ///     in American English if the experience prefers the device's language.
    ///   - continuesInBackground: Whether the session keeps listening in the background, which
    ///     requires `audio` in the app's `UIBackgroundModes`. If not, entering the background
    ///     interrupts the recording: its text is saved, and the user can resume. Has no effect on a
    ///     Mac, where apps keep running in the background.
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

    /// Creates a session with a recognizer chosen beforehand, for example by an app that first
    /// installs its missing model (`SystemRecognizer.missingModel`).
    ///
    /// If `language` is given, choose the recognizer for `experience.listening(for:)`.
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
      let synthesizer: any Synthesizer =
        call?.synthesizer
        ?? LoudspeakerSynthesizer(AVSpeechSynthesizerTextToSpeech(), on: AVAudioEngineLoudspeaker())
      let microphone: any Microphone = AnnouncedMicrophone(
        call?.microphone ?? AVAudioEngineMicrophone(), announcements: announcements)
      #if canImport(UIKit)
        let haptics: any Haptics = UIKitHaptics()
      #else
        let haptics: any Haptics = NoHaptics()
      #endif
      let session = VoiceSession(
        experience: experience,
        ports: SessionPorts(
          microphone: stopwatch?.timing(microphone) ?? microphone,
          recognizer: stopwatch?.timing(chosen.recognizer) ?? chosen.recognizer,
          permissions: SystemPermissions(needsSpeech: chosen.needsSpeechPermission),
          reachability: reachability, haptics: stopwatch?.timing(haptics) ?? haptics, agent: agent,
          synthesizer: agent == nil ? nil : synthesizer, keeping: keeping, diagnostics: diagnostics,
          deviceLocale: device))
      announcements.follow(session)
      call?.tell(by: announcements)
      #if canImport(UIKit)
        if !continuesInBackground { BackgroundInterruption.watch(session) }
      #endif
      return session
    }
  }
#endif
