import Foundation

/// avfaudio/avspeechboundary.
///
/// conformance: avfaudio/avspeechboundary.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// avfaudio/avspeechsynthesisvoicequality.
///
/// conformance: avfaudio/avspeechsynthesisvoicequality.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}

/// avfaudio/avspeechsynthesisvoice.
open class AVSpeechSynthesisVoice: NSObject {
  private let known: AppleSound.Voice

  init(known: AppleSound.Voice) { self.known = known }

  /// avfaudio/avspeechsynthesisvoice/init(language:): `nil` selects the default voice.
  public init?(language languageCode: String?) {
    let voices = AppleSound.stage.voices
    let isDefault = languageCode == nil
    guard let known = voices.first(where: { isDefault || $0.language == languageCode }) else {
      return nil
    }
    self.known = known
  }
  /// avfaudio/avspeechsynthesisvoice/init(identifier:).
  public init?(identifier: String) {
    guard let known = AppleSound.stage.voices.first(where: { $0.identifier == identifier }) else {
      return nil
    }
    self.known = known
  }
  /// avfaudio/avspeechsynthesisvoice/language.
  open var language: String { known.language }
  /// avfaudio/avspeechsynthesisvoice/identifier.
  open var identifier: String { known.identifier }
  /// avfaudio/avspeechsynthesisvoice/name.
  open var name: String { known.name }
  /// avfaudio/avspeechsynthesisvoice/quality.
  open var quality: AVSpeechSynthesisVoiceQuality { .init(rawValue: known.quality) ?? .default }
  /// avfaudio/avspeechsynthesisvoice/voicetraits.
  @available(iOS 17.0, macOS 14.0, *)
  open var voiceTraits: Traits { Traits(rawValue: known.isNovelty ? 1 : 0) }
  /// avfaudio/avspeechsynthesisvoice/speechvoices().
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    AppleSound.stage.voices.map { AVSpeechSynthesisVoice(known: $0) }
  }

  /// avfaudio/avspeechsynthesisvoice/traits.
  ///
  /// conformance: avfaudio/avspeechsynthesisvoice/traits.
  @available(iOS 17.0, macOS 14.0, *)
  public struct Traits: OptionSet, Sendable {
    /// swift/rawrepresentable/rawvalue.
    public let rawValue: UInt
    /// avfaudio/avspeechsynthesisvoice/traits/init(rawvalue:).
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// avfaudio/avspeechsynthesisvoice/traits/isnoveltyvoice.
    public static let isNoveltyVoice = Traits(rawValue: 1)
    /// avfaudio/avspeechsynthesisvoice/traits/ispersonalvoice.
    public static let isPersonalVoice = Traits(rawValue: 2)
  }
}

/// avfaudio/avspeechutterance.
open class AVSpeechUtterance: NSObject {
  private let text: String

  /// avfaudio/avspeechutterance/init(string:).
  public init(string: String) { text = string }
  /// avfaudio/avspeechutterance/voice.
  open var voice: AVSpeechSynthesisVoice?
  /// avfaudio/avspeechutterance/rate.
  open var rate: Float = 0.5
  /// avfaudio/avspeechutterance/pitchmultiplier.
  open var pitchMultiplier: Float = 1
  /// avfaudio/avspeechutterance/volume.
  open var volume: Float = 1
  /// avfaudio/avspeechutterance/speechstring.
  open var speechString: String { text }
}

/// avfaudio/avspeechsynthesismarker.
@available(iOS 16.0, macOS 13.0, *)
open class AVSpeechSynthesisMarker: NSObject {
  /// avfaudio/avspeechsynthesismarker/mark-swift.enum.
  ///
  /// conformance: avfaudio/avspeechsynthesismarker/mark-swift.enum.
  public enum Mark: Int, Sendable { case phoneme, word, sentence, paragraph, bookmark }

  /// avfaudio/avspeechsynthesismarker/init(markertype:fortextrange:atbytesampleoffset:).
  public init(markerType type: Mark, forTextRange range: NSRange, atByteSampleOffset offset: Int) {
    (mark, textRange, byteSampleOffset) = (type, range, offset)
  }
  /// avfaudio/avspeechsynthesismarker/mark-swift.property.
  open var mark: Mark
  /// avfaudio/avspeechsynthesismarker/textrange.
  open var textRange: NSRange
  /// avfaudio/avspeechsynthesismarker/bytesampleoffset.
  open var byteSampleOffset: Int
}

/// avfaudio/avspeechsynthesizerdelegate.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}

/// avfaudio/avspeechsynthesizer.
open class AVSpeechSynthesizer: NSObject {
  /// avfaudio/avspeechsynthesizer/buffercallback.
  ///
  /// `@Sendable` here, because the system calls it on its own thread.
  public typealias BufferCallback = @Sendable (AVAudioBuffer) -> Void
  /// avfaudio/avspeechsynthesizer/markercallback.
  @available(iOS 16.0, macOS 13.0, *)
  public typealias MarkerCallback = @Sendable ([AVSpeechSynthesisMarker]) -> Void

  /// avfaudio/avspeechsynthesizer/init().
  public override init() {}
  /// avfaudio/avspeechsynthesizer/delegate.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// avfaudio/avspeechsynthesizer/usesapplicationaudiosession.
  open var usesApplicationAudioSession: Bool = true
  /// avfaudio/avspeechsynthesizer/speak(_:).
  open func speak(_ utterance: AVSpeechUtterance) { stub() }
  /// avfaudio/avspeechsynthesizer/stopspeaking(at:).
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    AppleSound.stage.note("stopSpeaking")
    return AppleSound.stage.giveUpSpeech()
  }
  /// avfaudio/avspeechsynthesizer/isspeaking.
  open var isSpeaking: Bool { AppleSound.stage.isSpeaking }

  /// avfaudio/avspeechsynthesizer/write(_:tobuffercallback:).
  open func write(
    _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback
  ) { AppleSound.stage.speak(utterance, bufferCallback, marks: nil) }

  /// avfaudio/avspeechsynthesizer/write(_:tobuffercallback:tomarkercallback:).
  @available(iOS 16.0, macOS 13.0, *)
  open func write(
    _ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback,
    toMarkerCallback markerCallback: @escaping MarkerCallback
  ) { AppleSound.stage.speak(utterance, bufferCallback, marks: markerCallback) }
}
