// Runs the server's build of the voice detector: reads 32-bit samples from standard input, and
// writes the probability of speech and the level for each 10 ms to standard output. The page's
// build is compared with this one.
import Foundation
import Hark

var detector = SpectralVoiceDetector()
var meter = LevelMeter()
let sound = FileHandle.standardInput.readDataToEndOfFile()
let samples = sound.withUnsafeBytes { bytes in
  (0..<bytes.count / 4).map {
    Float(
      bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self))
    )
  }
}
var found = Data()
samples.withUnsafeBufferPointer { samples in
  let length = SpectralVoiceDetector.frameLength
  for start in stride(from: 0, through: samples.count - length, by: length) {
    let frame = UnsafeBufferPointer(rebasing: samples[start..<start + length])
    meter.push(frame)
    for value in [detector.probability(of: frame), meter.level] {
      withUnsafeBytes(of: value.bitPattern.littleEndian) { found.append(contentsOf: $0) }
    }
  }
}
FileHandle.standardOutput.write(found)
