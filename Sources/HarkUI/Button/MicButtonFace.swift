#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// What a microphone button looks like, without what it does.
  @available(iOS 18, *)
  struct MicButtonFace: View {
    let look: Look
    let shape: MicButtonShape

    @ScaledMetric(relativeTo: .body) private var scale = 1.0

    var body: some View {
      sign
        .frame(minWidth: size, minHeight: size)
        .modifier(MicButtonGround(look: look, shape: shape))
        .overlay { rings }
        .changing(with: look.buttonState, reducesMotion: look.reducesMotion)
    }

    private var paint: ButtonPaint { look.button }

    /// Grows with the text, so that the sign has room; never smaller than a fingertip wants.
    private var size: Double { shape.size * max(scale, 1) }

    /// One sign fades out, a little smaller, while the next one fades in (S3-52).
    @ViewBuilder private var sign: some View {
      if shape == .call {
        CallMicSign(paint: paint, reducesMotion: look.reducesMotion)
      } else {
        IconView(paint.icon, size: paint.iconSize)
          .foregroundStyle(Color(paint.iconColor))
          .tint(Color(paint.iconColor))
          .id(paint.icon)
          .transition(.scale(scale: Motion.iconScale).combined(with: .opacity))
      }
    }

    private var rings: some View {
      ForEach(Array(paint.rings.enumerated()), id: \.offset) { _, ring in
        RingView(ring: ring, levelScale: look.level.ringScale)
      }
    }
  }

  extension MicButtonShape {
    /// The diameter at the standard size of text, in points.
    var size: Double {
      switch self {
      case .glass: ScreenSize.touchTarget
      case .bordered: CaptureSize.button
      case .round: MealLogSize.button
      case .call: CallSize.button
      }
    }
  }

  /// The ground of a microphone button.
  @available(iOS 18, *)
  private struct MicButtonGround: ViewModifier {
    let look: Look
    let shape: MicButtonShape

    func body(content: Content) -> some View {
      switch shape {
      case .glass: content.adaptiveInteractiveGlass()
      case .bordered: content.background(Color(look.button.iconColor).tinted, in: .circle)
      case .round, .call:
        content
          .background(LinearGradient(look.button.fill), in: .circle)
          .shadow(look.button.shadow)
      }
    }
  }

  extension Color {
    /// The tint with which the system draws the ground of a bordered button of this colour.
    fileprivate var tinted: Color { opacity(Theme.borderedTint) }
  }
#endif
