import Foundation
import HTTPFixtures
import Hark
import HarkPocketSphinx
import HarkServer
import HarkSoundFile

/// Long files, each uploaded for recognition by a separate client while users speak.
struct UploadedLoad {
  /// The number of files.
  let count: Int

  /// A form that contains ten minutes of the clip.
  private let form: [UInt8]

  private static let minutes = 10

  init(count: Int, clip: [Float]) {
    self.count = count
    let length = Self.minutes * 60 * AudioChunk.sampleRate
    form = Self.form((0..<length).map { clip[$0 % clip.count] })
  }

  /// Returns the body of a transcription request for the audio.
  static func form(_ sound: [Float]) -> [UInt8] {
    let samples = sound.map { UInt16(bitPattern: Int16(($0 * 32_767).rounded())) }
    let bytes = samples.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    return Array(head.utf8) + wave(bytes) + Array("\r\n--edge--\r\n".utf8)
  }

  /// Returns the services that recognize files with the processor time that the users of `live`
  /// leave idle.
  static func services(beside live: PocketSphinxRecognizer) -> FileServices {
    let atOnce = ProcessInfo.processInfo.activeProcessorCount
    return FileServices(
      recognizer: live.givingWay(maximumTasks: atOnce),
      sound: { path in
        let microphone = SoundFileMicrophone(.path(path))
        return FileSound(
          microphone: microphone,
          progress: { (microphone.progress.heard, microphone.progress.total) },
          problem: { microphone.problem?.sentence(for: "The file") })
      }, atOnce: atOnce, localUser: "load")
  }

  /// The numbers of running and waiting files.
  struct Standing: Equatable, CustomStringConvertible {
    let running: Int
    let waiting: Int

    var description: String { "\(running) and \(waiting)" }
  }

  /// Returns the expected state for `count` files that have all arrived but are not finished.
  static func standing(of count: Int) -> Standing {
    let running = min(ProcessInfo.processInfo.activeProcessorCount, count)
    return Standing(running: running, waiting: count - running)
  }

  /// Returns the state of the server at `port`, once all files have arrived.
  func standing(_ port: Int) async throws -> Standing {
    for _ in 0..<600 {
      let page = try await RawHTTP(port: port).send("GET", "/metrics")
      let lines = String(decoding: page.body, as: UTF8.self).split(separator: "\n")
      let figure = { (name: String) in
        lines.first { $0.hasPrefix(name + " ") }?.split(separator: " ").last.flatMap { Double($0) }
      }
      let standing = Standing(
        running: Int(figure("hark_transcriptions_running") ?? -1),
        waiting: Int(figure("hark_queue_depth") ?? -1))
      if standing.running + standing.waiting == count { return standing }
      try await SystemTimekeeper().sleep(until: SystemTimekeeper().now + 0.05)
    }
    throw Missing()
  }

  /// The error if files were refused, or finished too early to compete with the users.
  struct Missing: Error {}

  /// Sends all files to the server at `port`.
  func begin(_ port: Int) async throws -> [RawSocket] {
    var sockets: [RawSocket] = []
    for _ in 0..<count {
      let socket = try RawSocket(port: port)
      let head =
        "POST /v1/audio/transcriptions HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
        + "Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: \(form.count)\r\n\r\n"
      await socket.send(Array(head.utf8) + form)
      sockets.append(socket)
    }
    return sockets
  }

  private static let head =
    "--edge\r\nContent-Disposition: form-data; name=\"model\"\r\n\r\nwhisper-1\r\n--edge\r\n"
    + "Content-Disposition: form-data; name=\"file\"; filename=\"a.wav\"\r\n\r\n"

  /// Returns a WAV file with 16-bit mono samples at Hark's rate.
  private static func wave(_ sound: [UInt8]) -> [UInt8] {
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let rate = AudioChunk.sampleRate
    return Array("RIFF".utf8) + number(sound.count + 36, 4) + Array("WAVEfmt ".utf8)
      + number(16, 4) + number(1, 2) + number(1, 2) + number(rate, 4) + number(rate * 2, 4)
      + number(2, 2) + number(16, 2) + Array("data".utf8) + number(sound.count, 4) + sound
  }
}
