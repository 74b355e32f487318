import Foundation

/// The rules for an engine's graph, and for files, that the stand-ins enforce. Each raw value is
/// the message of the real framework.
///
/// Not an Apple API. Each comment names the page that states the rule, and the source of the
/// message.
@_spi(Script) public enum GraphFault: String, Sendable, CaseIterable {
  /// avfaudio/avaudioengine/attach(_:), once per node; text:
  /// github.com/manaflow-ai/cmux/pull/12354.
  case attachedTwice = "required condition is false: !nodeimpl->HasEngineImpl()"

  /// avfaudio/avaudioengine/attach(_:): a node "isn't usable until you attach it"; text:
  /// github.com/AudioKit/AudioKit/issues/1766.
  case notAttached = "required condition is false: _engine != nil"

  /// avfaudio/avaudioengine/inputnode and outputnode are created on demand; text:
  /// github.com/HumeAI/hume-swift-sdk/pull/59.
  case noNodes = "required condition is false: inputNode != nullptr || outputNode != nullptr"

  /// avfaudio/avaudionode: "Formats must match exactly when making connections between nodes"; text:
  /// stackoverflow.com/questions/63745366.
  case otherChannels =
    "required condition is false: _outputFormat.channelCount == buffer.format.channelCount"

  /// avfaudio/avaudionode/installtap(onbus:buffersize:format:block:): one tap on a bus.
  case tappedTwice = "required condition is false: nullptr == Tap()"

  /// avfaudio/avaudioengine/inputnode: input is available if the format has a nonzero sample rate
  /// and channel count; text:
  /// github.com/reedom/VoiceActivityDetector/issues/3.
  case noHardware = "required condition is false: IsFormatSampleRateAndChannelCountValid(format)"

  /// avfaudio/avaudioinputnode: "the input node doesn't support format conversion"; text:
  /// github.com/maysamsh/avaudioengine/issues/2.
  case otherFormat = "required condition is false: format.sampleRate == hwFormat.sampleRate"

  /// avfaudio/avaudioengine/isrunning; the text appears in many crash reports.
  case notRunning = "required condition is false: _engine->IsRunning()"

  /// avfaudio/avaudioengine/mainmixernode; text: developer.apple.com/forums/thread/75933.
  case disconnected = "player started when in a disconnected state"

  /// Text: github.com/AudioKit/AudioKit/issues/2910.
  case noCycle = "player did not see an IO cycle."

  /// Apple's sample code "Using voice processing" enables it before anything else.
  case processingInRun = "voice processing was switched in an engine that runs"

  /// avfaudio/avaudioengine: in a running engine, nodes may be reconnected only upstream of a
  /// mixer.
  case mixerInRun = "a mixer was made in an engine that runs"

  /// avfaudio/avaudiofile/write(from:)-6qgec: the format "must match the file's processing format".
  case otherFileFormat = "a buffer of another format was written to a file"

  /// Technical Q&A QA1749: objects from before a reset of the media services are orphaned.
  case orphaned = "an object of terminated media services was called"
}

/// The nodes and connections of an engine.
struct Graph {
  private var attached: Set<ObjectIdentifier> = []
  private var outputs: [ObjectIdentifier: (to: ObjectIdentifier, format: AVAudioFormat?)] = [:]

  /// Adds a node that the engine creates itself.
  mutating func own(_ node: AVAudioNode) { attached.insert(ObjectIdentifier(node)) }

  mutating func attach(_ node: AVAudioNode) -> GraphFault? {
    attached.insert(ObjectIdentifier(node)).inserted ? nil : .attachedTwice
  }

  mutating func connect(
    _ node: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?
  ) -> GraphFault? {
    let (from, to) = (ObjectIdentifier(node), ObjectIdentifier(other))
    guard attached.isSuperset(of: [from, to]) else { return .notAttached }
    if let format, format.sampleRate == 0 || format.channelCount == 0 { return .noHardware }
    outputs[from] = (to, format)
    return nil
  }

  /// Whether audio from `node` reaches `other`.
  func reaches(_ node: AVAudioNode, _ other: AVAudioNode) -> Bool {
    var place = ObjectIdentifier(node)
    while let next = outputs[place]?.to {
      if next == ObjectIdentifier(other) { return true }
      place = next
    }
    return false
  }

  func format(of node: AVAudioNode) -> AVAudioFormat? { outputs[ObjectIdentifier(node)]?.format }
}
