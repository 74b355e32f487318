#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// One recorded call: when it was, how long it is, and what plays and deletes it.
  @available(iOS 18, *)
  struct RecordingRow: View {
    let recording: CallRecording
    let wording: Wording
    let playback: RecordingPlayback

    /// Plays it or holds it; nil where nothing can be played.
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
      // In a list a row would else press both of its buttons.
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
      // What holds a recording begins none, so that its name may be spoken.
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
