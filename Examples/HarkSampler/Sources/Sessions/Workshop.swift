import Foundation
import Hark
import HarkApple
import HarkScreens
import HarkServices
import HarkUI

/// Makes the models of the screens, of the system's own parts and of what the settings say.
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

  /// Finds the file of a recording.
  func sounds(_ recording: CallRecording.ID) -> URL? { recordings.file(of: recording) }

  private var recordings: AVAudioFileRecordings {
    AVAudioFileRecordings(folder: SamplerPlaces.recordings)
  }

  private func surroundings(_ sound: CallSound) -> CallSurroundings {
    CallSurroundings(sound, archive: CallSettingsFile(SamplerPlaces.callSettings))
  }

  /// A session of the system's parts, in the language that was chosen, timed where one wants to know.
  private func session(
    _ experience: Experience, agent: (any Agent)? = nil, call: CallSound? = nil
  ) async -> VoiceSession {
    let session = await VoiceSession.system(
      experience, agent: agent, call: call, stopwatch: settings.measuring.stopwatch,
      language: settings.language.tag)
    settings.measuring.watch(session)
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
