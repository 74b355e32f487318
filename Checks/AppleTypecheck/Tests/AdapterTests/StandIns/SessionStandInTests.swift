@_spi(Script) import AVFAudio
import Foundation
import Testing

/// Verifies the stand-in for the session against the statements in Apple's documentation, without
/// Hark.
extension AppleSuite {
  @Suite("The stand-in for AVAudioSession")
  struct SessionStandInTests {
    private let session = AVAudioSession.sharedInstance()

    init() throws {
      AppleSound.reset()
      try session.setCategory(.playAndRecord, mode: .default)
    }

    private func engine() throws -> AVAudioEngine {
      let engine = AVAudioEngine()
      _ = engine.mainMixerNode
      try engine.start()
      return engine
    }

    // avfaudio/avaudiosession/setactive(_:options:).
    @Test("Deactivating a session that has running I/O fails")
    func busy() throws {
      try session.setActive(true)
      let engine = try engine()
      #expect(throws: NSError.self) { try session.setActive(false) }
      #expect(AppleSound.isSessionActive)
      engine.stop()
      try session.setActive(false)
      #expect(!AppleSound.isSessionActive && AppleSound.violations.isEmpty)
    }

    // avfaudio/avaudiosession/interruptionnotification: "the system interrupted your app's audio
    // session and it's no longer active"; Audio Session Programming Guide: an interruption
    // "immediately stops your audio".
    @Test("An interrupted session is inactive, and its audio has stopped")
    func interruption() throws {
      try session.setActive(true)
      let engine = try engine()
      AppleSound.interrupt()
      #expect(!AppleSound.isSessionActive && !engine.isRunning)
      try engine.start()
      #expect(AppleSound.violations == ["started without an active session"])
    }

    // avfaudio/avaudioengineconfigurationchange: the engine stops before the notification.
    @Test("An engine stops by itself when its hardware changes, and runs again when it is started")
    func configuration() throws {
      try session.setActive(true)
      let engine = try engine()
      #expect(AppleSound.stopEngine() === engine && !engine.isRunning)
      try engine.start()
      #expect(engine.isRunning && AppleSound.violations.isEmpty)
    }

    // avfaudio/avaudiosession/mediaserviceswereresetnotification, Technical Q&A QA1749.
    @Test("A reset of the media services orphans objects and resets the session")
    func reset() throws {
      try session.setActive(true)
      let old = try engine()
      AppleSound.resetMediaServices()
      #expect(!AppleSound.isSessionActive && session.category == .soloAmbient && !old.isRunning)
      old.stop()
      #expect(AppleSound.violations == [GraphFault.orphaned.rawValue])
      try session.setActive(true)
      _ = try engine()
      #expect(AppleSound.violations.count == 1)
    }

    // avfaudio/avaudiosession/routechangenotification: "a route description for the prior route".
    @Test("A route change carries the previous route, with its inputs")
    func route() {
      let headset = AppleSound.Port(uid: "headset", name: "Headset", isBuiltIn: false)
      let route = AVAudioSessionRouteDescription(inputs: [headset])
      #expect(route.inputs.map(\.uid) == ["headset"])
      #expect(session.currentRoute.inputs.map(\.uid) == session.availableInputs?.map(\.uid))
    }

    // avfaudio/avaudiosession/availableinputs; Audio Session Programming Guide, appendix B.
    @Test("Only a category that records has inputs")
    func inputs() throws {
      #expect(session.availableInputs?.map(\.uid) == ["builtin"])
      for category in [AVAudioSession.Category.playback, .ambient, .soloAmbient] {
        try session.setCategory(category, mode: .default)
        #expect(session.availableInputs?.isEmpty == true)
      }
      try session.setCategory(.record, mode: .default)
      #expect(session.availableInputs?.map(\.uid) == ["builtin"])
    }

    // avfaudio/avaudiosession/setpreferredinput(_:).
    @Test("The preferred input must be one of those that are available")
    func preferred() throws {
      let headset = AppleSound.Port(uid: "headset", name: "Headset", isBuiltIn: false)
      let gone = AVAudioSessionRouteDescription(inputs: [headset]).inputs.first
      #expect(throws: NSError.self) { try session.setPreferredInput(gone) }
      try session.setPreferredInput(session.availableInputs?.first)
      try session.setPreferredInput(nil)
    }

    // avfaudio/avaudiosession/categoryoptions-swift.struct/defaulttospeaker.
    @Test("The loudspeaker can be the default only of a category that plays and records")
    func speaker() throws {
      try session.setCategory(.playAndRecord, mode: .default, options: .defaultToSpeaker)
      for category in [AVAudioSession.Category.record, .playback, .ambient] {
        #expect(throws: NSError.self) {
          try session.setCategory(category, mode: .default, options: .defaultToSpeaker)
        }
      }
      #expect(session.category == .playAndRecord && session.categoryOptions == .defaultToSpeaker)
    }

    // avfaudio/avaudiosession/requestrecordpermission(_:), recordpermission-swift.property,
    // avfaudio/avaudioapplication/requestrecordpermission(completionhandler:).
    @Test("Permission to record is requested once, and the answer is remembered")
    func permission() async {
      for grants in [true, false] {
        AppleSound.setRecordPermission(0, grants: grants)
        #expect(AVAudioApplication.shared.recordPermission == .undetermined)
        #expect(await AVAudioApplication.requestRecordPermission() == grants)
        #expect(AVAudioApplication.shared.recordPermission == (grants ? .granted : .denied))
        AppleSound.setRecordPermission(grants ? 2 : 1, grants: !grants)
        #expect(await AVAudioApplication.requestRecordPermission() == grants)
      }
    }

    // avfaudio/avaudiosession/interruptionreason: raw values of the reasons.
    @Test("Reasons have the raw values of Apple's enumerations")
    func numbers() {
      #expect(AVAudioSession.InterruptionType.began.rawValue == 1)
      #expect(AVAudioSession.RouteChangeReason.newDeviceAvailable.rawValue == 1)
      #expect(AVAudioSession.RouteChangeReason.oldDeviceUnavailable.rawValue == 2)
      #expect(AVAudioSession.RouteChangeReason.categoryChange.rawValue == 3)
      #expect(AVAudioSession.RouteChangeReason.routeConfigurationChange.rawValue == 8)
    }
  }
}
