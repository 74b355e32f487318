import ArgumentParser
import Foundation
import Hark
import HarkEspeak
import HarkMeals
import HarkPocketSphinx
import HarkScreens
import HarkServer
import HarkServices
import HarkSoundFile
import HarkStore

struct PageOptions: ParsableArguments {
  @Option(help: "Folder of the page; the bundled one by default.")
  var page: String?

  @Option(help: "Maximum concurrent sessions.")
  var sessions = ServedPage.standardSessionLimit

  @Option(
    help:
      "Maximum concurrent sessions of one user; a quarter of all by default, but all of your own on loopback."
  )
  var sessionsPerUser: Int?

  @Option(help: "Maximum concurrent recognitions; each takes 100 MB, or a copy of your own model.")
  var decoders = PageOptions.standardDecoders

  @Option(help: "JSON file with the dictation forms; an example by default.")
  var forms: String?

  @OptionGroup var recognizing: RecognizerOptions
  @OptionGroup var voices: VoiceOptions

  @Flag(help: "Open the page in a browser.")
  var open = false

  @OptionGroup var keeping: KeepingOptions

  @Flag(help: "First play a recording to the server and show its transcription.")
  var greet = false

  /// The number of decoders that keep up with continuous speech, at half a core each.
  static var standardDecoders: Int { 2 * ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    guard sessions > 0 else { throw ValidationError("--sessions must be at least 1.") }
    guard sessionsPerUser ?? 1 > 0 else {
      throw ValidationError("--sessions-per-user must be at least 1.")
    }
    guard decoders > 0 else { throw ValidationError("--decoders must be at least 1.") }
  }

  func folder() throws(CommandFailure) -> PageFolder? {
    guard let page else {
      return Bundle.main.executablePath.flatMap { PageFolder.beside(executable: $0) }
    }
    if let folder = PageFolder(path: page) { return folder }
    throw .usage("No page found in \(page); give --page a folder with an index.html.")
  }

  /// Returns the recognizer; a local one already has a decoder ready for the first recording,
  /// unless the PocketSphinx model cannot be loaded.
  func recognizer() async throws(CommandFailure) -> any Recognizer {
    let choice = try recognizing.choice()
    if choice.isRemote { return try recognizing.remote(choice, locale: nil) }
    if choice == .sherpaOnnx { return try await recognizing.make(tasks: decoders, locale: nil) }
    let recognizer = PocketSphinxRecognizer(
      model: .chosen(), maximumTasks: decoders, pronounce: EspeakTextToSpeech.english)
    try? await recognizer.warmUp()
    return recognizer
  }

  /// Returns the page, which shows a failure to users if `recognizer` is unavailable.
  func page(
    _ folder: PageFolder?, _ recognizer: any Recognizer, _ store: CaptureStore,
    in places: UserPlaces
  ) throws(CommandFailure) -> ServedPage {
    // Creating a detector reports a problem with its model now rather than at the first recording.
    _ = SessionDetector.make()
    // All sessions share one repository, which marks its contents as belonging to this process.
    let repository = keeping.noKeep ? nil : places.repository
    var dependencies = SessionDependencies(
      recognizer: recognizer, agent: ReflectiveCoach(), mealAnalyzer: FoodTableMealAnalyzer(),
      captures: { StoredCaptures(store, user: $0) })
    dependencies.detector = SessionDetector.make
    dependencies.speech = try voices.remote(.americanEnglish) ?? EspeakTextToSpeech.own
    dependencies.transcripts = repository.map { store in { @Sendable in store.repository(of: $0) } }
    dependencies.sessions = repository.map(SessionRepository.init(beside:))
    dependencies.callSettings = {
      CallSettingsFile(URL(fileURLWithPath: places.callSettings(of: $0)))
    }
    dependencies.recordings = { user in
      let folder = RecordingFolder(places.recordings(of: user))
      return RecordedCalls(folder) { folder.file(of: $0) }
    }
    dependencies.dictationScope = scope(in: places)
    var page = ServedPage(
      folder: folder, dependencies: dependencies, sessionLimit: sessions,
      localUser: places.userName)
    page.sessionsPerUser = sessionsPerUser
    // A recognizer on a server has limits of its own.
    page.decoders = recognizer.traits.needsNetwork ? nil : decoders
    return page
  }

  private func scope(in places: UserPlaces) -> DictationScope {
    let archive = ApprovalFile(URL(fileURLWithPath: places.approvals))
    guard let forms else { return DictationScope(ExampleForm(), archive: archive) }
    return DictationScope(FieldConfigurationFile(URL(fileURLWithPath: forms)), archive: archive)
  }
}
