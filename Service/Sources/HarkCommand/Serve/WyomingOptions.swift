import ArgumentParser
import HarkServer

struct WyomingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Address for Home Assistant's Wyoming protocol, such as 127.0.0.1:10300; none by default.",
      valueName: "host:port"))
  var wyoming: String?

  @Flag(
    help: "Let everyone who can reach the address of --wyoming use it; the protocol has no keys.")
  var wyomingForAll = false

  func validate() throws {
    guard wyoming != nil || !wyomingForAll else {
      throw ValidationError("--wyoming-for-all needs --wyoming.")
    }
  }

  /// Returns the address, which only this machine can reach unless an option permits more.
  func place() throws(CommandFailure) -> WyomingPlace? {
    guard let wyoming else { return nil }
    let address: WyomingAddress
    do { address = try WyomingAddress("tcp://\(wyoming)") } catch {
      throw .usage("--wyoming must be an address and a port, such as 127.0.0.1:10300.")
    }
    let place = WyomingPlace(host: address.host, port: address.port)
    guard place.isLocal || wyomingForAll else {
      throw .usage(
        "At \(place.host), Wyoming is reachable from other machines, and its protocol has no keys and "
          + "no encryption; give --wyoming 127.0.0.1:\(place.port), or add --wyoming-for-all.")
    }
    return place
  }
}
