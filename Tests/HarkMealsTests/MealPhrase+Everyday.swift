extension MealPhrase {
  /// Meals described in one breath: foods, amounts, and accompaniments.
  static let everyday = parsed(
    """
    two fried eggs one without the yolk
      = 1 piece fried egg 46; 1 piece egg white 33
    i had one egg and my husband had two
      = 1 piece egg 50
    two eggs and toast with butter
      = 2 piece egg 100; ?1 slice toast (white) 27; ?1 pat butter 5
    a bowl of oatmeal with blueberries and a spoonful of honey
      = ?1 bowl oatmeal 351; ?1 cup blueberry 148; ?1 spoon honey 21.188
    grilled chicken breast about two hundred grams with half a cup of brown rice
      = 200 g chicken breast 200; 0.5 cup brown rice 101
    um i had a big mac and a small fries and uh a diet coke
      = 1 piece big mac 219; 1 small french fries 71; ?1 can diet coke 355
    three slices of pepperoni pizza no make that two
      = 2 slice pepperoni pizza 222
    a handful of almonds and a banana
      = ?1 handful almond 28.35; 1 piece banana 118
    black coffee with a splash of milk no sugar
      = ?1 cup coffee 237; ?1 splash milk (whole) 15.25
    one and a half bananas
      = 1.5 piece banana 177
    i ate a quarter pound of ground beef
      = 0.25 lb ground beef 113.4
    two tablespoons of peanut butter on whole wheat toast
      = 2 tbsp peanut butter 32; ?1 slice whole wheat toast 25
    250 ml of whole milk
      = 250 ml milk (whole) 257.832
    a can of tuna with a tablespoon of mayo
      = 1 can tuna 165; 1 tbsp mayonnaise 13.8
    for lunch i had a turkey sandwich instead of the burger i had planned
      = ?2 slice bread (white) 60; ?3 oz turkey 85.05
    a greek salad without feta
      = ?100 g tomato 100; ?80 g cucumber 80; ?20 g olive 20; ?14 g olive oil 14
    baked potato no butter
      = ?1 piece baked potato 173
    i walked the dog and then had an apple
      = 1 piece apple 182
    a plate of jollof rice with plantain
      = ?0.9 cup rice (white) 142.2; ?40 g marinara 40; ?10 g oil (canola) 10; ?0.5 cup plantain 100
    six ounces of salmon and steamed broccoli
      = 6 oz salmon 170.1; ?0.5 cup broccoli 78
    0.75 cups of cooked quinoa
      = 0.75 cup quinoa 138.75
    a glass of orange juice and a bagel with cream cheese
      = ?1 glass orange juice 249; 1 piece bagel 105; ?1 tbsp cream cheese 14.5
    a couple of tacos and a beer
      = 2 piece taco 138; ?1 can beer 356
    four or five strawberries
      = ?5 piece strawberry 90
    spaghetti with meatballs actually just the spaghetti
      = ?1 cup spaghetti 124
    two boiled eggs sorry scrambled
      = 2 piece scrambled egg 122
    i skipped breakfast and had a muffin at ten
      = 1 piece muffin (blueberry) 113
    steak medium rare eight ounces with mashed potatoes
      = 8 oz steak (sirloin) 226.8; ?0.5 cup mashed potato 105
    a small bag of chips and a snickers bar
      = ?1 bag potato chip 28.35; 1 piece snickers 57
    tea with two sugars
      = ?1 cup tea 237; ?2 piece sugar 8.4
    a quarter pound cheeseburger
      = ?199 g cheeseburger 199
    two half pound cheeseburgers
      = ?796 g cheeseburger 796
    a bit of cheddar and a chunk of bread
      = ?1 slice cheese (cheddar) 28; ?1 piece bread (white) 30
    a portion of chips and a helping of peas
      = ?1 serving french fries 117; ?1 serving pea 80
    a full english with two rashers, two sausages and a dollop of ketchup
      = ?2 piece fried egg 92; ?0.5 cup baked bean 127; ?1 slice toast (white) 27; ?60 g cooked tomato 60; ?2 piece bacon (rasher) 23; ?2 piece sausage (pork) 46; ?1 dollop ketchup 15.0003
    three bangers and mash
      = ?3 piece sausage (pork) 69; ?0.5 cup mashed potato 105
    a pot of yogurt with a sprinkle of granola
      = ?1 container yogurt (plain, whole milk) 170; ?1 dash granola 0.317649
    a couple of spoonfuls of kimchi and a bowl of rice
      = ?1 bowl rice (white) 237; !kimchi
    a vodka and a squeeze of lemon
      = ?1 piece vodka 42; ?1 squeeze lemon 4.41674
    a plate of spaghetti and a drizzle of olive oil
      = ?1 cup spaghetti 124; ?1 drizzle olive oil 4.50008
    some grapes
      = ?1 cup grape 151
    a kit kat
      = 1 piece kit kat 42
    yogurt with granola and half a banana
      = ?1 container yogurt (plain, whole milk) 170; ?0.5 cup granola 61; 0.5 piece banana 59
    chicken noodle soup one bowl and three crackers
      = ?1 bowl chicken noodle soup 372; 3 piece cracker (saltine) 8.94
    i had cereal with milk two cups of cereal and one cup of milk
      = 2 cup cereal (corn flakes) 56; 1 cup milk (whole) 244
    at seven thirty i had two pancakes with maple syrup
      = 2 piece pancake 76; ?1 tbsp maple syrup 20
    i had two slices of toast with jam and a cup of tea
      = 2 slice toast (white) 54; ?1 tbsp jam 20; 1 cup tea 237
    three scrambled eggs and two strips of bacon
      = 3 piece scrambled egg 183; 2 strip bacon 23
    a bowl of ramen and a soda
      = ?1 package ramen 81; ?1 can coke 370
    half an avocado on rye bread
      = 0.5 piece avocado 100.5; ?1 slice rye bread 32
    a grande latte from starbucks
      = ?1 shot espresso 29.6; ?1 cup milk (whole) 244
    ten chicken nuggets with barbecue sauce
      = 10 piece chicken nugget 200; ?1 tbsp barbecue sauce 17
    a twelve ounce steak and a baked potato with sour cream
      = 12 oz steak (sirloin) 340.2; ?1 piece baked potato 173; ?2 tbsp sour cream 24
    4 oz grilled salmon 1 cup rice 1/2 cup peas
      = 4 oz salmon 113.4; 1 cup rice (white) 158; 0.5 cup pea 80
    i ate an apple no wait a pear
      = 1 piece pear 178
    two cookies actually three cookies
      = 3 piece cookie (chocolate chip) 38.7
    one cup of coffee black and a donut
      = 1 cup coffee 237; ?1 piece donut (glazed) 75
    a slice of cheesecake and a glass of red wine
      = 1 slice cheesecake 80; ?1 glass red wine 147
    a plate of spaghetti carbonara
      = ?1.25 cup spaghetti 155; ?25 g bacon 25; ?40 g egg 40; ?20 g parmesan 20
    bacon and eggs
      = ?2 slice bacon 23; ?2 piece egg 100
    beans on toast with two eggs
      = ?0.5 cup baked bean 127; ?2 slice toast (white) 54; 2 piece egg 100
    a burger without the bun and a side salad
      = ?1 piece ground beef 85; 1 piece side salad 87
    a bottle of kombucha
      = !kombucha
    some leftover chicken curry with naan
      = ?1 package chicken curry (red, thai) 269; ?1 piece naan 90
    a scoop of vanilla ice cream with chocolate sauce
      = ?1 scoop ice cream (vanilla) 66; ?1 tbsp chocolate syrup 19.5
    i didn't eat breakfast just a coffee
      = ?1 cup coffee 237
    for dinner i had pork chops two of them with applesauce
      = 2 piece pork chop 290; ?0.5 cup applesauce 122
    we had tacos i had three
      = 3 piece taco 207
    i split a pizza with my brother
      = 0.5 piece pizza (cheese) 426.5
    a cup and a half of greek yogurt with a tablespoon of honey
      = ?1.5 cup greek yogurt 354.882; 1 tbsp honey 21
    a granola bar and string cheese
      = 1 piece granola bar 21; ?1 oz string cheese 28.35
    two handfuls of trail mix
      = ?2 handful trail mix 56.7
    a quarter cup of raisins
      = 0.25 cup raisin 41.25
    eight almonds and five dried apricots
      = 8 piece almond 9.6; 5 piece dried apricot 17.5
    a half pound of shrimp
      = 0.5 lb shrimp 226.8
    a can of coke and a packet of crisps
      = 1 can coke 370; ?1 packet potato chip 28.35
    a chicken caesar wrap
      = ?1 piece tortilla 48; ?85 g chicken 85; ?40 g romaine 40; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5
    a large fries and a chocolate shake
      = 1 large french fries 154; ?1 container chocolate milkshake 300
    a footlong turkey sub
      = ?180 g french roll 180; ?150 g deli turkey 150; ?40 g lettuce 40; ?40 g tomato 40
    2 eggs 2 toast 1 oj
      = 2 piece egg 100; 2 slice toast (white) 54; ?1 cup orange juice 249
    peanut butter and banana sandwich
      = ?2 slice bread (white) 60; ?2 tbsp peanut butter 32; ?1 piece banana 118
    hummus with carrots and celery
      = ?2 tbsp hummus 30; ?1 piece carrot 61; ?1 stalk celery 40
    one hard boiled egg and a few crackers
      = 1 piece hard boiled egg 50; ?3 piece cracker (saltine) 8.94
    a bowl of cereal with skim milk instead of whole
      = ?1 bowl cereal (corn flakes) 42; ?0.5 cup skim milk 122.5
    i took my vitamins and drank a liter of water
      = 1 l water 1001.74; !vitamins
    two eggs and a slice of whole wheat toast with a teaspoon of butter
      = 2 piece egg 100; 1 slice whole wheat toast 25; 1 tsp butter 4.729
    one large apple and a tablespoon of almond butter
      = 1 large apple 223; 1 tbsp almond butter 16
    lasagna about one and a half cups
      = ?1 piece lasagna 255; !cup of lasagna
    a mcdouble and a medium fry with a sprite
      = 1 medium french fries 117; ?1 can sprite 369; !mcdouble
    i had like four chicken tenders and some ranch
      = 4 piece chicken tender 120; ?2 tbsp ranch dressing 30
    a cup of yogurt with half a cup of strawberries and two tablespoons of granola
      = 1 cup yogurt (plain, whole milk) 245; 0.5 cup strawberry 72; 2 tbsp granola 15.25
    chips and salsa
      = ?1 oz tortilla chip 28.35; ?2 tbsp salsa 36
    turkey bacon three slices and two egg whites
      = 3 slice turkey bacon 24.3; 2 piece egg white 66
    a bowl of chicken soup with saltines
      = ?1 bowl chicken soup 367.5; ?5 piece cracker (saltine) 14.9
    one bagel no cream cheese just butter
      = 1 piece bagel 105; ?1 pat butter 5
    a glass of water with lemon
      = ?1 glass water 237; ?1 wedge lemon 7
    a burrito bowl with rice beans chicken and guac
      = ?115 g chicken 115; ?0.75 cup rice (white) 118.5; ?0.5 cup pinto bean 85.5; ?30 g salsa 30; ?28 g cheese (cheddar) 28; ?50 g avocado 50; ?5 g tomato 5; ?3 g onion 3; ?2 g lime juice 2
    six ounces of greek yogurt seven almonds and a peach
      = 6 oz greek yogurt 170.1; 7 piece almond 8.4; 1 piece peach 150
    30 grams of cheddar
      = 30 g cheese (cheddar) 30
    a half cup of cottage cheese and a half cup of peaches
      = 0.5 cup cottage cheese 105; 0.5 cup peach 77
    about three quarters of an avocado
      = 0.75 piece avocado 150.75
    pancakes with butter and syrup
      = ?2 piece pancake 76; ?1 pat butter 5; ?1 tbsp syrup (pancake) 20
    mac and cheese a big bowl
      = ?1 bowl mac and cheese 205.5
    sweet potato fries and a veggie burger
      = ?12 piece sweet potato fries (frozen, as packaged) 51; 1 piece veggie burger 56
    ham and swiss on rye with mustard
      = ?2 slice ham 56; ?1 slice swiss cheese 28; ?1 slice rye bread 32; ?1 tsp mustard 5
    a slice of apple pie with a scoop of vanilla ice cream
      = 1 slice apple pie 125; ?1 scoop ice cream (vanilla) 66
    two shots of espresso and a croissant
      = ?2 shot espresso 59.2; 1 piece croissant 57
    a martini and some olives
      = ?2.5 fl_oz gin 69.5; ?0.5 fl_oz white wine 14.7; ?5 piece olive 41.5
    five ounces of white wine
      = 5 oz white wine 147
    caesar salad no croutons with grilled shrimp
      = ?2 cup romaine 94; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5; ?3 oz shrimp 85.05
    a cheese quesadilla with sour cream and pico de gallo
      = 1 piece quesadilla 194; ?2 tbsp sour cream 24; ?2 tbsp pico de gallo 32
    popcorn three cups
      = 3 cup popcorn 24
    a bunch of carrots
      = ?1 piece carrot 61
    a tin of sardines
      = ?1 can sardine 92
    cup of noodles
      = 1 cup egg noodle 160
    can i log a banana please
      = 1 piece banana 118
    add a banana
      = 1 piece banana 118
    also had a cookie
      = 1 piece cookie (chocolate chip) 12.9
    i ate two bananas, oops, one banana
      = 1 piece banana 118
    change the two eggs to three eggs
      = 3 piece egg 150
    actually i had oatmeal not cereal
      = ?1 cup oatmeal 234
    i had rice but not the beans
      = ?1 cup rice (white) 158
    i had soup and half of a grilled cheese
      = ?1 slice toast (white) 27; ?1 slice american cheese 28; ?0.5 pat butter 2.5; !soup
    chicken tikka masala with a cup of basmati rice and one garlic naan
      = ?120 g chicken 120; ?60 g marinara 60; ?40 g heavy cream 40; ?10 g butter 10; 1 cup rice (white) 158; 1 piece naan 90
    eggs and toast
      = ?2 piece egg 100; ?1 slice toast (white) 27
    two eggs, toast and coffee
      = 2 piece egg 100; ?1 slice toast (white) 27; ?1 cup coffee 237
    a banana and a glass of milk
      = 1 piece banana 118; ?1 glass milk (whole) 244
    a large pepperoni pizza
      = ?1 piece pepperoni pizza 895
    a slice of pepperoni pizza and a coke
      = 1 slice pepperoni pizza 111; ?1 can coke 370
    grilled chicken salad with ranch dressing
      = ?1 piece chicken salad (with bacon and ranch) 305; ?2 tbsp ranch dressing 30
    a tuna salad sandwich and an apple
      = ?2 slice bread (white) 60; ?0.5 cup tuna salad 102.5; 1 piece apple 182
    chicken noodle soup and crackers
      = ?1 cup chicken noodle soup 248; ?5 piece cracker (saltine) 14.9
    a cup of white rice and grilled chicken
      = 1 cup rice (white) 158; ?1 piece chicken breast 196
    spaghetti with meat sauce and garlic bread
      = ?1 serving spaghetti with meat sauce 554; ?1 slice garlic bread 43
    cheeseburger fries and a chocolate milkshake
      = ?1 piece cheeseburger 127; ?1 serving french fries 117; ?1 container chocolate milkshake 300
    an everything bagel toasted with butter
      = 1 piece toasted bagel 99; ?1 pat butter 5
    a protein shake and a banana
      = 1 bottle protein shake 295; 1 piece banana 118
    two tacos with ground beef and cheese
      = 2 piece taco 138
    a bowl of cheerios with two percent milk
      = ?1 bowl cheerio 42; ?0.5 cup reduced fat milk 122
    three pieces of sushi and miso soup
      = ?60 g sticky rice 60; ?15 g imitation crab 15; ?9.375 g avocado 9.375; ?0.75 g seaweed 0.75; ?1 tbsp miso 17; ?30 g soft tofu 30; ?215 g water 215
    twelve french fries
      = ?1 serving french fries 117
    a small salad with italian dressing
      = ?1 piece side salad 87; ?2 tbsp italian dressing 29.4
    steak baked potato and green beans
      = ?1 piece baked potato 173; ?6 oz steak (sirloin) 170.1; ?0.5 cup green bean 62.5
    one cup of oatmeal with raisins and brown sugar
      = 1 cup oatmeal 234; ?1 oz raisin 28.35; ?1 tsp brown sugar 3
    half a grapefruit and black coffee
      = 0.5 piece grapefruit 128; ?1 cup coffee 237
    a turkey burger on a whole wheat bun
      = 1 piece ground turkey 82; ?1 piece whole wheat roll 28
    two hot dogs with mustard and relish
      = 2 piece hot dog 196; ?1 tsp mustard 5; ?1 tbsp relish 15
    a bag of popcorn
      = ?3 cup popcorn 24
    an apple with two tablespoons of peanut butter
      = 1 piece apple 182; 2 tbsp peanut butter 32
    six saltine crackers with cheddar cheese
      = 6 piece cracker (saltine) 17.88; ?1 slice cheese (cheddar) 28
    fourteen grapes
      = 14 piece grape 68.6
    pork fried rice and an egg roll
      = ?1 cup fried rice 137; ?3 oz pork 85.05; 1 piece egg roll 89
    a slice of banana bread with butter
      = 1 slice banana bread 60; ?1 pat butter 5
    100 ml of orange juice
      = 100 ml orange juice 105.246
    two scoops of chocolate ice cream in a cone
      = ?2 scoop chocolate ice cream 132; ?1 piece cone (wafer) 4
    a pint of ice cream
      = 1 pint ice cream (vanilla) 264
    a grilled cheese sandwich with tomato soup
      = ?2 slice toast (white) 54; ?2 slice american cheese 56; ?1 pat butter 5; ?1 cup tomato soup 248
    baked salmon six ounces asparagus and quinoa
      = ?6 oz salmon 170.1; ?0.5 cup asparagus 90; ?1 cup quinoa 185
    one small bag of m&ms
      = ?1 bag m and m 48
    veggie omelet with cheese
      = ?2 large omelet 122; ?0.5 cup mixed vegetable 91; ?1 slice cheese (cheddar) 28
    a cappuccino and a blueberry scone
      = ?1 shot espresso 29.6; ?0.5 cup milk (whole) 122; ?70 g biscuit (buttermilk) 70
    scrambled eggs with cheese and a side of bacon
      = ?2 piece scrambled egg 122; ?1 slice cheese (cheddar) 28; ?2 slice bacon 23
    four ounces of turkey breast and two slices of provolone
      = 4 oz turkey breast 113.4; 2 slice provolone 56
    iced tea unsweetened large
      = ?1 large tea 474
    a chicken breast, a cup of broccoli and half a cup of mashed potatoes
      = 1 piece chicken breast 196; 1 cup broccoli 156; 0.5 cup mashed potato 105
    one tall latte with oat milk
      = ?1 shot espresso 29.6; ?25 g dry oats 25; ?3 g oil (canola) 3; ?210 g water 210
    two corn tortillas with carne asada
      = 2 piece corn tortilla 48; ?3 oz skirt steak 85.05
    a mug of hot chocolate with marshmallows
      = ?1 mug hot chocolate 250; ?3 piece marshmallow 21.6
    i ate seven strawberries and one kiwi
      = ?7 piece strawberry 126; 1 piece kiwi 69
    sausage egg and cheese biscuit with a small orange juice
      = ?1 small orange juice 249; !sausage egg and cheese biscuit
    a footlong meatball sub with chips
      = ?180 g french roll 180; ?10 piece meatball 186.667; ?120 g marinara 120; ?60 g provolone 60; ?1 oz potato chip 28.35
    six inch turkey sub no mayo
      = ?90 g french roll 90; ?75 g deli turkey 75; ?20 g lettuce 20; ?20 g tomato 20
    a bowl of lucky charms and whole milk
      = ?1 bowl lucky charm 54; ?1 cup milk (whole) 244
    i guess maybe two cups of spaghetti with like a cup of marinara
      = 2 cup spaghetti 248; 1 cup marinara 264
    chicken fajitas with three flour tortillas
      = ?60 g chicken 60; ?25 g red pepper 25; ?15 g fried onion 15; 3 piece tortilla 144
    crackers with brie and grapes
      = ?5 piece cracker (saltine) 14.9; ?1 oz brie 28.35; ?1 cup grape 151
    one can of diet pepsi and one can of regular pepsi
      = 1 can diet coke 355; 1 can coke 370
    peanut m&ms a small pack
      = ?1 package peanut m and m 54
    a couple pieces of dark chocolate
      = ?2 oz dark chocolate 56.7
    a thick slice of sourdough with avocado
      = ?1 slice sourdough 28.35; ?0.5 piece avocado 100.5
    leftover lasagna one square
      = ?1 piece lasagna 255
    lamb chops two with mint jelly
      = 2 piece lamb chop 386; !mint jelly
    an entire bag of baby carrots
      = ?1 serving baby carrot 85
    scallops about six with lemon butter
      = ?18 oz scallop 510.3; !lemon butter
    egg salad on whole wheat with a pickle
      = ?2 piece hard boiled egg 100; ?1 tbsp mayonnaise 13.8; ?1 slice whole wheat bread 32; ?1 piece pickle 35
    raisin bran one and a quarter cup with a cup of skim milk
      = 1.25 cup raisin bran 73.75; 1 cup skim milk 245
    i finished my son's chicken nuggets about three
      = 3 piece chicken nugget 60
    two pieces of french toast with butter, syrup and powdered sugar
      = 2 piece french toast 130; ?1 pat butter 5; ?1 tbsp syrup (pancake) 20; ?1 tbsp powdered sugar 8
    a big glass of chocolate milk
      = ?1 glass chocolate milk 250
    cauliflower rice with shrimp
      = ?1 cup raw cauliflower 107; ?3 oz shrimp 85.05
    a cheese stick and some pepperoni slices
      = ?1 piece string cheese 28.35; ?10 piece pepperoni 20
    a dark roast coffee with two creams
      = ?1 cup coffee 237; ?2 tbsp cream (light) 30
    a little bit of rice and a lot of vegetables
      = ?1 cup rice (white) 158; ?0.5 cup mixed vegetable 91
    a vanilla milkshake from shake shack
      = ?1 container milkshake (vanilla) 313
    a rotisserie chicken leg and thigh
      = 1 piece chicken leg 258; ?1 piece chicken thigh 137
    cold pizza one slice for breakfast
      = 1 slice pizza (cheese) 107
    gatorade twenty ounces
      = 20 oz gatorade 610
    chicken pot pie half of it
      = 0.5 piece chicken pot pie 151
    sweet potato with cinnamon and butter
      = ?1 piece sweet potato 114; ?1 tsp cinnamon 2.6; ?1 pat butter 5
    chicken quesadilla and a margarita
      = ?1 piece chicken quesadilla 180; ?2 fl_oz spirit 55.6; ?1 fl_oz lime juice 30.8; ?1 tbsp agave 13.75
    three meatballs with marinara over half a cup of spaghetti
      = 3 piece meatball 56; ?0.5 cup marinara 132; 0.5 cup spaghetti 62
    two pancakes with a pat of butter and two tablespoons of syrup
      = 2 piece pancake 76; 1 pat butter 5; 2 tbsp syrup (pancake) 40
    a cup of cooked lentils
      = 1 cup lentil 198
    avocado toast with a poached egg
      = ?1 slice toast (white) 27; ?0.5 piece avocado 100.5; 1 piece poached egg 50
    a can of chicken noodle soup and five saltines
      = ?1 can chicken noodle soup 372; 5 piece cracker (saltine) 14.9
    one third cup of dry oats
      = 0.333333 cup dry oats 27
    a caprese sandwich
      = ?2 slice bread (white) 60; ?1 piece tomato 123; ?2 oz mozzarella 56.7; ?1 tbsp olive oil 13.5
    a glass of skim milk and two graham crackers
      = ?1 glass skim milk 245; 2 piece graham cracker 30
    two ribs and some coleslaw
      = ?6 oz sparerib 170.1; ?0.5 cup coleslaw 95.5
    eight ounces of plain nonfat yogurt with half a cup of raspberries
      = 8 oz nonfat yogurt 226.8; 0.5 cup raspberry 61.5
    i had a salad without tomatoes and with extra cucumbers
      = 1 piece side salad 87; ?0.5 cup cucumber 52
    a cheeseburger minus the bun
      = 1 piece cheeseburger 127; !cheeseburger without bun
    a grapefruit half
      = 0.5 piece grapefruit 128
    ice cream two scoops strawberry
      = ?2 scoop strawberry ice cream 132
    one slice american cheese two slices ham two slices bread
      = 1 slice american cheese 28; 2 slice ham 56; 2 slice bread (white) 60
    popsicle
      = ?1 piece popsicle 52
    an ear of corn with butter
      = 1 ear corn 103; ?1 pat butter 5
    mashed potatoes and gravy
      = ?0.5 cup mashed potato 105; ?0.25 cup gravy (beef) 58.25
    um yesterday for dinner i had i think six dumplings
      = 6 piece potsticker 174
    an almond croissant and an espresso
      = ?1 piece croissant 57; ?20 g almond 20; ?8 g sugar 8; ?1 piece espresso 29.6
    a third of a pound burger
      = ?228 g hamburger 228
    thirty grams of protein powder in 300 ml of water
      = 30 g protein powder 30; 300 ml water 300.522
    a half a cup of ice cream
      = 0.5 cup ice cream (vanilla) 66
    a cup of black beans rinsed
      = 1 cup black bean 185
    a rice krispie treat
      = 1 piece rice krispy treat 22
    quarter of a cantaloupe
      = 0.25 piece cantaloupe 138
    nachos with cheese and jalapenos
      = ?1 serving nacho 80; ?1 piece jalapeno 14
    a bloody mary with celery
      = ?1.5 fl_oz vodka 41.7; ?5 fl_oz tomato juice 151.667; ?1 stalk celery 40
    bowl of chili with cheese and sour cream
      = ?1 bowl chili 363; ?1 slice cheese (cheddar) 28; ?2 tbsp sour cream 24
    i drank a beer and ate a bag of pretzels
      = ?1 can beer 356; ?1 oz pretzel 28.35
    fish tacos three of them
      = ?3 piece corn tortilla 72; ?165 g fish (cod) 165; ?45 g cabbage 45; ?30 g mayonnaise 30
    i had a turkey wrap with avocado no bacon
      = ?1 piece tortilla 48; ?3 oz turkey 85.05; ?0.5 piece avocado 100.5
    ten cherries
      = 10 piece cherry 82
    chicken breast 6 oz brown rice 1 cup broccoli 1 cup
      = 6 oz chicken breast 170.1; 1 cup brown rice 202; 1 cup broccoli 156
    two large eggs and one small potato
      = 2 piece egg 100; 1 small baked potato 138
    honey nut cheerios a cup and a half with half a cup of milk
      = 1.5 cup honey nut cheerio 56; 0.5 cup milk (whole) 122
    i had a few bites of steak
      = ?6 oz steak (sirloin) 170.1
    i just ate a peach
      = 1 piece peach 150
    two plums and half a mango
      = 2 piece plum 132; 0.5 piece mango 168
    bowl of miso soup with tofu
      = ?1 tbsp miso 17; ?30 g tofu 30; ?215 g water 215
    a cup of lentil soup and a roll with butter
      = 1 cup lentil soup 248; 1 piece roll 28; ?1 pat butter 5
    one serving of lasagna and a caesar salad
      = ?1 serving lasagna 255; ?2 cup romaine 94; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5; ?0.25 cup crouton 7.5
    i'm having a bagel with smoked salmon
      = 1 piece bagel 105; ?2 oz smoked salmon 56.7
    log three ounces of almonds
      = 3 oz almond 85.05
    today's lunch was leftover meatloaf and mashed potatoes
      = ?100 g ground beef 100; ?15 g bread crumb 15; ?10 g egg 10; ?10 g ketchup 10; ?0.5 cup mashed potato 105
    pho with beef
      = ?200 g rice noodle 200; ?85 g beef 85; ?480 g beef broth 480
    a gyro and fries
      = ?1 piece pita 60; ?100 g ground lamb 100; ?45 g greek yogurt 45; ?20 g tomato 20; ?10 g onion 10; ?1 serving french fries 117
    a can of beer and peanuts
      = 1 can beer 356; ?1 oz peanut 28.35
    a cup of cottage cheese and a sliced tomato
      = 1 cup cottage cheese 210; 1 piece tomato 123
    one packet of instant oatmeal
      = 1 packet instant oatmeal 43
    two packets of sugar in my tea
      = ?2 packet sugar 5.6; ?1 cup tea 237
    a spoonful of peanut butter
      = ?1 spoon peanut butter 16.125
    english muffin with egg and cheese
      = ?1 piece english muffin 57; ?1 piece egg 50; ?1 slice cheese (cheddar) 28
    a slice of pumpkin pie with whipped cream
      = 1 slice pumpkin pie 133; ?2 tbsp whipped cream 6
    corned beef hash and two eggs over easy
      = ?1 cup corned beef hash 236; 2 piece fried egg 92
    shrimp fried rice about two cups
      = ?2 cup fried rice 274; ?6 oz shrimp 170.1
    three pieces of chocolate
      = ?1 bar milk chocolate 44
    a bunch of grapes and some cheese
      = ?1 cup grape 151; ?1 slice cheese (cheddar) 28
    chicken parm with a side of pasta
      = ?1 serving chicken parmesan 301; ?1 cup pasta 124
    a medium baked potato with two tablespoons of sour cream and chives
      = 1 medium baked potato 173; 2 tbsp sour cream 24; ?1 tbsp chive 3
    a glass of lemonade no ice
      = ?1 glass lemonade 247
    pasta with pesto and cherry tomatoes
      = ?1.25 cup pasta 155; ?1.5 tbsp olive oil 20.25; ?2 tbsp parmesan 10; ?8 g pine nut 8; ?5 piece cherry tomato 85
    crab legs one pound
      = 1 lb king crab 453.6
    one hundred and fifty grams of strawberries
      = 150 g strawberry 150
    half cup blueberries half cup raspberries
      = 0.5 cup blueberry 74; 0.5 cup raspberry 61.5
    two cheese enchiladas with refried beans and rice
      = 2 piece enchilada 274; ?0.5 cup refried bean 74; ?1 cup rice (white) 158
    mixed nuts a small handful
      = ?1 handful mixed nut 28.35
    i had a whopper junior with onion rings
      = ?1 package onion ring 117; !whopper junior
    two sausage links and one pancake
      = ?2 piece sausage (pork) 46; 1 piece pancake 38
    a tablespoon of chia seeds in yogurt
      = ?1 tbsp chia 14.787; ?1 container yogurt (plain, whole milk) 170
    half a pack of ramen
      = 0.5 package ramen 40.5
    a deviled egg and a pickle spear
      = ?0.5 piece hard boiled egg 25; ?5 g mayonnaise 5; 1 spear pickle 35
    a bran muffin with a tall coffee
      = 1 piece bran muffin 113; 1 tall coffee 355.5
    five cherry tomatoes and a cucumber
      = ?5 piece cherry tomato 85; 1 piece cucumber 301
    two pieces of garlic bread with spaghetti bolognese
      = ?2 piece garlic bread 86; ?1 serving spaghetti with meat sauce 554
    two eggs and a half
      = 2.5 piece egg 125
    one and a half slices of toast with peanut butter
      = 1.5 slice toast (white) 40.5; ?2 tbsp peanut butter 32
    three egg whites and half an avocado
      = 3 piece egg white 99; 0.5 piece avocado 100.5
    a large banana and two tablespoons of peanut butter
      = 1 large banana 136; 2 tbsp peanut butter 32
    six ounces of grilled chicken with a cup of quinoa
      = 6 oz chicken breast 170.1; 1 cup quinoa 185
    a bowl of granola with milk and a few strawberries
      = ?1 bowl granola 183; ?0.5 cup milk (whole) 122; ?3 piece strawberry 54
    two glasses of water and one multivitamin
      = ?2 glass water 474; !multivitamin
    i had some pizza
      = ?1 slice pizza (cheese) 107
    a slice of carrot cake and a coffee with milk and sugar
      = ?75 g cake (yellow, with frosting) 75; ?20 g carrot 20; ?20 g cream cheese 20; ?1 cup coffee 237; ?2 tbsp milk (whole) 30; ?2 tsp sugar 8.4
    quarter cup of hummus with pita chips
      = 0.25 cup hummus 61.5; ?1 oz pita chip 28.35
    a chocolate chip cookie and a glass of 2% milk
      = 1 piece cookie (chocolate chip) 12.9; ?1 glass reduced fat milk 244
    one egg on toast with ham
      = 1 piece egg 50; ?1 slice toast (white) 27; ?2 slice ham 56
    thirty five grams of oats
      = 35 g dry oats 35
    roast beef sandwich with swiss and mayo
      = ?2 slice bread (white) 60; ?3 oz beef 85.05; ?1 slice swiss cheese 28; ?1 tbsp mayonnaise 13.8
    a kale smoothie
      = !kale smoothie
    a quesadilla no sour cream
      = 1 piece quesadilla 194
    eight ounce ribeye with a side salad
      = 8 oz rib eye 226.8; 1 piece side salad 87
    three quarters of a pound of ground turkey
      = 0.75 lb ground turkey 340.2
    a big mac without the pickles
      = 1 piece big mac 219
    i drank about half a liter of orange juice
      = 0.5 l orange juice 526.231
    one cup cooked oatmeal one tablespoon brown sugar one banana
      = 1 cup oatmeal 234; 1 tbsp brown sugar 13.75; 1 piece banana 118
    chips
      = ?1 oz potato chip 28.35
    a foot long hot dog
      = ?1 piece hot dog 98
    a double espresso and two biscotti
      = ?2 shot espresso 59.2; !biscotti
    peas and carrots half a cup
      = 0.5 cup pea and carrot 80
    beer
      = ?1 can beer 356
    two pints of guinness
      = 2 pint beer 950.384
    half a dozen oysters and a glass of champagne
      = 6 piece oyster 84; !champagne
    a plate of fries with ketchup
      = ?1 plate french fries 117; ?1 tbsp ketchup 17
    a tbsp of flaxseed
      = 1 tbsp flaxseed 10.3
    three tangerines and a string cheese
      = 3 piece tangerine 264; ?1 piece string cheese 28.35
    1 cup of chopped pineapple
      = 1 cup pineapple 165
    a 20 oz bottle of sprite
      = 20 oz sprite 616
    ham, egg and cheese croissant
      = ?2 slice ham 56; ?1 piece egg and cheese croissant 127
    a quarter of a cup of feta
      = 0.25 cup feta 37.5
    tuna on crackers
      = ?1 can tuna 165; ?5 piece cracker (saltine) 14.9
    two hundred fifty milliliters of kefir
      = !kefir
    a pound of chicken wings
      = 1 lb chicken wing 453.6
    A bowl of oatmeal with a sliced banana and a drizzle of honey
      = ?1 bowl oatmeal 351; 1 piece banana 118; ?1 drizzle honey 7.063
    Two slices of sourdough toast with smashed avocado
      = 2 slice sourdough toast 58; ?0.5 piece avocado 100.5
    Grande caramel macchiato
      = ?1 shot espresso 29.6; ?1 cup milk (whole) 244; ?1.5 tbsp caramel sauce 30.75
    six pieces of salmon nigiri
      = ?120 g sticky rice 120; ?90 g raw salmon 90
    a handful of cashews and a few dates
      = ?1 handful cashew 28.35; ?3 piece dates 72
    Three tablespoons of hummus, a whole wheat pita, and some cucumber slices
      = 3 tbsp hummus 45; ?1 piece whole wheat pita 64; ?0.5 cup cucumber 52
    Subway footlong Italian BMT
      = !subway; !italian bmt
    a large glass of orange juice, about 12 ounces
      = 12 oz orange juice 373.2
    Eggs. Two of them. Fried.
      = 2 piece egg 100
    a cup of jasmine rice with 150 grams of tofu and broccoli
      = 1 cup rice (white) 158; 150 g tofu 150; ?0.5 cup broccoli 78
    I ate a Twix and half a Mars bar
      = 1 package twix 57; !mars bar
    one and three quarter cups of cereal
      = 1.75 cup cereal (corn flakes) 49
    a third of a cup of walnuts
      = 0.333333 cup walnut 39
    2 x 30g scoops of whey
      = 60 g protein powder 60
    chocolate cake, one slice, no make it a small slice
      = ?1 slice chocolate cake 138
    beef stew with potatoes and carrots, one bowl
      = ?1 bowl beef stew 294; ?1 piece baked potato 173; ?1 piece carrot 61
    Um, a, um, tuna wrap?
      = ?1 piece tortilla 48; ?1 can tuna 165
    a pack of gum
      = ?1 stick chewing gum 3
    sixteen almonds
      = 16 piece almond 19.2
    a five guys burger and fries
      = 1 piece hamburger 97; ?1 serving french fries 117; !five guys
    a triple espresso
      = ?1 piece espresso 29.6; !triple espresso
    five spears of asparagus and four ounces of halibut
      = 5 spear asparagus 75; 4 oz halibut 113.4
    I'm pretty sure it was two bagels
      = 2 piece bagel 210
    a caesar salad, dressing on the side
      = ?2 cup romaine 94; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5; ?0.25 cup crouton 7.5; ?2 tbsp vinaigrette 32
    one scrambled egg and another hard boiled
      = 1 piece scrambled egg 61; !hard boiled
    a splash of oat milk in my coffee
      = ?1.56253 g dry oats 1.563; ?0.187503 g oil (canola) 0.188; ?13.1252 g water 13.125; ?1 cup coffee 237
    four squares of dark chocolate
      = ?1 oz dark chocolate 28.35
    a shot glass of olive oil
      = ?1 tbsp olive oil 13.5
    peanut butter straight from the jar, two spoonfuls
      = ?2 spoon peanut butter 32.251
    apple slices with cheddar
      = ?1 piece apple 182; ?1 slice cheese (cheddar) 28
    a mango lassi and two samosas
      = ?0.5 cup yogurt (plain, whole milk) 122.5; ?0.5 cup mango nectar 125.5; ?120 g boiled potato 120; ?50 g pie crust 50; ?10 g oil (canola) 10
    an Impossible burger
      = !impossible burger
    durian
      = ?1 cup durian 243
    a wedge of brie and ten crackers
      = ?1 oz brie 28.35; 10 piece cracker (saltine) 29.8
    a frozen pizza, the whole thing
      = ?1 serving frozen pizza 151
    three eggs scrambled with a quarter cup of cheddar
      = 3 piece scrambled egg 183; 0.25 cup cheese (cheddar) 33
    a medium latte and a cinnamon roll
      = ?1.5 shot espresso 44.4; ?1.5 cup milk (whole) 366; 1 piece cinnamon roll 60
    a pork chop about six ounces with applesauce
      = 6 oz pork chop 170.1; ?0.5 cup applesauce 122
    vegetable soup two cups with a dinner roll
      = 2 cup vegetable soup 482; 1 piece roll 28
    a cup of minestrone and half a turkey sandwich
      = 1 cup minestrone 241; ?1 slice bread (white) 30; ?1.5 oz turkey 42.525
    a bowl of mixed berries with whipped cream
      = ?50 g strawberry 50; ?50 g blueberry 50; ?45 g raspberry 45; ?2 tbsp whipped cream 6
    corn flakes one cup with half a cup of two percent milk
      = 1 cup cereal (corn flakes) 28; 0.5 cup reduced fat milk 122
    two handfuls of popcorn and a root beer
      = ?2 handful popcorn 16; ?1 can root beer 369.594
    spinach salad with walnuts and goat cheese
      = ?2 cup spinach 60; ?1 oz walnut 28.35; ?1 oz goat cheese 28.35
    a tuna sandwich without the bread
      = ?0.5 cup tuna salad 102.5
    roasted potatoes about a cup and green beans about half a cup
      = 1 cup baked potato 122; 0.5 cup green bean 62.5
    a quarter chicken and fries
      = ?0.25 piece chicken 43; ?1 serving french fries 117
    a large strawberry milkshake
      = 1 large strawberry milkshake 494
    a slice of meat lovers pizza and two breadsticks
      = 1 slice supreme pizza 136; 2 piece bread stick 20
    some nachos no cheese
      = ?1 serving nacho 80
    one taco two burritos three enchiladas
      = 1 piece taco 69; 2 piece burrito 370; 3 piece enchilada 411
    half of a grapefruit with a teaspoon of sugar
      = 0.5 piece grapefruit 128; 1 tsp sugar 4.2
    a jar of pickles
      = ?1 piece pickle 35; !jar of pickle
    a dash of salt and two dashes of pepper
      = ?1 dash salt 0.4; ?2 dash black pepper 0.2
    one bottle of beer and half a bottle of wine
      = ?1 bottle beer 356; 0.5 bottle wine 374.062
    forty grams of whey protein
      = 40 g protein powder 40
    a kids size ice cream
      = ?1 serving ice cream (vanilla) 66
    cold cuts with bread
      = ?1 slice bread (white) 30; !cold cuts
    a doughnut with sprinkles
      = ?1 piece donut (glazed) 75; !sprinkles
    an egg white wrap with spinach and feta
      = ?1 piece tortilla 48; ?1 piece egg white 33; ?1 cup spinach 30; ?1 oz feta 28.35
    a green apple and a red apple
      = 1 piece granny smith apple 167; 1 piece red delicious apple 212
    3 chicken drumsticks and corn on the cob
      = 3 piece chicken drumstick 315; ?1 piece corn 103
    fish sticks six of them with tartar sauce
      = 6 piece fish stick 168; ?1 tbsp tartar sauce 15
    one point two five cups of rice
      = 1.25 cup rice (white) 197.5
    a quart of strawberries
      = 1 quart strawberry 576.001
    eleven ounces of sirloin
      = 11 oz steak (sirloin) 311.85
    turkey chili with cornbread
      = ?100 g kidney bean 100; ?60 g ground turkey 60; ?80 g cooked tomato 80; ?1 piece cornbread 65
    plain pasta with butter and parmesan
      = ?1 cup pasta 124; ?1 pat butter 5; ?1 tbsp parmesan 5
    a bacon cheeseburger no tomato and a diet sprite
      = 1 piece bacon cheeseburger 211; !diet sprite
    two thirds cup of brown rice and four ounces of shrimp
      = 0.666667 cup brown rice 134.667; 4 oz shrimp 113.4
    waffle with strawberries and no syrup
      = ?1 piece waffle 75; ?1 cup strawberry 144
    a tuna poke bowl with rice
      = ?1 cup rice (white) 158; ?115 g raw tuna 115; ?40 g cucumber 40; ?40 g avocado 40; ?8 g soy sauce 8
    two eggs sunny side up and a hash brown patty
      = 2 piece fried egg 92; !hash brown patty
    a bowl of fruit
      = !fruit
    salmon with a cup of couscous and roasted zucchini
      = ?3 oz salmon 85.05; 1 cup couscous 157; ?0.5 cup zucchini 90
    i had three four maybe five crackers
      = 5 piece cracker (saltine) 14.9
    a venti cold brew
      = 1 venti coffee 592.501
    a half sandwich and a cup of soup
      = ?1 slice bread (white) 30; !sandwich; !soup
    four slices of turkey two slices of cheese and a handful of grapes
      = 4 slice deli turkey 60; 2 slice cheese (cheddar) 56; ?1 handful grape 37.75
    cereal one bowl no milk
      = ?1 bowl cereal (corn flakes) 42
    a plum, a peach and a pear
      = 1 piece plum 66; 1 piece peach 150; 1 piece pear 178
    pasta salad and two chicken legs
      = ?0.9 cup pasta 111.6; ?1 tbsp mayonnaise 13.8; ?20 g celery 20; 2 piece chicken leg 516
    i drank two and a half cups of coffee with one tablespoon of cream each
      = 2.5 cup coffee 592.5; 2.5 tbsp cream (light) 37.5
    a chicken salad sandwich on wheat bread
      = ?2 slice wheat bread 58; ?2 oz chicken 56.7; ?1 tbsp mayonnaise 13.8
    a big bowl of pasta with alfredo
      = ?1 bowl pasta 186; ?0.33 cup heavy cream 39.6; ?1 tbsp butter 14.2; ?3 tbsp parmesan 15
    mini bagels two with jam
      = 2 small bagel 138; ?1 tbsp jam 20
    sugar snap peas and hummus
      = ?1 cup snow pea 98; ?2 tbsp hummus 30
    half cup of rice half cup of beans three ounces of pork
      = 0.5 cup rice (white) 79; 0.5 cup pinto bean 85.5; 3 oz pork 85.05
    a kit kat and a pack of peanut butter cups
      = 1 piece kit kat 42; 1 package reese peanut butter cup 45
    beans and rice with two fried plantains
      = ?1 cup rice and bean 146; ?1 cup fried plantain 169
    a beef patty with no bun and a pickle
      = ?1 piece ground beef 85; ?1 piece pickle 35
    french onion soup and a baguette
      = ?1 cup onion soup 230; ?2 oz baguette 56.7
    a medium sized avocado
      = 1 piece avocado 201
    i ate lunch at noon a burrito and a lemonade
      = 1 piece burrito 185; ?1 cup lemonade 247
    i snacked on carrots and ranch
      = ?1 piece carrot 61; ?2 tbsp ranch dressing 30
    my dinner tonight was 2 slices pepperoni pizza 1 beer
      = 2 slice pepperoni pizza 222; ?1 can beer 356
    can of peaches in syrup
      = ?1 can peach 231; ?1 tbsp syrup (pancake) 20
    two big spoonfuls of mashed potatoes
      = ?2 spoon mashed potato 26.25
    one sleeve of ritz crackers
      = ?5 piece ritz cracker 16.5; !sleeve
    a couple glasses of wine with dinner
      = ?2 glass wine 296
    pineapple chunks one cup
      = 1 cup pineapple 165
    a pb&j and chocolate milk
      = ?2 slice bread (white) 60; ?2 tbsp peanut butter 32; ?1 tbsp jelly 21; ?1 cup chocolate milk 250
    i had a good sized steak maybe 10 ounces
      = 10 oz steak (sirloin) 283.5
    i ate twenty french fries
      = ?1 serving french fries 117
    coconut water 11 ounces
      = 11 oz coconut water 311.85
    a fried egg sandwich
      = ?2 slice bread (white) 60; ?1 piece fried egg 46
    some kind of curry with rice
      = ?1 cup rice (white) 158; !curry
    a glass of skim and two cookies
      = 2 piece cookie (chocolate chip) 25.8; !skim
    four chicken wings no wait drumsticks
      = 4 piece chicken drumstick 420
    one fried egg and a slice of toast with jelly
      = 1 piece fried egg 46; 1 slice toast (white) 27; ?1 tbsp jelly 21
    a cup of mac and cheese and some broccoli
      = 1 cup mac and cheese 137; ?0.5 cup broccoli 78
    three chicken strips with honey mustard
      = 3 piece chicken tender 90; ?2 tbsp honey mustard 30
    a small apple and an ounce of cheddar
      = 1 small apple 149; 1 oz cheese (cheddar) 28.35
    a bowl of chicken and rice soup
      = ?1 bowl chicken and rice soup 364.5
    two cups of salad with a tablespoon of vinaigrette
      = ?1 piece side salad 87; 1 tbsp vinaigrette 16; !cup of salad
    I had a bagel, toasted, with two tablespoons of cream cheese
      = 1 piece toasted bagel 99; 2 tbsp cream cheese 29
    a quarter pounder with a medium coke
      = 1 piece quarter pounder 171; 1 medium coke 676
    ten baby carrots, no dip
      = 10 piece baby carrot 100
    peanut butter toast and a banana
      = ?1 slice toast (white) 27; ?2 tbsp peanut butter 32; 1 piece banana 118
    half a cup of almonds no a quarter cup
      = 0.25 cup almond 35.75
    a burrito but I only ate half
      = 0.5 piece burrito 92.5
    a tuna steak about 5 ounces
      = 5 oz tuna steak 141.75
    one can of lentil soup with a slice of bread
      = 1 can lentil soup 567; 1 slice bread (white) 30
    an iced latte with almond milk
      = ?1 shot espresso 29.6; ?1 cup almond milk 240
    uh two, no, one glass of wine
      = ?1 glass wine 148
    five hundred ml of water and an orange
      = 500 ml water 500.871; 1 piece orange 131
    green tea with honey
      = ?1 cup tea 237; ?1 tbsp honey 21
    four tablespoons of guacamole with twelve tortilla chips
      = ?50 g avocado 50; ?5 g tomato 5; ?3 g onion 3; ?2 g lime juice 2; ?1 oz tortilla chip 28.35
    a bowl of fruit loops, no milk
      = ?1 bowl froot loop 43.5
    an eight ounce carton of milk
      = 8 oz milk (whole) 244
    half a chicken sandwich
      = 0.5 piece chicken sandwich 93.5
    one cup of mashed sweet potato
      = 1 cup boiled sweet potato 328
    a third cup of rice cooked
      = 0.333333 cup rice (white) 52.667
    three big meatballs
      = ?3 piece meatball 56
    lobster tail and drawn butter
      = ?3 oz lobster 85.05; !drawn butter
    twenty peanuts, salted
      = 20 piece peanut 20
    a ham and cheese omelet, hash browns and rye toast
      = ?2 large omelet 122; ?2 slice ham 56; ?1 slice cheese (cheddar) 28; ?0.5 cup hash brown 78; ?1 slice rye toast 29
    two shortbread cookies with tea
      = 2 piece shortbread 23.6; ?1 cup tea 237
    a liter bottle of water
      = 1 l water 1001.74
    a thin crust pizza two slices
      = 2 slice thin crust pizza 152
    i had a clif bar before my run
      = 1 piece clif bar 68
    for a snack I ate an orange and for dessert a brownie
      = 1 piece orange 131; 1 piece brownie 56
    chicken tenders, four, no, five of them, with honey
      = 5 piece chicken tender 150; ?1 tbsp honey 21
    xyzzy soup with toast
      = ?1 slice toast (white) 27; !xyzzy soup
    two slices of rye toast with a thin spread of butter
      = 2 slice rye toast 58; ?1 pat butter 5
    i had a medium pear and a handful of pecans
      = 1 medium pear 178; ?1 handful pecan 28.35
    five ounces of baked cod with lemon
      = 5 oz fish (cod) 141.75; ?1 wedge lemon 7
    three quarters cup of brown rice and a cup of steamed carrots
      = 0.75 cup brown rice 151.5; 1 cup cooked carrot 156
    a bowl of bran flakes with half a cup of skim milk and a banana
      = ?1 bowl bran flake 60; 0.5 cup skim milk 122.5; 1 piece banana 118
    two chicken enchiladas
      = ?2 piece enchilada 274; ?60 g chicken 60
    a plain donut and a large black coffee
      = 1 piece plain donut 54; ?1 large coffee 474
    one pork tamale two tablespoons of salsa
      = 1 piece tamale 142; 2 tbsp salsa 36
    um so i ate a couple of mozzarella sticks
      = 2 piece mozzarella stick 62
    six deviled eggs
      = ?3 piece hard boiled egg 150; ?30 g mayonnaise 30
    turkey and cheese on a croissant
      = ?3 oz turkey 85.05; ?1 slice cheese (cheddar) 28; 1 piece croissant 57
    a pint of blueberries
      = 1 pint blueberry 296
    a big salad with everything
      = ?1 piece side salad 87
    i had two eggs no three eggs and one sausage no two
      = 3 piece egg 150; ?2 piece sausage (pork) 46
    a half cup of oats cooked in water
      = 0.5 cup dry oats 40.5; ?1 cup water 237
    a smoothie made with frozen mango and orange juice
      = ?1 cup mango 165; ?1 cup orange juice 249
    nine shrimp and a squeeze of lemon
      = 9 piece shrimp 49.5; ?1 squeeze lemon 4.417
    two buttermilk biscuits with a spoon of honey
      = ?2 piece biscuit (buttermilk) 120; ?1 spoon honey 21.188
    a plate of blorgs
      = !blorgs
    """)
}
