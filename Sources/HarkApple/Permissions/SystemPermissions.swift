#if canImport(AVFAudio)
  import Hark
  import Speech

  /// The permissions for the microphone and speech recognition on iOS and macOS.
  ///
  /// The microphone status comes from `AVAudioApplication`, or from the audio session before iOS 17
  /// (O3). The speech recognition status comes from `SFSpeechRecognizer`.
  ///
  /// The app's Info.plist must contain a usage description for each requested permission,
  /// `NSMicrophoneUsageDescription` and `NSSpeechRecognitionUsageDescription`; without it the
  /// system terminates the app. A system prompt blocks touches to the app, and iOS terminates an
  /// app whose permissions are changed in Settings while it runs.
  public struct SystemPermissions: PermissionAuthority {
    private let needsSpeech: Bool

    /// Creates a permission authority.
    ///
    /// - Parameter needsSpeech: Whether the recognizer in use needs the speech recognition
    ///   permission. If not, that permission counts as granted and is never requested. See
    ///   `SystemRecognizer.needsSpeechPermission`.
    public init(needsSpeech: Bool = true) { self.needsSpeech = needsSpeech }

    /// Returns the current status; values added by later systems count as denied (S1-16).
    public func status(of permission: Permission) -> PermissionStatus {
      switch permission {
      case .speech:
        needsSpeech ? PermissionStatus(SFSpeechRecognizer.authorizationStatus()) : .authorized
      case .microphone: MicrophonePermission.status
      }
    }

    /// Presents the system's prompt if the permission is undetermined; returns the resulting status.
    ///
    /// The user may never answer the prompt; the session limits the wait.
    public func request(_ permission: Permission) async -> PermissionStatus {
      let standing = status(of: permission)
      guard standing == .notDetermined else { return standing }
      switch permission {
      case .speech: return await Self.askForSpeech()
      case .microphone: return await MicrophonePermission.request() ? .authorized : .denied
      }
    }

    /// Wraps `requestAuthorization`, which has no async form and calls back on a system thread.
    private static func askForSpeech() async -> PermissionStatus {
      await withCheckedContinuation { answer in
        SFSpeechRecognizer.requestAuthorization { @Sendable status in
          answer.resume(returning: PermissionStatus(status))
        }
      }
    }
  }

  extension PermissionStatus {
    init(_ status: SFSpeechRecognizerAuthorizationStatus) {
      switch status {
      case .notDetermined: self = .notDetermined
      case .restricted: self = .restricted
      case .authorized: self = .authorized
      default: self = .denied
      }
    }
  }
#endif
