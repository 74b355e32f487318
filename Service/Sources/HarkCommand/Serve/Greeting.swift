import Foundation
import Hark
import HarkServer
import HarkSoundFile

/// A demonstration at startup, in which the server transcribes a recording that takes the same path
/// as the page's audio, over a separate socket.
struct Greeting {
  let host: String
  let port: Int

  private let output = Output.standard

  /// Shows a sample's words as they are recognized; returns `false` if the server was stopped.
  func show() async -> Bool {
    guard let sample = SampleFolder.debian.paths.first else {
      try? output.line(
        "The sample recordings are missing; install the package pocketsphinx-testdata to see one "
          + "transcribed.")
      return true
    }
    try? output.line("A recording of a person reading, as the server hears it:")
    do {
      let microphone = SoundFileMicrophone(.path(sample), pacing: .realTime)
      let sound = try await microphone.open(.measurement)
      try await SpokenSample(host: host, port: port).play(sound) { text in show(text) }
    } catch let failure as SpokenSample.Failure {
      try? output.settle(failure.sentence)
      return !failure.isEnd
    } catch {
      // A failed greeting must not stop the server.
      try? output.settle("The recording could not be played (\(type(of: error))).")
    }
    return true
  }

  private func show(_ text: SpokenSample.Text) {
    // A closed terminal must not stop the server, so write errors are ignored.
    if text.isFinal {
      try? output.settle("  \(text.words)\n")
    } else if output.canRedraw {
      try? output.write(LiveLine(text: "  \(text.words)").drawing(width: output.width))
    }
  }
}
