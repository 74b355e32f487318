extension Recipe {
  /// Foods served by the spoon on or beside other foods.
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
    egg mayo;egg mayonnaise=2,each,hard boiled egg+1,tbsp,mayonnaise
    oat milk;oatly;oat drink [1 cup]=25,g,dry oats+3,g,canola oil+210,g,water
    deviled egg;devilled egg;stuffed egg [2 each]=1,each,hard boiled egg+10,g,mayonnaise
    """
}
