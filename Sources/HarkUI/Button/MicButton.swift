#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The base of all microphone buttons, with the same press and tap behavior in every appearance.
  ///
  /// It reports every press and release; the engine interprets them according to the experience's
  /// `GesturePolicy`. Assistive technology activates the button, and a canceled touch releases it.
  ///
  /// ```swift
  /// MicButton(look, shape: .call) { model.act(.voice($0)) }
  /// ```
  @available(iOS 18, *)
  public struct MicButton: View {
    private let look: Look
    private let shape: MicButtonShape
    private let act: @MainActor (VoiceAction) -> Void

    @Environment(\.isEnabled) private var isEnabled
    @State private var isDown = false

    /// Creates a microphone button.
    ///
    /// - Parameters:
    ///   - look: The button's appearance and accessibility strings.
    ///   - shape: The button's background.
    ///   - act: Receives `press`, `release`, and `activate`, on the main actor.
    public init(
      _ look: Look, shape: MicButtonShape, act: @escaping @MainActor (VoiceAction) -> Void
    ) {
      self.look = look
      self.shape = shape
      self.act = act
    }

    /// The button; empty if the engine hides it.
    public var body: some View {
      if look.buttonState != .hidden {
        MicButtonFace(look: look, shape: shape)
          .scaleEffect(isDown && !look.reducesMotion ? Motion.pressedScale : 1)
          .animation(Animation(Motion.press), value: isDown)
          .modifier(
            PressGesture(words: look.accessibility, isEnabled: canBeUsed, isDown: $isDown, act: act)
          )
          .disabled(!canBeUsed)
      }
    }

    private var canBeUsed: Bool { isEnabled && look.accessibility.isEnabled }
  }

  /// The background of a microphone button.
  public enum MicButtonShape: Sendable, Hashable, CaseIterable {
    /// An icon on glass, beside a field (S1-02).
    case glass

    /// An icon on a tinted circle, as in the system's bordered style, in a row of buttons (S2-03).
    case bordered

    /// A large round button (S5-FR-001).
    case round

    /// The round button of a call (S3-11).
    case call
  }

  @available(iOS 18, *) #Preview("Every state") {
    VStack {
      ForEach(PreviewMoments.styles, id: \.name) { style in
        HStack {
          ForEach(PreviewMoments.states, id: \.rawValue) { state in
            MicButton(style.look(state), shape: style.shape) { _ in }
          }
        }
      }
    }
  }

  /// The large round button of the meal log, in its five appearances (S5-FR-001, S5-FR-007).
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

  @available(iOS 18, *) #Preview("Five looks") {
    ForEach(PreviewMoments.mealLogStates, id: \.self) { state in
      VoiceRecordingButton(PreviewMoments.styles[2].look(state)) { _ in }
    }
  }

  extension PreviewMoments {
    struct Style: Sendable {
      let name: String
      let experience: Experience
      let shape: MicButtonShape

      func look(_ state: ButtonState) -> Look {
        let theme = Theme(for: experience)
        var look = Look(
          Snapshot(), experience: experience, theme: theme, wording: Wording(for: experience))
        look.show(state, theme: theme, wording: Wording(for: experience))
        return look
      }
    }

    static let styles = [
      Style(name: "composer", experience: .composer, shape: .glass),
      Style(name: "capture", experience: .capture, shape: .bordered),
      Style(name: "mealLog", experience: .mealLog, shape: .round),
      Style(name: "call", experience: .call, shape: .call),
    ]

    static let states = ButtonState.allCases

    static let mealLogStates: [ButtonState] = [.idle, .recording, .processing, .success, .error]
  }
#endif
