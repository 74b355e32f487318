import ArgumentParser

/// The command `hark`.
public struct RootCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(commandName: "hark", version: "0.1.0")
  public init() {}
}
