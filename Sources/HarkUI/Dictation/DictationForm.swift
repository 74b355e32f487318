#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// A form that accepts dictation in its approved fields (S4).
  ///
  /// ```swift
  /// DictationForm(model)
  /// ```
  @available(iOS 18, *)
  public struct DictationForm: View {
    private let model: DictationModel
    private let theme: Theme

    /// Creates a form for `model`.
    public init(_ model: DictationModel, theme: Theme = Theme(for: .dictation)) {
      self.model = model
      self.theme = theme
    }

    /// The form.
    public var body: some View { Staged(model, theme: theme) { DictationContent(stage: $0) } }
  }

  @available(iOS 18, *)
  struct DictationContent: View {
    let stage: SpokenStage<Dictation>

    var body: some View {
      ScrollView { DictationFields(stage: stage).padding(StandardSpacing.wide) }
        .safeAreaInset(edge: .bottom) { DictationBottom(stage: stage) }
        .onGround(of: stage.theme)
        .modifier(ScreenFrame(stage: stage))
        .navigationTitle(Text(verbatim: stage.wording[.title]))
    }
  }

  @available(iOS 18, *)
  #Preview("Idle") { Staged(screen: PreviewMoments.form) { DictationContent(stage: $0) } }

  @available(iOS 18, *) #Preview("Recording") {
    Staged(preview: PreviewMoments.form, .recording) { DictationContent(stage: $0) }
  }

  @available(iOS 18, *) #Preview("Rationale") {
    Staged(preview: PreviewMoments.form, .rationale) { DictationContent(stage: $0) }
  }

  @available(iOS 18, *) #Preview("Refused") {
    Staged(preview: PreviewMoments.form, .denied) { DictationContent(stage: $0) }
  }

  /// The titled fields of a form; fields approved for dictation show a small microphone.
  @available(iOS 18, *)
  private struct DictationFields: View {
    let stage: SpokenStage<Dictation>
    @FocusState private var focus: String?

    var body: some View {
      VStack(alignment: .leading, spacing: StandardSpacing.wide) {
        ForEach(stage.screen.fields) { field in
          FormField(field: field, stage: stage) { edit in
            for action in Dictation.Action.edits(edit, of: field.id, focused: focus) {
              stage.act(action)
            }
          }
          .focused($focus, equals: field.id)
        }
      }
      .onChange(of: focus) { if let focus { stage.act(.focus(focus)) } }
    }
  }

  @available(iOS 18, *)
  private struct FormField: View {
    let field: Dictation.Field
    let stage: SpokenStage<Dictation>
    let edit: @MainActor (TextEdit) -> Void

    var body: some View {
      VStack(alignment: .leading, spacing: StandardSpacing.tight) {
        HStack(spacing: StandardSpacing.tight) {
          Text(verbatim: field.title)
          if field.decision.isAllowed { Image(systemName: ScreenIcon.approvedField.symbol) }
        }
        .text(TextLooks.heading, stage.theme.text)
        .accessibilityHidden(true)
        text
          .text(TextLooks.text, stage.theme.text)
          .lineLimit(FieldSize.rowLines)
          .onCard(of: stage.theme, padding: StandardSpacing.near)
          .overlay {
            if field.id == stage.screen.focus {
              RoundedRectangle(cornerRadius: StandardSpacing.radius).strokeBorder(
                Color(stage.theme.accent))
            }
          }
      }
    }

    private var text: VoiceTextField {
      let isTarget = field.id == stage.screen.target
      return VoiceTextField(
        draft: isTarget ? stage.screen.voice.draft : field.draft, isSettled: stage.isSettled,
        isReadOnly: isTarget && stage.screen.voice.isRecording, placeholder: "",
        label: field.title, edit: edit)
    }
  }

  /// The area below a form: notices, failures, and the microphone.
  @available(iOS 18, *)
  private struct DictationBottom: View {
    let stage: SpokenStage<Dictation>

    var body: some View {
      VStack(alignment: .leading, spacing: StandardSpacing.near) {
        // If large text does not fit, the notices scroll and the microphone stays visible.
        ViewThatFits(in: .vertical) {
          news
          ScrollView { news }
        }
        row
      }
      .padding(StandardSpacing.wide)
      .background(.bar)
      .changing(with: screen.message, by: Motion.banner, reducesMotion: stage.reducesMotion)
    }

    private var screen: Dictation { stage.screen }

    private var news: some View {
      VStack(alignment: .leading, spacing: StandardSpacing.near) {
        ForEach(Array(screen.notices.enumerated()), id: \.offset) { _, notice in
          OfferedNoticeView(notice: notice, theme: stage.theme) { stage.act($0) }
        }
        // If a denied permission has removed the button, the banner's first action opens Settings
        // (S4-43).
        stage.banner(screen.message)
        HintView(screen.hint, theme: stage.theme)
        stage.saidWords
      }
    }

    private var row: some View {
      HStack(spacing: StandardSpacing.near) {
        if screen.showsMicrophone { stage.button(.bordered) }
        if stage.isRecording {
          stage.indicator
        } else if screen.message == nil {
          VoiceStateIndicator(stage.look.status)
        }
      }
    }
  }

  /// A notice with its actions, which does not block the form (S4-40).
  @available(iOS 18, *)
  private struct OfferedNoticeView: View {
    let notice: OfferedNotice
    let theme: Theme
    let act: @MainActor (Dictation.Action) -> Void

    var body: some View {
      VStack(alignment: .leading, spacing: StandardSpacing.tight) {
        if let text = notice.text { Text(verbatim: text).text(TextLooks.notice, theme.text) }
        WrappingRow(spacing: StandardSpacing.near, lineSpacing: StandardSpacing.tight) {
          ForEach(notice.offers, id: \.title) { offer in
            TitleButton(offer.title) { act(offer.action) }
          }
        }
      }
    }
  }
#endif
