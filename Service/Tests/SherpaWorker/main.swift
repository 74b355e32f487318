// What tests start as a worker: a good one, or one that does what no worker should.
import Foundation
import HarkLinux

switch CommandLine.arguments.dropFirst().first {
case "garbage":
  // A frame of 4 GB.
  _ = write(STDIN_FILENO, [UInt8](repeating: 255, count: 64), 64)
  pause()
case "silent": while true { pause() }
case "ending": exit(3)
case "ready":
  // Says that it is, by version 1 of the messages, and gives signs of life until it is left.
  let (ready, beat) = (
    [UInt8]([7, 0, 0, 0, 1, 1]) + "2.0.1".utf8, [UInt8]([5, 0, 0, 0, 3, 0, 0, 0, 0])
  )
  _ = write(STDIN_FILENO, ready, ready.count)
  var bytes = [UInt8](repeating: 0, count: 65_536)
  while true {
    var wish = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    if poll(&wish, 1, 500) > 0, read(STDIN_FILENO, &bytes, bytes.count) <= 0 { exit(0) }
    _ = write(STDIN_FILENO, beat, beat.count)
  }
case nil: SherpaOnnxWorker.run()
default: exit(2)
}
