import Foundation

/// The words around foods, written as spoken and compared in the singular.
enum MealVocabulary {
  static let units = phrases(
    of: """
      pint quart gallon slice wedge strip rasher stick bar square link patty clove leaf spear ear
      ball ring cone head sprig bottle box tub carton jar pat knob drizzle shot basket roll loaf
      bunch sip tall grande venti half pitcher jug wing leg thigh breast drumstick rack cocktail
      """,
    [
      "g": "gs|gram|gramme|gm|gms|gr|grs", "kg": "kgs|kilo|kilogram", "mg": "milligram",
      "oz": "ozs|ounce", "lb": "lbs|pound", "fl oz": "fluid ounce|fluid oz",
      "cup": "cupful|cup full|c", "tbsp": "tbs|tbl|tablespoon|tablespoonful|table spoon",
      "tsp": "teaspoon|teaspoonful|tea spoon", "ml": "mls|milliliter|millilitre|mil",
      "cl": "centiliter|centilitre", "dl": "deciliter|decilitre", "l": "liter|litre",
      "piece": "pc|peace|chunk|bit|hunk|morsel|sliver|slab", "cube": "lump", "fillet": "filet",
      "stalk": "rib", "can": "tin", "glass": "tumbler|glassful", "mug": "mugful", "bowl": "bowlful",
      "plate": "plateful|platter", "handful": "hand full|fistful", "scoop": "scoopful",
      "spoon": "spoonful|spoon full|big spoon", "serving": "portion|helping|order",
      "packet": "sachet", "package": "pack", "bag": "baggie", "container": "pot", "dollop": "blob",
      "splash": "drop|touch", "dash": "pinch|sprinkle|sprinkling|shake", "side": "side order",
      "bite": "mouthful|forkful|nibble", "squeeze": "squirt", "thermos": "flask",
    ])

  static let sizes = phrases([
    "small": "sm|little|tiny|mini|short|child size|kid size|snack size|fun size|wee",
    "medium":
      "med|medium size|medium sized|regular|normal|regular size|normal size|average|standard",
    "large":
      "lg|lrg|big|large size|good size|good sized|decent size|bigger|full size|family size|family sized|party size|sharing size",
    "extra large": "king size|huge|giant|massive|xl|super size|supersize|enormous|really big",
    "footlong": "foot long|12 inch|twelve inch", "six inch": "6 inch", "jumbo": "",
    "extra small": "",
  ])

  /// Preparations and descriptions that do not change the nutrition values of a food in the table.
  static let plainManners = keys(
    """
    grilled|boiled|steamed|raw|baked|roasted|roast|broiled|toasted|poached|scrambled|sauteed|braised
    |stewed|barbecued|barbecue|bbq|cooked|sliced|chopped|diced|shredded|grated|minced|boneless|lean
    |seared|pan seared|microwaved|blackened|marinated|fresh|freshly|hot|cold|iced|warm|chilled
    |homemade|home made|home cooked|delicious|tasty|nice|lovely|great|good|yummy|organic|ripe|plain
    |regular|leftover|left over|juicy|soft|hard|thick|thin|thinly sliced|spicy|salty|salted|unsalted
    |savory|simple|basic|classic|traditional|old fashioned|store bought|whole|entire|half cooked
    |medium rare|rare|well done|medium well|over easy|sunny side up|over medium|over hard
    |hard boiled|soft boiled|cut up|frozen|canned|tinned|skin on|with skin|bone in|seasoned|peeled
    |unpeeled|ground|freshly squeezed|squeezed|free range|wild caught|farmed|local|seedless|pitted
    |cubed|crushed|mashed|melted|softened|heaping|heaped|level|generous|decent|proper|full|healthy
    |authentic|rotisserie|smoked|charred|flame grilled|chargrilled|oven baked|oven roasted
    |slow cooked|pressed|rolled|strong|weak|smooth|chunky|gorgeous|perfect|amazing|awesome|super
    |very|really|pretty|wonderful|greasy|artisan|rustic|individual|original|kellogg|quaker|kraft
    |campbell|heinz|nabisco|general mill|nestle|oscar mayer|hormel|tropicana|minute maid|dannon
    |yoplait|silk|sara lee|wonder|pepperidge farm|barilla|uncle ben|ben and jerry|haagen dazs|breyer
    |great value|kirkland|bird eye|green giant|del monte|starkist|bumble bee|ocean spray|welch
    |smucker|skippy|jif|mott|frito lay|pillsbury|betty crocker|land o lake|keebler|tyson|perdue
    |jimmy dean|hillshire farm|boar head|sargento|dole|chiquita|drained|rinsed|reheated|thawed
    |washed|trimmed|halved|quartered|shelled|heated up|warmed up|crumbled|smashed|flaked|slivered
    |brewed|single|ice cold|piping hot|toasty|lightly|wet|runny|nice big|assorted|extra
    """)

  /// Preparations and kinds that change the nutrition values, reported if the table has no such row.
  static let tellingManners = keys(
    """
    skinless|skin off|without skin|without the skin|skin removed|dry|uncooked|fried|deep fried|pan fried|shallow fried|stir fried|breaded|battered|low fat|lowfat|non fat
    |nonfat|fat free|full fat|reduced fat|low carb|lite|low calorie|low cal|light|creamed|candied|glazed
    |frosted|sweetened|unsweetened|stuffed|chocolate covered|chocolate coated|loaded|cheesy
    |dried|pickled|caramelized|whole wheat|wholemeal|whole grain|wholegrain|multigrain|honey roasted
    |crunchy|crispy|crisp|black|white|red|green|yellow|dark|brown|light brown|purple|orange colored
    |two percent|2 percent|one percent|1 percent|sweet|sour|sugary|creamy|milky|buttery|double|triple|decaf|low sodium|extra lean|high protein|salt free|half fat|reduced sugar
    """)

  /// Words that change a food into a different one, which is unknown unless it has its own row.
  static let otherFood = keys(
    """
    vegan|vegetarian|veggie|meatless|meat free|plant based|gluten free|dairy free|sugar free|diet
    |zero|keto|mock|imitation|lactose free|egg free|nut free|alcohol free|non alcoholic|beyond
    |impossible|protein
    """)

  /// Returns the names of a preparation, best match first: "roasted lamb" is "roast lamb".
  static func ways(_ manner: String) -> [String] {
    [manner] + sameManner.filter { $0.variants.contains(manner) }.map(\.name)
  }

  private static let sameManner: [(name: String, variants: Set<String>)] = [
    ("fried", keys("deep fried|pan fried|shallow fried|crispy fried")),
    ("breaded", keys("battered")), ("roast", keys("roasted|oven roasted")),
    (
      "cooked", keys("steamed|boiled|sauteed|roasted|grilled|baked|braised|stewed|broiled|blanched")
    ),
    ("boiled", keys("hard boiled|soft boiled")),
    ("low fat", keys("lowfat|reduced fat|lite|light|half fat|low calorie|low cal")),
    ("nonfat", keys("non fat|fat free")), ("canned", keys("tinned")), ("toasted", keys("toasty")),
    ("raw", keys("uncooked")),
    ("skinless", keys("skin off|without skin|without the skin|skin removed")),
    ("whole wheat", keys("wholemeal|whole grain|wholegrain")),
  ]

  /// Phrases that introduce a food that was not eaten.
  static let lacking = keys(
    """
    no|without|without any|hold the|minus|minus the|skip the|skipped the|skipped|skipping
    |everything but|everything except|all but|no added|didnt have|didnt have any|did not have|did not have any|didnt eat|did not eat
    |didnt drink|except|except for|but not|but no|with no|and no|free of
    |leave out the|left out the|leaving out the|didnt add|did not add|no more|not any
    |wasnt|havent had|havent had any|have not had|never had|left the|nor|neither|avoided|omit|omitting
    |lacking|didnt finish the|im allergic to|allergic to|i hate|i dont like|dont like|cant have
    |i dont eat|dont eat|do not eat|dont drink|cant eat|cannot eat|didnt want|did not want|didnt order
    |nearly finished|was supposed to be|were supposed to be|supposed to be|meant to be
    |passed on the|turned down the|said no to the|refused|refused the|declined|declined the
    |sent back|sent back the|returned|returned the|didnt get any|stayed away from
    |no one ate|no one had|no one touched|no one wanted|nobody ate|nobody had|nobody touched
    |nobody wanted|forgot the|forgot to eat|forgot to have|forgot to add|forgot to drink
    |resisted the|resisted|gave up|ran out of|allergy to
    |gave the|gave my|gave away the|gave away my|gave him my|gave her my|gave them my|threw away the
    |threw out the|tossed the|fed the|picked off the|picked out the|took off the|scraped off the
    |swapped the|swapped out the|swapped my|replaced the|traded the|traded my|substituted the
    |not counting|not counting the|im not counting|im not counting the|not including
    |not including the|none of the|none of my|didnt put|didnt use|dont take|dont put|didnt get|didnt touch the|didnt touch
    """)

  /// Phrases that take back the food that follows, as in "scratch the toast".
  static let takingBack = keys(
    """
    change|change the|replace|replace the|swap|swap the|switch|switch the|switch out the|change out the
    |not|not the|never mind the|nevermind the|forget the|scratch the|cancel the|remove the|delete the
    |were out of|was out of|had run out of|sold out of
    |drop the|lose the|take off the|ignore the|scrap the|strike the|take away the|take out the
    """)

  static let amending = keys(
    """
    no|actually|i mean|i meant|make that|make it|sorry|or rather|wait|no wait|correction
    |change that to|change it to|no sorry|sorry i mean|i mean to say|no i mean|no make that|make those
    |wait no|well actually|oh wait|excuse me|oops|my mistake|no actually|actually no|actually make that
    |actually it was|no it was|it was actually|that was actually|should be
    |that should be|i meant to say|or actually|correct that to|lets make that
    |lets make it|no i had|no i ate|nope|hang on|hold on|it was more like|more like
    |change to|or i mean|no that was|let me correct that|no they were
    |well really|well really just|well just|well maybe|really just|really only|well only|well more like
    |no scratch that i meant|scratch that i meant|scratch that make it|scratch that make that
    |closer to|lets say|let us say|call it|or more like|i should say|i was wrong|that is wrong|thats wrong|thats not right|i misspoke|i take that back its|let me fix that|let me rephrase|rephrase|correct that|erm no|uh no|um no|oh no|ah no|no no|wait sorry|oh sorry|sorry no
    |i lied|no i lied|lied|my bad|no my bad
    """)

  static let withdrawing = keys(
    """
    scratch that|delete that|cancel that|forget that|strike that|take that back|remove that
    |never mind|nevermind|ignore that|undo that|scrap that|forget it|scratch the last one
    |remove the last one|delete the last one|disregard that|take that off|not that
    """)

  /// Phrases that withdraw the last food before a pause or the end: "I ordered a cake but I didn't".
  static let withdrawingAtEnd = keys(
    """
    but i didnt|but didnt|but i did not|but i couldnt|but i didnt eat it|but didnt eat it
    |but i didnt have it|but i didnt eat them|but didnt eat them|but i didnt drink it
    |but i didnt have any|but i threw it away|but i gave it away|but i didnt eat any
    """)

  static let restarting = keys(
    "start over|start again|scratch all that|scratch everything|delete everything|forget all that")

  static let adding = keys("also|too|as well|plus|along with|in addition|on top of that|besides")

  static let same = keys(
    "the same|the same thing|same thing|same for me|so did i|as did i|i did too|me too|likewise")

  /// Words that attach a food to the one before it.
  static let joining = keys(
    """
    with|topped with|served with|with some|and some|on|over|in|mixed with|covered in|smothered in
    |dipped in|alongside|accompanied by|on top|on top of|containing|filled with|stuffed with|inside
    |with a bit of|made with|cooked in|fried in|tossed in|drizzled with|sprinkled with|spread with
    |garnished with|and then some|loaded with|using|featuring|including
    """)

  /// Words that do not separate foods: hesitations, and words before a name.
  static let fillers = keys(
    """
    of|the|um|uh|er|erm|uhm|hmm|mm|like|my|our|his|her|their|this|those|these|you know|kind of
    |sort of|nothing but|nothing except|nothing other than|nothing besides|some kind of|worth of|whole lot of|maybe|more|about|roughly|around|approximately|almost
    |nearly|nearly a|probably|i think|i guess|just|only|exactly|another|well|evenly|equally|basically|up|times|x
    """)

  /// The names of restaurants and stores, which name no food on their own.
  static let places = keys(
    """
    mcdonald|mcdonalds|mc donald|burger king|wendy|kfc|taco bell|subway|pizza hut|domino|papa john
    |starbuck|dunkin|dunkin donut|chick fil a|chickfila|popeye|arby|chipotle|panera|costco|trader joe
    |whole food|in n out|five guy|panda express|olive garden|applebee|denny|ihop|cracker barrel
    |little caesar|sonic|dairy queen|tim horton|greggs|pret|nando|tesco|walmart|aldi|lidl|shake shack
    """)

  /// Maps synonyms, spelling variants, and common misrecognitions to the table's words.
  static let soundsLike = [
    "serial": "cereal", "stake": "steak", "meet": "meat", "flower": "flour",
    "yoghurt": "yogurt", "yogourt": "yogurt", "doughnut": "donut", "omelette": "omelet",
    "barbeque": "barbecue", "hotdog": "hot dog", "cornflake": "corn flake",
    "prawn": "shrimp", "courgette": "zucchini", "aubergine": "eggplant", "guac": "guacamole",
    "choc": "chocolate", "avo": "avocado", "spud": "potato", "lasagne": "lasagna",
    "bolognaise": "bolognese", "bolognase": "bolognese", "chilli": "chili", "veg": "vegetable",
    "cauli": "cauliflower", "mozz": "mozzarella", "sarny": "sarnie",
  ]

  /// Returns a name in the spelling used to search the table.
  static func spelled(_ key: String) -> String {
    key.split(separator: " ").map { soundsLike[String($0)] ?? String($0) }.joined(separator: " ")
  }

  /// Returns the meaning of each phrase; `own` lists meanings that have no other phrase.
  private static func phrases(of own: String = "", _ words: [String: String]) -> [String: String] {
    var phrases: [String: String] = [:]
    for meaning in Set(words: own) { phrases[MealWord.key(of: meaning)] = meaning }
    for (meaning, said) in words {
      for phrase in keys(said).union([MealWord.key(of: meaning)]) { phrases[phrase] = meaning }
    }
    return phrases
  }

  static func keys(_ text: String) -> Set<String> {
    let phrases = text.replacingOccurrences(of: "\n", with: "").split(separator: "|")
    return Set(phrases.map { MealWord.key(of: String($0)) })
  }
}

extension Set<String> {
  init(words: String) { self.init(words.split(whereSeparator: \.isWhitespace).map(String.init)) }
}

extension MealVocabulary {
  /// Dishes without a table row, whose names consist of words with other meanings.
  static let otherDishes = keys(
    """
    kind bar|quest bar|rx bar|rxbar|think bar|honey cake|butter cake|fish ball|fish curry|mint julep
    |cold cut|monkey bread|dirty rice|cheese curd|spring water|hot cider|beef wellington|garlic knot
    |red wine vinegar|rice vinegar|rice milk latte|onion soup dip|chicken pie soup|cheese ball
    |sticky bun|plum pudding|corn soup|chicken curry soup|fish cake|rice paper|egg custard tart
    |chicken wrap supreme|garlic shrimp|apple dumpling|apple cake|bread bowl|subway club|energy gel
    |protein cookie|happy meal|kid meal|value meal|combo meal|meal deal|tv dinner|mixed grill
    |continental breakfast|bar food|pub food|chinese food|mexican food|indian food|thai food
    |junk food|sunday lunch|christmas dinner|thanksgiving dinner|glass of squash|pint of squash
    |orange squash|fruit squash|blackcurrant squash|lemon squash|veggie straw|vegetable straw
    |white pudding|double cream|custard cream|tea cake|sweet potato pie|milk bread|cream cracker
    |water biscuit|lunch meat|brioche bun|cheese straw|garlic chili sauce|lemon bread|dim sum
    """)
}

/// Everyday words that turn an adjacent food into a different dish.
enum DishWords {
  /// Words directly before a food, as in "two street tacos"; after a preposition, only if an amount
  /// precedes them.
  static let before = MealVocabulary.keys(
    """
    baking|ball|bar|block|chef|street|party|wedding|skillet|wok|lady|dog|tray|filled|covered|dipped
    |topped|wrapped|spread|winter|family|truck|straw|main|cup|bowl|pan|corner|mixed|folded
    """)

  /// Words that name a time or a place unless counted, as in "two breakfast tacos".
  static let beforeCounted = MealVocabulary.keys(
    "breakfast|lunch|dinner|brunch|dessert|snack|sunday|holiday|movie|stadium|airport|christmas")

  /// Words directly after a food, as in "a salmon bowl" or "egg bites".
  static let behind = MealVocabulary.keys(
    """
    bowl|bar|ball|dish|combo|plate|tray|bite|dog|skillet|mix|log|spread|treat
    """)

  /// Words between a food and the one that it fills, tops, or wraps: "a bacon wrapped date".
  static let between = MealVocabulary.keys(
    """
    filled|stuffed|covered|dipped|topped|wrapped|flavored|flavoured|flavor|flavour|roasted|roast
    |poached|baked|seared|toasted|candied|glazed|style|free|smoked|marinated|breaded
    """)

  /// Preparation words that form a name with the foods around them: "chicken fried steak".
  static let manners = MealVocabulary.keys("fried|glazed|battered|braised|stuffed|cured|smoked")

  /// Vessels after a food that is drunk or spooned: "two beer bottles".
  static let vessels = MealVocabulary.keys(
    "can|bottle|glass|mug|cup|carton|bag|box|packet|package|container|jar|tub|bowl")
}
