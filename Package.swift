// swift-tools-version: 6.1
import PackageDescription

// Set by scripts/swift. Hark's developers build everything, tests included, in the shipped
// configuration, with testability enabled. An app that depends on Hark neither resolves nor builds
// the parts behind this condition.
let isDevelopment = Context.environment["HARK_DEVELOPMENT"] == "1"

let strict: [SwiftSetting] =
  [.swiftLanguageMode(.v6)] + (isDevelopment ? [.unsafeFlags(["-enable-testing"])] : [])

// Optimizing tests costs minutes without benefit. So does emitting their modules separately, which would
// type-check them twice.
let testing =
  strict + (isDevelopment ? [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])] : [])

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], in folder: String = "Sources"
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "\(folder)/\(name)", swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], in folder: String = "Tests",
  without folders: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["LedgerCoverage", "TestLimits"],
    path: "\(folder)/\(name)", exclude: folders,
    swiftSettings: testing)
}

// On Linux, HTTP requests use libcurl, and encryption uses OpenSSL.
#if os(Linux)
  let http: [Target.Dependency] = ["CCurl"]
  let cryptography: [Target.Dependency] = ["COpenSSL"]
#else
  let http: [Target.Dependency] = []
  let cryptography: [Target.Dependency] = []
#endif

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let package = Package(
  name: "hark",
  // On a Mac, `@available(iOS 18, *)` requires only this minimum version, so it is macOS 15, which
  // corresponds to iOS 18.
  platforms: [.iOS(.v15), .macOS(.v15)],
  products: [
    .library(name: "Hark", targets: ["Hark"]),
    .library(name: "HarkDetection", targets: ["HarkDetection"]),
    .library(name: "HarkPresentation", targets: ["HarkPresentation"]),
    .library(name: "HarkScreens", targets: ["HarkScreens"]),
    .library(name: "HarkBridge", targets: ["HarkBridge"]),
    .library(name: "HarkMeals", targets: ["HarkMeals"]),
    .library(name: "HarkServices", targets: ["HarkServices"]),
    .library(name: "HarkStore", targets: ["HarkStore"]),
    .library(name: "HarkApple", targets: ["HarkApple"]),
    .library(name: "HarkUI", targets: ["HarkUI"]),
    .library(name: "HarkTesting", targets: ["HarkTesting"]),
  ],
  dependencies: [
    // Only for HarkStore; apps that use other products do not build it.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0")
  ],
  targets: [
    library("HarkDetection"),
    library("HarkFinishing"),
    library("Hark", ["HarkDetection", "HarkFinishing"]),
    library("HarkPresentation", ["Hark"]),
    library("HarkScreens", ["Hark", "HarkPresentation"]),
    library("HarkBridge", ["Hark", "HarkPresentation"]),
    library("HarkMeals", ["Hark"]),
    library("HarkServices", ["Hark", "HarkScreens"] + http),
    library("HarkStore", ["Hark", grdb] + cryptography),
    // Code for Apple's systems is in `#if canImport(…)`; the rest is built everywhere.
    library("HarkApple", ["Hark", "HarkPresentation"]),
    library("HarkUI", ["Hark", "HarkPresentation", "HarkScreens", "HarkApple"]),
    library("HarkTesting", ["Hark"]),
    .target(name: "CTaskHooks", path: "Sources/CTaskHooks"),
    .target(name: "LedgerCoverage", path: "Checks/Ledger/Coverage", swiftSettings: strict),
    // Ends tests that hang.
    library("TestLimits", in: "Tests"),
    // Runs all jobs on one thread, in a seeded order.
    library("HarkSimulation", ["Hark", "HarkTesting", "CTaskHooks"], in: "Tests"),
    // Runs tests in many orders.
    library("SeededTests", ["Hark", "HarkSimulation"], in: "Tests"),
    // Audio and weights for the tests of detection and of the code that depends on it.
    library("DetectionFixtures", ["HarkDetection", "HarkTesting"], in: "Tests"),
    tests("HarkDetectionTests", ["HarkDetection", "HarkTesting", "DetectionFixtures"]),
    tests("HarkFinishingTests", ["HarkFinishing"], without: ["Fixtures"]),
    tests(
      "HarkTests",
      [
        "HarkDetection", "Hark", "HarkPresentation", "HarkScreens", "HarkSimulation", "HarkTesting",
        "SeededTests", "DetectionFixtures",
      ]),
    tests("HarkPresentationTests", ["Hark", "HarkPresentation", "HarkTesting"]),
    tests(
      "HarkBridgeTests",
      ["Hark", "HarkPresentation", "HarkBridge", "HarkSimulation", "HarkTesting", "SeededTests"]),
    tests(
      "HarkScreensTests",
      [
        "Hark", "HarkPresentation", "HarkScreens", "HarkSimulation", "HarkTesting", "SeededTests",
        "DetectionFixtures",
      ]),
    tests("HarkMealsTests", ["Hark", "HarkMeals"]),
    tests(
      "HarkServicesTests", ["Hark", "HarkMeals", "HarkScreens", "HarkServices", "HarkTesting"]),
    tests("HarkAppleTests", ["Hark", "HarkApple", "HarkTesting"]),
    tests("HarkUITests", ["Hark", "HarkPresentation", "HarkScreens", "HarkUI", "HarkTesting"]),
    tests("HarkTestingTests", ["Hark", "HarkTesting"]),
    .testTarget(
      name: "LedgerCoverageTests", dependencies: ["LedgerCoverage"],
      path: "Checks/Ledger/CoverageTests", swiftSettings: testing),
  ]
)

#if os(Linux)
  let service = "Service/Sources"

  /// A system library from a Debian package.
  func system(
    _ name: String, in folder: String = service, pkgConfig: String? = nil, _ packages: String...
  ) -> Target {
    .systemLibrary(
      name: name, path: "\(folder)/\(name)", pkgConfig: pkgConfig, providers: [.apt(packages)])
  }

  func program(_ name: String, _ dependencies: [Target.Dependency], path: String) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies, path: path, swiftSettings: strict)
  }

  package.targets += [
    system("CCurl", in: "Sources", pkgConfig: "libcurl", "libcurl4-openssl-dev"),
    system("COpenSSL", in: "Sources", pkgConfig: "openssl", "libssl-dev"),
  ]

  // The adapters for Linux: a product for each technology, so that an app links only the libraries that
  // it uses. eSpeak NG and FFTW (HarkAudioProcessing) are under the GPL.
  let adapters = [
    "HarkPocketSphinx", "HarkSherpa", "HarkEspeak", "HarkSoundFile", "HarkPulse",
    "HarkAudioProcessing",
  ]
  package.products += adapters.map { .library(name: $0, targets: [$0]) }
  let linux = adapters.map { Target.Dependency(stringLiteral: $0) }
  package.targets += [
    system("CEspeak", pkgConfig: "espeak-ng", "libespeak-ng-dev", "espeak-ng-data"),
    system(
      "CPocketSphinx", pkgConfig: "pocketsphinx", "libpocketsphinx-dev", "pocketsphinx-en-us"),
    // Does not use pkg-config, whose file for this library contains flags that Swift rejects with a
    // warning.
    system("CPulse", "libpulse-dev"),
    system("CSndfile", pkgConfig: "sndfile", "libsndfile1-dev"),
    system("CSoxr", pkgConfig: "soxr", "libsoxr-dev"),
    // Declarations only; the library is opened at run time.
    .systemLibrary(name: "CSherpaOnnx", path: "\(service)/CSherpaOnnx"),
    .target(name: "CWorker", path: "\(service)/CWorker"),
    .target(
      name: "CEchoCanceller", path: "\(service)/CEchoCanceller",
      linkerSettings: [.linkedLibrary("fftw3f")]),
    .target(
      name: "CWebRTCAudio", path: "\(service)/CWebRTCAudio",
      cxxSettings: [
        .define("WEBRTC_POSIX"), .define("WEBRTC_AUDIO_PROCESSING_ONLY_BUILD"),
        // Debian's headers include each other without their folder's name. The headers in this
        // folder include them with that name, because a flag that adds the folder would be unsafe,
        // and a package with unsafe flags cannot be a dependency.
        .headerSearchPath("headers"),
      ],
      linkerSettings: [.linkedLibrary("webrtc_audio_processing")]),
    // Threads and processes for libraries that block or may crash.
    library("HarkWorkers", ["Hark", "CWorker"], in: service),
    library("HarkPocketSphinx", ["Hark", "HarkWorkers", "CPocketSphinx"], in: service),
    library("HarkSherpa", ["Hark", "HarkWorkers", "CSherpaOnnx"], in: service),
    library("HarkSoundFile", ["Hark", "HarkWorkers", "CWorker", "CSndfile", "CSoxr"], in: service),
    // HarkSoundFile converts the voice's sample rate.
    library("HarkEspeak", ["Hark", "HarkWorkers", "HarkSoundFile", "CEspeak"], in: service),
    library("HarkPulse", ["Hark", "CPulse"], in: service),
    library(
      "HarkAudioProcessing", ["Hark", "CEchoCanceller", "CWebRTCAudio"], in: service),
  ]

  if isDevelopment {
    addServer()
    addPrograms()
    addServiceTests()
  }

  /// Adds the server and the `hark` command.
  @MainActor func addServer() {
    package.products.append(.executable(name: "hark", targets: ["hark"]))
    package.dependencies += [
      .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
      .package(
        url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
      // Hummingbird's dependencies that the server imports itself.
      .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
      .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
      .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
      .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
      .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ]
    package.targets += [
      library(
        "HarkServer",
        [
          "Hark", "HarkPresentation", "HarkScreens", "HarkServices", "HarkStore", "COpenSSL",
          .product(name: "HTTPTypes", package: "swift-http-types"),
          .product(name: "Hummingbird", package: "hummingbird"),
          .product(name: "HummingbirdCore", package: "hummingbird"),
          .product(name: "Logging", package: "swift-log"),
          .product(name: "NIOCore", package: "swift-nio"),
          .product(name: "NIOHTTP1", package: "swift-nio"),
          .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
          .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
          .product(name: "NIOPosix", package: "swift-nio"),
          .product(name: "NIOWebSocket", package: "swift-nio"),
          .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
          .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        ],
        in: service),
      library(
        "HarkCommand",
        [
          "Hark", "HarkFinishing", "HarkPresentation", "HarkMeals", "HarkScreens", "HarkServices",
          "HarkStore", "HarkServer", "CWorker",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ] + linux,
        in: service),
      program("hark", ["HarkCommand"], path: "\(service)/hark"),
    ]
  }

  /// Adds the benchmarks, and the programs that tests start.
  @MainActor func addPrograms() {
    func benchmark(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
      program(name, dependencies, path: "Benchmarks/Sources/\(name)")
    }
    func example(_ name: String) -> Target {
      program(
        name, ["Hark", "HarkPocketSphinx", "HarkSoundFile"], path: "Service/Examples/\(name)")
    }
    // Loaded by the Python programs that run third-party detectors.
    package.products.append(
      .library(name: "peer-loops", type: .dynamic, targets: ["CPeerLoops"]))
    package.targets += [
      .target(name: "CAllocations", path: "Benchmarks/Sources/CAllocations"),
      .target(name: "COneCore", path: "Benchmarks/Sources/COneCore"),
      .target(name: "CPeerLoops", path: "Benchmarks/Sources/CPeerLoops"),
      library("Sounds", ["Hark", "HarkTesting"], in: "Benchmarks/Sources"),
      benchmark("detection", ["Hark", "HarkTesting", "Sounds"]),
      benchmark("finishing-cost", ["HarkFinishing"]),
      benchmark("front-end-cost", ["Hark", "HarkTesting", "CAllocations", "Sounds"]),
      benchmark("paced-sessions", ["Hark", "HarkTesting", "COneCore", "Sounds"]),
      benchmark("session-latency", ["Hark", "HarkTesting"]),
      benchmark("bare-two-pass", ["CPocketSphinx"]),
      benchmark(
        "vocabulary", ["Hark", "HarkFinishing", "HarkTesting", "HarkPocketSphinx", "HarkEspeak"]),
      benchmark(
        "call-latency",
        [
          "Hark", "HarkTesting", "HarkPocketSphinx", "HarkEspeak", "HarkPulse",
          "HarkAudioProcessing", "SoundFixtures",
        ]),
      benchmark(
        "live-latency", ["Hark", "HarkPocketSphinx", "HarkEspeak", "HarkPulse", "SoundFixtures"]),
      benchmark(
        "session-load",
        [
          "Hark", "HarkMeals", "HarkServices", "HarkStore", "HarkTesting", "HTTPFixtures",
          "HarkPocketSphinx", "HarkSoundFile", "HarkServer",
          .product(name: "Logging", package: "swift-log"),
          .product(name: "NIOCore", package: "swift-nio"),
        ]),
      // The reference for the page's build of the detector.
      program("detector-frames", ["Hark"], path: "PageDetector/detector-frames"),
      // The programs in Docs/SwiftPackage.md.
      example("transcribe"),
      example("listen"),
      program(
        "websocket-echo", ["HarkServer"], path: "Checks/WebSocket/websocket-echo"),
      // Sessions in simulated worlds.
      library("World", ["Hark", "HarkSimulation", "HarkTesting"], in: "Checks/Simulation"),
      program("simulate", ["HarkSimulation", "World"], path: "Checks/Simulation/simulate"),
      // Pages and servers in simulated worlds.
      library(
        "Pages",
        [
          "Hark", "HarkScreens", "HarkServer", "HarkSimulation", "HarkStore", "HarkTesting",
          "World",
          .product(name: "NIOCore", package: "swift-nio"),
        ],
        in: "Checks/Simulation"),
      program(
        "simulate-pages", ["HarkSimulation", "Pages", "World"],
        path: "Checks/Simulation/simulate-pages"),
      // Bridges of plugins in simulated worlds.
      library(
        "Bridges", ["Hark", "HarkBridge", "HarkSimulation", "HarkTesting", "World"],
        in: "Checks/Simulation"),
      program(
        "simulate-bridges", ["Bridges", "HarkSimulation", "World"],
        path: "Checks/Simulation/simulate-bridges"),
      // Files in simulated worlds.
      library(
        "Files", ["Hark", "HarkServer", "HarkSimulation", "HarkTesting", "Pages", "World"],
        in: "Checks/Simulation"),
      program(
        "simulate-files", ["Files", "HarkSimulation", "World"],
        path: "Checks/Simulation/simulate-files"),
      // Feeds arbitrary bytes to everything that takes input from outside.
      library(
        "FuzzTargets",
        [
          "Hark", "HarkBridge", "HarkDetection", "HarkFinishing", "HarkMeals", "HarkScreens",
          "HarkServer", "HarkServices", "HarkSoundFile", "HarkTesting",
          .product(name: "HTTPTypes", package: "swift-http-types"),
          .product(name: "HummingbirdCore", package: "hummingbird"),
          .product(name: "NIOCore", package: "swift-nio"),
          .product(name: "NIOWebSocket", package: "swift-nio"),
        ],
        in: "Checks/Fuzzing"),
      .systemLibrary(name: "CFuzzer", path: "Checks/Fuzzing/CFuzzer"),
      .executableTarget(
        name: "fuzz", dependencies: ["CFuzzer", "FuzzTargets"], path: "Checks/Fuzzing/fuzz",
        // Set by `scripts/fuzz --guided`, which also links libFuzzer.
        swiftSettings: strict
          + (Context.environment["HARK_FUZZ_GUIDED"] == "1" ? [.define("COVERAGE")] : [])),
      // Dictates until a test kills it.
      program(
        "dictation-child", ["Hark", "HarkSimulation", "HarkStore", "HarkTesting", grdb],
        path: "Tests/DictationChild"),
      // Records a call until a test kills it.
      program(
        "recording-child", ["Hark", "HarkTesting", "HarkSoundFile"],
        path: "Service/Tests/RecordingChild"),
      // A worker that works correctly or misbehaves.
      program(
        "sherpa-worker", ["CWorker", "HarkSherpa", "HarkEspeak", "HarkSoundFile"],
        path: "Service/Tests/SherpaWorker"),
    ]
  }

  @MainActor func addServiceTests() {
    let folder = "Service/Tests"
    package.targets += [
      library("HTTPFixtures", in: folder),
      library("SoundFixtures", ["CSndfile", "HarkWorkers"], in: folder),
      tests(
        "HarkStoreTests",
        ["Hark", "HarkPresentation", "HarkStore", "HarkTesting", "dictation-child"]),
      tests(
        "HarkLinuxTests",
        [
          "Hark", "HarkTesting", "HarkWorkers", "SoundFixtures", "recording-child", "sherpa-worker",
        ] + linux,
        in: folder),
      tests(
        "HarkServerTests",
        [
          "Hark", "HarkPresentation", "HarkMeals", "HarkScreens", "HarkServices", "HarkStore",
          "HarkTesting", "HTTPFixtures", "COpenSSL", "HarkPocketSphinx", "HarkSoundFile",
          "HarkEspeak", "HarkServer", "Pages", "SoundFixtures", "World",
          .product(name: "Logging", package: "swift-log"),
          .product(name: "NIOEmbedded", package: "swift-nio"),
        ],
        in: folder),
      tests(
        "HarkCommandTests",
        [
          "Hark", "HarkPresentation", "HarkScreens", "HarkServices", "HarkStore", "HarkTesting",
          "HarkCommand",
          "HTTPFixtures", "HarkSoundFile", "HarkEspeak", "HarkPulse", "HarkServer", "SoundFixtures",
          "hark", "transcribe", "listen",
          .product(name: "NIOCore", package: "swift-nio"),
        ],
        in: folder),
    ]
  }
#endif
