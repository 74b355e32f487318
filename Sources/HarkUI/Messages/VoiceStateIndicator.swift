#if canImport(SwiftUI)
  import Foundation
  import Hark
  import HarkPresentation
  import SwiftUI

  /// The current state in one line: a colored dot, the speaker, and the status text.
  ///
  /// While listening, the dots at the end of the text are dimmed one after another, unless motion
  /// is reduced.
  @available(iOS 18, *)
  public struct VoiceStateIndicator: View {
    private let status: StatusLook
    private let speaker: String?
    @Preferences private var preferences

    /// Creates an indicator of `status`; `speaker` is the agent's name while the agent speaks, and
    /// otherwise `nil`.
    public init(_ status: StatusLook, speaker: String? = nil) {
      self.status = status
      self.speaker = speaker
    }

    /// The line.
    public var body: some View {
      HStack {
        if let dot = status.dot { StatusDot(dot: dot) }
        words
          .id(status.text)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      .clipped()
      .changing(with: status.text, reducesMotion: preferences.reducesMotion)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: label))
      .accessibilityAddTraits(AccessibilityTraits.updatesFrequently)
    }

    private var words: some View {
      HStack(alignment: .firstTextBaseline) {
        if let speaker { Text(verbatim: speaker).text(TextLooks.speaker, status.color) }
        if status.hasMovingEllipsis {
          MovingEllipsis(ellipsis: Ellipsis(status.text))
        } else {
          Text(verbatim: status.text)
        }
      }
      .text(status.style, status.color)
      .multilineTextAlignment(.center)
    }

    private var label: String { [speaker, status.text].compactMap(\.self).joined(separator: " ") }
  }

  @available(iOS 18, *) struct StatusDot: View {
    let dot: StatusLook.Dot

    var body: some View {
      Circle()
        .fill(Color(dot.color))
        .frame(width: dot.size, height: dot.size)
        .pulsing(dot.pulse)
        .id(dot)
        .accessibilityHidden(true)
    }
  }

  @available(iOS 18, *) private struct MovingEllipsis: View {
    let ellipsis: Ellipsis

    var body: some View {
      TimelineView(.periodic(from: middle, by: ellipsis.interval)) { context in
        let now = context.date.timeIntervalSinceReferenceDate
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text(verbatim: ellipsis.words)
          ForEach(0..<ellipsis.count, id: \.self) { index in
            Text(verbatim: Ellipsis.dot).opacity(ellipsis.opacity(of: index, at: now))
          }
        }
      }
    }

    /// The midpoint between two changes, so that an update never coincides with a change.
    private var middle: Date { Date(timeIntervalSinceReferenceDate: ellipsis.interval / 2) }
  }
#endif
