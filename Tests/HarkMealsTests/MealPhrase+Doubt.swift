extension MealPhrase {
  /// Meals described with exceptions, leftovers, and counts, some with assumed amounts or unknown foods.
  static let doubts = parsed(
    """
    three eggs, two whole and one white
      = 2 piece egg 100; 1 piece egg white 33
    I made my son a sandwich
      =
    1 piece of salmon
      = ?1 piece salmon 178
    I had a snack
      = !snack
    everyone got a slice including me
      = !everyone got a slice including me
    all but two of the nuggets
      = !all but two of the nuggets
    the baby had some and I finished it
      = !the baby had some and i finished it
    I had something small
      = !i had something small
    just a bite
      = !a bite
    nothing
      =
    I skipped lunch
      =
    ten nuggets, all but two
      = 8 piece chicken nugget 160
    I ate all but one of the six wings
      = 5 piece chicken wing 425
    I gave my son a cookie
      =
    my mom cooked me an egg
      = 1 piece egg 50
    he left me two slices of pizza
      = 2 slice pizza (cheese) 214
    my wife made us pancakes
      = ?2 piece pancake 76
    I ate everything but the crust of my pizza
      = ?1 slice pizza (cheese) 107
    we each had two tacos
      = 2 piece taco 138
    the rest of the pizza
      = ?1 slice pizza (cheese) 107
    half of it
      = !half of it
    toast and my son finished the crust
      = ?1 slice toast (white) 27
    two eggs apiece
      = 2 piece egg 100
    a sandwich that my wife did not finish
      = ?2 slice bread (white) 60; !sandwich
    three eggs, two whole, one just the white
      = 2 piece egg 100; 1 piece egg white 33
    two whole eggs and three egg whites
      = 2 piece egg 100; 3 piece egg white 99
    four eggs, two egg whites
      = ?4 piece egg 200; ?2 piece egg white 66
    a piece of salmon and rice
      = ?1 piece salmon 178; ?1 cup rice (white) 158
    a slice of pizza, left the crust
      = ?1 slice pizza (cheese) 107
    I had two. Then a coffee
      = ?1 cup coffee 237; !had two
    a burger but I picked off the pickles
      = ?1 piece hamburger 97
    all but three of my ten chips
      = 7 piece potato chip 8.909
    the baby had some peas and I finished them
      = ?0.5 cup pea 80
    my wife ordered a slice of cake and I ate it
      = ?1 slice cake (yellow, with frosting) 67
    I had a snack, some almonds
      = ?1 oz almond 28.35
    I had a snack of almonds
      = ?1 oz almond 28.35
    eggs and then a snack
      = ?2 piece egg 100; !snack
    as a snack an apple
      = 1 piece apple 182
    for a snack I had an apple
      = 1 piece apple 182
    I had a dessert, ice cream
      = ?1 serving ice cream (vanilla) 66
    two eggs and something sweet
      = 2 piece egg 100; !something
    a drink
      = !drink
    I ate a treat after lunch
      = !treat
    a coffee and a sweet treat
      = ?1 cup coffee 237; !treat
    this morning it was a bowl of oatmeal with raisins and a glass of milk
      = ?1 bowl oatmeal 351; ?1 oz raisin 28.35; ?1 glass milk (whole) 244
    grabbed a breakfast burrito and a small orange juice on the way in
      = 1 piece breakfast burrito 109; ?1 small orange juice 249
    two hard boiled eggs and a string cheese
      = 2 piece hard boiled egg 100; ?1 piece string cheese 28.35
    a foot long turkey sub with provolone and mustard
      = ?180 g french roll 180; ?150 g deli turkey 150; ?40 g lettuce 40; ?40 g tomato 40; ?1 slice provolone 28; ?1 tsp mustard 5
    large iced coffee with two pumps of vanilla syrup
      = ?1 large coffee 474; !pumps; !vanilla syrup
    bowl of ramen with a soft egg
      = ?1 package ramen 81; 1 piece egg 50
    half an avocado on one slice of sourdough toast
      = 0.5 piece avocado 100.5; 1 slice sourdough toast 29
    I snacked on about fifteen almonds and a clementine
      = 15 piece almond 18; 1 piece clementine 74
    150 grams of greek yogurt with 30 grams of granola and ten blueberries
      = 150 g greek yogurt 150; 30 g granola 30; ?1 cup blueberry 148
    a can of tuna mixed with two tablespoons of mayo and some celery
      = 1 can tuna 165; 2 tbsp mayonnaise 27.6; ?1 stalk celery 40
    stir fried tofu with broccoli over a cup and a quarter of brown rice
      = ?3 oz tofu 85.05; ?0.5 cup broccoli 78; 1.25 cup brown rice 252.5; !stir fried tofu
    three chocolate chip cookies and a tall glass of skim milk
      = 3 piece cookie (chocolate chip) 38.7; ?1 glass skim milk 245
    a Big Mac, medium fries and a diet coke
      = 1 piece big mac 219; 1 medium french fries 117; ?1 can diet coke 355
    one chicken thigh, skin on, and half a cup of mashed potatoes with gravy
      = 1 piece chicken thigh 137; 0.5 cup mashed potato 105; ?0.25 cup gravy (beef) 58.25
    a double cheeseburger with no onions
      = 1 piece double cheeseburger 155
    two corn tortillas with black beans, salsa and a little sour cream
      = 2 piece corn tortilla 48; ?0.5 cup black bean 92.5; ?2 tbsp salsa 36; ?2 tbsp sour cream 24
    a quarter cup of trail mix and a banana
      = 0.25 cup trail mix 37.5; 1 piece banana 118
    protein shake made with one scoop of whey and 300 ml of almond milk
      = ?1 bottle protein shake 295; ?1 scoop protein powder 32; 300 ml almond milk 304.327
    an eight ounce sirloin with a baked potato, butter and chives
      = 8 oz steak (sirloin) 226.8; ?1 piece baked potato 173; ?1 pat butter 5; ?1 tbsp chive 3
    I took four dumplings but only finished three
      = 3 piece potsticker 87
    a dozen wings between three friends and me
      = 3 piece chicken wing 255
    ordered two tacos, ended up eating just the one
      = ?1 piece taco 69
    six slices of bread, sorry, two slices
      = 2 slice bread (white) 60
    a whole pizza minus two slices
      = ?1 piece pizza (cheese) 853
    my girlfriend and I each had a cheeseburger
      = 1 piece cheeseburger 127
    we got a large popcorn and I had about a third
      = ?1 cup popcorn 8
    a cup of rice, no wait, it was quinoa, and half a cup at that
      = ?1.5 cup quinoa 277.5
    coffee with sugar, hold on, no sugar, just cream
      = ?1 cup coffee 237; ?1 tbsp cream (light) 15
    I had three pancakes, gave one to my daughter
      = 2 piece pancake 76
    five strawberries plus another three
      = ?8 piece strawberry 144
    I started with two eggs then made a third
      = ?3 piece egg 150
    ham sandwich, well actually it was turkey, on wheat
      = ?2 slice wheat bread 58; ?3 oz turkey 85.05
    eight shrimp, two of which fell on the floor
      = 6 piece shrimp 33; !floor
    a bottle of beer each for me and my brother
      = ?1 bottle beer 356
    I drank half of my latte and poured out the rest
      = ?0.5 shot espresso 14.8; ?0.5 cup milk (whole) 122
    two muffins, one for me and one for my coworker
      = ?1 piece muffin (blueberry) 113; !one for my coworker
    steak and fries but I traded the fries for a salad
      = ?6 oz steak (sirloin) 170.1; 1 piece side salad 87
    the kids left about four nuggets so I ate those
      = ?4 piece chicken nugget 80
    not a bagel, an english muffin, with peanut butter
      = 1 piece english muffin 57; ?2 tbsp peanut butter 32
    two weetabix with 200 ml of semi skimmed milk
      = 2 piece weetabix 35; 200 ml reduced fat milk 206.266
    chicken noodle soup, a bowl and a half, with saltines
      = ?1.5 bowl chicken noodle soup 558; ?5 piece cracker (saltine) 14.9
    a wrap with grilled chicken, lettuce and ranch
      = ?1 piece tortilla 48; ?1 piece chicken breast 196; ?1 cup lettuce 36; ?2 tbsp ranch dressing 30
    for lunch a tuna melt and a pickle spear
      = ?2 slice toast (white) 54; ?0.5 cup tuna salad 102.5; ?1 slice american cheese 28; 1 spear pickle 35
    three ounces of cheddar on five crackers
      = 3 oz cheese (cheddar) 85.05; 5 piece cracker (saltine) 14.9
    a medium banana, sliced, over a cup of cottage cheese
      = 1 medium banana 118; 1 cup cottage cheese 210
    scrambled eggs, three of them, with spinach and feta
      = 3 piece scrambled egg 183; ?1 cup spinach 30; ?1 oz feta 28.35
    about ten fries off of my friend's plate
      = ?1 serving french fries 117
    sparkling water and half a grapefruit
      = ?1 can club soda 355.194; 0.5 piece grapefruit 128
    steel cut oats with a tablespoon of brown sugar and walnuts
      = ?0.5 cup dry oats 40.5; 1 tbsp brown sugar 13.75; ?1 oz walnut 28.35
    two pork chops and a scoop of applesauce
      = 2 piece pork chop 290; ?1 scoop applesauce 122
    a couple of rice cakes with almond butter
      = 2 piece rice cake 18; ?1 tbsp almond butter 16
    a can of coke zero and a snickers bar
      = 1 can diet coke 355; 1 piece snickers 57
    roast beef sandwich on a roll with horseradish
      = ?1 piece roll 28; ?3 oz beef 85.05; ?1 tsp horseradish 5
    one large slice of pepperoni pizza and two breadsticks
      = ?1 slice pepperoni pizza 111; 2 piece bread stick 20
    a side salad, dressing on the side, and a six ounce filet mignon
      = 1 piece side salad 87; ?2 tbsp vinaigrette 32; 6 oz filet mignon 170.1
    lentil soup and naan
      = ?1 cup lentil soup 248; ?1 piece naan 90
    I had a smoothie with a banana, a cup of strawberries and half a cup of yogurt
      = 1 piece banana 118; 1 cup strawberry 144; 0.5 cup yogurt (plain, whole milk) 122.5
    hot chocolate with marshmallows
      = ?1 cup hot chocolate 250; ?3 piece marshmallow 21.6
    a bowl of corn flakes, one cup, with half a cup of milk
      = 1 cup cereal (corn flakes) 28; 0.5 cup milk (whole) 122
    there were eight slices and I had a quarter of the pizza
      = 0.25 piece pizza (cheese) 213.25; !eight slices
    I put three sugars in my tea, I mean two
      = ?2 piece sugar 8.4; ?1 cup tea 237
    two hot dogs, one without a bun
      = 1 piece hot dog 98; 1 piece hot dog sausage 52
    my husband made us omelets and I finished his too
      = ?2 large omelet 122
    four cookies, two oatmeal and two chocolate chip
      = 2 piece oatmeal cookie 50; 2 piece cookie (chocolate chip) 25.8
    a bowl of chili but I could only get through half
      = ?0.5 bowl chili 181.5
    lasagna, about two thirds of a piece
      = 0.666667 piece lasagna 82
    I bought six donuts and brought four to the office
      = ?2 piece donut (glazed) 150
    made a pot of soup, ate a bowl
      = !soup
    the salad came with croutons but I picked them out
      = ?1 piece side salad 87; ?0.5 cup crouton 15
    I had seconds of the mashed potatoes
      = ?0.5 cup mashed potato 105
    egg whites, four, no yolks
      = 4 piece egg white 132
    that was a latte not a mocha, sorry
      = ?1 shot espresso 29.6; ?1 cup milk (whole) 244
    each of us had a slice of cheesecake
      = 1 slice cheesecake 80
    one and a half bagels, well one and a quarter
      = ?1.25 piece bagel 131.25
    two beers and then two more
      = ?4 can beer 1424
    pancakes, a stack of three, minus the syrup
      = ?3 piece pancake 114
    I split a dozen oysters with my dad and had a glass of wine
      = 6 piece oyster 84; ?1 glass wine 148
    just finished a bowl of minestrone and a hunk of focaccia
      = ?1 bowl minestrone 361.5; ?1 piece focaccia 57
    two slices of French toast with maple syrup and a strip of bacon
      = 2 slice french toast 130; ?1 tbsp maple syrup 20; 1 strip bacon 11.5
    kale salad with chickpeas, half a cup, and tahini dressing
      = ?2 cup kale 32; 0.5 cup chickpea 82; !tahini dressing
    three quarters of a cup of bran flakes and an apple cut up
      = 0.75 cup bran flake 30; 1 piece apple 182
    five ounces of cod, a cup of green beans and a small red potato
      = 5 oz fish (cod) 141.75; 1 cup green bean 125; 1 small baked potato 138
    I went with the fish tacos, two of them
      = ?2 piece corn tortilla 48; ?110 g fish (cod) 110; ?30 g cabbage 30; ?20 g mayonnaise 20
    sausage mcmuffin and a hash brown
      = ?1 piece sausage mcmuffin 115; ?0.5 cup hash brown 78
    cheese and crackers, about four crackers and two slices of swiss
      = ?1 slice cheese (cheddar) 28; 4 piece cracker (saltine) 11.92; 2 slice swiss cheese 56
    a peach, a plum and a few cherries
      = 1 piece peach 150; 1 piece plum 66; ?3 piece cherry 24.6
    big glass of chocolate milk
      = ?1 glass chocolate milk 250
    a hundred grams of salmon, two hundred grams of potatoes and some asparagus
      = 100 g salmon 100; 200 g baked potato 200; ?0.5 cup asparagus 90
    pb&j on whole wheat and a fruit cup
      = ?2 slice whole wheat bread 64; ?2 tbsp peanut butter 32; ?1 tbsp jelly 21; ?0.5 cup fruit salad 124.5
    two scoops of mint chip ice cream in a sugar cone
      = ?2 scoop mint chocolate chip ice cream 136; 1 piece sugar cone 10
    one and a half cups of spaghetti with four meatballs
      = 1.5 cup spaghetti 186; 4 piece meatball 74.667
    chai with oat milk and a biscotti
      = ?0.5 cup tea 118.5; ?12.5 g dry oats 12.5; ?1.5 g oil (canola) 1.5; ?105 g water 105; ?2 tsp sugar 8.4; !biscotti
    edamame, one cup in the pods
      = 1 cup edamame 155; !pods
    a bratwurst in a bun with mustard and sauerkraut
      = 1 piece bratwurst 85; 1 piece hamburger bun 44; ?1 tsp mustard 5; ?0.5 cup sauerkraut 71
    egg drop soup, small, and two spring rolls
      = ?1 cup egg drop soup 241; 2 piece vegetable egg roll 136
    a snack pack of pretzels and an iced tea
      = ?1 oz pretzel 28.35; ?1 cup sweet tea 244.796; !snack
    half a rotisserie chicken breast with the skin off
      = ?0.5 piece chicken breast 98
    I had a pear, oh and make that two pears
      = 2 piece pear 356
    four slices of toast but the last one I fed to the dog
      = ?4 slice toast (white) 108
    I poured two bowls of cereal and ate one
      = ?1 bowl cereal (corn flakes) 42
    we ordered three pizzas for six people and I ate my share
      = ?3 piece pizza (cheese) 2559; !share
    half of the twelve nuggets
      = 6 piece chicken nugget 120
    I had rice, or was it couscous
      = ?1 cup rice (white) 158; !rice or couscous
    six meatballs, my brother stole two
      = 4 piece meatball 74.667
    one croissant, correction, one and a half
      = 1.5 piece croissant 85.5
    ice cream, only it was frozen yogurt
      = ?1 serving ice cream (vanilla) 66; ?0.5 cup frozen yogurt 72
    can you remove the second coffee
      =
    yogurt with honey instead of sugar
      = ?1 container yogurt (plain, whole milk) 170; ?1 tbsp honey 21
    none of the bread, all of the soup
      = !soup
    chicken, rice, the chicken was four ounces
      = ?1 cup rice (white) 158; 4 oz chicken 113.4
    a burrito, ate it in two halves
      = 1 piece burrito 185
    my roommate and I polished off a pint of ice cream
      = ?1 pint ice cream (vanilla) 264
    two sandwiches, one ham and one turkey
      = ?4 slice bread (white) 120; 1 piece ham 28; ?3 oz turkey 85.05; !sandwiches
    I gave half my bagel away
      = ?0.5 piece bagel 52.5
    three of the five spring rolls were mine
      = 3 piece vegetable egg roll 204
    breakfast today, two eggs sunny side up, three rashers of bacon and a grilled tomato
      = 2 piece fried egg 92; ?3 rasher bacon 34.5; ?0.5 cup cooked tomato 120
    I warmed up a cup of leftover chili and had it with cornbread
      = 1 cup chili 242; ?1 piece cornbread 65
    a plate of spaghetti and meatballs
      = ?1 plate spaghetti and meatball 565
    seven almonds, five walnuts and a square of dark chocolate
      = 7 piece almond 8.4; 5 piece walnut 10.125; ?1 oz dark chocolate 28.35
    tomato soup with a grilled cheese on the side
      = ?1 cup tomato soup 248; ?2 slice toast (white) 54; ?2 slice american cheese 56; ?1 pat butter 5
    poached salmon, around 5 oz, roasted potatoes and a lemon wedge
      = 5 oz salmon 141.75; ?1 piece baked potato 173; 1 wedge lemon 7
    half a papaya with lime juice
      = 0.5 piece papaya 78.5; ?1 tbsp lime juice 15.125
    a bagel with lox, cream cheese and capers
      = ?1 piece bagel 105; ?2 oz smoked salmon 56.7; ?1 tbsp cream cheese 14.5; ?1 tbsp caper 8.6
    two pieces of fried chicken and a biscuit
      = ?6 oz fried chicken 170.1; ?1 piece biscuit (buttermilk) 60
    0.5 cup cooked quinoa, 1 tbsp olive oil
      = 0.5 cup quinoa 92.5; 1 tbsp olive oil 13.5
    medium latte with skim milk and one pump of caramel
      = ?1.5 shot espresso 44.4; ?1.5 cup skim milk 367.5; ?1 piece caramel 10.1; !pump
    a bowl of grits with butter and three shrimp
      = ?1 bowl grit 385.5; ?1 pat butter 5; 3 piece shrimp 16.5
    one can of sardines on two crispbreads
      = 1 can sardine 92; 2 piece crispbread 20
    a handful of baby carrots dipped in two tablespoons of hummus
      = ?1 handful baby carrot 28.35; 2 tbsp hummus 30
    turkey burger on a brioche bun with sweet potato fries
      = ?3 oz ground turkey 85.05; ?12 piece sweet potato fries (frozen, as packaged) 51; !brioche bun
    I drank a liter of water, two coffees and a kombucha
      = 1 l water 1001.74; ?2 cup coffee 474; !kombucha
    cottage cheese, half a cup, plus half a peach
      = 0.5 cup cottage cheese 105; 0.5 piece peach 75
    a slice of banana bread and a chai tea
      = 1 slice banana bread 60; ?0.5 cup tea 118.5; ?0.5 cup milk (whole) 122; ?2 tsp sugar 8.4
    six pieces of california roll and some miso soup
      = ?120 g sticky rice 120; ?30 g imitation crab 30; ?18.75 g avocado 18.75; ?1.5 g seaweed 1.5; ?1 tbsp miso 17; ?30 g soft tofu 30; ?215 g water 215
    ninety grams of penne with a cup of marinara
      = 90 g pasta 90; 1 cup marinara 264
    eight ravioli, no I lied, ten
      = ?1 serving ravioli 427
    I had an apple. Correction, it was a pear.
      = 1 piece pear 178
    two glasses of wine. Make that one.
      = ?1 glass wine 148
    my daughter didn't want her pancakes so I ate them
      = ?2 piece pancake 76
    a rack of ribs, I managed five of them
      = ?3 oz sparerib 85.05; !rack of rib
    we had fondue for four
      = !fondue
    three tacos: one fish, two carnitas
      = 3 piece taco 207; !fish taco; !carnita taco
    took a slice of cake, ate the frosting only
      = ?1 slice cake (yellow, with frosting) 67; ?2 tbsp frosting 33
    chicken with rice but no rice actually
      = ?3 oz chicken 85.05
    milk, the two percent kind, a cup
      = 1 cup reduced fat milk 244
    I thought it was beef but it was lamb, about four ounces
      = 4 oz ground lamb 113.4
    cereal without milk, then a glass of milk on its own
      = ?1 cup cereal (corn flakes) 28; ?1 glass milk (whole) 244
    a bag of chips that I split evenly with two coworkers
      = ?0.333333 bag potato chip 9.45
    I poured a beer but only had a few sips
      = ?1 can beer 356; !a few sips
    twelve grapes, give or take
      = ?12 piece grape 58.8
    a tuna sandwich, hold the mayo, add mustard
      = ?2 slice bread (white) 60; ?0.5 cup tuna salad 102.5; ?1 tsp mustard 5
    two tablespoons of chia seeds stirred into a cup of coconut milk
      = ?2 tbsp chia 29.574; 1 cup coconut milk 226
    a BLT and a bag of Doritos
      = ?2 slice toast (white) 54; ?3 slice bacon 34.5; ?1 leaf lettuce 4.8; ?0.5 piece tomato 61.5; ?1 tbsp mayonnaise 13.8; ?1 oz dorito 28.35
    eggs over easy, two, with hash browns
      = 2 piece fried egg 92; ?0.5 cup hash brown 78
    four ounces ground beef, a hamburger bun and a slice of american
      = 4 oz ground beef 113.4; 1 piece hamburger bun 44; !american
    one mango and a third of a cup of cashews
      = 1 piece mango 336; 0.333333 cup cashew 45.667
    three oz turkey breast, lettuce, tomato on rye
      = 3 oz turkey breast 85.05; ?1 cup lettuce 36; ?1 piece tomato 123; ?1 slice rye bread 32
    an oatmeal raisin cookie and a small black coffee
      = 1 piece oatmeal raisin cookie 15; ?1 small coffee 237
    cream of mushroom soup, one can
      = ?1 can cream of mushroom soup 378
    twelve ounces of lager and some peanuts
      = 12 oz beer 356.4; ?1 oz peanut 28.35
    a caesar wrap with shrimp
      = ?1 piece tortilla 48; ?85 g shrimp 85; ?40 g romaine 40; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5
    a bowl of mixed berries with whipped cream
      = ?50 g strawberry 50; ?50 g blueberry 50; ?45 g raspberry 45; ?2 tbsp whipped cream 6
    apple slices with two tbsp of peanut butter
      = ?1 piece apple 182; 2 tbsp peanut butter 32
    one fried egg over a half cup of white rice with soy sauce
      = 1 piece fried egg 46; 0.5 cup rice (white) 79; ?1 tbsp soy sauce 16
    20 pistachios and a cheese stick
      = 20 piece pistachio 11.572; ?1 piece string cheese 28.35
    a cup and a half of vegetable soup with a dinner roll
      = 1.5 cup vegetable soup 361.5; 1 piece roll 28
    a pint of blueberries
      = 1 pint blueberry 296
    small bag of peanut m&ms
      = ?1 bag peanut m and m 54
    cucumber and tomato salad with olive oil
      = ?70 g cucumber 70; ?70 g tomato 70; ?7 g olive oil 7
    chicken parm with a side of penne
      = ?1 serving chicken parmesan 301; ?1 cup pasta 124
    two glasses of prosecco and an olive
      = 1 piece olive 8.3; !prosecco
    six oreos, okay fine, eight
      = ?8 piece oreo 96
    half of what my wife ordered which was a steak
      = ?3 oz steak (sirloin) 85.05
    I had a salad and stole a couple fries from my son
      = 1 piece side salad 87; ?2 serving french fries 234
    my sister bought a cake, I ate a sixth
      = ?0.166667 piece cake (yellow, with frosting) 11.167
    all of the rice and half of the beans
      = ?1 cup rice (white) 158; ?0.25 cup pinto bean 42.75
    a dozen minus one cookies
      = !a dozen minus one cookies
    my kid licked the icing off my cupcake
      = ?2 tbsp frosting 33; ?1 piece cupcake 50; !licked
    five crackers each with a slice of cheese
      = 5 piece cracker (saltine) 14.9; 5 slice cheese (cheddar) 140
    instead of two eggs I had three
      = 3 piece egg 150
    a scone, not the whole thing
      = ?70 g biscuit (buttermilk) 70
    I skipped the toast and just had the eggs
      = ?2 piece egg 100
    she made a lasagna and I had two squares
      = ?1 piece lasagna 255; !two squares
    one beer, or was it two
      = ?2 can beer 712
    most of a bagel
      = ?1 piece bagel 105
    a muffin top
      = !muffin top
    I shared my two sandwiches with one other person
      = ?2 slice bread (white) 60; !sandwiches
    a cup of blueberries, a cup of skim milk and half a scoop of whey protein blended
      = 1 cup blueberry 148; 1 cup skim milk 245; ?0.5 scoop protein powder 16
    chicken burrito bowl with brown rice, black beans and guac
      = ?115 g chicken 115; ?0.75 cup rice (white) 118.5; ?0.5 cup black bean 92.5; ?30 g salsa 30; ?28 g cheese (cheddar) 28; ?1 cup brown rice 202; ?50 g avocado 50; ?5 g tomato 5; ?3 g onion 3; ?2 g lime juice 2
    two ounces of beef jerky on the drive
      = 2 oz beef jerky 56.7
    toast, two slices, buttered, with strawberry jam
      = 2 slice toast (white) 54; ?1 tbsp jam 20; !buttered
    a medium sweet potato with cinnamon and a teaspoon of butter
      = 1 medium sweet potato 114; ?1 tsp cinnamon 2.6; 1 tsp butter 4.729
    a fun size twix and three starbursts
      = ?1 package twix 57; 3 piece starburst 15
    about a cup of cooked lentils with half an onion
      = 1 cup lentil 198; 0.5 piece onion 55
    shrimp scampi over linguine
      = ?115 g shrimp 115; ?14 g butter 14; ?7 g olive oil 7; ?1 cup pasta 124
    one whole grain waffle, peanut butter, and sliced banana
      = 1 piece waffle 75; ?2 tbsp peanut butter 32; ?1 piece banana 118; !whole grain waffle
    I polished off a 250 ml carton of orange juice
      = 250 ml orange juice 263.116
    an everything bagel, toasted, with two tablespoons of cream cheese
      = 1 piece toasted bagel 99; 2 tbsp cream cheese 29
    grilled swordfish, six ounces, with a squeeze of lemon
      = 6 oz swordfish 170.1; ?1 squeeze lemon 4.417
    a double espresso and a madeleine
      = ?2 shot espresso 59.2; !madeleine
    two thin slices of ham rolled around a pickle
      = 2 slice ham 56; ?1 piece pickle 35
    four dates stuffed with goat cheese
      = 4 piece dates 96; ?1 oz goat cheese 28.35
    8 oz nonfat milk and 2 graham crackers
      = 8 oz skim milk 244.8; 2 piece graham cracker 30
    a jacket potato with baked beans and grated cheddar
      = ?1 piece baked potato 173; ?0.5 cup baked bean 127; ?1 slice cheese (cheddar) 28
    one serving of mac and cheese and a dill pickle
      = ?1 serving mac and cheese 137; ?1 piece pickle 35
    a cup of hot and sour soup and half an order of pot stickers
      = 1 cup hot and sour soup 233; ?0.5 serving potsticker 72.5
    a baguette, well a third of one
      = ?0.666667 oz baguette 18.9
    I finished off my daughter's nuggets, maybe three
      = 3 piece chicken nugget 60
    one taco al pastor, another with fish
      = ?2 piece corn tortilla 48; ?110 g fish (cod) 110; ?16 g onion 16; ?6 g cilantro 6
    three bowls, no cups, of soup
      = !three bowls; !soup
    four eggs but threw out two of the yolks
      = ?4 piece egg 200; ?2 piece egg yolk 34
    we each had half a pizza
      = 0.5 piece pizza (cheese) 426.5
    a smoothie that I could not finish
      = ?12 fl_oz strawberry banana smoothie 349.506
    coffee, make it decaf
      = ?1 cup decaf coffee 237
    a quesadilla, minus the chicken
      = 1 piece quesadilla 194
    eight ounces of milk, half of it spilled
      = 4 oz milk (whole) 122
    I ordered wings but they were out so I had nachos
      = ?1 serving nacho 80
    twenty chips between my two kids and me
      = ?20 piece potato chip 25.454
    two for me and two for her, the cupcakes
      = ?2 piece cupcake 100
    not two but three waffles
      = 3 piece waffle 225
    I took the bun off my burger
      = ?1 piece hamburger 97
    there was chicken but I only had the salad
      = ?3 oz chicken 85.05; ?1 piece side salad 87
    a can and a half of tuna, sorry, just half a can
      = 0.5 can tuna 82.5
    I ate about as much as a cup of rice
      = 1 cup rice (white) 158
    an egg sandwich on toast and a hot tea with lemon
      = ?2 slice toast (white) 54; ?1 piece egg 50; ?1 cup tea 237; ?1 wedge lemon 7
    one cup of peas, half a cup of corn and 4 oz of grilled pork
      = 1 cup pea 160; 0.5 cup corn 74.5; 4 oz pork 113.4
    bran muffin the size of my fist
      = ?1 piece bran muffin 113; !fist
    a quarter of a honeydew and a handful of raspberries
      = 0.25 piece honeydew 250; ?1 handful raspberry 30.75
    two rolls with a pat of butter on each
      = 2 piece roll 56; 2 pat butter 10
    a small bowl of oatmeal, half a banana sliced on top
      = ?1 bowl oatmeal 351; 0.5 piece banana 59
    two veggie burgers without buns
      = 2 piece veggie burger 112
    one pouch of tuna and ten wheat thins
      = ?1 can tuna 165; 10 piece wheat cracker 21.25; !pouch
    80 g pasta, 30 g parmesan, a drizzle of olive oil
      = 80 g pasta 80; 30 g parmesan 30; ?1 drizzle olive oil 4.5
    a cinnamon roll and a glass of oj
      = 1 piece cinnamon roll 60; ?1 glass orange juice 249
    half a sleeve of saltines with chicken soup
      = ?5 piece cracker (saltine) 14.9; ?1 cup chicken soup 245; !sleeve
    three spoonfuls of peanut butter straight from the jar
      = ?3 spoon peanut butter 48.376
    a pork tamale and refried beans
      = 1 piece tamale 142; ?0.5 cup refried bean 74
    a baked apple with a scoop of vanilla
      = 1 piece apple 182; ?1 scoop ice cream (vanilla) 66
    one and three quarter cups of lentil soup
      = 1.75 cup lentil soup 434
    a big handful of grapes and some brie
      = ?1 handful grape 37.75; ?1 oz brie 28.35
    thai green curry with jasmine rice, one plate
      = ?90 g chicken 90; ?80 g coconut milk 80; ?60 g mixed vegetable 60; ?1 cup rice (white) 158
    2x scrambled eggs 1x toast
      = 2 piece scrambled egg 122; 1 slice toast (white) 27
    a hundred calorie pack of almonds
      = ?1 oz almond 28.35
    pizza night, two slices for me, the kids had the rest
      = 2 slice pizza (cheese) 214
    ten cherry tomatoes, a few of which were bad
      = ?3 piece cherry tomato 51
    one of the brownies my mom made
      = 1 piece brownie 56
    I was full so I left a quarter of my steak
      = ?4.5 oz steak (sirloin) 127.575
    they served salmon but I swapped it for tofu
      = ?3 oz salmon 85.05; ?3 oz tofu 85.05; !swapped
    got a dozen bagels and took one
      = ?1 piece bagel 105
    half a dozen eggs minus the yolks
      = 6 piece egg white 198
    a footlong but I only ate six inches of it
      = !a footlong but i only ate six inches of it
    no sugar in the coffee, but a splash of milk
      = ?1 cup coffee 237; ?1 splash milk (whole) 15.25
    I cooked four sausages and my husband ate three
      = ?4 piece sausage (pork) 92
    muffins, I baked twelve and ate two
      = 2 piece muffin (blueberry) 226
    burger with everything on it
      = ?1 piece hamburger 97
    I swear I only had one cookie
      = 1 piece cookie (chocolate chip) 12.9
    the other half of yesterday's sandwich
      = ?1 slice bread (white) 30; !sandwich
    leftover pizza, cold, three slices, no, my roommate took one, so two
      = ?2 slice pizza (cheese) 214
    we opened a bottle of wine and I had one glass of it
      = ?1 bottle wine 748.123; !one glass
    four of us demolished a large pizza
      = ?1 piece pizza (cheese) 853
    two bowls of cereal for breakfast and none for dinner
      = ?2 bowl cereal (corn flakes) 84
    my grandson gave me half of his cookie
      = 0.5 piece cookie (chocolate chip) 6.45
    I fixed myself a turkey wrap
      = ?1 piece tortilla 48; ?3 oz turkey 85.05
    I made my kids and myself pancakes, four for me
      = 4 piece pancake 152
    a salad no tomatoes no cucumbers extra cheese
      = 1 piece side salad 87; ?1 slice cheese (cheddar) 28
    three beers, and by three I mean four
      = ?4 can beer 1424
    no milk today, it was oat milk in my coffee
      = ?25 g dry oats 25; ?3 g oil (canola) 3; ?210 g water 210; ?1 cup coffee 237
    finished what was left of the lasagna
      = ?1 piece lasagna 255
    my coworker brought donuts and I took one
      = ?1 piece donut (glazed) 75
    she had the last two tacos so I had none
      =
    I'm not counting the gum, but a banana
      = 1 piece banana 118
    four pieces of toast between my sister and myself
      = ?2 piece toast (white) 54
    a bowl of rice with an egg, I didn't eat the egg
      = ?1 bowl rice (white) 237
    a bag of popcorn, my date ate most of it
      = ?3 cup popcorn 24
    three cups of coffee by noon, a fourth at two
      = ?4 cup coffee 948
    eggs: two fried, one boiled
      = 2 piece fried egg 92; 1 piece hard boiled egg 50
    an orange for me, an apple for my boy
      = 1 piece orange 131
    I had a roll and my dad had one as well
      = 1 piece roll 28
    half the burrito now and half for later
      = 0.5 piece burrito 92.5
    spaghetti, hold on it was linguine with clams
      = ?1 cup pasta 124; ?3 oz clam 85.05
    a pancake and another and another
      = 3 piece pancake 114
    I ate six of eight slices of pizza
      = 6 slice pizza (cheese) 642
    ice cream two scoops one vanilla one chocolate
      = ?1 scoop ice cream (vanilla) 66; ?1 scoop chocolate ice cream 66
    four cookies were on the plate and I left one
      = 3 piece cookie (chocolate chip) 38.7
    nothing except a banana
      = 1 piece banana 118
    a cheese omelet, home fries and a cup of decaf
      = ?2 large omelet 122; ?1 slice cheese (cheddar) 28; ?0.5 cup hash brown 78; 1 cup decaf coffee 237
    one medium pear with an ounce and a half of gouda
      = 1 medium pear 178; 1.5 oz gouda 42.525
    black bean soup with a dollop of sour cream
      = ?1 cup black bean soup 246; ?1 dollop sour cream 14.375
    three dried apricots and a protein bar
      = 3 piece dried apricot 10.5; 1 piece power bar 68
    a large salad with two hard boiled eggs, bacon bits and blue cheese dressing
      = ?1 piece side salad 87; 2 piece hard boiled egg 100; ?2 slice bacon 23; ?2 tbsp blue cheese dressing 30
    rice pudding, half a cup, with cinnamon
      = 0.5 cup rice pudding 86; ?1 tsp cinnamon 2.6
    an 8 inch quiche, I ate one eighth
      = ?5 g pie crust 5; ?6.25 g egg 6.25; ?5 g heavy cream 5; ?3.125 g swiss cheese 3.125
    one slice of meatloaf, a scoop of mashed potatoes and green peas
      = ?100 g ground beef 100; ?15 g bread crumb 15; ?10 g egg 10; ?10 g ketchup 10; ?1 scoop mashed potato 105; ?0.5 cup pea 80
    a kiwi and two tangerines
      = 1 piece kiwi 69; 2 piece tangerine 176
    two hundred and twenty ml of tomato juice
      = 220 ml tomato juice 225.962
    cauliflower, a cup of it, steamed
      = 1 cup cauliflower 124
    crispy chicken tenders, four, with honey mustard
      = 4 piece chicken tender 120; ?2 tbsp honey mustard 30; !crispy chicken tender
    a vodka soda and a bowl of nuts
      = ?1 shot vodka 42; ?6 fl_oz club soda 177.6; ?1 bowl mixed nut 205.5
    two mini bagels with a smear of cream cheese
      = 2 small bagel 138; ?1 tbsp cream cheese 14.5; !smear
    veal cutlet, 5 oz, with lemon and capers
      = 5 oz veal 141.75; ?1 wedge lemon 7; ?1 tbsp caper 8.6
    a liter and a half of water through the day
      = 1.5 l water 1502.61
    one slice each of ham and swiss
      = 1 slice ham 28; 1 slice swiss cheese 28
    a bag of baby carrots, about three ounces
      = 3 oz baby carrot 85.05
    cherry pie, a small slice
      = ?1 slice cherry pie 125
    the waiter brought six oysters, one was off, so I ate five
      = ?5 piece oyster 70
    I had a coffee, then gave up and had two more
      = ?3 cup coffee 711
    a pound of shrimp, peeled, between me and the wife
      = 0.5 lb shrimp 226.8
    not sure if it was one or two cups of rice
      = ?2 cup rice (white) 316
    a large shake but left an inch at the bottom
      = !a large shake; !inch
    six wings minus one
      = 5 piece chicken wing 425
    I had toast. No jam. And actually no butter either.
      = ?1 slice toast (white) 27
    I ate three quarters of two burritos
      = 1.5 piece burrito 277.5
    mango, half, the other half is in the fridge
      = ?0.5 piece mango 168
    I nearly ate the whole cake but stopped at two slices
      = !two slices
    sorry, not rice, I had pasta, a cup
      = 1 cup pasta 124
    the bagel had butter, no wait, cream cheese
      = ?1 piece bagel 105; ?1 tbsp cream cheese 14.5
    banana, apple, and scrap the banana
      = ?1 piece apple 182
    one soda each
      = ?1 can coke 370
    I ate my brother's sandwich by mistake
      = ?2 slice bread (white) 60; !sandwich; !mistake
    three pieces of pizza
      = 3 piece pizza (cheese) 321
    two oranges, the small ones
      = 2 small orange 192
    a piece of watermelon
      = 1 piece watermelon 286
    a piece of tomato
      = ?1 piece tomato 123
    my niece ate most of my ice cream
      = ?1 serving ice cream (vanilla) 66
    I had what she had, the tuna salad
      = ?1 cup tuna salad 205
    the omelet had three eggs
      = 3 large omelet 183
    the salad had chicken and avocado
      = ?1 piece side salad 87; ?3 oz chicken 85.05; ?0.5 piece avocado 100.5
    I had eggs, two, sorry, three, with toast
      = 3 piece egg 150; ?1 slice toast (white) 27
    two thirds of a cup of rice; the rest was thrown out
      = ?0.666667 cup rice (white) 105.333
    a bagel without the top half
      = 0.5 piece bagel 52.5
    five, six, maybe seven olives
      = ?7 piece olive 58.1
    two pears, though I'd only call it one and a half
      = 1.5 piece pear 267
    my friend dared me to eat six hot wings and I did
      = 6 piece chicken wing 510
    dad grilled burgers and I ate one with cheese
      = 1 piece hamburger 97; ?1 slice cheese (cheddar) 28
    a plate of nachos for the table
      = ?1 plate nacho 80
    the last of the ice cream, about a cup
      = 1 cup ice cream (vanilla) 132
    a cup of yogurt, of which I ate two thirds
      = 0.666667 cup yogurt (plain, whole milk) 163.333
    eight slices of salami, subtract three
      = ?8 slice salami 208; !subtract
    mashed potatoes twice, half a cup each time
      = 1 cup mashed potato 210
    a handful of chips every hour for three hours
      = ?1 handful potato chip 28.35
    100 g of raw spinach and 50 g feta
      = 100 g spinach 100; 50 g feta 50
    three fig newtons and a glass of almond milk
      = 3 piece fig newton 171; ?1 glass almond milk 240
    a baked potato stuffed with broccoli and cheese
      = ?1 piece baked potato 173; ?0.5 cup broccoli 78; ?1 slice cheese (cheddar) 28
    """)
}
