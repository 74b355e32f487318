extension MealVocabulary {
  /// Dishes whose names are made of words that mean something else alone, and that no row is of.
  static let otherDishes = keys(
    """
    kind bar|quest bar|rx bar|rxbar|think bar|dim sum|acai bowl|poke bowl|poke|burrito bowl|grain bowl
    |power bowl|smoothie bowl|buddha bowl|white claw|white russian|black russian|old fashioned cocktail
    |pigs in a blanket|pig in a blanket|toad in the hole|butter chicken|honey chicken|milk tea
    |bubble tea|boba tea|long island iced tea|long island|ice cream cake|egg tart|lemon cake
    |carrot cake|banana pudding|banana split|cheese steak|philly cheese steak|philly cheesesteak
    |coconut rice|honey cake|butter cake|rice ball|fish ball|fish curry|crab rangoon|egg foo young
    |chicken katsu|cold brew|mint julep|hot toddy|cold cut|monkey bread|dirty rice|cheese curd
    |spring water|apple cider|hot cider|fruit tart|meat pie|fish pie|cottage pie|shepherd pie
    |chicken cordon bleu|chicken kiev|chicken marsala|chicken piccata|chicken alfredo|beef wellington
    |garlic knot|pork bun|red wine vinegar|rice vinegar|rice milk latte|tomato salad|onion soup dip
    |onion dip|spinach dip|chicken pie soup|cheese ball|egg cream|cheese fry|cheese fries
    |chili fries|chili cheese fries|loaded fries|disco fries|pumpkin spice latte|chai latte
    |matcha latte|oat milk latte|turkey chili|white chili|veggie chili|vegetarian chili
    |cauliflower rice|sticky bun|hot cross bun|yorkshire pudding|black pudding|bread pudding
    |chia pudding|plum pudding|sticky toffee pudding|carrot soup|pumpkin soup|seafood soup
    |fish soup|fish stew|seafood chowder|lobster roll|lobster bisque|sausage roll|summer roll
    |corn soup|chicken curry soup|beef curry|lamb curry|fish cake|rice paper|crab salad|shrimp salad
    |pasta salad|macaroni salad|bean salad|three bean salad|cucumber salad|cobb salad|chef salad
    |greek salad|waldorf salad|lamb stew|chicken stew|chicken casserole|tuna casserole
    |green bean casserole|deviled egg|scotch egg|egg custard tart|eggs benedict|egg benedict
    |stuffed pepper|stuffed shell|stuffed mushroom|chicken wrap supreme|garlic shrimp|lemon tart
    |lemon bar|date bar|key lime pie|rhubarb pie|strawberry pie|sweet potato pie|strawberry shortcake
    |peach cobbler|apple cobbler|apple tart|apple fritter|apple turnover|apple dumpling|apple cake
    |caramel apple|chocolate chip muffin|chocolate muffin|banana muffin|chocolate croissant
    |almond croissant|ham croissant|chocolate covered strawberry|fruit smoothie|banana smoothie
    |chocolate smoothie|stir fry|bread bowl|subway club|energy ball|energy gel|protein ball|protein pancake|protein cookie
    |lettuce wrap|lettuce cup|happy meal|kid meal|value meal|combo meal|meal deal|tv dinner|sunday roast|roast dinner|mixed grill
    |fry up|full english|full english breakfast|english breakfast|continental breakfast
    |charcuterie board|surf and turf|bar food|pub food|chinese food|mexican food|indian food|thai food
    |junk food|sunday lunch|christmas dinner|thanksgiving dinner
    """)
}
