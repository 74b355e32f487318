import HarkCommand

/// The command line's way in.
@main
enum Main {
  static func main() async {
    ProcessSetup.prepare()
    await RootCommand.main()
  }
}
