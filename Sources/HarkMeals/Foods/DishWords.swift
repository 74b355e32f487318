/// Everyday words that turn an adjacent food into a different dish.
enum DishWords {
  /// Words before a food and after a number or a verb: "a chef salad", "two street tacos".
  static let before = MealVocabulary.keys(
    """
    baking|ball|bar|block|box|chef|street|pot|power|party|wedding|skillet|wok|king|lady|dog|tray
    |filled|covered|dipped|topped|wrapped|spread|whipped|rolled|coated|dusted|crusted|infused|country
    |winter|summer|family|truck|board|straw|main|monkey|mud|snow|rock|cup|bowl|pan|pocket
    |travel|astronaut|space|corner|square|club|mixed|layered|pressed|folded
    """)

  /// Words before a food that name a time unless a number or an article precedes them, as in "two
  /// breakfast tacos".
  static let beforeCounted = MealVocabulary.keys(
    "breakfast|lunch|dinner|brunch|dessert|snack|sunday|holiday|movie|stadium|airport|christmas")

  /// Words directly after a food, as in "a salmon bowl" or "egg bites".
  static let behind = MealVocabulary.keys(
    """
    bowl|bar|ball|dish|combo|platter|plate|tray|basket|bake|bite|dog|pot|melt|kit|skillet|dip|mix
    |shot|shake|burger bowl|stack|tower|boat|board|bomb|pop|puff|crisp|log|loaf|cone|thin|spread
    |treat|supreme|special|deluxe|delight|surprise
    """)

  /// Words between two foods, of which the first is on, in, or around the second, as in "a bacon
  /// wrapped date".
  static let between = MealVocabulary.keys(
    """
    filled|stuffed|covered|dipped|topped|wrapped|coated|dusted|crusted|infused|flavored|flavoured
    |flavor|flavour|roasted|roast|poached|baked|seared|toasted|candied|glazed|style|based|crust|free|laced|spiced|smoked|rubbed|marinated|breaded
    """)

  /// Preparation words that include the preceding food: "chicken fried steak".
  static let manners = MealVocabulary.keys("fried|glazed|battered|braised|stuffed|cured|smoked")

  /// Vessels after a food that is drunk or spooned: "two beer bottles".
  static let vessels = MealVocabulary.keys(
    "can|bottle|glass|mug|cup|carton|bag|box|packet|package|container|jar|tub|bowl")
}
