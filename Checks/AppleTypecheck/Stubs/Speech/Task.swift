import Foundation

/// speech/sfspeechrecognitiontaskstate.
///
/// conformance: speech/sfspeechrecognitiontaskstate.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// speech/sfspeechrecognitiontaskstate/starting.
  case starting
  /// speech/sfspeechrecognitiontaskstate/running.
  case running
  /// speech/sfspeechrecognitiontaskstate/finishing.
  case finishing
  /// speech/sfspeechrecognitiontaskstate/canceling.
  case canceling
  /// speech/sfspeechrecognitiontaskstate/completed.
  case completed
}

/// speech/sfspeechrecognitiontask.
open class SFSpeechRecognitionTask: NSObject {
  let run: ScriptedRun

  init(_ run: ScriptedRun) { self.run = run }

  deinit { run.release() }

  /// speech/sfspeechrecognitiontask/state.
  open var state: SFSpeechRecognitionTaskState { run.current }

  /// speech/sfspeechrecognitiontask/isfinishing: whether audio input has stopped.
  open var isFinishing: Bool { run.wasAsked(to: .finish) }

  /// speech/sfspeechrecognitiontask/iscancelled: remains true after the task has ended.
  open var isCancelled: Bool { run.wasAsked(to: .cancel) }

  /// speech/sfspeechrecognitiontask/finish().
  open func finish() { run.happen(.finish) }

  /// speech/sfspeechrecognitiontask/cancel().
  open func cancel() { run.happen(.cancel) }
}
