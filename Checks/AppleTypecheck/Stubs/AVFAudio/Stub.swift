@_exported import FoundationGaps
import Foundation

func stub(_ f: StaticString = #function) -> Never { fatalError("stub: \(f)") }

/// coreaudiotypes/avaudioframecount.
public typealias AVAudioFrameCount = UInt32
/// coreaudiotypes/avaudioframeposition.
public typealias AVAudioFramePosition = Int64
/// coreaudiotypes/avaudiopacketcount.
public typealias AVAudioPacketCount = UInt32
/// coreaudiotypes/avaudionodebus.
public typealias AVAudioNodeBus = Int
/// avfaudio/avaudiochannelcount.
public typealias AVAudioChannelCount = UInt32
