import SwiftUI

/// The settings for the agent, the language, and the measurements.
struct SamplerSettingsView: View {
  @Bindable var settings: SamplerSettings
  @Bindable var measuring: Measuring

  init(settings: SamplerSettings) {
    self.settings = settings
    measuring = settings.measuring
  }

  var body: some View {
    Form {
      agent
      language
      Section("Meal log") {
        Toggle("Go on without a tap", isOn: $settings.confirmsMeals)
      }
      Section("Times") {
        Toggle("Measure", isOn: $measuring.isOn)
      }
    }
    .navigationTitle("Settings")
  }

  private var agent: some View {
    Section {
      TextField("Address, such as http://my-mac.local:8000/v1", text: $settings.agentURL)
        .typedVerbatim()
      TextField("Model", text: $settings.agentModel)
        .typedVerbatim()
      SecureField("Key", text: $settings.agentKey)
    } header: {
      Text("Agent")
    } footer: {
      Text(
        "Without an address a coach and a table of foods answer on the device. With one, what you say "
          + "is sent there. The key is forgotten when the app ends.")
    }
  }

  private var language: some View {
    Section("Language") {
      Picker("Listen for", selection: $settings.language) {
        ForEach(SamplerLanguage.allCases, id: \.self) { Text($0.title).tag($0) }
      }
      SamplerModel(language: settings.language)
    }
  }
}

extension View {
  /// Disables autocorrection and automatic capitalization, which exists only with on-screen
  /// keyboards.
  fileprivate func typedVerbatim() -> some View {
    #if canImport(UIKit)
      autocorrectionDisabled().textInputAutocapitalization(.never)
    #else
      autocorrectionDisabled()
    #endif
  }
}
