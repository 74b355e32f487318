// The worker program of the tests, which works correctly or misbehaves as its arguments specify.
import CWorker
import Foundation
import HarkEspeak
import HarkSherpa
import HarkSoundFile

// "once FILE MANNER": only the first worker misbehaves; later workers find the file and work
// correctly.
var words = CommandLine.arguments.dropFirst()
if words.first == "once", let file = words.dropFirst().first {
  words = open(file, O_CREAT | O_EXCL, 0o600) < 0 ? [] : words.dropFirst(2)
}

func say(_ kind: UInt8, _ payload: [UInt8]) {
  let bytes = [UInt8(payload.count + 1), 0, 0, 0, kind] + payload
  _ = write(STDIN_FILENO, bytes, bytes.count)
}

/// Reports readiness with protocol version 3, and sends heartbeats until the worker's owner exits.
///
/// `speak` is called with the stream of each request to speak.
func serve(speak: (ArraySlice<UInt8>) -> Void = { _ in }) -> Never {
  say(1, [3] + "2.0.1".utf8)
  var (unread, bytes) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
  // The interval between heartbeats, in milliseconds; short after a request, so that a hang is
  // detected soon.
  var pause: Int32 = 500
  while true {
    var wish = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    if poll(&wish, 1, pause) > 0 {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0 else { exit(0) }
      unread += bytes[..<count]
    }
    while unread.count >= 5, case let end = 4 + Int(unread[0]) + Int(unread[1]) << 8,
      unread.count >= end
    {
      if unread[4] == 7 {
        speak(unread[5..<9])
        pause = 1
      }
      unread.removeFirst(end)
    }
    say(3, [0, 0, 0, 0])
  }
}

/// Sends two samples of a sentence, without words.
func sayBeginning(_ stream: ArraySlice<UInt8>) {
  say(7, stream + [UInt8](repeating: 0, count: 16))
}

/// A frame that claims a length of 4 GB.
let garbage = [UInt8](repeating: 255, count: 64)

switch words.first {
case "garbage":
  _ = write(STDIN_FILENO, garbage, garbage.count)
  pause()
case "silent": while true { pause() }
case "ending": exit(3)
case "ready": serve()
case "killed":
  serve {
    sayBeginning($0)
    raise(SIGKILL)
  }
case "babbling":
  serve {
    sayBeginning($0)
    _ = write(STDIN_FILENO, garbage, garbage.count)
  }
case "stuck": serve { sayBeginning($0) }
case "confined":
  // Writes which of these succeed before and after confinement, and what the kernel can and does enforce:
  // opening a file, the parent's environment, and a socket, starting a program, writing to a file that was
  // open before, and reserving 2 GiB of memory; signals to another process, limits, changes to a file,
  // signals by way of a descriptor, and new code; and last, what remains allowed: memory and a thread.
  let written = open(words.dropFirst().first ?? "", O_WRONLY | O_CREAT, 0o600)
  let name = words.dropFirst().first ?? ""
  let parent = getppid()
  func successes() -> [Bool] {
    var process = pid_t()
    var current = rlimit()
    func maps(_ protection: Int32, bytes: Int = 4_096) -> Bool {
      let place = mmap(nil, bytes, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      // What is mapped before the limit would count against it.
      return place != MAP_FAILED && munmap(place, bytes) == 0
    }
    var thread = pthread_t()
    return [
      open("/etc/passwd", O_RDONLY) >= 0, open("/proc/\(parent)/environ", O_RDONLY) >= 0,
      socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0,
      posix_spawn(&process, "/bin/true", nil, nil, [nil], nil) == 0, write(written, "a", 1) == 1,
      maps(PROT_READ, bytes: 2 << 30),
      kill(parent, 0) == 0, getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &current) == 0,
      truncate(name, 0) == 0, chmod(name, 0o600) == 0, chown(name, getuid(), getgid()) == 0,
      fchmod(written, 0o600) == 0, fchown(written, getuid(), getgid()) == 0,
      fcntl(written, F_SETOWN, getpid()) == 0, maps(PROT_READ | PROT_EXEC),
      maps(PROT_READ), pthread_create(&thread, nil, { _ in nil }, nil) == 0,
    ]
  }
  print(successes())
  let possible = hark_confinement()
  print(possible, hark_confine(1 << 30, 60, nil))
  print(successes())
case "confined-reader":
  // The same for a process that may read one folder: reading a file in it and another file, writing the file
  // in it, a socket, and mapping memory that has code, and code that can be changed.
  let folder = words.dropFirst().first ?? ""
  func reads() -> [Bool] {
    func maps(_ protection: Int32) -> Bool {
      mmap(nil, 4_096, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED
    }
    return [
      open(folder + "/file", O_RDONLY) >= 0, open("/etc/passwd", O_RDONLY) >= 0,
      open(folder + "/file", O_WRONLY) >= 0, socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0,
      maps(PROT_READ | PROT_EXEC), maps(PROT_WRITE | PROT_EXEC),
    ]
  }
  print(reads())
  folder.withCString { path in
    let readable = [path, nil]
    print(hark_confinement(), hark_confine(0, 60, readable))
  }
  print(reads())
case "sound-waiting":
  // The first process writes a byte to the pipe and is silent; the next decodes.
  let place = words.dropFirst().first ?? ""
  if open(place + ".begun", O_CREAT | O_EXCL, 0o600) >= 0 {
    _ = write(open(place, O_WRONLY), "a", 1)
    while true { pause() }
  }
  SoundWorker.run()
case "sound": SoundWorker.run()
case "sound-begun":
  // The report of a file, one sample, and nothing more.
  let report = Array("{}".utf8)
  for (kind, payload) in [(UInt8(1), report), (2, [0, 0, 0, 63])] {
    let bytes = [UInt8(payload.count + 1), 0, 0, 0, kind] + payload
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }
  if words.dropFirst().first == "stuck" { while true { pause() } }
case nil: HarkWorker.run(.sherpaOnnx, .espeak)
default: exit(2)
}
