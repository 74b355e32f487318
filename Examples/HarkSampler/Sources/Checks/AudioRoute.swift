#if canImport(UIKit)
  import AVFAudio
  import Foundation

  /// The device's audio route, by port type, because a port's name may contain a person's name.
  enum AudioRoute {
    /// The types of the current inputs and outputs, and the latency of the outputs.
    static var current: String {
      let session = AVAudioSession.sharedInstance()
      let route = session.currentRoute
      let delay = Int((session.outputLatency * 1_000).rounded())
      return "\(kinds(route.inputs)) to \(kinds(route.outputs)), \(delay) ms"
    }

    private static func kinds(_ ports: [AVAudioSessionPortDescription]) -> String {
      ports.isEmpty ? "none" : ports.map(\.portType.rawValue).joined(separator: " and ")
    }

    /// Calls `report` with each new route until the returned observer is removed from the default
    /// notification center.
    static func observe(_ report: @escaping @Sendable (String) -> Void) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(
        forName: AVAudioSession.routeChangeNotification, object: nil, queue: nil
      ) { @Sendable _ in report(current) }
    }
  }
#endif
