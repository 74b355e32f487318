#if canImport(UIKit)
  import Hark
  import HarkApple
  import HarkScreens
  import SwiftUI

  /// A voice call with its own session, using the system's microphone, voice, and recordings.
  ///
  /// ```swift
  /// CallScreen(agent: coach, named: "Coach", recordings: AVAudioFileRecordings(folder: folder))
  /// ```
  ///
  /// Another view can cover the screen without ending the call; the call ends when the screen is
  /// permanently removed.
  @available(iOS 18, *)
  public struct CallScreen: View {
    private let make: CallMaking
    private let project: ThemeColor?
    private let sounds: RecordingSounds?
    private let goesOnUnseen: Bool
    @State private var owner = CallOwner()

    /// Creates the screen of a call with `agent`.
    ///
    /// - Parameters:
    ///   - agent: The agent that answers.
    ///   - name: The agent's name.
    ///   - recordings: The location for recordings of calls, if the user enables them.
    ///   - archive: Persists the user's settings; if `nil`, they last only for the call.
    ///   - language: The language of the session and, where available, of the texts; `nil` uses
    ///     English texts and the default recognition language of a call.
    ///   - project: The call's own color; `nil` uses the standard one.
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

    /// Creates the screen of calls that the app creates.
    ///
    /// - Parameters:
    ///   - project: The call's own color; `nil` uses the standard one.
    ///   - sounds: As in `CallView`.
    ///   - goesOnUnseen: As in `CallView`.
    ///   - make: Creates the first call and each later one, on the main actor; the screen ends
    ///     them.
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

  /// The components of a call that uses the system's audio.
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
