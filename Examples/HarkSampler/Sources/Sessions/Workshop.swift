import Foundation
import Hark
import HarkApple
import HarkScreens
import HarkServices
import HarkUI

/// Creates the models of the screens from the system's components and the settings.
@MainActor
struct Workshop {
  let settings: SamplerSettings

  func chat() async -> ComposerModel {
    let session = await session(.composer)
    let runner = runner(Composer(), session, perform: Composer.perform(settings.agent))
    return ScreenModel(Composer(), runner: runner)
  }

  func capture() async -> CaptureModel {
    let session = await session(.capture)
    let notebook = CaptureNotebook(SamplerPlaces.captures)
    return ScreenModel(
      Capture(), runner: runner(Capture(), session, perform: Capture.perform(notebook)))
  }

  func meal() async -> MealLogModel {
    let screen = MealLog(confirmsByItself: settings.confirmsMeals)
    let session = await session(.mealLog)
    return ScreenModel(
      screen, runner: runner(screen, session, perform: MealLog.perform(settings.mealAnalyzer)))
  }

  func dictation() async -> DictationModel {
    let screen = Dictation(
      at: SamplerForm.route, language: settings.language.tag ?? .norwegianBokmal,
      role: SamplerForm.person.role)
    let session = await session(.dictation)
    let scope = SamplerForm.scope()
    return ScreenModel(
      screen,
      runner: runner(screen, session, perform: Dictation.perform(scope, as: SamplerForm.person)))
  }

  func call() async -> CallModel {
    let screen = Call(agentName: "Coach")
    let sound = CallSound(recordings: recordings)
    let session = await session(.call, agent: settings.agent, call: sound)
    return ScreenModel(
      screen, runner: runner(screen, session, perform: Call.perform(surroundings(sound))))
  }

  /// Returns the file of a recording.
  func sounds(_ recording: CallRecording.ID) -> URL? { recordings.file(of: recording) }

  private var recordings: AVAudioFileRecordings {
    AVAudioFileRecordings(folder: SamplerPlaces.recordings)
  }

  private func surroundings(_ sound: CallSound) -> CallSurroundings {
    CallSurroundings(sound, archive: CallSettingsFile(SamplerPlaces.callSettings))
  }

  /// Creates a session from the system's components, in the selected language, and measures it if
  /// measuring is on.
  private func session(
    _ experience: Experience, agent: (any Agent)? = nil, call: CallSound? = nil
  ) async -> VoiceSession {
    let session = await VoiceSession.system(
      experience, agent: agent, call: call, stopwatch: settings.measuring.stopwatch,
      language: settings.language.tag)
    settings.measuring.watch(session)
    settings.checks.meter.watch(session)
    return session
  }

  private func runner<S: Screen>(
    _ screen: S, _ session: VoiceSession, perform: @escaping ScreenRunner<S>.Perform
  ) -> ScreenRunner<S> {
    ScreenRunner(
      screen, session: session, openSettings: { Task { await AppSettings.open() } },
      perform: perform)
  }
}
