extension MealPhrase {
  /// Meals as different people describe them, with corrections, other people's plates, and unusual
  /// orders.
  static let people = parsed(
    """
    one egg no yolk
      = 1 piece egg white 33
    i had three tacos scratch that i had a burrito
      = 1 piece burrito 185
    two eggs and toast scratch that just a banana
      = 1 piece banana 118
    i had two slices of pizza no wait make that three and a coke
      = 3 slice pizza (cheese) 321; ?1 can coke 370
    turkey sandwich actually it was ham
      = ?2 slice bread (white) 60; ?2 slice ham 56
    chicken and rice wait not rice quinoa
      = ?3 oz chicken 85.05; ?1 cup quinoa 185
    one and a half bagels with cream cheese
      = 1.5 piece bagel 157.5; ?1 tbsp cream cheese 14.5
    i ate half of a grapefruit
      = 0.5 piece grapefruit 128
    a quarter cup of almonds and two or three dates
      = 0.25 cup almond 35.75; ?3 piece dates 72
    um so for breakfast i had like two scrambled eggs you know and some bacon
      = 2 piece scrambled egg 122; ?2 slice bacon 23
    a handful of chips and a can of diet coke
      = ?1 handful potato chip 28.35; 1 can diet coke 355
    oat milk latte
      = ?1 shot espresso 29.6; ?25 g dry oats 25; ?3 g oil (canola) 3; ?210 g water 210
    sweet potato fries and a burger
      = ?12 piece sweet potato fries (frozen, as packaged) 51; 1 piece hamburger 97
    two peanut butter and jelly sandwiches
      = ?4 slice bread (white) 120; ?4 tbsp peanut butter 64; ?2 tbsp jelly 42
    rice and beans
      = ?1 cup rice and bean 146
    mac and cheese with hot dogs cut up in it
      = ?1 cup mac and cheese 137; ?2 piece hot dog 196
    a plate of spaghetti
      = ?1 cup spaghetti 124
    a bottle of sparkling water
      = ?1 bottle club soda 500.44
    five chicken nuggets or maybe six
      = ?6 piece chicken nugget 120
    i had about a cup and a quarter of oatmeal
      = 1.25 cup oatmeal 292.5
    two point five ounces of cheddar
      = 2.5 oz cheese (cheddar) 70.875
    a half pound burger with fries
      = ?342 g hamburger 342; ?1 serving french fries 117
    a big bowl of chili no beans
      = ?1 bowl chili without bean 360
    a slice of cake actually two slices
      = ?2 slice cake (yellow, with frosting) 134
    one tbsp peanut butter on two rice cakes
      = 1 tbsp peanut butter 16; 2 piece rice cake 18
    grilled cheese with tomato soup and an apple
      = ?2 slice toast (white) 54; ?2 slice american cheese 56; ?1 pat butter 5; ?1 cup tomato soup 248; 1 piece apple 182
    almond milk smoothie with spinach and banana
      = ?1 cup spinach 30; ?1 piece banana 118; !almond milk smoothie
    beef pho
      = ?200 g rice noodle 200; ?85 g beef 85; ?480 g beef broth 480
    two chicken tacos and one beef taco
      = 2 piece chicken taco 196; 1 piece taco 69
    i had cereal with milk for breakfast a turkey sandwich for lunch and salmon with rice for dinner
      = ?1 cup cereal (corn flakes) 28; ?0.5 cup milk (whole) 122; ?2 slice bread (white) 60; ?3 oz turkey 85.05; ?3 oz salmon 85.05; ?1 cup rice (white) 158
    a glass of orange juice not from concentrate
      = ?1 glass orange juice 249
    two tablespoons of hummus with like ten baby carrots
      = 2 tbsp hummus 30; 10 piece baby carrot 100
    one chicken breast no skin
      = 1 piece chicken breast 196
    strawberry jam on sourdough toast
      = ?1 tbsp jam 20; ?1 slice sourdough toast 29
    half a cup of greek yogurt with honey and granola on top
      = ?0.5 cup greek yogurt 118.294; ?1 tbsp honey 21; ?0.5 cup granola 61
    chocolate milk and a graham cracker
      = ?1 cup chocolate milk 250; 1 piece graham cracker 15
    turkey bacon and egg whites
      = ?2 slice turkey bacon 16.2; ?3 piece egg white 99
    a can of black beans and a cup of brown rice
      = ?1 can black bean 277.5; 1 cup brown rice 202
    cauliflower pizza
      = !cauliflower pizza
    a slice of gluten free bread
      = !gluten free bread
    i skipped lunch and had a protein bar
      = 1 piece power bar 68
    a muffin the blueberry kind
      = 1 piece muffin (blueberry) 113
    a steak eight ounces medium rare with broccoli
      = 8 oz steak (sirloin) 226.8; ?0.5 cup broccoli 78
    did not eat breakfast but lunch was a blt
      = ?2 slice toast (white) 54; ?3 slice bacon 34.5; ?1 leaf lettuce 4.8; ?0.5 piece tomato 61.5; ?1 tbsp mayonnaise 13.8
    two cups of coffee black
      = 2 cup coffee 474
    honey mustard chicken
      = !honey mustard chicken
    three quarters of an avocado on two slices of rye toast
      = 0.75 piece avocado 150.75; 2 slice rye toast 58
    a pack of peanut m&ms
      = ?1 package peanut m and m 54
    buttered popcorn large
      = ?3 cup buttered popcorn 33
    jalapeno poppers
      = ?14 g jalapeno 14; ?14 g cream cheese 14; ?6 g bread crumb 6; ?3 g oil (canola) 3
    i finished my son's mac and cheese about half a cup
      = 0.5 cup mac and cheese 68.5
    one scoop of protein powder in water
      = ?1 scoop protein powder 32; ?1 cup water 237
    a plum two apricots and a few cherries
      = 1 piece plum 66; 2 piece apricot 70; ?3 piece cherry 24.6
    white rice 200 grams chicken breast 150 grams and olive oil one tablespoon
      = 200 g rice (white) 200; 150 g chicken breast 150; 1 tbsp olive oil 13.5
    well i had my usual bowl of bran flakes with skimmed milk and half a banana
      = ?1 bowl bran flake 60; ?0.5 cup skim milk 122.5; 0.5 piece banana 59
    then around eleven a cup of tea and two shortbread biscuits
      = 1 cup tea 237; 2 piece shortbread 23.6
    for my dinner i had a lamb chop with new potatoes carrots and mint sauce
      = 1 piece lamb chop 193; ?1 piece boiled potato 136; ?1 piece carrot 61; !mint sauce
    a small glass of sherry before bed
      = !sherry
    just a boiled egg with a slice of toast cut into soldiers
      = 1 piece hard boiled egg 50; 1 slice toast (white) 27; !soldiers
    okay so meal one was six egg whites two whole eggs and eighty grams of oats
      = 6 piece egg white 198; 2 piece egg 100; 80 g dry oats 80
    two scoops of whey with three hundred and fifty mils of skim milk
      = ?2 scoop protein powder 64; 350 ml skim milk 362.444
    seven ounces of ground turkey ninety three percent lean and a cup and a half of jasmine rice
      = 7 oz ground turkey 198.45; 1.5 cup rice (white) 237
    eight ounces of chicken thighs and a quarter of an avocado
      = 8 oz chicken thigh 226.8; 0.25 piece avocado 50.25
    one rice cake with a tablespoon and a half of almond butter and sliced banana
      = 1 piece rice cake 9; 1.5 tbsp almond butter 24; ?1 piece banana 118
    two hundred and twenty grams sweet potato
      = 220 g sweet potato 220
    casein pudding
      = !casein pudding
    instant ramen with an egg dropped in it
      = ?1 package ramen 81; 1 piece egg 50
    like three slices of cold pizza
      = 3 slice pizza (cheese) 321
    um i think two bowls of lucky charms with whole milk
      = ?2 bowl lucky charm 108; ?0.5 cup milk (whole) 122
    a crunchwrap supreme and cinnamon twists from taco bell
      = !crunchwrap supreme; !cinnamon twists
    chicken tenders and fries with honey mustard
      = ?3 piece chicken tender 90; ?1 serving french fries 117; ?2 tbsp honey mustard 30
    iced coffee with oat milk and vanilla syrup
      = ?1 cup coffee 237; ?25 g dry oats 25; ?3 g oil (canola) 3; ?210 g water 210; !vanilla syrup
    i had two burritos no sorry one burrito and a side of guac
      = 1 piece burrito 185; ?50 g avocado 50; ?5 g tomato 5; ?3 g onion 3; ?2 g lime juice 2
    a cup of rice hmm more like a cup and a half
      = 1.5 cup rice (white) 237
    three cookies wait no four cookies
      = 4 piece cookie (chocolate chip) 51.6
    ham and cheese omelette actually no cheese
      = ?2 large omelet 122; ?2 slice ham 56
    i had a salad with ranch no with italian dressing
      = 1 piece side salad 87; ?2 tbsp italian dressing 29.4
    a large coffee no i mean a small one
      = ?1 small coffee 237
    pepperoni pizza two slices oh and garlic bread
      = 2 slice pepperoni pizza 222; ?1 slice garlic bread 43
    ten wings scratch that twelve wings with blue cheese
      = 12 piece chicken wing 1020; ?1 oz blue cheese 28.35
    i had spaghetti for dinner actually it was penne
      = ?1 cup pasta 124
    two pancakes with syrup never mind the syrup
      = 2 piece pancake 76
    a whopper no mayo no onion
      = 1 piece whopper 291
    caesar salad without croutons
      = ?2 cup romaine 94; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5
    latte no sugar
      = ?1 shot espresso 29.6; ?1 cup milk (whole) 244
    nachos hold the sour cream
      = ?1 serving nacho 80
    peanut butter sandwich no jelly
      = ?2 slice bread (white) 60; ?2 tbsp peanut butter 32
    a couple tablespoons of hummus and a handful of pretzels
      = 2 tbsp hummus 30; ?1 handful pretzel 28.35
    half of a turkey sub
      = ?45 g french roll 45; ?37.5 g deli turkey 37.5; ?10 g lettuce 10; ?10 g tomato 10
    a third of a pound of salmon
      = 0.333 lb salmon 151.2
    one and three quarters cups of cereal
      = 1.75 cup cereal (corn flakes) 49
    a twelve ounce can of beer and about twenty peanuts
      = 12 oz beer 356.4; 20 piece peanut 20
    quarter of a cup of shredded cheese
      = 0.25 cup cheese (cheddar) 33
    two to three cups of popcorn
      = ?3 cup popcorn 24
    one of those little yogurts
      = ?1 container yogurt (plain, whole milk) 170
    three chicken strips and two ounces of bbq sauce
      = 3 piece chicken tender 90; 2 oz barbecue sauce 56.7
    two heaping tablespoons of sugar in my coffee
      = 2 tbsp sugar 25; ?1 cup coffee 237
    a big handful of m and ms
      = ?1 handful m and m 52
    coconut milk yogurt with berries
      = ?50 g strawberry 50; ?50 g blueberry 50; ?45 g raspberry 45; !coconut milk yogurt
    turkey meatballs over zucchini noodles
      = ?1 cup raw zucchini 124; !turkey meatballs
    two slices of cauliflower crust pizza
      = !cauliflower crust pizza
    diet ginger ale
      = !diet ginger ale
    almond flour cookies
      = !almond flour cookies
    a beyond burger with vegan mayo
      = !beyond burger; !vegan mayo
    sugar free vanilla latte
      = !sugar free vanilla latte
    bison chili and cornbread
      = ?1 piece cornbread 65; !bison chili
    okay so this morning i had a cup and a half of coffee with two tablespoons of half and half
      = 1.5 cup coffee 355.5; 2 tbsp half and half 30
    and i finished the kids waffles so maybe one and a half waffles with butter and syrup
      = 1.5 piece waffle 112.5; ?1 pat butter 5; ?1 tbsp syrup (pancake) 20
    lunch was leftover chicken about four ounces and a cup of rice
      = 4 oz chicken 113.4; 1 cup rice (white) 158
    i had a string cheese and half an apple in the car
      = ?1 piece string cheese 28.35; 0.5 piece apple 91
    dinner was tacos i had three with ground beef cheese lettuce and sour cream
      = 3 piece taco 207; ?2 tbsp sour cream 24
    two goldfish crackers packs no just one
      = 1 package cheez it 35
    bro i just ate like a whole large pepperoni pizza
      = ?1 piece pepperoni pizza 895
    a double cheeseburger no pickles a medium fries and a large coke
      = 1 piece double cheeseburger 155; 1 medium french fries 117; 1 large coke 984
    two pop tarts and a chocolate milk
      = 2 piece pop tart 108; ?1 cup chocolate milk 250
    takis
      = !takis
    five or six oreos with milk
      = ?6 piece oreo 72; ?1 cup milk (whole) 244
    a thing of fries and ranch
      = ?1 serving french fries 117; ?2 tbsp ranch dressing 30
    at two am i had a granola bar and a diet pepsi
      = 1 piece granola bar 21; ?1 can diet coke 355
    around four thirty i ate a turkey sandwich on wheat with mustard no mayo
      = ?2 slice wheat bread 58; ?3 oz turkey 85.05; ?1 tsp mustard 5
    six saltines and a cup of chicken broth
      = 6 piece cracker (saltine) 17.88; 1 cup chicken broth 249
    got home had a bowl of special k with almond milk then bed
      = ?1 bowl special k 46.5; ?0.5 cup almond milk 120
    a banana with a spoonful of peanut butter
      = 1 piece banana 118; ?1 spoon peanut butter 16.125
    full english two sausages two rashers of bacon a fried egg beans and toast
      = ?2 piece fried egg 92; ?2 link sausage (pork) 46; ?3 slice bacon 34.5; ?0.5 cup baked bean 127; ?1 slice toast (white) 27; ?60 g cooked tomato 60; ?2 piece sausage (pork) 46; ?2 rasher bacon 23; 1 piece fried egg 46; ?0.5 cup baked bean 127; ?1 slice toast (white) 27
    a pint of bitter and a packet of crisps
      = 1 pint beer 475.192; ?1 packet potato chip 28.35
    cheese and onion sandwich on brown bread
      = ?2 slice whole wheat bread 64; ?1 slice cheese (cheddar) 28; ?0.25 cup onion 40
    steak and kidney pie with mash
      = ?1 piece beef pot pie 268; ?0.5 cup mashed potato 105
    jam doughnut
      = ?1 piece jelly donut 85
    a couple of crumpets with butter
      = ?1 pat butter 5; !crumpets
    chicken korma with pilau rice
      = ?120 g chicken 120; ?60 g marinara 60; ?40 g heavy cream 40; ?10 g butter 10; ?1 cup rice (white) 158; ?7 g ghee 7
    a bacon butty with red sauce actually brown sauce
      = ?2 slice bread (white) 60; ?3 slice bacon 34.5; !brown sauce
    two weetabix with semi skimmed milk
      = 2 piece weetabix 35; ?0.5 cup reduced fat milk 122
    tofu scramble with spinach and mushrooms
      = ?150 g tofu 150; ?7 g oil (canola) 7; ?1 cup spinach 30; ?0.5 cup mushroom 35
    a bowl of lentil soup and a slice of vegan cheese
      = ?1 bowl lentil soup 372; !vegan cheese
    half a cup of hummus with carrots and cucumber slices
      = 0.5 cup hummus 123; ?1 piece carrot 61; ?0.5 cup cucumber 52
    two veggie burgers without buns
      = 2 piece veggie burger 112
    oat milk cappuccino
      = ?1 shot espresso 29.6; ?25 g dry oats 25; ?3 g oil (canola) 3; ?210 g water 210
    a smoothie with one banana half a cup of blueberries and a cup of soy milk
      = 1 piece banana 118; 0.5 cup blueberry 74; 1 cup soy milk 243
    quinoa salad with chickpeas tomatoes and lemon juice
      = ?1 piece side salad 87; ?1 cup quinoa 185; ?0.5 cup chickpea 82; ?1 piece tomato 123; ?1 tbsp lemon juice 15.25
    seitan stir fry with brown rice
      = ?1 cup brown rice 202; !seitan stir fry
    one hundred and thirty grams of chicken breast eighty five grams of broccoli and ten grams of olive oil
      = 130 g chicken breast 130; 85 g broccoli 85; 10 g olive oil 10
    one medium egg and two slices of turkey bacon
      = 1 medium egg 44; 2 slice turkey bacon 16.2
    zero point five cups of cottage cheese
      = 0.5 cup cottage cheese 105
    three point five ounces of cod
      = 3.5 oz fish (cod) 99.225
    two hundred mils of orange juice
      = 200 ml orange juice 210.493
    thirty grams almonds forty grams raisins
      = 30 g almond 30; 40 g raisin 40
    a tablespoon of chia seeds in a hundred and fifty grams of yogurt
      = ?1 tbsp chia 14.787; 150 g yogurt (plain, whole milk) 150
    one slice ezekiel bread
      = !ezekiel bread
    i had pasta with meatballs wait no it was chicken
      = ?1 cup pasta 124; ?3 oz chicken 85.05
    two glasses of wine well three glasses
      = ?3 glass wine 444
    an apple and two oranges no one orange
      = 1 piece apple 182; 1 piece orange 131
    i had a burger and fries forget the fries
      = 1 piece hamburger 97
    a tuna sandwich make that two
      = ?4 slice bread (white) 120; ?1 cup tuna salad 205
    coffee with cream sorry with milk
      = ?1 cup coffee 237; ?2 tbsp milk (whole) 30
    strike that i had soup
      = !soup
    a bagel with cream cheese oh and a banana
      = 1 piece bagel 105; ?1 tbsp cream cheese 14.5; 1 piece banana 118
    rice no i mean noodles with chicken
      = ?1 cup egg noodle 160; ?3 oz chicken 85.05
    miso salmon with bok choy
      = ?0.5 cup bok choy 85; !miso salmon
    a margarita and chips and guacamole
      = ?2 fl_oz spirit 55.6; ?1 fl_oz lime juice 30.8; ?1 tbsp agave 13.75; ?1 oz tortilla chip 28.35; ?50 g avocado 50; ?5 g tomato 5; ?3 g onion 3; ?2 g lime juice 2
    california roll and two pieces of salmon nigiri
      = ?160 g sticky rice 160; ?40 g imitation crab 40; ?25 g avocado 25; ?2 g seaweed 2; ?40 g sticky rice 40; ?30 g raw salmon 30
    shrimp and grits
      = ?3 oz shrimp 85.05; ?1 cup grit 257
    the soup of the day and a house salad
      = 1 piece side salad 87; !soup
    a glass of prosecco and the calamari
      = ?3 oz calamari 85.05; !prosecco
    eggs florentine with a side of fruit
      = !eggs florentine; !fruit
    had me a chicken fried steak with gravy and mashed potatoes at the diner
      = ?110 g gravy (beef) 110; ?30 g flour 30; ?15 g oil (canola) 15; ?0.25 cup country gravy 59; ?0.5 cup mashed potato 105
    two cups of coffee no cream no sugar
      = 2 cup coffee 474
    grabbed a slim jim and a mountain dew at the gas station
      = 1 piece beef stick 20; ?1 can mountain dew 354.744
    two chili dogs with onions and a root beer
      = 2 piece chili dog 228; ?0.25 cup onion 40; ?1 can root beer 369.594
    three donuts well really just two and a half
      = ?2.5 piece donut (glazed) 187.5
    i had toast with almond butter and then like four of the baby's puffs
      = ?1 slice toast (white) 27; ?1 tbsp almond butter 16; !puffs
    cold leftover mac and cheese maybe a cup
      = 1 cup mac and cheese 137
    couldn't finish my sandwich so just half a turkey sandwich
      = ?1 slice bread (white) 30; ?1.5 oz turkey 42.525
    handful of cheerios no milk
      = ?1 handful cheerio 28
    a yogurt and some berries
      = 1 container yogurt (plain, whole milk) 170; ?50 g strawberry 50; ?50 g blueberry 50; ?45 g raspberry 45
    two fish sticks and some peas off my toddler's plate
      = 2 piece fish stick 56; ?0.5 cup pea 80
    a plain bagel toasted with veggie cream cheese
      = 1 piece toasted bagel 99; !veggie cream cheese
    a cup of minestrone and half a tuna sandwich
      = 1 cup minestrone 241; ?1 slice bread (white) 30; ?0.25 cup tuna salad 51.25
    three hershey's kisses
      = !hershey's kisses
    someone brought bagels so i had half of one with butter
      = 0.5 piece bagel 52.5; ?1 pat butter 5
    sparkling water and a bag of popcorn
      = ?1 can club soda 355.194; ?3 cup popcorn 24
    kung pao chicken with white rice no egg roll
      = ?1 serving kung pao chicken 604; ?1 cup rice (white) 158
    i had four eggs i mean egg whites
      = 4 piece egg white 132
    a glass of milk actually it was chocolate milk
      = ?1 glass chocolate milk 250
    two tablespoons of peanut butter no almond butter
      = 2 tbsp almond butter 32
    i had pizza delete that i had pasta
      = ?1 cup pasta 124
    one slice of pie with ice cream actually no ice cream
      = 1 slice apple pie 125
    a beer and wings oh sorry two beers
      = ?2 can beer 712; ?1 piece chicken wing 85
    three pancakes with syrup no butter
      = 3 piece pancake 114; ?1 tbsp syrup (pancake) 20
    an orange or rather a tangerine
      = 1 piece tangerine 88
    i had a muffin correction a scone
      = ?70 g biscuit (buttermilk) 70
    ten grapes not twelve
      = 10 piece grape 49
    half a sandwich wait a whole turkey sandwich
      = ?2 slice bread (white) 60; ?3 oz turkey 85.05
    four whole eggs scrambled with a splash of milk and two slices of ezekiel toast
      = 4 piece scrambled egg 244; ?1 splash milk (whole) 15.25; !ezekiel toast
    six ounces of ninety percent lean ground beef
      = 6 oz lean ground beef 170.1
    one and a half scoops of protein powder with eight ounces of water
      = ?1.5 scoop protein powder 48; 8 oz water 236.8
    a hundred grams of cooked white rice and a hundred and fifty grams of tilapia
      = 100 g rice (white) 100; 150 g tilapia 150
    fifty grams of peanut butter and two rice cakes
      = 50 g peanut butter 50; 2 piece rice cake 18
    a half cup dry oats with a scoop of whey and a handful of blueberries
      = 0.5 cup dry oats 40.5; ?1 scoop protein powder 32; ?1 handful blueberry 37
    milk two percent one cup
      = 1 cup reduced fat milk 244
    butter one pat jam one tablespoon toast two slices
      = 1 pat butter 5; 1 tbsp jam 20; 2 slice toast (white) 54
    shrimp a dozen
      = 12 piece shrimp 66
    pepperoni pizza three slices beer two bottles
      = 3 slice pepperoni pizza 333; ?2 bottle beer 712
    what did i eat let me think oatmeal with cinnamon and an apple
      = ?1 cup oatmeal 234; ?1 tsp cinnamon 2.6; 1 piece apple 182
    is a banana and a glass of water
      = 1 piece banana 118; ?1 glass water 237
    jerk chicken with rice and peas
      = ?120 g chicken thigh 120; ?0.7 cup rice (white) 110.6; ?50 g kidney bean 50; ?20 g coconut milk 20
    two pierogies with sour cream
      = ?50 g mashed potato 50; ?24 g flour 24; ?4 g butter 4; ?2 tbsp sour cream 24
    a bowl of congee
      = !congee
    spam musubi
      = !spam musubi
    a kombucha and a rice crispy treat
      = 1 piece rice krispy treat 22; !kombucha
    lamb vindaloo with naan
      = ?110 g leg of lamb 110; ?100 g marinara 100; ?10 g oil (canola) 10; ?1 piece naan 90
    beet salad with goat cheese
      = ?100 g beet 100; ?40 g goat cheese 40; ?60 g lettuce 60; ?14 g olive oil 14
    a turkey and avocado wrap
      = ?1 piece tortilla 48; ?3 oz turkey 85.05; ?0.5 piece avocado 100.5
    roasted cauliflower with tahini
      = ?0.5 cup cauliflower 62; ?1 tbsp tahini 15
    peanut butter banana smoothie
      = ?1 piece banana 118; ?1 cup milk (whole) 244
    ham steak with pineapple
      = ?2 slice ham 56; ?1 cup pineapple 165
    overnight oats with chia and strawberries
      = ?0.5 cup dry oats 40.5; ?0.5 cup milk (whole) 122; ?1 oz chia 28.35; ?1 cup strawberry 144
    sugar snap peas with hummus
      = ?1 cup snow pea 98; ?2 tbsp hummus 30
    for breakfast i had greek yogurt with a quarter cup of granola and some raspberries
      = ?1 container greek yogurt 170; 0.25 cup granola 30.5; ?1 cup raspberry 123
    a pb and j and a bag of baby carrots
      = ?2 slice bread (white) 60; ?2 tbsp peanut butter 32; ?1 tbsp jelly 21; ?1 serving baby carrot 85
    two clementines and a cheese stick
      = 2 piece clementine 148; ?1 piece string cheese 28.35
    i stole a few tater tots from the cafeteria
      = ?3 piece tater tot 23.7
    diet coke two cans
      = 2 can diet coke 710
    ham and swiss on rye hold the mustard
      = ?2 slice ham 56; ?1 slice swiss cheese 28; ?1 slice rye bread 32
    one sleeve of saltines
      = ?5 piece cracker (saltine) 14.9; !sleeve
    biscuits and sausage gravy two biscuits
      = ?2 piece biscuit (buttermilk) 120; ?0.25 cup country gravy 59
    black eyed peas and rice with hot sauce
      = ?0.5 cup black eyed pea 85.5; ?1 cup rice (white) 158; ?1 tsp hot sauce 4.7
    a tall glass of sweet tea
      = ?1 glass sweet tea 244.796
    pecan pie one slice with whipped cream
      = 1 slice pecan pie 133; ?2 tbsp whipped cream 6
    venison sausage
      = !venison sausage
    just some saltines and ginger ale
      = ?5 piece cracker (saltine) 14.9; ?1 can ginger ale 365.994
    half a bowl of chicken noodle soup
      = ?0.5 bowl chicken noodle soup 186
    a popsicle and a few sips of apple juice
      = 1 piece popsicle 52; ?3 sip apple juice 46.501
    applesauce one cup
      = 1 cup applesauce 244
    a glass and a half of champagne
      = !champagne
    chips with queso and guac
      = ?1 oz tortilla chip 28.35; ?2 tbsp queso 30; ?50 g avocado 50; ?5 g tomato 5; ?3 g onion 3; ?2 g lime juice 2
    a slice of birthday cake with vanilla ice cream
      = ?1 slice cake (yellow, with frosting) 67; ?1 serving ice cream (vanilla) 66
    four pigs in a blanket
      = ?60 g roll 60; ?80 g hot dog sausage 80
    a vodka soda with lime
      = ?1 shot vodka 42; ?6 fl_oz club soda 177.6; ?1 piece lime 67
    one jello shot
      = !jello shot
    cheese cubes maybe five
      = ?1 slice cheese (cheddar) 28
    uh so like i had um a a turkey sandwich and uh chips
      = ?2 slice bread (white) 60; ?3 oz turkey 85.05; ?1 oz potato chip 28.35
    i i had two two eggs
      = 2 piece egg 100
    yeah so it was um rice you know brown rice like a cup
      = 1 cup brown rice 202
    oatmeal the instant kind one packet
      = 1 packet instant oatmeal 43
    the thing i had was a burger a bacon burger
      = 1 piece bacon cheeseburger 211
    coffee black coffee that is
      = ?1 cup coffee 237
    then i think i had yeah a banana
      = 1 piece banana 118
    one hundred seventy five grams of cooked chicken thigh skinless
      = 175 g chicken thigh 175
    two hundred and ten grams of potatoes boiled
      = 210 g boiled potato 210
    a level tablespoon of mayonnaise
      = 1 tbsp mayonnaise 13.8
    thirty mils of cream
      = 30 ml cream (light) 30.433
    three eighths of a cup of sugar
      = 0.375 cup sugar 75
    twelve point five grams of butter
      = 12.5 g butter 12.5
    zero calories sparkling water
      = ?1 can club soda 355.194
    no i didn't have breakfast today
      = 
    tacos without sour cream or cheese
      = ?2 piece taco 138
    pasta no sauce just olive oil
      = ?1 cup pasta 124; ?1 tbsp olive oil 13.5
    cereal with no milk
      = ?1 cup cereal (corn flakes) 28
    a salad with everything but onions
      = ?1 piece side salad 87
    everything bagel without cream cheese
      = ?1 piece bagel 105
    i had coffee but didn't add sugar
      = ?1 cup coffee 237
    never had the dessert
      = 
    chicken caesar wrap without the dressing
      = ?1 piece tortilla 48; ?85 g chicken 85; ?40 g romaine 40; ?1 tbsp parmesan 5
    a plate of jollof rice with fried plantains
      = ?0.9 cup rice (white) 142.2; ?40 g marinara 40; ?10 g oil (canola) 10; ?0.5 cup fried plantain 84.5
    two samosas with mint chutney
      = ?120 g boiled potato 120; ?50 g pie crust 50; ?10 g oil (canola) 10; !mint chutney
    borscht with sour cream and rye bread
      = ?80 g beet 80; ?20 g beef 20; ?140 g beef broth 140; ?15 g sour cream 15; ?1 slice rye bread 32
    bibimbap
      = ?1.25 cup rice (white) 197.5; ?85 g beef 85; ?46 g fried egg 46; ?60 g cooked spinach 60; ?40 g bean sprout 40; ?7 g sesame oil 7
    three pork dumplings and a bowl of wonton soup
      = 3 piece potsticker 87; ?1 bowl wonton soup 334.5
    falafel wrap with hummus
      = ?1 piece pita 60; ?4 piece falafel 68; ?1 tbsp tahini 15; ?20 g lettuce 20; ?2 tbsp hummus 30
    feijoada and white rice
      = ?1 cup rice (white) 158; !feijoada
    a cup of masala chai
      = ?0.5 cup tea 118.5; ?0.5 cup milk (whole) 122; ?2 tsp sugar 8.4
    chicken shawarma plate
      = !chicken shawarma plate
    arepas with cheese two
      = 2 piece arepa 196; ?1 slice cheese (cheddar) 28
    pre workout i had a banana and a rice cake with honey
      = 1 piece banana 118; 1 piece rice cake 9; ?1 tbsp honey 21
    post workout shake two scoops whey in twelve ounces of whole milk
      = ?2 scoop protein powder 64; 12 oz milk (whole) 366; !shake
    dinner was ten ounces of sirloin two cups of roasted potatoes and a side salad
      = 10 oz steak (sirloin) 283.5; 2 cup baked potato 244; 1 piece side salad 87
    three hundred grams of cottage cheese before bed
      = 300 g cottage cheese 300
    two energy gels and a gatorade
      = ?1 bottle gatorade 609; !energy gels
    i ate chicken nuggets and apple slices and chocolate milk
      = ?3 piece chicken nugget 60; ?1 piece apple 182; ?1 cup chocolate milk 250
    two slices of cheese pizza but i didn't eat the crust
      = ?2 slice pizza (cheese) 214
    a peanut butter sandwich with no crust
      = ?2 slice bread (white) 60; ?2 tbsp peanut butter 32
    half a grilled cheese
      = ?1 slice toast (white) 27; ?1 slice american cheese 28; ?0.5 pat butter 2.5
    a lunchable
      = ?40 g ham 40; ?35 g american cheese 35; ?25 g cracker (saltine) 25
    spaghetti with butter
      = ?1 cup spaghetti 124; ?1 pat butter 5
    seared scallops over risotto
      = ?3 oz scallop 85.05; ?0.8 cup rice (white) 126.4; ?12 g butter 12; ?12 g parmesan 12
    burrata with heirloom tomatoes and basil
      = ?1 tbsp basil 2.65; !burrata; !heirloom tomatoes
    duck breast with cherry sauce
      = ?3 oz duck breast 85.05; !cherry sauce
    a dozen oysters and two glasses of chardonnay
      = 12 piece oyster 168; ?2 glass chardonnay 294
    truffle fries
      = !truffle fries
    grilled octopus and a greek salad
      = ?3 oz octopus 85.05; ?100 g tomato 100; ?80 g cucumber 80; ?40 g feta 40; ?20 g olive 20; ?14 g olive oil 14
    espresso martini
      = ?1.5 fl_oz vodka 41.7; ?1 fl_oz espresso 29.6; ?1 fl_oz kahlua 34.8
    i had two sausages no three sausages and an egg
      = ?3 piece sausage (pork) 69; 1 piece egg 50
    eggs and bacon actually make that eggs and sausage
      = ?2 piece egg 100; ?1 link sausage (pork) 23
    a ham sandwich i mean turkey on wheat
      = ?2 slice wheat bread 58; ?3 oz turkey 85.05
    one cup of tea make that coffee
      = 1 cup coffee 237
    i had a salad and a roll scratch the roll
      = 1 piece side salad 87
    two tacos and a burrito no wait just the two tacos
      = 2 piece taco 138
    a large pizza well not the whole thing like three slices
      = 3 slice pizza (cheese) 321
    a pint of ice cream oops half a pint
      = 0.5 pint ice cream (vanilla) 132
    four ounces of chicken sorry five
      = 5 oz chicken 141.75
    it was beans not peas
      = ?0.5 cup pinto bean 85.5
    peas no beans
      = ?0.5 cup pinto bean 85.5
    coffee with two sugars no one sugar
      = ?1 cup coffee 237; ?1 piece sugar 4.2
    a quarter of a cantaloupe
      = 0.25 piece cantaloupe 138
    a pound and a half of shrimp
      = 1.5 lb shrimp 680.4
    one half cup of oatmeal
      = 0.5 cup oatmeal 117
    a third cup of walnuts
      = 0.333 cup walnut 39
    two and a third cups of milk
      = 2.333 cup milk (whole) 569.333
    a couple dozen grapes
      = 24 piece grape 117.6
    three or so slices of salami
      = ?3 slice salami 78
    around a hundred and fifty grams of pork tenderloin
      = 150 g pork tenderloin 150
    two small bowls of chili
      = ?2 bowl chili 726
    half a dozen eggs
      = 6 piece egg 300
    one more cookie
      = 1 piece cookie (chocolate chip) 12.9
    a double espresso and half a muffin
      = ?2 shot espresso 59.2; 0.5 piece muffin (blueberry) 56.5
    a teaspoon each of honey and butter
      = 1 tsp honey 7.063; 1 tsp butter 4.729
    eggs toast bacon coffee
      = ?2 piece egg 100; ?1 slice toast (white) 27; ?2 slice bacon 23; ?1 cup coffee 237
    turkey sandwich chips pickle
      = ?2 slice bread (white) 60; ?3 oz turkey 85.05; ?1 oz potato chip 28.35; ?1 piece pickle 35
    salmon rice asparagus
      = ?3 oz salmon 85.05; ?1 cup rice (white) 158; ?0.5 cup asparagus 90
    oatmeal banana walnuts honey
      = ?1 cup oatmeal 234; ?1 piece banana 118; ?1 oz walnut 28.35; ?1 tbsp honey 21
    steak potato salad and a beer
      = ?6 oz steak (sirloin) 170.1; ?0.5 cup potato salad 125; ?1 can beer 356
    yogurt granola blueberries
      = ?1 container yogurt (plain, whole milk) 170; ?0.5 cup granola 61; ?1 cup blueberry 148
    cashew cheese on crackers
      = ?5 piece cracker (saltine) 14.9; !cashew cheese
    plant based chicken nuggets
      = !plant based chicken nuggets
    two egg white bites
      = !egg white bites
    a protein coffee
      = !protein coffee
    keto bread with butter
      = !keto bread with butter
    sugar free syrup on waffles
      = ?2 piece waffle 150; !sugar free syrup
    i had two hard boiled eggs one piece of toast and a glass of grapefruit juice
      = 2 piece hard boiled egg 100; ?1 piece toast (white) 27; ?1 glass grapefruit juice 247
    for lunch leftover lasagna and a caesar salad
      = ?1 piece lasagna 255; ?2 cup romaine 94; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5; ?0.25 cup crouton 7.5
    snacked on trail mix a couple of handfuls
      = ?2 handful trail mix 56.7
    nine ounces of halibut with wild rice and green beans
      = 9 oz halibut 255.15; ?1 cup wild rice 164; ?0.5 cup green bean 62.5
    two squares of dark chocolate
      = ?1 oz dark chocolate 28.35
    six mozzarella sticks with marinara sauce
      = 6 piece mozzarella stick 186; ?0.5 cup marinara 132
    large vanilla milkshake
      = ?1 container milkshake (vanilla) 313
    crunchy taco two of them and a bean burrito
      = 2 piece taco bell taco 138; 1 piece bean burrito 185
    a burger without lettuce or tomato
      = 1 piece hamburger 97
    i had chicken no skin with mashed potatoes and no gravy
      = ?3 oz chicken 85.05; ?0.5 cup mashed potato 105
    turkey club hold the bacon
      = ?3 slice toast (white) 81; ?75 g deli turkey 75; ?20 g lettuce 20; ?30 g tomato 30; ?1 tbsp mayonnaise 13.8
    cheese omelet minus the cheese
      = ?2 large omelet 122
    iced tea unsweetened
      = ?1 cup tea 237
    three eggs wait two eggs and three strips of bacon
      = 2 piece egg 100; 3 strip bacon 34.5
    i had a cup of brown rice sorry white rice
      = 1 cup rice (white) 158
    beef stew actually it was chicken noodle soup
      = ?1 cup chicken noodle soup 248
    one beer uh two beers i think
      = ?2 can beer 712
    spaghetti with meat sauce oh no it was with marinara
      = ?1 serving spaghetti with tomato sauce 510
    a bagel and coffee scratch that i only had the coffee
      = ?1 cup coffee 237
    two slices of banana bread change that to one
      = 1 slice banana bread 60
    grilled chicken and potatoes not potatoes sweet potatoes
      = ?1 piece chicken breast 196; ?1 piece sweet potato 114
    tuna melt no fries
      = ?2 slice toast (white) 54; ?0.5 cup tuna salad 102.5; ?1 slice american cheese 28
    a hundred and ten grams of mozzarella and two tomatoes
      = 110 g mozzarella 110; 2 piece tomato 246
    two tablespoons and a half of honey
      = 2.5 tbsp honey 52.5
    half a liter of milk
      = 0.5 l milk (whole) 515.664
    six and a half ounces of cod
      = 6.5 oz fish (cod) 184.275
    four or five crackers with hummus
      = ?5 piece cracker (saltine) 14.9; ?2 tbsp hummus 30
    one to two tablespoons of olive oil
      = ?2 tbsp olive oil 27
    a dozen almonds and two brazil nuts
      = 12 piece almond 14.4; 2 piece brazil nut 9.45
    seven eighths of a cup of couscous
      = 0.875 cup couscous 137.375
    thirty three grams of walnuts
      = 33 g walnut 33
    um okay so yesterday i think it was like a chicken wrap and then later some ice cream
      = ?1 piece tortilla 48; ?3 oz chicken 85.05; ?1 serving ice cream (vanilla) 66
    my husband had ribs but i had the salmon with broccoli
      = ?3 oz salmon 85.05; ?0.5 cup broccoli 78
    my coworker brought donuts so i had one
      = ?1 piece donut (glazed) 75
    nothing much just a granola bar and an apple
      = 1 piece granola bar 21; 1 piece apple 182
    can you log a cup of black coffee and a croissant please
      = 1 cup coffee 237; 1 piece croissant 57
    at noon i ate a salad with grilled chicken avocado corn and black beans
      = 1 piece side salad 87; ?1 piece chicken breast 196; ?0.5 piece avocado 100.5; ?1 piece corn 103; ?0.5 cup black bean 92.5
    oat flour pancakes with maple syrup
      = ?1 tbsp maple syrup 20; !oat flour pancakes
    diet peach snapple
      = !diet peach snapple
    turkey jerky
      = !turkey jerky
    cashew chicken with rice
      = ?120 g chicken 120; ?25 g cashew 25; ?40 g red pepper 40; ?10 g oil (canola) 10; ?1 cup rice (white) 158
    a slice of zucchini bread
      = !zucchini bread
    sweet potato toast with almond butter
      = ?1 tbsp almond butter 16; !sweet potato toast
    chocolate almond milk one cup
      = 1 cup chocolate almond milk 240
    two corn dogs and some cheese fries
      = 2 piece corn dog 350; ?1 serving french fries 117; ?60 g cheese sauce 60
    blueberry bagel with cream cheese
      = ?1 tbsp cream cheese 14.5; !blueberry bagel
    a ham egg and cheese croissant
      = !ham egg and cheese croissant
    lentil curry and basmati rice
      = ?150 g lentil 150; ?60 g marinara 60; ?7 g oil (canola) 7; ?1 cup rice (white) 158
    two slices of rye toast with butter and a soft boiled egg
      = 2 slice rye toast 58; ?1 pat butter 5; 1 piece hard boiled egg 50
    i had a bowl of shredded wheat with a cup of low fat milk
      = ?1 bowl shredded wheat 73.5; 1 cup low fat milk 244
    coffee with a splash of half and half
      = ?1 cup coffee 237; ?1 splash half and half 15.125
    one cup of tomato juice and four saltines
      = 1 cup tomato juice 243; 4 piece cracker (saltine) 11.92
    a chicken leg and half a cup of coleslaw
      = 1 piece chicken leg 258; 0.5 cup coleslaw 95.5
    a cup of decaf and three gingersnaps
      = 1 cup decaf coffee 237; ?3 piece gingersnap 21
    meatloaf with green beans
      = ?100 g ground beef 100; ?15 g bread crumb 15; ?10 g egg 10; ?10 g ketchup 10; ?0.5 cup green bean 62.5
    three egg omelette with ham and cheddar
      = 3 large omelet 183; ?2 slice ham 56; ?1 slice cheese (cheddar) 28
    ate a whole rotisserie chicken by myself
      = ?3 oz rotisserie chicken 85.05
    a can of monster and two beef sticks
      = ?1 can monster 360; 2 piece beef stick 40
    sixteen ounce steak medium rare and a loaded baked potato
      = 16 oz steak (sirloin) 453.6; ?1 piece baked potato 173; !loaded baked potato
    a turkey and bacon sub
      = !turkey and bacon sub
    five chicken tenders with bbq sauce and ranch
      = 5 piece chicken tender 150; ?1 tbsp barbecue sauce 17; ?2 tbsp ranch dressing 30
    i had six oysters no wait eight oysters
      = 8 piece oyster 112
    a bowl of cheerios i mean rice krispies with milk
      = ?1 bowl rice krispy 39.6; ?0.5 cup milk (whole) 122
    two tablespoons of ranch make that three
      = 3 tbsp ranch dressing 45
    a ham sandwich and chips actually no chips
      = ?2 slice bread (white) 60; ?2 slice ham 56
    pork chops sorry lamb chops with mint jelly
      = ?3 oz lamb chop 85.05; !mint jelly
    half a cup of raisins no a quarter cup
      = 0.25 cup raisin 41.25
    an apple and a pear and a plum scratch that just an apple
      = 1 piece apple 182
    i had the salmon actually it was trout with lemon
      = ?3 oz trout 85.05; ?1 wedge lemon 7
    one glass of milk no two glasses
      = ?2 glass milk (whole) 488
    i ordered a milkshake but i didn't drink it
      = 
    white bread i mean whole wheat bread two slices
      = 2 slice whole wheat bread 64
    a blt with no mayo
      = ?2 slice toast (white) 54; ?3 slice bacon 34.5; ?1 leaf lettuce 4.8; ?0.5 piece tomato 61.5
    hamburger no bun
      = ?3 oz ground beef 85.05
    cobb salad no egg
      = ?100 g romaine 100; ?85 g chicken 85; ?25 g bacon 25; ?30 g avocado 30; ?30 g blue cheese 30; ?30 g ranch dressing 30
    tea with honey but no milk
      = ?1 cup tea 237; ?1 tbsp honey 21
    nachos no beans no jalapenos extra cheese
      = ?1 serving nacho 80; ?1 slice cheese (cheddar) 28
    one hundred and five grams of salmon
      = 105 g salmon 105
    two point two five cups of broth
      = 2.25 cup chicken broth 560.25
    zero point seven five liters of water
      = 0.75 l water 751.306
    a half dozen donuts and two dozen nuggets
      = ?6 piece donut (glazed) 450; 24 piece chicken nugget 480
    three to four ounces of cheddar
      = ?4 oz cheese (cheddar) 113.4
    one or two cookies
      = ?2 piece cookie (chocolate chip) 25.8
    one fourth of a watermelon
      = 0.25 piece watermelon 1129.5
    about a dozen baby carrots
      = 12 piece baby carrot 120
    a couple cups of spinach
      = 2 cup spinach 60
    two cans of sardines each with five crackers
      = 2 can sardine 184; 10 piece cracker (saltine) 29.8
    so basically um i had you know just some rice and uh grilled shrimp
      = ?1 cup rice (white) 158; ?3 oz shrimp 85.05
    what else oh a handful of grapes
      = ?1 handful grape 37.75
    lunch today was at my mom's and she made enchiladas i had two
      = 2 piece enchilada 274
    at ten i had a granola bar and at three a peach
      = 1 piece granola bar 21; 1 piece peach 150
    my son had pancakes and i had waffles with syrup
      = ?2 piece waffle 150; ?1 tbsp syrup (pancake) 20
    hey log a banana and two tablespoons of peanut butter for me
      = 1 piece banana 118; 2 tbsp peanut butter 32
    goat cheese ravioli
      = !goat cheese ravioli
    coconut rice pudding
      = !coconut rice pudding
    turkey meatloaf
      = !turkey meatloaf
    mango lassi
      = ?0.5 cup yogurt (plain, whole milk) 122.5; ?0.5 cup mango nectar 125.5
    almond croissant and a flat white
      = ?1 piece croissant 57; ?20 g almond 20; ?8 g sugar 8; ?2 shot espresso 59.2; ?0.5 cup milk (whole) 122
    honey nut granola
      = !honey nut granola
    pumpkin pancakes with butter
      = ?1 pat butter 5; !pumpkin pancakes
    chicken bacon ranch wrap
      = ?1 piece tortilla 48; ?3 oz chicken 85.05; ?2 slice bacon 23; ?2 tbsp ranch dressing 30
    lobster bisque and oyster crackers
      = ?5 piece cracker (saltine) 14.9; !lobster bisque
    strawberry cheesecake
      = !strawberry cheesecake
    egg fried rice and sesame chicken
      = ?1 cup fried rice 137; !sesame chicken
    a poached egg on wheat toast and half a grapefruit
      = 1 piece poached egg 50; ?1 slice wheat toast 24; 0.5 piece grapefruit 128
    bowl of bran flakes with blueberries and skim milk
      = ?1 bowl bran flake 60; ?1 cup blueberry 148; ?0.5 cup skim milk 122.5
    tuna salad on a bed of lettuce with six crackers
      = ?1 cup tuna salad 205; ?1 cup lettuce 36; 6 piece cracker (saltine) 17.88
    four ounces of baked haddock a boiled potato and some peas
      = 4 oz haddock 113.4; 1 piece boiled potato 136; ?0.5 cup pea 80
    one small glass of red wine
      = ?1 glass red wine 147
    two prunes and a cup of warm milk
      = 2 piece prune 19; 1 cup milk (whole) 244
    a dish of vanilla pudding
      = ?1 container vanilla pudding 110
    cold brew with oat milk and a blueberry muffin
      = ?1 cup coffee 237; ?25 g dry oats 25; ?3 g oil (canola) 3; ?210 g water 210; 1 piece muffin (blueberry) 113
    two slices of leftover pizza for breakfast
      = 2 slice pizza (cheese) 214
    a burrito bowl with chicken rice black beans and sour cream
      = ?115 g chicken 115; ?0.75 cup rice (white) 118.5; ?0.5 cup black bean 92.5; ?30 g salsa 30; ?28 g cheese (cheddar) 28; ?2 tbsp sour cream 24
    three cups of black coffee by noon
      = 3 cup coffee 711
    a protein bar and a can of sparkling water
      = 1 piece power bar 68; ?1 can club soda 355.194
    a bag of skittles around three
      = ?1 bag skittle 62
    a cup of vegetable soup with a slice of sourdough
      = 1 cup vegetable soup 241; ?1 slice sourdough 28.35
    three bites of mac and cheese
      = ?3 bite mac and cheese 25.688
    a turkey wrap no cheese with mustard
      = ?1 piece tortilla 48; ?3 oz turkey 85.05; ?1 tsp mustard 5
    half a banana with peanut butter maybe a tablespoon
      = 0.5 piece banana 59; 1 tbsp peanut butter 16
    taco salad without the shell
      = ?1.5 cup taco salad 198
    a glass of lemonade and two sugar cookies
      = ?1 glass lemonade 247; 2 piece sugar cookie 34
    greek yogurt actually it was cottage cheese with pineapple
      = ?0.5 cup cottage cheese 105; ?1 cup pineapple 165
    a slice of cherry pie i mean apple
      = 1 slice apple pie 125
    two pieces of chicken wait three pieces
      = 3 piece chicken 516
    a beer sorry a glass of white wine
      = ?1 glass white wine 147
    eggs and sausage no not sausage bacon
      = ?2 piece egg 100; ?2 slice bacon 23
    a bagel with butter forget the butter
      = 1 piece bagel 105
    i had four no five meatballs
      = 5 piece meatball 93.333
    two burgers i mean one burger with fries
      = 1 piece hamburger 97; ?1 serving french fries 117
    i had rice and chicken oh and a salad
      = ?1 cup rice (white) 158; ?3 oz chicken 85.05; 1 piece side salad 87
    cheddar no swiss on my sandwich
      = ?1 slice swiss cheese 28; ?2 slice bread (white) 60; !sandwich
    a hundred and forty grams of greek yogurt
      = 140 g greek yogurt 140
    half a can of tuna and a tablespoon of light mayo
      = 0.5 can tuna 82.5; 1 tbsp light mayonnaise 15
    two and three quarter cups of popcorn
      = 2.75 cup popcorn 22
    one eighth of a pizza
      = 0.125 piece pizza (cheese) 106.625
    five eighths of a cup of rice
      = 0.625 cup rice (white) 98.75
    six fluid ounces of prune juice
      = 6 fl_oz prune juice 192
    a stick and a half of string cheese
      = ?1.5 stick string cheese 42.525
    twenty almonds and ten cashews
      = 20 piece almond 24; ?1 oz cashew 28.35
    a heaping cup of ice cream
      = 1 cup ice cream (vanilla) 132
    a pinch of salt and a dash of pepper on two eggs
      = ?1 dash salt 0.4; ?1 dash black pepper 0.1; 2 piece egg 100
    hot and sour soup with crispy noodles
      = ?1 cup hot and sour soup 233; ?0.5 cup chow mein noodle 28
    blue corn chips
      = !blue corn chips
    sweet potato hash
      = !sweet potato hash
    vanilla oat milk
      = !vanilla oat milk
    pepper jack quesadilla
      = ?1 piece quesadilla 194; ?1 slice monterey jack 28
    bacon wrapped dates
      = !bacon wrapped dates
    chicken and waffles
      = ?1 piece waffle 75; ?1 piece fried chicken breast 196; ?2 tbsp maple syrup 40
    turkey hot dog
      = !turkey hot dog
    ginger beer
      = !ginger beer
    rice pudding with raisins
      = ?0.5 cup rice pudding 86; ?1 oz raisin 28.35
    tomato bruschetta
      = ?15 g baguette 15; ?30 g tomato 30; ?3 g olive oil 3
    creamed spinach
      = ?1 cup spinach 30; !creamed spinach
    garlic mashed potatoes with gravy
      = ?0.25 cup gravy (beef) 58.25; !garlic mashed potatoes
    black coffee and plain toast
      = ?1 cup coffee 237; ?1 slice toast (white) 27
    cucumber sandwich
      = ?2 slice bread (white) 60; ?0.5 cup cucumber 52
    coffee two creams three sugars
      = ?1 cup coffee 237; ?2 tbsp cream (light) 30; ?3 piece sugar 12.6
    burger without the cheese
      = ?1 piece hamburger 97
    hold the onions on my cheeseburger
      = ?1 piece cheeseburger 127
    two sandwiches each with two slices of cheese
      = ?4 slice bread (white) 120; 4 slice cheese (cheddar) 112
    ice cream cone two scoops
      = ?2 scoop ice cream (vanilla) 132; !ice cream cone
    a tin of peaches with evaporated milk
      = ?1 can peach 231; ?1 tbsp evaporated milk 15.75
    salad no croutons light dressing
      = ?1 piece side salad 87; ?2 tbsp vinaigrette 32; !light dressing
    mcchicken and a mcflurry
      = ?1 piece mcchicken 131; 1 piece oreo mcflurry 337
    half of a protein shake
      = ?0.5 bottle protein shake 147.5
    iced latte with almond milk instead of regular milk
      = ?1 shot espresso 29.6; ?1 cup almond milk 240
    salad without any dressing and a roll
      = ?1 piece side salad 87; 1 piece roll 28
    a veggie pizza no olives
      = ?1 slice pizza (cheese) 107; ?0.5 cup mixed vegetable 91
    just grabbed a sausage mcmuffin with egg and a hash brown from mcdonalds
      = 1 piece sausage mcmuffin with egg 165; ?0.5 cup hash brown 78
    half a footlong tuna sub
      = 0.5 footlong tuna sub 237
    eighty grams of pasta dry
      = 80 g pasta 80; !dry pasta
    coconut shrimp and a pina colada
      = ?3 oz fried shrimp 85.05; ?1 cocktail pina colada 141
    spaghetti and meatballs without the meatballs
      = ?1 cup spaghetti 124
    soup and sandwich
      = ?2 slice bread (white) 60; !sandwich; !soup
    dry toast no butter
      = ?1 slice toast (white) 27; !dry toast
    one medium sized banana and one large egg
      = 1 medium banana 118; 1 piece egg 50
    a pound of ground turkey split four ways i had one
      = ?0.25 lb ground turkey 113.4
    sushi like eight pieces
      = ?160 g sticky rice 160; ?40 g imitation crab 40; ?25 g avocado 25; ?2 g seaweed 2
    chocolate covered almonds
      = ?1 oz almond 28.35; !chocolate covered almond
    a tuna sandwich on rye with a dill pickle
      = ?2 slice rye bread 64; ?0.5 cup tuna salad 102.5; ?1 piece pickle 35
    a cup of split pea soup and five oyster crackers
      = 1 cup split pea soup 253; 5 piece cracker (saltine) 14.9
    a nectarine and a handful of cashews for a snack
      = 1 piece nectarine 142; ?1 handful cashew 28.35
    three ounces of flank steak with roasted asparagus and a baked sweet potato
      = 3 oz flank steak 85.05; ?0.5 cup asparagus 90; 1 piece sweet potato 114
    two oatmeal cookies and skim milk
      = 2 piece oatmeal cookie 50; ?1 cup skim milk 245
    breakfast sandwich from dunkin and a large coffee two creams
      = ?1 piece breakfast sandwich 126; ?1 large coffee 474; ?2 tbsp cream (light) 30
    two chicken quesadillas extra sour cream
      = 2 piece chicken quesadilla 360; ?2 tbsp sour cream 24
    half a bag of pretzels
      = ?0.5 oz pretzel 14.175
    bologna sandwich with american cheese and mustard
      = ?2 slice bread (white) 60; ?1 slice bologna 30; ?1 slice american cheese 28; ?1 tsp mustard 5
    a can of chili over two hot dogs
      = ?1 can chili 363; 2 piece hot dog 196
    three beers maybe four
      = ?4 can beer 1424
    fish tacos two of those no slaw
      = ?2 piece corn tortilla 48; ?110 g fish (cod) 110; ?30 g cabbage 30; ?20 g mayonnaise 20
    acai bowl with granola
      = ?100 g banana 100; ?120 g berry smoothie 120; ?30 g granola 30; ?40 g strawberry 40
    a green smoothie and a hard boiled egg
      = 1 bottle green smoothie 581.179; 1 piece hard boiled egg 50
    tempeh with brown rice and steamed kale
      = ?3 oz tempeh 85.05; ?1 cup brown rice 202; ?1 cup cooked kale 130
    half an avocado mashed on one piece of multigrain toast
      = 0.5 piece avocado 100.5; ?1 piece multigrain toast 24
    chamomile tea no honey
      = ?1 cup chamomile tea 237
    a date and a few walnuts
      = 1 piece dates 24; ?3 piece walnut 6.075
    cashew yogurt with hemp seeds
      = !cashew yogurt; !hemp seeds
    two cups of coffee i mean one cup with milk
      = 1 cup coffee 237; ?2 tbsp milk (whole) 30
    i had chicken thighs no chicken breasts about six ounces
      = 6 oz chicken breast 170.1
    a peanut butter cookie actually it was an oatmeal cookie
      = 1 piece oatmeal cookie 25
    soda no diet soda
      = ?1 can diet coke 355
    turkey burger make that two turkey burgers and no fries
      = 2 piece ground turkey 164
    i had a donut well half a donut
      = ?0.5 piece donut (glazed) 37.5
    pancakes scratch that waffles with syrup
      = ?2 piece waffle 150; ?1 tbsp syrup (pancake) 20
    two slices of ham and one of cheese
      = 2 slice ham 56; 1 slice cheese (cheddar) 28
    salmon not tuna with rice
      = ?3 oz salmon 85.05; ?1 cup rice (white) 158
    i was gonna have fries but i got a side salad
      = 1 piece side salad 87
    it was six no seven shrimp and a cup of rice
      = 7 piece shrimp 38.5; 1 cup rice (white) 158
    milk in my coffee no sugar
      = ?1 cup milk (whole) 244; ?1 cup coffee 237
    point five cups of almonds
      = 0.5 cup almond 71.5
    one hundred twenty five grams of blueberries
      = 125 g blueberry 125
    2 1/2 tbsp of peanut butter
      = 2.5 tbsp peanut butter 40
    eight oz chicken breast and 6oz potatoes
      = 8 oz chicken breast 226.8; 6 oz baked potato 170.1
    three 12 oz cans of beer
      = 36 oz beer 1069.2
    2-3 slices of bacon
      = ?3 slice bacon 34.5
    a quart of milk
      = 1 quart milk (whole) 976
    a third of a cup of rice and two thirds of a cup of beans
      = 0.333 cup rice (white) 52.667; 0.667 cup pinto bean 114
    one and a quarter pounds of lobster
      = 1.25 lb lobster 567
    fifteen hundred milliliters of water
      = 1500 ml water 1502.61
    my daughter ate the nuggets and i ate the fries
      = ?1 serving french fries 117
    we split a large pepperoni pizza and i ate two slices
      = 2 slice pepperoni pizza 222
    i took two bites of his burger
      = ?1 piece hamburger 97
    buffalo chicken pizza
      = ?1 slice pizza (cheese) 107; ?25 g chicken 25
    spinach tortilla with turkey
      = ?3 oz turkey 85.05; !spinach tortilla
    cheese tortellini with pesto
      = ?0.75 cup tortellini 81; ?2 tbsp olive oil 27; ?2 tbsp parmesan 10; ?1 tbsp pine nut 8.438; ?10 g basil 10
    orange sherbet
      = !orange sherbet
    strawberry rhubarb pie
      = ?45 g pie crust 45; ?90 g stewed rhubarb 90
    raspberry iced tea
      = !raspberry iced tea
    potato leek soup
      = !potato leek soup
    steak fries with ketchup
      = ?1 serving french fries 117; ?1 tbsp ketchup 17
    egg noodles with butter and parmesan
      = ?1 cup egg noodle 160; ?1 pat butter 5; ?1 tbsp parmesan 5
    hazelnut coffee with cream
      = ?1 tbsp cream (light) 15; !hazelnut coffee
    root beer float
      = ?1 cup root beer 246.396; ?0.5 cup ice cream (vanilla) 66
    unsalted peanuts a quarter cup
      = 0.25 cup peanut 36.5
    lamb gyro with tzatziki
      = ?1 piece pita 60; ?100 g ground lamb 100; ?45 g greek yogurt 45; ?20 g tomato 20; ?10 g onion 10; ?45 g greek yogurt 45; ?15 g cucumber 15
    two fried eggs and a slice of toast with strawberry jam
      = 2 piece fried egg 92; 1 slice toast (white) 27; ?1 tbsp jam 20
    a large bowl of oatmeal with brown sugar and walnuts
      = ?1 bowl oatmeal 351; ?1 tsp brown sugar 3; ?1 oz walnut 28.35
    i grabbed an everything bagel with cream cheese and lox
      = 1 piece bagel 105; ?1 tbsp cream cheese 14.5; ?2 oz smoked salmon 56.7
    half a cup of cottage cheese and a sliced tomato
      = 0.5 cup cottage cheese 105; 1 piece tomato 123
    a chicken caesar salad no croutons
      = ?2 cup romaine 94; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5; ?3 oz chicken 85.05
    grilled salmon with quinoa and roasted brussels sprouts
      = ?3 oz salmon 85.05; ?1 cup quinoa 185; ?0.5 cup brussels sprout 78
    two pork tacos with salsa verde
      = ?2 piece corn tortilla 48; ?110 g pork 110; ?16 g onion 16; ?6 g cilantro 6; ?2 tbsp salsa verde 32
    a glass of merlot and some brie with crackers
      = ?1 glass merlot 147; ?1 oz brie 28.35; ?5 piece cracker (saltine) 14.9
    three ounces of pastrami on rye with mustard
      = 3 oz pastrami 85.05; ?1 slice rye bread 32; ?1 tsp mustard 5
    one can of tuna with two tablespoons of mayo
      = 1 can tuna 165; 2 tbsp mayonnaise 27.6
    a cup of minestrone no wait two cups
      = 2 cup minestrone 482
    hash browns with ketchup and two links of sausage
      = ?0.5 cup hash brown 78; ?1 tbsp ketchup 17; 2 link sausage (pork) 46
    i had a sausage biscuit actually a bacon egg and cheese biscuit
      = 1 piece bacon egg and cheese biscuit 145
    a turkey sandwich without mayo and a bag of chips
      = ?2 slice bread (white) 60; ?3 oz turkey 85.05; ?1 bag potato chip 28.35
    four chicken wings each with a tablespoon of ranch
      = 4 piece chicken wing 340; 4 tbsp ranch dressing 60
    i was going to get a burger but i got a salad
      = 1 piece side salad 87
    about three quarters of a cup of mashed potatoes
      = 0.75 cup mashed potato 157.5
    one point five liters of water today
      = 1.5 l water 1502.61
    eleven grapes and a mandarin
      = 11 piece grape 53.9; 1 piece tangerine 88
    a medium coffee with skim milk and one sugar
      = ?1 medium coffee 355.5; ?2 tbsp skim milk 30.626; ?1 piece sugar 4.2
    a slice of key lime pie
      = !key lime pie
    coconut milk curry with chickpeas
      = ?0.5 cup chickpea 82; !coconut milk curry
    rice noodles with shrimp and peanut sauce
      = ?1 cup rice noodle 176; ?3 oz shrimp 85.05; ?2 tbsp peanut sauce 34
    egg salad on whole wheat toast
      = ?2 piece hard boiled egg 100; ?1 tbsp mayonnaise 13.8; ?1 slice whole wheat toast 25
    beef jerky one piece
      = 1 piece beef jerky 20
    a bowl of fruit loops and milk
      = ?1 bowl froot loop 43.5; ?1 cup milk (whole) 244
    two english muffins with butter and honey
      = 2 piece english muffin 114; ?1 pat butter 5; ?1 tbsp honey 21
    hot dog no bun with sauerkraut
      = ?1 piece hot dog sausage 52; ?0.5 cup sauerkraut 71
    a vanilla protein shake
      = !vanilla protein shake
    a mocha with whipped cream
      = ?1 shot espresso 29.6; ?1 cup milk (whole) 244; ?1 tbsp chocolate syrup 19.5; ?2 tbsp whipped cream 6
    half of a large cookie
      = ?0.5 piece cookie (chocolate chip) 6.45
    steak tips with mushrooms
      = ?0.5 cup mushroom 35; !steak tips
    um i had a peach and uh two plums
      = 1 piece peach 150; 2 piece plum 132
    my friend ordered nachos and i had the chicken quesadilla
      = ?1 piece chicken quesadilla 180
    lentil soup two bowls
      = ?2 bowl lentil soup 744
    veal parmesan with spaghetti
      = ?1 cup spaghetti 124; !veal parmesan
    jasmine rice one cup and orange chicken
      = 1 cup rice (white) 158; ?6 oz orange chicken 170.1
    crackers five with peanut butter
      = 5 piece cracker (saltine) 14.9; ?2 tbsp peanut butter 32
    gluten free pasta with marinara
      = ?1 cup gluten free pasta 140; ?0.5 cup marinara 132
    one ounce of blue cheese two figs and honey
      = 1 oz blue cheese 28.35; 2 piece fig 100; ?1 tbsp honey 21
    twenty ounces of diet pepsi
      = 20 oz diet coke 592
    fruit salad no melon
      = ?0.5 cup fruit salad 124.5
    baked beans half a can
      = ?0.5 can baked bean 190.5
    turkey chili two cups
      = ?200 g kidney bean 200; ?120 g ground turkey 120; ?160 g cooked tomato 160
    a scoop of rainbow sherbet
      = !rainbow sherbet
    a pair of poached eggs over asparagus
      = 2 piece poached egg 100; ?0.5 cup asparagus 90
    toast two slices no butter
      = 2 slice toast (white) 54
    three meatballs no sauce
      = 3 piece meatball 56
    a kale caesar
      = ?2 cup kale 32; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5; ?0.25 cup crouton 7.5
    cinnamon roll half
      = 0.5 piece cinnamon roll 30
    small caramel macchiato
      = ?1 shot espresso 29.6; ?1 cup milk (whole) 244; ?1.5 tbsp caramel sauce 30.75
    apple cinnamon oatmeal two packets
      = 2 packet instant oatmeal 86
    hummus two tablespoons pita one
      = 2 tbsp hummus 30; ?1 piece pita 60
    two cups salad greens with vinaigrette one tablespoon
      = 2 cup lettuce 72; 1 tbsp vinaigrette 16
    sourdough grilled cheese
      = !sourdough grilled cheese
    i drank a smoothie made with banana spinach and almond milk
      = ?1 piece banana 118; ?1 cup spinach 30; ?1 cup almond milk 240
    a couple of rice cakes with avocado
      = 2 piece rice cake 18; ?0.5 piece avocado 100.5
    cereal dry no milk
      = ?1 cup cereal (corn flakes) 28; !dry cereal
    low sodium turkey breast four slices
      = ?3 oz turkey breast 85.05; !low sodium turkey breast
    """)
}
