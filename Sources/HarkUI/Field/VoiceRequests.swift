import Hark
import HarkScreens
import Observation

/// Requests to record that come from outside the app's views, such as from an app intent.
///
/// A visible view for the requested experience starts the recording as soon as the app is active.
/// If that view might not be visible, observe `experience` and show it. A call ignores requests.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
public final class VoiceRequests {
  /// The requests of this process.
  public static let shared = VoiceRequests()

  /// The experience for which a recording is requested; `nil` once a view has handled the request.
  public private(set) var experience: Experience?

  init() {}

  /// Requests a recording, replacing any earlier request that no view has handled.
  public func record(_ experience: Experience) { self.experience = experience }

  func concerns(_ screen: some SpokenScreen) -> Bool { experience?.name == screen.experience.name }

  /// Starts the requested recording on `screen`, unless a recording is already in progress.
  func meet<S: SpokenScreen>(on screen: S, _ act: @MainActor (S.Action) -> Void) {
    guard concerns(screen) else { return }
    experience = nil
    if screen.spoken.snapshot.phase.isAtRest { act(.voice(.activate)) }
  }
}

extension Experience {
  /// Dictation into a text field of the app: a tap starts and ends it, in the device's language.
  public static let textField = Experience(
    name: "textField", style: .dictation, gesture: .toggle, noSpeech: .quiet)
}
