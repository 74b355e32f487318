#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The large round button of the meal log, in its five looks (S5-FR-001, S5-FR-007).
  @available(iOS 18, *)
  public struct VoiceRecordingButton: View {
    private let look: Look
    private let act: @MainActor (VoiceAction) -> Void

    /// Creates the button in its current look; `act` receives presses, releases, and activations.
    public init(_ look: Look, act: @escaping @MainActor (VoiceAction) -> Void) {
      self.look = look
      self.act = act
    }

    /// The button.
    public var body: some View { MicButton(look, shape: .round, act: act) }
  }

  @available(iOS 18, *)
  #Preview("Five looks") {
    ForEach(MealLog.ButtonState.allCases, id: \.self) { state in
      VoiceRecordingButton(PreviewMoments.mealLog(state)) { _ in }
    }
  }
#endif
