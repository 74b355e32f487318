import FuzzTargets
import Foundation

#if COVERAGE
  import CFuzzer
#endif

// scripts/fuzz describes how this program is used.

let arguments = CommandLine.arguments.dropFirst()

func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("fuzz: \(sentence)\n".utf8))
  exit(64)
}

guard let name = arguments.first.map({ $0.hasPrefix("--") ? String($0.dropFirst(2)) : $0 }) else {
  for target in FuzzTarget.all { print(target.name, target.limit) }
  exit(0)
}
guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
  fail("There is no target \(name). Run fuzz without arguments to list the targets.")
}

#if COVERAGE
  // libFuzzer's function has no context, and a name bound by `guard` would be captured.
  let fuzzed = target
  // Loads the target's tables, which takes longer than an input may.
  fuzzed.open(Array(fuzzed.tokens.joined().utf8))
  // To merge, libFuzzer starts this program again with these words. It ignores those with two dashes.
  var words = ([CommandLine.arguments[0], "--" + name] + arguments.dropFirst()).map { strdup($0) }
  var count = Int32(words.count)
  let result = words.withUnsafeMutableBufferPointer { words in
    var start = words.baseAddress
    return LLVMFuzzerRunDriver(&count, &start) { bytes, length in
      fuzzed.open(Array(UnsafeBufferPointer(start: bytes, count: length)))
      return 0
    }
  }
  exit(result)
#else
  guard arguments.count == 4, let seed = UInt64(arguments[3]),
    let current = CurrentInput(arguments[4])
  else {
    fail("Pass a target, the folder of its corpus, a seed, and a file for the current input.")
  }
  let names = (try? FileManager.default.contentsOfDirectory(atPath: arguments[2]))?.sorted() ?? []
  let corpus = names.compactMap { FileManager.default.contents(atPath: arguments[2] + "/" + $0) }
    .map { [UInt8]($0) }
  if corpus.isEmpty { fail("There is no input in \(arguments[2]). Add one that is valid.") }

  var mutator = Mutator(target, corpus: corpus, seed: seed)
  for number in 0..<corpus.count + target.inputs {
    let input = number < corpus.count ? corpus[number] : mutator.next()
    current.keep(input)
    target.open(input)
  }
  print("\(target.name): \(corpus.count) inputs of the corpus and \(target.inputs) changed ones")
#endif
