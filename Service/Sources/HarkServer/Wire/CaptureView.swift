import Hark
import HarkScreens

struct CaptureView: Codable, Sendable, Equatable {
  let canSave: Bool
  let isSaving: Bool
  @OrNull var success: String?
  @OrNull var saveProblem: String?
  let needsReauthentication: Bool
  @OrNull var meaning: String?
  let showsRecordingBar: Bool

  init(_ screen: Capture) {
    canSave = screen.canSave
    isSaving = screen.isSaving
    success = screen.success?.text
    saveProblem = screen.saveProblem
    needsReauthentication = screen.needsReauthentication
    meaning = screen.meaning
    showsRecordingBar = screen.showsRecordingBar
  }
}

extension Capture: PageScreen {
  var pageNews: ScreenNews { ScreenNews(success?.text) }

  func view(_ style: ScreenStyle) -> ScreenView {
    var view = ScreenView(
      field, style.look(field, isEnabled: isMicrophoneEnabled), style,
      isReadOnly: isReadOnly, count: count,
      message: field.message(style.experience, style.wording))
    view.capture = CaptureView(self)
    return view
  }

  static func own(_ action: PersonAction) -> Action? {
    switch action {
    case .save: .save
    case .dismissSaveFailure: .dismissSaveFailure
    case .signedIn: .signedIn
    default: nil
    }
  }
}
