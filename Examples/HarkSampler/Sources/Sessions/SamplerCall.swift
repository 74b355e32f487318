import Hark
import HarkScreens
import HarkUI
import SwiftUI

/// The voice call, measured if measuring is on.
///
/// Leaving the screen ends the call and completes its recording.
struct SamplerCall: View {
  let workshop: Workshop

  /// The model that is being measured.
  @State private var model: CallModel?

  var body: some View {
    CallScreen(sounds: workshop.sounds) { await begin() }
      .measured(model?.state.shownPhase ?? .idle, by: workshop.settings.measuring)
  }

  private func begin() async -> CallModel {
    let made = await workshop.call()
    made.noting = { [measuring = workshop.settings.measuring] action in
      if let mark = Call.mark(of: action) { measuring.stopwatch?.note(mark) }
    }
    model = made
    return made
  }
}
