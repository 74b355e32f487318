#if canImport(UIKit)
  import AVFAudio
  import Hark
  import Speech

  /// What the person allows, as iOS knows it: the microphone by `AVAudioApplication` from iOS 17 on
  /// and by the audio session before (O3), speech recognition by `SFSpeechRecognizer`.
  ///
  /// The app's Info.plist must hold a sentence for each that is asked for,
  /// `NSMicrophoneUsageDescription` and `NSSpeechRecognitionUsageDescription`: without it the system
  /// ends the app. The system's questions suspend touches, and iOS ends an app whose permissions are
  /// changed in Settings meanwhile.
  public struct SystemPermissions: PermissionAuthority {
    private let needsSpeech: Bool

    /// Makes an authority.
    ///
    /// - Parameter needsSpeech: Whether the recogniser in use needs the permission for speech
    ///   recognition; where it does not, that counts as allowed and is never asked for. See
    ///   `SystemRecognizer.needsSpeechPermission`.
    public init(needsSpeech: Bool = true) { self.needsSpeech = needsSpeech }

    /// The status now; a value that a later system adds counts as denied (S1-16).
    public func status(of permission: Permission) -> PermissionStatus {
      switch permission {
      case .speech:
        needsSpeech ? PermissionStatus(SFSpeechRecognizer.authorizationStatus()) : .authorized
      case .microphone: Self.microphone
      }
    }

    /// Brings up the system's question where it is open, and returns the answer.
    ///
    /// The question may never be answered; the session bounds the wait.
    public func request(_ permission: Permission) async -> PermissionStatus {
      let standing = status(of: permission)
      guard standing == .notDetermined else { return standing }
      switch permission {
      case .speech: return await Self.askForSpeech()
      case .microphone: return await Self.askForMicrophone() ? .authorized : .denied
      }
    }

    private static var microphone: PermissionStatus {
      if #available(iOS 17, *) {
        return PermissionStatus(AVAudioApplication.shared.recordPermission)
      }
      return PermissionStatus(AVAudioSession.sharedInstance().recordPermission)
    }

    /// The system answers on a thread of its own; nothing generates this form for us.
    private static func askForSpeech() async -> PermissionStatus {
      await withCheckedContinuation { answer in
        SFSpeechRecognizer.requestAuthorization { @Sendable status in
          answer.resume(returning: PermissionStatus(status))
        }
      }
    }

    private static func askForMicrophone() async -> Bool {
      if #available(iOS 17, *) { return await AVAudioApplication.requestRecordPermission() }
      return await withCheckedContinuation { answer in
        AVAudioSession.sharedInstance().requestRecordPermission { @Sendable isGranted in
          answer.resume(returning: isGranted)
        }
      }
    }
  }

  extension PermissionStatus {
    /// The status, with what is not known as denied.
    init(_ status: SFSpeechRecognizerAuthorizationStatus) {
      switch status {
      case .notDetermined: self = .notDetermined
      case .restricted: self = .restricted
      case .authorized: self = .authorized
      default: self = .denied
      }
    }

    /// The status, with what is not known as denied; no rule is told apart here.
    @available(iOS 17, *)
    init(_ permission: AVAudioApplication.recordPermission) {
      switch permission {
      case .undetermined: self = .notDetermined
      case .granted: self = .authorized
      default: self = .denied
      }
    }

    /// The same before iOS 17.
    init(_ permission: AVAudioSession.RecordPermission) {
      switch permission {
      case .undetermined: self = .notDetermined
      case .granted: self = .authorized
      default: self = .denied
      }
    }
  }
#endif
