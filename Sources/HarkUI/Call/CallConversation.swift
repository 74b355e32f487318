#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The conversation so far, with the newest message at the bottom.
  @available(iOS 18, *) struct CallConversation: View {
    let scene: CallScene

    var body: some View {
      ScrollView {
        VStack {
          ForEach(Array(scene.call.lines.enumerated()), id: \.offset) {
            CallLine(line: $0.element, theme: scene.theme)
          }
        }
      }
      .defaultScrollAnchor(.bottom)
      .scrollBounceBehavior(.basedOnSize)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text(verbatim: scene.wording[call: .conversation]))
    }
  }

  /// A message: the user's in a bubble on the right, the agent's as plain text on the left.
  @available(iOS 18, *) private struct CallLine: View {
    let line: ChatMessage
    let theme: Theme

    var body: some View {
      switch line.speaker {
      case .person:
        words
          .padding(CallSize.bubblePadding)
          .background { TranscriptGround(theme: theme) }
          .frame(maxWidth: .infinity, alignment: .trailing)
      case .agent: words.frame(maxWidth: .infinity, alignment: .leading)
      }
    }

    private var words: some View { Text(verbatim: line.text).text(TextLooks.talk, theme.text) }
  }

  /// The text of the current utterance during recognition.
  ///
  /// The preview fades in, as does each new word (S3-39).
  @available(iOS 18, *) struct TranscriptPreview: View {
    let scene: CallScene

    var body: some View {
      ZStack {
        if let text = scene.call.preview {
          Text(verbatim: text)
            .text(TextLooks.talk, scene.theme.text)
            .lineLimit(CallSize.previewLines)
            .truncationMode(.head)
            .contentTransition(.opacity)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
            .background { TranscriptGround(theme: scene.theme) }
            .accessibilityAddTraits(AccessibilityTraits.updatesFrequently)
            .transition(.opacity)
        }
      }
      .changing(with: scene.call.preview, reducesMotion: scene.reducesMotion)
    }
  }

  @available(iOS 18, *) struct TranscriptGround: View {
    let theme: Theme

    var body: some View {
      RoundedRectangle(cornerRadius: CallSize.transcriptRadius)
        .fill(Color(theme.text).opacity(CallSize.transcriptOpacity))
    }
  }
#endif
