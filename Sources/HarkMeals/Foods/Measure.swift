/// Units of measure, with their weights and volumes where these are the same for every food.
enum Measure {
  static let grams = ["g": 1.0, "kg": 1000, "mg": 0.001, "oz": 28.35, "lb": 453.6]

  /// The milliliters in each unit; spoons and cups are US units, as in the source.
  static let millilitres = [
    "tsp": 4.929, "tbsp": 14.787, "fl oz": 29.574, "cup": 236.588, "pint": 473.176,
    "quart": 946.353, "gallon": 3785.41, "ml": 1.0, "cl": 10, "dl": 100, "l": 1000,
  ]

  /// Returns whether a unit has the same weight or volume for every food.
  static func isExact(_ unit: String) -> Bool { grams[unit] != nil || millilitres[unit] != nil }

  /// The usual volume, in milliliters, of each vessel or measure without a fixed size.
  static let vessels = [
    "glass": 236.588, "mug": 236.588, "can": 354.882, "bottle": 500, "bowl": 354.882,
    "spoon": 14.787, "dollop": 14.787, "splash": 14.787, "drizzle": 4.929, "dash": 0.616,
    "knob": 4.929, "shot": 44.36, "scoop": 118.294, "tall": 354.882, "grande": 473.176,
    "venti": 591.471, "carton": 236.588, "cocktail": 118.294, "sip": 14.787, "bite": 14.787,
    "squeeze": 4.929, "pitcher": 1892.7, "thermos": 473.176, "jug": 946.353,
  ]

  /// Everyday measures without a fixed size, such as a bowl or a splash; never exact, even if the
  /// source gives a weight.
  static let loose = Set(
    words: """
      glass mug bowl plate basket side spoon dollop splash drizzle dash knob sip bite squeeze
      handful pitcher thermos jug bunch rack half shot
      """)

  /// Cups with the same volume in every coffee shop.
  static let ofShops = Set(words: "tall grande venti")

  /// Units that are one whole item of a food, such as an ear of corn or a clove of garlic.
  static let ofWholes = Set(
    words: """
      piece bar link patty clove leaf stalk spear ear ring wing leg roll cone head breast thigh
      drumstick
      """)

  /// Measures that are spooned onto a plate.
  static let spoonfuls = Set(words: "spoon dollop splash drizzle scoop bite")

  /// Returns the milliliters in a measure of a whole drink; `nil` if it only names the vessel.
  static func millilitresPoured(_ unit: String) -> Double? {
    unit == "cup" ? nil : millilitres[unit == "oz" ? "fl oz" : unit]
  }

  /// Returns the size of a drink as a multiple of the usual cup of eight ounces.
  static func cups(of size: String?) -> Double {
    ["medium": 1.5, "large": 2, "extra large": 2.5][size ?? ""] ?? 1
  }

  /// Vessels that may hold more or less than a serving.
  static let open = Set(words: "plate bowl basket glass")

  private static let large = Set(words: "loaf jar pitcher jug rack gallon quart carton tub thermos")

  /// Returns whether a unit is a volume or far more than a portion.
  static func isFarFromPortion(_ unit: String) -> Bool {
    large.contains(unit) || millilitres[unit] != nil
  }

  /// Units into which foods are cut, so that several units may be only one item.
  static let cuts = Set(
    words: "slice piece wedge strip cube half stick spear leaf clove fillet square ring bite sip")

  /// Packages in which foods are sold, for one person or for many.
  static let packs = Set(words: "bag package packet box tub jar")
  static let wineBottle = 750.0

  /// Returns the measures that the user may have meant if a food lacks the unit, best match first.
  static func alternatives(to unit: String) -> [String] {
    others[unit] ?? (ofWholes.contains(unit) ? ["each"] : [])
  }

  private static let others = [
    "piece": ["each", "slice", "wedge", "strip", "square", "fillet", "link", "patty"],
    "slice": ["strip", "wedge", "piece"], "rasher": ["slice", "strip", "each"],
    "strip": ["slice", "each"], "wedge": ["slice", "piece"], "stick": ["bar", "piece"],
    "bar": ["each", "package"], "cube": ["each", "piece"], "patty": ["each", "slice"],
    "fillet": ["each", "piece"], "stalk": ["each", "stick"], "ball": ["each", "piece"],
    "package": ["packet", "bag", "box", "container", "serving"],
    "packet": ["package", "bag", "serving"], "bag": ["package", "packet"], "box": ["package"],
    "tub": ["container", "package"], "container": ["package"], "carton": ["container"],
    "jar": ["container"], "glass": ["serving"], "plate": ["serving"], "bowl": ["serving"],
    "basket": ["serving"], "side": ["serving"], "scoop": ["serving"], "knob": ["pat"],
    "cup": ["container", "scoop"],
  ]
}
