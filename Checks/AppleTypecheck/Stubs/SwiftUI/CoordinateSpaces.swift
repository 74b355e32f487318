import Foundation

/// swiftui/coordinatespaceprotocol.
@available(iOS 17.0, macOS 14.0, *)
public protocol CoordinateSpaceProtocol {}

/// swiftui/localcoordinatespace.
@available(iOS 17.0, macOS 14.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// swiftui/localcoordinatespace/init().
  public init() {}
}

/// swiftui/globalcoordinatespace.
@available(iOS 17.0, macOS 14.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// swiftui/globalcoordinatespace/init().
  public init() {}
}

@available(iOS 17.0, macOS 14.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// swiftui/coordinatespaceprotocol/local.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

@available(iOS 17.0, macOS 14.0, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// swiftui/coordinatespaceprotocol/global.
  public static var global: GlobalCoordinateSpace { stub() }
}
