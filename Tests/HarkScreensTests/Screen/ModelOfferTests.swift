import Hark
import HarkPresentation
import HarkScreens
import Testing

@Suite("Offer to install a model")
struct ModelOfferTests {
  private func offer(_ state: ModelInstallation, isNeeded: Bool = true) -> ModelOffer {
    ModelOffer(isNeeded: isNeeded, wording: Wording(for: .dictation), state: state)
  }

  @Test("A missing model can be installed, and a failure can be retried")
  func actions() {
    #expect(offer(.missing).action == "Download")
    #expect(offer(.failed(.networkUnavailable)).action == "Try Again")
    #expect(offer(.installing(0.5)).action == nil && offer(.installed).action == nil)
  }

  @Test("Progress is shown only during the installation, between 0 and 1")
  func progress() {
    #expect(offer(.installing(0.25)).progress == 0.25)
    #expect(offer(.installing(1.5)).progress == 1 && offer(.installing(-1)).progress == 0)
    #expect(
      [.missing, .installed, .failed(.serviceUnavailable)].allSatisfy {
        offer($0).progress == nil
      })
  }

  @Test("Whether recognition works without it is stated in both languages")
  func words() {
    #expect(offer(.missing).text != offer(.missing, isNeeded: false).text)
    let states: [ModelInstallation] = [
      .missing, .installing(0), .installed, .failed(.networkUnavailable),
      .failed(.serviceUnavailable),
    ]
    for state in states {
      let bokmal = ModelOffer(
        isNeeded: true, wording: Wording(for: .dictation, language: .norwegianBokmal), state: state)
      #expect(bokmal.text != offer(state).text && !bokmal.text.isEmpty)
      #expect(bokmal != offer(state))
    }
  }
}
