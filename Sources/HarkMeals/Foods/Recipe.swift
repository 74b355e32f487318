import Foundation

/// Common dishes that are not in the table but whose parts are.
enum Recipe {
  /// Each line has a dish's names, any measures of it, and its parts as number, unit, and food.
  static let lines = [everyday, sauces, asian, european, american, drinks].flatMap {
    $0.split(separator: "\n")
  }

  static let all: [String: Dish] = {
    var all: [String: Dish] = [:]
    for line in lines {
      let halves = line.split(separator: "=")
      let (names, measures) = named(halves[0])
      let dish = Dish(parts: halves[1].split(separator: "+").compactMap(part), measures: measures)
      for name in names.split(separator: ";") {
        let key = MealWord.key(of: String(name))
        for key in [key, MealVocabulary.spelled(key)] { all[key] = dish }
      }
    }
    return all
  }()

  /// Parses names and the number of each unit in one dish, as in "risotto [1 cup/1 bowl]".
  private static func named(_ text: Substring) -> (names: Substring, measures: [String: Double]) {
    guard let open = text.firstIndex(of: "["), let close = text.lastIndex(of: "]") else {
      return (text, [:])
    }
    var measures: [String: Double] = [:]
    for measure in text[text.index(after: open)..<close].split(separator: "/") {
      let fields = measure.split(separator: " ", maxSplits: 1)
      measures[String(fields[1])] = Double(fields[0])
    }
    return (text[..<text.index(before: open)], measures)
  }

  private static func part(_ text: Substring) -> Dish.Part? {
    let fields = text.split(separator: ",").map(String.init)
    return Food.named(MealWord.key(of: fields[2])).map {
      Dish.Part(food: $0, amount: SaidAmount(quantity: Double(fields[0]), unit: fields[1]))
    }
  }

  /// The dishes that take a filling, each with the food that holds it, such as bread.
  static let holders: [String: Dish.Part] = {
    let bread = part("2,slice,bread")
    let names = "sandwich|sandwiche|toastie|panini|sarnie|butty|toasted sandwich|sub sandwich"
    var holders = ["wrap": part("1,each,flour tortilla")]
    for name in names.split(separator: "|") { holders[String(name)] = bread }
    return holders.compactMapValues { $0 }
  }()
}

extension Recipe {
  /// Coffees, simple mixed drinks, sandwiches, and other everyday dishes.
  static let everyday = """
    latte;cafe latte;caffe latte;iced latte;coffee latte=1,shot,espresso+1,cup,whole milk
    skinny latte;skim latte=1,shot,espresso+1,cup,skim milk
    cappuccino;capuccino=1,shot,espresso+0.5,cup,whole milk
    flat white=2,shot,espresso+0.5,cup,whole milk
    macchiato;cortado=1,shot,espresso+2,tbsp,whole milk
    mocha;cafe mocha;caffe mocha=1,shot,espresso+1,cup,whole milk+1,tbsp,chocolate syrup
    cafe au lait;white coffee=0.5,cup,coffee+0.5,cup,whole milk
    gin and tonic;gin tonic;g and t=1,shot,gin+6,fl oz,tonic water
    vodka tonic;vodka and tonic=1,shot,vodka+6,fl oz,tonic water
    vodka soda;vodka and soda=1,shot,vodka+6,fl oz,club soda
    rum and coke;rum and cola;cuba libre=1,shot,rum+6,fl oz,cola
    whiskey and coke;jack and coke;whisky and coke=1,shot,whiskey+6,fl oz,cola
    screwdriver;vodka orange;vodka and orange juice=1,shot,vodka+6,fl oz,orange juice
    fish and chip;fish n chip=1,serving,fried fish+1,serving,fries
    ham and cheese toastie;cheese and ham toastie;ham cheese toastie;ham and cheese toasted sandwich;ham and cheese panini;cheese and ham panini;grilled ham and cheese;grilled ham and cheese sandwich=2,slice,toast+2,slice,ham+1,slice,cheese+1,pat,butter
    cheese and tomato toastie;cheese and onion toastie;cheese tomato toastie=2,slice,toast+2,slice,cheese+30,g,tomato+1,pat,butter
    ham salad sandwich;ham and salad sandwich=2,slice,bread+2,slice,ham+1,leaf,lettuce+30,g,tomato
    cheese salad sandwich;cheese and salad sandwich=2,slice,bread+1,slice,cheese+1,leaf,lettuce+30,g,tomato
    bacon and egg roll;egg and bacon roll;sausage and egg roll;bacon and egg bap;egg and bacon bap=1,each,roll+3,slice,bacon+1,each,fried egg
    bacon and egg sandwich;egg and bacon sandwich;bacon egg sandwich=2,slice,bread+3,slice,bacon+1,each,fried egg
    sausage and egg sandwich;sausage egg sandwich;egg and sausage sandwich=2,slice,bread+2,link,sausage+1,each,fried egg
    chip and guacamole;guacamole and chip;chip and guac=1,oz,tortilla chip+50,g,avocado+5,g,tomato+3,g,onion+2,g,lime juice
    chip and queso;chip and cheese dip=1,oz,tortilla chip+2,tbsp,queso
    chip butty;chip sandwich=2,slice,bread+1,serving,fries
    jacket potato with bean;baked potato with bean;jacket potato and bean=1,each,baked potato+0.5,cup,baked bean
    cheesy bean on toast;cheesy beans on toast;bean on toast with cheese=0.5,cup,baked bean+2,slice,toast+28,g,cheese
    berry;mixed berry;mixed berries;berry mix;summer berry [1 cup/2 handful]=50,g,strawberry+50,g,blueberry+45,g,raspberry
    western omelette;denver omelette;western omelet;denver omelet=2,large,omelet+40,g,ham+20,g,green pepper+20,g,onion
    egg bite;egg muffin cup;egg cup [1 each]=50,g,omelet+10,g,cheese
    slider;beef slider;cheeseburger slider [1 each]=1,each,roll+50,g,ground beef
    bulletproof coffee=1,cup,coffee+1,tbsp,butter
    grilled cheese;grilled cheese sandwich;cheese toastie;toasted cheese sandwich=2,slice,toast+2,slice,american cheese+1,pat,butter
    blt;b l t;blt sandwich;bacon lettuce and tomato sandwich;bacon lettuce tomato sandwich=2,slice,toast+3,slice,bacon+1,leaf,lettuce+0.5,each,tomato+1,tbsp,mayonnaise
    peanut butter and jelly sandwich;pb and j;pbj;pb j;pb and j sandwich;pbj sandwich;peanut butter jelly sandwich;peanut butter and jam sandwich=2,slice,bread+2,tbsp,peanut butter+1,tbsp,jelly
    peanut butter sandwich=2,slice,bread+2,tbsp,peanut butter
    tuna sandwich;tuna salad sandwich;tuna fish sandwich;tuna mayo sandwich=2,slice,bread+0.5,cup,tuna salad
    tuna mayo;tuna mayonnaise [0.5 cup]=80,g,tuna+20,g,mayonnaise
    tuna melt=2,slice,toast+0.5,cup,tuna salad+1,slice,american cheese
    egg salad;egg mayo;egg mayonnaise=2,each,hard boiled egg+1,tbsp,mayonnaise
    egg salad sandwich;egg mayo sandwich;egg mayonnaise sandwich;egg and cress sandwich;egg and cress;egg cress sandwich=2,slice,bread+2,each,hard boiled egg+1,tbsp,mayonnaise
    chicken salad sandwich;chicken mayo sandwich=2,slice,bread+2,oz,chicken+1,tbsp,mayonnaise
    bacon egg and cheese sandwich;bacon egg and cheese=2,slice,toast+2,slice,bacon+1,each,fried egg+1,slice,american cheese
    chip and salsa;chip and pico de gallo=1,oz,tortilla chip+2,tbsp,salsa
    bean on toast=0.5,cup,baked bean+2,slice,toast
    cheese on toast=2,slice,toast+2,slice,cheese
    avocado toast;avo toast;avocado on toast;avo on toast;smashed avocado on toast;smashed avocado toast=1,slice,toast+0.5,each,avocado
    buttered toast;butter toast;hot buttered toast=1,slice,toast+1,pat,butter
    caesar salad=2,cup,romaine+2,tbsp,caesar dressing+1,tbsp,parmesan+0.25,cup,crouton
    chicken caesar salad;chicken caesar;caesar salad with chicken=2,cup,romaine+2,tbsp,caesar dressing+1,tbsp,parmesan+0.25,cup,crouton+3,oz,chicken
    caprese salad;caprese=1,each,tomato+2,oz,mozzarella+1,tbsp,olive oil
    bacon sandwich;bacon butty;bacon sarnie;bacon roll=2,slice,bread+3,slice,bacon
    bagel with lox=1,each,bagel+2,oz,lox+1,tbsp,cream cheese
    egg white omelet;egg white omelette=3,each,egg white
    double espresso;doppio=2,shot,espresso
    root beer float=1,cup,root beer+0.5,cup,vanilla ice cream
    """

  /// Sauces, dips, and a few other foods.
  static let sauces = """
    guacamole;guac;homemade guacamole [4 tbsp]=50,g,avocado+5,g,tomato+3,g,onion+2,g,lime juice
    pesto;basil pesto;pesto sauce [4 tbsp]=2,tbsp,olive oil+2,tbsp,parmesan+1,tbsp,pine nut+10,g,basil
    alfredo sauce;alfredo [0.5 cup]=0.33,cup,heavy cream+1,tbsp,butter+3,tbsp,parmesan
    tzatziki;tzatziki sauce;raita;cucumber raita [4 tbsp]=45,g,greek yogurt+15,g,cucumber
    baba ganoush;baba ghanoush;baba ganouj [4 tbsp]=45,g,eggplant+10,g,tahini+3,g,olive oil
    spinach dip;spinach artichoke dip;spinach and artichoke dip;artichoke dip [4 tbsp]=20,g,cooked spinach+25,g,sour cream+15,g,cream cheese
    onion dip;french onion dip;sour cream dip [2 tbsp]=2,tbsp,sour cream
    bean dip;black bean dip [4 tbsp]=60,g,refried bean
    seven layer dip;7 layer dip [0.5 cup]=40,g,refried bean+30,g,avocado+25,g,sour cream+15,g,cheese+15,g,salsa
    buffalo chicken dip [4 tbsp]=30,g,chicken+20,g,cream cheese+10,g,ranch dressing
    wing sauce [2 tbsp]=1,tbsp,hot sauce+1,tbsp,butter
    creme fraiche;crema [2 tbsp]=1,tbsp,heavy cream+1,tbsp,sour cream
    mascarpone;mascarpone cheese [2 tbsp]=22,g,cream cheese+7,g,butter
    hollandaise;hollandaise sauce [2 tbsp]=18,g,butter+10,g,egg yolk
    bolognese sauce;meat sauce;ragu [0.5 cup]=50,g,ground beef+80,g,marinara
    bruschetta;tomato bruschetta [1 piece]=15,g,baguette+30,g,tomato+3,g,olive oil
    oat milk;oatly;oat drink [1 cup]=25,g,dry oats+3,g,canola oil+210,g,water
    deviled egg;devilled egg;stuffed egg [2 each]=1,each,hard boiled egg+10,g,mayonnaise
    """

  /// Smoothies, coffees, cocktails, and a few other dishes.
  static let drinks = """
    smoothie;fruit smoothie;mixed fruit smoothie [1 glass/12 fl oz]=12,fl oz,strawberry banana smoothie
    strawberry smoothie;berry smoothie bowl;blueberry smoothie;raspberry smoothie [1 glass/12 fl oz]=12,fl oz,berry smoothie
    banana smoothie;banana milkshake;banana shake;peanut butter banana smoothie;chocolate smoothie [1 glass]=1,each,banana+1,cup,whole milk
    caramel macchiato;caramel latte;iced caramel macchiato;iced caramel latte=1,shot,espresso+1,cup,whole milk+1.5,tbsp,caramel sauce
    vanilla latte;hazelnut latte;iced vanilla latte;pumpkin spice latte;psl;gingerbread latte;lavender latte;cinnamon latte;iced brown sugar latte;peppermint mocha=1,shot,espresso+1,cup,whole milk+1,tbsp,sugar
    oat milk latte;oat latte;latte with oat milk;iced oat milk latte;oat milk flat white;oat flat white;oat milk cappuccino;oat cappuccino=1,shot,espresso+25,g,dry oats+3,g,canola oil+210,g,water
    almond milk latte;almond latte;latte with almond milk;iced almond milk latte;almond milk cappuccino=1,shot,espresso+1,cup,almond milk
    soy latte;soy milk latte;latte with soy milk;soya latte;soy cappuccino;soy flat white=1,shot,espresso+1,cup,soy milk
    frappuccino;caramel frappuccino;mocha frappuccino;frappe;iced mocha;java chip frappuccino;vanilla frappuccino;frapp [1 each/16 fl oz]=1,cup,whole milk+1,shot,espresso+3,tbsp,sugar+2,tbsp,whipped cream
    irish coffee=0.75,cup,coffee+1,shot,whiskey+1,tsp,sugar+2,tbsp,whipped cream
    coffee with milk and sugar;coffee with milk and two sugars;double double=1,cup,coffee+2,tbsp,whole milk+2,tsp,sugar
    hard seltzer;white claw;vodka seltzer;spiked seltzer [1 can]=1,shot,vodka+10,fl oz,club soda
    margarita;frozen margarita;marg [1 cocktail]=2,fl oz,spirit+1,fl oz,lime juice+1,tbsp,agave
    mojito [1 cocktail]=1.5,fl oz,rum+1,tbsp,lime juice+2,tsp,sugar+4,fl oz,club soda
    martini;dry martini;vodka martini;gin martini;dirty martini [1 cocktail]=2.5,fl oz,gin+0.5,fl oz,white wine
    espresso martini [1 cocktail]=1.5,fl oz,vodka+1,fl oz,espresso+1,fl oz,kahlua
    cosmopolitan;cosmo [1 cocktail]=1.5,fl oz,vodka+2,fl oz,cranberry juice
    vodka cranberry;vodka cran;vodka and cranberry juice;vodka cranberry juice;vodka and cranberry [1 cocktail]=1,shot,vodka+5,fl oz,cranberry juice
    bloody mary;bloody caesar;michelada [1 cocktail]=1.5,fl oz,vodka+5,fl oz,tomato juice
    old fashioned cocktail;whiskey old fashioned;bourbon old fashioned;whisky old fashioned=2,fl oz,whiskey+1,tsp,sugar
    manhattan;negroni [1 cocktail]=2,fl oz,whiskey+1,fl oz,dessert wine
    mimosa;bellini;bucks fizz [1 glass]=3,fl oz,orange juice+3,fl oz,white wine
    aperol spritz;spritz;wine spritzer;spritzer;white wine spritzer [1 glass]=4,fl oz,white wine+3,fl oz,club soda
    sangria [1 glass/6 fl oz]=5,fl oz,red wine+1,fl oz,orange juice+1,tsp,sugar
    mulled wine;gluhwein [1 mug/1 glass]=6,fl oz,red wine+2,tsp,sugar
    dark and stormy;dark n stormy;rum and ginger [1 cocktail]=1,shot,rum+5,fl oz,ginger ale
    whiskey ginger;whiskey and ginger ale;whiskey ginger ale;jack and ginger [1 cocktail]=1,shot,whiskey+5,fl oz,ginger ale
    moscow mule [1 cocktail]=1,shot,vodka+5,fl oz,ginger ale
    white russian;black russian [1 cocktail]=1,shot,vodka+1,fl oz,kahlua+1,fl oz,half and half
    long island iced tea;long island [1 cocktail]=2.5,fl oz,spirit+2,fl oz,cola
    tequila sunrise;paloma [1 cocktail]=1,shot,spirit+4,fl oz,orange juice
    mai tai;rum punch;hurricane [1 cocktail]=2,fl oz,rum+3,fl oz,pineapple juice
    hot toddy [1 mug]=1,shot,whiskey+0.75,cup,water+1,tbsp,honey
    whiskey highball;whisky soda;scotch and soda;whiskey and soda;whiskey soda=1,shot,whiskey+5,fl oz,club soda
    shandy;radler=6,fl oz,beer+6,fl oz,lemonade
    arnold palmer;half iced tea half lemonade [1 cup]=0.5,cup,tea+0.5,cup,lemonade
    egg cream=0.75,cup,whole milk+1,tbsp,chocolate syrup+0.25,cup,club soda
    turmeric latte;golden milk=1,cup,whole milk+1,tsp,turmeric
    vodka and lemonade;vodka lemonade [1 cocktail]=1,shot,vodka+5,fl oz,lemonade
    rum and pineapple juice;malibu and pineapple;rum and pineapple [1 cocktail]=1,shot,rum+5,fl oz,pineapple juice
    gin and juice=1,shot,gin+5,fl oz,orange juice
    vodka red bull;vodka and red bull;red bull vodka=1,shot,vodka+1,can,red bull
    kale caesar;kale caesar salad;kale caesar salad with chicken=2,cup,kale+2,tbsp,caesar dressing+1,tbsp,parmesan+0.25,cup,crouton
    prawn sandwich;shrimp roll;prawn roll;prawn salad roll=1,each,roll+80,g,shrimp+18,g,mayonnaise
    beef enchilada;pork enchilada [1 each]=1,each,enchilada+30,g,ground beef
    """
}
