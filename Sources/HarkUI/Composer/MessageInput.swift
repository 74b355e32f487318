#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The row below a chat: text field, microphone, and send button, in this order (S1-01).
  ///
  /// The indicator appears above it during a recording.
  @available(iOS 18, *)
  public struct MessageInput: View {
    private let screen: Composer
    private let isSettled: Bool
    private let theme: Theme
    private let act: @MainActor (Composer.Action) -> Void
    @Preferences private var preferences

    /// Creates the input row for `screen`.
    ///
    /// - Parameters:
    ///   - screen: The chat.
    ///   - isSettled: Whether `screen` reflects all of the user's actions; until then, the field shows
    ///     the typed text.
    ///   - theme: The colors.
    ///   - act: Receives the user's actions.
    public init(
      _ screen: Composer, isSettled: Bool = true, theme: Theme = Theme(for: .composer),
      act: @escaping @MainActor (Composer.Action) -> Void
    ) {
      self.screen = screen
      self.isSettled = isSettled
      self.theme = theme
      self.act = act
    }

    /// The row.
    public var body: some View {
      let stage = SpokenStage(screen, isSettled: isSettled, theme: theme, preferences, act: act)
      ComposerRow(stage: stage)
    }
  }

  @available(iOS 18, *) struct ComposerRow: View {
    let stage: SpokenStage<Composer>

    @ScaledMetric(relativeTo: .body) private var size = FieldSize.sendIcon

    var body: some View {
      SpokenRow(stage: stage) {
        Button {
          stage.act(.send)
        } label: {
          Image(systemName: ScreenIcon.send.symbol).font(.system(size: size)).touchTarget()
        }
        .foregroundStyle(Color(stage.theme.sign(isEnabled: stage.screen.canSend)))
        .disabled(!stage.screen.canSend)
        .accessibilityLabel(Text(verbatim: stage.wording[.send]))
      }
    }
  }

  /// A text field with a microphone button and, optionally, another button beside it.
  @available(iOS 18, *) struct SpokenRow<S: SpokenScreen, Last: View>: View {
    let stage: SpokenStage<S>
    @ViewBuilder let last: Last
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
      VStack(spacing: StandardSpacing.near) {
        if stage.isRecording {
          stage.indicator
            .adaptiveInteractiveGlass()
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
        HintView(stage.screen.hint, theme: stage.theme)
        stage.saidWords
        row
      }
      .padding(StandardSpacing.near)
      .changing(with: stage.isRecording, by: Motion.banner, reducesMotion: stage.reducesMotion)
    }

    /// The field and the buttons; at accessibility text sizes the field takes the full width.
    private var row: some View {
      let layout =
        typeSize.isAccessibilitySize
        ? AnyLayout(VStackLayout(alignment: .trailing, spacing: StandardSpacing.tight))
        : AnyLayout(HStackLayout(alignment: .bottom, spacing: StandardSpacing.tight))
      return layout {
        field
        HStack(spacing: StandardSpacing.tight) {
          stage.button(.glass)
          last
        }
      }
    }

    private var field: some View {
      stage.field()
        .text(TextLooks.text, stage.theme.text)
        .lineLimit(FieldSize.rowLines)
        .onCard(of: stage.theme, padding: StandardSpacing.near)
    }
  }

  @available(iOS 18, *) #Preview("Idle") { MessageInput(Composer()) { _ in } }

  @available(iOS 18, *)
  #Preview("Recording") { Staged(preview: Composer(), .held) { ComposerRow(stage: $0) } }
#endif
