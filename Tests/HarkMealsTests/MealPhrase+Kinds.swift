extension MealPhrase {
  /// Every kind of statement about a meal, with its expected result.
  static let kinds = parsed(
    """
    two eggs and a slice of toast
      = 2 piece egg 100; 1 slice toast 27
    i ate a grilled chicken breast with rice
      = 1 piece chicken breast 196; ?1 cup rice 158
    I had a bowl of oatmeal with a banana.
      = ?1 bowl oatmeal 351; 1 piece banana 118
    coffee with milk and two sugars
      = ?1 cup coffee 237; ?2 tbsp milk (whole) 30; ?2 tsp sugar 8.4
    toast with butter and jam
      = ?1 slice toast 27; ?1 pat butter 5; ?1 tbsp jam 20
    half a cup of rice
      = 0.5 cup rice 79
    two slices of pizza
      = 2 slice pizza 214
    a couple of eggs
      = 2 piece egg 100
    half a dozen chicken wings
      = 6 piece chicken wing 510
    a dozen oysters
      = 12 piece oyster 168
    one and a half cups of pasta
      = 1.5 cup pasta 186
    1 1/2 cups of milk
      = 1.5 cup milk 366
    a quarter pound of ground beef
      = 0.25 lb ground beef 113
    200 grams of chicken breast
      = 200 g chicken breast 200
    200g salmon
      = 200 g salmon 200
    eight ounces of steak
      = 8 oz steak 227
    8 oz of orange juice
      = 8 oz orange juice 249
    a handful of almonds
      = ?1 handful almond 28
    a few strawberries
      = ?3 piece strawberry 54
    a large apple
      = 1 large apple 223
    a small banana and a medium pear
      = 1 small banana 101; 1 medium pear 178
    a can of coke
      = 1 can coke 370
    a glass of milk
      = ?1 glass milk 244
    a bowl of tomato soup
      = ?1 bowl tomato soup 372
    two tablespoons of peanut butter
      = 2 tbsp peanut butter 32
    a tablespoon of honey in my tea
      = 1 tbsp honey 21; ?1 cup tea 237
    three strips of bacon
      = 3 strip bacon 34.5
    um let's see i had two eggs and uh some bacon
      = 2 piece egg 100; ?2 slice bacon 23
    for breakfast i had cereal with skim milk
      = ?1 cup cereal 28; ?0.5 cup skim milk 122
    at 8 i had a bagel with cream cheese
      = 1 piece bagel 105; ?1 tbsp cream cheese 14.5
    coffee no sugar
      = ?1 cup coffee 237
    a salad without dressing
      = 1 piece salad 87
    a burger with no cheese and fries
      = 1 piece hamburger 97; ?1 serving french fries 117
    two eggs no make that three
      = 3 piece egg 150
    two slices of toast, no, make that three
      = 3 slice toast 81
    i had one banana actually two
      = 2 piece banana 236
    a bowl of cereal i mean oatmeal
      = ?1 bowl oatmeal 351
    a bagel scratch that a muffin
      = 1 piece muffin 113
    i had toast and eggs no wait three eggs
      = ?1 slice toast 27; 3 piece egg 150
    eggs, two, and toast
      = 2 piece egg 100; ?1 slice toast 27
    chicken 200 grams rice 1 cup
      = 200 g chicken 200; 1 cup rice 158
    a big mac and a small fries
      = 1 piece big mac 219; 1 small french fries 71
    six chicken mcnuggets with barbecue sauce
      = 6 piece mcnugget 95; ?1 tbsp barbecue sauce 17
    a slice of apple pie with ice cream
      = 1 slice apple pie 125; ?1 serving ice cream 66
    sweet potato with butter
      = ?1 piece sweet potato 114; ?1 pat butter 5
    orange juice and peanut butter toast
      = ?1 cup orange juice 249; ?1 slice toast 27; ?2 tbsp peanut butter 32
    two scrambled eggs
      = 2 piece scrambled egg 122
    two eggs scrambled with cheese
      = 2 piece scrambled egg 122; ?1 slice cheese 28
    fried egg sandwich
      = ?2 slice bread 60; ?1 piece fried egg 46
    a ham and cheese sandwich
      = ?2 slice bread 60; ?2 slice ham 56; ?1 slice cheese 28
    a peanut butter and jelly sandwich
      = ?2 slice bread 60; ?2 tbsp peanut butter 32; ?1 tbsp jelly 21
    a tuna sandwich
      = ?2 slice bread 60; ?0.5 cup tuna salad 102.5
    avocado toast
      = ?1 slice toast 27; ?0.5 piece avocado 100
    half an avocado
      = 0.5 piece avocado 100.5
    a quarter of a watermelon
      = 0.25 piece watermelon 1129
    a quarter pounder with cheese
      = 1 piece quarter pounder with cheese 199
    three quarters of a cup of blueberries
      = 0.75 cup blueberry 111
    a third of a cup of almonds
      = 0.3333 cup almond 47.7
    two thirds of a cup of yogurt
      = 0.6667 cup yogurt 163
    macaroni and cheese
      = ?1 cup mac and cheese 137
    spaghetti and meatballs
      = ?2 cup spaghetti and meatball 268
    steamed broccoli and boiled potatoes
      = ?0.5 cup broccoli 78; ?1 piece boiled potato 136
    raw broccoli with ranch
      = ?1 cup raw broccoli 91; ?2 tbsp ranch 30
    a cup of black coffee
      = 1 cup coffee 237
    a cup of tea with a splash of milk
      = 1 cup tea 237; ?1 splash milk 15.25
    i drank two glasses of water
      = ?2 glass water 474
    a bottle of beer
      = ?1 bottle beer 356
    a pint of beer
      = 1 pint beer 475
    a glass of red wine
      = ?1 glass red wine 147
    a shot of vodka
      = ?1 shot vodka 42
    a latte
      = ?1 shot espresso 29.6; ?1 cup milk 244
    two cookies and a glass of milk
      = 2 piece cookie 26; ?1 glass milk 244
    ten almonds
      = 10 piece almond 12
    twenty five grams of dark chocolate
      = 25 g dark chocolate 25
    a hundred grams of cottage cheese
      = 100 g cottage cheese 100
    two hundred and fifty grams of greek yogurt
      = 250 g greek yogurt 250
    a snickers bar
      = 1 piece snicker 57
    a bag of potato chips
      = ?1 bag potato chip 28.35
    a protein bar and a banana
      = 1 piece bar 68; 1 piece banana 118
    a slice of pepperoni pizza and a diet coke
      = 1 slice pepperoni pizza 111; ?1 can diet coke 355
    hard boiled eggs two of them
      = 2 piece boiled egg 100
    chicken noodle soup with crackers
      = ?1 cup chicken noodle soup 248; ?5 piece cracker 15
    a turkey sandwich on whole wheat bread
      = ?2 slice whole wheat bread 64; ?3 oz turkey 85
    caesar salad
      = ?2 cup romaine 94; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5; ?0.25 cup crouton 7.5
    green beans and mashed potatoes with gravy
      = ?0.5 cup green bean 62.5; ?0.5 cup mashed potato 105; ?0.25 cup gravy 58
    a baked potato with sour cream and chives
      = ?1 piece potato 173; ?2 tbsp sour cream 24; ?1 tbsp chive 3
    quinoa and black beans
      = ?1 cup quinoa 185; ?0.5 cup black bean 92.5
    i had some tikka masala
      = ?120 g chicken 120; ?60 g marinara 60; ?40 g heavy cream 40; ?10 g butter 10
    a plate of shakshuka with bread
      = ?2 piece poached egg 100; ?150 g marinara 150; ?7 g olive oil 7; ?1 slice bread (white) 30
    dragon fruit
      = !dragon fruit
    goat curry and rice
      = ?110 g goat 110; ?100 g marinara 100; ?10 g oil (canola) 10; ?1 cup rice (white) 158
    brocolli
      = !brocolli
    carrot cake
      = ?75 g cake (yellow, with frosting) 75; ?20 g carrot 20; ?20 g cream cheese 20
    vegan cheese
      = !vegan cheese
    fried zucchini
      = ?0.5 cup zucchini 90; !fried zucchini
    i went to the store and bought apples
      = ?1 piece apple 182
    for lunch at work i had roast turkey and a cup of grapes
      = ?3 oz turkey 85; 1 cup grape 151
    two pancakes with maple syrup
      = 2 piece pancake 76; ?1 tbsp maple syrup 20
    three waffles with syrup and butter
      = 3 piece waffle 225; ?1 tbsp syrup 20; ?1 pat butter 5
    a cup and a half of rice
      = 1.5 cup rice 237
    two and a half cups of popcorn
      = 2.5 cup popcorn 20
    a dozen shrimp
      = 12 piece shrimp 66
    a 12 ounce steak
      = 12 oz steak 340
    two 8 ounce glasses of milk
      = 16 oz milk 488
    a 16 oz coke
      = 16 oz coke 491
    i had a sandwich with ham and swiss cheese
      = ?2 slice bread 60; ?2 slice ham 56; ?1 slice swiss cheese 28
    eggs bacon and toast
      = ?2 piece egg 100; ?2 slice bacon 23; ?1 slice toast (white) 27
    chicken rice and broccoli
      = ?3 oz chicken 85; ?1 cup rice 158; ?0.5 cup broccoli 78
    chicken caesar salad
      = ?2 cup romaine 94; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5; ?0.25 cup crouton 7.5; ?3 oz chicken 85
    sausage egg and cheese biscuit
      = !sausage egg and cheese biscuit
    bacon egg and cheese biscuit
      = ?1 piece bacon egg and cheese biscuit 145
    a whopper with cheese and onion rings
      = 1 piece whopper with cheese 316; ?1 package onion ring 117
    a bean burrito from taco bell
      = 1 piece bean burrito 185
    fish and chips
      = ?1 serving fried fish 226; ?1 serving french fries 117
    an orange
      = 1 piece orange 131
    an apple a banana and a pear
      = 1 piece apple 182; 1 piece banana 118; 1 piece pear 178
    three kiwis and a handful of raspberries
      = 3 piece kiwi 207; ?1 handful raspberry 30.75
    a scoop of vanilla ice cream
      = ?1 scoop ice cream 66
    two scoops of chocolate ice cream
      = ?2 scoop chocolate ice cream 132
    a packet of ketchup
      = 1 packet ketchup 9
    a teaspoon of olive oil
      = 1 tsp olive oil 4.5
    a stick of butter
      = 1 stick butter 113
    a clove of garlic
      = 1 clove garlic 3
    celery sticks with hummus
      = ?1 stalk celery 40; ?2 tbsp hummus 30
    an ear of corn
      = 1 ear corn 103
    corn on the cob with butter
      = ?1 piece corn 103; ?1 pat butter 5
    lasagna and garlic bread
      = ?1 piece lasagna 255; ?1 slice garlic bread 43
    beef stew with bread
      = ?1 cup beef stew 196; ?1 slice bread 30
    a cheeseburger and fries
      = 1 piece cheeseburger 127; ?1 serving french fries 117
    a hot dog with mustard and ketchup
      = 1 piece hot dog 98; ?1 tsp mustard 5; ?1 tbsp ketchup 17
    nachos with cheese and salsa
      = ?1 serving nacho 80; ?2 tbsp salsa 36
    two tacos
      = 2 piece taco 138
    a chicken quesadilla
      = 1 piece chicken quesadilla 180
    sweet and sour chicken with fried rice
      = ?6 oz sweet and sour chicken 170; ?1 cup fried rice 137
    two egg rolls
      = 2 piece egg roll 178
    a can of tuna
      = 1 can tuna 165
    a cup of cottage cheese with pineapple
      = 1 cup cottage cheese 210; ?1 cup pineapple 165
    greek yogurt with granola and blueberries
      = ?1 container greek yogurt 170; ?0.5 cup granola 61; ?1 cup blueberry 148
    no breakfast just coffee
      = ?1 cup coffee 237
    i skipped the bread but i had soup
      = !soup
    i didn't have any dessert
      = 
    cereal without milk
      = ?1 cup cereal 28
    a burger hold the mayo
      = 1 piece hamburger 97
    i had tea not coffee
      = ?1 cup tea 237
    a salad with chicken not turkey
      = 1 piece salad 87; ?3 oz chicken 85
    a turkey sandwich no sorry a ham sandwich
      = ?2 slice bread 60; ?2 slice ham 56
    one cup of rice make that two cups
      = 2 cup rice 316
    a small coffee make it large
      = ?1 large coffee 474
    tofu 100 grams
      = 100 g tofu 100
    edamame and miso soup
      = ?0.5 cup edamame 77.5; ?1 tbsp miso 17; ?30 g soft tofu 30; ?215 g water 215
    half a pound of shrimp
      = 0.5 lb shrimp 227
    500 ml of water
      = 500 ml water 501
    a liter of water
      = 1 l water 1002
    two cups of coffee with cream
      = 2 cup coffee 474; ?1 tbsp cream 15
    pancakes four of them
      = 4 piece pancake 152
    two or three cookies
      = ?3 piece cookie 39
    a slice and a half of bread
      = 1.5 slice bread 45
    i think it was about six ounces of salmon
      = 6 oz salmon 170
    yesterday evening we ate spaghetti bolognese and drank a bottle of water
      = ?1 serving spaghetti with meat sauce 554; ?1 bottle water 500
    an omelette with mushrooms and cheese
      = ?2 large omelet 122; ?0.5 cup mushroom 35; ?1 slice cheese 28
    a three egg omelette
      = 3 large omelet 183
    mushroom omelette
      = ?2 large omelet 122; ?0.5 cup mushroom 35
    baked beans on toast
      = ?0.5 cup baked bean 127; ?1 slice toast 27
    a cup of blueberries, a banana, and a tablespoon of chia seeds
      = 1 cup blueberry 148; 1 piece banana 118; ?1 tbsp chia 14.8
    """)
}
