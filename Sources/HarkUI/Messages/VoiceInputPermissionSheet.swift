#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  /// The app's own explanation before the system's permission prompt (S1-06 to S1-11).
  @available(iOS 18, *)
  public struct VoiceInputPermissionSheet: View {
    private let theme: Theme
    private let wording: Wording
    private let onEnable: @MainActor () -> Void
    private let onDismiss: @MainActor () -> Void

    /// Creates the permission sheet for an experience.
    ///
    /// - Parameters:
    ///   - theme: The experience's colors.
    ///   - wording: The experience's UI strings.
    ///   - onEnable: Called when the user chooses to continue to the system's prompt, before it
    ///     appears.
    ///   - onDismiss: Called when the user declines.
    public init(
      theme: Theme = Theme(for: .composer), wording: Wording = Wording(for: .composer),
      onEnable: @escaping @MainActor () -> Void, onDismiss: @escaping @MainActor () -> Void
    ) {
      self.theme = theme
      self.wording = wording
      self.onEnable = onEnable
      self.onDismiss = onDismiss
    }

    /// The sheet.
    public var body: some View {
      ScrollView {
        VStack(spacing: SheetSize.spacing) {
          sign
          words
          buttons
        }
        .padding(.horizontal, StandardSpacing.wide)
        .padding(.vertical, SheetSize.verticalPadding)
      }
      .scrollBounceBehavior(.basedOnSize)
      .onGround(of: theme)
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
    }

    private var sign: some View {
      Image(systemName: ScreenIcon.rationale.symbol)
        .font(.system(size: SheetSize.icon))
        .foregroundStyle(Color(theme.accent))
        .accessibilityHidden(true)
    }

    @ViewBuilder private var words: some View {
      Text(verbatim: wording[.rationaleTitle])
        .text(TextLooks.sheetTitle, theme.text)
        .accessibilityAddTraits(AccessibilityTraits.isHeader)
      Text(verbatim: wording[.rationaleText])
        .text(TextLooks.sheetText, theme.secondaryText)
        .multilineTextAlignment(.center)
    }

    private var buttons: some View {
      VStack(spacing: SheetSize.buttonSpacing) {
        Button(action: onEnable) { Text(verbatim: wording[.rationaleAccept]) }
          .buttonStyle(PrimaryButtonStyle(theme: theme))
          .accessibilityLabel(Text(verbatim: wording[.rationaleAcceptLabel]))
        Button(action: onDismiss) {
          Text(verbatim: wording[.rationaleDecline])
            .text(TextLooks.sheetDecline, theme.secondaryText)
            .frame(minHeight: ScreenSize.touchTarget)
        }
        .accessibilityLabel(Text(verbatim: wording[.rationaleDeclineLabel]))
      }
    }
  }

  /// The style of a screen's primary button: full width, in the theme's button color.
  @available(iOS 18, *) struct PrimaryButtonStyle: ButtonStyle {
    let theme: Theme
    @Environment(\.isEnabled) private var isEnabled
    @Preferences private var preferences

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .text(TextLooks.sheetAccept, theme.onAccent)
        .multilineTextAlignment(.center)
        .padding(StandardSpacing.near)
        .frame(maxWidth: .infinity, minHeight: ScreenSize.touchTarget)
        .background(
          Color(theme.buttonGround), in: RoundedRectangle(cornerRadius: SheetSize.buttonRadius)
        )
        .opacity(isEnabled ? 1 : Theme.disabledOpacity)
        .scaleEffect(
          configuration.isPressed && !preferences.reducesMotion ? Motion.pressedScale : 1
        )
        .animation(Animation(Motion.press), value: configuration.isPressed)
    }
  }

  @available(iOS 18, *) #Preview("Coach") { VoiceInputPermissionSheet(onEnable: {}, onDismiss: {}) }

  @available(iOS 18, *) #Preview("Meal log") {
    VoiceInputPermissionSheet(
      theme: Theme(for: .mealLog), wording: Wording(for: .mealLog), onEnable: {}, onDismiss: {})
  }
#endif
