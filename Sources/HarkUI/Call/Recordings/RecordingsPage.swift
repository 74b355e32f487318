#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// What a page with recordings does beside showing them: it asks before one is deleted, and falls
  /// silent when it leaves or when what is played goes; a call that goes on does not hear what is played.
  ///
  /// It belongs on the page: on a section, each of its rows would have it.
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
