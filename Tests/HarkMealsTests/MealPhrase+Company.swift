// swift-format-ignore-file
extension MealPhrase {
  /// Words whose meaning depends on their neighbors, and dishes described by their ingredients.
  static let company = MealPhrase.parsed(
    """
    a skim milk latte with one sugar
      = ?1 shot espresso 29.6; ?1 cup skim milk 245; ?1 piece sugar 4.2
    a nonfat latte
      = ?1 shot espresso 29.6; ?1 cup skim milk 245
    a decaf cappuccino
      = ?1 shot decaf espresso 29.6; ?0.5 cup milk (whole) 122
    a large coffee
      = ?1 large coffee 474
    a small black tea
      = ?1 small tea 237
    a medium latte
      = ?1.5 shot espresso 44.4; ?1.5 cup milk (whole) 366
    a starbucks latte
      = ?1 shot espresso 29.6; ?1 cup milk (whole) 244
    .5 cup of yogurt
      = 0.5 cup yogurt (plain, whole milk) 122.5
    40 g of oats with 200 mls of semi skimmed milk
      = 40 g dry oats 40; 200 ml reduced fat milk 206.266
    two cups of spaghetti bolognese
      = ?2 cup spaghetti with meat sauce 473.176
    half a cup of greek yogurt
      = ?0.5 cup greek yogurt 118.294
    one packet of ramen noodles
      = 1 packet ramen 81
    a large bag of potato chips
      = ?1 bag potato chip 227
    a ham and cheese toastie
      = ?2 slice toast (white) 54; ?2 slice ham 56; ?1 slice cheese (cheddar) 28; ?1 pat butter 5
    a chicken and bacon sandwich
      = ?2 slice bread (white) 60; ?3 slice bacon 34.5; ?3 oz chicken 85.05
    two chicken and bacon sandwiches
      = ?4 slice bread (white) 120; ?6 slice bacon 69; ?6 oz chicken 170.1
    two ham and cheese rolls
      = ?2 piece roll 56; ?4 slice ham 112; ?2 slice cheese (cheddar) 56
    a bacon and egg roll
      = ?1 piece roll 28; ?3 slice bacon 34.5; ?1 piece fried egg 46
    a tuna baguette
      = ?2 oz baguette 56.7; ?1 can tuna 165
    two tacos with ground beef cheese and lettuce
      = 2 piece taco 138
    tacos two of them with chicken and cheese
      = 2 piece chicken taco 196
    a burrito with chicken rice beans and cheese
      = ?1.5 piece tortilla 72; ?110 g chicken 110; ?60 g rice (white) 60; ?60 g pinto bean 60; ?28 g cheese (cheddar) 28; ?30 g salsa 30
    a slice of pizza with pepperoni
      = 1 slice pepperoni pizza 111
    two hot dogs with buns
      = 2 piece hot dog 196
    a salad with lettuce tomato cucumber and olive oil
      = ?1 cup lettuce 36; ?1 piece tomato 123; ?0.5 cup cucumber 52; ?1 tbsp olive oil 13.5
    chicken salad with lettuce tomatoes and dressing
      = ?3 oz chicken 85.05; ?1 cup lettuce 36; ?1 piece tomato 123; ?2 tbsp vinaigrette 32
    stir fry with tofu peppers and noodles
      = ?10 g oil (canola) 10; ?8 g soy sauce 8; ?3 oz tofu 85.05; ?1 piece green pepper 119; ?1 cup egg noodle 160
    an omelette with ham cheese and peppers
      = ?2 large omelet 122; ?2 slice ham 56; ?1 slice cheese (cheddar) 28; ?1 piece green pepper 119
    smoothie with strawberries yogurt and milk
      = ?1 cup strawberry 144; ?1 container yogurt (plain, whole milk) 170; ?1 cup milk (whole) 244
    a protein shake with almond milk
      = ?1 scoop protein powder 32; ?1 cup almond milk 240
    a bowl of oatmeal with raisins and a cup of coffee with milk
      = ?1 bowl oatmeal 351; ?1 oz raisin 28.35; 1 cup coffee 237; ?2 tbsp milk (whole) 30
    toast with jam and for lunch a coffee with milk
      = ?1 slice toast (white) 27; ?1 tbsp jam 20; ?1 cup coffee 237; ?2 tbsp milk (whole) 30
    a burger king whopper with cheese
      = 1 piece whopper with cheese 316
    steak and chips
      = ?6 oz steak (sirloin) 170.1; ?1 serving french fries 117
    sausage egg and chips
      = ?1 link sausage (pork) 23; ?1 piece egg 50; ?1 serving french fries 117
    chips with ketchup
      = ?1 serving french fries 117; ?1 tbsp ketchup 17
    a small portion of chips
      = ?1 serving french fries 71
    chips and guacamole
      = ?1 oz tortilla chip 28.35; ?50 g avocado 50; ?5 g tomato 5; ?3 g onion 3; ?2 g lime juice 2
    a turkey avocado wrap with chips
      = ?1 piece tortilla 48; ?3 oz turkey 85.05; ?0.5 piece avocado 100.5; ?1 oz potato chip 28.35
    sausage beans and toast
      = ?1 link sausage (pork) 23; ?0.5 cup baked bean 127; ?1 slice toast (white) 27
    rice and beans with plantains
      = ?1 cup rice and bean 146; ?0.5 cup plantain 100
    pie and mash
      = ?1 piece beef pot pie 268; ?0.5 cup mashed potato 105
    a footlong meatball sub
      = ?180 g french roll 180; ?10 piece meatball 186.667; ?120 g marinara 120; ?60 g provolone 60
    a king size snickers
      = 1 extra_large snickers 113
    six onion rings
      = 6 piece onion ring 39
    fish fingers chips and beans
      = ?3 piece fish stick 84; ?1 serving french fries 117; ?0.5 cup baked bean 127
    courgette and aubergine
      = ?0.5 cup zucchini 90; ?1 cup eggplant 99
    a prawn stir fry
      = ?1 serving shrimp stir fry 601
    bacon egg and cheese on a roll
      = ?1 piece roll 28; ?2 slice bacon 23; ?1 piece fried egg 46; ?1 slice american cheese 28
    chicken lo mein
      = ?1 cup lo mein 136; ?70 g chicken 70
    a glass of squash
      = !glass of squash
    a pint of cider
      = !cider
    eggs and bacon
      = ?2 piece egg 100; ?2 slice bacon 23
    fish fingers with chips and peas
      = ?3 piece fish stick 84; ?1 serving french fries 117; ?0.5 cup pea 80
    half a grapefruit
      = 0.5 piece grapefruit 128
    a medium banana smoothie with milk and honey
      = ?1 piece banana 118; ?1 cup milk (whole) 244; ?1 tbsp honey 21
    100 grams of pasta with pesto
      = ?100 g pasta 100; ?1.5 tbsp olive oil 20.25; ?2 tbsp parmesan 10; ?8 g pine nut 8
    sunday roast beef with peas
      = ?3 oz beef 85.05; ?0.5 cup pea 80
    salmon sashimi six pieces
      = ?100 g raw salmon 100
    green curry with tofu and rice
      = ?90 g tofu 90; ?80 g coconut milk 80; ?60 g mixed vegetable 60; ?1 cup rice (white) 158
    """)
}

