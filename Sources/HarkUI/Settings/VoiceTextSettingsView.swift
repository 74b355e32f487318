#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  /// The settings for how text is finished: spoken commands, numbers, fillers, and the user's
  /// vocabulary.
  ///
  /// An app shows it in its own settings, inside a `NavigationStack`, saves the choice, which is
  /// `Codable`, and applies it to its screens:
  ///
  /// ```swift
  /// VoiceTextSettingsView($choice)
  /// CoachChat(agent: coach).voiceText($choice)
  /// ```
  @available(iOS 18, *)
  public struct VoiceTextSettingsView: View {
    @Binding private var choice: FinishingOptions
    @State private var words: VocabularyText
    private let wording: Wording

    /// Creates the page for `choice`; `language` is the language of its strings, if there are any.
    ///
    /// While the user's vocabulary contains an error, which the page shows, `choice` keeps the
    /// previous vocabulary.
    public init(_ choice: Binding<FinishingOptions>, language: LocaleTag = .americanEnglish) {
      _choice = choice
      _words = State(initialValue: VocabularyText(choice.wrappedValue.vocabulary))
      // The dictation is available in all languages.
      wording = Wording(for: .dictation, language: language)
    }

    /// The page.
    public var body: some View {
      Form {
        Section {
          toggle(.commands, \.commands)
          toggle(.numbers, \.numbers)
          toggle(.fillers, \.omitsFillers)
        } footer: {
          Text(verbatim: wording[finishing: .note])
        }
        Section {
          TextEditor(text: editedText)
            .autocorrectionDisabled()
            .frame(minHeight: FieldSize.wordsHeight)
            .accessibilityLabel(Text(verbatim: wording[finishing: .vocabulary]))
          if let fault = words.fault { SettingsNotice(text: wording.text(of: fault)) }
        } header: {
          Text(verbatim: wording[finishing: .vocabulary])
        } footer: {
          Text(verbatim: wording[finishing: .vocabularyNote])
        }
      }
      .navigationTitle(Text(verbatim: wording[finishing: .title]))
      .inlineTitle()
      .onChange(of: choice.vocabulary) { words.follow(choice.vocabulary) }
    }

    private func toggle(
      _ phrase: FinishingPhrase, _ part: WritableKeyPath<FinishingOptions, Bool> & Sendable
    ) -> some View {
      SettingToggle(
        title: wording[finishing: phrase], isOn: choice[keyPath: part], wording: wording
      ) { choice[keyPath: part] = $0 }
    }

    private var editedText: Binding<String> {
      let (words, choice) = ($words, $choice)
      return Binding { @MainActor in
        words.wrappedValue.text
      } set: { @MainActor text in
        if let vocabulary = words.wrappedValue.edit(text) {
          choice.wrappedValue.vocabulary = vocabulary
        }
      }
    }
  }

  extension FinishingOptions {
    /// The switch for fillers: off until the user has decided.
    fileprivate var omitsFillers: Bool {
      get { fillers ?? false }
      set { fillers = newValue }
    }
  }

  @available(iOS 18, *) #Preview("A choice") {
    NavigationStack {
      VoiceTextSettingsView(
        .constant(FinishingOptions(vocabulary: Vocabulary(names: [Experience.capture.name]))))
    }
  }
#endif
