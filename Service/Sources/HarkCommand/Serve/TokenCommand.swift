import ArgumentParser
import Hark
import HarkScreens
import HarkServer

/// `hark token`: issues a token for the APIs of `hark serve`.
struct TokenCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "token", abstract: "Create a token for the APIs of hark serve.",
    discussion: """
      The token grants access to the captures of its user, which can be read and deleted, and to \
      speech recognition and synthesis. OpenAI clients accept it as their API key. It is signed \
      with the secret of `hark serve`, from HARK_SECRET, --secret-file, or a file of the user that \
      is created on first use. Changing the secret invalidates all tokens.

      EXAMPLES
        hark token
        hark token --user ada --expires 12h
      """)

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
    return .success
  }
}

extension OrganizationUser.Role: ExpressibleByArgument {}

/// The lifetime of a token, written as `90s`, `30m`, `12h` or `7d`.
struct Lifetime: ExpressibleByArgument, Equatable {
  let seconds: Double

  private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
  static let longest = Lifetime(seconds: TokenAuthority.longestLifetime)

  init?(argument: String) {
    guard let unit = argument.last.flatMap({ Self.units[$0] }),
      let count = Int(argument.dropLast()),
      count > 0, Double(count) * unit <= TokenAuthority.longestLifetime
    else { return nil }
    seconds = Double(count) * unit
  }

  private init(seconds: Double) { self.seconds = seconds }

  var defaultValueDescription: String { "\(Int(seconds / 86_400))d" }
}
