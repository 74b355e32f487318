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

  func changes() throws(CommandFailure) -> [CallSettingChange] {
    var changes: [CallSettingChange] = []
    if let mode { changes.append(CallSettingChange(\.mode, try Self.mode(mode))) }
    if let sensitivity {
      let number = try Self.number(sensitivity, "--sensitivity", in: CallSettings.sensitivities)
      changes.append(CallSettingChange(\.sensitivity, number))
    }
    if let silence {
      let number = try Self.number(silence, "--silence", in: CallSettings.silences)
      changes.append(CallSettingChange(\.trailingSilence, number))
    }
    if evenSilence { changes.append(CallSettingChange(\.listensToWords, false)) }
    if let effects { changes.append(CallSettingChange(\.effects, try Self.effects(effects))) }
    if noSpeech { changes.append(CallSettingChange(\.speaksReplies, false)) }
    if record { changes.append(CallSettingChange(\.recordsCalls, true)) }
    return changes
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
      throw .usage("\(option) must be a number from \(least) to \(most).")
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
