import SwiftUI

/// All five kinds of voice input in one app, with a screen that measures how long one waits.
@main
struct HarkSamplerApp: App {
  @State private var settings = SamplerSettings()

  var body: some Scene {
    WindowGroup { SamplerHome(settings: settings) }
  }
}
