#if canImport(AVFAudio)
  import AVFAudio
  import Hark

  enum MicrophonePermission {
    static var status: PermissionStatus {
      #if canImport(UIKit)
        guard #available(iOS 17, *) else {
          return PermissionStatus(AVAudioSession.sharedInstance().recordPermission)
        }
      #endif
      return PermissionStatus(AVAudioApplication.shared.recordPermission)
    }

    static func request() async -> Bool {
      #if canImport(UIKit)
        guard #available(iOS 17, *) else {
          return await withCheckedContinuation { answer in
            AVAudioSession.sharedInstance().requestRecordPermission { @Sendable isGranted in
              answer.resume(returning: isGranted)
            }
          }
        }
      #endif
      return await AVAudioApplication.requestRecordPermission()
    }
  }

  extension PermissionStatus {
    @available(iOS 17, *)
    init(_ permission: AVAudioApplication.recordPermission) {
      switch permission {
      case .undetermined: self = .notDetermined
      case .granted: self = .authorized
      default: self = .denied
      }
    }

    #if canImport(UIKit)
      init(_ permission: AVAudioSession.RecordPermission) {
        switch permission {
        case .undetermined: self = .notDetermined
        case .granted: self = .authorized
        default: self = .denied
        }
      }
    #endif
  }
#endif
