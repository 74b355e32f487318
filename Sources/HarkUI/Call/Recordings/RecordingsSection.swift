#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The list of recorded calls, each of which can be played and deleted.
  @available(iOS 18, *)
  struct RecordingsSection: View {
    let call: Call
    let sounds: RecordingSounds?
    let player: RecordingPlayer

    /// The recording whose deletion awaits confirmation.
    @Binding var asked: CallRecording?

    var body: some View {
      Section {
        if call.recordings.isEmpty {
          Text(verbatim: wording[notice: .noRecordings]).foregroundStyle(.secondary)
        }
        ForEach(call.recordings) { row($0) }
      } header: {
        Text(verbatim: wording[notice: .recordings])
      }
    }

    private var wording: Wording { call.wording }

    private func row(_ recording: CallRecording) -> some View {
      RecordingRow(
        recording: recording, wording: wording, playback: player.playback,
        play: play(recording.id)
      ) { asked = recording }
    }

    private func play(_ id: CallRecording.ID) -> (@MainActor () -> Void)? {
      guard let sounds else { return nil }
      return { player.press(id, sounds: sounds) }
    }
  }
#endif
