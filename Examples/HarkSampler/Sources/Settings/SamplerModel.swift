import Hark
import HarkApple
import HarkPresentation
import HarkScreens
import HarkUI
import SwiftUI

/// Offers a missing model that improves the recognition of a language or makes it possible.
struct SamplerModel: View {
  let language: SamplerLanguage
  @State private var offer: ModelOfferModel?

  var body: some View {
    ZStack {
      if let offer { ModelRow(offer).id(ObjectIdentifier(offer)) }
    }
    .task(id: language) { await look() }
  }

  private func look() async {
    let chosen = await SystemRecognizer.choose(
      for: Experience.dictation.listening(for: language.tag))
    let wording = Wording(for: .dictation, language: language.tag ?? .norwegianBokmal)
    offer = chosen.missingModel.map {
      ModelOfferModel($0, isNeeded: chosen.awaitsModel, wording: wording)
    }
  }
}
