import Hark
import HarkScreens
import HarkUI
import SwiftUI

/// The selected screen.
struct SamplerDestination: View {
  let screen: SamplerScreen
  let settings: SamplerSettings

  private var workshop: Workshop { Workshop(settings: settings) }

  var body: some View {
    switch screen {
    case .chat: ModelScreen(measuring: settings.measuring, workshop.chat) { ChatView($0) }
    case .capture: ModelScreen(measuring: settings.measuring, workshop.capture) { CaptureView($0) }
    case .meal: ModelScreen(measuring: settings.measuring, workshop.meal) { VoiceInputView($0) }
    case .dictation:
      ModelScreen(measuring: settings.measuring, workshop.dictation) { DictationForm($0) }
    case .call: SamplerCall(workshop: workshop)
    case .callSettings:
      ModelScreen(measuring: settings.measuring, workshop.call) {
        VoiceCallSettingsView($0, sounds: workshop.sounds)
      }
    case .settings: SamplerSettingsView(settings: settings)
    case .times: TimesView(measuring: settings.measuring)
    case .checks: CheckPage(run: settings.checks, settings: settings)
    }
  }
}
