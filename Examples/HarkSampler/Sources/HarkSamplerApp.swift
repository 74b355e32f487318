import SwiftUI

/// An app with all five kinds of voice input and a screen that shows measured response times.
@main
struct HarkSamplerApp: App {
  @State private var settings = SamplerSettings()

  var body: some Scene {
    WindowGroup { SamplerHome(settings: settings) }
  }
}
