#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// A recorded call with its date, its duration, and buttons to play and delete it.
  @available(iOS 18, *)
  struct RecordingRow: View {
    let recording: CallRecording
    let wording: Wording
    let playback: RecordingPlayback

    /// Plays or pauses the recording; `nil` if playback is unavailable.
    let play: (@MainActor () -> Void)?
    let delete: @MainActor () -> Void

    var body: some View {
      HStack {
        if let play { playButton(play) }
        VStack(alignment: .leading) {
          Text(verbatim: wording[notice: .title(recording.begun)]).text(TextLooks.setting)
          Text(verbatim: note).text(TextLooks.settingNote).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
        deleteButton
      }
      // Without this style, tapping a list row triggers both of its buttons.
      .buttonStyle(.borderless)
    }

    private var isPlaying: Bool { playback.isPlaying(recording.id) }

    private var note: String {
      playback.failed == recording.id
        ? wording[notice: .notPlayed] : wording[.timer(recording.seconds)]
    }

    private func playButton(_ play: @escaping @MainActor () -> Void) -> some View {
      Button(action: play) {
        CallSign(isPlaying ? .pause : .play)
      }
      .accessibilityLabel(
        Text(
          verbatim: wording[
            notice: isPlaying ? .pauseLabel(recording.begun) : .playLabel(recording.begun)])
      )
      // Pausing starts no media session, so VoiceOver may speak the label.
      .accessibilityAddTraits(
        isPlaying ? AccessibilityTraits() : AccessibilityTraits.startsMediaSession)
    }

    private var deleteButton: some View {
      Button(role: .destructive, action: delete) {
        CallSign(.delete)
      }
      .accessibilityLabel(Text(verbatim: wording[notice: .deleteLabel(recording.begun)]))
    }
  }
#endif
