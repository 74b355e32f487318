/// audiotoolbox/audiofiletypeid.
public typealias AudioFileTypeID = UInt32

/// audiotoolbox/kaudiofileaac_adtstype.
public let kAudioFileAAC_ADTSType: AudioFileTypeID = 0x6164_7473
