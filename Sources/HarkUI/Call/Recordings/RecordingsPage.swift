#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The behavior of a page with recordings: it asks before deleting, mutes a call during playback, and
  /// stops playback when the page disappears or the recording is removed.
  ///
  /// Apply it to the page: on a section, it would apply to each row.
  @available(iOS 18, *) struct RecordingsPage: ViewModifier {
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
          if let asked {
            Button(call.wording[notice: .delete], role: .destructive) {
              act(.deleteRecording(asked.id))
            }
          }
          Button(call.wording[.cancel], role: .cancel) {}
        }
    }

    private func leave() {
      player.keep(only: [])
      act(.hearRecording(false))
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

  /// The list of recorded calls, each of which can be played and deleted.
  @available(iOS 18, *) struct RecordingsSection: View {
    let call: Call
    let sounds: RecordingSounds?
    let player: RecordingPlayer
    @Binding var asked: CallRecording?

    var body: some View {
      Section {
        if call.recordings.isEmpty {
          Text(verbatim: call.wording[notice: .noRecordings]).foregroundStyle(.secondary)
        }
        ForEach(call.recordings) { recording in
          RecordingRow(
            recording: recording, wording: call.wording, playback: player.playback,
            play: play(recording.id)
          ) { asked = recording }
        }
      } header: {
        Text(verbatim: call.wording[notice: .recordings])
      }
    }

    private func play(_ id: CallRecording.ID) -> (@MainActor () -> Void)? {
      guard let sounds else { return nil }
      return { player.press(id, sounds: sounds) }
    }
  }

  /// A recorded call with its date, its duration, and buttons to play and delete it.
  @available(iOS 18, *) private struct RecordingRow: View {
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
      let label: CallNotice = isPlaying ? .pauseLabel(recording.begun) : .playLabel(recording.begun)
      return Button(action: play) { CallSign(isPlaying ? .pause : .play) }
        .accessibilityLabel(Text(verbatim: wording[notice: label]))
        // Pausing starts no media session, so VoiceOver may speak the label.
        .accessibilityAddTraits(
          isPlaying ? AccessibilityTraits() : AccessibilityTraits.startsMediaSession)
    }

    private var deleteButton: some View {
      Button(role: .destructive, action: delete) { CallSign(.delete) }
        .accessibilityLabel(Text(verbatim: wording[notice: .deleteLabel(recording.begun)]))
    }
  }
#endif
