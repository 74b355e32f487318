#if canImport(UIKit)
  import AVFAudio
  import Hark

  enum MicrophonePermission {
    static var status: PermissionStatus {
      if #available(iOS 17, *) {
        return PermissionStatus(AVAudioApplication.shared.recordPermission)
      }
      return PermissionStatus(AVAudioSession.sharedInstance().recordPermission)
    }

    static func request() async -> Bool {
      if #available(iOS 17, *) { return await AVAudioApplication.requestRecordPermission() }
      return await withCheckedContinuation { answer in
        AVAudioSession.sharedInstance().requestRecordPermission { @Sendable isGranted in
          answer.resume(returning: isGranted)
        }
      }
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

    init(_ permission: AVAudioSession.RecordPermission) {
      switch permission {
      case .undetermined: self = .notDetermined
      case .granted: self = .authorized
      default: self = .denied
      }
    }
  }
#endif
