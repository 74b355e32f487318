#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The calls that were recorded: each can be played and deleted.
  @available(iOS 18, *)
  struct RecordingsSection: View {
    let call: Call
    let sounds: RecordingSounds?
    let act: CallAct
    @State private var player = RecordingPlayer()
    @State private var asked: CallRecording?

    var body: some View {
      Section {
        if call.recordings.isEmpty {
          Text(verbatim: wording[notice: .noRecordings]).foregroundStyle(.secondary)
        }
        ForEach(call.recordings) { row($0) }
      } header: {
        Text(verbatim: wording[notice: .recordings])
      }
      .onChange(of: call.recordings.map(\.id)) {
        player.keep(only: call.recordings.map(\.id))
      }
      .onDisappear { player.keep(only: []) }
      .confirmationDialog(
        Text(verbatim: asked.map { wording[notice: .deleteLabel($0.begun)] } ?? ""),
        isPresented: isAsked, titleVisibility: .visible
      ) {
        deletion
        Button(role: .cancel) {
        } label: {
          Text(verbatim: wording[.cancel])
        }
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

    @ViewBuilder private var deletion: some View {
      if let asked {
        Button(role: .destructive) {
          act(.deleteRecording(asked.id))
        } label: {
          Text(verbatim: wording[notice: .delete])
        }
      }
    }

    private var isAsked: Binding<Bool> {
      let asked = $asked
      return Binding { @MainActor in
        asked.wrappedValue != nil
      } set: { @MainActor isAsked in
        if !isAsked { asked.wrappedValue = nil }
      }
    }
  }
#endif
