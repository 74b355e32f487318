#if canImport(UIKit)
  import SwiftUI

  @available(iOS 18, *)
  extension GestureState where Value == Bool {
    /// A finger that comes down anywhere: the state says whether it is there, and the system takes it
    /// back when it takes the touch away, as for an alert.
    @MainActor var touch: some Gesture {
      DragGesture(minimumDistance: 0).updating(self) { _, isTouched, _ in isTouched = true }
    }
  }
#endif
