import ArgumentParser
import Foundation
import HarkServer
import HarkStore
import HarkWorkers

/// `hark serve`: serves the page with its sessions, the captures API, and the speech APIs.
struct ServeCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve the voice input page and the speech APIs.",
    discussion: """
      The server is reachable only from this machine, unless --host names another address. Then a \
      secret for its tokens is also required, in HARK_SECRET or with --secret-file, and pages are \
      opened with #token=TOKEN after the URL. `hark token` creates tokens. Browsers grant microphone \
      access to a page from another machine only over HTTPS: give --certificate and --key. Ctrl-C \
      stops the server after pending requests have finished.

      EXAMPLES
        hark serve --open
        hark serve --port 8080 --database notes.sqlite
        curl -F file=@talk.wav -F model=whisper-1 http://127.0.0.1:4275/v1/audio/transcriptions
        hark serve --wyoming 127.0.0.1:10300
        HARK_SECRET=… hark serve --host 0.0.0.0 --name notes.example.org
        HARK_SECRET=… hark serve --host 0.0.0.0 --certificate cert.pem --key key.pem
      """)

  @Option(help: "Port to listen on; 0 for any free port.")
  var port = ServerSettings.standardPort

  @Option(help: "Port for /health, /live and /metrics only, without tokens; none by default.")
  var probePort: Int?

  @Option(help: "Address to listen on.")
  var host = ServerSettings().host

  @Option(help: "Database file for captures; in the user's data folder by default.")
  var database: String?

  @Option(help: "Additional host name of the server; may be repeated.")
  var name: [String] = []

  @Option(help: "Maximum requests per user per minute; may arrive all at once.")
  var rate = RequestRate().perMinute

  @Option(help: "Longest time from a token's issue to the end of its renewals; at most 365d.")
  var tokenLife = TokenLife.standard

  @Option(help: "Seconds to report draining to load balancers before stopping.")
  var drain = ServerSettings().drainSeconds

  @OptionGroup var pages: PageOptions
  @OptionGroup var files: FileOptions
  @OptionGroup var wyoming: WyomingOptions
  @OptionGroup var secret: SecretOptions
  @OptionGroup var encrypted: EncryptionOptions

  func validate() throws {
    guard 0...65_535 ~= port else { throw ValidationError("--port must be from 0 to 65535.") }
    guard 1...65_535 ~= probePort ?? 1 else {
      throw ValidationError("--probe-port must be from 1 to 65535.")
    }
    guard probePort != port else {
      throw ValidationError("--probe-port must be another port than --port.")
    }
    guard !name.contains(where: { $0.allSatisfy(\.isWhitespace) }) else {
      throw ValidationError("--name must be a host name such as notes.example.org.")
    }
    guard 0...600 ~= drain else { throw ValidationError("--drain must be from 0 to 600.") }
    guard rate > 0 else { throw ValidationError("--rate must be at least 1.") }
    guard !pages.greet || encrypted.certificate == nil else {
      throw ValidationError("--greet does not support TLS; omit it when using --certificate.")
    }
  }

  func execute() async throws -> CommandStatus {
    // A core dump would contain the secret and what clients say.
    ProcessLimits.preventCoreDumps()
    var settings = ServerSettings(
      host: host, port: port, otherNames: name, rate: RequestRate(burst: rate, perMinute: rate))
    settings.drainSeconds = drain
    settings.probePort = probePort
    let places = UserPlaces()
    guard settings.isLocal || secret.isGiven(in: places) else {
      throw CommandFailure.usage(
        "At \(host), the server is reachable from other machines; give its secret in HARK_SECRET "
          + "or with --secret-file, or omit --host.")
    }
    settings.wyoming = try wyoming.place()
    let folder = try pages.folder()
    let tokens = await TokenAuthority(
      try secret.secret(in: places), life: tokenLife.lifetime.seconds)
    try await serve(settings, tokens, folder, places)
    return .success
  }

  private func serve(
    _ settings: ServerSettings, _ tokens: TokenAuthority, _ folder: PageFolder?,
    _ places: UserPlaces
  ) async throws {
    if let problem = Isolation.problem() {
      HarkServer.quietLog.warning("\(problem)")
    }
    let tls = try encrypted.context()
    let path = database ?? places.database
    do {
      let store = try CaptureStore(path: path)
      let recognizer = try await pages.recognizer()
      let server = HarkServer(
        settings, store: store, tokens: tokens,
        page: try pages.page(folder, recognizer, store, in: places),
        files: files.services(beside: recognizer, in: places), tls: tls)
      try await run(server, beside: RecordingCare(places: places)) { port in
        await announce(settings, port)
      }
      try store.close()
    } catch let failure as StoreFailure {
      throw CommandFailure(status: CommandStatus(failure), sentence: failure.sentence(for: path))
    } catch let failure as ServerFailure { throw CommandFailure.unavailable(failure.sentence) }
  }

  /// Runs `server` and `care`, and calls `begun` with the port once the server accepts connections.
  private func run(
    _ server: HarkServer, beside care: RecordingCare,
    begun: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    let (ports, port) = AsyncStream<Int>.makeStream()
    // The main port is announced when all ports accept connections.
    let (others, other) = AsyncStream<Int>.makeStream()
    if wyoming.wyoming == nil { other.yield(0) }
    try await withThrowingTaskGroup { group in
      group.addTask {
        defer {
          port.finish()
          other.finish()
        }
        try await server.run(wyomingReady: { other.yield($0) }) { port.yield($0) }
      }
      group.addTask { await care.run() }
      for await port in ports {
        if await others.first(where: { _ in true }) != nil { await begun(port) }
      }
      group.cancelAll()
      try await group.waitForAll()
    }
  }

  private func announce(_ settings: ServerSettings, _ port: Int) async {
    let url = settings.url(port: port, isEncrypted: encrypted.certificate != nil)
    if pages.greet, await !Greeting(host: settings.host, port: port).show() { return }
    try? Output.standard.line("Listening at \(url)")
    if pages.open { Self.openBrowser(url) }
  }

  private static func openBrowser(_ url: String) {
    let variables = ChildVariables.of(ProcessInfo.processInfo.environment)
    let process = try? ProgramStart.start(
      "/usr/bin/env", ["env", "xdg-open", url], variables: variables)
    guard let process else { return }
    // The wait blocks until the browser's starter ends, so it has its own thread.
    Thread.detachNewThread { while waitpid(process, nil, 0) < 0, errno == EINTR {} }
  }
}

extension CommandStatus {
  init(_ failure: StoreFailure) {
    switch failure {
    case .full, .readOnly, .unreachable: self = .cannotWrite
    case .locked, .damaged, .tooNew, .broken, .unstorableText, .keyInUse: self = .unavailable
    }
  }
}

struct EncryptionOptions: ParsableArguments {
  @Option(help: "PEM file with the server's certificate, for HTTPS.")
  var certificate: String?

  @Option(help: "PEM file with the certificate's private key, for HTTPS.")
  var key: String?

  func validate() throws {
    guard (certificate == nil) == (key == nil) else {
      throw ValidationError("--certificate and --key must be given together.")
    }
  }

  func context() throws(CommandFailure) -> TLSContext? {
    guard let certificate, let key else { return nil }
    do {
      return try TLSContext.server(certificate: certificate, key: key)
    } catch { throw .usage(error.sentence) }
  }
}
