import Foundation
import Sounds

// Runs one of Hark's voice detectors: `detection NAME SOUND`; without arguments it lists their names.
//
// A line of JSON says what the detector is and what memory it takes, measured with SOUND (16-bit
// samples), then one answers each order on standard input. The words of an order are separated by tabs:
//
//     answer CLIP FILE            writes the answers to a WAV file as 32-bit floats
//     segments CLIP FILE SECONDS  writes where speech begins and ends, with that trailing silence
//     cost SOUND                  hears SOUND and tells the CPU seconds

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

/// Writes a line at once, since a program at the other end of a pipe waits for it.
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
