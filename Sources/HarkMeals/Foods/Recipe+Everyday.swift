extension Recipe {
  /// Coffees, sandwiches and similar dishes.
  ///
  /// Each line has the names, the units in one dish, and the parts as number, unit and food.
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
    egg salad=2,each,hard boiled egg+1,tbsp,mayonnaise
    egg salad sandwich;egg mayo sandwich;egg mayonnaise sandwich=2,slice,bread+2,each,hard boiled egg+1,tbsp,mayonnaise
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
}
