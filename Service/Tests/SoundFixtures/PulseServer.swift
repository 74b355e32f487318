import Foundation

/// A real Pulse server for a single test, without hardware.
///
/// Each of its sinks discards the audio that is played; its monitor, such as `speaker.monitor`,
/// delivers that audio. The server is killed by `kill()`, when the instance is deallocated, or when
/// the test process exits for any reason.
public final class PulseServer: Sendable {
  /// The address to which clients connect.
  public let address: String

  /// Whether the required programs are installed.
  public static let isInstalled = ["pulseaudio", "pactl", "paplay"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
  }

  private let folder: TemporaryFolder
  private let guardian: ChildProcess

  /// The test's end of the socket to the guardian.
  ///
  /// The guardian kills the server when this end is closed, which happens no later than when this
  /// process exits.
  private let leash: FileHandle

  /// A failure of the server or of one of its tools.
  public struct Failure: Error {
    /// The output of the program.
    public let log: String
  }

  /// Starts a server with silent loudspeakers of these names; `arguments` load additional modules.
  ///
  /// The loudspeakers are stereo at 48 kHz, as usual; at a `rate` of 16,000, they accept mono
  /// floats, so that audio in this format passes unchanged.
  public init(
    sinks: [String] = ["speaker"], rate: Int = 48_000, arguments: [String] = []
  ) async throws {
    folder = try TemporaryFolder()
    address = "unix:" + folder.file("pulse.sock")
    var modules = [
      "module-native-protocol-unix auth-anonymous=1 socket=\(folder.file("pulse.sock"))"
    ]
    let format = rate == 16_000 ? "channels=1 format=float32le" : "channels=2"
    // Rewinds are disabled: if a sink renders audio again that it rendered too early, as after an
    // underrun, its monitor loses up to the same amount of audio.
    modules += sinks.map {
      "module-null-sink sink_name=\($0) rate=\(rate) \(format) norewinds=1 "
        + "sink_properties=device.description=Loudspeaker-\($0)"
    }
    let news = try StartNotice(folder.file("notify.sock"))
    (guardian, leash) = try Self.start(
      ["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disallow-exit"]
        + modules.flatMap { ["-L", $0] } + arguments, in: folder, notifying: news)
    Task { [guardian] in
      _ = await guardian.ending()
      news.giveUp()
    }
    guard await news.isReady() else {
      throw Failure(log: (try? String(contentsOfFile: folder.file("log"), encoding: .utf8)) ?? "")
    }
  }

  deinit { try? leash.close() }

  /// Kills the server, as in a crash, and returns when it has exited.
  public func kill() async {
    try? leash.close()
    _ = await guardian.ending()
  }

  /// Runs `pactl` for the server and returns its output.
  @discardableResult
  public func pactl(_ arguments: String...) async throws -> String {
    try await run("/usr/bin/pactl", arguments)
  }

  /// Removes the loudspeakers and microphones whose module contains `words`, as if they were
  /// unplugged.
  public func unplug(_ words: String) async throws {
    let modules = try await pactl("list", "short", "modules")
    for line in modules.split(separator: "\n") where line.contains(words) {
      if let number = line.split(separator: "\t").first {
        try await pactl("unload-module", String(number))
      }
    }
  }

  /// Plays an audio file into `sink` in real time, and returns when it ends.
  public func play(_ path: String, into sink: String = "speaker") async throws {
    try await run("/usr/bin/paplay", ["--device=\(sink)", path])
  }

  /// The environment variables with which programs find the server.
  public var environment: [String: String] {
    ["PULSE_SERVER": address, "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path]
  }

  @discardableResult
  private func run(_ program: String, _ arguments: [String]) async throws -> String {
    let log = folder.file("run-\(UUID().uuidString)")
    try Data().write(to: URL(fileURLWithPath: log))
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    let process = try ChildProcess(
      [program] + arguments, environment: environment, output: output.fileDescriptor,
      error: output.fileDescriptor)
    let status = await process.ending()
    try output.close()
    let said = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    if status != 0 { throw Failure(log: said) }
    return said
  }

  private static func start(
    _ arguments: [String], in folder: TemporaryFolder, notifying news: StartNotice
  ) throws -> (ChildProcess, FileHandle) {
    var ends: [Int32] = [0, 0]
    // Close-on-exec, because a program that is started in the meantime would otherwise keep this
    // end open.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw Failure(log: String(cString: strerror(errno)))
    }
    defer { close(ends[0]) }
    let log = URL(fileURLWithPath: folder.file("log"))
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    // The guardian exits when the server exits, for whatever reason.
    let line = """
      exec 3<&0
      pulseaudio "$@" < /dev/null 3<&- & server=$!
      { read -r <&3; kill -KILL $server; } & leash=$!
      wait $server
      kill $leash 2> /dev/null
      """
    let process = try ChildProcess(
      ["/bin/bash", "-c", line, "bash"] + arguments,
      environment: [
        "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "NOTIFY_SOCKET": news.path,
      ],
      input: ends[0],
      output: output.fileDescriptor, error: output.fileDescriptor)
    try output.close()
    return (process, FileHandle(fileDescriptor: ends[1], closeOnDealloc: true))
  }
}
