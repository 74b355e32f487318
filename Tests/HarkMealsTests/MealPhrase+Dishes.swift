extension MealPhrase {
  /// Meals described by the names of dishes from many cuisines.
  static let dishes = parsed(
    """
    this morning i had a soft boiled egg and one slice of rye toast with marmalade
      = 1 piece hard boiled egg 50; 1 slice rye toast 29; ?1 tbsp marmalade 20
    a small bowl of porridge with raisins
      = ?1 bowl oatmeal 351; ?1 oz raisin 28.35
    cup of chamomile tea and two shortbread biscuits
      = 1 cup chamomile tea 237; 2 piece shortbread 23.6
    i had cottage cheese on a slice of wholemeal bread
      = ?0.5 cup cottage cheese 105; 1 slice whole wheat bread 32
    half a grapefruit and a black coffee
      = 0.5 piece grapefruit 128; ?1 cup coffee 237
    for lunch a bowl of split pea soup with a crusty roll
      = ?1 bowl split pea soup 379.5; 1 piece roll 28
    a glass of sherry and a few cheese straws
      = !sherry; !cheese straws
    two prunes and a glass of warm milk before bed
      = 2 piece prune 19; ?1 glass milk (whole) 244
    six egg whites and a cup of oats with blueberries
      = 6 piece egg white 198; 1 cup dry oats 81; ?1 cup blueberry 148
    200 grams chicken thigh 150 grams jasmine rice and broccoli
      = 200 g chicken thigh 200; 150 g rice (white) 150; ?0.5 cup broccoli 78
    one scoop of whey with 300 ml of skim milk
      = ?1 scoop protein powder 32; 300 ml skim milk 310.667
    a can of tuna with a rice cake
      = 1 can tuna 165; 1 piece rice cake 9
    eight ounces of lean ground beef and a sweet potato
      = 8 oz lean ground beef 226.8; 1 piece sweet potato 114
    protein bar and a banana after the workout
      = ?1 piece power bar 68; 1 piece banana 118
    two cups of greek yogurt with a scoop of casein
      = ?2 cup greek yogurt 473.176; !casein
    120 g cooked quinoa, 100 g edamame and 50 g feta
      = 120 g quinoa 120; 100 g edamame 100; 50 g feta 50
    a handful of almonds and a rice cracker
      = ?1 handful almond 28.35; ?1 oz rice cracker 28.35
    i had a big mac and large fries and a dr pepper
      = 1 piece big mac 219; 1 large french fries 154; ?1 can dr pepper 368.394
    two hot pockets and a mountain dew
      = ?2 serving hot pocket 254; ?1 can mountain dew 354.744
    a bag of doritos and a snickers
      = ?1 oz dorito 28.35; 1 piece snickers 57
    bowl of lucky charms with milk
      = ?1 bowl lucky charm 54; ?0.5 cup milk (whole) 122
    four slices of pepperoni pizza and garlic bread
      = 4 slice pepperoni pizza 444; ?1 slice garlic bread 43
    chicken nuggets like ten of them with bbq sauce
      = 10 piece chicken nugget 200; ?1 tbsp barbecue sauce 17
    a pop tart and chocolate milk
      = 1 piece pop tart 54; ?1 cup chocolate milk 250
    two corn dogs and some tater tots
      = 2 piece corn dog 350; ?1 cup tater tot 128
    mozzarella sticks and a milkshake
      = ?3 piece mozzarella stick 93; ?1 container milkshake (vanilla) 313
    avocado toast and a flat white
      = ?1 slice toast (white) 27; ?0.5 piece avocado 100.5; ?2 shot espresso 59.2; ?0.5 cup milk (whole) 122
    turkey club sandwich with a side of coleslaw
      = ?3 slice toast (white) 81; ?75 g deli turkey 75; ?2 slice bacon 23; ?20 g lettuce 20; ?30 g tomato 30; ?1 tbsp mayonnaise 13.8; ?0.5 cup coleslaw 95.5
    a poke bowl with salmon
      = ?1 cup sticky rice 174; ?115 g salmon 115; ?40 g cucumber 40; ?40 g avocado 40; ?8 g soy sauce 8
    sushi, eight pieces, and miso soup
      = ?160 g sticky rice 160; ?40 g imitation crab 40; ?25 g avocado 25; ?2 g seaweed 2; ?1 tbsp miso 17; ?30 g soft tofu 30; ?215 g water 215
    a chicken burrito bowl with rice, black beans, and guacamole
      = ?115 g chicken 115; ?0.75 cup rice (white) 118.5; ?0.5 cup black bean 92.5; ?30 g salsa 30; ?28 g cheese (cheddar) 28; ?50 g avocado 50; ?5 g tomato 5; ?3 g onion 3; ?2 g lime juice 2
    half a turkey wrap and a cup of minestrone
      = ?0.5 piece tortilla 24; ?1.5 oz turkey 42.525; 1 cup minestrone 241
    granola bar and an americano around ten
      = ?1 piece granola bar 21; ?10 cup coffee 2370
    a croissant and a cappuccino
      = 1 piece croissant 57; ?1 shot espresso 29.6; ?0.5 cup milk (whole) 122
    finished the kids mac and cheese and had two fish sticks
      = ?1 cup mac and cheese 137; 2 piece fish stick 56
    pbj and carrot sticks
      = ?2 slice bread (white) 60; ?2 tbsp peanut butter 32; ?1 tbsp jelly 21; ?1 piece carrot 61
    a string cheese and some goldfish crackers
      = ?1 piece string cheese 28.35; ?27 piece cheez it 30
    scrambled eggs two of them and a slice of american cheese
      = 2 piece scrambled egg 122; 1 slice american cheese 28
    a cup of applesauce and a graham cracker
      = 1 cup applesauce 244; 1 piece graham cracker 15
    half a grilled cheese and tomato soup
      = ?1 slice toast (white) 27; ?1 slice american cheese 28; ?0.5 pat butter 2.5; ?1 cup tomato soup 248
    two waffles with syrup and a sausage link
      = 2 piece waffle 150; ?1 tbsp syrup (pancake) 20; ?1 piece sausage (pork) 23
    three meatballs, a scoop of mashed potatoes and green beans
      = 3 piece meatball 56; ?1 scoop mashed potato 105; ?0.5 cup green bean 62.5
    full english with two sausages two rashers of bacon beans and a fried egg
      = ?0.5 cup pinto bean 85.5; ?1 slice toast (white) 27; ?60 g cooked tomato 60; ?2 piece sausage (pork) 46; ?2 rasher bacon 23; 1 piece fried egg 46
    bacon butty with brown sauce and a mug of tea
      = ?2 slice bread (white) 60; ?3 slice bacon 34.5; ?1 mug tea 237; !brown sauce
    steak and kidney pie with chips and gravy
      = ?1 piece beef pot pie 268; ?1 serving french fries 117; ?0.25 cup gravy (beef) 58.25
    jacket potato with cheese and beans
      = ?1 piece baked potato 173; ?1 slice cheese (cheddar) 28; ?0.5 cup baked bean 127
    a pint of bitter and a pork pie
      = 1 pint beer 475.192; ?60 g pie crust 60; ?80 g ground pork 80
    cheese and pickle sandwich and an apple
      = ?2 slice bread (white) 60; ?1 slice cheese (cheddar) 28; ?1 piece pickle 35; 1 piece apple 182
    sausage roll and a can of coke
      = ?45 g puff pastry 45; ?50 g sausage (pork) 50; 1 can coke 370
    tofu stir fry with brown rice
      = ?100 g tofu 100; ?100 g mixed vegetable 100; ?10 g oil (canola) 10; ?8 g soy sauce 8; ?1 cup brown rice 202
    a bowl of lentil dal with two chapatis
      = ?1 bowl lentil 297; 2 piece chapati 136
    hummus with pita and cucumber slices
      = ?2 tbsp hummus 30; ?1 piece pita 60; ?0.5 cup cucumber 52
    overnight oats with chia seeds and almond milk
      = ?0.5 cup dry oats 40.5; ?0.5 cup almond milk 120; ?1 oz chia 28.35
    a falafel wrap with tahini
      = ?1 piece pita 60; ?4 piece falafel 68; ?1 tbsp tahini 15; ?20 g lettuce 20
    a smoothie with banana spinach and oat milk
      = ?1 piece banana 118; ?1 cup spinach 30; ?25 g dry oats 25; ?3 g oil (canola) 3; ?210 g water 210
    vegetable samosas, three
      = ?180 g boiled potato 180; ?75 g pie crust 75; ?15 g oil (canola) 15
    chickpea curry with a cup of basmati
      = ?150 g chickpea 150; ?80 g marinara 80; ?10 g oil (canola) 10; 1 cup rice (white) 158
    peanut butter on celery
      = ?2 tbsp peanut butter 32; ?1 stalk celery 40
    biscuits and gravy, two biscuits
      = ?2 piece biscuit (buttermilk) 120; ?0.25 cup gravy (beef) 58.25
    grits with butter and a slice of ham
      = ?1 cup grit 257; ?1 pat butter 5; 1 slice ham 28
    a cup of gumbo and cornbread
      = 1 cup gumbo 245; ?1 piece cornbread 65
    pulled pork sandwich with coleslaw and sweet tea
      = ?2 slice bread (white) 60; ?3 oz pulled pork 85.05; ?0.5 cup coleslaw 95.5; ?1 cup sweet tea 244.796
    a slice of pecan pie with whipped cream
      = 1 slice pecan pie 133; ?2 tbsp whipped cream 6
    catfish with hush puppies, four
      = ?3 oz catfish 85.05; 4 piece hush puppy 88
    a bowl of chili with cheddar and sour cream
      = ?1 bowl chili 363; ?1 slice cheese (cheddar) 28; ?2 tbsp sour cream 24
    black eyed peas and a pork chop
      = ?0.5 cup black eyed pea 85.5; 1 piece pork chop 145
    prosciutto and melon, three slices of each
      = ?1 oz prosciutto 28.35; ?3 slice cantaloupe 306
    a dozen oysters and a glass of champagne
      = 12 piece oyster 168; !champagne
    caprese salad with balsamic
      = ?1 piece tomato 123; ?2 oz mozzarella 56.7; ?1 tbsp olive oil 13.5; ?1 tbsp balsamic vinegar 16
    beef pho, a large bowl
      = ?200 g rice noodle 200; ?85 g beef 85; ?480 g beef broth 480
    six dumplings and hot and sour soup
      = 6 piece potsticker 174; ?1 cup hot and sour soup 233
    chicken shawarma plate with tabbouleh
      = ?120 g chicken thigh 120; ?7 g olive oil 7; ?15 g tahini 15; ?50 g bulgur 50; ?15 g parsley 15; ?20 g tomato 20; ?7 g olive oil 7
    tiramisu and an espresso
      = ?35 g ladyfinger 35; ?35 g cream cheese 35; ?25 g heavy cream 25; ?20 g sugar 20; ?30 g coffee 30; ?1 piece espresso 29.6
    lobster roll and clam chowder
      = ?60 g french roll 60; ?100 g lobster 100; ?15 g mayonnaise 15; ?1 cup clam chowder 252
    Breakfast: 2 eggs, 1 toast, coffee w/ cream
      = 2 piece egg 100; 1 slice toast (white) 27; ?1 cup coffee 237; ?1 tbsp cream (light) 15
    lunch - ham sandwich, apple, water
      = ?2 slice bread (white) 60; ?2 slice ham 56; ?1 piece apple 182; ?1 cup water 237
    Snack: 30g almonds
      = 30 g almond 30
    dinner 6oz salmon 1 cup asparagus 1/2 cup rice
      = 6 oz salmon 170.1; 1 cup asparagus 180; 0.5 cup rice (white) 79
    1 banana 1 tbsp pb
      = 1 piece banana 118; 1 tbsp peanut butter 16
    12 oz latte, whole milk
      = ?1.29711 shot espresso 38.394; ?1.29711 cup milk (whole) 316.494; ?1 cup milk (whole) 244
    0.5 cup cottage cheese + pineapple
      = 0.5 cup cottage cheese 105; ?1 cup pineapple 165
    1 lb strawberries and a yogurt
      = 1 lb strawberry 453.6; 1 container yogurt (plain, whole milk) 170
    vending machine peanut butter crackers and a diet pepsi
      = ?3 piece peanut butter cracker 19.5; ?1 can diet coke 355
    half a cup of cottage cheese with pineapple chunks
      = 0.5 cup cottage cheese 105; ?1 cup pineapple 165
    two hard boiled eggs and a clementine at midnight
      = 2 piece hard boiled egg 100; 1 piece clementine 74
    leftover chicken parmesan and a side salad
      = ?1 serving chicken parmesan 301; 1 piece side salad 87
    three cups of black coffee over the whole shift
      = 3 cup coffee 711
    a nature valley bar and a string cheese
      = 1 piece nature valley bar 35; ?1 piece string cheese 28.35
    cup of tomato soup with six saltines
      = 1 cup tomato soup 248; 6 piece cracker (saltine) 17.88
    a slice of banana bread someone brought in
      = 1 slice banana bread 60
    minestrone, one bowl, and a piece of focaccia
      = ?1 bowl minestrone 361.5; 1 piece focaccia 57
    veal cutlet with lemon and a little arugula
      = ?3 oz veal 85.05; ?1 wedge lemon 7; ?1 cup arugula 20
    two slices of mortadella and some provolone
      = 2 slice mortadella 30; ?1 slice provolone 28
    espresso with one sugar and two biscotti
      = ?1 fl_oz espresso 29.6; ?1 piece sugar 4.2; !biscotti
    eggplant parmigiana and a glass of red wine
      = ?150 g eggplant 150; ?30 g mozzarella 30; ?60 g marinara 60; ?20 g bread crumb 20; ?15 g olive oil 15; ?1 glass red wine 147
    gnocchi with pesto
      = ?120 g mashed potato 120; ?40 g flour 40; ?2 tbsp olive oil 27; ?2 tbsp parmesan 10; ?1 tbsp pine nut 8.438; ?10 g basil 10
    a cannoli and a cappuccino
      = ?25 g pie crust 25; ?50 g ricotta 50; ?12 g powdered sugar 12; ?1 shot espresso 29.6; ?0.5 cup milk (whole) 122
    a small dish of olives and a few anchovies
      = ?5 piece olive 41.5; ?3 piece anchovy 12
    ramen with a fried egg and hot sauce
      = ?1 package ramen 81; 1 piece fried egg 46; ?1 tsp hot sauce 4.7
    a pb and j and a glass of chocolate milk
      = ?2 slice bread (white) 60; ?2 tbsp peanut butter 32; ?1 tbsp jelly 21; ?1 glass chocolate milk 250
    two slices of leftover domino's pizza
      = 2 slice domino cheese pizza 216
    bowl of cap'n crunch, whole milk
      = ?1 bowl captain crunch 54; ?1 cup milk (whole) 244
    a cup of easy mac and a fruit cup
      = 1 cup mac and cheese 137; ?0.5 cup fruit salad 124.5
    chips and queso and a sprite
      = ?1 oz tortilla chip 28.35; ?2 tbsp queso 30; ?1 can sprite 369
    a bagel with egg and cheese
      = ?1 piece bagel 105; ?2 slice bacon 23; ?1 piece fried egg 46; ?1 slice american cheese 28
    cold pizza one slice and a red bull
      = 1 slice pizza (cheese) 107; ?1 can red bull 258
    steak and eggs, a big steak and three eggs
      = ?6 oz steak (sirloin) 170.1; 3 piece egg 150
    a quart of milk through the day
      = 1 quart milk (whole) 976
    a bowl of ham and bean soup with cornbread
      = ?1 bowl bean soup 399; ?1 piece cornbread 65
    a slab of apple pie with cheddar
      = ?1 piece apple pie 125; ?1 slice cheese (cheddar) 28
    pot roast with carrots and potatoes
      = ?3 oz pot roast 85.05; ?1 piece carrot 61; ?1 piece baked potato 173
    a ham steak and green beans
      = 1 piece ham 28; ?0.5 cup green bean 62.5
    chicken katsu curry
      = ?150 g fried chicken breast 150; ?1 cup rice (white) 158; ?0.5 cup chicken gravy 114
    two pieces of inari and a spicy tuna roll
      = ?160 g sticky rice 160; ?55 g raw tuna 55; ?8 g mayonnaise 8; ?2 g seaweed 2; !inari
    bowl of udon with tempura shrimp
      = ?200 g pasta 200; ?360 g chicken broth 360; ?100 g fried shrimp 100
    half a cup of edamame
      = 0.5 cup edamame 77.5
    a bento with teriyaki chicken, rice and pickles
      = ?120 g chicken 120; ?36 g teriyaki sauce 36; ?1 cup rice (white) 158; ?1 piece pickle 35; !bento
    cup of white rice with furikake
      = 1 cup rice (white) 158; !furikake
    yakitori, three skewers
      = !yakitori; !skewers
    two rotis with dal and a spoon of ghee
      = 2 piece chapati 136; ?0.5 cup lentil 99; ?1 spoon ghee 12.813
    chicken biryani about two cups and raita
      = ?1.25 cup rice (white) 197.5; ?100 g chicken 100; ?15 g ghee 15; ?20 g fried onion 20; ?45 g greek yogurt 45; ?15 g cucumber 15
    aloo gobi with one paratha
      = ?120 g mixed vegetable 120; ?60 g marinara 60; ?30 g coconut milk 30; ?7 g oil (canola) 7; 1 piece paratha 79
    masala dosa with coconut chutney and sambar
      = ?100 g rice (white) 100; ?20 g lentil 20; ?10 g oil (canola) 10; !coconut chutney; !sambar
    three idlis with sambar
      = ?105 g rice (white) 105; ?15 g lentil 15; !sambar
    paneer butter masala with garlic naan
      = ?90 g queso blanco 90; ?100 g marinara 100; ?25 g heavy cream 25; ?1 piece naan 90
    two gulab jamuns
      = !gulab jamuns
    a glass of mango lassi
      = ?0.5 cup yogurt (plain, whole milk) 122.5; ?0.5 cup mango nectar 125.5
    poha with peanuts
      = ?1 oz peanut 28.35; !poha
    two carne asada tacos with salsa verde
      = ?2 piece corn tortilla 48; ?110 g skirt steak 110; ?16 g onion 16; ?6 g cilantro 6; ?2 tbsp salsa verde 32
    a bowl of pozole with a tostada
      = ?50 g pork 50; ?80 g canned corn 80; ?120 g chicken broth 120; ?1 piece tostada shell 12.3; ?50 g refried bean 50; ?20 g lettuce 20; ?15 g cheese (cheddar) 15
    huevos rancheros and a coffee
      = ?2 piece fried egg 92; ?2 piece corn tortilla 48; ?60 g salsa 60; ?60 g refried bean 60; ?1 cup coffee 237
    a horchata and a churro
      = ?1 cup horchata 228; ?20 g flour 20; ?8 g oil (canola) 8; ?6 g sugar 6
    a torta with ham and avocado
      = ?2 slice ham 56; ?0.5 piece avocado 100.5; !torta
    barbacoa burrito bowl without rice
      = !barbacoa burrito bowl
    egg white omelet with spinach and feta
      = ?3 piece egg white 99; ?1 cup spinach 30; ?1 oz feta 28.35
    grilled salmon over quinoa with roasted brussels sprouts
      = ?3 oz salmon 85.05; ?1 cup quinoa 185; ?0.5 cup brussels sprout 78
    two martinis and some mixed nuts at the bar
      = ?5 fl_oz gin 139; ?1 fl_oz white wine 29.4; ?1 oz mixed nut 28.35
    a lobster bisque and half a club sandwich
      = 0.5 piece club sandwich 134; !lobster bisque
    sparkling water and a kale caesar with chicken
      = ?1 can club soda 355.194; ?2 cup kale 32; ?2 tbsp caesar dressing 29.4; ?1 tbsp parmesan 5; ?0.25 cup crouton 7.5; ?3 oz chicken 85.05
    filet mignon, six ounces, with asparagus
      = 6 oz filet mignon 170.1; ?0.5 cup asparagus 90
    a double espresso
      = ?2 shot espresso 59.2
    smoked salmon bagel with capers
      = ?1 piece bagel 105; ?2 oz smoked salmon 56.7; ?1 tbsp caper 8.6
    half a cantaloupe with cottage cheese
      = 0.5 piece cantaloupe 276; ?0.5 cup cottage cheese 105
    pickles and ice cream, two pickles and one scoop
      = ?2 piece pickle 70; ?1 scoop ice cream (vanilla) 66
    five saltines and ginger ale
      = 5 piece cracker (saltine) 14.9; ?1 can ginger ale 365.994
    a peanut butter and banana sandwich
      = ?2 slice bread (white) 60; ?2 tbsp peanut butter 32; ?1 piece banana 118
    a cup of greek yogurt with granola and berries
      = ?1 cup greek yogurt 236.588; ?0.5 cup granola 61; ?50 g strawberry 50; ?50 g blueberry 50; ?45 g raspberry 45
    three medjool dates with almond butter
      = 3 piece dates 72; ?1 tbsp almond butter 16
    watermelon, two big slices
      = ?2 slice watermelon 572
    a grilled cheese with tomato soup
      = ?2 slice toast (white) 54; ?2 slice american cheese 56; ?1 pat butter 5; ?1 cup tomato soup 248
    a glass of prune juice
      = ?1 glass prune juice 256
    vegemite on toast, two slices
      = ?1 tsp marmite 6; 2 slice toast (white) 54
    a meat pie with tomato sauce
      = ?1 piece beef pot pie 268; ?0.5 cup marinara 132
    smashed avo with a poached egg
      = ?0.5 piece avocado 100.5; 1 piece poached egg 50
    an iced latte and a lamington
      = ?1 shot espresso 29.6; ?1 cup milk (whole) 244; !lamington
    fish and chips on the beach
      = ?1 serving fried fish 226; ?1 serving french fries 117
    three lamb chops and a salad
      = 3 piece lamb chop 579; 1 piece side salad 87
    acai bowl with granola and banana
      = ?100 g banana 100; ?120 g berry smoothie 120; ?30 g granola 30; ?40 g strawberry 40
    two weetbix with milk
      = 2 piece weetabix 35; ?0.5 cup milk (whole) 122
    a schooner of beer
      = ?1 can beer 356; !schooner
    prawn salad roll
      = ?1 piece roll 28; ?80 g shrimp 80; ?18 g mayonnaise 18
    a samosa and a masala chai from the stand
      = ?60 g boiled potato 60; ?25 g pie crust 25; ?5 g oil (canola) 5; ?0.5 cup tea 118.5; ?0.5 cup milk (whole) 122; ?2 tsp sugar 8.4
    a hot dog with sauerkraut and a pepsi
      = 1 piece hot dog 98; ?0.5 cup sauerkraut 71; ?1 can coke 370
    lamb over rice with white sauce
      = ?3 oz ground lamb 85.05; ?1 cup rice (white) 158; ?0.25 cup white sauce 62.5
    an everything bagel with lox and cream cheese
      = 1 piece bagel 105; ?2 oz smoked salmon 56.7; ?1 tbsp cream cheese 14.5
    three donut holes and a medium coffee
      = 3 piece donut hole 42; ?1 medium coffee 355.5
    a turkey and swiss on rye
      = ?3 oz turkey 85.05; ?1 slice swiss cheese 28; ?1 slice rye bread 32
    a gatorade and a protein bar
      = ?1 bottle gatorade 609; 1 piece power bar 68
    two slices of sicilian pizza
      = !sicilian pizza
    fried catfish and hush puppies
      = ?3 oz fried catfish 85.05; ?3 piece hush puppy 66
    a dozen steamed clams with butter
      = 12 piece clam 114; ?1 pat butter 5
    crab legs, a pound and a half
      = 1.5 lb king crab 680.4
    clam chowder, a cup, and oyster crackers
      = 1 cup clam chowder 252; ?5 piece cracker (saltine) 14.9
    a rum and coke
      = ?1 shot rum 42; ?6 fl_oz coke 184.2
    tuna salad on wheat toast
      = ?1 cup tuna salad 205; ?1 slice wheat toast 24
    two sardines on crackers
      = 2 piece sardine 24; ?5 piece cracker (saltine) 14.9
    shrimp cocktail, eight shrimp
      = 8 piece shrimp 44
    baked cod with peas and a boiled potato
      = ?3 oz fish (cod) 85.05; ?0.5 cup pea 80; 1 piece boiled potato 136
    half a grapefruit with sugar
      = 0.5 piece grapefruit 128; ?1 tsp sugar 4.2
    overnight oats with chia seeds and raspberries
      = ?0.5 cup dry oats 40.5; ?0.5 cup milk (whole) 122; ?1 oz chia 28.35; ?1 cup raspberry 123
    an almond milk latte and half a banana
      = ?1 shot espresso 29.6; ?1 cup almond milk 240; 0.5 piece banana 59
    a quinoa salad with chickpeas, cucumber and feta
      = ?1 piece side salad 87; ?1 cup quinoa 185; ?0.5 cup chickpea 82; ?0.5 cup cucumber 52; ?1 oz feta 28.35
    two rice cakes with almond butter and a few blueberries
      = 2 piece rice cake 18; ?1 tbsp almond butter 16; ?1 cup blueberry 148
    a cup of bone broth
      = 1 cup chicken broth 249
    baked salmon with roasted broccoli and sweet potato
      = ?3 oz salmon 85.05; ?0.5 cup broccoli 78; ?1 piece sweet potato 114
    a kombucha
      = !kombucha
    dark chocolate, two squares
      = ?1 oz dark chocolate 28.35
    hummus with carrots and snap peas
      = ?2 tbsp hummus 30; ?1 piece carrot 61; ?1 cup snow pea 98
    four eggs, two pieces of toast, and a glass of milk
      = 4 piece egg 200; ?2 piece toast (white) 54; ?1 glass milk (whole) 244
    chicken and rice, two cups of rice and eight ounces of chicken
      = 8 oz chicken 226.8; 2 cup rice (white) 316
    a foot long italian sub
      = 1 footlong submarine sandwich 391
    peanut butter toast with banana slices
      = ?1 slice toast (white) 27; ?2 tbsp peanut butter 32; ?1 piece banana 118
    two protein shakes and a bagel
      = 2 bottle protein shake 590; 1 piece bagel 105
    a pound of ground turkey with pasta
      = 1 lb ground turkey 453.6; ?1 cup pasta 124
    three chicken tacos with guac
      = 3 piece chicken taco 294; ?50 g avocado 50; ?5 g tomato 5; ?3 g onion 3; ?2 g lime juice 2
    a bowl of chili and cornbread
      = ?1 bowl chili 363; ?1 piece cornbread 65
    greek yogurt, one cup, honey, and walnuts
      = ?1 cup greek yogurt 236.588; ?1 tbsp honey 21; ?1 oz walnut 28.35
    chocolate milk, a pint
      = 1 pint chocolate milk 500
    a corn dog and apple slices
      = 1 piece corn dog 175; ?1 piece apple 182
    chicken nuggets and ketchup and milk
      = ?3 piece chicken nugget 60; ?1 tbsp ketchup 17; ?1 cup milk (whole) 244
    mac n cheese and a juice box
      = ?1 cup mac and cheese 137; !juice box
    a cheese stick and grapes
      = ?1 piece string cheese 28.35; ?1 cup grape 151
    two pancakes with chocolate chips
      = 2 piece pancake 76; ?1 tbsp chocolate chip 11.375
    pepperoni pizza and a root beer
      = ?1 slice pepperoni pizza 111; ?1 can root beer 369.594
    spaghettios
      = ?1 cup spaghettio 252
    a popsicle and some gummy bears
      = 1 piece popsicle 52; ?10 piece gummy bear 22
    cinnamon toast crunch with milk
      = ?1 cup cinnamon toast crunch 41.333; ?0.5 cup milk (whole) 122
    half a pb&j
      = ?1 slice bread (white) 30; ?1 tbsp peanut butter 16; ?0.5 tbsp jelly 10.5
    two bratwursts with mustard and sauerkraut
      = 2 piece bratwurst 170; ?1 tsp mustard 5; ?0.5 cup sauerkraut 71
    rye bread with liverwurst and pickles
      = ?1 slice rye bread 32; ?1 slice liverwurst 18; ?1 piece pickle 35
    a soft pretzel and a half liter of beer
      = 1 piece soft pretzel 115; 0.5 l beer 502.13
    muesli with yogurt and apple
      = ?0.5 cup muesli 41.045; ?1 container yogurt (plain, whole milk) 170; ?1 piece apple 182
    potato salad and a schnitzel
      = ?0.5 cup potato salad 125; ?120 g pork chop 120; ?25 g bread crumb 25; ?15 g oil (canola) 15
    a slice of black forest cake
      = !black forest cake
    goulash with spaetzle
      = ?110 g beef 110; ?80 g marinara 80; ?20 g onion 20; ?150 g egg noodle 150
    two rolls with butter and cheese
      = 2 piece roll 56; ?1 pat butter 5; ?1 slice cheese (cheddar) 28
    lentil soup with a sausage
      = ?1 cup lentil soup 248; ?1 piece sausage (pork) 23
    a plum cake and coffee
      = ?1 cup coffee 237; !plum cake
    congee with pork and century egg
      = ?3 oz pork 85.05; !congee; !century egg
    steamed bao, two, and soy milk
      = ?100 g roll 100; ?60 g pork 60; ?1 cup soy milk 243
    mapo tofu over rice
      = ?180 g soft tofu 180; ?40 g ground pork 40; ?10 g oil (canola) 10; ?1 cup rice (white) 158
    bok choy with garlic and oyster sauce
      = ?0.5 cup bok choy 85; ?1 clove garlic 3; ?1 tbsp oyster sauce 18
    wonton soup and a scallion pancake
      = ?1 cup wonton soup 223; !scallion pancake
    stir fried green beans with pork
      = ?0.5 cup green bean 62.5; ?3 oz pork 85.05
    a bowl of hot and sour soup and two egg rolls
      = ?1 bowl hot and sour soup 349.5; 2 piece egg roll 178
    beef chow fun
      = !beef chow
    six pork and chive dumplings
      = 6 piece potsticker 174
    sesame noodles
      = !sesame noodles
    a meal deal: egg sandwich, crisps and a smoothie
      = ?2 slice bread (white) 60; ?1 piece egg 50; ?1 oz potato chip 28.35; ?12 fl_oz strawberry banana smoothie 349.506; !meal deal
    porridge with golden syrup
      = ?1 cup oatmeal 234; !golden syrup
    two crumpets with marmite
      = ?1 tsp marmite 6; !crumpets
    cheese toastie and tomato soup
      = ?2 slice toast (white) 54; ?2 slice american cheese 56; ?1 pat butter 5; ?1 cup tomato soup 248
    a cup of tea and a digestive
      = 1 cup tea 237; !digestive
    jacket potato with tuna and sweetcorn
      = ?1 piece baked potato 173; ?1 can tuna 165; ?1 piece corn 103
    shepherd's pie with peas
      = ?120 g ground beef 120; ?150 g mashed potato 150; ?50 g pea and carrot 50; ?40 g gravy (beef) 40; ?0.5 cup pea 80
    a flat white and an almond croissant
      = ?2 shot espresso 59.2; ?0.5 cup milk (whole) 122; ?1 piece croissant 57; ?20 g almond 20; ?8 g sugar 8
    chicken tikka wrap
      = ?1 piece tortilla 48; ?120 g chicken 120; ?60 g marinara 60; ?40 g heavy cream 40; ?10 g butter 10
    a greek salad and two dolmas
      = ?100 g tomato 100; ?80 g cucumber 80; ?40 g feta 40; ?20 g olive 20; ?14 g olive oil 14; ?40 g rice (white) 40; ?6 g olive oil 6
    pita with tzatziki and olives
      = ?1 piece pita 60; ?45 g greek yogurt 45; ?15 g cucumber 15; ?5 piece olive 41.5
    grilled halloumi and roasted peppers
      = ?1 piece green pepper 119; !grilled halloumi
    lamb kofta with rice, three pieces
      = ?3 oz ground lamb 85.05; ?1 cup rice (white) 158
    a square of baklava
      = ?15 g phyllo 15; ?12 g walnut 12; ?8 g butter 8; ?12 g honey 12
    couscous with vegetables
      = ?1 cup couscous 157; ?0.5 cup mixed vegetable 91
    stuffed grape leaves, five
      = ?100 g rice (white) 100; ?15 g olive oil 15
    a handful of pistachios
      = ?1 handful pistachio 28.35
    spinach pie, one slice
      = ?40 g phyllo 40; ?60 g cooked spinach 60; ?25 g feta 25; ?8 g butter 8
    oatmeal 1c, blueberries 1/2c, walnuts 1oz
      = 1 cup oatmeal 234; 0.5 cup blueberry 74; 1 oz walnut 28.35
    2 scrambled eggs, 2 bacon, 1 oj
      = 2 piece scrambled egg 122; 2 piece bacon 23; ?1 cup orange juice 249
    pb toast x2
      = ?2 slice toast (white) 54; ?4 tbsp peanut butter 64
    chicken breast 5oz / rice 1 cup / broccoli 1 cup
      = 5 oz chicken breast 141.75; 1 cup rice (white) 158; 1 cup broccoli 156
    coffee, black, 16oz
      = 16 oz coffee 473.6
    150g skyr + 10g honey
      = 10 g honey 10; !skyr
    1/2 avocado, 1 slice ww toast
      = 0.5 piece avocado 100.5; !ww toast
    3 oz turkey, 1 oz cheddar, mustard
      = 3 oz turkey 85.05; 1 oz cheese (cheddar) 28.35; ?1 tsp mustard 5
    cheese and tomato sandwich and a satsuma
      = ?2 slice bread (white) 60; ?1 slice cheese (cheddar) 28; ?1 piece tomato 123; 1 piece tangerine 88
    two fig rolls
      = 2 piece fig newton 114
    half a tin of baked beans on a jacket potato
      = ?0.5 can baked bean 190.5; ?1 piece baked potato 173
    a small glass of white wine with dinner
      = ?1 glass white wine 147
    roast chicken with stuffing and gravy
      = ?3 oz roast chicken 85.05; ?0.5 cup stuffing 100; ?0.25 cup gravy (beef) 58.25
    rice pudding with jam
      = ?0.5 cup rice pudding 86; ?1 tbsp jam 20
    two breakfast burritos and a large black coffee
      = 2 piece breakfast burrito 218; ?1 large coffee 474
    beef jerky and a mountain dew
      = ?1 piece beef jerky 20; ?1 can mountain dew 354.744
    a patty melt with onion rings
      = ?2 slice rye toast 58; ?85 g ground beef 85; ?28 g swiss cheese 28; ?25 g fried onion 25; ?10 g butter 10; ?1 package onion ring 117
    three sausage biscuits
      = 3 piece sausage biscuit 333
    chicken fried steak, mashed potatoes and green beans
      = ?110 g beef 110; ?30 g flour 30; ?15 g oil (canola) 15; ?0.25 cup country gravy 59; ?0.5 cup mashed potato 105; ?0.5 cup green bean 62.5
    a slim jim and a honey bun
      = 1 piece beef stick 20; 1 piece honey bun 65
    bowl of chili with crackers
      = ?1 bowl chili 363; ?5 piece cracker (saltine) 14.9
    half a dozen hot wings and a beer
      = 6 piece chicken wing 510; ?1 can beer 356
    a cheeseburger, no onions, and a chocolate shake
      = 1 piece cheeseburger 127; ?1 container chocolate milkshake 300
    two glazed donuts and milk
      = ?2 piece donut (glazed) 150; ?1 cup milk (whole) 244
    a tofu scramble with peppers on toast
      = ?150 g tofu 150; ?7 g oil (canola) 7; ?1 piece green pepper 119; ?1 slice toast (white) 27
    lentil soup and a slice of sourdough
      = ?1 cup lentil soup 248; ?1 slice sourdough 28.35
    black bean burger with sweet potato fries
      = ?1 piece black bean burger 71; ?12 piece sweet potato fries (frozen, as packaged) 51
    a cup of cooked quinoa with roasted chickpeas
      = 1 cup quinoa 185; ?0.5 cup chickpea 82
    peanut noodles with edamame
      = ?0.5 cup edamame 77.5; !peanut noodles
    a green smoothie with kale, banana and almond milk
      = ?1 cup kale 16; ?1 piece banana 118; ?1 cup almond milk 240
    coconut yogurt with granola
      = ?0.5 cup granola 61; !coconut yogurt
    two slices of vegan pizza
      = !vegan pizza
    10 oz sirloin with a cup and a half of white rice
      = 10 oz steak (sirloin) 283.5; 1.5 cup rice (white) 237
    five egg whites, one whole egg, and half a cup of oats
      = 5 piece egg white 165; 1 piece egg 50; 0.5 cup dry oats 40.5
    250 g of low fat cottage cheese
      = 250 g low fat cottage cheese 250
    two scoops of whey in water
      = ?2 scoop protein powder 64; ?1 cup water 237
    8 ounces of tilapia with asparagus
      = 8 oz tilapia 226.8; ?0.5 cup asparagus 90
    a rice cake with jam before training
      = 1 piece rice cake 9; ?1 tbsp jam 20
    six ounces ground turkey, a sweet potato and half an avocado
      = 6 oz ground turkey 170.1; 1 piece sweet potato 114; 0.5 piece avocado 100.5
    greek yogurt 200g with 30g almonds
      = 200 g greek yogurt 200; 30 g almond 30
    a can of tuna with mayo on two rice cakes
      = 1 can tuna 165; ?1 tbsp mayonnaise 13.8; 2 piece rice cake 18
    casein shake before bed
      = !casein shake
    a bloody mary and eggs benedict
      = ?1.5 fl_oz vodka 41.7; ?5 fl_oz tomato juice 151.667; ?2 piece poached egg 100; ?1 piece english muffin 57; ?2 slice canadian bacon 27.6; ?36 g butter 36
    avocado toast with two poached eggs
      = ?1 slice toast (white) 27; ?0.5 piece avocado 100.5; 2 piece poached egg 100
    mimosa, two of them, and a croissant
      = ?6 fl_oz orange juice 186.6; ?6 fl_oz white wine 176.4; 1 piece croissant 57
    a stack of three pancakes with butter and syrup
      = ?3 piece pancake 114; ?1 pat butter 5; ?1 tbsp syrup (pancake) 20
    smoked salmon on a bagel with cream cheese
      = ?2 oz smoked salmon 56.7; 1 piece bagel 105; ?1 tbsp cream cheese 14.5
    a spinach and mushroom omelet with hash browns
      = ?2 large omelet 122; ?1 cup spinach 30; ?0.5 cup mushroom 35; ?0.5 cup hash brown 78
    iced latte with oat milk and a blueberry muffin
      = ?1 shot espresso 29.6; ?25 g dry oats 25; ?3 g oil (canola) 3; ?210 g water 210; 1 piece muffin (blueberry) 113
    fruit salad and yogurt
      = ?0.5 cup fruit salad 124.5; ?1 container yogurt (plain, whole milk) 170
    three beef enchiladas with rice and refried beans
      = ?3 piece enchilada 411; ?90 g ground beef 90; ?1 cup rice (white) 158; ?0.5 cup refried bean 74
    chips and salsa and two margaritas
      = ?1 oz tortilla chip 28.35; ?2 tbsp salsa 36; ?4 fl_oz spirit 111.2; ?2 fl_oz lime juice 61.6; ?2 tbsp agave 27.5
    shrimp fajitas with two tortillas
      = ?60 g shrimp 60; ?25 g red pepper 25; ?15 g fried onion 15; 2 piece tortilla 96
    chicken quesadilla with sour cream
      = ?1 piece chicken quesadilla 180; ?2 tbsp sour cream 24
    a bean and cheese burrito
      = 1 piece burrito 185
    two tamales and a cup of black beans
      = 2 piece tamale 284; 1 cup black bean 185
    taco salad with guacamole
      = ?1.5 cup taco salad 198; ?50 g avocado 50; ?5 g tomato 5; ?3 g onion 3; ?2 g lime juice 2
    carnitas with corn tortillas, three
      = ?3 oz pork 85.05; 3 piece corn tortilla 72
    tortilla soup, a big bowl
      = ?1 bowl chicken tortilla soup 367.5
    a slice of tres leches cake
      = ?1 piece cake (yellow, with frosting) 67
    general tso's chicken with fried rice and an egg roll
      = ?6 oz general tso chicken 170.1; ?1 cup fried rice 137; 1 piece egg roll 89
    beef and broccoli with white rice
      = ?1 serving beef stir fry 574; ?1 cup rice (white) 158
    shrimp lo mein and wonton soup
      = ?1 cup lo mein 136; ?70 g shrimp 70; ?1 cup wonton soup 223
    pad see ew with chicken
      = ?220 g rice noodle 220; ?85 g chicken 85; ?14 g peanut oil 14; ?80 g broccoli 80; ?16 g soy sauce 16
    green curry with jasmine rice
      = ?90 g chicken 90; ?80 g coconut milk 80; ?60 g mixed vegetable 60; ?1 cup rice (white) 158
    eight pieces of sushi and edamame
      = ?160 g sticky rice 160; ?40 g imitation crab 40; ?25 g avocado 25; ?2 g seaweed 2; ?0.5 cup edamame 77.5
    a bowl of pho and two summer rolls
      = ?200 g rice noodle 200; ?85 g beef 85; ?480 g beef broth 480; ?70 g rice noodle 70; ?50 g shrimp 50; ?30 g lettuce 30
    chicken teriyaki bowl
      = ?120 g chicken 120; ?36 g teriyaki sauce 36; ?1 cup rice (white) 158
    orange chicken with chow mein
      = ?6 oz orange chicken 170.1; ?1 serving chow mein 604
    a handful of pretzels and some hummus
      = ?1 handful pretzel 28.35; ?2 tbsp hummus 30
    string cheese and an apple
      = ?1 oz string cheese 28.35; 1 piece apple 182
    a fun size milky way and two reese's cups
      = 1 small milky way 17; 2 piece reese peanut butter cup 34
    celery with peanut butter
      = ?1 stalk celery 40; ?2 tbsp peanut butter 32
    a bag of chips and a coke
      = ?1 bag potato chip 28.35; ?1 can coke 370
    frozen grapes, a cup
      = 1 cup grape 151
    ten pistachios and a square of dark chocolate
      = 10 piece pistachio 5.786; ?1 oz dark chocolate 28.35
    a pickle and two slices of salami
      = ?1 piece pickle 35; 2 slice salami 52
    trail mix, a quarter cup
      = 0.25 cup trail mix 37.5
    spaghetti and meat sauce with garlic bread
      = ?1 serving spaghetti with meat sauce 554; ?1 slice garlic bread 43
    meatloaf, two slices, with mashed potatoes and corn
      = ?200 g ground beef 200; ?30 g bread crumb 30; ?20 g egg 20; ?20 g ketchup 20; ?0.5 cup mashed potato 105; ?1 piece corn 103
    tuna casserole and peas
      = ?0.6 cup egg noodle 96; ?60 g tuna 60; ?80 g white sauce 80; ?0.5 cup pea 80
    baked ziti and a salad
      = ?0.7 cup pasta 86.8; ?80 g marinara 80; ?25 g mozzarella 25; 1 piece side salad 87
    tacos, three, with cheese and lettuce
      = 3 piece taco 207
    roast beef with yorkshire pudding and carrots
      = ?3 oz beef 85.05; ?15 g flour 15; ?12 g egg 12; ?20 g milk (whole) 20; ?3 g oil (canola) 3; ?1 piece carrot 61
    chicken pot pie and a glass of milk
      = ?1 piece chicken pot pie 302; ?1 glass milk (whole) 244
    sloppy joes, two, and tater tots
      = ?2 piece hamburger bun 88; ?170 g ground beef 170; ?100 g marinara 100; ?1 cup tater tot 128
    eggs x2, toast x1, butter
      = 2 piece egg 100; 1 slice toast (white) 27; ?1 pat butter 5
    2 slices pepperoni pizza, 1 beer
      = 2 slice pepperoni pizza 222; ?1 can beer 356
    salmon 150g, potatoes 200g, green beans
      = 150 g salmon 150; 200 g baked potato 200; ?0.5 cup green bean 62.5
    1 cup cheerios w/ 1/2 cup skim milk
      = 1 cup cheerio 28; 0.5 cup skim milk 122.5
    iced coffee + 2 tbsp cream
      = ?1 cup coffee 237; 2 tbsp cream (light) 30
    1 apple, 1 cheese stick, 12 crackers
      = 1 piece apple 182; ?1 piece string cheese 28.35; 12 piece cracker (saltine) 35.76
    chicken salad sandwich & chips
      = ?2 slice bread (white) 60; ?2 oz chicken 56.7; ?1 tbsp mayonnaise 13.8; ?1 oz potato chip 28.35
    500ml water, 1 banana
      = 500 ml water 500.871; 1 piece banana 118
    3 oz cheddar 10 crackers
      = 3 oz cheese (cheddar) 85.05; 10 piece cracker (saltine) 29.8
    half avocado, 2 eggs, salsa
      = 0.5 piece avocado 100.5; 2 piece egg 100; ?2 tbsp salsa 36
    """)
}
