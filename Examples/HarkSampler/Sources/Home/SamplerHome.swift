import SwiftUI

/// The home screen, which lists all other screens.
struct SamplerHome: View {
  let settings: SamplerSettings
  @State private var path: [SamplerScreen] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Voice input") { ForEach(SamplerScreen.voices, id: \.self) { link($0) } }
        Section("Around it") { ForEach(SamplerScreen.others, id: \.self) { link($0) } }
      }
      .navigationTitle("Hark")
      .navigationDestination(for: SamplerScreen.self) { screen in
        SamplerDestination(screen: screen, settings: settings)
      }
    }
    .onAppear { if let first = SamplerScreen.first() { path = [first] } }
  }

  private func link(_ screen: SamplerScreen) -> some View {
    NavigationLink(value: screen) { Text(screen.title) }
  }
}
