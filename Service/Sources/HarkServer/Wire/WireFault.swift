import Foundation

/// A violation of the protocol, described in one sentence for page developers.
///
/// The sentence names rules and members, and never contains received content.
struct WireFault: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }

  static let noJSON = WireFault(
    "Send JSON: one object a message, in well-formed text, with whole numbers from 0 where the "
      + "protocol counts.")
  static let noHello = WireFault("Say hello first: send a message of the type hello.")
  static let late = WireFault("Say hello within 5 seconds.")
  static let secondHello = WireFault("Say hello once in a connection.")
  static let shortSound = WireFault(
    "Send sound as two numbers of 32 bits, the opening and its first sample, and then samples of "
      + "16 bits, at least one.")
  static let longSound = WireFault("Send at most \(WireSound.longest) samples in a message.")
  static let earlySound = WireFault(
    "Send sound as it is recorded: this is more than 2 seconds ahead of its time.")
  static let strangeOpening = WireFault("Answer and send sound for openings that were asked for.")
  static let gap = WireFault("Number actions 1, 2, 3 and so on; some are missing here.")
  static let crowd = WireFault("Wait for done: more than 256 actions are on their way.")
  static let strangeAction = WireFault("Send actions that this screen has.")
  static let strangePlayback = WireFault(
    "Tell of playbacks that were begun, of sound that was sent, and of the end behind finish.")
  static let strangeEvent = WireFault("Confirm events that were sent.")

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, _): self.init("The member \(key.stringValue) is missing; send it.")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = Self.wrong(context)
    case .dataCorrupted(let context):
      self = context.codingPath.isEmpty ? .noJSON : Self.wrong(context)
    @unknown default: self = .noJSON
    }
  }

  private static func wrong(_ context: DecodingError.Context) -> WireFault {
    // The path consists of protocol names; integers are indices in a list.
    let name = context.codingPath.last { $0.intValue == nil }?.stringValue
    guard let name else { return .noJSON }
    return WireFault("The member \(name) is of the wrong kind; see the page's protocol.")
  }
}
