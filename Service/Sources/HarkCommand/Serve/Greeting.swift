import Foundation
import Hark
import HarkLinux
import HarkServer

/// What a person sees first: a recording that the server, which has just started, writes down.
///
/// It goes the whole way that a page's sound goes, over a socket of its own.
struct Greeting {
  let host: String
  let port: Int
  var samples = SampleFolder.debian
  var output = Output.standard

  /// Plays a recording and shows its words as they are heard; returns when they are final, or when
  /// there are none to be had, which it says; false when the server has been stopped meanwhile.
  func show() async -> Bool {
    guard let sample = samples.paths.first else {
      try? output.line(
        "There is no recorded speech here: install Debian's package pocketsphinx-testdata to see it "
          + "become text.")
      return true
    }
    try? output.line("A recording of a person reading, as the server hears it:")
    do {
      let microphone = SoundFileMicrophone(.path(sample), pacing: .realTime)
      let sound = try await microphone.open(.measurement)
      try await SpokenSample(host: host, port: port).play(sound) { text in
        show(text)
      }
    } catch let failure as SpokenSample.Failure {
      try? output.settle(failure.sentence)
      return !failure.isEnd
    } catch {
      // The greeting is no reason not to serve.
      try? output.settle("The recording could not be played (\(type(of: error))).")
    }
    return true
  }

  private func show(_ text: SpokenSample.Text) {
    // A terminal that has gone shows nothing, and that is no reason not to serve.
    if text.isFinal {
      try? output.settle("  \(text.words)\n")
    } else if output.canRedraw {
      try? output.write(LiveLine(text: "  \(text.words)").drawing(width: output.width))
    }
  }
}
