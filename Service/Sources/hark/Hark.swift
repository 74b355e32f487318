import HarkCommand

/// The command line's way in.
@main
enum Main {
  static func main() { CommandProcess.run() }
}
