/// A parser for parameters after a field's value, as in `form-data; name="file"`.
enum FieldParameter {
  /// Returns the parameter's value without quotation marks, or `nil` if it is absent.
  static func value(_ name: String, in text: Substring) -> String? {
    var rest = text
    while let semicolon = rest.firstIndex(of: ";") {
      rest = rest[rest.index(after: semicolon)...].drop { $0 == " " || $0 == "\t" }
      guard let equals = rest.firstIndex(where: { $0 == "=" || $0 == ";" }), rest[equals] == "="
      else { continue }
      let key = rest[..<equals].lowercased()
      rest = rest[rest.index(after: equals)...]
      let value = takeValue(&rest)
      if key == name { return value }
    }
    return nil
  }

  private static func takeValue(_ rest: inout Substring) -> String {
    guard rest.first == "\"" else {
      let value = rest.prefix { $0 != ";" && $0 != " " && $0 != "\t" }
      rest = rest[value.endIndex...]
      return String(value)
    }
    rest.removeFirst()
    var value = ""
    while let next = rest.popFirst(), next != "\"" {
      value.append(next == "\\" ? rest.popFirst() ?? next : next)
    }
    return value
  }
}
