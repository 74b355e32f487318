import Hark
import HarkPresentation
import HarkScreens
import TestLimits
import Testing

@Suite("A model that is installed on request", .hangLimit(minutes: 1))
@MainActor
struct ModelOfferModelTests {
  @available(iOS 17, macOS 14, *)
  private func model(_ installer: ScriptedInstaller) -> ModelOfferModel {
    ModelOfferModel(installer, isNeeded: true, wording: Wording(for: .capture))
  }

  @available(iOS 17, macOS 14, *)
  private func wait(_ model: ModelOfferModel, _ state: ModelInstallation) async {
    await observe { model.offer.state == state }
  }

  @available(iOS 17, macOS 14, *)
  @Test("Nothing is downloaded before the request; then progress is reported to the end")
  func brings() async {
    let installer = ScriptedInstaller()
    let model = model(installer)
    await model.look()
    #expect(model.offer.state == .missing && installer.count == 0)
    model.bring()
    model.bring()
    #expect(model.offer.progress == 0 && installer.count == 1)
    installer.tell(.installing(0.5))
    await wait(model, .installing(0.5))
    installer.tell(.installed)
    installer.finish()
    await wait(model, .installed)
    model.bring()
    #expect(installer.count == 1)
  }

  @available(iOS 17, macOS 14, *)
  @Test("A failure stays visible, and can be retried")
  func fails() async {
    let installer = ScriptedInstaller()
    let model = model(installer)
    model.bring()
    installer.tell(.failed(.networkUnavailable))
    installer.finish()
    await wait(model, .failed(.networkUnavailable))
    await model.look()
    #expect(model.offer.state == .failed(.networkUnavailable))
    model.bring()
    #expect(installer.count == 2)
  }

  @available(iOS 17, macOS 14, *)
  @Test("An installation begun elsewhere is followed, and an installed model is reported")
  func looks() async {
    let (coming, here) = (ScriptedInstaller(.installing(0)), ScriptedInstaller(.installed))
    let (first, second) = (model(coming), model(here))
    await first.look()
    #expect(coming.count == 1 && first.offer.progress == 0)
    await second.look()
    #expect(here.count == 0 && second.offer.state == .installed)
  }

  @available(iOS 17, macOS 14, *)
  @Test("A canceled installation leaves the model missing")
  func givenUp() async {
    let installer = ScriptedInstaller()
    let model = model(installer)
    model.bring()
    installer.finish()
    await wait(model, .missing)
  }
}

/// A model installer whose states the test sends.
private final class ScriptedInstaller: ModelInstaller {
  let locale = LocaleTag.americanEnglish

  private let first: ModelInstallation
  private let streams = Locked<[AsyncStream<ModelInstallation>.Continuation]>([])

  init(_ first: ModelInstallation = .missing) { self.first = first }

  var count: Int { streams.withLock { $0.count } }

  func tell(_ state: ModelInstallation) { streams.withLock { $0.last }?.yield(state) }

  func finish() { streams.withLock { $0.last }?.finish() }

  func state() async -> ModelInstallation { first }

  func install() -> AsyncStream<ModelInstallation> {
    let (stream, states) = AsyncStream.makeStream(of: ModelInstallation.self)
    streams.withLock { $0.append(states) }
    return stream
  }

  func remove() async {}
}
