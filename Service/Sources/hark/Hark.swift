import Dispatch
import HarkCommand

/// The command line's way in.
@main
enum Main {
  // Not `async`: the first thread would then be given to the main queue, which nobody needs here,
  // and leave its stack in a way that callgrind cannot follow.
  static func main() {
    ProcessSetup.prepare()
    let ended = DispatchSemaphore(value: 0)
    Task.detached {
      await RootCommand.main()
      ended.signal()
    }
    ended.wait()
  }
}
