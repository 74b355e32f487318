extension MealVocabulary {
  /// Dishes without a table row, whose names consist of words with other meanings.
  static let otherDishes = keys(
    """
    kind bar|quest bar|rx bar|rxbar|think bar|honey cake|butter cake|fish ball|fish curry
    |mint julep|cold cut|monkey bread|dirty rice|cheese curd|spring water|hot cider
    |beef wellington|garlic knot|red wine vinegar|rice vinegar|rice milk latte|onion soup dip
    |chicken pie soup|cheese ball|sticky bun|plum pudding|corn soup|chicken curry soup|fish cake
    |rice paper|egg custard tart|chicken wrap supreme|garlic shrimp|apple dumpling|apple cake
    |bread bowl|subway club|energy gel|protein cookie|happy meal|kid meal|value meal|combo meal
    |meal deal|tv dinner|mixed grill|continental breakfast|bar food|pub food|chinese food
    |mexican food|indian food|thai food|junk food|sunday lunch|christmas dinner
    |thanksgiving dinner|glass of squash|pint of squash|orange squash|fruit squash|blackcurrant squash
    |lemon squash|veggie straw|vegetable straw|white pudding|double cream|custard cream|tea cake
    |sweet potato pie|milk bread|cream cracker|water biscuit|lunch meat|brioche bun|cheese straw
    |garlic chili sauce|lemon bread|dim sum
    """)
}
