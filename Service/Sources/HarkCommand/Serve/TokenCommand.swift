import ArgumentParser
import Foundation
import Hark
import HarkScreens
import HarkServer
import HarkStore

/// `hark token`: issues a token for the APIs of `hark serve`.
struct TokenCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "token", abstract: "Create a token for the APIs of hark serve.",
    discussion: """
      The token grants access to the captures of its user, which can be read and deleted, and to \
      speech recognition and synthesis. OpenAI clients accept it as their API key. It is signed \
      with the secret of `hark serve`, from HARK_SECRET, --secret-file, or a file of the user that \
      is created on first use. Changing the secret invalidates all tokens. The token's ID, with \
      which it can be revoked, is written to standard error.

      EXAMPLES
        hark token
        hark token --user ada --expires 12h
        hark token revoke 0123456789abcdef
      """,
    subcommands: [RevokeTokenCommand.self])

  @Option(help: "User of the token; you by default.")
  var user: String?

  @Option(help: "Validity, such as 90s, 30m, 12h or 7d; at most 30 days.")
  var expires = Lifetime.longest

  @Option(help: "Role of the user in the organization: member, coordinator or admin.")
  var role: OrganizationUser.Role?

  @OptionGroup var secret: SecretOptions

  func execute() async throws -> CommandStatus {
    let places = UserPlaces()
    let tokens = await TokenAuthority(try secret.secret(in: places))
    let user = user ?? places.userName
    guard let token = try await tokens.issue(to: user, role: role, lifetime: expires.seconds) else {
      throw CommandFailure.usage(
        "The user name is invalid; give --user a name of 1 to 128 bytes on one line.")
    }
    try Output.standard.line(token)
    if let id = try await tokens.id(of: token) { Ending.say("Token ID: \(id)") }
    return .success
  }
}

/// `hark token revoke`: ends the validity of a token.
struct RevokeTokenCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke", abstract: "Revoke a token, its renewals, and the keys made with it.",
    discussion: """
      The revocation applies at once to all servers that use the same database. They end the \
      connections of pages and realtime clients with this token within five seconds. To \
      revoke a token of another issuer, pass the token itself. Issued IDs are not recorded, so a \
      mistyped ID in the correct format is not detected.

      EXAMPLES
        hark token revoke 0123456789abcdef
        hark token revoke - < token.txt
      """)

  @Argument(
    help:
      "ID of the token, as printed by hark token, or the token itself; - reads it from standard input."
  )
  var id: String

  @Option(help: "Database file of the server; in the user's data folder by default.")
  var database: String?

  func execute() async throws -> CommandStatus {
    let given = id == "-" ? readLine()?.trimmingCharacters(in: .whitespaces) ?? "" : id
    guard let name = Self.name(in: given) else {
      throw CommandFailure.usage(
        "Give a token, or its ID as printed by hark token: 16 digits from 0 to f.")
    }
    let path = database ?? UserPlaces().database
    do {
      let store = try CaptureStore(path: path)
      try await store.revoke(name)
      try store.close()
    } catch let failure as StoreFailure {
      throw CommandFailure(status: CommandStatus(failure), sentence: failure.sentence(for: path))
    }
    Ending.say(
      name == given
        ? "Revoked ID \(name). Issued IDs are not recorded, so check it for typing errors."
        : "Revoked the token, its renewals, and the keys made with it.")
    return .success
  }

  /// Returns the ID that a text is, or that a token contains; `nil` if there is none.
  ///
  /// The IDs of other issuers have any form, so only their tokens are accepted.
  private static func name(in text: String) -> String? {
    if let id = TokenAuthority.writtenID(in: text) { return id.isEmpty ? nil : id }
    return TokenAuthority.isID(text) ? text : nil
  }
}

extension OrganizationUser.Role: ExpressibleByArgument {}

/// The lifetime of a token, written as `90s`, `30m`, `12h` or `7d`.
struct Lifetime: ExpressibleByArgument, Equatable {
  let seconds: Double

  private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
  static let longest = Lifetime(seconds: TokenAuthority.longestLifetime)

  init?(argument: String) {
    self.init(argument, atMost: TokenAuthority.longestLifetime)
  }

  init?(_ text: String, atMost limit: Double) {
    guard let unit = text.last.flatMap({ Self.units[$0] }),
      let count = Int(text.dropLast()),
      count > 0, Double(count) * unit <= limit
    else { return nil }
    seconds = Double(count) * unit
  }

  private init(seconds: Double) { self.seconds = seconds }

  var defaultValueDescription: String { "\(Int(seconds / 86_400))d" }
}

/// The time for which a token and its renewals can be valid together, written like a `Lifetime`.
struct TokenLife: ExpressibleByArgument, Equatable {
  let lifetime: Lifetime

  static let standard = TokenLife(lifetime: .longest)

  init?(argument: String) {
    guard let lifetime = Lifetime(argument, atMost: TokenAuthority.longestLife) else { return nil }
    self.lifetime = lifetime
  }

  private init(lifetime: Lifetime) { self.lifetime = lifetime }

  var defaultValueDescription: String { lifetime.defaultValueDescription }
}
