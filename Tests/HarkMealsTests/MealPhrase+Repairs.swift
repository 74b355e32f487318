extension MealPhrase {
  /// Meals described with self-corrections, shares, leftovers, or open questions.
  static let repairs = parsed(
    """
    three pieces of toast, hmm, two, with jam
      = ?2 piece toast (white) 54; ?1 tbsp jam 20
    chicken, no the fish, with a cup of rice
      = ?3 oz fish (cod) 85.05; 1 cup rice (white) 158
    i ate a donut. correction. half a donut
      = ?0.5 piece donut (glazed) 37.5
    make the two eggs three
      = ?3 piece egg 150
    scratch the bagel, it was an english muffin
      = 1 piece english muffin 57
    four ounces of ham. I meant turkey
      = 4 oz turkey 113.4
    a latte, large, no medium
      = ?1.5 shot espresso 44.4; ?1.5 cup milk (whole) 366
    two apples sorry pears
      = 2 piece pear 356
    no i didn't have the fries, just the burger
      = ?1 piece hamburger 97
    five crackers or was it six, six
      = ?6 piece cracker (saltine) 17.88
    a turkey sandwich on white, no, rye
      = ?2 slice rye bread 64; ?3 oz turkey 85.05
    i had yogurt with honey, wait, maple syrup
      = ?1 container yogurt (plain, whole milk) 170; ?1 tbsp maple syrup 20
    one cup of pasta, let's say one and a half
      = 1.5 cup pasta 186
    actually forget the cookie, i had two brownies
      = 2 piece brownie 112
    steak eight ounces. Sorry, six.
      = 6 oz steak (sirloin) 170.1
    it wasn't coffee, it was tea, one cup
      = 1 cup tea 237
    2 eggs 2 bacon, change bacon to 3
      = 2 piece egg 100; 3 piece bacon 34.5
    i had two tacos not three
      = 2 piece taco 138
    toast with butter. strike the butter.
      = ?1 slice toast (white) 27
    a banana smoothie, oh and it had two scoops of protein powder
      = ?1 piece banana 118; ?1 cup milk (whole) 244; ?2 scoop protein powder 64
    i mean, i had a plum and, what was it, a nectarine
      = 1 piece plum 66; 1 piece nectarine 142
    the rice was brown not white, one cup
      = 1 cup brown rice 202
    ten almonds, nope, closer to fifteen
      = 15 piece almond 18
    my sister and I split a calzone
      = ?1.25 slice pizza (cheese) 133.75
    we shared a large pizza between four of us equally
      = ?0.25 piece pizza (cheese) 213.25
    i had a third of a baguette with brie
      = ?0.666667 oz baguette 18.9; ?1 oz brie 28.35
    we ordered ten dumplings and i got four
      = ?4 piece potsticker 116
    my son ate half my burger
      = ?0.5 piece hamburger 48.5
    gave the dog a piece of my steak
      =
    three of us split six tacos evenly
      = 2 piece taco 138
    she had the salad and i had the soup, chicken noodle
      = ?1 cup chicken noodle soup 248
    he ate most of the popcorn, I only had a handful
      = ?1 handful popcorn 8
    i stole two fries off his plate
      = ?2 serving french fries 234
    i baked twelve muffins, kept two for myself and ate them
      = 2 piece muffin (blueberry) 226
    mom made eight pancakes and I finished five
      = 5 piece pancake 190
    i ate the filling of one taco but not the shell
      = ?1 piece taco 69
    a baked potato, no skin
      = ?1 piece baked potato 173
    only the whites of three eggs
      = 3 piece egg white 99
    the crusts of two sandwiches
      = ?4 slice bread (white) 120; !sandwiches; !crusts
    two thirds of a cup of oatmeal
      = 0.666667 cup oatmeal 156
    i left half of my steak and it was 10 ounces
      = ?5 oz steak (sirloin) 141.75
    ate all but one of the six nuggets
      = 5 piece chicken nugget 100
    three of my four meatballs
      = ?3 piece meatball 56
    a couple bites of cheesecake
      = ?1 piece cheesecake 80
    drank about half my glass of milk
      = ?0.5 glass milk (whole) 122
    i ate a bowl and a half of cereal
      = ?1.5 bowl cereal (corn flakes) 63
    half of a half of a sandwich
      = ?1 slice bread (white) 30; !sandwich
    no dessert but i did have a glass of wine
      = ?1 glass wine 148
    i didn't eat anything except two bananas
      = 2 piece banana 236
    a salad with no dressing and no croutons
      = 1 piece side salad 87
    neither the bread nor the soup, just the chicken
      = ?3 oz chicken 85.05
    haven't eaten since a bowl of cereal at eight
      = ?1 bowl cereal (corn flakes) 42
    i never finished my coffee, so half a cup
      = ?0.5 cup coffee 118.5
    nothing but three rice cakes
      = 3 piece rice cake 27
    without breakfast today, lunch was a bagel
      = 1 piece bagel 105
    i would have had cake but there was none left
      =
    not hungry so only a pear
      = 1 piece pear 178
    i wanted a cookie but ate an apple instead
      = ?1 piece apple 182
    hold the cheese on my two burgers
      = 2 piece hamburger 194
    a salad instead of fries with my burger
      = ?1 piece side salad 87; ?1 piece hamburger 97
    i swapped the white rice for a cup of cauliflower rice
      = ?1 cup raw cauliflower 107
    turkey bacon rather than regular, three strips
      = ?3 strip turkey bacon 24.3
    maybe two or three cookies
      = ?3 piece cookie (chocolate chip) 38.7
    somewhere between four and six ounces of salmon
      = ?6 oz salmon 170.1
    at least five strawberries
      = ?5 piece strawberry 90
    no more than half a cup of rice
      = ?0.5 cup rice (white) 79
    about a dozen grapes, give or take
      = ?12 piece grape 58.8
    roughly 350 grams of potatoes
      = 350 g baked potato 350
    a good handful of cashews
      = ?1 handful cashew 28.35
    a heaping tablespoon of peanut butter
      = 1 tbsp peanut butter 16
    just under a cup of milk
      = ?1 cup milk (whole) 244
    two-ish cups of popcorn
      = 2 cup popcorn 16
    a 330 ml can of pepsi
      = 330 ml coke 342.564
    a footlong subway meatball sub
      = ?180 g french roll 180; ?10 piece meatball 186.667; ?120 g marinara 120; ?60 g provolone 60; !subway
    a 12 ounce ribeye
      = 12 oz rib eye 340.2
    a liter of water and a 20 ounce gatorade
      = 1 l water 1001.74; 20 oz gatorade 610
    quarter pound of deli ham
      = 0.25 lb ham 113.4
    a shot of espresso with a splash of oat milk
      = ?1 shot espresso 29.6; ?1.56253 g dry oats 1.563; ?0.187503 g oil (canola) 0.188; ?13.1252 g water 13.125
    I had a blueberry muffin. Hang on. It was a bran muffin
      = 1 piece bran muffin 113
    two cups of rice. Was it two? Yes
      = 2 cup rice (white) 316
    a burrito and, oh, not a burrito, a quesadilla
      = 1 piece quesadilla 194
    three slices bacon make that four and two eggs
      = 4 slice bacon 46; 2 piece egg 100
    I think it was a ham sandwich, no I know it was turkey
      = ?2 slice bread (white) 60; ?3 oz turkey 85.05
    put down one banana. Actually put down two
      = 2 piece banana 236
    a large fries. Sorry, medium fries
      = 1 medium french fries 117
    i had oatmeal with milk wait no with water
      = ?1 cup oatmeal 234; ?1 cup water 237
    pasta with meatballs, four, no five meatballs
      = ?1 cup pasta 124; 5 piece meatball 93.333
    a white wine, my mistake, a rosé
      = ?1 serving wine 148
    tea no sugar. I lied, one sugar
      = ?1 cup tea 237; ?1 piece sugar 4.2
    a chicken breast, not fried, grilled
      = 1 piece chicken breast 196
    i had 2 no 3 no 2 cookies
      = 2 piece cookie (chocolate chip) 25.8
    a can of tuna, half actually
      = 0.5 can tuna 82.5
    soup, a bowl, no it was more like a cup, chicken noodle
      = ?1 cup chicken noodle soup 248
    did i say apple? i meant pear, one pear
      = 1 piece pear 178
    i had yogurt, the strawberry one, no the peach one
      = ?1 container fruit yogurt 170
    ten fries, fifteen maybe
      = ?1 serving french fries 117
    my snack was almonds, ten, I mean twenty of them
      = 20 piece almond 24
    i ate three, sorry, one third of a pizza
      = 0.333333 piece pizza (cheese) 284.333
    it was a pint, not a half pint, of cider
      = !a pint; !cider
    shrimp fried rice, actually plain fried rice, a cup and a half
      = 1.5 cup fried rice 205.5
    my husband and i shared a rack of ribs fifty fifty
      = ?3 oz sparerib 85.05; !rack of rib
    split a bottle of prosecco three ways
      = !prosecco
    the kids left two fish sticks and i ate them
      = ?2 piece fish stick 56
    I ate a quarter of my friend's burrito
      = 0.25 piece burrito 46.25
    we had twelve wings between the three of us
      = 4 piece chicken wing 340
    out of the six spring rolls i only got one
      = ?1 piece vegetable egg roll 68
    me and two friends finished a pitcher of beer
      = ?1 pitcher beer 1900.76
    my brother ate two of my four tacos
      = 2 piece taco 138
    I finished my daughter's chicken nuggets, she left three
      = ?3 piece chicken nugget 60
    a family size bag of chips shared by five
      = ?1 bag potato chip 28.35; !shared
    dad and I each had two pancakes
      = 2 piece pancake 76
    they ordered pizza but i only had salad
      = ?1 piece side salad 87
    everyone had cake and i did too
      = ?1 serving cake (yellow, with frosting) 67
    we each drank a can of coke
      = 1 can coke 370
    I tried a bite of his lasagna
      = ?1 piece lasagna 255
    two beers, one of which I spilled
      = ?1 can beer 356
    i poured a glass of wine and drank half
      = ?0.5 glass wine 74
    a chicken thigh without the skin
      = 1 piece skinless chicken thigh 116
    just the cheese off a slice of pizza
      = ?1 slice cheese (cheddar) 28; ?1 slice pizza (cheese) 107
    ate the marshmallows out of my lucky charms
      = ?3 piece marshmallow 21.6; ?1 cup lucky charm 36
    i left a third of the rice and it was a cup
      = ?0.666667 cup rice (white) 105.333
    drank three quarters of a smoothie
      = ?9 fl_oz strawberry banana smoothie 262.129
    peeled the breading off four chicken nuggets
      = ?4 piece chicken nugget 80
    only the broth from a bowl of chicken soup
      = ?1 cup chicken broth 249; ?1 bowl chicken soup 367.5
    a taco salad minus the shell
      = ?1.5 cup taco salad 198
    i took five crackers and put two back
      = 3 piece cracker (saltine) 8.94
    finished most of a bowl of chili
      = ?1 bowl chili 363
    one bite of a brownie
      = ?1 piece brownie 56
    the last two slices of a pizza
      = 2 slice pizza (cheese) 214
    all the blueberries from one muffin
      = ?1 cup blueberry 148; ?1 piece muffin (blueberry) 113
    a can of soup but i only ate the noodles
      = ?1 cup chicken noodle soup 248
    i skipped the bun on my cheeseburger
      = ?1 piece cheeseburger 127
    cereal, no milk, one cup
      = 1 cup cereal (corn flakes) 28
    not a single cookie today, just an apple
      = 1 piece apple 182
    coffee without anything
      = ?1 cup coffee 237
    didn't have the wine but had the bread
      = ?1 slice bread (white) 30
    a caesar salad hold the anchovies and dressing
      = ?2 cup romaine 94; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5; ?0.25 cup crouton 7.5; ?2 tbsp vinaigrette 32
    i never eat breakfast but today i had two eggs
      = ?2 piece egg 100
    no carbs, so three eggs and half an avocado
      = 3 piece egg 150; 0.5 piece avocado 100.5
    water instead of soda, two glasses
      = ?2 glass water 474
    a side of fruit in place of the hash browns, with two pancakes
      = 2 piece pancake 76; !fruit
    i usually have bacon but today turkey sausage, two links
      = 2 link turkey sausage 114
    a lettuce wrap burger instead of a bun
      = !lettuce wrap burger
    swapped my usual latte for a cold brew
      = ?1 cup coffee 237
    ate my wife's salad instead of my own burger
      = ?1 piece side salad 87
    five or six strawberries
      = ?6 piece strawberry 108
    between eight and ten wings
      = ?10 piece chicken wing 850
    a couple two three beers
      = ?3 can beer 1068
    less than half a bagel
      = ?0.5 piece bagel 52.5
    more than a cup of rice but less than two
      = ?1 cup rice (white) 158
    a dozen or so cherries
      = ?12 piece cherry 98.4
    roughly a third of a cup of nuts
      = 0.333333 cup mixed nut 45.667
    a fun size snickers
      = 1 small snickers 15
    two heaped teaspoons of sugar
      = 2 tsp sugar 8.4
    one and a quarter pounds of crab legs
      = 1.25 lb king crab 567
    a 16 ounce iced coffee with two pumps of vanilla
      = 16 oz coffee 473.6; ?1 tsp vanilla extract 4.2; !pumps
    two scoops of halo top
      = !halo top
    20 chicken mcnuggets
      = 20 piece chicken mcnugget 316.666
    an 8 inch pizza
      = ?1 piece pizza (cheese) 853
    three rolls of smarties
      = !smarties
    a stick of butter's worth? no, a pat
      = 1 pat butter 5
    a venti pike place with cream
      = ?1 tbsp cream (light) 15; !pike
    two k-cups worth of coffee
      = ?1 cup coffee 237; !k
    I had a peach. Were there two? Yes, two peaches
      = 2 piece peach 300
    one can of soda, no it was diet, one diet coke
      = ?1 can diet coke 355
    put me down for three meatballs, four if you count the small one
      = ?1 piece meatball 18.667
    bagel and cream cheese, correction, bagel and butter
      = ?1 piece bagel 105; ?1 pat butter 5
    no sorry not the chicken salad, the tuna salad, one cup
      = 1 cup tuna salad 205
    a cookie, two cookies, okay three cookies
      = ?3 piece cookie (chocolate chip) 38.7
    half a pizza, hmm, that's four slices
      = ?0.5 piece pizza (cheese) 426.5; !four slices
    she said it was cod but it was haddock, five ounces
      = 5 oz haddock 141.75
    i'd say a cup of rice, make it three quarters
      = 0.75 cup rice (white) 118.5
    tomato soup, cup of, no bowl of
      = ?1 bowl tomato soup 372
    let me start over. a ham sandwich and a pear
      = ?2 slice bread (white) 60; ?2 slice ham 56; 1 piece pear 178
    grapes, 20, no wait, those were cherries
      = 20 piece cherry 164
    a mango and a papaya, sorry, just the mango
      = 1 piece mango 336
    i said two tacos earlier, it was really three
      = ?3 piece taco 207
    one egg white and two eggs, other way round
      = ?1 piece egg white 33; ?2 piece egg 100
    four carrots. baby carrots i mean
      = 4 piece baby carrot 40
    a salad with ranch. balsamic, not ranch
      = 1 piece side salad 87; ?1 tbsp balsamic vinegar 16
    it was a beer, then another, so two beers
      = ?2 can beer 712
    yogurt 150 grams, nope, 170
      = 170 g yogurt (plain, whole milk) 170
    two lattes but the second one i couldn't finish
      = ?1 shot espresso 29.6; ?1 cup milk (whole) 244
    a large coke, i mean large diet coke, and nuggets
      = ?1 large diet coke 710; ?3 piece chicken nugget 60
    my roommate and i split a quart of ice cream
      = 0.5 quart ice cream (vanilla) 264
    ate one fifth of a cheesecake
      = ?0.2 piece cheesecake 16
    we got two pizzas for six people
      = ?2 piece pizza (cheese) 1706
    they gave us each a cookie
      = 1 piece cookie (chocolate chip) 12.9
    the waiter brought four rolls, i ate three of them
      = 3 piece roll 84
    i had what was left of the lasagna
      = ?1 piece lasagna 255
    my kid had half the quesadilla, i had the other half
      = ?0.5 piece quesadilla 97
    one of the three enchiladas on the plate
      = ?1 piece enchilada 137
    two thirds of my steak, which was nine ounces
      = ?6 oz steak (sirloin) 170.1
    I let my daughter have a third of my milkshake
      = ?0.333333 container milkshake (vanilla) 104.333
    we passed around a bag of popcorn
      = ?3 cup popcorn 24; !passed
    split dessert with a coworker, a brownie
      = 0.5 piece brownie 28
    a dozen donuts for the office, I ate one
      = ?1 piece donut (glazed) 75
    grandma gave me two slices of pie
      = 2 slice apple pie 250
    my wife didn't want her fries so i had them
      = ?1 serving french fries 117
    a tablespoon each of chia and flax
      = ?1 tbsp chia 14.787; 1 tbsp flaxseed 10.3
    ate the inside of a baked potato
      = ?1 piece baked potato 173
    only ate the top of the cupcake
      = ?1 piece cupcake 50; !top
    picked at a salad
      = ?1 piece side salad 87
    a few sips of wine from my husband's glass
      = ?3 sip wine 44.25; !glass
    i drank the milk but left the cereal
      = ?1 cup milk (whole) 244
    three chicken legs minus one that was raw
      = 2 piece chicken leg 516
    finished two thirds of a 12 ounce steak
      = 8 oz steak (sirloin) 226.8
    licked the frosting off a cupcake
      = ?2 tbsp frosting 33; ?1 piece cupcake 50; !licked
    left two bites of a hot dog
      = ?1 piece hot dog 98
    a half eaten bagel
      = ?1 piece bagel 105
    no soup, no salad, just two rolls
      = 2 piece roll 56
    it had no sugar in it, the coffee
      = ?1 cup coffee 237
    not two but three pancakes
      = 3 piece pancake 114
    didn't drink anything but water, three glasses
      = ?3 glass water 711
    never ate lunch, dinner was a pork chop
      = ?1 piece pork chop 145
    not exactly a full bowl of soup, tomato
      = ?1 piece tomato 123
    nothing since a granola bar this morning
      = 1 piece granola bar 21
    no cheese on the burger please, one burger
      = 1 piece hamburger 97
    none of the bread, all of the stew, one bowl beef stew
      = ?1 bowl beef stew 294
    i gave up sugar so plain oatmeal, one cup
      = 1 cup oatmeal 234
    wasn't hungry, three bites of toast
      = ?3 bite toast (white) 8.438
    hardly any rice, maybe two tablespoons
      = ?2 tbsp rice (white) 19.75
    a veggie patty instead of beef in my burger
      = ?1 piece veggie burger 56; ?1 piece hamburger 97
    i took the pear rather than the apple
      = ?1 piece pear 178
    traded my cookies for her apple
      = ?1 piece apple 182
    half and half instead of milk in my coffee
      = ?1 tbsp half and half 15; ?1 cup coffee 237
    used two bananas in place of the eggs
      = 2 piece banana 236
    three to four ounces of cheese
      = ?4 oz cheese (cheddar) 113.4
    eight maybe ten olives
      = ?10 piece olive 83
    a cup, cup and a half of soup, lentil
      = ?1 cup lentil soup 248; !a cup
    at most six chips
      = ?6 piece potato chip 7.636
    not more than ten almonds
      = ?10 piece almond 12
    100 to 150 grams of rice
      = ?150 g rice (white) 150
    something like four dates
      = 4 piece dates 96
    a half to three quarters of an avocado
      = ?0.75 piece avocado 150.75
    a wendy's junior bacon cheeseburger
      = !wendy's; !junior bacon cheeseburger
    a baja blast and two doritos locos tacos
      = !baja blast; !doritos locos tacos
    four slices of dave's killer bread
      = !dave's killer bread
    a chobani flip
      = !chobani flip
    a 20 oz bottle of mountain dew
      = 20 oz mountain dew 591.25
    a 12 pack of oysters
      = ?12 piece oyster 168
    a five guys little cheeseburger
      = ?1 piece cheeseburger 127; !five guys
    3 dl milk and 80 g muesli
      = 3 dl milk (whole) 309.399; 80 g muesli 80
    half a kilo of strawberries
      = 0.5 kg strawberry 500
    a thumb of ginger
      = ?1 tsp ginger 2; !thumb
    two cans of la croix
      = ?2 can club soda 710.388
    a pack of two twinkies
      = !a pack; !twinkies
    a half pint of blueberries
      = 0.5 pint blueberry 148
    a family size lasagna, a sixth of it
      = ?0.166667 piece lasagna 42.5
    I had two nectarines, hold up, were they peaches? Yeah, peaches
      = 2 piece peach 300
    three slices of ham, one of them was turkey actually
      = 2 slice ham 56; ?3 oz turkey 85.05
    four sushi rolls, two of which were salmon
      = ?640 g sticky rice 640; ?160 g imitation crab 160; ?100 g avocado 100; ?8 g seaweed 8; !salmon sushi rolls
    i'd put two eggs but change that to one
      = 1 piece egg 50
    a bagel with butter, correction, cream cheese
      = 1 piece bagel 105; ?1 tbsp cream cheese 14.5
    two glasses of milk, make the second one a half
      = ?1 glass milk (whole) 244
    i'm not sure if it was three or four meatballs
      = ?4 piece meatball 74.667
    what did i have, oh yes, a pear and two kiwis
      = 1 piece pear 178; 2 piece kiwi 138
    five, no hang on, four chicken wings
      = 4 piece chicken wing 340
    a burger, with bacon. Forget the bacon
      = 1 piece hamburger 97
    two bananas. Did I say bananas? Plantains
      = ?1 cup plantain 200
    no wait that was yesterday, today was just a salad
      = 1 piece side salad 87
    coffee, cream, sugar, skip the sugar
      = ?1 cup coffee 237; ?1 tbsp cream (light) 15
    pancakes, two big ones, or three small, let's say three
      = ?3 piece pancake 114
    we split the nachos, my half was about a cup
      = ?1 serving nacho 80; !cup of nacho
    my girlfriend finished my fries
      =
    the six of us went through eighteen tacos
      = ?18 piece taco 1242
    half of the half chicken was mine
      = ?0.5 piece chicken 86
    i had most of a pizza
      = ?1 slice pizza (cheese) 107
    each of us got three dumplings
      = 3 piece potsticker 87
    a sandwich cut in four, i ate three of the quarters, ham
      = ?6 slice bread (white) 180; ?2 slice ham 56
    shared two desserts, a flan and a brownie, with one friend
      = ?0.25 cup flan 76.5; 0.5 piece brownie 28
    i ate the kids' leftovers, maybe five fries and a nugget
      = ?1 serving french fries 117; 1 piece chicken nugget 20
    bought three donuts, gave one away, ate the rest
      = ?2 piece donut (glazed) 150
    just the egg from my breakfast sandwich
      = ?1 piece egg 50; ?1 piece breakfast sandwich 126
    i scooped out the bagel and ate the rest
      = ?1 piece bagel 105
    drank the juice from a can of peaches
      = ?1 cup orange juice 249; ?1 can peach 231
    peeled apple, half
      = 0.5 piece apple 91
    a pint of ice cream minus a couple of spoonfuls
      = ?1 pint ice cream (vanilla) 264
    i nibbled the corners off a grilled cheese
      = ?2 slice toast (white) 54; ?2 slice american cheese 56; ?1 pat butter 5
    the heel of a loaf of bread with butter
      = ?1 slice bread (white) 30; ?1 pat butter 5; !heel
    didn't have toast with my two eggs
      = 2 piece egg 100
    no to the wine, yes to the steak, six ounces
      = 6 oz steak (sirloin) 170.1
    coffee without milk but with two sugars
      = ?1 cup coffee 237; ?2 piece sugar 8.4
    i haven't had anything today but coffee, two cups
      = 2 cup coffee 474
    nobody touched the salad, me included, i had bread, two slices
      = 2 slice bread (white) 60
    not a fan of tomatoes so took them out of the salad
      = ?1 piece tomato 123; ?1 piece side salad 87
    i said no cheese but they gave me a cheeseburger
      = 1 piece cheeseburger 127
    nothing sweet, one cup of grapes though
      = 1 cup grape 151
    a caesar wrap minus the chicken
      = ?1 piece tortilla 48; ?40 g romaine 40; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5
    had the fruit cup not the fries with my turkey sandwich
      = ?0.5 cup fruit salad 124.5; ?2 slice bread (white) 60; ?3 oz turkey 85.05
    brown rice for white in my burrito bowl
      = ?1 cup brown rice 202; ?115 g chicken 115; ?0.75 cup rice (white) 118.5; ?0.5 cup black bean 92.5; ?30 g salsa 30; ?28 g cheese (cheddar) 28; !white brown rice
    substituted applesauce for oil in my muffin
      = ?1 tbsp oil (canola) 14; ?1 piece muffin (blueberry) 113; !substituted applesauce
    instead of three i had four pancakes
      = 4 piece pancake 152
    rather than coffee i had tea with honey
      = ?1 cup tea 237; ?1 tbsp honey 21
    swap the bacon for sausage, two links
      = 2 link sausage (pork) 46
    one to two cups of coffee
      = ?2 cup coffee 474
    couple hundred grams of chicken
      = 200 g chicken 200
    six-ish ounces of fish
      = 6 oz fish (cod) 170.1
    two and a bit slices of toast
      = ?1 piece toast (white) 27
    close to a pound of shrimp
      = 1 lb shrimp 453.6
    about 3/4 of a bagel
      = 0.75 piece bagel 78.75
    a tallboy of pbr
      = !tallboy; !pbr
    a nip of rum
      = ?1 shot rum 42; !nip
    one hungry man dinner
      = !one hungry man dinner
    a grande pink drink
      = !pink
    a knob of butter on two ears of corn
      = ?1 knob butter 4.729; 2 ear corn 206
    one hundred calories of pretzels
      = ?1 oz pretzel 28.35
    a dollar's worth of candy
      = ?1 piece hard candy 6; !dollar's
    five dates and a dozen almonds
      = 5 piece dates 120; 12 piece almond 14.4
    a bento box
      = !bento box
    two fistfuls of popcorn
      = ?2 handful popcorn 16
    a wheel of babybel
      = ?1 oz edam 28.35; !wheel
    a half caf latte
      = !caf latte
    a child's portion of fish and chips
      = ?1 serving fried fish 226; ?1 serving french fries 117
    three quarter pounders
      = 3 piece quarter pounder 513
    one 6 ounce container of yogurt
      = 6 oz yogurt (plain, whole milk) 170.1
    a gallon of sweet tea over the week
      = ?1 gallon sweet tea 3916.74
    a pinch of salt on half a tomato
      = ?1 dash salt 0.4; 0.5 piece tomato 61.5
    one large egg white
      = 1 large egg white 33
    two large egg whites and one large egg yolk
      = 2 large egg white 66; 1 large egg yolk 17
    jerk chicken with six ounces of salmon and broccoli
      = ?120 g chicken thigh 120; 6 oz salmon 170.1; ?0.5 cup broccoli 78
    an omelet with three egg whites
      = 3 piece egg white 99
    two eggs or three eggs
      = ?3 piece egg 150
    chicken and rice, left half the rice
      = ?3 oz chicken 85.05; ?0.5 cup rice (white) 79
    honey in my tea, two spoons
      = ?2 spoon honey 42.38; ?1 cup tea 237
    toast with butter, no margarine
      = ?1 slice toast (white) 27; ?1 pat butter 5; !butter or margarine
    two eggs, one fried, one boiled
      = 1 piece fried egg 46; 1 piece hard boiled egg 50
    four eggs, one hard boiled
      = 3 piece egg 150; 1 piece hard boiled egg 50
    I used to love pizza but today I had salad
      = ?1 piece side salad 87
    latte with macadamia milk
      = ?1 shot espresso 29.6; !macadamia milk
    rice and chicken, didn't finish the rice
      = ?1 cup rice (white) 158; ?3 oz chicken 85.05
    three eggs, not two eggs
      = 2 piece egg 100
    200 250 grams of rice
      = ?250 g rice (white) 250
    black beans soaked
      = ?0.5 cup black bean 92.5; !black bean soaked
    one fifty grams of rice
      = 150 g rice (white) 150
    two hundred chicken
      = ?200 g chicken 200
    roasted lamb
      = ?3 oz leg of lamb 85.05
    a plateful of spaghetti
      = ?1 cup spaghetti 124
    all but two of the six wings
      = 4 piece chicken wing 340
    nine shrimp out of a dozen
      = 9 piece shrimp 49.5
    three muffins, one was banana
      = 3 piece muffin (blueberry) 339; !banana muffin
    """)
}
