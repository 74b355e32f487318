extension MealPhrase {
  /// Meals described with corrections, refusals, leftovers, shares, or uncertainty.
  static let corrections = parsed(
    """
    I had three pancakes, no, make that two, with syrup
      = 2 piece pancake 76; ?1 tbsp syrup (pancake) 20
    two beers wait no three beers
      = ?3 can beer 1068
    a chicken sandwich hold the mayo and a large coke
      = 1 piece chicken sandwich 187; 1 large coke 984
    I was going to have the salad but I ended up with a cheeseburger
      = 1 piece cheeseburger 127
    a bowl of rice, sorry, quinoa
      = ?1 bowl quinoa 277.5
    two eggs, and my daughter ate one of them
      = 1 piece egg 50
    half of my sandwich
      = ?1 slice bread (white) 30; !sandwich
    I had a coffee at nine and another at noon
      = ?2 cup coffee 474
    everything bagel with lox and cream cheese
      = ?1 piece bagel 105; ?2 oz smoked salmon 56.7; ?1 tbsp cream cheese 14.5
    we shared a plate of nachos
      = ?1 plate nacho 80; !shared
    I made an omelet with three eggs, spinach, and feta
      = 3 large omelet 183; ?1 cup spinach 30; ?1 oz feta 28.35
    twelve ounces of sparkling water and a lime wedge
      = 12 oz club soda 355.2; ?1 piece lime 67
    I drank two thirds of a bottle of wine
      = 0.666667 bottle wine 498.749
    a double cheeseburger no pickles
      = 1 piece double cheeseburger 155
    two dozen clams
      = 24 piece clam 228
    a teaspoon of olive oil and a pinch of salt
      = 1 tsp olive oil 4.5; ?1 dash salt 0.4
    1.5 liters of water
      = 1.5 l water 1502.61
    roughly a hundred grams of tofu
      = 100 g tofu 100
    one egg white omelette with mushrooms
      = ?3 piece egg white 99; ?0.5 cup mushroom 35
    two chicken thighs skin off
      = 2 piece skinless chicken thigh 232
    a thin slice of banana bread
      = 1 slice banana bread 60
    pad thai and spring rolls
      = ?200 g rice noodle 200; ?85 g shrimp 85; ?50 g scrambled egg 50; ?15 g peanut 15; ?14 g peanut oil 14; ?20 g sugar 20; ?40 g bean sprout 40; ?2 piece vegetable egg roll 136
    an orange, two kiwis, a handful of grapes
      = 1 piece orange 131; 2 piece kiwi 138; ?1 handful grape 37.75
    a can of black beans, drained
      = ?1 can black bean 277.5
    toast
      = ?1 slice toast (white) 27
    yesterday I ate a lot of cake
      = ?1 serving cake (yellow, with frosting) 67
    a glass of milk, make it chocolate milk
      = ?1 glass chocolate milk 250
    five, no six, chicken wings
      = 6 piece chicken wing 510
    I had two, no, three slices of bacon
      = 3 slice bacon 34.5
    cottage cheese with pineapple, half a cup each
      = ?0.5 cup cottage cheese 105; 0.5 cup pineapple 82.5
    a protein bar, the chocolate one
      = 1 piece power bar 68; !chocolate protein bar
    my grandma's casserole
      = !casserole
    one piece of fried chicken, a biscuit and gravy
      = ?3 oz fried chicken 85.05; ?1 piece biscuit (buttermilk) 60; ?0.25 cup gravy (beef) 58.25
    a tuna melt and a dill pickle
      = ?2 slice toast (white) 54; ?0.5 cup tuna salad 102.5; ?1 slice american cheese 28; ?1 piece pickle 35
    steak and eggs with hash browns on the side
      = ?6 oz steak (sirloin) 170.1; ?2 piece egg 100; ?0.5 cup hash brown 78
    my kids had mac and cheese and i had a salad
      = 1 piece side salad 87
    i made four pancakes and ate three of them
      = 3 piece pancake 114
    bought a dozen eggs and ate two
      = 2 piece egg 100
    i had one slice of pizza and my roommate had three
      = 1 slice pizza (cheese) 107
    a cheese pizza but only two slices
      = 2 slice pizza (cheese) 214
    a bag of chips but only about half
      = ?0.5 bag potato chip 14.175
    six nuggets, gave two to my son
      = 4 piece chicken nugget 80
    two waffles one with syrup and one with peanut butter
      = 2 piece waffle 150; ?1 tbsp syrup (pancake) 20; ?2 tbsp peanut butter 32
    three tacos two chicken one beef
      = 2 piece chicken taco 196; 1 piece taco 69
    coffee with cream and two sugars
      = ?1 cup coffee 237; ?1 tbsp cream (light) 15; ?2 piece sugar 8.4
    two coffees one with milk
      = ?2 cup coffee 474; ?2 tbsp milk (whole) 30
    i didn't have any bread with my soup just crackers
      = ?5 piece cracker (saltine) 14.9; !soup
    no breakfast today only water
      = ?1 cup water 237
    the usual oatmeal with a banana
      = ?1 cup oatmeal 234; 1 piece banana 118
    same as yesterday
      = !same as yesterday
    chicken and waffles with hot sauce
      = ?1 piece waffle 75; ?1 piece fried chicken breast 196; ?2 tbsp maple syrup 40; ?1 tsp hot sauce 4.7
    a turkey sandwich on wheat with lettuce tomato and mustard no cheese
      = ?2 slice wheat bread 58; ?3 oz turkey 85.05; ?1 cup lettuce 36; ?1 piece tomato 123; ?1 tsp mustard 5
    an iced coffee with two pumps of vanilla
      = ?1 cup coffee 237; ?1 tsp vanilla extract 4.2; !pumps
    a sugar free red bull
      = ?1 can sugar free red bull 250
    i think it was about five or six meatballs
      = ?6 piece meatball 112
    100 grams each of chicken and rice
      = 100 g chicken 100; 100 g rice (white) 100
    two cups each of rice and beans
      = 2 cup rice (white) 316; 2 cup pinto bean 342
    a third of a cup of hummus with a whole cucumber
      = 0.333333 cup hummus 82; 1 piece cucumber 301
    one and a quarter cups of milk
      = 1.25 cup milk (whole) 305
    a pound and a half of crab legs
      = 1.5 lb king crab 680.4
    one point five cups of pasta
      = 1.5 cup pasta 186
    eggs over easy two of them
      = 2 piece fried egg 92
    three egg omelette with ham and cheese
      = 3 large omelet 183; ?2 slice ham 56; ?1 slice cheese (cheddar) 28
    a rice cake with peanut butter and another with jam
      = 2 piece rice cake 18; ?2 tbsp peanut butter 32; ?1 tbsp jam 20
    a burger without cheese and a cheeseburger
      = 1 piece hamburger 97; 1 piece cheeseburger 127
    vodka and cranberry juice
      = ?1 shot vodka 42; ?5 fl_oz cranberry juice 158
    i saved my apple for later
      = ?1 piece apple 182; !saved
    i kept the cookie for later
      = ?1 piece cookie (chocolate chip) 12.9
    i threw out half the sandwich
      = ?1 slice bread (white) 30; !sandwich
    i missed lunch so i had a granola bar at three
      = 1 piece granola bar 21
    i stopped after two cookies
      = 2 piece cookie (chocolate chip) 25.8
    i shared fries with my girlfriend
      = ?0.5 piece french fries 58.5
    my wife and i split a steak
      = ?3 oz steak (sirloin) 85.05
    i stole a few of my husband's fries
      = ?1 serving french fries 117
    took two bites of the brownie
      = ?1 piece brownie 56
    just a sip of wine
      = ?1 sip wine 14.75
    half a bagel because i wasn't that hungry
      = 0.5 piece bagel 52.5
    the kids had pizza i just had a salad
      = 1 piece side salad 87
    i ate half of a turkey sandwich and saved the rest
      = ?1 slice bread (white) 30; ?1.5 oz turkey 42.525
    no food today
      =
    i fasted until noon then had two eggs
      = 2 piece egg 100; !fasted
    i had coffee for breakfast, a salad for lunch and steak for dinner
      = ?1 cup coffee 237; 1 piece side salad 87; ?6 oz steak (sirloin) 170.1
    breakfast two eggs lunch a sandwich dinner pizza
      = 2 piece egg 100; ?2 slice bread (white) 60; ?1 slice pizza (cheese) 107; !sandwich
    first i had an apple then a banana and finally some nuts
      = 1 piece apple 182; 1 piece banana 118; ?1 oz mixed nut 28.35
    one cup rice no i mean one cup pasta
      = 1 cup pasta 124
    chicken, no sorry, turkey sandwich
      = ?2 slice bread (white) 60; ?3 oz turkey 85.05
    delete the coffee
      =
    two beers oh and a shot of tequila
      = ?2 can beer 712; ?1 shot spirit 42
    a beer and another beer
      = ?1 can beer 356; ?1 can beer 356
    three beers minus one
      = ?2 can beer 712
    i had four cookies well five if you count the broken one
      = ?5 piece cookie (chocolate chip) 64.5; !broken
    a salad with no dressing or cheese
      = 1 piece side salad 87
    toast without butter but with jam
      = ?1 slice toast (white) 27; ?1 tbsp jam 20
    rice and beans without the rice
      = ?1 cup rice and bean 146; !rice and bean without rice
    a BLT without the bacon
      = ?2 slice toast (white) 54; ?1 leaf lettuce 4.8; ?0.5 piece tomato 61.5; ?1 tbsp mayonnaise 13.8
    decaf coffee with sugar free vanilla syrup
      = ?1 cup decaf coffee 237; !sugar free vanilla syrup
    ten ounces of prime rib with horseradish
      = 10 oz prime rib 283.5; ?1 tsp horseradish 5
    an 8 oz glass of milk
      = 8 oz milk (whole) 244
    a 12 inch sub
      = 1 footlong submarine sandwich 391
    a 6-ounce filet
      = !a 6 ounce filet
    2% milk, one cup
      = 1 cup reduced fat milk 244
    I'd say 3/4 cup of granola
      = 0.75 cup granola 91.5
    1/2 lb burger
      = ?342 g hamburger 342
    I had two scrambled eggs, three strips of bacon, and a glass of orange juice for breakfast.
      = 2 piece scrambled egg 122; 3 strip bacon 34.5; ?1 glass orange juice 249
    For lunch I had a bowl of tomato soup and half a grilled cheese sandwich.
      = ?1 bowl tomato soup 372; ?1 slice toast (white) 27; ?1 slice american cheese 28; ?0.5 pat butter 2.5
    One medium apple and a handful of walnuts
      = 1 medium apple 182; ?1 handful walnut 28.35
    a tablespoon and a half of olive oil
      = 1.5 tbsp olive oil 20.25
    a slice and a half of pizza
      = 1.5 slice pizza (cheese) 160.5
    a dozen chicken wings and a side of celery
      = 12 piece chicken wing 1020; ?1 side celery 110
    2 tbsp hummus and 10 baby carrots
      = 2 tbsp hummus 30; 10 piece baby carrot 100
    Chobani yogurt with blueberries
      = ?1 cup blueberry 148; !chobani yogurt
    Quaker oatmeal made with milk
      = ?1 cup oatmeal 234; ?0.5 cup milk (whole) 122
    a venti iced coffee with cream
      = 1 venti coffee 592.501; ?1 tbsp cream (light) 15
    a McDonald's cheeseburger and small fries
      = 1 piece mcdonald cheeseburger 119; 1 small french fries 71
    Chipotle burrito
      = ?1 piece burrito 185; !chipotle
    a Snickers and a bag of Doritos
      = 1 piece snickers 57; ?1 oz dorito 28.35
    two slices of Domino's pizza
      = 2 slice domino cheese pizza 216
    I drank 16 ounces of water
      = 16 oz water 473.6
    a shot of whiskey
      = ?1 shot whiskey 42
    half a liter of beer
      = 0.5 l beer 502.13
    uh let me see I had um a ham sandwich and like some chips
      = ?2 slice bread (white) 60; ?2 slice ham 56; ?1 oz potato chip 28.35
    so basically just a salad with chicken
      = 1 piece side salad 87; ?3 oz chicken 85.05
    i had a sandwich no wait a wrap with turkey
      = ?1 piece tortilla 48; ?3 oz turkey 85.05
    make that four eggs instead of three
      = 4 piece egg 200
    i said two apples but i meant three
      = 3 piece apple 546
    actually it was whole milk not skim
      = ?1 cup milk (whole) 244
    not the chicken the beef
      = ?3 oz beef 85.05
    three no four no five almonds
      = 5 piece almond 6
    one banana scratch that two bananas
      = 2 piece banana 236
    sorry i meant brown rice
      = ?1 cup brown rice 202
    a piece of toast with no butter
      = ?1 piece toast (white) 27
    steamed rice without salt
      = ?1 cup rice (white) 158
    oatmeal without sugar
      = ?1 cup oatmeal 234
    a black coffee no cream no sugar
      = ?1 cup coffee 237
    pasta without the meatballs
      = ?1 cup pasta 124
    a quarter cup of almonds and three fourths cup of yogurt
      = 0.25 cup almond 35.75; 0.75 cup yogurt (plain, whole milk) 183.75
    0.5 kg of potatoes
      = 0.5 kg baked potato 500
    2.5 oz of cheddar cheese
      = 2.5 oz cheese (cheddar) 70.875
    fifteen pretzels and a stick of cheese
      = 15 piece pretzel 90; ?1 slice cheese (cheddar) 28
    two fried eggs one without yolk and a piece of toast
      = 1 piece fried egg 46; 1 piece egg white 33; ?1 piece toast (white) 27
    two burgers one with cheese
      = 2 piece hamburger 194; ?1 slice cheese (cheddar) 28
    two slices of pizza one cheese one pepperoni
      = 1 slice pizza (cheese) 107; 1 slice pepperoni pizza 111
    two coffees one black one with cream
      = ?2 cup coffee 474; ?1 tbsp cream (light) 15
    four tacos and i gave one to my wife
      = 3 piece taco 207
    a large salad which i didn't finish
      = ?1 piece side salad 87
    most of a burrito
      = ?1 piece burrito 185
    a bowl of soup without the noodles
      = !soup
    chicken noodle soup without the noodles
      = ?1 cup chicken noodle soup 248; !chicken noodle soup without noodle
    an omelette with two eggs and one egg white
      = 2 large omelet 122; 1 piece egg white 33
    one egg plus two egg whites
      = 1 piece egg 50; 2 piece egg white 66
    a smoothie with a banana a cup of milk and a scoop of protein powder
      = 1 piece banana 118; 1 cup milk (whole) 244; ?1 scoop protein powder 32
    a bagel half with cream cheese and half with butter
      = 1 piece bagel 105; ?1 tbsp cream cheese 14.5; ?1 pat butter 5
    rice 1 cup chicken 4 oz
      = 1 cup rice (white) 158; 4 oz chicken 113.4
    eggs 2 bacon 3 toast 1
      = 2 piece egg 100; 3 piece bacon 34.5; 1 slice toast (white) 27
    had 2 eggs 3 bacon strips n toast
      = 2 piece egg 100; 3 strip bacon 34.5; ?1 slice toast (white) 27
    2x cheeseburger 1x fries
      = 2 piece cheeseburger 254; 1 piece french fries 117
    coffee x2
      = ?2 cup coffee 474
    oatmeal (1 cup) with berries (1/2 cup)
      = 1 cup oatmeal 234; ?25 g strawberry 25; ?25 g blueberry 25; ?22.5 g raspberry 22.5
    200g chicken, 100g rice, 50g broccoli
      = 200 g chicken 200; 100 g rice (white) 100; 50 g broccoli 50
    1 lg egg
      = 1 large egg 50
    1/4 c almonds
      = 0.25 cup almond 35.75
    3oz. salmon
      = 3 oz salmon 85.05
    16oz latte
      = ?1.72947 shot espresso 51.192; ?1.72947 cup milk (whole) 421.992
    250g greek yoghurt & 1 tbsp honey
      = 250 g greek yogurt 250; 1 tbsp honey 21
    a 330ml can of coke
      = 330 ml coke 342.564
    5g of butter
      = 5 g butter 5
    two eggs (boiled)
      = 2 piece hard boiled egg 100
    apple - 1, banana - 2
      = 1 piece apple 182; 2 piece banana 236
    breakfast: 2 eggs, 1 toast; lunch: salad
      = 2 piece egg 100; 1 slice toast (white) 27; ?1 piece side salad 87
    one and one half cups milk
      = 1.5 cup milk (whole) 366
    a half dozen eggs
      = 6 piece egg 300
    three-quarters cup oats
      = 0.75 cup dry oats 60.75
    two eggs, no, three eggs, and a coffee
      = 3 piece egg 150; ?1 cup coffee 237
    a turkey sandwich, actually make that ham
      = ?2 slice bread (white) 60; ?2 slice ham 56
    I had a cup of rice. Make it two cups.
      = 2 cup rice (white) 316
    I had pasta for dinner. No wait, that was lunch. Dinner was steak.
      = ?1 cup pasta 124; ?6 oz steak (sirloin) 170.1
    an orange juice, I mean an apple juice
      = ?1 cup apple juice 248
    half a cup, no, a full cup of oatmeal
      = 1 cup oatmeal 234
    three cookies. Sorry, four.
      = 4 piece cookie (chocolate chip) 51.6
    a large coffee, medium actually
      = ?1 medium coffee 355.5
    fries no scratch the fries onion rings
      = ?1 package onion ring 117
    it was 300 not 200 grams of chicken
      = 300 g chicken 300
    chicken salad but without the chicken
      = ?1 piece side salad 87
    add cheese to the burger
      = ?1 slice cheese (cheddar) 28; ?1 piece hamburger 97
    I had six nuggets. Actually eight. And a coke.
      = 8 piece chicken nugget 160; ?1 can coke 370
    take out the bacon
      =
    two tacos, hold the cheese, and a water
      = 2 piece taco 138; ?1 cup water 237
    I had soup, and, oh, a roll too
      = 1 piece roll 28; !soup
    a coke zero, no sorry, diet coke
      = ?1 can diet coke 355
    one beer. No. Two beers.
      = ?2 can beer 712
    i had a salad with chicken oh and also dressing
      = 1 piece side salad 87; ?3 oz chicken 85.05; ?2 tbsp vinaigrette 32
    a latte with skim milk instead of whole milk
      = ?1 shot espresso 29.6; ?1 cup skim milk 245
    a burger with sweet potato fries instead of regular fries
      = 1 piece hamburger 97; ?12 piece sweet potato fries (frozen, as packaged) 51
    steak medium rare with no potatoes extra broccoli
      = ?6 oz steak (sirloin) 170.1; ?0.5 cup broccoli 78
    four ounces... no, five ounces of cheese
      = 5 oz cheese (cheddar) 141.75
    I think I ate ten, maybe twelve grapes
      = ?12 piece grape 58.8
    i had eggs two of them and bacon three strips
      = 2 piece egg 100; 3 strip bacon 34.5
    let's say a cup of rice
      = 1 cup rice (white) 158
    correction two cups of milk
      = 2 cup milk (whole) 488
    change rice to quinoa
      = ?1 cup quinoa 185
    replace the coke with water
      = ?1 cup water 237
    i ate the burger but not the bun
      = ?3 oz ground beef 85.05
    rice, beans, and, what else, some chicken
      = ?1 cup rice (white) 158; ?0.5 cup pinto bean 85.5; ?3 oz chicken 85.05
    bread with butter, no not butter, margarine
      = ?1 tbsp margarine 14
    cereal with milk, I mean oat milk
      = ?1 cup cereal (corn flakes) 28; ?25 g dry oats 25; ?3 g oil (canola) 3; ?210 g water 210
    two eggs. That's it.
      = 2 piece egg 100
    a cup of tea no coffee
      = 1 cup coffee 237
    one slice no two slices of bread
      = 2 slice bread (white) 60
    i had an apple i mean two apples
      = 2 piece apple 364
    two hundred grams of beef sorry three hundred
      = 300 g beef 300
    a banana and an orange no make that two oranges
      = 1 piece banana 118; 2 piece orange 262
    toast and jam no honey
      = ?1 slice toast (white) 27; ?1 tbsp honey 21
    a glass of red wine wait white wine
      = ?1 glass white wine 147
    a small coffee no a large one
      = ?1 large coffee 474
    pizza two slices no three
      = 3 slice pizza (cheese) 321
    i had three eggs not two
      = 3 piece egg 150
    ten grapes make that twenty
      = 20 piece grape 98
    half a sandwich no a whole sandwich
      = ?2 slice bread (white) 60; !sandwich
    it wasn't chicken it was turkey
      = ?3 oz turkey 85.05
    i said rice but it was quinoa
      = ?1 cup quinoa 185
    two tablespoons of butter no teaspoons
      = 2 tsp butter 9.458
    five ounces of steak or no six
      = 6 oz steak (sirloin) 170.1
    a ham sandwich minus the cheese
      = ?2 slice bread (white) 60; ?2 slice ham 56
    and a cookie never mind no cookie
      =
    2 cups of coffee, correction, 3 cups
      = 3 cup coffee 711
    a muffin. Actually, scratch that, a croissant.
      = 1 piece croissant 57
    I had cereal, no wait, it was granola with yogurt
      = ?0.5 cup granola 61; ?1 container yogurt (plain, whole milk) 170
    two pancakes and bacon, sorry, sausage
      = 2 piece pancake 76; ?1 link sausage (pork) 23
    turkey on rye, no, on wheat
      = ?3 oz turkey 85.05; ?1 slice wheat bread 29
    a diet coke, not a regular one
      = ?1 can diet coke 355
    fried chicken — no, grilled chicken
      = ?1 piece chicken breast 196
    one taco, wait, let me think, two tacos
      = 2 piece taco 138
    a salad with ranch, no, with caesar dressing
      = 1 piece side salad 87; ?2 tbsp caesar dressing 29.4
    eggs, toast, and juice, minus the toast
      = ?2 piece egg 100; ?1 cup orange juice 249
    I had a beer, oops, I meant a cider
      = !cider
    a quarter cup of nuts, or was it half a cup
      = ?0.5 cup mixed nut 68.5
    spaghetti, no, penne with tomato sauce
      = ?1.25 cup pasta 155; ?0.5 cup marinara 132
    one, two, three strawberries
      = ?3 piece strawberry 54
    oh wait also a yogurt
      = 1 container yogurt (plain, whole milk) 170
    chicken, rice, and peas. No peas actually.
      = ?3 oz chicken 85.05; ?0.5 cup pea 80
    add another egg
      = 1 piece egg 50
    a bagel with butter instead of cream cheese
      = 1 piece bagel 105; ?1 pat butter 5
    I drank milk, about a cup, no, more like two
      = 2 cup milk (whole) 488
    I had one and my husband had two eggs
      = 1 piece egg 50
    my wife made pancakes and I ate four
      = 4 piece pancake 152
    we each had two slices of pizza
      = 2 slice pizza (cheese) 214
    my friend ordered nachos and I had some
      = ?1 serving nacho 80
    between us we ate a whole pizza
      = ?1 piece pizza (cheese) 853; !between us
    he had a burger and I had the fish
      = ?3 oz fish (cod) 85.05
    the kids ate most of the nuggets, I had maybe three
      = 3 piece chicken nugget 60
    my mom gave me a cookie
      = 1 piece cookie (chocolate chip) 12.9
    dad and I shared a beer
      = ?0.5 can beer 178
    I had two, she had three tacos
      = 2 piece taco 138
    for my son a banana and for me an apple
      = 1 piece apple 182
    we ordered three pizzas for six people
      = ?3 piece pizza (cheese) 2559
    my husband cooked steak, mine was about eight ounces
      = 8 oz steak (sirloin) 226.8
    a shared appetizer of calamari
      = ?3 oz calamari 85.05; !shared
    we had burgers, I took the bun off mine
      = ?3 oz ground beef 85.05
    she ate the fries, I ate the burger
      = ?1 piece hamburger 97
    no one ate the salad
      =
    my roommate's lasagna, one square
      = ?1 piece lasagna 255
    we split the check but I had the salmon
      = ?3 oz salmon 85.05; !split
    I made soup for everyone and had two bowls
      = !soup
    six of us ate three pizzas
      = ?3 piece pizza (cheese) 2559; !six of us ate
    I had my usual coffee and she had tea
      = ?1 cup coffee 237
    my husband didn't want his toast so I had two slices
      = !two slices
    he offered me a donut but I said no
      =
    I only tasted the soup
      = !soup
    we shared everything: a steak, fries and a salad
      = ?6 oz steak (sirloin) 170.1; ?1 serving french fries 117; ?1 piece side salad 87; !shared
    my wife and I had two glasses of wine each
      = ?2 glass wine 296
    grandma served ham, potatoes and corn
      = ?2 slice ham 56; ?1 piece baked potato 173; ?1 piece corn 103
    i want a burger
      = ?1 piece hamburger 97; !want
    i might have a burger later
      =
    tomorrow i will have pizza
      =
    i should have eaten a salad
      =
    i would like a pizza
      = ?1 piece pizza (cheese) 853; !would like
    i forgot to eat my apple
      =
    i forgot the cheese on my burger
      = ?1 piece hamburger 97
    i spilled half my milk
      = ?0.5 cup milk (whole) 122
    i sent back the steak and had the salmon
      = ?3 oz salmon 85.05
    i refused the cake
      =
    neither the cake nor the pie
      =
    either a banana or an apple
      = ?1 piece banana 118; !banana or apple
    i ate both halves of the bagel
      = 1 piece bagel 105
    i had a burger twice
      = 2 piece hamburger 194
    i had a burger again
      = 1 piece hamburger 97
    i had eggs three times
      = ?3 piece egg 150
    i had seconds of the lasagna
      = ?1 piece lasagna 255
    i had another slice of pizza
      = 1 slice pizza (cheese) 107
    i baked a cake and had one slice
      = ?1 slice cake (yellow, with frosting) 67
    i didn't like the soup
      = !soup
    the dog ate my sandwich
      =
    my husband ate the rest of the pizza
      =
    my husband and i each had a burger
      = 1 piece hamburger 97
    i fed the baby a banana
      =
    i packed an apple for my son
      = ?1 piece apple 182
    i made my son a sandwich
      =
    i ordered a pizza but they brought a salad
      = 1 piece side salad 87
    i usually have toast but today i had a bagel
      = 1 piece bagel 105
    i only had one of the two burgers
      = 1 piece hamburger 97
    i ate all six nuggets
      = 6 piece chicken nugget 120
    i ate everything except the broccoli
      = !i ate everything except the broccoli
    i finished half the plate of pasta
      = ?0.5 cup pasta 62
    i picked the onions off my burger
      = ?1 piece hamburger 97
    i replaced the fries with a salad
      = 1 piece side salad 87
    i swapped the fries for a salad
      = 1 piece side salad 87
    i traded my chips for an apple
      = 1 piece apple 182
    salad in place of fries
      = ?1 piece side salad 87
    a burger with salad instead of fries
      = 1 piece hamburger 97; ?1 piece side salad 87
    a quarter of the pizza was left
      = ?0.75 piece pizza (cheese) 639.75
    i had three of the four sausages
      = ?3 piece sausage (pork) 69
    out of ten nuggets i ate six
      = 6 piece chicken nugget 120
    i would have had two but i had one donut
      = ?1 piece donut (glazed) 75
    i had one more cookie
      = 1 piece cookie (chocolate chip) 12.9
    a cookie plus one more
      = 2 piece cookie (chocolate chip) 25.8
    one cookie and one more
      = 2 piece cookie (chocolate chip) 25.8
    less than a cup of rice
      = ?1 cup rice (white) 158
    at least two beers
      = ?2 can beer 712
    up to three eggs
      = ?3 piece egg 150
    under 100 grams of pasta
      = ?100 g pasta 100
    between two and three eggs
      = ?3 piece egg 150
    almost a whole pizza
      = ?1 piece pizza (cheese) 853
    an apple or a pear
      = ?1 piece apple 182; !apple or pear
    i had either an apple or a pear
      = ?1 piece apple 182; !apple or pear
    rice or maybe quinoa
      = ?1 cup rice (white) 158; !rice or quinoa
    i was going to have a burger and fries but had a salad
      = 1 piece side salad 87
    i wanted pizza and wings but ended up with soup and bread
      = ?1 slice bread (white) 30; !soup
    i'll have a burger and fries
      = 1 piece hamburger 97; ?1 serving french fries 117
    i would like to log a burger
      = 1 piece hamburger 97
    a pizza, a quarter of it was left
      = 0.75 piece pizza (cheese) 639.75
    a bowl of rice but half was left
      = ?0.5 bowl rice (white) 118.5
    i had coffee three times today
      = ?3 cup coffee 711
    both halves of a bagel
      = 1 piece bagel 105
    almost half a pizza
      = ?0.5 piece pizza (cheese) 426.5
    not quite two cups of soup
      = !soup
    a little over a pound of shrimp
      = ?1 lb shrimp 453.6
    two slices of bacon, no wait, three slices, and an egg
      = 3 slice bacon 34.5; 1 piece egg 50
    i had a chicken wrap sorry a chicken salad
      = ?1 piece side salad 87; ?3 oz chicken 85.05
    one cup of milk make that half a cup
      = 0.5 cup milk (whole) 122
    a banana, no, sorry, I meant two bananas and an apple
      = 2 piece banana 236; 1 piece apple 182
    i ate five cookies, i mean four
      = 4 piece cookie (chocolate chip) 51.6
    a burger with cheese, no, without cheese
      = 1 piece hamburger 97
    a slice of pizza, actually two, and a beer
      = 2 slice pizza (cheese) 214; ?1 can beer 356
    100 grams of rice, no, 150
      = 150 g rice (white) 150
    a large fries, no, make it a medium
      = 1 medium french fries 117
    i had toast, eggs, and bacon, scratch the bacon
      = ?1 slice toast (white) 27; ?2 piece egg 100
    rice with chicken, not chicken, shrimp
      = ?1 cup rice (white) 158; ?3 oz shrimp 85.05
    two teaspoons of sugar, sorry, tablespoons
      = 2 tbsp sugar 25
    a glass of apple juice instead of orange juice
      = ?1 glass apple juice 248
    half an avocado, no, the whole avocado
      = 1 piece avocado 201
    twelve no ten chicken nuggets and fries
      = 10 piece chicken nugget 200; ?1 serving french fries 117
    a muffin and, wait, no muffin, just a coffee
      = ?1 cup coffee 237
    i said one egg but it was two eggs
      = 2 piece egg 100
    a salmon fillet, about 6 ounces, no, 8 ounces
      = 8 oz salmon 226.8
    an omelet with ham, no, with bacon
      = ?2 large omelet 122; ?2 slice bacon 23
    two lattes, sorry, one latte
      = ?1 shot espresso 29.6; ?1 cup milk (whole) 244
    four ounces of turkey instead of ham
      = 4 oz turkey 113.4
    a slice of bread without butter, no, with butter
      = 1 slice bread (white) 30; ?1 pat butter 5
    seven cherries, actually nine
      = 9 piece cherry 73.8
    a bowl of cereal and two eggs, no, one egg
      = ?1 bowl cereal (corn flakes) 42; 1 piece egg 50
    an 12 ounce beer no a pint
      = 1 pint beer 475.192
    oh and a cookie, actually two cookies
      = 2 piece cookie (chocolate chip) 25.8
    cheese pizza I mean pepperoni
      = ?1 slice pepperoni pizza 111
    chips, no, fries, no, a salad
      = 1 piece side salad 87
    half a cup of peas, and corn
      = 0.5 cup pea 80; ?1 piece corn 103
    the whole bowl of soup
      = !whole soup
    i had chicken and my wife had fish
      = ?3 oz chicken 85.05
    two pancakes for me and three for my son
      = ?2 piece pancake 76; !three for my son
    a spoonful of sugar, well, two spoonfuls, in my coffee
      = ?2 spoon sugar 25; ?1 cup coffee 237
    about a cup and a half of rice or so
      = 1.5 cup rice (white) 237
    a sandwich with ham, cheese, lettuce and tomato, no mayo
      = ?2 slice bread (white) 60; ?2 slice ham 56; ?1 slice cheese (cheddar) 28; ?1 cup lettuce 36; ?1 piece tomato 123
    a few carrots and like half a cup of hummus
      = ?3 piece carrot 183; 0.5 cup hummus 123
    one glass of red wine and then another glass
      = ?2 glass red wine 294
    three and a half ounces of dark chocolate
      = 3.5 oz dark chocolate 99.225
    """)
}
