import HarkCommand

/// The entry point of the command line tool.
@main
enum Main {
  static func main() { CommandProcess.run() }
}
