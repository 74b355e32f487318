import ArgumentParser
import Foundation
import Hark
import HarkLinux
import HarkServer

/// How files are recognised and texts spoken, as the user gives it.
struct FileOptions: ParsableArguments {
  @Option(help: "Files that may be recognised at once, beside live recordings; 100 MB for each.")
  var uploads = FileOptions.standardUploads

  @Option(help: "Files that may wait for that.")
  var queue = FileServices.standardWaitLimit

  @Option(help: "The largest file, in MiB.")
  var fileLimit = FileServices.standardSizeLimit >> 20

  /// They have a processor only when no live recording wants it, so all that are left over may be used.
  static var standardUploads: Int { ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    guard uploads > 0 else { throw ValidationError("--uploads is a number from 1.") }
    guard queue >= 0 else { throw ValidationError("--queue is a number from 0.") }
    guard 1...65_536 ~= fileLimit else {
      throw ValidationError("--file-limit is a number of MiB from 1 to 65536.")
    }
  }

  /// What the API for files is made of, beside `recognizer`'s live recordings.
  ///
  /// On this machine files give way to them; a server elsewhere sees to that by itself.
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
  /// The sound of the file at `path`, by libsndfile.
  static func played(_ path: String) -> FileSound {
    let microphone = SoundFileMicrophone(.path(path))
    return FileSound(
      microphone: microphone,
      progress: { (microphone.progress.heard, microphone.progress.total) },
      problem: { microphone.problem?.sentence(for: "The file") },
      isOurFault: { microphone.problem?.isOfTheMachine ?? false })
  }
}
