#if canImport(UIKit)
  import Hark
  import HarkApple
  import HarkScreens
  import SwiftUI

  /// The voice call with a session of its own: microphone, voice and recordings are the system's.
  ///
  /// ```swift
  /// CallScreen(agent: coach, named: "Coach", recordings: AVAudioFileRecordings(folder: folder))
  /// ```
  ///
  /// Another view may cover it without ending the call; when it is gone for good, so is the call.
  @available(iOS 18, *)
  public struct CallScreen: View {
    private let make: CallMaking
    private let project: ThemeColor?
    private let sounds: RecordingSounds?
    private let goesOnUnseen: Bool
    @State private var owner = CallOwner()

    /// Makes the call that `agent` answers in.
    ///
    /// - Parameters:
    ///   - agent: Who answers.
    ///   - name: What the agent is called.
    ///   - recordings: Where calls are recorded to, if the person wants it.
    ///   - archive: Keeps the person's settings; nil lets them go with the call.
    ///   - language: The language of its words, where a call has it, and of its session; nil takes
    ///     English words and what a call listens for.
    ///   - project: The call's own colour; nil takes the standard one.
    ///   - goesOnUnseen: As in `CallView`.
    public init(
      agent: any Agent, named name: String, recordings: AVAudioFileRecordings,
      archive: (any CallSettingsArchive)? = nil, language: LocaleTag? = nil,
      project: ThemeColor? = nil, goesOnUnseen: Bool = false
    ) {
      let parts = CallParts(
        agent: agent, screen: Call(agentName: name, language: language ?? .americanEnglish),
        recordings: recordings, archive: archive, language: language, goesOnUnseen: goesOnUnseen)
      self.init(
        project: project, sounds: { recordings.file(of: $0) }, goesOnUnseen: goesOnUnseen
      ) { await parts.call() }
    }

    /// Shows calls of the app's own making.
    ///
    /// - Parameters:
    ///   - project: The call's own colour; nil takes the standard one.
    ///   - sounds: As in `CallView`.
    ///   - goesOnUnseen: As in `CallView`.
    ///   - make: Makes a call, the first and each after it, on the main actor; it is ended here.
    public init(
      project: ThemeColor? = nil, sounds: RecordingSounds? = nil, goesOnUnseen: Bool = false,
      make: @escaping CallMaking
    ) {
      self.make = make
      self.project = project
      self.sounds = sounds
      self.goesOnUnseen = goesOnUnseen
    }

    /// The screen.
    public var body: some View {
      ZStack {
        if let model = owner.model {
          CallView(
            model, project: project, sounds: sounds, goesOnUnseen: goesOnUnseen, again: again
          )
          .id(ObjectIdentifier(model))
        }
      }
      .task { await owner.begin(make) }
    }

    private func again() {
      let (owner, make) = (owner, make)
      Task { await owner.beginAgain(make) }
    }
  }

  /// What the system's own calls are made of.
  @available(iOS 18, *)
  private struct CallParts: Sendable {
    let agent: any Agent
    let screen: Call
    let recordings: AVAudioFileRecordings
    let archive: (any CallSettingsArchive)?
    let language: LocaleTag?
    let goesOnUnseen: Bool

    @MainActor
    func call() async -> CallModel {
      let sound = CallSound(recordings: recordings)
      let runner = ScreenRunner(
        screen, session: await session(sound),
        openSettings: { Task { await AppSettings.open() } },
        perform: Call.perform(CallSurroundings(sound, archive: archive)))
      return CallModel(screen, runner: runner)
    }

    private func session(_ sound: CallSound) async -> VoiceSession {
      await VoiceSession.system(
        .call, agent: agent, call: sound, language: language,
        continuesInBackground: goesOnUnseen)
    }
  }
#endif
