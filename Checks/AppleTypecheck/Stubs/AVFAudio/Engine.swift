import Foundation

extension NSNotification.Name {
  /// foundation/nsnotification/name-swift.struct/avaudioengineconfigurationchange.
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}

/// avfaudio/avaudioengine.
open class AVAudioEngine: NSObject {
  private var input: AVAudioInputNode?
  private let mixer = AVAudioMixerNode()
  private let output = AVAudioOutputNode()
  private var isMixed = false
  private var hasOutput = false
  private var graph = Graph()
  let era = AppleSound.stage.era
  @Staged var runs = false

  /// avfaudio/avaudioengine/init().
  public override init() {
    super.init()
    AppleSound.stage.note("AVAudioEngine()")
  }

  /// avfaudio/avaudioengine/inputnode.
  open var inputNode: AVAudioInputNode {
    AppleSound.stage.check(era)
    if let input { return input }
    AppleSound.stage.note("inputNode")
    let made = AVAudioInputNode()
    made.owner = self
    graph.own(made)
    input = made
    return made
  }

  /// avfaudio/avaudioengine/outputnode.
  open var outputNode: AVAudioOutputNode {
    AppleSound.stage.check(era)
    output.owner = self
    hasOutput = true
    graph.own(output)
    return output
  }
  /// avfaudio/avaudioengine/mainmixernode.
  ///
  /// Connects the mixer to the output when it is first read.
  open var mainMixerNode: AVAudioMixerNode {
    AppleSound.stage.check(era)
    if isMixed { return mixer }
    if runs { AppleSound.stage.blame(.mixerInRun) }
    mixer.owner = self
    graph.own(mixer)
    _ = graph.connect(mixer, to: outputNode, format: nil)
    isMixed = true
    return mixer
  }
  /// avfaudio/avaudioengine/isrunning.
  open var isRunning: Bool { runs }

  /// avfaudio/avaudioengine/attach(_:).
  open func attach(_ node: AVAudioNode) {
    AppleSound.stage.check(era)
    AppleSound.stage.note("attach")
    // A node that is attached to another engine counts as attached.
    let fault = node.owner == nil ? graph.attach(node) : .attachedTwice
    if let fault { AppleSound.stage.blame(fault) }
    node.owner = self
    node.isLate = runs
  }

  /// avfaudio/avaudioengine/connect(_:to:format:).
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    AppleSound.stage.check(era)
    AppleSound.stage.note(node1 === mixer ? "connect mixer" : "connect")
    if let fault = graph.connect(node1, to: node2, format: format) {
      AppleSound.stage.blame(fault)
    }
  }

  /// avfaudio/avaudioengine/prepare().
  open func prepare() {
    AppleSound.stage.check(era)
    AppleSound.stage.note("prepare")
  }

  /// avfaudio/avaudioengine/start().
  open func start() throws {
    AppleSound.stage.check(era)
    if input == nil, !hasOutput { AppleSound.stage.blame(.noNodes) }
    try AppleSound.stage.attempt("start")
    if !AppleSound.stage.isActive { AppleSound.stage.blame("started without an active session") }
    runs = true
    AppleSound.stage.started(self, input)
  }

  /// avfaudio/avaudioengine/pause().
  open func pause() { stub() }

  /// avfaudio/avaudioengine/stop().
  open func stop() {
    AppleSound.stage.check(era)
    AppleSound.stage.note("stop")
    runs = false
    AppleSound.stage.stopped(self)
  }

  /// avfaudio/avaudioengine/reset().
  open func reset() {}

  func reachesOutput(_ node: AVAudioNode) -> Bool { graph.reaches(node, output) }

  func format(of node: AVAudioNode) -> AVAudioFormat? { graph.format(of: node) }
}
