import CWorker
import Foundation
import Hark
import HarkWorkers

/// The process that decodes one sound file for `IsolatedSoundFile`, so that a file that crashes or
/// exhausts the decoder ends only that process.
///
/// Its standard input is the file, and its standard output a socket to the owner.
public enum SoundWorker {
  /// The maximum address space, in bytes; decoding takes about a tenth of it.
  static let memory: UInt = 2 << 30

  /// The maximum processor time, in seconds; four hours of MP3 take about 20.
  static let seconds: UInt = 600

  /// Decodes the file, and exits at its end or when the owner closes the socket.
  ///
  /// A program calls this on its first thread, before anything else, when it is started as the worker of a
  /// sound file. It uses no Dispatch, which crashes if it cannot read the state of its threads in `/proc`.
  public static func run() -> Never {
    // A confined process creates no sockets, not even a pair.
    guard let line = try? SoundLine() else { exit(1) }
    _ = hark_confine(memory, seconds, nil)
    decode(line, into: WorkerSocket(descriptor: STDOUT_FILENO))
    exit(0)
  }

  private static func decode(_ line: SoundLine, into socket: WorkerSocket) {
    var standing = SoundReader.Standing()
    func report() -> [UInt8] {
      SoundMessage.report(standing.progress.total, standing.problem).frame.bytes
    }
    do throws(SoundFileError) {
      let blocks = SoundBlocks(
        source: .standardInput, line: line, chunkLength: AudioTime.samples(0.02),
        pipePatience: SoundFileMicrophone.pipePatience)
      standing = try blocks.start()
      guard socket.write(report()) else { return }
      while case (let chunk?, _) = blocks.next() {
        guard socket.write(SoundMessage.samples(chunk.samples).frame.bytes) else { return }
      }
      standing = blocks.next().standing
    } catch {
      // A confined process cannot write a temporary file, which some files with a tag need.
      if case .noRoom = error { standing.problem = .undecodable } else { standing.problem = error }
    }
    _ = socket.write(report())
  }
}

/// A message from the process that decodes a sound file.
///
/// The first is a report, which has a problem if there is no audio; then come the samples, and another
/// report at the end.
enum SoundMessage: Equatable {
  case report(_ total: Double?, _ problem: SoundFileError?)
  case samples([Float])

  private struct Report: Codable {
    let total: Double?
    let problem: SoundFileError?
  }

  var frame: WorkerFrame {
    switch self {
    case .report(let total, let problem):
      WorkerFrame(kind: 1, payload: WorkerFrame.encoded(Report(total: total, problem: problem)))
    case .samples(let samples): WorkerFrame(kind: 2, payload: WorkerFrame.bytes(of: samples))
    }
  }

  init(_ frame: WorkerFrame) throws(WorkerFrame.Garbage) {
    switch frame.kind {
    case 1:
      let report: Report = try WorkerFrame.decoded(frame.payload)
      self = .report(report.total, report.problem)
    case 2:
      let samples = WorkerFrame.samples(in: frame.payload[...])
      if samples.isEmpty { throw WorkerFrame.Garbage() }
      // A sample that is not a number would corrupt the output of every later filter.
      self = .samples(samples.map(\.asSound))
    default: throw WorkerFrame.Garbage()
    }
  }
}
