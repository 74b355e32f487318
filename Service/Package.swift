// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]
let hark = Target.Dependency.product(name: "Hark", package: "hark")
let harkScreens = Target.Dependency.product(name: "HarkScreens", package: "hark")
let harkServices = Target.Dependency.product(name: "HarkServices", package: "hark")
let harkStore = Target.Dependency.product(name: "HarkStore", package: "hark")
let harkTesting = Target.Dependency.product(name: "HarkTesting", package: "hark")
let ledgerCoverage = Target.Dependency.product(name: "LedgerCoverage", package: "hark")

let package = Package(
  name: "hark-service",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "HarkLinux", targets: ["HarkLinux"]),
    .executable(name: "hark", targets: ["hark"]),
    // The same command with TLS, whose library takes as long to build as all the rest.
    .executable(name: "hark-tls", targets: ["hark-tls"]),
  ],
  dependencies: [
    .package(name: "hark", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
    // What Hummingbird is made of, named by the server's own code.
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CEspeak", pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev", "espeak-ng-data"])]),
    .systemLibrary(
      name: "CPocketSphinx", pkgConfig: "pocketsphinx",
      providers: [.apt(["libpocketsphinx-dev", "pocketsphinx-en-us"])]),
    .target(name: "CEchoCanceller", linkerSettings: [.linkedLibrary("fftw3f")]),
    .target(name: "CSherpaOnnx"),
    .target(
      name: "CWebRTCAudio",
      // As the library's own pkg-config file has them, which Swift does not take from there.
      cxxSettings: [
        .define("WEBRTC_POSIX"), .define("WEBRTC_AUDIO_PROCESSING_ONLY_BUILD"),
        .unsafeFlags(["-isystem", "/usr/include/webrtc_audio_processing"]),
      ],
      linkerSettings: [.linkedLibrary("webrtc_audio_processing")]),
    .systemLibrary(
      name: "CSndfile", pkgConfig: "sndfile", providers: [.apt(["libsndfile1-dev"])]),
    .systemLibrary(name: "CSoxr", pkgConfig: "soxr", providers: [.apt(["libsoxr-dev"])]),
    // Not by pkg-config, whose file for it holds flags that Swift refuses with a warning.
    .systemLibrary(name: "CPulse", providers: [.apt(["libpulse-dev"])]),
    .target(
      name: "HarkLinux",
      dependencies: [
        hark,
        "CEchoCanceller",
        "CEspeak",
        "CPocketSphinx",
        "CPulse",
        "CSherpaOnnx",
        "CSndfile",
        "CSoxr",
        "CWebRTCAudio",
      ],
      swiftSettings: strict),
    .target(
      name: "HarkServer",
      dependencies: [
        hark,
        harkScreens,
        harkServices,
        harkStore,
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "JWTKit", package: "jwt-kit"),
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
      swiftSettings: strict),
    .target(
      name: "HarkCommand",
      dependencies: [
        hark,
        harkScreens,
        harkServices,
        harkStore,
        "HarkLinux",
        "HarkServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .executableTarget(name: "hark", dependencies: ["HarkCommand"], swiftSettings: strict),
    .target(
      name: "HarkTLS",
      dependencies: [
        "HarkServer",
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "hark-tls", dependencies: ["HarkCommand", "HarkTLS"], swiftSettings: strict),
    .executableTarget(
      name: "bare-two-pass",
      dependencies: [
        "CPocketSphinx"
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "live-latency",
      dependencies: [
        hark,
        "HarkLinux",
        "SoundFixtures",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "call-latency",
      dependencies: [
        hark,
        harkTesting,
        "HarkLinux",
        "SoundFixtures",
      ],
      swiftSettings: strict),
    // What the README shows.
    .executableTarget(
      name: "listen", dependencies: [hark, "HarkLinux"], path: "Examples/listen",
      swiftSettings: strict),
    // What the page's build of the detector is compared with.
    .executableTarget(name: "detector-frames", dependencies: [hark], swiftSettings: strict),
    .executableTarget(name: "websocket-echo", dependencies: ["HarkServer"], swiftSettings: strict),
    .executableTarget(
      name: "session-load",
      dependencies: [
        hark,
        harkServices,
        harkStore,
        harkTesting,
        "HTTPFixtures",
        "HarkLinux",
        "HarkServer",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      swiftSettings: strict),
    .target(
      name: "SoundFixtures", dependencies: ["CSndfile"], path: "Tests/SoundFixtures",
      swiftSettings: strict),
    .target(name: "HTTPFixtures", path: "Tests/HTTPFixtures", swiftSettings: strict),
    // A call that is recorded until a test kills it.
    .executableTarget(
      name: "recording-child", dependencies: [hark, harkTesting, "HarkLinux"],
      path: "Tests/RecordingChild", swiftSettings: strict),
    // What tests start as a worker of sherpa-onnx, good or bad.
    .executableTarget(
      name: "sherpa-worker", dependencies: ["HarkLinux"], path: "Tests/SherpaWorker",
      swiftSettings: strict),
    .testTarget(
      name: "HarkLinuxTests",
      dependencies: [
        hark,
        harkTesting,
        ledgerCoverage,
        "HarkLinux",
        "SoundFixtures",
        "recording-child",
        "sherpa-worker",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HarkServerTests",
      dependencies: [
        hark,
        harkScreens,
        harkServices,
        harkStore,
        harkTesting,
        ledgerCoverage,
        "HTTPFixtures",
        "HarkLinux",
        "HarkServer",
        "SoundFixtures",
        .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HarkCommandTests",
      dependencies: [
        hark,
        harkScreens,
        harkServices,
        harkStore,
        harkTesting,
        ledgerCoverage,
        "HarkCommand",
        "HTTPFixtures",
        "HarkLinux",
        "HarkServer",
        "SoundFixtures",
        "hark",
        "listen",
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HarkTLSTests",
      dependencies: [
        "HarkServer",
        "HarkTLS",
        "SoundFixtures",
      ],
      swiftSettings: strict),
  ]
)
