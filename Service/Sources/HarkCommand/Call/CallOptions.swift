import ArgumentParser
import Hark

/// The options that override the user's saved settings for one call.
struct CallOptions: ParsableArguments {
  @Option(help: "Recording control: disabled, pushToTalk, auto or autoWithHold.")
  var mode: String?

  @Option(help: "Detector sensitivity, from 0 to 1; larger values detect fainter speech.")
  var sensitivity: String?

  @Option(help: "Seconds of silence that end a turn, from 0.6 to 3.")
  var silence: String?

  @Flag(help: "Require the same silence regardless of the last words.")
  var evenSilence = false

  @Option(help: "Microphone processing: echo, noise, gain (comma-separated), or none.")
  var effects: String?

  @Flag(help: "Write replies without speaking them.")
  var noSpeech = false

  @Flag(help: "Record both sides; see hark recordings.")
  var record = false

  func wishes() throws(CommandFailure) -> [CallWish] {
    var wishes: [CallWish] = []
    if let mode { wishes.append(CallWish(\.mode, try Self.mode(mode))) }
    if let sensitivity {
      let range = CallSettings.sensitivities
      wishes.append(
        CallWish(\.sensitivity, try Self.number(sensitivity, "--sensitivity", in: range)))
    }
    if let silence {
      let range = CallSettings.silences
      wishes.append(CallWish(\.trailingSilence, try Self.number(silence, "--silence", in: range)))
    }
    if evenSilence { wishes.append(CallWish(\.listensToWords, false)) }
    if let effects { wishes.append(CallWish(\.effects, try Self.effects(effects))) }
    if noSpeech { wishes.append(CallWish(\.speaksReplies, false)) }
    if record { wishes.append(CallWish(\.recordsCalls, true)) }
    return wishes
  }

  private static func mode(_ name: String) throws(CommandFailure) -> DetectionMode {
    guard let mode = DetectionMode(rawValue: name) else {
      throw .unknown("a mode", name, known: DetectionMode.allCases.map(\.rawValue))
    }
    return mode
  }

  private static func number(
    _ text: String, _ option: String, in range: ClosedRange<Double>
  ) throws(CommandFailure) -> Double {
    guard let number = Double(text), range.contains(number) else {
      let (least, most) = (JSONLine.number(range.lowerBound), JSONLine.number(range.upperBound))
      throw CommandFailure(
        status: .usage, sentence: "\(option) must be a number from \(least) to \(most).")
    }
    return number
  }

  private static func effects(_ text: String) throws(CommandFailure) -> Set<AudioEffect> {
    if text == "none" { return [] }
    var effects: Set<AudioEffect> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let effect = names[String(name)] else {
        throw .unknown("an effect", String(name), known: names.keys.sorted() + ["none"])
      }
      effects.insert(effect)
    }
    return effects
  }

  private static let names: [String: AudioEffect] = [
    "echo": .echoCancellation, "noise": .noiseSuppression, "gain": .automaticGain,
  ]
}

/// A setting for a single call.
struct CallWish: Sendable {
  private let put: @Sendable (inout CallSettings) -> Void
  private let takeBack: @Sendable (inout CallSettings, CallSettings) -> Void

  init<Value: Equatable & Sendable>(
    _ path: WritableKeyPath<CallSettings, Value> & Sendable, _ value: Value
  ) {
    put = { $0[keyPath: path] = value }
    takeBack = { settings, kept in
      if settings[keyPath: path] == value { settings[keyPath: path] = kept[keyPath: path] }
    }
  }

  func apply(to settings: inout CallSettings) { put(&settings) }

  /// Restores the value in `kept`, unless the user has changed the setting during the call.
  func revert(_ settings: inout CallSettings, to kept: CallSettings) { takeBack(&settings, kept) }
}

/// The settings of one call: the saved ones, with the command line's overrides, which are not
/// saved.
struct ChosenSettings: CallSettingsArchive {
  private let archive: any CallSettingsArchive
  private var wishes: [CallWish]
  private let kept: CallSettings

  /// The reason the saved settings do not apply; `nil` if they do.
  let failure: CallSettingsFailure?

  init(_ archive: any CallSettingsArchive, _ wishes: [CallWish]) async {
    self.archive = archive
    self.wishes = wishes
    do {
      kept = try await archive.settings() ?? CallSettings()
      failure = nil
    } catch {
      kept = CallSettings()
      failure = .damaged
    }
  }

  /// The settings at the start of the call.
  var chosen: CallSettings {
    var chosen = kept
    for wish in wishes { wish.apply(to: &chosen) }
    return chosen
  }

  mutating func add(_ wish: CallWish) { wishes.append(wish) }

  func settings() async throws -> CallSettings? { chosen }

  func keep(_ settings: CallSettings) async throws {
    var settings = settings
    for wish in wishes { wish.revert(&settings, to: kept) }
    try await archive.keep(settings)
  }
}
