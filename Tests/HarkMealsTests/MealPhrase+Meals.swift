extension MealPhrase {
  /// Meals as people describe them, from coffee to dessert.
  static let meals = parsed(
    """
    I had two poached eggs on whole wheat toast and a black coffee
      = 2 piece poached egg 100; ?1 slice whole wheat toast 25; ?1 cup coffee 237
    this morning i grabbed a blueberry muffin and a large latte from starbucks
      = 1 piece muffin (blueberry) 113; ?2 shot espresso 59.2; ?2 cup milk (whole) 488
    lunch was a turkey and swiss sandwich with mustard and a bag of chips
      = ?2 slice bread (white) 60; ?3 oz turkey 85.05; ?1 slice swiss cheese 28; ?1 tsp mustard 5; ?1 bag potato chip 28.35
    three slices of thin crust pizza and two beers
      = 3 slice thin crust pizza 228; ?2 can beer 712
    a medium bowl of chili with shredded cheese and sour cream
      = ?1 bowl chili 363; ?1 slice cheese (cheddar) 28; ?2 tbsp sour cream 24
    Um, I think I had like four or five chicken nuggets and a handful of fries
      = ?5 piece chicken nugget 100; ?1 handful french fries 28.35
    a venti iced coffee with cream and three sugars
      = 1 venti coffee 592.5; ?1 tbsp cream (light) 15; ?3 piece sugar 12.6
    one cup cooked quinoa, half a cup of chickpeas, a tablespoon of olive oil
      = 1 cup quinoa 185; 0.5 cup chickpea 82; 1 tbsp olive oil 13.5
    six ounces of grilled salmon, a cup of brown rice and some asparagus
      = 6 oz salmon 170.1; 1 cup brown rice 202; ?0.5 cup asparagus 90
    i ate a whole avocado and two corn tortillas
      = 1 piece avocado 201; 2 piece corn tortilla 48
    For dinner we had roast beef, mashed potatoes, gravy and peas
      = ?3 oz beef 85.05; ?0.5 cup mashed potato 105; ?0.25 cup gravy (beef) 58.25; ?0.5 cup pea 80
    one kit kat and a few gummy bears
      = 1 piece kit kat 42; ?3 piece gummy bear 6.6
    a bowl of raisin bran with two percent milk
      = ?1 bowl raisin bran 88.5; ?0.5 cup reduced fat milk 122
    a peanut butter sandwich on white bread
      = ?2 slice bread (white) 60; ?2 tbsp peanut butter 32
    two pieces of fried chicken and a biscuit
      = ?6 oz fried chicken 170.1; ?1 piece biscuit (buttermilk) 60
    I had a chicken burrito bowl with black beans and guacamole
      = ?115 g chicken 115; ?0.75 cup rice (white) 118.5; ?0.5 cup black bean 92.5; ?30 g salsa 30; ?28 g cheese (cheddar) 28; ?50 g avocado 50; ?5 g tomato 5; ?3 g onion 3; ?2 g lime juice 2
    just a protein shake
      = 1 bottle protein shake 295
    a bagel with smoked salmon and cream cheese no onions
      = 1 piece bagel 105; ?2 oz smoked salmon 56.7; ?1 tbsp cream cheese 14.5
    one pound of strawberries
      = 1 lb strawberry 453.6
    a plain yogurt with honey and walnuts
      = 1 container yogurt (plain, whole milk) 170; ?1 tbsp honey 21; ?1 oz walnut 28.35
    i had five prunes a glass of orange juice and a slice of sourdough
      = 5 piece prune 47.5; ?1 glass orange juice 249; ?1 slice sourdough 28.35
    two tbsp of almond butter on a rice cake
      = 2 tbsp almond butter 32; 1 piece rice cake 9
    A can of sardines with crackers
      = 1 can sardine 92; ?5 piece cracker (saltine) 14.9
    beef stir fry with noodles
      = ?1 serving beef stir fry 574; ?1 cup egg noodle 160
    pad thai with shrimp
      = ?200 g rice noodle 200; ?85 g shrimp 85; ?50 g scrambled egg 50; ?15 g peanut 15; ?14 g peanut oil 14; ?20 g sugar 20; ?40 g bean sprout 40
    i had an apple no wait a pear
      = 1 piece pear 178
    two tacos actually make it three and a margarita
      = 3 piece taco 207; ?2 fl_oz spirit 55.6; ?1 fl_oz lime juice 30.8; ?1 tbsp agave 13.75
    chicken salad sandwich and a pickle
      = ?2 slice bread (white) 60; ?2 oz chicken 56.7; ?1 tbsp mayonnaise 13.8; ?1 piece pickle 35
    french toast with strawberries and whipped cream
      = ?1 slice french toast 65; ?1 cup strawberry 144; ?2 tbsp whipped cream 6
    a quarter cup of raisins and ten cashews
      = 0.25 cup raisin 41.25; ?1 oz cashew 28.35
    a slice of cheesecake and a decaf coffee
      = 1 slice cheesecake 80; ?1 cup decaf coffee 237
    grilled cheese and tomato soup
      = ?2 slice toast (white) 54; ?2 slice american cheese 56; ?1 pat butter 5; ?1 cup tomato soup 248
    a bowl of ramen with an egg
      = ?1 package ramen 81; 1 piece egg 50
    a cup of miso soup, edamame and a california roll
      = ?1 tbsp miso 17; ?30 g soft tofu 30; ?215 g water 215; ?0.5 cup edamame 77.5; ?160 g sticky rice 160; ?40 g imitation crab 40; ?25 g avocado 25; ?2 g seaweed 2
    150 grams of cooked pasta with 50 grams of pesto
      = 150 g pasta 150; ?1.80383 tbsp olive oil 24.352; ?1.80383 tbsp parmesan 9.019; ?0.901914 tbsp pine nut 7.61; ?9.01914 g basil 9.019
    two fish tacos with cabbage
      = ?2 piece corn tortilla 48; ?110 g fish (cod) 110; ?30 g cabbage 30; ?20 g mayonnaise 20
    2 scoops of whey protein in 300ml of almond milk
      = ?2 scoop protein powder 64; 300 ml almond milk 304.3
    one medium baked sweet potato with a pat of butter
      = 1 medium sweet potato 114; 1 pat butter 5
    a couple of handfuls of trail mix
      = ?2 handful trail mix 56.7
    i finished the leftover lasagna about a cup and a half
      = ?1 piece lasagna 255; !cup of lasagna
    a footlong tuna sub and a diet pepsi
      = 1 footlong tuna sub 474; ?1 can diet coke 355
    bacon lettuce and tomato sandwich and a side salad with ranch
      = ?2 slice toast (white) 54; ?3 slice bacon 34.5; ?1 leaf lettuce 4.8; ?0.5 piece tomato 61.5; ?1 tbsp mayonnaise 13.8; 1 piece side salad 87; ?2 tbsp ranch dressing 30
    four ounces of turkey breast a slice of provolone and a whole wheat wrap
      = 4 oz turkey breast 113.4; 1 slice provolone 28; 1 piece whole wheat tortilla 41
    a mango smoothie and a granola bar
      = ?1 bottle mango smoothie 507.2; 1 piece granola bar 21
    i had steak and eggs with hash browns
      = ?6 oz steak (sirloin) 170.1; ?2 piece egg 100; ?0.5 cup hash brown 78
    seven up and popcorn at the movies
      = ?1 can sprite 369; ?3 cup popcorn 24
    a glass of white wine and some cheese and crackers
      = ?1 glass white wine 147; ?1 slice cheese (cheddar) 28; ?5 piece cracker (saltine) 14.9
    one serving of cottage cheese with a peach
      = ?1 serving cottage cheese 105; 1 piece peach 150
    pork chops with applesauce and green beans
      = ?3 oz pork chop 85.05; ?0.5 cup applesauce 122; ?0.5 cup green bean 62.5
    tomato and mozzarella salad with balsamic
      = ?1 piece side salad 87; ?1 piece tomato 123; ?1 oz mozzarella 28.35; ?1 tbsp balsamic vinegar 16
    a bowl of strawberries and cream
      = ?1 bowl strawberry 216; ?1 tbsp cream (light) 15
    porridge made with milk and a spoonful of jam
      = ?1 cup oatmeal 234; ?0.5 cup milk (whole) 122; ?1 spoon jam 20
    two boiled eggs and soldiers
      = 2 piece hard boiled egg 100; !soldiers
    a kale salad with quinoa and cranberries
      = ?2 cup kale 32; ?1 cup quinoa 185; ?0.5 cup cranberry 55
    cheese omelette with two slices of toast and marmalade
      = ?2 large omelet 122; ?1 slice cheese (cheddar) 28; 2 slice toast (white) 54; ?1 tbsp marmalade 20
    okay so for brunch today i had eggs benedict and a mimosa
      = ?2 piece poached egg 100; ?1 piece english muffin 57; ?2 slice canadian bacon 27.6; ?36 g butter 36; ?3 fl_oz orange juice 93.3; ?3 fl_oz white wine 88.2
    two hundred grams of chicken thighs and a hundred and fifty grams of white rice
      = 200 g chicken thigh 200; 150 g rice (white) 150
    I ate 3 boiled eggs, 2 slices of bread and 1 tbsp butter
      = 3 piece hard boiled egg 150; 2 slice bread (white) 60; 1 tbsp butter 14.2
    a tall cappuccino and a chocolate croissant
      = ?1 shot espresso 29.6; ?0.5 cup milk (whole) 122; ?1 piece croissant 57; ?15 g chocolate chip 15
    half a bagel with butter
      = 0.5 piece bagel 52.5; ?1 pat butter 5
    one slice of banana bread with a cup of green tea
      = 1 slice banana bread 60; 1 cup tea 237
    twelve grapes and a string cheese
      = 12 piece grape 58.8; ?1 piece string cheese 28.35
    a bowl of lentil soup and two pieces of naan
      = ?1 bowl lentil soup 372; 2 piece naan 180
    i had oatmeal with raisins brown sugar and a little milk
      = ?1 cup oatmeal 234; ?1 oz raisin 28.35; ?1 tsp brown sugar 3; ?1 cup milk (whole) 244
    a cup of mixed vegetables and four ounces of tilapia
      = 1 cup mixed vegetable 182; 4 oz tilapia 113.4
    chips and salsa and a corona
      = ?1 oz tortilla chip 28.35; ?2 tbsp salsa 36; ?1 can beer 356
    a large order of fries from mcdonalds and a chocolate shake
      = 1 serving french fries 154; ?1 container chocolate milkshake 300
    two small oranges and a handful of peanuts
      = 2 small orange 192; ?1 handful peanut 28.35
    i'm having a ham sandwich with mayo on rye bread and a dill pickle
      = ?2 slice rye bread 64; ?2 slice ham 56; ?1 tbsp mayonnaise 13.8; ?1 piece pickle 35
    spaghetti with marinara sauce and parmesan cheese
      = ?1 serving spaghetti with tomato sauce 510; ?1 tbsp parmesan 5
    about a cup of fruit salad
      = 1 cup fruit salad 249
    a tablespoon and a half of peanut butter
      = 1.5 tbsp peanut butter 24
    one corn dog and a lemonade
      = 1 piece corn dog 175; ?1 cup lemonade 247
    a few slices of salami with some olives and feta cheese
      = ?3 slice salami 78; ?5 piece olive 41.5; ?1 oz feta 28.35
    chicken tikka masala with basmati rice and naan
      = ?120 g chicken 120; ?60 g marinara 60; ?40 g heavy cream 40; ?10 g butter 10; ?1 cup rice (white) 158; ?1 piece naan 90
    beef tacos three of them with sour cream
      = 3 piece taco 207; ?2 tbsp sour cream 24
    an egg mcmuffin and a hash brown
      = 1 piece egg mcmuffin 126; ?0.5 cup hash brown 78
    a double cheeseburger no onions extra pickles
      = 1 piece double cheeseburger 155; ?1 piece pickle 35
    one hot dog actually two hot dogs with ketchup
      = 2 piece hot dog 196; ?1 tbsp ketchup 17
    i drank a liter of water and ate nothing
      = 1 l water 1002
    two glasses of red wine and a piece of dark chocolate
      = ?2 glass red wine 294; ?1 oz dark chocolate 28.35
    a snack of carrots and hummus
      = ?1 piece carrot 61; ?2 tbsp hummus 30
    egg white omelette with spinach
      = ?3 piece egg white 99; ?1 cup spinach 30
    breakfast was three pancakes, two sausages, and a glass of apple juice
      = 3 piece pancake 114; ?2 piece sausage (pork) 46; ?1 glass apple juice 248
    half a cup of frozen yogurt with sprinkles
      = 0.5 cup frozen yogurt 72; !sprinkles
    a cinnamon roll and a cup of hot chocolate with whipped cream
      = 1 piece cinnamon roll 60; 1 cup hot chocolate 250; ?2 tbsp whipped cream 6
    one can of tomato soup with a grilled cheese sandwich
      = ?1 can tomato soup 372; ?2 slice toast (white) 54; ?2 slice american cheese 56; ?1 pat butter 5
    rice and beans with a fried egg on top
      = ?1 cup rice and bean 146; 1 piece fried egg 46
    two cups of spinach, half a cucumber and a tomato with balsamic vinaigrette
      = 2 cup spinach 60; 0.5 piece cucumber 150.5; 1 piece tomato 123; ?2 tbsp vinaigrette 32
    i had a steak about ten ounces with a baked potato
      = 10 oz steak (sirloin) 283.5; ?1 piece baked potato 173
    a slice of ham and two slices of swiss cheese on a roll
      = 1 slice ham 28; 2 slice swiss cheese 56; 1 piece roll 28
    cereal, a cup and a half, with half a cup of whole milk
      = 1.5 cup cereal (corn flakes) 42; 0.5 cup milk (whole) 122
    three oreos and a glass of almond milk
      = 3 piece oreo 36; ?1 glass almond milk 240
    a bag of m&m's
      = ?1 bag m and m 48
    chicken pot pie and a side of corn
      = ?1 piece chicken pot pie 302; ?1 piece corn 103
    seven chicken wings with blue cheese dressing and celery
      = 7 piece chicken wing 595; ?2 tbsp blue cheese dressing 30; ?1 stalk celery 40
    a jam sandwich
      = ?2 slice bread (white) 60; ?1 tbsp jam 20
    for dessert a scoop of strawberry ice cream and a brownie
      = ?1 scoop strawberry ice cream 66; 1 piece brownie 56
    a tuna steak with a cup of couscous
      = ?3 oz tuna steak 85.05; 1 cup couscous 157
    i had a banana smoothie with protein powder
      = ?1 piece banana 118; ?1 cup milk (whole) 244; ?1 scoop protein powder 32
    two crackers with cheddar cheese and grapes
      = 2 piece cracker (saltine) 5.96; ?1 slice cheese (cheddar) 28; ?1 cup grape 151
    one veggie burger no bun and sweet potato fries
      = 1 piece veggie burger 56; ?12 piece sweet potato fries (frozen, as packaged) 51
    a shot of espresso and a glazed donut
      = ?1 shot espresso 29.6; ?1 piece donut (glazed) 75
    a cup of black beans a cup of rice and half an avocado sorry a whole avocado
      = 1 cup black bean 185; 1 cup rice (white) 158; 1 piece avocado 201
    one pint of ice cream
      = 1 pint ice cream (vanilla) 264
    four dates and ten pistachios
      = 4 piece dates 96; 10 piece pistachio 5.786
    chicken fried rice and two spring rolls
      = ?1 cup fried rice 137; ?3 oz chicken 85.05; 2 piece vegetable egg roll 136
    a quarter of a pizza
      = 0.25 piece pizza (cheese) 213.2
    vegetable curry with rice
      = ?120 g mixed vegetable 120; ?60 g marinara 60; ?30 g coconut milk 30; ?7 g oil (canola) 7; ?1 cup rice (white) 158
    two tablespoons of ranch dressing on a garden salad
      = 2 tbsp ranch dressing 30; 1 piece side salad 87
    a bottle of gatorade and a clif bar
      = 1 bottle gatorade 609; 1 piece clif bar 68
    um just a coffee with oat milk
      = ?1 cup coffee 237; ?25 g dry oats 25; ?3 g oil (canola) 3; ?210 g water 210
    peaches and cottage cheese
      = ?1 piece peach 150; ?0.5 cup cottage cheese 105
    shrimp scampi with linguine
      = ?115 g shrimp 115; ?14 g butter 14; ?7 g olive oil 7; ?1 cup pasta 124
    two eggs over easy with bacon and hash browns
      = 2 piece fried egg 92; ?2 slice bacon 23; ?0.5 cup hash brown 78
    half a grapefruit and a slice of rye toast
      = 0.5 piece grapefruit 128; 1 slice rye toast 29
    a mug of green tea with honey
      = ?1 mug tea 237; ?1 tbsp honey 21
    i had about three quarters of a cup of cottage cheese
      = 0.75 cup cottage cheese 157.5
    a hundred and twenty grams of tuna with a tablespoon of mayo
      = 120 g tuna 120; 1 tbsp mayonnaise 13.8
    one and a half chicken breasts
      = 1.5 piece chicken breast 294
    four slices of bacon and two eggs sunny side up
      = 4 slice bacon 46; 2 piece fried egg 92
    sausage and egg mcmuffin with a large coffee
      = ?1 piece sausage mcmuffin with egg 165; ?1 large coffee 474
    double espresso
      = ?2 shot espresso 59.2
    just a banana
      = 1 piece banana 118
    nothing but water
      = ?1 cup water 237
    eggs
      = ?2 piece egg 100
    two pieces of toast with peanut butter and banana slices
      = ?2 piece toast (white) 54; ?2 tbsp peanut butter 32; ?1 piece banana 118
    a bowl of vegetable soup and half a turkey sandwich
      = ?1 bowl vegetable soup 361.5; ?1 slice bread (white) 30; ?1.5 oz turkey 42.53
    six strawberries and a yogurt
      = ?6 piece strawberry 108; 1 container yogurt (plain, whole milk) 170
    a cup of soy milk and a handful of walnuts
      = 1 cup soy milk 243; ?1 handful walnut 28.35
    a third of a cup of oats with a scoop of protein powder
      = 0.3333 cup dry oats 27; ?1 scoop protein powder 32
    hot dog with sauerkraut
      = ?1 piece hot dog 98; ?0.5 cup sauerkraut 71
    three quarters of a pound of lean ground beef
      = 0.75 lb lean ground beef 340.2
    five ounces chicken breast and 1 cup steamed broccoli
      = 5 oz chicken breast 141.8; 1 cup broccoli 156
    roast chicken with roasted potatoes and carrots
      = ?3 oz roast chicken 85.05; ?1 piece baked potato 173; ?1 piece carrot 61
    one large pizza
      = ?1 piece pizza (cheese) 853
    two medium carrots and a tablespoon of hummus
      = 2 medium carrot 122; 1 tbsp hummus 15
    fried chicken drumsticks two of them and corn bread
      = 2 piece fried chicken drumstick 98; ?1 piece cornbread 65
    a bowl of frosted flakes with whole milk and a glass of oj
      = ?1 bowl frosted flake 60; ?0.5 cup milk (whole) 122; ?1 glass orange juice 249
    40g of oats, 200ml skimmed milk, one banana
      = 40 g dry oats 40; 200 ml skim milk 207.1; 1 piece banana 118
    a pack of skittles
      = ?1 package skittle 62
    crab cakes with tartar sauce and coleslaw
      = ?2 piece crab cake 120; ?1 tbsp tartar sauce 15; ?0.5 cup coleslaw 95.5
    i had pizza for lunch and salad for dinner
      = ?1 slice pizza (cheese) 107; ?1 piece side salad 87
    two slices of wholemeal toast with marmite
      = 2 slice whole wheat toast 50; ?1 tsp marmite 6
    jacket potato with baked beans and cheese
      = ?1 piece baked potato 173; ?0.5 cup baked bean 127; ?1 slice cheese (cheddar) 28
    a tin of tuna and some sweetcorn
      = ?1 can tuna 165; ?1 piece corn 103
    sausage and mash with gravy and peas
      = ?1 link sausage (pork) 23; ?0.5 cup mashed potato 105; ?0.25 cup gravy (beef) 58.25; ?0.5 cup pea 80
    a bacon sandwich with brown sauce
      = ?2 slice bread (white) 60; ?3 slice bacon 34.5; !brown sauce
    prawns with rice
      = ?3 oz shrimp 85.05; ?1 cup rice (white) 158
    crisps and a pint of lager
      = ?1 oz potato chip 28.35; 1 pint beer 475.2
    spag bol with garlic bread
      = ?1 serving spaghetti with meat sauce 554; ?1 slice garlic bread 43
    three digestive biscuits and a cup of tea
      = 1 cup tea 237; !digestive biscuits
    i had a coffee and then a second coffee
      = ?1 cup coffee 237; ?1 cup coffee 237
    a couple slices of pepperoni pizza
      = 2 slice pepperoni pizza 222
    spinach salad with strawberries almonds and balsamic
      = ?2 cup spinach 60; ?1 cup strawberry 144; ?1 oz almond 28.35; ?1 tbsp balsamic vinegar 16
    chili with cornbread
      = ?1 cup chili 242; ?1 piece cornbread 65
    an ice cream sandwich
      = 1 piece ice cream sandwich 70
    turkey bacon three slices and scrambled egg whites
      = 3 slice turkey bacon 24.3; ?3 piece egg white 99
    steak fajitas with peppers and onions
      = ?1 piece tortilla 48; ?60 g beef 60; ?25 g green pepper 25; ?15 g onion 15
    four fish sticks and tater tots
      = 4 piece fish stick 112; ?1 cup tater tot 128
    i had one and a half cups of spaghetti with half a cup of meat sauce
      = 1.5 cup spaghetti 186; ?50 g ground beef 50; ?80 g marinara 80
    a plate of pasta with olive oil and garlic
      = ?1 cup pasta 124; ?1 tbsp olive oil 13.5; ?1 clove garlic 3
    one apple scratch that two apples
      = 2 piece apple 364
    not chicken i mean turkey six ounces
      = 6 oz turkey 170.1
    two eggs i mean three eggs and one slice of bread no two slices
      = 3 piece egg 150; 2 slice bread (white) 60
    bread and butter
      = ?1 slice bread (white) 30; ?1 pat butter 5
    a small bowl of cereal with almond milk
      = ?1 bowl cereal (corn flakes) 42; ?0.5 cup almond milk 120
    a handful of m&ms and a hersheys bar
      = ?1 handful m and m 52; 1 bar milk chocolate 44
    beef burrito with rice and refried beans
      = ?1 piece beef burrito 241; ?1 cup rice (white) 158; ?0.5 cup refried bean 74
    i had two tacos no i mean three tacos and a coke
      = 3 piece taco 207; ?1 can coke 370
    one slice of pizza wait two slices
      = 2 slice pizza (cheese) 214
    a ham sandwich no turkey sandwich
      = ?2 slice bread (white) 60; ?3 oz turkey 85.05
    three eggs sorry four eggs with toast
      = 4 piece egg 200; ?1 slice toast (white) 27
    a cup of coffee make that two with cream no sugar
      = 2 cup coffee 474; ?1 tbsp cream (light) 15
    i ate an apple and a banana scratch that just the apple
      = 1 piece apple 182
    a large fries actually medium
      = 1 medium french fries 117
    oatmeal i mean cream of wheat with brown sugar
      = ?1 cup cream of wheat 251; ?1 tsp brown sugar 3
    two glasses of milk or rather one glass
      = ?1 glass milk (whole) 244
    spaghetti and a salad without croutons or dressing
      = ?1 cup spaghetti 124; 1 piece side salad 87
    a burger without the bun
      = ?1 piece ground beef 85
    a veggie omelette no cheese
      = ?2 large omelet 122; ?0.5 cup mixed vegetable 91
    pancakes with no syrup just butter
      = ?2 piece pancake 76; ?1 pat butter 5
    i didn't eat breakfast but for lunch i had a bagel
      = 1 piece bagel 105
    at seven thirty i had cereal and at noon a turkey sandwich
      = ?1 cup cereal (corn flakes) 28; ?2 slice bread (white) 60; ?3 oz turkey 85.05
    around 6 pm we had steak and potatoes
      = ?6 oz steak (sirloin) 170.1; ?1 piece baked potato 173
    between meetings i snacked on almonds
      = ?1 oz almond 28.35
    my wife made lasagna and i had two helpings
      = ?2 serving lasagna 510
    i finished a bag of chips and half a can of soda
      = ?1 bag potato chip 28.35; 0.5 can coke 185
    an 8 ounce glass of orange juice
      = 8 oz orange juice 248.8
    a 20 ounce bottle of coke
      = 20 oz coke 614
    a 6 ounce yogurt with blueberries
      = 6 oz yogurt (plain, whole milk) 170.1; ?1 cup blueberry 148
    5 chicken wings 2 celery sticks and ranch
      = 5 piece chicken wing 425; ?2 piece celery 80; ?2 tbsp ranch dressing 30
    3/4 cup of rice and 4 oz of shrimp
      = 0.75 cup rice (white) 118.5; 4 oz shrimp 113.4
    1.5 cups of pasta with 1/2 cup of marinara sauce
      = 1.5 cup pasta 186; 0.5 cup marinara 132
    350 ml of beer and 100 grams of peanuts
      = 350 ml beer 351.5; 100 g peanut 100
    2lbs of crab legs
      = 2 lb king crab 907.2
    about 30 grapes
      = 30 piece grape 147
    one hundred fifty grams of chicken breast and two hundred grams of broccoli
      = 150 g chicken breast 150; 200 g broccoli 200
    a dozen wings and two light beers
      = 12 piece chicken wing 1020; ?2 can light beer 708
    half a dozen donuts
      = ?6 piece donut (glazed) 450
    a couple pieces of chicken and some rice
      = 2 piece chicken 344; ?1 cup rice (white) 158
    several slices of bacon
      = ?3 slice bacon 34.5
    a pinch of salt and a drizzle of olive oil on two tomatoes
      = ?1 dash salt 0.4; ?1 drizzle olive oil 4.5; 2 piece tomato 246
    a dollop of sour cream on a baked potato
      = ?1 dollop sour cream 14.38; ?1 piece baked potato 173
    two dashes of hot sauce on my scrambled eggs
      = ?2 dash hot sauce 1.175; ?2 piece scrambled egg 122
    a wedge of watermelon
      = 1 wedge watermelon 286
    bananas times two
      = 2 piece banana 236
    toast two slices with jam
      = 2 slice toast (white) 54; ?1 tbsp jam 20
    eggs three scrambled
      = 3 piece scrambled egg 183
    milk one glass
      = ?1 glass milk (whole) 244
    salmon six ounces asparagus five spears
      = 6 oz salmon 170.1; 5 spear asparagus 75
    well i started the day with a cup of coffee and then later i had two donuts
      = 1 cup coffee 237; ?2 piece donut (glazed) 150
    you know i think i just had like a salad and some soup
      = 1 piece side salad 87; !soup
    so yeah i had a really big bowl of ice cream with chocolate syrup and whipped cream
      = ?1 bowl ice cream (vanilla) 198; ?1 tbsp chocolate syrup 19.5; ?2 tbsp whipped cream 6
    nothing for breakfast then a cheeseburger for lunch
      = 1 piece cheeseburger 127
    okay log two eggs
      = 2 piece egg 100
    please add a banana to my lunch
      = 1 piece banana 118
    can you add one cup of yogurt
      = 1 cup yogurt (plain, whole milk) 245
    record a glass of wine
      = ?1 glass wine 148
    i'd like to log three ounces of cheddar cheese
      = 3 oz cheese (cheddar) 85.05
    my snack was an apple with two tablespoons of almond butter
      = 1 piece apple 182; 2 tbsp almond butter 32
    dinner grilled cheese and tomato soup
      = ?2 slice toast (white) 54; ?2 slice american cheese 56; ?1 pat butter 5; ?1 cup tomato soup 248
    we shared a pizza and i had three slices
      = 3 slice pizza (cheese) 321
    half of a large pizza
      = ?0.5 piece pizza (cheese) 426.5
    ten piece chicken mcnuggets with sweet and sour sauce
      = 10 piece chicken mcnugget 160; ?2 tbsp sweet and sour sauce 35
    a footlong subway club
      = !subway club
    kfc original recipe chicken breast with coleslaw and a biscuit
      = ?1 piece kfc chicken breast 212; ?0.5 cup coleslaw 95.5; ?1 piece biscuit (buttermilk) 60
    a grande vanilla latte and a cheese danish
      = ?1 shot espresso 29.6; ?1 cup milk (whole) 244; ?1 tbsp sugar 12.5; 1 piece cheese danish 71
    two slices of dominos pepperoni pizza
      = 2 slice domino pepperoni pizza 226
    taco bell crunchy tacos three and a large mountain dew
      = 3 piece taco bell taco 207; ?1 large mountain dew 709.488
    a wendys frosty and fries
      = 1 piece frosty 298; ?1 serving french fries 117
    one bowl of cheerios with two percent milk and a sliced banana
      = ?1 bowl cheerio 42; ?0.5 cup reduced fat milk 122; 1 piece banana 118
    a pop tart and a glass of chocolate milk
      = 1 piece pop tart 54; ?1 glass chocolate milk 250
    two eggo waffles with syrup
      = 2 piece eggo 66; ?1 tbsp syrup (pancake) 20
    a kind bar and a la croix
      = ?1 can club soda 355.2; !kind bar
    a bag of doritos and a dr pepper
      = ?1 oz dorito 28.35; ?1 can dr pepper 368.4
    lunchables
      = ?40 g ham 40; ?35 g american cheese 35; ?25 g cracker (saltine) 25
    spam and eggs with white rice
      = ?2 oz spam 56.7; ?2 piece egg 100; ?1 cup rice (white) 158
    a cup of ramen
      = ?1 package ramen 81; !cup of ramen
    a can of red bull
      = 1 can red bull 258
    quaker instant oatmeal maple and brown sugar
      = ?1 packet maple brown sugar oatmeal 43
    two nature valley bars
      = 2 piece nature valley bar 70
    a reeses peanut butter cup
      = 1 piece reese peanut butter cup 17
    one twix and half a snickers
      = 1 package twix 57; 0.5 piece snicker 28.5
    one third cup of hummus with pita chips
      = 0.3333 cup hummus 82; ?1 oz pita chip 28.35
    a cup of edamame and a bowl of wonton soup
      = 1 cup edamame 155; ?1 bowl wonton soup 334.5
    general tso's chicken with white rice
      = ?6 oz general tso chicken 170.1; ?1 cup rice (white) 158
    chicken chow mein and an egg roll
      = ?1 serving chow mein 604; 1 piece egg roll 89
    beef and broccoli with brown rice
      = ?1 serving beef stir fry 574; ?1 cup brown rice 202
    three enchiladas with mexican rice and refried beans
      = 3 piece enchilada 411; ?1 cup spanish rice 116; ?0.5 cup refried bean 74
    a quesadilla with salsa and sour cream
      = 1 piece quesadilla 194; ?2 tbsp salsa 36; ?2 tbsp sour cream 24
    shrimp cocktail with cocktail sauce
      = ?3 oz shrimp 85.05; ?2 tbsp cocktail sauce 30
    clam chowder in a bread bowl
      = ?1 cup clam chowder 252; !bread bowl
    fried calamari with marinara
      = ?3 oz calamari 85.05; ?0.5 cup marinara 132
    a lobster tail with melted butter
      = ?3 oz lobster 85.05; ?1 pat butter 5
    grilled swordfish and wild rice pilaf
      = ?3 oz swordfish 85.05; ?1 cup rice pilaf 238
    pulled pork sandwich with coleslaw
      = ?2 slice bread (white) 60; ?3 oz pulled pork 85.05; ?0.5 cup coleslaw 95.5
    a pork tenderloin about five ounces with sweet potatoes
      = 5 oz pork tenderloin 141.8; ?1 piece sweet potato 114
    roast turkey with stuffing cranberry sauce and gravy
      = ?3 oz turkey 85.05; ?0.5 cup stuffing 100; ?0.25 cup cranberry sauce 69.25; ?0.25 cup gravy (beef) 58.25
    lamb chops with mint jelly
      = ?3 oz lamb chop 85.05; !mint jelly
    prime rib and a loaded baked potato
      = ?3 oz prime rib 85.05; ?1 piece baked potato 173; !loaded baked potato
    corned beef and cabbage
      = ?3 oz corned beef 85.05; ?1 cup cabbage 89
    meatballs and spaghetti
      = ?3 piece meatball 56; ?1 cup spaghetti 124
    veggie lasagna and a house salad with italian dressing
      = ?1 serving vegetable lasagna 227; 1 piece side salad 87; ?2 tbsp italian dressing 29.4
    tofu stir fry with vegetables
      = ?100 g tofu 100; ?100 g mixed vegetable 100; ?10 g oil (canola) 10; ?8 g soy sauce 8
    lentils and rice
      = ?0.5 cup lentil 99; ?1 cup rice (white) 158
    a chickpea salad with cucumber tomatoes and feta
      = ?150 g kidney bean 150; ?10 g olive oil 10; ?20 g onion 20; ?0.5 cup cucumber 52; ?1 piece tomato 123; ?1 oz feta 28.35
    cream cheese and jelly on a toasted english muffin
      = ?1 tbsp cream cheese 14.5; ?1 tbsp jelly 21; 1 piece toasted english muffin 52
    a croissant with strawberry jam
      = 1 piece croissant 57; ?1 tbsp jam 20
    oatmeal with walnuts and dried cranberries
      = ?1 cup oatmeal 234; ?1 oz walnut 28.35; ?0.25 cup dried cranberry 40
    a cup of granola with vanilla yogurt
      = 1 cup granola 122; ?1 container vanilla yogurt 170
    hash browns two with ketchup
      = ?1 cup hash brown 156; ?1 tbsp ketchup 17
    a breakfast burrito
      = 1 piece breakfast burrito 109
    biscuits and gravy
      = ?2 piece biscuit (buttermilk) 120; ?0.25 cup gravy (beef) 58.25
    an apple fritter
      = ?1 piece donut (glazed) 75; ?20 g applesauce 20
    a slice of pumpkin pie with cool whip
      = 1 slice pumpkin pie 133; ?2 tbsp cool whip 8
    rice pudding with cinnamon
      = ?0.5 cup rice pudding 86; ?1 tsp cinnamon 2.6
    a root beer float
      = ?1 cup root beer 246.4; ?0.5 cup ice cream (vanilla) 66
    chocolate pudding cup
      = ?1 container chocolate pudding 108
    a piece of fudge and some peanut brittle
      = 1 piece fudge 17; ?1 oz peanut brittle 28.35
    mango and papaya with lime juice
      = ?1 cup mango 165; ?1 cup papaya 145; ?1 tbsp lime juice 15.13
    Two hard-boiled eggs and half an English muffin.
      = 2 piece hard boiled egg 100; 0.5 piece english muffin 28.5
    a small bag of pretzels and a diet dr pepper
      = ?1 oz pretzel 28.35; ?1 can diet coke 355
    one and a half cups of cooked brown rice with stir-fried vegetables
      = 1.5 cup brown rice 303; ?150 g mixed vegetable 150; ?10 g oil (canola) 10; ?8 g soy sauce 8
    i ate four meatballs with marinara over penne
      = 4 piece meatball 74.67; ?0.5 cup marinara 132; ?1 cup pasta 124
    three ounces of smoked salmon on a toasted bagel
      = 3 oz smoked salmon 85.05; 1 piece toasted bagel 99
    breakfast burrito and an orange juice
      = ?1 piece breakfast burrito 109; ?1 cup orange juice 249
    a bowl of beef chili with crackers and shredded cheddar
      = ?1 bowl chili 363; ?5 piece cracker (saltine) 14.9; ?1 slice cheese (cheddar) 28
    a grilled cheese, no make it two grilled cheeses
      = ?4 slice toast (white) 108; ?4 slice american cheese 112; ?2 pat butter 10
    a chicken thigh and a cup of couscous with chickpeas
      = 1 piece chicken thigh 137; 1 cup couscous 157; ?0.5 cup chickpea 82
    eight ounces of plain greek yogurt with raspberries and a drizzle of honey
      = 8 oz greek yogurt 226.8; ?1 cup raspberry 123; ?1 drizzle honey 7.063
    two fried eggs, three sausage links and a hash brown patty
      = 2 piece fried egg 92; ?3 piece sausage (pork) 69; !hash brown patty
    I had some kimchi and rice
      = ?1 cup rice (white) 158; !kimchi
    a quarter cup of almonds and a cheese stick
      = 0.25 cup almond 35.75; ?1 piece string cheese 28.35
    i had a pear, actually it was a peach
      = 1 piece peach 150
    a plate of nachos with beans and cheese
      = ?1 plate nacho 80; ?0.5 cup pinto bean 85.5
    one medium sized orange and a small handful of cashews
      = 1 piece orange 131; ?1 handful cashew 28.35
    a slice of meatloaf with mashed potatoes
      = ?100 g ground beef 100; ?15 g bread crumb 15; ?10 g egg 10; ?10 g ketchup 10; ?0.5 cup mashed potato 105
    a bacon cheeseburger without the bun and a side salad with italian dressing
      = 1 piece bacon cheeseburger 211; 1 piece side salad 87; ?2 tbsp italian dressing 29.4; !bacon cheeseburger without bun
    two cups of air popped popcorn
      = 2 cup popcorn 16
    a caramel macchiato and a slice of lemon loaf
      = ?1 shot espresso 29.6; ?1 cup milk (whole) 244; ?1.5 tbsp caramel sauce 30.75; !lemon loaf
    250 ml of semi skimmed milk
      = 250 ml reduced fat milk 257.8
    a cup of hot tea, no milk, one sugar
      = 1 cup tea 237; ?1 piece sugar 4.2
    i had five or six shrimp with cocktail sauce
      = ?6 piece shrimp 33; ?2 tbsp cocktail sauce 30
    salmon teriyaki with white rice and broccoli
      = ?120 g salmon 120; ?36 g teriyaki sauce 36; ?1 cup rice (white) 158; ?0.5 cup broccoli 78
    a glass of champagne and a few oysters
      = ?3 piece oyster 42; !champagne
    baby carrots and celery with peanut butter
      = ?1 serving baby carrot 85; ?1 stalk celery 40; ?2 tbsp peanut butter 32
    i had one chicken drumstick and one thigh
      = 1 piece chicken drumstick 105; 1 piece chicken thigh 137
    a fruit cup and a granola bar
      = ?0.5 cup fruit salad 124.5; 1 piece granola bar 21
    one cup of chopped pineapple and half a mango
      = 1 cup pineapple 165; 0.5 piece mango 168
    six saltine crackers and an ounce of swiss
      = 6 piece cracker (saltine) 17.88; 1 oz swiss cheese 28.35
    chicken breast 6 oz, sweet potato 1 medium, green beans 1 cup
      = 6 oz chicken breast 170.1; 1 medium sweet potato 114; 1 cup green bean 125
    a turkey wrap with avocado lettuce and tomato
      = ?1 piece tortilla 48; ?3 oz turkey 85.05; ?0.5 piece avocado 100.5; ?1 cup lettuce 36; ?1 piece tomato 123
    two rice cakes with almond butter and sliced bananas
      = 2 piece rice cake 18; ?1 tbsp almond butter 16; ?1 piece banana 118
    one bratwurst with sauerkraut on a bun
      = 1 piece bratwurst 85; ?0.5 cup sauerkraut 71; 1 piece hamburger bun 44
    a slice of carrot cake and a cup of coffee
      = ?75 g cake (yellow, with frosting) 75; ?20 g carrot 20; ?20 g cream cheese 20; 1 cup coffee 237
    a jelly donut and a pint of chocolate milk
      = 1 piece jelly donut 85; 1 pint chocolate milk 500
    three tablespoons of guacamole with ten tortilla chips
      = ?37.5 g avocado 37.5; ?3.75 g tomato 3.75; ?2.25 g onion 2.25; ?1.5 g lime juice 1.5; ?1 oz tortilla chip 28.35
    a bowl of cream of mushroom soup
      = ?1 bowl cream of mushroom soup 378
    fettuccine alfredo with grilled chicken
      = ?1.25 cup pasta 155; ?50 g heavy cream 50; ?15 g butter 15; ?15 g parmesan 15; ?1 piece chicken breast 196
    i didn't have the fries just the burger
      = ?1 piece hamburger 97
    a cup of grapes minus the strawberries
      = 1 cup grape 151
    beef jerky about two ounces
      = 2 oz beef jerky 56.7
    my usual coffee with half and half and a packet of splenda
      = ?1 cup coffee 237; ?1 tbsp half and half 15; 1 packet splenda 1
    baked ziti and a caesar salad
      = ?0.7 cup pasta 86.8; ?80 g marinara 80; ?25 g mozzarella 25; ?2 cup romaine 94; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5; ?0.25 cup crouton 7.5
    roasted brussels sprouts with bacon
      = ?0.5 cup brussels sprout 78; ?2 slice bacon 23
    two scoops of mint chocolate chip ice cream in a cone
      = ?2 scoop mint chocolate chip ice cream 136; ?1 piece cone (wafer) 4
    ham and eggs
      = ?2 slice ham 56; ?2 piece egg 100
    hot oatmeal with a pat of butter and brown sugar
      = ?1 cup oatmeal 234; 1 pat butter 5; ?1 tsp brown sugar 3
    vanilla ice cream with hot fudge
      = ?1 serving ice cream (vanilla) 66; ?2 tbsp hot fudge 38
    four small pancakes with blueberries
      = ?4 piece pancake 152; ?1 cup blueberry 148
    an ice cold beer and some peanuts
      = ?1 can beer 356; ?1 oz peanut 28.35
    spinach and feta omelette with whole wheat toast
      = ?2 large omelet 122; ?1 cup spinach 30; ?1 oz feta 28.35; ?1 slice whole wheat toast 25
    one slice of leftover pepperoni pizza
      = 1 slice pepperoni pizza 111
    i had three eggs and two strips of turkey bacon
      = 3 piece egg 150; ?2 strip turkey bacon 16.2
    a bowl of cheerios with almond milk and half a banana
      = ?1 bowl cheerio 42; ?0.5 cup almond milk 120; 0.5 piece banana 59
    seven ounces of pork tenderloin and a cup of green beans
      = 7 oz pork tenderloin 198.5; 1 cup green bean 125
    A cup of coffee, black, and a plain bagel with butter.
      = 1 cup coffee 237; 1 piece bagel 105; ?1 pat butter 5
    two cups of chicken noodle soup and a dinner roll
      = 2 cup chicken noodle soup 496; 1 piece roll 28
    i ate a burrito and some chips with salsa
      = 1 piece burrito 185; ?1 oz tortilla chip 28.35; ?2 tbsp salsa 36
    half a sandwich with turkey and provolone
      = ?1 slice bread (white) 30; ?3 oz turkey 85.05; ?1 slice provolone 28
    a granny smith apple with peanut butter
      = 1 piece granny smith apple 167; ?2 tbsp peanut butter 32
    one cup of strawberries and a quarter cup of almonds
      = 1 cup strawberry 144; 0.25 cup almond 35.75
    a peach yogurt and a bran muffin
      = 1 container fruit yogurt 170; 1 piece bran muffin 113
    i think it was two slices of sausage pizza, no, three
      = 3 slice sausage pizza 348
    some leftover spaghetti with meat sauce
      = ?1 serving spaghetti with meat sauce 554
    a chicken leg with mashed potatoes and corn
      = 1 piece chicken leg 258; ?0.5 cup mashed potato 105; ?1 piece corn 103
    four crackers with brie
      = 4 piece cracker (saltine) 11.92; ?1 oz brie 28.35
    ten baby carrots with ranch
      = 10 piece baby carrot 100; ?2 tbsp ranch dressing 30
    an egg salad sandwich on whole wheat
      = ?2 slice whole wheat bread 64; ?2 piece hard boiled egg 100; ?1 tbsp mayonnaise 13.8
    one corn tortilla with refried beans and cheese
      = 1 piece corn tortilla 24; ?0.5 cup refried bean 74; ?1 slice cheese (cheddar) 28
    a glass of cranberry juice and vodka
      = ?1 glass cranberry juice 253; ?1 shot vodka 42
    two fish tacos
      = ?2 piece corn tortilla 48; ?110 g fish (cod) 110; ?30 g cabbage 30; ?20 g mayonnaise 20
    a small baked potato with chili
      = 1 small baked potato 138; ?1 cup chili 242
    six pieces of sushi
      = ?120 g sticky rice 120; ?30 g imitation crab 30; ?18.75 g avocado 18.75; ?1.5 g seaweed 1.5
    three tablespoons of sour cream and a cup of chili
      = 3 tbsp sour cream 36; 1 cup chili 242
    cold pizza two slices
      = 2 slice pizza (cheese) 214
    a kale and quinoa salad
      = ?2 cup kale 32; ?1 cup quinoa 185
    two sausage patties and a biscuit with honey
      = ?2 piece sausage (pork) 46; ?1 piece biscuit (buttermilk) 60; ?1 tbsp honey 21
    one cup of vanilla almond milk
      = 1 cup almond milk 240
    a turkey leg at the fair
      = 1 piece turkey leg 275
    a spoonful of nutella
      = ?1 spoon nutella 18.5
    3 oz roasted chicken no skin with half cup wild rice
      = 3 oz roast chicken 85.05; 0.5 cup wild rice 82
    blueberry pancakes with butter and maple syrup
      = ?2 piece blueberry pancake 76; ?1 pat butter 5; ?1 tbsp maple syrup 20
    a cup of beef stew and a slice of cornbread
      = 1 cup beef stew 196; ?1 slice cornbread 65
    i snacked on a handful of pistachios and some dried apricots
      = ?1 handful pistachio 28.35; ?0.25 cup dried apricot 32.5
    apple slices with caramel sauce
      = ?1 piece apple 182; ?2 tbsp caramel sauce 41
    a single cheeseburger and a small order of fries
      = 1 piece cheeseburger 127; 1 serving french fries 71
    a bowl of minestrone
      = ?1 bowl minestrone 361.5
    one stick of string cheese and grapes
      = ?1 stick string cheese 28.35; ?1 cup grape 151
    brown rice bowl with tofu and edamame
      = ?1 cup brown rice 202; ?3 oz tofu 85.05; ?0.5 cup edamame 77.5
    two shots of tequila with lime
      = ?2 shot spirit 84; ?1 piece lime 67
    toast with avocado and a poached egg
      = ?1 slice toast (white) 27; ?0.5 piece avocado 100.5; 1 piece poached egg 50
    i cooked two pork chops with applesauce
      = 2 piece pork chop 290; ?0.5 cup applesauce 122
    a pack of ramen noodles
      = 1 package ramen 81
    one serving of lasagna with a side salad
      = ?1 serving lasagna 255; 1 piece side salad 87
    no sugar in my coffee just cream
      = ?1 cup coffee 237; ?1 tbsp cream (light) 15
    half a cup of raspberries and half a cup of blackberries
      = 0.5 cup raspberry 61.5; 0.5 cup blackberry 72
    a cup of cooked lentils with spinach and tomatoes
      = 1 cup lentil 198; ?1 cup spinach 30; ?1 piece tomato 123
    i had the salmon with asparagus
      = ?3 oz salmon 85.05; ?0.5 cup asparagus 90
    twelve saltines and a bowl of clam chowder
      = 12 piece cracker (saltine) 35.76; ?1 bowl clam chowder 378
    a diet pepsi and a bag of cheetos
      = ?1 can diet coke 355; ?1 bag cheeto 35
    one third of a cantaloupe
      = 0.3333 piece cantaloupe 184
    a slice of rye bread with cream cheese and cucumber
      = 1 slice rye bread 32; ?1 tbsp cream cheese 14.5; ?0.5 cup cucumber 52
    a hot fudge sundae
      = 1 piece hot fudge sundae 158
    chicken and waffles with syrup
      = ?1 piece waffle 75; ?1 piece fried chicken breast 196; ?2 tbsp syrup (pancake) 40
    five egg whites and one whole egg
      = 5 piece egg white 165; 1 piece egg 50
    a cup and a half of skim milk
      = 1.5 cup skim milk 367.5
    two tbsp of cream cheese on half a bagel
      = 2 tbsp cream cheese 29; 0.5 piece bagel 52.5
    for breakfast two slices of french toast with syrup and a side of bacon
      = 2 slice french toast 130; ?1 tbsp syrup (pancake) 20; ?2 slice bacon 23
    a medium banana and twelve almonds
      = 1 medium banana 118; 12 piece almond 14.4
    i ate half a can of black beans over white rice
      = ?0.5 can black bean 138.8; ?1 cup rice (white) 158
    one cup of low fat cottage cheese with a cup of cantaloupe
      = 1 cup low fat cottage cheese 226; 1 cup cantaloupe 177
    grilled shrimp six of them with pineapple salsa
      = 6 piece shrimp 33; !pineapple salsa
    two cheese quesadillas and a beer
      = 2 piece quesadilla 388; ?1 can beer 356
    a bowl of cream of wheat with a tablespoon of butter
      = ?1 bowl cream of wheat 376.5; 1 tbsp butter 14.2
    cucumber and tomato with feta and olive oil
      = ?0.5 cup cucumber 52; ?1 piece tomato 123; ?1 oz feta 28.35; ?1 tbsp olive oil 13.5
    i had a plate of nachos no jalapenos
      = ?1 plate nacho 80
    one chocolate chip cookie scratch that make it two
      = 2 piece cookie (chocolate chip) 25.8
    three pieces of salmon sushi
      = ?60 g sticky rice 60; ?45 g raw salmon 45
    an omelet with ham peppers and onions
      = ?2 large omelet 122; ?2 slice ham 56; ?1 piece green pepper 119; ?0.25 cup onion 40
    about half a pound of grapes
      = 0.5 lb grape 226.8
    one thick slice of homemade bread with honey
      = 1 slice bread (white) 30; ?1 tbsp honey 21
    a quarter cup of hummus with carrots and celery sticks
      = 0.25 cup hummus 61.5; ?1 piece carrot 61; ?1 stalk celery 40
    two ounces of feta cheese and five olives
      = 2 oz feta 56.7; 5 piece olive 41.5
    i didn't finish my burger i only ate half
      = 0.5 piece hamburger 48.5
    two cups of lettuce with a tablespoon of olive oil and vinegar
      = 2 cup lettuce 72; 1 tbsp olive oil 13.5; ?1 tbsp vinegar 14.9
    eight ounces grilled sirloin with a side of mushrooms
      = 8 oz steak (sirloin) 226.8; ?0.5 cup mushroom 35
    hot chocolate with marshmallows
      = ?1 cup hot chocolate 250; ?3 piece marshmallow 21.6
    a bag of baby carrots
      = ?1 serving baby carrot 85
    a poppy seed bagel with lox capers and red onion
      = 1 piece bagel 105; ?2 oz smoked salmon 56.7; ?1 tbsp caper 8.6; ?0.25 cup onion 40
    a glass of skim milk and three graham crackers
      = ?1 glass skim milk 245; 3 piece graham cracker 45
    tomato soup and half a grilled cheese
      = ?1 cup tomato soup 248; ?1 slice toast (white) 27; ?1 slice american cheese 28; ?0.5 pat butter 2.5
    i'll have a slice of pecan pie
      = 1 slice pecan pie 133
    a can of pepsi no wait diet pepsi
      = 1 can diet coke 355
    turkey chili with cheddar cheese
      = ?100 g kidney bean 100; ?60 g ground turkey 60; ?80 g cooked tomato 80; ?1 slice cheese (cheddar) 28
    one tilapia fillet with lemon
      = 1 fillet tilapia 87; ?1 wedge lemon 7
    two corn dogs and a snow cone
      = 2 piece corn dog 350; !snow cone
    chicken parmesan with spaghetti
      = ?1 serving chicken parmesan 301; ?1 cup spaghetti 124
    my kid's leftover chicken nuggets maybe five
      = 5 piece chicken nugget 100
    a box of raisins
      = ?1 oz raisin 28.35
    an apple turnover and a cappuccino
      = ?1 piece donut (glazed) 75; ?20 g applesauce 20; ?1 shot espresso 29.6; ?0.5 cup milk (whole) 122
    rice krispies with whole milk and strawberries
      = ?1 cup rice krispy 26.4; ?0.5 cup milk (whole) 122; ?1 cup strawberry 144
    a double whopper
      = 1 piece double whopper 374
    baked beans hot dogs and potato salad
      = ?0.5 cup baked bean 127; ?2 piece hot dog 196; ?0.5 cup potato salad 125
    a scoop of tuna salad on lettuce
      = ?1 scoop tuna salad 102.5; ?1 cup lettuce 36
    egg drop soup and crab rangoon
      = ?1 cup egg drop soup 241; ?8 g wonton wrapper 8; ?10 g cream cheese 10; ?3 g oil (canola) 3
    some broccoli with cheese sauce
      = ?0.5 cup broccoli 78; ?0.25 cup cheese sauce 63
    two medium shrimp tacos with cabbage slaw
      = ?2 piece corn tortilla 48; ?110 g shrimp 110; ?30 g cabbage 30; ?20 g mayonnaise 20; !cabbage slaw
    a piece of cornbread with butter and honey
      = 1 piece cornbread 65; ?1 pat butter 5; ?1 tbsp honey 21
    a mango
      = 1 piece mango 336
    a couple of mozzarella sticks with marinara
      = 2 piece mozzarella stick 62; ?0.5 cup marinara 132
    i drank about sixteen ounces of gatorade
      = 16 oz gatorade 488
    one ounce of goat cheese and a pear
      = 1 oz goat cheese 28.35; 1 piece pear 178
    steamed mussels with garlic bread
      = ?3 oz mussel 85.05; ?1 slice garlic bread 43
    a slice of white bread with nutella
      = 1 slice bread (white) 30; ?1 tbsp nutella 18.5
    meatball sub with provolone
      = ?90 g french roll 90; ?5 piece meatball 93.333; ?60 g marinara 60; ?30 g provolone 30
    a cup of green peas and carrots
      = 1 cup pea 160; ?1 piece carrot 61
    a greek yogurt parfait with granola
      = ?0.5 cup granola 61; !greek yogurt parfait
    liver and onions with mashed potatoes
      = ?3 oz beef liver 85.05; ?0.5 cup mashed potato 105
    pasta salad
      = ?0.9 cup pasta 111.6; ?1 tbsp mayonnaise 13.8; ?20 g celery 20
    a bowl of cherries
      = ?1 bowl cherry 207
    i ate a dozen saltines with two tablespoons of peanut butter
      = 12 piece cracker (saltine) 35.76; 2 tbsp peanut butter 32
    """)
}
