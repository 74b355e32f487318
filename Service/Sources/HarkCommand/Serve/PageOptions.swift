import ArgumentParser
import Foundation
import Hark
import HarkLinux
import HarkServer
import HarkServices
import HarkStore

/// How the page is served, as the user gives it.
struct PageOptions: ParsableArguments {
  @Option(help: "The folder with the page; the one that belongs to this command unless given.")
  var page: String?

  @Option(help: "Sessions that there may be at once.")
  var sessions = ServedPage.standardSessionLimit

  @Option(help: "Recordings recognised at once; each takes 100 MB, or your own model once.")
  var decoders = PageOptions.standardDecoders

  @Option(help: "The file with the forms to dictate into, in JSON; an example unless given.")
  var forms: String?

  @OptionGroup var recognizing: RecognizerOptions

  @OptionGroup var voices: VoiceOptions

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Flag(help: "Keep nothing of what is said on the disk while it is being said.")
  var noKeep = false

  @Flag(help: "First play a recording to the server, and show what it hears.")
  var greet = false

  /// As many as keep up with people who speak all the time: one decoder needs half a core.
  static var standardDecoders: Int { 2 * ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    guard sessions > 0 else { throw ValidationError("--sessions is a number from 1.") }
    guard decoders > 0 else { throw ValidationError("--decoders is a number from 1.") }
  }

  /// The page's folder; nil when none is given and none belongs to the command.
  func folder() throws(CommandFailure) -> PageFolder? {
    guard let page else {
      return Bundle.main.executablePath.flatMap { PageFolder.beside(executable: $0) }
    }
    if let folder = PageFolder(path: page) { return folder }
    throw CommandFailure(
      status: .usage,
      sentence: "There is no page in \(page); give --page the folder with its index.html.")
  }

  /// What recognises live sound; one of this machine has a decoder that is ready for the first.
  func recognizer() async throws(CommandFailure) -> any Recognizer {
    let choice = try recognizing.choice()
    if choice.isRemote { return try recognizing.remote(choice, locale: nil) }
    if choice == .sherpaOnnx { return try await recognizing.make(tasks: decoders, locale: nil) }
    let recognizer = PocketSphinxRecognizer(model: .chosen(), maximumTasks: decoders)
    try? await recognizer.warmUp()
    return recognizer
  }

  /// The page with what its sessions are made of.
  ///
  /// A machine without a recogniser still has the page: it says there what is missing.
  func page(
    _ folder: PageFolder?, _ recognizer: any Recognizer, _ store: CaptureStore,
    in places: UserPlaces
  ) throws(CommandFailure) -> ServedPage {
    // What is wrong with its model is told now, not to whoever speaks first.
    _ = SessionDetector.make()
    // One for all: what it keeps belongs to this process by one mark.
    let repository = noKeep ? nil : places.repository
    let dependencies = SessionDependencies(
      recognizer: recognizer, detector: SessionDetector.make, agent: ReflectiveCoach(),
      speech: try voices.remote(.americanEnglish) ?? EspeakTextToSpeech.own,
      mealAnalyzer: FoodTableMealAnalyzer(),
      captures: { StoredCaptures(store, user: $0) },
      transcripts: repository.map(transcripts),
      sessions: repository.map(SessionRepository.init(beside:)),
      callSettings: { CallSettingsFile(URL(fileURLWithPath: places.callSettings(of: $0))) },
      recordings: { user in
        let folder = RecordingFolder(places.recordings(of: user))
        return RecordedCalls(folder) { folder.file(of: $0) }
      },
      dictationScope: scope(in: places))
    return ServedPage(
      folder: folder, dependencies: dependencies, sessionLimit: sessions,
      localUser: places.userName)
  }

  private func transcripts(
    _ repository: PartialTranscriptionRepository
  ) -> @Sendable (String) -> any TranscriptStore {
    { repository.repository(of: $0) }
  }

  private func scope(in places: UserPlaces) -> DictationScope {
    let archive = ApprovalFile(URL(fileURLWithPath: places.approvals))
    guard let forms else { return DictationScope(ExampleForm(), archive: archive) }
    return DictationScope(
      FieldConfigurationFile(URL(fileURLWithPath: forms)), archive: archive)
  }
}
