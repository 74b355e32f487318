#if canImport(UIKit)
  import SwiftUI

  @available(iOS 18, *)
  extension GestureState where Value == Bool {
    /// A gesture that sets the state while a finger is down on the view.
    ///
    /// The system resets the state when it cancels the touch, for example for an alert.
    @MainActor var touch: some Gesture {
      DragGesture(minimumDistance: 0).updating(self) { _, isTouched, _ in isTouched = true }
    }
  }
#endif
