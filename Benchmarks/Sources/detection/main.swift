import Foundation
import Sounds

// Runs one of Hark's voice detectors: `detection NAME SOUND`. Without arguments, it lists the
// detectors' names.
//
// The first line of output is JSON that describes the detector and its memory, measured with SOUND
// (16-bit samples). Each command on standard input is then answered with one line of JSON. The
// fields of a command are separated by tabs:
//
// - `answer CLIP FILE` writes the probabilities of the WAV file CLIP to FILE, as 32-bit floats.
// - `segments CLIP FILE SECONDS` writes the beginning and end of each segment, with SECONDS of
//   trailing silence.
// - `cost SOUND` processes SOUND and reports the CPU seconds.

let arguments = CommandLine.arguments.dropFirst()
guard let name = arguments.first else {
  for detector in NamedDetector.all { print(detector.name) }
  exit(0)
}
guard let detector = NamedDetector.all.first(where: { $0.name == name }), arguments.count == 2
else {
  print(#"{"error": "there is no such detector, or no sound was named"}"#)
  exit(64)
}

/// Writes a line without buffering, because a program at the other end of a pipe waits for it.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

do {
  var trial = try Trial(detector, hearing: arguments[2])
  say(trial.hello)
  while let line = readLine() {
    say(try trial.obey(line.split(separator: "\t").map(String.init)))
  }
} catch {
  say("{\"error\": \"\(name): \(error)\"}")
  exit(1)
}
