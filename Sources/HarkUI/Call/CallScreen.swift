import HarkScreens
import Observation

#if canImport(SwiftUI)
  import Hark
  import HarkApple
  import HarkPresentation
  import SwiftUI

  /// A voice call with its own session, which uses the system's microphone and voice unless the app
  /// creates the calls.
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
    ///   - language: The language of the session and, where available, of the UI strings; `nil`
    ///     uses English strings and the default recognition language of a call.
    ///   - project: The call's own color; `nil` uses the standard one.
    ///   - goesOnUnseen: As in `CallView`.
    public init(
      agent: any Agent, named name: String, recordings: AVAudioFileRecordings,
      archive: (any CallSettingsArchive)? = nil, language: LocaleTag? = nil,
      project: ThemeColor? = nil, goesOnUnseen: Bool = false
    ) {
      let screen = Call(agentName: name, language: language ?? .americanEnglish)
      self.init(project: project, sounds: { recordings.file(of: $0) }, goesOnUnseen: goesOnUnseen) {
        let sound = CallSound(recordings: recordings)
        let session = await VoiceSession.system(
          .call, agent: agent, call: sound, language: language, continuesInBackground: goesOnUnseen)
        let runner = ScreenRunner(
          screen, session: session, openSettings: { Task { await AppSettings.open() } },
          perform: Call.perform(CallSurroundings(sound, archive: archive)))
        return CallModel(screen, runner: runner)
      }
    }

    /// Creates a screen for calls that the app creates with `make`.
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

  extension CallSurroundings {
    /// Creates the surroundings of a call that uses the system's audio; `archive` persists the
    /// settings, which otherwise last only for the call.
    public init(_ sound: CallSound, archive: (any CallSettingsArchive)? = nil) {
      self.init(
        archive: archive, recorder: sound.recorder,
        choices: {
          let inputs = sound.inputs()
          return answers { choices in
            for await input in inputs {
              choices(Choices(inputs: input, effects: VoiceProcessing.effects))
            }
          }
        }, follow: { sound.follow($0) },
        announce: { Self.announce($0, by: sound.announcements) }, end: { sound.end() })
    }

    private static func announce(
      _ announcement: CallAnnouncement, by announcements: SpokenAnnouncements?
    ) {
      switch announcement.moment {
      case .beforeOpening: announcements?.tell(beforeOpening: announcement.text)
      case .soon: announcements?.tell(announcement.text)
      case .urgently: announcements?.tell(announcement.text, isUrgent: true)
      }
    }
  }
#endif

/// A closure that creates a call, called on the main actor.
@available(iOS 17, macOS 14, *)
public typealias CallMaking = @MainActor @Sendable () async -> CallModel

/// The owner of a screen's call for the lifetime of the screen, covered or not.
///
/// SwiftUI reports a covered view and a removed view in the same way. The view's own state,
/// however, is deallocated only when the view is removed, which also ends the call.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
final class CallOwner {
  private(set) var model: CallModel?

  @ObservationIgnored private let ending = CallEnding()

  /// Creates a call, or keeps the existing one.
  func begin(_ make: CallMaking) async {
    guard model == nil else { return }
    let made = await make()
    // If the user left the screen in the meantime, no call is needed; if the user also returned,
    // another call takes its place.
    if Task.isCancelled || model != nil { return await made.end(with: .end) }
    model = made
    ending.model = made
  }

  func beginAgain(_ make: CallMaking) async {
    let over = model
    model = nil
    await over?.end(with: .end)
    await begin(make)
  }
}

/// An object that ends its call when it is deallocated.
@available(iOS 17, macOS 14, *)
@MainActor
private final class CallEnding {
  var model: CallModel?

  deinit {
    guard let model else { return }
    Task { await model.end(with: .end) }
  }
}
