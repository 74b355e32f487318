import ArgumentParser
import Hark
import HarkServer

/// `hark token`: issues a token for the APIs of `hark serve`.
struct TokenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "token",
    abstract: "Writes a token for the APIs of hark serve.",
    discussion: """
      Whoever has the token may read and delete what its user has captured, and have speech \
      recognised and made; clients of OpenAI take it as their API key. It is signed with the secret \
      of `hark serve`: the one in HARK_SECRET, in --secret-file, or in the user's own file, which is \
      made at first use. Another secret makes every token invalid.

      EXAMPLES
        hark token
        hark token --user ada --expires 12h
      """)

  @Option(help: "Whose token; the user's own unless given.")
  var user: String?

  @Option(help: "How long it holds: 90s, 30m, 12h, 7d; thirty days at most.")
  var expires = Lifetime.longest

  @Option(help: "What the user is in the organisation: member, coordinator or admin.")
  var role: OrganizationUser.Role?

  @OptionGroup var secret: SecretOptions

  func run() async throws {
    try await Ending.report {
      let places = UserPlaces()
      let tokens = await TokenAuthority(try secret.secret(in: places))
      let user = user ?? places.userName
      guard
        let token = try await tokens.issue(to: user, role: role, lifetime: expires.seconds)
      else {
        throw CommandFailure(
          status: .usage,
          sentence: "Nobody can go by that name; give --user one of 1 to 128 bytes on one line.")
      }
      try Output.standard.line(token)
      return .success
    }
  }
}

extension OrganizationUser.Role: ExpressibleByArgument {}

/// The lifetime of a token, written as `90s`, `30m`, `12h` or `7d`.
struct Lifetime: ExpressibleByArgument, Equatable {
  let seconds: Double

  private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
  static let longest = Lifetime(seconds: TokenAuthority.longestLifetime)

  /// `nil` if the argument is malformed, not positive, or longer than thirty days.
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
