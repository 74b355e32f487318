extension MealPhrase {
  /// Meals that are shared, partly eaten, followed by second helpings, or divided into kinds.
  static let shares = parsed(
    """
    a burger, ate half of it
      = 0.5 piece hamburger 48.5
    I shared my burger with a friend
      = 0.5 piece hamburger 48.5
    my wife and I split a pizza
      = 0.5 piece pizza (cheese) 426.5
    we split a pizza
      = ?1 piece pizza (cheese) 853; !split
    my wife and I shared a large fries and two cokes
      = 0.5 large french fries 77; ?1 can coke 370
    split pea soup and half a sandwich
      = ?1 cup split pea soup 253; ?1 slice bread (white) 30; !sandwich
    a banana split
      = ?1 piece banana 118; ?132 g ice cream (vanilla) 132; ?2 tbsp chocolate syrup 39; ?2 tbsp whipped cream 6
    we had a pizza between the four of us
      = 0.25 piece pizza (cheese) 213.25
    two slices of ham between two slices of bread
      = 2 slice ham 56; 2 slice bread (white) 60
    I shared a pint of ice cream with my sister
      = 0.5 pint ice cream (vanilla) 132
    a pizza I shared with three friends
      = 0.25 piece pizza (cheese) 213.25
    I shared my fries with the kids and had a burger
      = ?1 serving french fries 117; 1 piece hamburger 97; !with the kids
    a bowl of chili split four ways
      = ?0.25 bowl chili 90.75
    a dozen oysters between the two of us
      = 6 piece oyster 84
    a dozen wings between three of us
      = 4 piece chicken wing 340
    nachos for the table, shared by everyone
      = ?1 serving nacho 80; !shared
    a cookie, split with my daughter
      = 0.5 piece cookie (chocolate chip) 6.45
    I shared a bottle of wine with two friends
      = 0.333 bottle wine 249.374
    we shared a pizza and I ate two slices
      = 2 slice pizza (cheese) 214
    I had three slices of pizza and gave one to my son
      = 2 slice pizza (cheese) 214
    I had five strawberries, gave two to the dog
      = ?3 piece strawberry 54
    I had two strawberries, gave two to the dog
      = ?2 piece strawberry 36; !gave two
    six wings, left two
      = 4 piece chicken wing 340
    I didn't finish my rice, left about half
      = ?0.5 cup rice (white) 79
    I left a third of my burger
      = ?0.667 piece hamburger 64.667
    half a steak
      = ?3 oz steak (sirloin) 85.05
    four cookies, my son ate one of them
      = 3 piece cookie (chocolate chip) 38.7
    I had four tacos and my wife had two
      = 4 piece taco 276
    two pancakes, only ate one of them
      = 1 piece pancake 38
    I ordered pancakes but only finished two
      = 2 piece pancake 76
    a bag of chips, ate about a third
      = ?0.333333 bag potato chip 9.45
    three tacos, two chicken and one beef
      = 2 piece chicken taco 196; 1 piece taco 69
    three tacos, two of them chicken
      = 1 piece taco 69; 2 piece chicken taco 196
    pizza two slices one pepperoni one cheese
      = 1 slice pepperoni pizza 111; 1 slice pizza (cheese) 107
    two burritos, one bean one beef
      = 1 piece bean burrito 185; 1 piece beef burrito 241
    two tacos, one fish and one shrimp
      = 2 piece taco 138; !fish taco; !shrimp taco
    two scoops of ice cream, one vanilla one chocolate
      = ?1 scoop ice cream (vanilla) 66; ?1 scoop chocolate ice cream 66
    two muffins, one blueberry and one chocolate
      = 2 piece muffin (blueberry) 226; !blueberry muffin; !chocolate muffin
    two bananas, one apple and one orange
      = 2 piece banana 236; 1 piece apple 182; 1 piece orange 131
    three cookies, two apples and one orange
      = 3 piece cookie (chocolate chip) 38.7; 2 piece apple 364; 1 piece orange 131
    an omelette made with three eggs and some cheddar
      = 3 large omelet 183; ?1 slice cheese (cheddar) 28
    scrambled eggs made with two eggs
      = 2 piece scrambled egg 122
    an omelet and two eggs
      = ?2 large omelet 122; 2 piece egg 100
    one slice each of ham and turkey on rye bread
      = 1 slice ham 28; ?3 oz turkey 85.05; ?1 slice rye bread 32
    the kids ate my fries so just the burger
      = ?1 piece hamburger 97
    I took three cookies but put one back
      = 2 piece cookie (chocolate chip) 25.8
    four ounces chicken breast times two
      = 8 oz chicken breast 226.8
    a slice of cake and then another slice
      = ?2 slice cake (yellow, with frosting) 134
    a beer and then another
      = ?2 can beer 712
    a beer and another one
      = ?2 can beer 712
    two tacos and then one more
      = 3 piece taco 207
    an egg, another egg and two more eggs
      = 1 piece egg 50; 1 piece egg 50; 2 piece egg 100
    another slice of pizza
      = 1 slice pizza (cheese) 107
    two slices of pizza plus two more
      = 4 slice pizza (cheese) 428
    a third of a cup of oats with half a scoop of protein powder
      = 0.333 cup dry oats 27; ?0.5 scoop protein powder 16
    a ten inch pizza, about three quarters of it
      = ?0.75 piece pizza (cheese) 639.75
    we got a dozen donuts and I had one and a half
      = ?1.5 piece donut (glazed) 112.5
    """)
}
