import HarkCommand

@main
enum Main {
  static func main() { CommandProcess.run() }
}
