import Foundation

/// The program that becomes a worker, and its arguments.
public struct WorkerProgram: Sendable, Equatable {
  /// The path of the program.
  public var path: String

  /// The arguments of the program, its name first.
  public var arguments: [String]

  /// Creates a reference to a program, which must do nothing but call `HarkWorker.run(_:)` when it is
  /// started with these arguments.
  public init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// Returns a reference to this program with `words` as its arguments.
  ///
  /// It refers to the running file even if another file has taken its name.
  public static func own(_ words: String...) -> WorkerProgram {
    WorkerProgram(path: "/proc/self/exe", arguments: ["hark"] + words)
  }

  /// Starts the program with `socket` as its standard input; returns `nil` if it cannot be started.
  func start(with socket: WorkerSocket) -> pid_t? {
    try? ProgramStart.start(
      path, arguments, variables: Self.variables(of: ProcessInfo.processInfo.environment),
      input: socket.descriptor)
  }

  /// Starts the program with these files as its standard input and output; returns `nil` if it cannot be
  /// started.
  package func start(input: Int32, output: Int32) -> pid_t? {
    try? ProgramStart.start(
      path, arguments, variables: Self.variables(of: ProcessInfo.processInfo.environment),
      input: input, output: output)
  }

  /// Returns the variables to pass on, as `NAME=value`; all others are withheld, so that a
  /// compromised library finds no keys or tokens.
  static func variables(of environment: [String: String]) -> [String] {
    environment.filter { kept.contains($0.key) }.map { "\($0)=\($1)" }.sorted()
  }

  /// The variables with which the system finds libraries and eSpeak NG finds its voices.
  private static let kept: Set = ["ESPEAK_DATA_PATH", "HOME", "LD_LIBRARY_PATH"]
}
