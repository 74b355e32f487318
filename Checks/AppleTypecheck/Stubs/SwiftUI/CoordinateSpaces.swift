import Foundation

/// swiftui/coordinatespaceprotocol.
public protocol CoordinateSpaceProtocol {}

/// swiftui/localcoordinatespace.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// swiftui/localcoordinatespace/init().
  public init() {}
}

/// swiftui/globalcoordinatespace.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// swiftui/globalcoordinatespace/init().
  public init() {}
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// swiftui/coordinatespaceprotocol/local.
  public static var local: LocalCoordinateSpace { stub() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// swiftui/coordinatespaceprotocol/global.
  public static var global: GlobalCoordinateSpace { stub() }
}
