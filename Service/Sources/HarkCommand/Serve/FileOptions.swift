import ArgumentParser
import Foundation
import Hark
import HarkLinux
import HarkServer

/// The options for transcribing files and synthesizing speech.
struct FileOptions: ParsableArguments {
  @Option(help: "Files that may be recognised at once, beside live recordings; 100 MB for each.")
  var uploads = FileOptions.standardUploads

  @Option(help: "Files that may wait for that.")
  var queue = FileServices.standardWaitLimit

  @Option(help: "The largest file, in MiB.")
  var fileLimit = FileServices.standardSizeLimit >> 20

  /// The default number of concurrent file tasks: the number of processors, because file tasks use
  /// only the processor time that live recordings leave unused.
  static var standardUploads: Int { ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    guard uploads > 0 else { throw ValidationError("--uploads is a number from 1.") }
    guard queue >= 0 else { throw ValidationError("--queue is a number from 0.") }
    guard 1...65_536 ~= fileLimit else {
      throw ValidationError("--file-limit is a number of MiB from 1 to 65536.")
    }
  }

  /// Returns the services of the file API, which run alongside the live recordings of `recognizer`.
  ///
  /// On this machine, file tasks yield to live recordings; a remote server schedules them itself.
  func services(beside recognizer: any Recognizer, in places: UserPlaces) -> FileServices {
    FileServices(
      recognizer: givingWay(to: recognizer),
      detector: SessionDetector.make,
      sound: FileSound.played, speech: .espeak, atOnce: uploads, waitLimit: queue,
      sizeLimit: fileLimit << 20, localUser: places.userName)
  }

  private func givingWay(to live: any Recognizer) -> any Recognizer {
    if let local = live as? PocketSphinxRecognizer { return local.givingWay(maximumTasks: uploads) }
    if let local = live as? SherpaOnnxRecognizer { return local.givingWay(maximumTasks: uploads) }
    return live
  }
}

extension FileSound {
  /// Returns the audio of the file at `path`, read with libsndfile.
  static func played(_ path: String) -> FileSound {
    let microphone = SoundFileMicrophone(.path(path))
    return FileSound(
      microphone: microphone,
      progress: { (microphone.progress.heard, microphone.progress.total) },
      problem: { microphone.problem?.sentence(for: "The file") },
      isOurFault: { microphone.problem?.isOfTheMachine ?? false })
  }
}
