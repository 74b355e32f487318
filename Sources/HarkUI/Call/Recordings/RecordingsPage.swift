#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The behavior of a page with recordings, apart from their display.
  ///
  /// It asks for confirmation before a recording is deleted, and stops playback when the page
  /// disappears or the playing recording is removed. A call in progress is muted during playback.
  ///
  /// Apply it to the page: on a section, it would apply to each row.
  @available(iOS 18, *)
  struct RecordingsPage: ViewModifier {
    let call: Call
    let player: RecordingPlayer
    @Binding var asked: CallRecording?
    let act: CallAct

    func body(content: Content) -> some View {
      content
        .onChange(of: call.recordings.map(\.id)) {
          player.keep(only: call.recordings.map(\.id))
        }
        .onChange(of: player.playback.isHeard) { act(.hearRecording(player.playback.isHeard)) }
        .onDisappear { leave() }
        .confirmationDialog(
          Text(verbatim: asked.map { call.wording[notice: .deleteLabel($0.begun)] } ?? ""),
          isPresented: isAsked, titleVisibility: .visible
        ) {
          deletion
          Button(role: .cancel) {
          } label: {
            Text(verbatim: call.wording[.cancel])
          }
        }
    }

    private func leave() {
      player.keep(only: [])
      act(.hearRecording(false))
    }

    @ViewBuilder private var deletion: some View {
      if let asked {
        Button(role: .destructive) {
          act(.deleteRecording(asked.id))
        } label: {
          Text(verbatim: call.wording[notice: .delete])
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
