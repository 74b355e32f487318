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
  var attached: [AVAudioNode] = []
  @Staged var runs = false

  /// avfaudio/avaudioengine/init().
  public override init() {
    super.init()
    AppleSound.stage.note("AVAudioEngine()")
  }

  /// avfaudio/avaudioengine/inputnode.
  open var inputNode: AVAudioInputNode {
    if let input { return input }
    AppleSound.stage.note("inputNode")
    let made = AVAudioInputNode()
    made.owner = self
    input = made
    return made
  }

  /// avfaudio/avaudioengine/outputnode.
  open var outputNode: AVAudioOutputNode {
    output.owner = self
    return output
  }
  /// avfaudio/avaudioengine/mainmixernode.
  open var mainMixerNode: AVAudioMixerNode {
    if runs, !isMixed { AppleSound.stage.blame("a mixer came into an engine that runs") }
    isMixed = true
    return mixer
  }
  /// avfaudio/avaudioengine/isrunning.
  open var isRunning: Bool { runs }

  /// avfaudio/avaudioengine/attach(_:).
  open func attach(_ node: AVAudioNode) {
    AppleSound.stage.note("attach")
    attached.append(node)
    node.owner = self
  }

  /// avfaudio/avaudioengine/connect(_:to:format:).
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    let isMixed = node1 === mixer && node2 === output
    if !isMixed, !attached.contains(node1) {
      AppleSound.stage.blame("a node was connected and not attached")
    }
    AppleSound.stage.note(isMixed ? "connect mixer" : "connect")
  }

  /// avfaudio/avaudioengine/prepare().
  open func prepare() { AppleSound.stage.note("prepare") }

  /// avfaudio/avaudioengine/start().
  open func start() throws {
    try AppleSound.stage.attempt("start")
    if !AppleSound.stage.isActive { AppleSound.stage.blame("started without an active session") }
    runs = true
    AppleSound.stage.started(self, input)
  }

  /// avfaudio/avaudioengine/pause().
  open func pause() { stub() }

  /// avfaudio/avaudioengine/stop().
  open func stop() {
    AppleSound.stage.note("stop")
    runs = false
    AppleSound.stage.stopped(self)
  }

  /// avfaudio/avaudioengine/reset().
  open func reset() {}
}
