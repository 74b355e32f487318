// Written by scripts/foods/write-table; change scripts/foods/foods.txt and run that.
// swift-format-ignore-file

/// The food table.
///
/// Each line is a food: its number in the USDA table, its names, kcal, protein, fat and carbohydrate
/// per 100 g, its usual portion, and grams per household measure.
enum FoodFigures {
  static let pieces = [
    #"""
    01001|butter;salted butter|717|0.85|81.11|0.06|1 pat|pat=5;tbsp=14.2;cup=227;stick=113
    01009|cheese (cheddar);cheese;cheddar;cheddar cheese;grated cheese;shredded cheese;sharp cheddar|406|24.04|33.82|1.33|1 slice|slice=28;cup=132
    01004|blue cheese;gorgonzola;stilton|353|21.4|28.74|2.34|1 oz|cup=135
    01006|brie;brie cheese|334|20.75|27.68|0.45|1 oz|cup=144;package=128
    01007|camembert|300|19.8|24.26|0.46|1 wedge|cup=246;wedge=38
    01011|colby;colby jack;colby cheese|394|23.76|32.11|2.57|1 slice|cup=132;slice=28
    01012|cottage cheese|98|11.12|4.3|3.38|0.5 cup|cup=210
    01016|low fat cottage cheese|72|12.39|1.02|2.72|0.5 cup|cup=226
    01017|cream cheese;philadelphia|342|5.93|34.24|4.07|1 tbsp|tbsp=14.5;cup=232;package=85
    01019|feta;feta cheese|264|14.21|21.28|4.09|1 oz|cup=150;wedge=38
    01022|gouda;gouda cheese|356|24.94|27.44|2.22|1 oz|package=198
    01018|edam;babybel;baby bel|357|24.99|27.8|1.43|1 oz|package=198
    01023|gruyere|413|29.81|32.34|0.36|1 oz|slice=28;cup=132;package=170
    01025|monterey jack;jack cheese;pepper jack|373|24.48|30.28|0.68|1 slice|cup=132;slice=28;package=170
    01028|string cheese;cheese stick;part skim mozzarella;low fat mozzarella|254|24.26|15.92|2.77|1 oz|each=28.35~;stick=28.35~
    01026|mozzarella;mozzarella cheese;fresh mozzarella|300|22.17|22.35|2.19|1 oz|cup=112;slice=28.3333
    01030|muenster|368|23.41|30.04|1.12|1 slice|cup=132;slice=28;package=170
    01032|parmesan;parmesan cheese;grated parmesan;parmigiano|420|28.42|27.84|13.91|1 tbsp|cup=100;tbsp=5
    01035|provolone;provolone cheese|351|25.58|26.62|2.14|1 slice|cup=132;slice=28;package=170
    01036|ricotta;ricotta cheese|174|11.26|12.98|3.04|0.5 cup|cup=248
    01040|swiss cheese;swiss;emmental|380|26.93|27.8|5.38|1 slice|cup=132;slice=28
    01159|goat cheese;chevre|264|18.52|21.08|0|1 oz|
    01042|american cheese;processed cheese;cheese single|366|18.13|30.71|4.78|1 slice|slice=28;cup=113
    01191|velveeta|303|16.3|22|9.8|1 oz|
    22970|mac and cheese;macaroni and cheese;macaroni cheese;mac n cheese;kraft dinner;easy mac;mac|149|5.6|6.41|17.28|1 cup|cup=137;container=283
    21380|yogurt parfait;fruit parfait;parfait;mcdonald yogurt parfait;mcdonald fruit parfait;mcdonald parfait|105|2.73|1.3|20.72|1 each|each=149
    01049|half and half;half n half|130|2.96|11.5|4.3|1 tbsp|fl oz=30.2;tbsp=15;cup=242;container=15
    01050|cream (light);cream;coffee cream;table cream|195|2.7|19.31|3.66|1 tbsp|fl oz=30;tbsp=15;cup=240;container=11.1
    01053|heavy cream;whipping cream|345|2.05|37|2.79|1 tbsp|cup=120;tbsp=15;fl oz=29.8
    01054|whipped cream;whip cream|257|3.2|22.22|12.49|2 tbsp|cup=60;tbsp=3
    01056|sour cream|193|2.07|19.73|2.88|2 tbsp|tbsp=12;cup=230
    01180|fat free sour cream|74|3.1|0|15.6|2 tbsp|tbsp=12;cup=230
    01057|eggnog;egg nog|88|4.55|4.19|8.05|1 cup|cup=254;fl oz=31.8;quart=1016
    01069|coffee creamer;creamer;coffee mate;powdered creamer|545|4.79|35.48|54.88|1 tsp|cup=94;tsp=2;packet=3
    01205|flavored creamer;flavored coffee creamer;french vanilla creamer;vanilla creamer;hazelnut creamer|251|0.69|13.5|35.07|1 tbsp|tbsp=15
    01077|milk (whole);milk;whole milk;full fat milk|61|3.15|3.25|4.8|1 cup|cup=244;fl oz=30.5;tbsp=15;quart=976
    01079|reduced fat milk;two percent milk;2 percent milk;semi skimmed milk|50|3.3|1.98|4.8|1 cup|cup=244;fl oz=30.5;quart=976
    01082|low fat milk;one percent milk;1 percent milk|42|3.37|0.97|4.99|1 cup|cup=244;fl oz=30.5;quart=976
    01085|skim milk;fat free milk;nonfat milk;skimmed milk;non fat milk|34|3.37|0.08|4.96|1 cup|cup=245;fl oz=30.6;quart=980
    01088|buttermilk|40|3.31|0.88|4.79|1 cup|cup=245;fl oz=30.6;quart=980
    01102|chocolate milk|83|3.17|3.39|10.34|1 cup|cup=250;fl oz=31.2;quart=1000
    01104|low fat chocolate milk|71|3.24|1|12.6|1 cup|cup=250;quart=1000
    01105|hot chocolate;hot cocoa;cocoa|77|3.52|2.34|10.74|1 cup|cup=250;fl oz=31.2
    01106|goat milk|69|3.56|4.14|4.45|1 cup|fl oz=30.5;cup=244;quart=976
    01096|evaporated milk|134|6.81|7.56|10.04|1 tbsp|fl oz=31.5;cup=252;can=369
    01095|condensed milk;sweetened condensed milk|321|7.91|8.7|54.4|1 tbsp|fl oz=38.2;cup=306
    01110|chocolate milkshake;chocolate shake;chocolate milk shake|119|3.05|2.7|21.15|1 container|fl oz=28.4;container=300
    01111|milkshake (vanilla);milkshake;vanilla milkshake;milk shake;vanilla shake|112|3.86|3.03|17.75|1 container|fl oz=28.4;container=313
    14428|strawberry milkshake;strawberry shake;strawberry milk shake|113|3.4|2.8|18.9|1 serving|fl oz=23.5;small=282;serving=282;medium=376;large=494
    01116|yogurt (plain, whole milk);yogurt;yoghurt;plain yogurt;natural yogurt;whole milk yogurt|61|3.47|3.25|4.66|1 container|container=170;cup=245
    01117|low fat yogurt;low fat plain yogurt;plain low fat yogurt|63|5.25|1.55|7.04|1 container|container=170;cup=245
    01118|nonfat yogurt;fat free yogurt;skim yogurt|56|5.73|0.18|7.68|1 container|container=170;cup=245
    01119|vanilla yogurt|85|4.93|1.25|13.8|1 container|container=170;cup=245
    01120|fruit yogurt;strawberry yogurt;blueberry yogurt;peach yogurt;raspberry yogurt;cherry yogurt|99|3.98|1.15|18.64|1 container|container=170;cup=245
    01187|chocolate yogurt|112|3.53|0|23.53|1 container|container=170
    01256|greek yogurt;greek yoghurt;plain greek yogurt;nonfat greek yogurt;fage|59|10.19|0.39|3.6|1 container|container=170
    01276|strawberry greek yogurt;oikos|106|8.25|2.92|11.67|1 container|container=150~
    01275|vanilla greek yogurt;chobani;vanilla chobani|71|9.07|0.22|8.09|1 container|container=150~
    19293|frozen yogurt;froyo|159|4|5.6|24.2|0.5 cup|cup=144
    01123|egg;whole egg;raw egg;large egg;brown egg;white egg|143|12.56|9.51|0.72|1 each|each=50;large=50;extra large=56;jumbo=63;cup=243;medium=44;small=38
    01124|egg white;scrambled egg white;fried egg white;boiled egg white;hard boiled egg white;egg without yolk;boiled egg without yolk;fried egg without yolk|52|10.9|0.17|0.73|1 each|each=33;large=33;cup=243
    01125|egg yolk;yolk;egg without white|322|15.86|26.54|3.59|1 each|each=17;large=17;cup=243
    01128|fried egg;sunny side up egg;egg over easy;over easy egg;egg sunny side up;egg over medium;egg over hard|196|13.61|14.84|0.83|1 each|each=46;large=46
    01129|hard boiled egg;boiled egg;soft boiled egg;egg hard boiled|155|12.58|10.61|1.12|1 each|each=50;cup=136;tbsp=8.5;large=50
    01130|omelet;omelette|154|10.57|11.66|0.64|2 large|tbsp=15;large=61
    01131|poached egg|143|12.51|9.47|0.71|1 each|each=50;large=50
    01132|scrambled egg;scramble egg|149|9.99|10.98|1.61|2 each|each=61;large=61;tbsp=13.7;cup=220
    01226|egg substitute;egg beater;liquid egg|48|10|0|2|0.25 cup|cup=240
    01223|muscle milk|411|45.71|17.14|18.5|2 tbsp|tbsp=11
    14066|protein powder;whey protein;whey;protein scoop;whey powder|352|78.13|1.56|6.25|1 scoop|scoop=32~;cup=96.9697
    14044|protein shake;slimfast shake;slimfast;slim fast|58|6.59|2.88|0.85|1 bottle|bottle=295
    14041|boost drink;boost shake|138|5.38|5.38|17.29|1 bottle|bottle=237
    14062|ensure|105|3.8|2.53|16.88|1 bottle|fl oz=31.75
    04610|margarine|717|0.16|80.71|0.7|1 tbsp|tbsp=14;cup=227;tsp=4.7;pat=5;stick=113
    04053|olive oil;extra virgin olive oil|884|0|100|0|1 tbsp|tbsp=13.5;cup=216;tsp=4.5
    04582|oil (canola);oil;vegetable oil;canola oil;cooking oil|884|0|100|0|1 tbsp|tbsp=14;cup=218;tsp=4.5
    04047|coconut oil|862|0|100|0|1 tbsp|tbsp=13.6;cup=218;tsp=4.5
    04058|sesame oil|884|0|100|0|1 tbsp|tbsp=13.6;cup=218;tsp=4.5
    04506|sunflower oil|884|0|100|0|1 tbsp|tbsp=13.6;cup=218;tsp=4.5
    04042|peanut oil|884|0|100|0|1 tbsp|tbsp=13.5;cup=216;tsp=4.5
    04002|lard|902|0|100|0|1 tbsp|tbsp=12.8;cup=205
    04615|shortening;crisco|884|0|99.97|0|1 tbsp|tbsp=12.8;cup=205
    04025|mayonnaise;mayo;hellmann;aioli;kewpie mayo;garlic aioli;garlic mayo;chipotle mayo;spicy mayo;sriracha mayo|680|0.96|74.85|0.57|1 tbsp|tbsp=13.8;cup=220;packet=10
    04641|light mayonnaise;light mayo|238|0.37|22.22|9.23|1 tbsp|tbsp=15
    04018|miracle whip;salad cream|250|0.65|21.6|14.78|1 tbsp|tbsp=14.7;cup=235
    04639|ranch dressing;ranch;ranch dip|421|1.32|44.54|5.74|2 tbsp|tbsp=15;serving=30
    04640|light ranch dressing;light ranch;low fat ranch|196|1.25|12.42|21.33|2 tbsp|tbsp=15;serving=30
    04017|thousand island dressing;thousand island|379|1.09|35.06|14.64|2 tbsp|tbsp=16;cup=250;serving=30
    04114|italian dressing|240|0.41|21.12|12.12|2 tbsp|tbsp=14.7;cup=235
    04120|french dressing|457|0.77|44.81|15.58|2 tbsp|tbsp=16;cup=250
    04539|blue cheese dressing|484|1.37|51.1|4.77|2 tbsp|tbsp=15;cup=245
    43015|caesar dressing|542|2.17|57.85|3.3|2 tbsp|tbsp=14.7;cup=235;serving=30
    04135|vinaigrette;oil and vinegar;oil and vinegar dressing;vinegar and oil;balsamic vinaigrette;balsamic dressing;salad dressing;dressing;house dressing|449|0|50.1|2.5|2 tbsp|tbsp=16;cup=250
    04703|honey mustard;honey mustard dressing;honey mustard sauce|464|0.87|40.83|23.33|2 tbsp|tbsp=15
    04015|russian dressing|355|0.69|26.18|31.9|2 tbsp|tbsp=15;cup=245;serving=30
    04016|sesame dressing;sesame ginger dressing|443|3.1|45.2|8.6|2 tbsp|tbsp=15;cup=245
    04704|poppy seed dressing|399|0.92|33.33|23.73|2 tbsp|tbsp=16.5
    06112|teriyaki sauce;teriyaki|89|5.93|0.02|15.56|1 tbsp|tbsp=18;fl oz=36;cup=288
    06150|barbecue sauce;bbq sauce;barbeque sauce;barbecue dip|172|0.82|0.63|40.77|1 tbsp|tbsp=17;cup=286
    06164|salsa|29|1.52|0.17|6.64|2 tbsp|tbsp=18;cup=260
    27027|pico de gallo|31|0|0|9.38|2 tbsp|serving=32;tbsp=16
    27028|salsa verde|47|0|1.56|6.25|2 tbsp|serving=32;tbsp=16
    06599|enchilada sauce|40|1.67|0|8.33|0.25 cup|cup=240;serving=60
    06168|hot sauce;pepper sauce;chili sauce;buffalo sauce;frank red hot;cholula|11|0.51|0.37|1.75|1 tsp|tsp=4.7
    06169|tabasco|12|1.29|0.76|0.8|1 tsp|tsp=4.7
    06175|hoisin sauce;hoisin|220|3.31|3.39|44.08|1 tbsp|tbsp=16
    06176|oyster sauce|51|1.35|0.25|10.92|1 tbsp|tbsp=18
    06179|fish sauce|35|5.06|0.01|3.64|1 tbsp|tbsp=18
    06971|worcestershire sauce;worcestershire|78|0|0|19.46|1 tsp|tbsp=17;cup=275
    27048|steak sauce;a1 sauce;a one sauce;a1 steak sauce|95|1.25|0.23|22.04|1 tbsp|tbsp=17
    27049|tartar sauce;tartare sauce|211|1|16.7|13.3|1 tbsp|tbsp=15
    27050|sweet and sour sauce|150|0.27|0.02|38.22|2 tbsp|tbsp=17.5
    27046|duck sauce|245|0.36|0.13|60.61|1 tbsp|tbsp=16.5
    27051|cocktail sauce|124|1.36|1.05|28.22|2 tbsp|cup=240
    27052|queso;queso dip;salsa con queso;nacho cheese;cheese dip|143|3.14|9.51|11.14|2 tbsp|tbsp=15;cup=250
    06930|cheese sauce|174|6.71|13.29|6.83|0.25 cup|cup=252
    06931|marinara;marinara sauce;spaghetti sauce;pasta sauce;tomato sauce;red sauce;tomato pasta sauce|50|1.39|1.61|7.43|0.5 cup|serving=132;cup=264
    06166|white sauce;bechamel|147|3.84|10.63|9.17|0.25 cup|cup=250
    06116|gravy (beef);gravy;beef gravy;brown gravy;onion gravy;gravy granule|53|3.75|2.36|4.81|0.25 cup|cup=233;can=291
    06119|chicken gravy|79|1.93|5.71|5.42|0.25 cup|cup=228;jar=273
    06125|turkey gravy|51|2.6|2.1|5.1|0.25 cup|cup=238;tbsp=14.9;tsp=5;can=298
    06318|country gravy;white gravy;cream gravy;sausage gravy|76|1.69|5.08|5.08|0.25 cup|cup=236
    06618|peanut sauce;satay sauce|179|2.02|6.34|28.46|2 tbsp|tbsp=17
    16123|soy sauce;soya sauce|53|8.14|0.57|4.93|1 tbsp|tbsp=16;tsp=5.3;cup=255;each=8.9
    16124|tamari|60|10.51|0.1|5.57|1 tbsp|tbsp=18;tsp=6
    11935|ketchup;catsup;tomato ketchup|101|1.04|0.1|27.4|1 tbsp|tbsp=17;packet=9;cup=240
    02046|mustard;yellow mustard;dijon mustard;dijon|60|3.74|3.34|5.83|1 tsp|tsp=5;cup=249
    02055|horseradish|48|1.18|0.69|11.29|1 tsp|tsp=5;tbsp=15
    11990|wasabi|109|4.8|0.63|23.54|5 g|cup=130;root=169
    02048|vinegar;cider vinegar;apple cider vinegar|21|0|0|0.93|1 tbsp|tbsp=14.9;cup=239;tsp=5
    02069|balsamic vinegar;balsamic;balsamic glaze|88|0.49|0|17.03|1 tbsp|tbsp=16;cup=255;tsp=5.3
    02047|salt|0|0|0|0|1 dash|tsp=6;tbsp=18;cup=292;dash=0.4
    02030|black pepper;pepper;ground pepper|251|10.39|3.26|63.95|1 dash|tsp=2.3;tbsp=6.9;dash=0.1
    02010|cinnamon|247|3.99|1.24|80.59|1 tsp|tsp=2.6;tbsp=7.8
    02054|caper|23|2.36|0.86|4.89|1 tbsp|tbsp=8.6
    11945|relish;pickle relish;sweet relish|130|0.37|0.47|35.06|1 tbsp|tbsp=15;packet=10;cup=245
    16137|homemade hummus|177|4.86|8.59|20.12|2 tbsp|tbsp=15;cup=246
    16158|hummus;houmous|166|7.9|9.6|14.29|2 tbsp|tbsp=15;cup=246
    12698|tahini|592|17.4|53.01|21.5|1 tbsp|tbsp=15
    19125|nutella;chocolate hazelnut spread;hazelnut spread;chocolate spread|541|5.41|29.73|62.16|1 tbsp|serving=37;tbsp=18.5
    43406|marmite;vegemite;yeast extract|185|23.88|0.9|20.42|1 tsp|tsp=6
    19296|honey|304|0.3|0|82.4|1 tbsp|cup=339;tbsp=21;packet=14
    19297|jam;strawberry jam;preserve;raspberry jam;strawberry preserve|278|0.37|0.07|68.86|1 tbsp|tbsp=20;packet=14
    19300|jelly;grape jelly|266|0.15|0.02|69.95|1 tbsp|serving=21;tbsp=21;packet=14
    19303|marmalade;orange marmalade|246|0.3|0|66.3|1 tbsp|tbsp=20;package=14;serving=20;cup=320
    19294|apple butter|173|0.39|0.3|42.47|1 tbsp|tbsp=17;serving=17;cup=282
    19353|maple syrup|260|0.04|0.06|67.04|1 tbsp|tbsp=20;serving=83;cup=332
    19129|syrup (pancake);syrup;pancake syrup;aunt jemima syrup;aunt jemima;log cabin syrup|234|0|0|61.47|1 tbsp|cup=314;tbsp=20
    14181|chocolate syrup;chocolate sauce|279|2.1|1.13|65.1|1 tbsp|serving=39;tbsp=19.5;cup=300
    19364|caramel sauce;butterscotch;caramel topping;caramel syrup|252|1.5|0.1|65.9|2 tbsp|tbsp=20.5
    19304|molasses|290|0|0.1|74.73|1 tbsp|cup=337;serving=20;tbsp=20
    19912|agave;agave nectar;agave syrup|310|0.09|0.45|76.37|1 tbsp|tsp=6.9;cup=220
    19335|sugar;white sugar;granulated sugar;sugar cube;table sugar|387|0|0|99.98|1 tsp|each=4.2~;cube=2.3;serving=2.8;tsp=4.2;cup=200
    19334|brown sugar|380|0.12|0|98.09|1 tsp|tsp=3;cup=220
    19336|powdered sugar;icing sugar;confectioner sugar|389|0|0|99.77|1 tbsp|cup=120;tbsp=8;tsp=2.5
    19868|splenda;sweetener;artificial sweetener;sucralose|336|0|0|91.17|1 packet|serving=1;packet=1
    19337|equal sweetener;aspartame|365|2.17|0|89.08|1 packet|tsp=3.5;serving=1;packet=1
    19918|stevia|0|0|0|100|1 packet|packet=1;package=1
    06194|chicken broth;broth;chicken stock;bone broth|6|0.64|0.21|0.44|1 cup|cup=249
    06008|beef broth;beef stock|7|1.14|0.22|0.04|1 cup|cup=240;can=435;container=960
    06615|vegetable broth;vegetable stock;veggie broth|5|0|0|1.28|1 cup|cup=220
    06419|chicken noodle soup;noodle soup;chicken noodle|25|1.27|0.95|2.95|1 cup|serving=248;cup=248
    06423|chicken and rice soup;chicken rice soup|24|1.45|0.78|2.92|1 cup|serving=243;cup=243
    06024|chicken vegetable soup|33|1.97|0.73|4.68|1 cup|cup=255
    06015|chicken soup|71|5.06|2.64|6.88|1 cup|cup=245
    06216|cream of chicken soup;cream of chicken|77|3.01|4.62|6.04|1 cup|cup=248;fl oz=31;can=602
    06243|cream of mushroom soup;mushroom soup;cream of mushroom|64|2.36|3.58|5.76|1 cup|serving=252;cup=252;fl oz=31.5
    06210|cream of celery soup|66|2.29|3.91|5.86|1 cup|cup=248;can=602
    06559|tomato soup|30|0.79|0.28|6.57|1 cup|serving=248;cup=248;fl oz=31
    06358|tomato bisque;creamy tomato soup;cream of tomato soup|79|2.51|2.63|11.73|1 cup|cup=251;can=609
    06471|vegetable beef soup;beef vegetable soup;beef and vegetable soup;beef soup|31|2.23|0.76|4.06|1 cup|cup=244;can=593
    06409|beef noodle soup|34|1.93|1.23|3.58|1 cup|cup=244;can=593
    06468|vegetable soup;veggie soup;garden vegetable soup|28|0.86|0.79|4.89|1 cup|cup=241;can=586
    06440|minestrone;minestrone soup|34|1.77|1.04|4.66|1 cup|cup=241;can=586
    06037|lentil soup;lentil and ham soup|56|3.74|1.12|8.16|1 cup|cup=248;can=567
    06451|split pea soup;pea soup;split pea and ham soup|75|4.08|1.74|11.05|1 cup|cup=253;can=614
    06249|green pea soup|94|4.97|2.77|12.69|1 cup|cup=254;can=616
    36413|black bean soup|103|5.1|2.57|14.79|1 cup|cup=246
    06404|bean soup;bean and bacon soup;ham and bean soup;bean and ham soup;navy bean soup|63|2.88|2.16|8.31|1 cup|serving=266;cup=266;fl oz=33.3
    06230|clam chowder;new england clam chowder;chowder|61|3.24|2.02|7.46|1 cup|serving=252;cup=252;fl oz=31.5
    06428|manhattan clam chowder|30|0.85|0.86|4.77|1 cup|serving=249;cup=249;fl oz=31.1
    06393|corn chowder;chicken corn chowder|82|2.86|4.08|8.16|1 cup|cup=245
    06494|onion soup;french onion soup|12|0.32|0.01|2.77|1 cup|serving=230;cup=230;fl oz=28.7
    06253|potato soup;cream of potato soup|60|2.33|2.6|6.92|1 cup|cup=248;can=602
    06546|broccoli cheese soup;broccoli cheddar soup;broccoli soup|65|1.22|3.67|6.94|1 cup|cup=245
    06509|butternut squash soup;squash soup|45|0.41|1.22|7.76|1 cup|cup=245~;serving=245
    06543|chicken tortilla soup;tortilla soup|53|2.86|0.82|8.16|1 cup|cup=245
    06541|wedding soup;italian wedding soup|49|2.86|1.43|6.12|1 cup|cup=245
    27000|egg drop soup|27|1.16|0.61|4.29|1 cup|cup=241
    27001|hot and sour soup|39|2.58|1.21|4.35|1 cup|cup=233
    27002|wonton soup|32|2.08|0.26|5.25|1 cup|cup=223
    06583|ramen;pot noodle;ramen noodle;instant noodle;cup noodle;instant ramen;ramen soup|440|10.17|17.59|60.26|1 package|packet=81;package=81
    06624|thai coconut curry soup;coconut curry soup|36|0.8|1.06|6.5|10 oz|
    07007|bologna|299|10.91|26.13|4.29|1 slice|slice=30;serving=28
    07013|bratwurst;brat|333|13.72|29.18|2.85|1 each|link=85;each=85
    07019|chorizo|455|24.1|38.27|1.86|1 each|link=60;each=60
    07949|hot dog sausage;frankfurter;frank;wiener;beef frank;hot dog without bun|278|9.77|24.31|4.9|1 each|each=52;serving=52
    21118|hot dog;hotdog|247|10.6|14.84|18.4|1 each|each=98
    21119|chili dog;hot dog with chili|260|11.85|11.79|27.45|1 each|each=114
    21120|corn dog;corndog|263|9.6|10.8|31.88|1 each|each=175
    """#,
    #"""
    07029|ham;sliced ham;deli ham;ham slice;gammon;ham steak|163|16.6|8.6|3.83|2 slice|each=28;slice=28
    10136|baked ham;roast ham;roasted ham|178|22.62|9.02|0|3 oz|cup=140
    07938|honey ham|122|17.93|2.37|7.27|2 oz|each=28.3505
    07089|italian sausage|344|19.12|27.31|4.27|1 each|link=83;each=83
    07064|sausage (pork);sausage;pork sausage;breakfast sausage;sausage link;sausage patty;bangers;banger;chipolata;cumberland sausage|325|18.53|27.25|1.42|1 link|each=23~;patty=27;link=23;serving=48
    07958|turkey sausage;turkey sausage patty;turkey sausage link;turkey breakfast sausage|196|23.89|10.44|0|1 each|each=57;serving=57
    07968|kielbasa;polish sausage;smoked sausage|337|12.45|29.68|5.03|3 oz|each=367;link=367
    07043|deli roast beef;sliced roast beef|115|18.62|3.69|0.64|2 oz|slice=9.3
    13355|pastrami|147|21.8|5.82|0.36|2 oz|package=71;slice=28
    07057|pepperoni|494|22.9|43.5|0|10 piece|piece=2;each=2
    07068|salami|261|12.6|22.2|1.9|1 slice|slice=26
    07072|hard salami;genoa salami|378|21.07|31.65|0.72|3 slice|slice=9.8
    07908|spam|315|13.4|26.6|4.6|2 oz|
    07081|deli turkey;sliced turkey;turkey slice;turkey cold cut|100|16.33|2.37|2.34|2 slice|each=15;slice=15
    07961|deli chicken;sliced chicken|98|17.4|1.86|2.92|1 slice|slice=12
    07050|mortadella|311|16.37|25.39|3.05|1 slice|slice=15
    07041|liverwurst;liver sausage|326|14.1|28.5|2.2|1 slice|slice=18
    07055|pate;liver pate|319|14.2|28|1.5|1 tbsp|tbsp=13
    07972|meatball;italian meatball|286|14.4|22.21|8.06|1 each|piece=18.6667;each=18.6667
    10862|bacon;streaky bacon;pan fried bacon;crispy bacon;cooked bacon|468|33.92|35.09|1.7|2 slice|each=11.5;strip=11.5;slice=11.5
    10862|bacon (rasher);rasher;bacon rasher|468|33.92|35.09|1.7|2 each|each=11.5~;rasher=11.5~;slice=11.5
    10998|canadian bacon;back bacon|146|27.97|2.88|1.92|1 slice|slice=13.8
    16104|vegetarian bacon;veggie bacon;meatless bacon|310|10.68|29.52|6.32|1 cup|cup=144;strip=5
    19002|beef jerky;jerky|410|33.2|25.6|11|1 piece|piece=20;each=20
    19407|beef stick;slim jim;meat stick|550|21.5|49.6|5.4|1 each|each=20;stick=20
    05747|chicken breast;grilled chicken breast;grilled chicken;boneless chicken breast;skinless chicken breast;breast of chicken;grilled breast of chicken;pan seared chicken breast;chicken fillet;chicken breast fillet|151|30.54|3.17|0|1 piece|piece=196;each=196
    05064|chicken;roasted chicken breast;roast chicken breast;baked chicken breast;baked chicken;boiled chicken;cooked chicken;boiled chicken breast;shredded chicken;white meat chicken;chicken meat;chicken piece;chicken strip meat;cubed chicken|165|31.02|3.57|0|3 oz|each=172;cup=140;breast=172
    05009|roast chicken;sunday roast chicken;roasted chicken;whole chicken;chicken with skin|239|27.3|13.6|0|3 oz|cup=140
    05348|rotisserie chicken|184|27.48|8.18|0.02|3 oz|serving=85;breast=343
    05008|fried chicken;southern fried chicken|269|28.56|14.92|3.15|3 oz|
    05059|fried chicken breast;breaded chicken breast;breaded chicken|222|31.84|8.87|1.64|1 each|each=196;breast=196
    05069|chicken drumstick;drumstick|191|23.35|10.15|0|1 each|each=105;drumstick=105
    05068|fried chicken drumstick;fried drumstick|245|26.96|13.72|1.63|1 each|each=49;drumstick=49
    05078|chicken leg;roast chicken leg;chicken leg quarter|184|24.03|8.99|0|1 each|each=258;leg=258;thigh=133;drumstick=91
    05077|fried chicken leg|254|26.84|14.43|2.5|1 each|each=112;leg=112
    05094|chicken thigh;thigh;roast chicken thigh;baked chicken thigh;grilled chicken thigh|232|23.26|14.71|0|1 each|each=137;thigh=137
    05098|skinless chicken thigh;skinless thigh|179|24.76|8.15|0|1 each|each=116;thigh=116
    05093|fried chicken thigh|262|26.75|14.98|3.18|1 each|each=62;thigh=62
    05103|chicken wing;wing;buffalo wing;baked chicken wing;hot wing;buffalo chicken wing|254|23.79|16.87|0|1 piece|piece=85;each=85
    05102|fried chicken wing|321|26.11|22.16|2.39|1 each|each=32;wing=32
    05333|ground chicken;minced chicken;chicken mince|189|23.28|10.92|0|3 oz|
    05311|canned chicken|185|25.3|8.1|0.9|3 oz|cup=205;can=125
    05028|chicken liver|167|24.46|6.51|0.87|3 oz|each=44
    05324|chicken patty|287|14.85|19.58|12.84|1 each|each=60;patty=60
    21401|chicken tender;chicken finger;chicken strip;chicken goujon|271|19.22|13.95|17.25|1 each|each=30;strip=30;serving=184
    22975|chicken nugget;nugget|261|14.36|15.42|16.24|1 each|serving=82;piece=20;each=20
    21229|popcorn chicken;boneless wing;chicken bite|307|15.92|20.36|14.93|1 each|piece=16;each=16
    05166|turkey;roast turkey;roasted turkey;turkey with skin|189|28.55|7.39|0.06|3 oz|
    05220|turkey breast;roast turkey breast;baked turkey breast|147|30.13|2.08|0|3 oz|breast=1413
    05306|ground turkey;minced turkey;turkey mince;turkey burger;turkey patty;turkey burger patty|203|27.37|10.4|0|3 oz|each=82;patty=82
    05723|turkey leg;turkey drumstick|173|28.61|6.52|0|3 oz|each=275;drumstick=275
    05140|duck;roast duck;roasted duck;crispy duck;peking duck;aromatic duck;crispy aromatic duck|337|18.99|28.35|0|3 oz|cup=140
    05142|duck meat;skinless duck|201|23.48|11.2|0|3 oz|cup=140
    05315|duck breast|202|24.5|10.85|0|3 oz|each=240;breast=240
    05147|goose;roast goose|305|25.16|21.92|0|3 oz|cup=140
    05308|cornish hen;cornish game hen|259|22.27|18.21|0|100 g|
    23574|ground beef;minced beef;beef mince;mince;hamburger meat;hamburger patty;beef patty;burger patty;hamburger without bun;burger without bun;burger without bread;hamburger without bread;beef burger without bun;ground chuck;salisbury steak|246|24.04|15.94|0|3 oz|each=85~;patty=85~
    23564|lean ground beef;lean beef mince;lean mince|204|25.21|10.68|0|3 oz|each=85~
    23559|extra lean ground beef|164|25.8|5.94|0|3 oz|each=85~
    13451|steak (sirloin);steak;sirloin;sirloin steak;beef steak;grilled steak;top sirloin|212|29.33|9.67|0|6 oz|steak=384
    13473|t bone steak;t bone;porterhouse;porterhouse steak|247|24.18|15.93|0|6 oz|
    23197|rib eye;ribeye;rib eye steak;ribeye steak|291|23.69|21.81|0|6 oz|steak=291
    13918|filet mignon;beef tenderloin;fillet steak;filet steak;tenderloin steak|267|26.46|17.12|0|3 oz|each=104;steak=104
    13948|flank steak|192|27.66|8.23|0|3 oz|steak=383
    23541|skirt steak;fajita meat;carne asada|255|23.51|17.13|0|3 oz|
    13369|brisket;beef brisket|213|32.9|8.01|0|3 oz|steak=270
    13373|pot roast;beef pot roast;braised beef|297|28.94|19.17|0|3 oz|
    13361|beef;roast beef;sunday roast beef;beef roast;cooked beef;shredded beef;stewed beef;roast beef joint;roast topside;topside of beef;barbacoa|273|27.33|17.37|0|3 oz|
    23191|prime rib;rib roast|300|23.47|22.91|0|3 oz|
    23125|short rib;beef short rib;beef rib|305|25.48|22.58|0|3 oz|piece=289
    13347|corned beef|251|18.17|18.98|0.47|3 oz|piece=320
    22908|corned beef hash|164|8.73|10.24|9.27|1 cup|cup=236
    13327|beef liver;liver;fried liver;liver and onion|175|26.52|4.68|5.16|3 oz|slice=81
    13340|beef tongue;tongue|284|19.29|22.3|0|3 oz|
    10064|pork chop;grilled pork chop;pork loin;pork loin chop;broiled pork chop|196|26.62|9.14|0|3 oz|each=145;chop=145
    10186|fried pork chop;pan fried pork chop|196|29.36|7.86|0|3 oz|each=142;chop=142
    10061|pork tenderloin|143|26.17|3.51|0|3 oz|piece=333
    10071|pork;pork shoulder;roast pork;sunday roast pork;pork roast;carnitas;shredded pork|292|23.28|21.39|0|3 oz|cup=135
    22972|pulled pork;bbq pork;barbecue pork|168|13.19|4.42|18.74|3 oz|cup=249
    10940|sparerib;spare rib;pork rib;rib;bbq rib;barbecue rib|361|20.89|30.86|0|3 oz|
    10220|ground pork;minced pork;pork mince|297|25.69|20.77|0|3 oz|
    17225|ground lamb;minced lamb;lamb mince;lamb;lamb kofta;kofta|283|24.75|19.65|0|3 oz|
    17014|leg of lamb;lamb leg;roast lamb;sunday roast lamb;lamb roast;rack of lamb|191|28.3|7.74|0|3 oz|piece=218
    17028|lamb chop;lamb loin chop|202|26.59|9.76|0|3 oz|piece=193;each=193
    17143|veal;ground veal;veal cutlet|172|24.38|7.56|0|3 oz|
    17157|bison;buffalo meat|143|28.44|2.42|0|3 oz|piece=340
    17165|venison;deer meat|158|30.21|3.19|0|3 oz|piece=340
    17178|rabbit|197|29.06|8.05|0|3 oz|piece=313
    15016|fish (cod);fish;cod fish;white fish;cod;baked cod;grilled fish;baked fish;cod fillet|105|22.83|0.86|0|3 oz|each=180;fillet=180
    36033|fried fish;battered fish;fish fillet;breaded fish;beer battered fish;fried cod;battered cod|219|13.49|10.79|16.89|1 serving|serving=226
    15027|fish stick;fish finger|277|11.01|16.23|21.66|1 each|piece=57;each=28;stick=28
    15233|catfish|105|18.47|2.85|0|3 oz|fillet=143
    15011|fried catfish|229|18.09|13.33|8.04|3 oz|fillet=87
    15029|flounder;sole|86|15.24|2.37|0|3 oz|fillet=127
    15034|haddock|90|19.99|0.55|0|3 oz|fillet=150
    15037|halibut|111|22.54|1.61|0|3 oz|fillet=159~
    15041|pickled herring|262|14.19|18|9.64|1 piece|cup=140;piece=15;each=15
    15042|kipper;kippered herring|217|24.58|12.37|0|100 g|fillet=65
    15047|mackerel|262|23.85|17.81|0|3 oz|fillet=88
    15194|mahi mahi|109|23.72|0.9|0|3 oz|fillet=159
    15061|perch|117|24.86|1.18|0|3 oz|fillet=46
    15237|salmon;salmon fillet;baked salmon;grilled salmon;salmon steak;atlantic salmon;cooked salmon;salmon filet|206|22.1|12.35|0|3 oz|each=178~;fillet=178~
    15236|raw salmon|208|20.42|13.42|0|3 oz|fillet=198~
    15086|sockeye salmon;wild salmon|169|25.4|6.69|0|3 oz|fillet=155~
    15084|canned salmon;tinned salmon|129|19.68|4.97|0|3 oz|can=411
    15077|smoked salmon;lox|117|18.28|4.32|0|2 oz|cup=136
    15088|sardine;canned sardine|208|24.62|11.45|0|1 can|cup=149;can=92;small=12;each=12
    15002|anchovy|210|28.89|9.71|0|1 each|each=4;can=45
    15092|sea bass;bass|124|23.63|2.56|0|3 oz|fillet=101
    15102|snapper;red snapper|128|26.3|1.72|0|3 oz|fillet=170
    15111|swordfish|172|23.45|7.93|0|3 oz|piece=106;each=106
    15262|tilapia|128|26.15|2.65|0|3 oz|fillet=87
    15241|trout;rainbow trout|168|23.8|7.38|0|3 oz|fillet=71
    15121|tuna;canned tuna;tuna fish;tuna in water;tinned tuna|86|19.44|0.96|0|1 can|can=165;cup=154
    15119|tuna in oil|198|29.13|8.21|0|1 can|cup=146;can=171
    15126|white tuna;albacore;albacore tuna|128|23.62|2.97|0|1 can|can=172
    15221|tuna steak;grilled tuna;ahi tuna;seared tuna|130|29.15|0.59|0|3 oz|
    15127|raw tuna|109|24.4|0.49|0|3 oz|
    15128|tuna salad|187|16.04|9.26|9.41|1 cup|cup=205
    15012|caviar|264|24.6|17.9|4|1 tbsp|tbsp=16
    15026|eel;unagi|236|23.65|14.95|0|3 oz|fillet=159
    15140|crab;crab meat|83|17.88|0.74|0|3 oz|cup=118
    15137|king crab;crab leg;king crab leg|97|19.35|1.54|0|3 oz|each=134;leg=134
    15142|crab cake|155|20.21|7.52|0.48|1 each|each=60;cake=60
    15109|imitation crab;surimi;crab stick|99|15.18|0.9|6.85|3 oz|
    15148|lobster;lobster tail|89|19|0.86|0|3 oz|cup=145
    15151|shrimp;prawn;cooked shrimp;grilled shrimp;shrimp cocktail;king prawn;tiger prawn;jumbo shrimp;popcorn shrimp plain;shrimp skewer|119|22.78|1.7|1.52|3 oz|large=5.5;each=5.5
    15150|fried shrimp;breaded shrimp;battered shrimp;fried prawn;coconut shrimp|242|21.39|12.28|11.47|3 oz|large=7.5;each=7.5
    15159|clam;steamed clam|148|25.55|1.95|5.13|3 oz|each=9.5;small=9.5
    15158|fried clam|202|14.24|11.15|10.33|3 oz|each=9.4;small=9.4
    15165|mussel;steamed mussel|172|23.8|4.48|7.39|3 oz|
    15167|oyster;raw oyster|51|5.71|1.71|2.72|1 each|medium=14;cup=248;each=14
    15168|fried oyster|199|8.77|12.58|11.62|1 each|medium=14.6667;each=14.6667
    90240|scallop;seared scallop;steamed scallop|111|20.54|0.84|5.41|3 oz|
    15173|fried scallop|216|18.07|10.94|10.13|2 each|each=15.5;large=15.5
    15176|calamari;fried calamari;fried squid;squid|175|17.94|7.48|7.79|3 oz|
    15230|octopus|164|29.82|2.08|4.4|3 oz|
    15146|crayfish;crawfish|82|16.77|1.2|0|3 oz|
    18069|bread (white);bread;white bread;sliced bread;sandwich bread;toast bread|266|8.85|3.33|49.42|1 slice|slice=30;cup=45
    18070|toast (white);toast;white toast;toasted bread;toasted white bread|293|9|4|54.4|1 slice|slice=27;cup=45
    18075|whole wheat bread;wholemeal bread;brown bread;whole grain bread;wholewheat bread;wholegrain bread;granary bread|252|12.45|3.5|42.71|1 slice|slice=32
    18076|whole wheat toast;wholemeal toast;brown toast;whole grain toast;toasted whole wheat bread|306|16.27|4.07|51.16|1 slice|slice=25
    18064|wheat bread|267|10.72|3.24|48.68|1 slice|slice=29
    18065|wheat toast;toasted wheat bread|313|12.96|4.27|55.77|1 slice|slice=24
    18025|cracked wheat bread|260|8.7|3.9|49.5|1 slice|slice=30
    18036|multigrain toast;multigrain bread;seven grain bread;seeded bread|288|14.52|4.6|47.11|1 slice|slice=24
    18060|rye bread;rye|259|8.5|3.3|48.3|1 slice|slice=32
    18061|rye toast|284|9.4|3.6|53.1|1 slice|slice=29
    18029|sourdough;sourdough bread;french bread;crusty bread;sourdough loaf|272|10.75|2.42|51.88|1 slice|slice=28.35~
    18029|baguette;french stick;french loaf|272|10.75|2.42|51.88|2 oz|slice=28.35~
    18030|sourdough toast;french bread toast|319|13|2.14|61.93|1 slice|slice=29
    18033|italian bread;italian loaf|271|8.8|3.5|50|1 slice|slice=30
    18033|ciabatta;ciabatta roll|271|8.8|3.5|50|2 oz|slice=30
    18044|pumpernickel;pumpernickel bread|250|8.7|3.1|47.5|1 slice|slice=26
    18047|raisin bread;cinnamon raisin bread;fruit loaf|274|7.9|4.4|52.3|1 slice|slice=32
    18048|raisin toast;cinnamon toast;cinnamon raisin toast|297|8.6|4.8|56.9|1 slice|slice=29
    18041|pita;pita bread;white pita;pitta;pitta bread|275|9.1|1.2|55.7|1 each|large=60;small=28;each=60
    18042|whole wheat pita;wholemeal pita|266|9.8|2.6|55|1 each|large=64;small=28;each=64
    28307|naan;naan bread;garlic naan;nan bread|291|9.62|5.65|50.43|1 each|piece=90;each=90
    28306|chapati;roti|297|11.25|7.45|46.36|1 each|piece=68;each=68
    28286|paratha|326|6.36|13.2|45.35|1 each|piece=79;each=79
    18973|focaccia|249|8.77|7.89|35.82|1 piece|piece=57;each=57
    18963|garlic bread|350|8.36|16.61|41.72|1 slice|slice=43
    18971|potato bread|266|12.5|3.13|47.07|1 slice|slice=32
    18024|cornbread;corn bread|266|6.7|7.1|43.5|1 piece|piece=65;each=65
    18019|banana bread;banana loaf|326|4.3|10.5|54.6|1 slice|each=57;slice=60
    18032|soda bread|290|6.6|5|56|2 oz|
    18363|corn tortilla|218|5.7|2.85|44.64|1 each|each=24
    18364|tortilla;flour tortilla;tortilla wrap|293|7.93|5.87|51.18|1 each|each=48;medium=30;package=407
    28295|whole wheat tortilla;whole wheat wrap|310|9.76|9.76|45.89|1 each|each=41
    18360|taco shell|476|6.41|21.79|63.49|1 each|each=12.9;medium=13.3;large=21
    18001|bagel;plain bagel;everything bagel;onion bagel;sesame bagel;poppy seed bagel|264|10.56|1.32|52.38|1 each|each=105;small=69;medium=105;large=131
    18002|toasted bagel|288|11.14|1.72|57.11|1 each|each=99;small=65;medium=99;large=123
    18005|cinnamon raisin bagel|274|9.8|1.7|55.2|1 each|each=105;small=69;medium=105;large=131
    18968|whole wheat bagel;wheat bagel|250|10.2|1.53|48.89|1 each|each=98
    18003|egg bagel|278|10.6|2.1|53|1 each|each=105;small=69;medium=105;large=131
    18258|english muffin|227|8.87|1.69|44.17|1 each|each=57
    18259|toasted english muffin|270|10.32|2.02|52.65|1 each|each=52
    18266|whole wheat english muffin|203|8.8|2.1|40.4|1 each|each=66
    18239|croissant;butter croissant|406|8.2|21|45.8|1 each|each=57;medium=57;large=67;small=42
    18241|cheese croissant|414|9.2|20.9|47|1 each|each=57;small=42;medium=57;large=67
    18342|roll;dinner roll;bread roll;white roll;crusty roll;bap;yeast roll;soft roll;bread bun;barm;barm cake;cob roll|310|10.86|6.47|52.04|1 each|each=28;roll=28
    18348|whole wheat roll;whole wheat bun;wholemeal bun;brown bun;whole wheat burger bun;whole wheat hamburger bun;whole wheat dinner roll;brown roll;wholemeal roll|266|8.7|4.7|51.1|1 each|each=28;roll=28;large=135;medium=36
    18349|french roll;hoagie roll;sub roll;submarine roll;hero roll;italian roll|277|8.6|4.3|50.2|1 each|each=38;roll=38
    18353|kaiser roll;hard roll|293|9.9|4.3|52.7|1 each|each=57;roll=57
    18350|hamburger bun;hot dog bun;bun;burger bun;hotdog bun|278|9.87|3.76|50.15|1 each|each=44;roll=44
    18016|biscuit (buttermilk);biscuit;buttermilk biscuit|353|7|16.3|44.6|1 each|each=60;small=14
    18274|muffin (blueberry);muffin;blueberry muffin|375|4.49|16.07|53|1 each|each=113;small=66;medium=113;large=139;extra large=168
    18279|corn muffin|305|5.9|8.4|51|1 each|each=113;small=66;medium=113;large=139;extra large=168
    18283|bran muffin;oat bran muffin|270|7|7.4|48.3|1 each|each=113;small=66;medium=113;large=139;extra large=168
    18273|plain muffin|296|6.9|11.4|41.4|1 each|each=57
    18080|bread stick;breadstick|412|12|9.5|68.4|1 each|cup=46;small=5;stick=5;each=10
    18242|crouton|407|11.9|6.6|73.5|0.5 cup|cup=30
    18079|bread crumb;breadcrumb|395|13.35|5.3|71.98|0.25 cup|cup=108
    18082|stuffing;bread stuffing|177|3.2|8.6|21.7|0.5 cup|cup=200
    18288|frozen pancake|233|5.23|6.83|37.75|1 each|each=41
    18293|pancake;plain pancake;hotcake;flapjack;buttermilk pancake|227|6.4|9.7|28.3|2 each|each=38
    18294|blueberry pancake|222|6.1|9.2|29|2 each|each=38
    18367|waffle;belgian waffle;homemade waffle|291|7.9|14.1|32.9|1 each|each=75
    18403|eggo;eggo waffle;frozen waffle;toaster waffle|312|7.19|9.61|49.29|1 each|each=33
    """#,
    #"""
    18269|french toast|229|7.7|10.8|25|1 slice|slice=65
    21024|french toast stick|340|6|17.74|41.21|1 each|piece=21.6667;each=21.6667
    18356|cinnamon roll;cinnamon bun|372|6.2|16.4|50.9|1 each|large=83;each=60;roll=60
    18964|honey bun;frosted cinnamon roll|452|4.45|26.61|48.6|1 each|each=65
    18246|danish;fruit danish;danish pastry;apple danish;raspberry danish|371|5.4|18.5|47.8|1 each|large=142;small=35;each=71;piece=53
    18245|cheese danish|374|8|21.9|37.2|1 each|each=71
    18255|donut (glazed);donut;doughnut;glazed donut;glazed doughnut;krispy kreme|421|6.14|22.7|47.93|1 each|each=75;extra large=122;jumbo=157;large=75
    18248|plain donut;plain doughnut;cake donut;old fashioned donut|434|5.31|24.93|47.06|1 each|each=54;medium=54
    18249|chocolate frosted donut;frosted donut;chocolate donut;chocolate covered donut;chocolate glazed donut;chocolate iced donut;chocolate doughnut|452|4.93|25.25|51.33|1 each|each=43;medium=43;large=67
    18256|jelly donut;jelly doughnut;jam doughnut;jam donut|340|5.9|18.7|39|1 each|each=85
    18254|cream filled donut;boston cream donut;custard donut|361|6.4|24.5|30|1 each|each=85
    18253|cruller|412|3.1|18.3|59.5|1 each|each=41
    18362|pop tart;toaster pastry|388|4.2|9.95|70.32|1 each|each=54
    18489|strawberry pop tart;frosted strawberry pop tart|390|4.1|9.8|71.7|1 each|each=52
    18361|brown sugar pop tart;brown sugar cinnamon pop tart|370|4.06|7.98|72.64|1 each|each=51
    18354|apple strudel;strudel|274|3.3|11.2|41.1|1 each|piece=71;each=71
    18104|coffee cake;crumb cake|418|6.8|23.3|46.7|1 piece|each=57;piece=63
    18969|eclair;cream puff;chocolate eclair;profiterole|334|4.41|18.52|37.43|1 each|each=113~
    18096|chocolate cake|389|3.48|20.05|52.84|1 piece|piece=138;each=1660;cake=1660
    18141|cake (yellow, with frosting);cake;birthday cake;vanilla cake;yellow cake|391|2.99|17.91|56.2|1 serving|each=67;slice=67~;serving=67
    18139|white cake|357|5.4|12.4|57.2|1 piece|piece=74;each=887;cake=887
    18086|angel food cake;angel cake|258|5.9|0.8|57.8|1 piece|piece=28;each=340;cake=340
    18120|pound cake;madeira cake|353|5|13.96|53.64|1 piece|loaf=365.2695;piece=49;each=49
    18133|sponge cake;sponge|290|5.4|2.7|61|1 piece|piece=38;each=38
    18147|cheesecake;cheese cake;new york cheesecake|321|5.5|22.5|25.5|1 piece|piece=80;each=80
    18110|fruitcake;fruit cake;christmas cake|324|2.9|9.1|61.6|1 piece|piece=43;each=43
    18116|gingerbread|356|3.9|16.4|49.2|1 piece|piece=74;each=74
    18119|pineapple upside down cake|319|3.5|12.1|50.5|1 piece|piece=115;each=115
    18127|cupcake;chocolate cupcake;snack cake;hostess cupcake|399|3.63|15.93|60.31|1 each|each=50
    18128|twinkie|374|3.47|11.54|64.03|1 each|each=42;cake=42
    18151|brownie;fudge brownie;chocolate brownie|405|4.8|16.3|63.9|1 each|each=56;square=56;package=61
    18301|apple pie;pie (apple);pie|237|1.9|11|34|1 piece|piece=125;each=125
    18305|blueberry pie|232|1.8|10|34.9|1 piece|piece=125;each=125
    18308|cherry pie|260|2|11|39.8|1 piece|piece=125;each=125
    18310|chocolate pie;chocolate cream pie|353|4.15|22.41|38.44|1 piece|serving=120;piece=99;each=99
    18320|lemon meringue pie;lemon pie|268|1.5|8.7|47.2|1 piece|piece=113;each=113
    18323|peach pie|224|1.9|10|32.9|1 piece|piece=117;each=117
    18324|pecan pie|407|4.5|16.69|59.61|1 slice|slice=133;each=833;pie=833
    18326|pumpkin pie|243|3.9|9.75|34.83|1 slice|slice=133;each=995;pie=995
    18313|coconut cream pie|298|2.1|16.6|37.3|1 piece|piece=64;each=64
    18304|banana cream pie|269|4.4|13.6|32.9|1 piece|each=1186;pie=1186;piece=144
    18317|custard pie|210|5.5|11.6|20.8|1 piece|piece=105;each=105
    19186|apple crisp;apple crumble;fruit crumble|161|1.75|3.43|30.84|0.5 cup|cup=282
    18159|cookie (chocolate chip);cookie;chocolate chip cookie;choc chip cookie|492|5.1|24.72|65.36|1 each|each=12.9
    18378|homemade chocolate chip cookie;homemade cookie|488|5.7|28.4|58.2|1 each|medium=16;each=16
    18166|oreo;oreo cookie;chocolate sandwich cookie;sandwich cookie|464|5.21|19.14|71|1 each|each=12
    18178|oatmeal cookie;oat cookie|450|6.2|18.1|68.7|1 each|each=25;large=18
    18184|oatmeal raisin cookie;raisin cookie|435|6.5|16.2|68.4|1 each|each=15
    18185|peanut butter cookie|473|8.92|23.82|58.15|1 each|each=31
    18204|sugar cookie|464|5.35|19.55|67.34|1 each|each=17
    18192|shortbread;shortbread cookie;shortbread biscuit;sandie|514|5.37|26.22|63.78|1 each|each=11.8
    18155|butter cookie|467|6.1|18.8|68.9|1 each|each=5
    18172|gingersnap;ginger snap;ginger cookie;ginger nut|416|5.6|9.8|76.9|1 each|each=7;large=32
    18170|fig newton;fig bar;fig roll|348|3.7|7.3|70.9|1 each|each=57
    18171|fortune cookie|378|4.2|2.7|84|1 each|each=8
    18173|graham cracker|430|6.69|10.6|77.66|1 each|each=15;cup=84;large=14
    18213|vanilla wafer;nilla wafer|473|4.3|19.4|71.1|1 each|each=3.75
    28309|coconut macaroon;macaroon|460|3.02|22.55|61.22|1 each|each=18
    28043|animal cracker|450|5.6|14.2|75.3|1 package|package=40
    28035|thin mint|502|4.5|24.2|67.3|4 each|each=8
    28032|samoa;samoa cookie|489|3.5|25.8|64.1|2 each|each=14.5
    18228|cracker (saltine);cracker;saltine;soda cracker;saltine cracker;oyster cracker|418|9.46|8.64|74.05|5 each|each=2.98;cup=70
    18621|ritz cracker;ritz;butter cracker|492|7.23|23.21|63.51|5 each|each=3.3
    18232|wheat cracker;wheat thin|455|7.3|16.4|70.73|1 serving|serving=34;each=2.125
    18235|whole wheat cracker;triscuit|427|10.58|14.13|69.55|1 serving|serving=28;each=4.6667;cup=94
    28280|cheez it;cheez its;goldfish;cheese cracker;goldfish cracker;cheese nip|507|11.4|26.3|57.4|27 each|each=1.1111;package=35
    18215|peanut butter cracker|496|12.41|25.12|56.74|1 each|cup=83;each=6.5
    18217|matzo;matzah|395|10|1.4|83.7|1 each|each=28
    18220|melba toast|390|12.1|3.2|76.6|1 each|cup=30;each=3;piece=5
    18216|crispbread;rye crispbread;ryvita;wasa|366|7.9|1.3|82.2|1 each|cup=55;each=10
    18226|rye cracker|334|9.6|0.9|80.4|1 each|cup=61;each=11
    20045|rice (white);rice;white rice;boiled rice;steamed rice;jasmine rice;basmati rice;long grain rice;cooked rice;basmati;jasmine;steamed white rice;sona masoori;cilantro lime rice;cilantro rice;yellow rice;saffron rice|130|2.69|0.28|28.17|1 cup|cup=158
    20037|brown rice|111|2.58|0.9|22.96|1 cup|cup=202
    20055|sticky rice;sushi rice;glutinous rice|97|2.02|0.19|21.09|1 cup|cup=174
    20089|wild rice|101|3.99|0.34|21.34|1 cup|cup=164
    36602|fried rice;vegetable fried rice;egg fried rice;chinese fried rice|174|4.05|2.96|32.79|1 cup|cup=137
    36417|spanish rice;mexican rice|185|3.28|5.29|31.16|1 cup|cup=116
    36405|rice and bean;rice and black bean;black bean and rice;bean and rice|151|4.64|3.85|24.4|1 cup|serving=461;cup=146
    36401|arroz con pollo|174|12.02|5.06|20.03|1 cup|cup=141
    32003|rice pilaf;pilaf;wild rice pilaf|148|2.94|3.7|25.67|1 cup|cup=238
    20121|pasta;macaroni;penne;rigatoni;fusilli;orzo;rotini;ziti;tagliatelle;pappardelle;bow tie pasta;pasta shell;elbow macaroni;fettuccini;spaghettini;cooked pasta;plain pasta;linguine;fettuccine;angel hair;farfalle|158|5.8|0.93|30.86|1 cup|cup=124
    20125|whole wheat pasta;whole wheat spaghetti;wholewheat pasta;wholemeal pasta|124|5.33|0.54|26.54|1 cup|cup=117
    20321|spaghetti;plain spaghetti|157|5.8|0.93|30.59|1 cup|cup=124
    20092|gluten free pasta|126|2.63|0.73|27.91|1 cup|cup=140
    20110|egg noodle;noodle|138|4.54|2.07|25.16|1 cup|cup=160
    20134|rice noodle;vermicelli;rice vermicelli;pad thai noodle|108|1.79|0.2|24.01|1 cup|cup=176
    20115|soba noodle;soba;buckwheat noodle|99|5.06|0.1|21.44|1 cup|cup=114
    20113|chow mein noodle;crispy noodle|475|8.11|15.43|72.8|0.5 cup|cup=56
    20029|couscous|112|3.79|0.16|23.22|1 cup|cup=157
    20137|quinoa;cooked quinoa|120|4.4|1.92|21.3|1 cup|cup=185
    20013|bulgur;bulgur wheat|83|3.08|0.24|18.58|1 cup|cup=182;tbsp=8.4
    20006|barley;pearl barley|123|2.26|0.44|28.22|1 cup|cup=157
    20010|buckwheat|92|3.38|0.62|19.94|1 cup|cup=168
    20032|millet|119|3.51|1|23.67|1 cup|cup=174
    08180|oatmeal;porridge;cooked oatmeal;cooked oat;oatmeal porridge;oats porridge;cooked oats;oat porridge|71|2.54|1.52|12|1 cup|cup=234
    08120|dry oats;oat;rolled oat;steel cut oat;raw oat;quick oat;uncooked oat;dry oatmeal;oats|379|13.15|6.52|67.7|0.5 cup|cup=81
    08124|instant oatmeal;apple cinnamon oatmeal|366|8.62|4.61|76.74|1 packet|packet=43
    08130|maple brown sugar oatmeal;brown sugar oatmeal;instant oatmeal maple and brown sugar;maple and brown sugar instant oatmeal;maple and brown sugar oatmeal|368|9.2|4.63|76.91|1 packet|packet=43
    08161|grit;corn grit;polenta;cooked grit|71|1.71|0.46|14.76|1 cup|cup=257;tbsp=16
    08169|cream of wheat|50|1.46|0.21|10.66|1 cup|cup=251
    08034|fruity pebble|402|4.6|4|86.1|1 cup|cup=36
    08020|cereal (corn flakes);cereal;corn flake;cornflake;kellogg corn flake|357|7.5|0.4|84.1|1 cup|cup=28
    08013|cheerio;plain cheerio|376|12.09|6.73|73.23|1 cup|cup=28
    08045|honey nut cheerio|376|8.85|5|79.69|1 cup|cup=37.3333
    08065|rice krispy;rice krispie;rice crispy|381|6.75|2.05|85.05|1 cup|cup=26.4
    08069|frosted flake|369|3.96|1.68|89.2|1 cup|cup=40
    08030|froot loop;fruit loop|375|5.3|3.4|88|1 cup|cup=29
    08050|lucky charm|380|7.67|5.02|80.89|1 cup|cup=36
    08272|cinnamon toast crunch|411|5.45|10.25|77.99|1 cup|cup=41.3333
    08271|cocoa puff|383|5.6|5.2|83.7|1 cup|cup=36
    08014|cocoa krispy;coco pop;cocoa krispie|389|4.6|2.7|87.9|1 cup|cup=41.3333
    08060|raisin bran|318|7.72|2.72|77.29|1 cup|cup=59
    08029|bran flake|328|9.9|2.1|80.5|1 cup|cup=40
    08067|special k|378|18.7|1.7|73|1 cup|cup=31
    08319|frosted mini wheat;mini wheat|350|9.19|1.6|83.4|1 serving|serving=54
    08148|shredded wheat|351|11.8|2.1|81.4|1 cup|cup=49
    08147|shredded wheat biscuit|337|11.37|2.21|78.76|1 each|each=23.5
    42237|weetabix;weetbix;weet bix;weetabix biscuit|371|11.43|2.86|81.5|2 each|each=17.5;cup=57
    08038|grape nut|365|10.9|2.1|80.49|0.5 cup|cup=116
    08049|life cereal|374|9.98|4.43|77.74|1 cup|cup=42.6667
    08082|wheat chex|345|9.8|1.8|82.2|1 cup|cup=62.6667
    08019|corn chex;chex|370|6.4|2.4|84.9|1 cup|cup=31
    08064|rice chex|375|6.9|1.4|84.5|1 cup|cup=27
    08010|captain crunch;cap n crunch;capn crunch|398|4.39|5.12|85.51|1 cup|cup=36
    08078|trix|383|5|4.1|85.6|1 cup|cup=32
    08003|apple jack|375|5.1|3.4|88.2|1 cup|cup=28
    08068|corn pop|387|4.8|1.3|89.7|1 cup|cup=30
    42240|honey bunches of oat;honey bunch of oat|409|7.7|7.3|79.6|1 cup|cup=42.6667
    08077|total cereal|320|8.4|2.1|74.7|1 cup|cup=40
    08244|fiber one|200|6.69|2.2|84.59|0.5 cup|cup=60
    08089|wheaties|353|8.3|2.3|83.3|1 cup|cup=36
    08393|kashi;kashi cereal;go lean|311|24.89|2.2|67.19|1 cup|cup=52
    08037|granola;homemade granola|489|14.85|24.06|53.25|0.5 cup|cup=122
    08189|low fat granola|389|8.7|5.7|80.9|0.5 cup|cup=98
    08286|muesli|355|9|5.4|75.19|0.5 cup|cup=82.0896
    08084|wheat germ|382|29.1|10.7|49.6|1 tbsp|cup=113
    11007|raw artichoke|47|3.27|0.15|10.51|1 each|medium=128;large=162;each=128
    11702|artichoke|51|2.89|0.34|11.39|1 each|each=120;medium=120;cup=168
    11959|arugula;rocket|25|2.58|0.66|3.65|1 cup|leaf=2;cup=20
    11705|asparagus;asparagus spear;cooked asparagus|22|2.4|0.22|4.11|0.5 cup|cup=180;each=15;spear=15
    11011|raw asparagus|20|2.2|0.12|3.88|1 cup|cup=134;spear=12
    11026|bamboo shoot|27|2.6|0.3|5.2|0.5 cup|cup=151
    11734|beet;beetroot;cooked beet|44|1.68|0.18|9.96|0.5 cup|cup=170;each=50
    11609|pickled beet;pickled beetroot|65|0.8|0.08|16.28|0.5 cup|cup=227
    11742|broccoli;cooked broccoli;broccoli floret|35|2.38|0.41|7.18|0.5 cup|cup=156;stalk=280;spear=37
    11090|raw broccoli|34|2.82|0.37|6.64|1 cup|cup=91;bunch=608;spear=31;stalk=151;serving=148
    11745|brussels sprout;brussel sprout;sprout|36|2.55|0.5|7.1|0.5 cup|each=21;cup=156
    11751|cooked cabbage|23|1.27|0.06|5.51|0.5 cup|cup=150;head=1262
    11109|cabbage;raw cabbage;shredded cabbage|25|1.28|0.1|5.8|1 cup|cup=89;head=1248;leaf=33
    11112|red cabbage|31|1.43|0.16|7.37|1 cup|cup=89;head=1134;leaf=23
    11754|bok choy;pak choi|12|1.56|0.16|1.78|0.5 cup|cup=170
    11439|sauerkraut|19|0.91|0.14|4.28|0.5 cup|cup=142
    11124|carrot;raw carrot;grated carrot;shredded carrot|41|0.93|0.24|9.58|1 each|each=61;cup=128;large=72;medium=61;small=50
    11960|baby carrot|35|0.64|0.13|8.24|1 serving|each=10;large=15;medium=10;serving=85
    11757|cooked carrot|35|0.76|0.18|8.22|0.5 cup|tbsp=9.7;cup=156;each=46
    11761|cauliflower;cooked cauliflower|23|1.84|0.45|4.11|0.5 cup|cup=124
    11135|raw cauliflower|25|1.92|0.28|4.97|1 cup|cup=107;head=840
    11143|celery;celery stick;celery stalk|16|0.69|0.17|2.97|1 stalk|stick=40~;stalk=40;each=40;cup=101;serving=110;tbsp=7.5;large=64;medium=40;small=17
    11765|swiss chard;chard|20|1.88|0.08|4.13|0.5 cup|cup=175
    11768|collard greens;collard|33|2.71|0.72|5.65|0.5 cup|cup=190
    11770|corn;sweetcorn;sweet corn;corn on the cob;cob of corn;corn cob|96|3.41|1.5|20.98|1 each|each=103;ear=103;cup=149
    11172|canned corn;tinned corn|67|2.29|1.22|14.34|0.5 cup|cup=164;can=211
    11174|creamed corn|72|1.74|0.42|18.13|0.5 cup|cup=256;can=482
    11205|cucumber|15|0.65|0.11|3.63|0.5 cup|cup=104;each=301
    11783|eggplant;aubergine;cooked eggplant;brinjal|33|0.83|0.23|8.14|1 cup|cup=99
    11212|edamame|122|10.88|5.2|9.94|0.5 cup|cup=155
    11957|fennel|31|1.24|0.2|7.3|1 cup|cup=87
    11215|garlic;garlic clove|149|6.36|0.5|33.06|1 clove|cup=136;tsp=2.8;each=3;clove=3
    11216|ginger;fresh ginger;ginger root|80|1.82|0.75|17.77|1 tsp|tsp=2;cup=96;slice=2.2
    11052|raw green bean|31|1.83|0.22|6.97|1 cup|cup=100;each=5.5
    11723|green bean;string bean;runner bean;french bean;cooked green bean;stir fried green bean;haricot vert|35|1.89|0.28|7.88|0.5 cup|cup=125
    11790|cooked kale|28|1.9|0.4|5.63|1 cup|cup=130
    11233|kale;raw kale|49|4.28|0.93|8.75|1 cup|cup=16
    11795|leek|31|0.81|0.2|7.62|0.5 cup|each=124;cup=104
    11251|romaine;romaine lettuce;cos lettuce|17|1.23|0.3|3.29|1 cup|cup=47;leaf=6;head=626;serving=85
    11252|iceberg;iceberg lettuce|14|0.9|0.14|2.97|1 cup|cup=72;head=755;leaf=15
    11253|lettuce;leaf lettuce;green leaf lettuce;salad leaf;salad green;mixed green;greens;salad greens;lettuce leaf;spring mix;mixed leaf;salad leaves;mixed salad leaf;baby leaf|15|1.36|0.15|2.87|1 cup|cup=36;head=360;each=4.8;leaf=4.8
    11260|mushroom;raw mushroom;button mushroom;white mushroom|22|3.09|0.34|3.26|0.5 cup|cup=70;large=23;medium=18;slice=6;small=10;each=18
    11797|cooked mushroom|28|2.17|0.47|5.29|0.5 cup|cup=156;tbsp=9.8;each=12
    11263|stir fried mushroom;sauteed mushroom|26|3.58|0.33|4.04|0.5 cup|cup=108
    11243|portobello;portobello mushroom;portabella|29|3.28|0.58|4.44|1 cup|cup=121
    11238|shiitake;shiitake mushroom|34|2.24|0.49|6.79|1 piece|piece=19;each=19
    11803|okra|22|1.87|0.21|4.51|0.5 cup|cup=160
    11282|onion;raw onion;red onion;white onion;chopped onion;sliced onion;yellow onion;brown onion;sweet onion|40|1.1|0.1|9.34|0.25 cup|cup=160;tbsp=10;large=150;slice=38;medium=110;each=110
    11286|fried onion;sauteed onion;caramelized onion;grilled onion|132|0.95|10.8|7.86|0.25 cup|cup=87
    11291|green onion;scallion;spring onion|32|1.83|0.19|7.34|1 each|cup=100;tbsp=6;large=25;medium=15;small=5;each=15
    21130|onion ring;fried onion ring|411|3.86|25.23|43.58|1 package|package=117;each=6.5
    11297|parsley|36|2.97|0.79|6.33|1 tbsp|cup=60;tbsp=3.8;sprig=1
    11165|cilantro;coriander|23|2.13|0.52|3.67|0.25 cup|cup=16;sprig=2.2222
    02044|basil;fresh basil|23|3.15|0.64|2.65|1 tbsp|leaf=0.5;tbsp=2.65;cup=24
    11808|parsnip|71|1.32|0.3|17.01|0.5 cup|cup=156;each=160
    11811|pea;green pea;garden pea;cooked pea;sweet pea;mushy pea;petit pois|84|5.36|0.22|15.63|0.5 cup|cup=160
    11300|snow pea;sugar snap pea;snap pea;mangetout|42|2.8|0.2|7.55|1 cup|cup=98;each=3.4
    11817|pea and carrot|48|3.09|0.42|10.12|0.5 cup|cup=160;package=278
    11333|green pepper;peppers;bell pepper;bell peppers;green peppers;green bell pepper;sweet pepper;sweet peppers;capsicum;bell pepper strip|20|0.86|0.17|4.64|1 each|cup=149;tbsp=9.3;large=164;medium=119;ring=10;each=119
    11821|red pepper;red peppers;red bell pepper;red bell peppers|31|0.99|0.3|6.03|1 each|cup=149;tbsp=9.3;large=164;medium=119;small=74;each=119
    11951|yellow pepper;yellow bell pepper;orange pepper;orange bell pepper|27|1|0.21|6.32|1 each|large=186;strip=5.2;each=186
    11979|jalapeno;jalapeno pepper|29|0.91|0.37|6.5|1 each|cup=90;each=14
    11670|chili pepper;green chili;red chili|40|2|0.2|9.46|1 each|each=45;cup=150
    11937|pickle;dill pickle;gherkin|12|0.5|0.3|2.41|1 each|each=35;spear=35;slice=7;large=135;cup=143
    """#,
    #"""
    11940|sweet pickle;bread and butter pickle|91|0.58|0.41|21.15|1 each|cup=160;large=35;each=35
    11828|baked potato;jacket potato;potato;roasted potato;roast potato;oven baked potato;red potato;white potato;yellow potato;russet potato;idaho potato;baking potato;baby potato;jacket potatoes;potato jacket|93|2.5|0.13|21.15|1 each|each=173;small=138;medium=173;large=299;cup=122;serving=148
    11831|boiled potato;new potato;steamed potato;roasted new potato|87|1.87|0.1|20.13|1 each|each=136;cup=156
    11934|mashed potato;mash;mash potato;mashed spud|113|1.86|4.22|16.81|0.5 cup|cup=210
    21138|french fries;fries;curly fries;waffle fries;shoestring fries;french fry;fried potato;potato wedge;chunky chips;steak fries;chip shop chip;chunky chip;oven chip;wedge fries|312|3.43|14.73|41.44|1 serving|small=71;medium=117;large=154;serving=117;each=117
    11370|hash brown;hashbrown;home fries;pan fried potato;potato hash|265|3|12.52|35.11|0.5 cup|cup=156
    11399|tater tot;potato puff|192|2.13|9.05|27.29|1 cup|each=7.9;cup=128
    11372|scalloped potato|88|2.87|3.68|10.78|0.5 cup|cup=245
    11373|potatoes au gratin;au gratin potato|132|5.06|7.59|11.27|0.5 cup|cup=245
    11414|potato salad|143|2.68|8.2|11.17|0.5 cup|cup=250
    11672|potato pancake;latke|268|6.08|14.76|27.81|1 each|small=22;medium=37;each=37
    11845|pumpkin|18|0.72|0.07|4.31|0.5 cup|cup=245
    11846|canned pumpkin|34|1.1|0.28|8.09|0.5 cup|cup=245
    11429|radish|16|0.68|0.1|3.4|1 each|each=4.5;cup=116;large=9;medium=4.5;slice=1;small=2
    11457|spinach;raw spinach;baby spinach;fresh spinach;spinach leaf|23|2.86|0.39|3.63|1 cup|cup=30;bunch=340;each=10;leaf=10;package=284
    11854|cooked spinach|23|2.97|0.26|3.75|0.5 cup|cup=180
    11864|acorn squash|56|1.12|0.14|14.58|0.5 cup|cup=205
    11866|butternut squash;squash|40|0.9|0.09|10.49|0.5 cup|cup=205
    11870|spaghetti squash|27|0.66|0.26|6.46|1 cup|cup=155
    11861|zucchini;courgette;cooked zucchini;summer squash|15|1.14|0.36|2.69|0.5 cup|cup=180
    11477|raw zucchini|17|1.21|0.32|3.11|1 cup|cup=124;large=323;medium=196;slice=9.9;small=118;each=196
    11875|sweet potato;baked sweet potato;roasted sweet potato;roast sweet potato|92|2.01|0.15|20.71|1 each|each=114;medium=114;cup=200
    11876|boiled sweet potato;mashed sweet potato|76|1.37|0.14|17.72|0.5 cup|cup=328;medium=151;each=151
    11659|candied yam;candied sweet potato|164|0.89|3.54|32.12|1 piece|piece=105;each=105
    11878|taro|142|0.52|0.11|34.6|0.5 cup|cup=132
    11529|tomato;fresh tomato;sliced tomato;plum tomato;roma tomato|18|0.88|0.2|3.89|1 each|each=123;medium=123;large=182;cup=180
    11529|cherry tomato;grape tomato|18|0.88|0.2|3.89|5 each|each=17;cup=149;large=182;medium=123
    11884|cooked tomato;grilled tomato;stewed tomato|18|0.95|0.11|4.01|0.5 cup|cup=240;serving=121
    11531|canned tomato;tinned tomato;chopped tomato|16|0.79|0.25|3.47|0.5 cup|cup=240;tbsp=15;can=190;large=164;medium=111;small=82;each=111
    11955|sun dried tomato|258|14.11|2.97|55.76|0.25 cup|cup=54;piece=2;each=2
    11549|canned tomato sauce|24|1.2|0.3|5.31|0.5 cup|cup=245
    11546|tomato paste;tomato puree|82|4.32|0.47|18.91|1 tbsp|cup=264;tbsp=16;can=170
    11889|turnip|22|0.71|0.08|5.06|0.5 cup|cup=156
    11891|turnip greens|20|1.14|0.23|4.36|0.5 cup|cup=144
    11897|yam|114|1.49|0.14|26.99|0.5 cup|cup=136
    11894|mixed vegetable;vegetable;veggie;mixed veggie;steamed vegetable;frozen vegetable;veg;mixed veg|60|2.86|0.15|13.09|0.5 cup|cup=182;package=275
    11590|water chestnut|50|0.88|0.06|12.3|0.5 cup|cup=140
    11591|watercress|11|2.3|0.1|1.29|1 cup|cup=34;sprig=2.5
    11446|seaweed;nori|35|5.81|0.28|5.11|1 oz|tbsp=5
    11043|bean sprout;raw bean sprout|30|3.04|0.18|5.94|1 cup|cup=104;package=340
    11961|heart of palm|28|2.52|0.62|4.62|0.5 cup|cup=146;piece=33;each=33
    11603|jicama|38|0.72|0.09|8.82|1 cup|cup=120;large=1200;medium=659;slice=6;small=365;each=659
    11677|shallot|72|2.5|0.1|16.8|1 tbsp|tbsp=10
    11950|enoki mushroom|37|2.66|0.29|7.81|1 cup|large=5;medium=3;cup=64;each=3
    21379|side salad;salad (side salad);salad;green salad;garden salad;mixed salad;house salad;tossed salad;lettuce salad;mcdonald side salad;mcdonald salad (side salad);mcdonald salad;mcdonald green salad;mcdonald garden salad;mcdonald mixed salad;mcdonald house salad;mcdonald tossed salad;mcdonald lettuce salad|20|1.03|0.19|4.3|1 each|each=87
    21376|chicken salad (with bacon and ranch);grilled chicken salad;chicken ranch salad;mcdonald chicken salad (with bacon and ranch);mcdonald grilled chicken salad;mcdonald chicken ranch salad|81|10.28|3.14|3.64|1 each|each=305
    21127|coleslaw;slaw;cole slaw|153|0.95|9.91|14.89|0.5 cup|cup=191;package=116
    21083|taco salad|141|6.68|7.46|11.91|1.5 cup|cup=132
    16006|baked bean;bean in tomato sauce;heinz bean|94|4.75|0.37|21.14|0.5 cup|cup=254
    16201|pork and bean|108|4.62|1.15|19.23|0.5 cup|cup=260;serving=130
    16317|black bean;cooked black bean|130|8.18|0.35|24.35|0.5 cup|cup=185
    16333|kidney bean;red bean;red kidney bean;rajma|127|8.67|0.5|22.8|0.5 cup|cup=177
    16343|pinto bean;bean;cooked bean|143|9.01|0.65|26.22|0.5 cup|cup=171
    16338|navy bean|140|8.23|0.62|26.05|0.5 cup|cup=182
    16350|white bean;cannellini bean;great northern bean|139|9.73|0.35|25.09|0.5 cup|cup=179
    16372|lima bean;butter bean|115|7.8|0.38|20.88|0.5 cup|cup=188
    16363|black eyed pea|116|7.73|0.53|20.76|0.5 cup|cup=171
    16353|fava bean;broad bean|110|7.6|0.4|19.65|0.5 cup|cup=170
    16357|chickpea;garbanzo bean;garbanzo;chick pea|164|8.86|2.59|27.42|0.5 cup|cup=164
    16370|lentil;cooked lentil;dal;daal;dhal;lentil dal;dal tadka;tarka dal;dahl;lentil dahl;red lentil|114|9.02|0.38|19.54|0.5 cup|cup=198
    16386|split pea|116|8.34|0.39|20.51|0.5 cup|cup=196
    36418|refried bean;frijole|156|6.91|6.77|16.79|0.5 cup|cup=148
    16409|soybean;soya bean|173|16.64|8.97|9.93|0.5 cup|cup=172
    16126|tofu;firm tofu;extra firm tofu;baked tofu;crispy tofu;grilled tofu|70|8.19|4.17|1.69|3 oz|cup=252;block=324
    16127|soft tofu;silken tofu|61|6.55|3.69|1.8|3 oz|piece=120;cup=248;block=464;each=120
    16129|fried tofu|271|17.19|20.18|10.49|1 piece|piece=13;each=13
    16174|tempeh;cooked tempeh|196|18.19|11.38|9.35|3 oz|
    16112|miso;miso paste|199|11.69|6.01|26.47|1 tbsp|tbsp=17;cup=275
    16138|falafel;falafel ball;falafel patty|333|13.31|17.8|31.84|3 each|each=17;patty=17
    43137|veggie burger;vegetarian burger;veggie patty;garden burger;veggie burger patty;vegan burger;plant based burger;bean burger|197|21|9|8|1 each|each=56;slice=56
    43130|veggie dog;vegetarian hot dog;vegetarian sausage;veggie sausage|233|19.61|13.73|7.7|1 each|each=70;cup=140
    16139|soy milk;soymilk;soya milk|43|2.6|1.47|4.92|1 cup|cup=243;fl oz=30.6
    16222|unsweetened soy milk|33|2.86|1.61|1.74|1 cup|cup=243
    16168|chocolate soy milk|63|2.26|1.53|9.95|1 cup|cup=243;fl oz=30.6
    16250|soy yogurt;soya yogurt|79|2.64|1.76|13.66|1 container|container=227
    14016|almond milk;vanilla almond milk|38|0.42|1.04|6.59|1 cup|fl oz=30;cup=240
    14054|chocolate almond milk|50|0.63|1.25|9.38|1 cup|fl oz=30;cup=240
    14639|rice milk|47|0.28|0.97|9.17|1 cup|fl oz=30
    12118|coconut milk;canned coconut milk|197|2.02|21.33|2.81|0.25 cup|cup=226;tbsp=15
    12119|coconut water|19|0.72|0.2|3.71|1 cup|cup=240;tbsp=15;each=206
    16098|peanut butter;smooth peanut butter;creamy peanut butter;pb;peanut butter spread|598|22.21|51.36|22.31|2 tbsp|tbsp=16;cup=258
    16097|crunchy peanut butter;chunky peanut butter|589|24.06|49.94|21.57|2 tbsp|tbsp=16;cup=258
    12195|almond butter|614|20.96|55.5|18.82|1 tbsp|tbsp=16;cup=250
    12088|cashew butter|587|17.56|49.41|27.57|1 tbsp|tbsp=16
    16390|peanut;roasted peanut;dry roasted peanut;salted peanut|587|24.35|49.66|21.26|1 oz|cup=146;each=1
    12061|almond;raw almond;whole almond|579|21.15|49.93|21.55|1 oz|cup=143;each=1.2
    12563|roasted almond;salted almond|598|20.96|52.54|21.01|1 oz|cup=138;each=1.2886
    12206|honey roasted almond|594|18.17|49.9|27.9|1 oz|cup=144
    12078|brazil nut|659|14.32|67.1|11.74|1 oz|cup=133;each=4.725
    12085|cashew;roasted cashew;cashew nut|574|15.31|46.35|32.69|1 oz|cup=137;tbsp=8.6
    12087|raw cashew|553|18.22|43.85|30.19|1 oz|
    12120|hazelnut;filbert|628|14.95|60.75|16.7|1 oz|cup=115;each=1.35
    12131|macadamia;macadamia nut|718|7.91|75.77|13.82|1 oz|cup=134
    12635|mixed nut;nut;nut mix|594|17.3|51.45|25.35|1 oz|cup=137
    12142|pecan;pecan nut|691|9.17|71.97|13.86|1 oz|cup=109;each=1.4921
    12147|pine nut|673|13.69|68.37|13.08|1 tbsp|cup=135;each=0.17
    12151|pistachio;pistachio nut|562|20.27|45.39|27.51|1 oz|cup=123;each=0.5786
    12155|walnut|654|15.23|65.21|13.71|1 oz|cup=117;each=2.025
    12167|chestnut;roasted chestnut|245|3.17|2.2|52.96|1 oz|cup=143
    12104|coconut;fresh coconut|354|3.33|33.49|15.23|1 piece|cup=80;medium=397;piece=45;each=397
    12179|shredded coconut;coconut flake|501|2.88|35.49|47.67|1 tbsp|cup=93;package=199
    12006|chia;chia seed|486|16.54|30.74|42.12|1 oz|
    12220|flaxseed;flax seed;ground flaxseed;flax|534|18.29|42.16|28.88|1 tbsp|tbsp=10.3;cup=168;tsp=3.4
    12014|pumpkin seed;pepita|559|30.23|49.05|10.71|1 oz|cup=129
    12036|sunflower seed|584|20.78|51.46|20|1 oz|cup=46
    12023|sesame seed|573|17.73|49.67|23.45|1 tbsp|cup=144;tbsp=9
    19059|trail mix|462|13.8|29.4|44.9|1 oz|cup=150
    09003|apple;raw apple;honeycrisp apple;honeycrisp;pink lady apple;pink lady;braeburn;braeburn apple|52|0.26|0.17|13.81|1 each|each=182;medium=182;large=223;small=149;cup=125;extra small=101
    09502|granny smith apple;granny smith;green apple|58|0.44|0.19|13.61|1 each|each=167;cup=109;large=206;medium=167;small=144
    09500|red delicious apple;red delicious;red apple|59|0.27|0.2|14.06|1 each|each=212;cup=109;large=260;medium=212;small=158
    09503|gala apple|57|0.25|0.12|13.68|1 each|each=172;cup=109;large=200;medium=172;small=157
    09504|fuji apple|63|0.2|0.18|15.22|1 each|each=192;cup=109;large=236;medium=192;small=158
    09401|applesauce;apple sauce;unsweetened applesauce|42|0.17|0.1|11.27|0.5 cup|cup=244
    09402|sweetened applesauce|76|0.18|0.18|19.91|0.5 cup|cup=255
    09011|dried apple|243|0.93|0.32|65.89|0.25 cup|cup=86;ring=6.4
    09021|apricot;fresh apricot|48|1.4|0.39|11.12|1 each|cup=155;each=35
    09032|dried apricot|241|3.39|0.51|62.64|0.25 cup|each=3.5;cup=130;half=3.5
    09037|avocado;avo|160|2|14.66|8.53|0.5 each|each=201;cup=150
    09040|banana;ripe banana|89|1.09|0.33|22.84|1 each|each=118;medium=118;large=136;small=101;cup=225;extra small=81
    19400|banana chip|519|2.3|33.6|58.4|1 oz|
    09042|blackberry|43|1.39|0.49|9.61|1 cup|cup=144
    09050|blueberry;fresh blueberry|57|0.74|0.33|14.49|1 cup|cup=148
    09181|cantaloupe;melon;cantaloupe melon|34|0.84|0.19|8.16|1 cup|cup=177;large=814;wedge=102;medium=552;each=552
    09184|honeydew;honeydew melon|36|0.54|0.14|9.09|1 cup|cup=170;each=1000;wedge=125
    09326|watermelon;water melon|30|0.61|0.15|7.55|1 cup|cup=154;each=4518;wedge=286;serving=280
    09070|cherry;sweet cherry|63|1.06|0.2|16.01|1 cup|cup=138;each=8.2;serving=140
    09328|maraschino cherry|165|0.22|0.21|41.97|1 each|each=5
    09078|cranberry;fresh cranberry|46|0.39|0.13|12.2|0.5 cup|cup=110
    09079|dried cranberry;craisin|308|0.07|1.37|82.36|0.25 cup|cup=160
    09081|cranberry sauce|151|0.2|0.15|38.9|0.25 cup|cup=277;slice=57
    09433|clementine;cutie;easy peeler|47|0.85|0.15|12.02|1 each|each=74
    09421|dates;date fruit;medjool dates;dried date|277|1.81|0.15|74.97|1 each|each=24
    09089|fig;fresh fig|74|0.75|0.3|19.18|1 each|each=50;large=64;medium=50;small=40
    09094|dried fig|249|3.3|0.93|63.87|1 each|cup=149;each=8.4
    09097|fruit cocktail;canned fruit;tinned fruit|46|0.46|0.01|11.86|0.5 cup|cup=237
    09103|fruit salad;fruit cup;mixed fruit|50|0.51|0.03|13.05|0.5 cup|cup=249
    09111|grapefruit|32|0.63|0.1|8.08|0.5 each|each=256;cup=230;large=332;medium=256;small=200
    09132|grape;red grape;green grape;white grape|69|0.72|0.16|18.1|1 cup|each=4.9;cup=151;serving=126
    09139|guava|68|2.55|0.95|14.32|1 each|cup=165;each=55
    09148|kiwi;kiwi fruit;kiwifruit;golden kiwi|61|1.14|0.52|14.66|1 each|cup=180;each=69;serving=148
    09150|lemon|29|1.1|0.3|9.32|1 wedge|each=58;cup=212;wedge=7;serving=58
    09159|lime|30|0.7|0.2|10.54|1 each|each=67;serving=67
    09164|lychee;litchi|66|0.83|0.44|16.53|1 each|cup=190;each=9.6
    09176|mango;fresh mango|60|0.82|0.38|14.98|1 cup|cup=165;each=336
    09191|nectarine|44|1.06|0.32|10.55|1 each|cup=143;small=129;medium=142;large=156;serving=140;each=142
    09194|olive;black olive|81|0.97|6.87|5.61|5 each|each=8.3;jumbo=8.3
    09195|green olive;spanish olive|145|1.03|15.32|3.84|5 each|each=2.7
    09200|orange;fresh orange|47|0.94|0.12|11.75|1 each|each=131;cup=180;large=184;small=96
    09202|navel orange|49|0.91|0.15|12.54|1 each|cup=165;each=140;serving=154
    09218|tangerine;mandarin;satsuma;mandarin orange|53|0.81|0.31|13.34|1 each|cup=195;small=76;medium=88;large=120;serving=109;each=88
    09219|canned mandarin orange|37|0.62|0.03|9.57|0.5 cup|cup=249
    09226|papaya;pawpaw|43|0.47|0.26|10.82|1 cup|cup=145;each=157
    09231|passion fruit;passionfruit|97|2.2|0.7|23.38|1 each|cup=236;each=18
    09236|peach;fresh peach;white peach;yellow peach|39|0.91|0.25|9.54|1 each|each=150;medium=150;large=175;small=130;cup=154;extra large=224;serving=147
    09238|canned peach;tinned peach|44|0.63|0.03|11.57|0.5 cup|cup=250;half=98
    09252|pear;fresh pear|57|0.36|0.14|15.23|1 each|each=178;medium=178;large=230;small=148;cup=140;serving=166
    09254|canned pear|50|0.34|0.07|12.94|0.5 cup|cup=248;half=76
    09266|pineapple;fresh pineapple;pineapple chunk|50|0.54|0.12|13.12|1 cup|cup=165;each=905;slice=166
    09268|canned pineapple;tinned pineapple|60|0.42|0.08|15.7|0.5 cup|cup=249;slice=47
    09278|plantain;cooked plantain;boiled plantain|116|0.79|0.18|31.15|0.5 cup|cup=200
    09447|fried plantain;maduro;sweet plantain|236|1.42|7.51|40.77|0.5 cup|cup=169
    09279|plum;fresh plum|46|0.7|0.28|11.42|1 each|cup=165;each=66;serving=151
    09286|pomegranate;pomegranate seed|83|1.67|1.17|18.7|0.5 cup|cup=174;each=282
    09291|prune;dried plum|240|2.18|0.38|63.88|5 each|cup=174;each=9.5
    09298|raisin;sultana|299|3.07|0.46|79.18|1 oz|cup=165;small=43;each=0.52
    09302|raspberry|52|1.2|0.65|11.94|1 cup|cup=123;each=1.9
    09307|rhubarb|21|0.9|0.2|4.54|1 cup|cup=122;stalk=51
    09316|strawberry;fresh strawberry;sliced strawberry|32|0.67|0.3|7.68|1 cup|each=18~;cup=144;extra large=27;large=18
    09422|durian|147|1.47|5.33|27.09|1 cup|cup=243;each=602
    09144|jackfruit|95|1.72|0.64|23.25|1 cup|cup=165
    09340|asian pear|42|0.5|0.23|10.65|1 each|each=122
    09060|starfruit;star fruit;carambola|31|1.04|0.33|6.73|1 each|cup=132;large=124;medium=91;small=70;each=91
    09263|persimmon|70|0.58|0.19|18.59|1 each|each=168
    19014|fruit leather;fruit roll up;fruit by the foot|371|0.1|3|85.8|1 each|large=21;small=14;each=21
    19272|fruit roll|341|4.4|0|80.9|100 g|packet=26
    19013|fruit snack|359|1|2.68|82.82|1 oz|package=27;packet=21
    14209|coffee;black coffee;brewed coffee;drip coffee;americano;filter coffee;dark coffee;cold brew;cold brew coffee;nitro cold brew;iced americano;pour over;french press coffee;long black;diner coffee|1|0.12|0.02|0|1 cup|fl oz=29.6;cup=237
    14201|decaf coffee;decaf;decaffeinated coffee|0|0.1|0|0|1 cup|fl oz=29.6;cup=237
    14210|espresso;coffee shot|9|0.12|0.18|1.67|1 fl oz|each=29.6~;shot=29.6~;fl oz=29.6
    14215|instant coffee|2|0.1|0|0.34|1 cup|fl oz=29.8;serving=179
    14355|tea;black tea;hot tea;earl grey;english breakfast tea;unsweetened tea;breakfast tea;unsweetened iced tea;green tea;white tea;oolong tea;jasmine tea;oolong;cuppa;earl grey tea;builders tea|1|0|0|0.3|1 cup|fl oz=29.6;cup=237
    14381|herbal tea;herb tea;mint tea;peppermint tea;ginger tea;rooibos;rooibos tea;lemon tea;hibiscus tea;chai herbal tea|1|0|0|0.2|1 cup|fl oz=29.6;cup=237
    14545|chamomile tea;camomile tea|1|0|0|0.2|1 cup|fl oz=29.6;cup=237
    14475|sweet tea;iced tea;ice tea;sweetened tea;sweet iced tea;arizona iced tea;lemon iced tea|39|0|0|9.77|1 cup|bottle=613;fl oz=30.6
    14148|coke;coca cola;cola;soda (cola);soda;pop;soft drink;fizzy drink;pepsi;regular coke;soda pop;rc cola;cherry coke;vanilla coke;cherry cola|41|0|0|10.58|1 can|can=370;bottle=492;small=492;medium=676;large=984;fl oz=30.7;drink=492
    14416|diet coke;diet soda;diet dr pepper;diet cola;diet pepsi;coke zero;zero coke;pepsi max;diet pop;pepsi zero;sugar free coke;diet drink|2|0.11|0.03|0.29|1 can|fl oz=29.6;can=355;bottle=473;serving=258;small=347;medium=486
    14145|sprite;seven up;7 up;7up|40|0.05|0.02|10.14|1 can|can=369~;fl oz=30.8;serving=369
    14144|lemon lime soda;lemonade soda|41|0.09|0|10.42|1 can|fl oz=30.8;drink=368
    14136|ginger ale|34|0|0|8.77|1 can|fl oz=30.5
    14157|root beer|41|0|0|10.6|1 can|fl oz=30.8
    14150|orange soda;fanta;fanta orange;orange fanta;orangina|48|0|0|12.3|1 can|fl oz=31
    14142|grape soda|43|0|0|11.2|1 can|fl oz=31;can=372
    14153|dr pepper;doctor pepper|41|0|0.1|10.4|1 can|fl oz=30.7
    14079|mountain dew;mtn dew|49|0|0|13.11|1 can|fl oz=29.5625
    14130|cream soda|51|0|0|13.3|1 can|fl oz=30.9
    14121|club soda;soda water;sparkling water;seltzer;carbonated water;fizzy water;mineral water;perrier;la croix;bubbly water;topo chico;san pellegrino;lacroix;sparkling mineral water|0|0|0|0|1 can|fl oz=29.6
    14155|tonic water;tonic|34|0|0|8.8|1 can|fl oz=30.5;bottle=336
    14555|water;bottled water;tap water;still water;ice water|0|0|0|0|1 cup|fl oz=29.6;cup=237
    14154|red bull;energy drink|45|0.25|0.08|10.94|1 can|can=258;serving=369;fl oz=30.75
    14156|sugar free red bull|5|0.25|0.08|0.7|1 can|can=250;serving=250;fl oz=30.1205
    """#,
    #"""
    14627|monster;monster energy;monster energy drink|42|0|0|11.25|1 can|cup=240~;serving=240
    14629|rockstar;rockstar energy drink|58|0.34|0.22|12.7|1 can|fl oz=31;can=480
    14460|gatorade;sports drink|26|0|0|6.43|1 bottle|fl oz=30.5;bottle=609
    14461|powerade|32|0|0.05|7.84|1 bottle|fl oz=30.5
    14605|vitamin water;vitaminwater|22|0|0|5.49|1 bottle|cup=237~;fl oz=29.625;serving=237
    09209|orange juice;juice (orange);juice;oj;o j|49|0.68|0.12|11.54|1 cup|cup=249;fl oz=31.1
    09206|fresh orange juice;freshly squeezed orange juice;fresh squeezed orange juice|45|0.7|0.2|10.4|1 cup|cup=248;fl oz=31;each=86
    09016|apple juice;apple cider;hot apple cider;cider juice|46|0.1|0.13|11.3|1 cup|cup=248;fl oz=31;drink=262
    09130|grape juice|60|0.37|0.13|14.77|1 cup|cup=253;fl oz=31.6
    09123|grapefruit juice|38|0.52|0.1|8.96|1 cup|cup=247;fl oz=30.9
    14242|cranberry juice;cranberry juice cocktail;cranberry cocktail|54|0|0.1|13.52|1 cup|fl oz=31.6;cup=253
    43382|unsweetened cranberry juice|46|0.39|0.13|12.2|1 cup|cup=253;fl oz=31.6
    09273|pineapple juice|53|0.36|0.12|12.87|1 cup|cup=250;fl oz=31.3
    09294|prune juice|71|0.61|0.03|17.45|1 cup|cup=256;fl oz=32
    09442|pomegranate juice|54|0.15|0.29|13.13|1 cup|cup=249;fl oz=31.4
    09152|lemon juice|22|0.35|0.24|6.9|1 tbsp|cup=244;fl oz=30.5;each=48;wedge=5.9
    09160|lime juice|25|0.42|0.07|8.42|1 tbsp|cup=242;fl oz=30.8;each=44
    11540|tomato juice|17|0.85|0.29|3.53|1 cup|cup=243;fl oz=30.3333
    31008|v8;v8 juice;vegetable juice;v eight|21|0.82|0|4.12|1 cup|fl oz=30.375;serving=243
    11655|carrot juice|40|0.95|0.15|9.28|1 cup|cup=236;fl oz=29.5
    09251|peach nectar|54|0.27|0.02|13.92|1 cup|cup=249;fl oz=31.1
    09436|mango nectar;mango juice|51|0.11|0.06|13.12|1 cup|cup=251
    09435|guava nectar;guava juice|63|0.09|0.06|16.25|1 cup|cup=251
    14293|lemonade|40|0.07|0.04|10.42|1 cup|fl oz=30.9;cup=247
    14543|pink lemonade|43|0.05|0.15|10.81|1 cup|fl oz=30.9;bottle=247
    14303|limeade|52|0|0|13.79|1 cup|fl oz=30.9;cup=247
    14264|fruit punch;kool aid;hawaiian punch|48|0|0|11.97|1 cup|fl oz=31.1111;cup=248
    14638|horchata|54|0.48|0.71|11.52|1 cup|cup=228
    09516|strawberry banana smoothie;strawberry and banana smoothie|55|0.31|0.18|12.76|1 bottle|cup=233
    09508|green smoothie;naked juice;green machine|58|0.83|0|13.75|1 bottle|cup=275
    09507|mango smoothie;mighty mango|63|0.42|0|15|1 bottle|fl oz=30
    09514|berry smoothie;mixed berry smoothie|46|0.63|0.02|10.9|1 bottle|cup=252
    14003|beer;lager;ale;dark beer;stout;guinness;ipa;pale ale;pilsner;pilsener;bitter;craft beer;draft beer;wheat beer;hefeweizen;heineken;corona;stella;modelo;amber ale;brown ale;porter;draught beer|43|0.46|0|3.55|1 can|bottle=356~;fl oz=29.7;can=356
    14006|light beer;lite beer;miller lite;coors light|29|0.24|0|1.64|1 can|bottle=354;fl oz=29.5;can=354
    14007|bud light|29|0.25|0|1.3|1 can|fl oz=29.5
    14004|budweiser|41|0.36|0|2.97|1 can|fl oz=29.8
    14305|non alcoholic beer;alcohol free beer|37|0.21|0.12|8.05|1 can|fl oz=29.6;cup=237
    14096|red wine|85|0.07|0|2.61|1 serving|fl oz=29.4;serving=147
    14106|white wine;soave|82|0.07|0|2.6|1 serving|fl oz=29.4;serving=147
    14084|wine;rose wine;table wine|83|0.07|0|2.72|1 serving|serving=148;fl oz=29.5
    14097|cabernet;cabernet sauvignon|83|0.07|0|2.6|1 serving|fl oz=29.4;serving=147
    14602|merlot|83|0.07|0|2.51|1 serving|fl oz=29.4;serving=147
    14099|pinot noir|82|0.07|0|2.31|1 serving|fl oz=29.4;serving=147
    14160|chardonnay|84|0.07|0|2.16|1 serving|fl oz=29.3;serving=147
    14134|sauvignon blanc|81|0.07|0|2.05|1 serving|fl oz=29.3;serving=147
    14113|pinot grigio|83|0.07|0|2.06|1 serving|fl oz=29.3;serving=147
    14132|riesling|80|0.07|0|3.74|1 serving|fl oz=29.6;serving=148
    14057|dessert wine;port wine;port;marsala;madeira|160|0.2|0|13.69|1 glass|fl oz=29.5;glass=103
    43479|sake|134|0.5|0|5|1 fl oz|fl oz=29.1
    14037|spirit;liquor;tequila;brandy;cognac;hard liquor|231|0|0|0|1 shot|shot=42~;each=42;fl oz=27.8;jigger=42
    14049|gin|263|0|0|0|1 shot|shot=42~;each=42;fl oz=27.8;jigger=42
    14050|rum|231|0|0|0|1 shot|shot=42~;each=42~;fl oz=27.8
    14051|vodka|231|0|0|0|1 shot|shot=42~;each=42~;fl oz=27.8
    14052|whiskey;whisky;bourbon;scotch|250|0|0|0.1|1 shot|shot=42~;each=42;fl oz=27.8;jigger=42
    14017|pina colada|174|0.42|1.88|22.66|1 cocktail|fl oz=31.4;cocktail=141
    14010|daiquiri|186|0.06|0.06|6.94|1 cocktail|fl oz=30.2;cocktail=60
    14414|kahlua;coffee liqueur|336|0.1|0.3|46.8|1 shot|shot=52~;fl oz=34.8;serving=52
    14531|whiskey sour|149|0|0.03|13.1|1 serving|fl oz=30.4;serving=106
    14309|ovaltine|372|0|0|93.33|1 serving|serving=21;each=21
    19411|potato chip;chip;crisps;potato crisp;plain chip;ruffle;lay potato chip;kettle chip;crisps packet;walker;salt and vinegar crisps;salt and vinegar chip;cheese and onion crisps;salt and pepper chip|532|6.39|33.98|53.83|1 oz|each=1.2727;bag=227
    19042|barbecue chip;bbq chip;barbecue potato chip|487|6.51|31.06|55.92|1 oz|bag=198
    19043|sour cream and onion chip|531|8.1|33.9|51.5|1 oz|bag=198
    19410|pringle|545|4.62|35.28|55.38|1 oz|can=198
    19056|tortilla chip;corn chip;tostito;nacho chip|472|7.1|20.68|67.78|1 oz|bag=213
    19057|dorito;nacho cheese dorito;nacho cheese tortilla chip|519|7.36|27.42|60.81|1 oz|
    19003|frito|538|6.17|33.36|56.9|1 oz|bag=198
    19008|cheeto;cheese puff;cheese doodle;cheese curl|560|5.85|36.01|53.53|1 oz|package=35
    25013|sun chip|491|7.95|21.11|67.26|1 oz|
    25012|sweet potato chip|532|2.94|32.35|56.82|1 oz|bag=28;package=34
    25037|pita chip|457|11.79|15.2|68.26|1 oz|bag=262
    19524|taro chip|498|2.3|24.9|68.1|1 oz|each=2.3
    25027|plantain chip|531|2.28|29.59|63.84|1 oz|
    19034|popcorn;air popped popcorn;plain popcorn|387|12.94|4.54|77.78|3 cup|cup=8
    19807|buttered popcorn;movie popcorn;movie theater popcorn|500|9|28.1|57.2|3 cup|cup=11
    19035|microwave popcorn|583|7.29|43.55|45.06|3 cup|cup=11
    19039|caramel popcorn;caramel corn|431|3.8|12.8|79.1|1 oz|
    19040|cheese popcorn|526|9.3|33.2|51.6|1 cup|cup=11
    19038|cracker jack|400|6.4|7.8|80.7|1 oz|
    19047|pretzel;hard pretzel;pretzel stick;pretzel twist|384|10.04|2.92|80.39|1 oz|each=6
    43100|cereal bar;breakfast bar;oat breakfast bar|464|9.8|17.6|66.7|1 each|each=43;bar=43
    43595|nutri grain bar;nutri grain|377|4.4|7.5|72.9|1 each|each=37;bar=37
    43109|soft pretzel;big pretzel|338|8.2|3.1|69.39|1 each|each=115;medium=115;large=143;small=62
    25060|chocolate covered pretzel;chocolate pretzel|467|7.05|17.64|70.07|1 oz|serving=28
    19051|rice cake;brown rice cake|387|8.2|2.8|81.5|1 each|each=9;cake=9
    19041|pork rind;pork scratching|544|61.3|31.3|0|1 oz|
    19033|chex mix|424|8.83|10|74.77|1 oz|cup=47;package=49
    19031|rice cracker;oriental mix|506|17.31|25.58|51.62|1 oz|
    19015|granola bar;crunchy granola bar;oat bar|471|10.1|19.8|64.4|1 each|each=21;bar=21
    19020|chewy granola bar;soft granola bar|443|7.4|17.2|67.3|1 each|each=28;bar=28
    19404|chocolate chip granola bar|418|5.65|16.57|70.2|1 each|each=43;bar=43
    25053|nature valley bar;nature valley granola bar;nature valley;sweet and salty bar|487|9.14|22.86|61.14|1 each|each=35;bar=35
    19438|rice krispy treat;rice crispy treat;crispy rice treat;rice krispies treat;rice krispie treat|414|3.4|9|80.5|1 each|each=22;serving=22
    25051|clif bar;cliff bar|346|14.71|5.88|65.44|1 each|each=68;bar=68
    25017|protein bar (power bar);protein bar;power bar;powerbar;energy bar|363|14.15|3.11|69.63|1 each|each=68;bar=68
    25021|luna bar|403|20.75|12.19|52.49|1 each|each=48;bar=48
    25031|zone bar;zone perfect bar|422|30|14|45|1 each|each=50;bar=50
    19120|milk chocolate;chocolate (milk);chocolate;chocolate bar;hershey bar;hershey;dairy milk;cadbury dairy milk;cadbury;cadbury bar;galaxy chocolate;galaxy bar|535|7.65|29.66|59.4|1 bar|bar=44;cup=168
    19904|dark chocolate;very dark chocolate|598|7.79|42.63|45.9|1 oz|bar=101
    19087|white chocolate|539|5.87|32.09|59.24|1 oz|bar=85;tbsp=14;cup=170
    19080|chocolate chip;semisweet chocolate|480|4.2|30|63.9|1 tbsp|serving=14.5;cup=182;each=0.4725
    19132|chocolate with almond;milk chocolate with almond|526|9|34.4|53.4|1 bar|bar=41;each=41
    19138|truffle;chocolate truffle;lindt truffle;lindor;lindt|510|6.21|33.76|44.88|1 each|piece=12;each=12
    19155|snickers;snickers bar;snicker bar|491|7.53|23.85|61.51|1 each|each=57;bar=57;small=15;extra large=113
    19159|three musketeers;3 musketeer|436|2.6|12.75|77.77|1 serving|serving=60
    19135|milky way|456|4.01|17.23|71.17|1 each|each=58;bar=58;serving=58;small=17;piece=8.2;extra large=103
    19160|twix|502|4.91|24.85|64.8|1 package|package=57
    19109|kit kat;kitkat|518|6.51|25.99|64.59|1 each|bar=42;each=42
    19150|reese peanut butter cup;peanut butter cup;reese cup;reese|515|10.24|30.53|55.36|1 each|package=45;each=17
    19151|reese piece|497|12.46|24.77|59.86|1 each|cup=188;each=0.8;piece=0.8;package=46
    19141|m and m|492|4.33|21.13|71.19|1 package|package=48;box=42;cup=208;serving=21;piece=0.7;each=0.7
    19140|peanut m and m|515|9.57|26.13|60.48|1 package|package=54~;serving=54;piece=2;cup=170;each=2
    19069|butterfinger|459|5.4|18.9|72.9|1 each|each=60;bar=60;serving=60;extra large=108
    19111|baby ruth|459|5.4|21.6|64.8|1 each|each=60;bar=60;serving=60
    19065|almond joy|479|4.13|26.93|59.51|1 package|package=49;bar=19;each=19
    19142|mound bar;mounds bar|486|4.6|26.6|58.59|1 each|each=19;bar=19;package=53
    19145|crunch bar;nestle crunch|500|5|26|67|1 each|each=44;bar=44;serving=41;tbsp=12
    19091|york peppermint patty;peppermint patty|384|2.19|7.17|80.99|1 each|each=43;patty=43
    19126|chocolate covered peanut|519|13.1|33.5|49.7|1 oz|cup=149;piece=4;each=4
    19127|chocolate covered raisin|390|4.1|14.8|68.4|1 oz|cup=180;piece=1;each=1
    19149|raisinet|422|4.4|17|71|1 serving|serving=45;cup=180
    19370|skittle|405|0.19|4.37|90.78|1 package|package=62~;serving=62;cup=205;piece=1.07;each=1.07
    19156|starburst|408|0.41|8.21|82.57|1 package|package=59~;serving=40;piece=5;each=5
    19112|twizzler;licorice;liquorice|350|2.56|2.32|79.74|4 piece|each=11.25;piece=11.25
    19064|tootsie roll|387|1.59|3.31|87.73|1 each|serving=40;piece=6.6;each=6.6
    19107|hard candy;candy;lollipop;boiled sweet;peppermint candy;peppermint;breath mint|394|0|0.2|98|1 piece|piece=6;each=6
    19108|jelly bean;jellybean|375|0|0.05|93.55|10 each|small=1.1;large=2.8;each=2.8
    19106|gummy bear;gummi bear;gumdrop;gummy worm;gummy candy;gummy;haribo;jelly baby;wine gum;fruit pastille;swedish fish;sour patch kid;gummie|396|0|0|98.9|10 each|each=2.2;cup=182
    19074|caramel;caramel candy|382|4.6|8.1|77|1 each|package=71;piece=10.1;each=10.1
    19116|marshmallow|318|1.8|0.2|81.3|1 each|each=7.2;cup=50
    19100|fudge;chocolate fudge|411|2.39|10.41|76.44|1 piece|piece=17;each=17
    19148|peanut brittle|486|7.57|18.98|71.24|1 oz|
    19383|toffee|560|1.07|32.75|64.72|1 piece|piece=12;each=12
    19163|chewing gum;gum|360|0|0.3|96.7|1 stick|stick=3;block=8
    19095|ice cream (vanilla);ice cream;vanilla ice cream;icecream|207|3.5|11|23.6|1 serving|scoop=66~;serving=66;cup=132
    19270|chocolate ice cream|216|3.8|11|28.2|0.5 cup|scoop=66~;each=58;cup=132
    19271|strawberry ice cream|192|3.2|8.4|27.6|0.5 cup|scoop=66~;each=58;cup=132
    19088|light ice cream;low fat ice cream|180|4.78|4.83|29.46|0.5 cup|serving=76;cup=152
    19879|mint chocolate chip ice cream;mint chip ice cream|196|4.69|7.09|28.39|0.5 cup|serving=68;cup=136
    01236|soft serve;chocolate soft serve|222|4.1|13|22.2|0.5 cup|cup=172
    18271|cone (wafer);cone;wafer cone;cake cone;cornet|417|8.1|6.9|79|1 each|each=4;cone=4;large=29
    18272|sugar cone;waffle cone|402|7.9|3.8|84.1|1 each|each=10;cone=10
    21028|ice cream cone;soft serve cone;vanilla cone|163|4.24|4.86|26.36|1 each|cone=120;each=120
    01237|ice cream bar;chocolate ice cream bar;magnum;magnum ice cream|331|4.1|24.1|24.5|1 each|each=50;bar=50
    01238|ice cream sandwich|237|4.29|8.57|37.14|1 each|each=70;serving=70
    21033|hot fudge sundae;sundae;ice cream sundae|180|3.57|5.46|30.17|1 each|each=158;sundae=158
    21032|caramel sundae|196|4.71|5.98|31.81|1 each|each=155;sundae=155
    21034|strawberry sundae|175|4.09|5.13|29.18|1 each|each=153;sundae=153
    19097|sherbet|144|1.1|2|30.4|0.5 cup|cup=148;bar=66;each=66
    19283|popsicle;ice pop;ice lolly|79|0|0.24|19.23|1 each|each=52;serving=52;fl oz=29.7143
    19263|fruit bar;juice bar;frozen fruit bar|87|1.2|0.1|20.2|1 each|each=77;bar=77
    19871|fudgesicle;fudge pop|105|3.6|0.97|22.28|1 serving|serving=84
    19183|chocolate pudding;pudding (chocolate);pudding|142|2.09|4.6|23.01|1 container|container=108
    19201|vanilla pudding|130|1.45|3.78|22.6|1 container|container=110
    19193|rice pudding|108|3.23|2.15|18.39|0.5 cup|serving=113;can=142;cup=172
    19218|tapioca;tapioca pudding|130|1.95|3.88|21.69|1 container|container=110
    19168|custard;egg custard|104|5.02|4.58|11|0.5 cup|cup=282
    19094|flan;creme caramel|145|4.53|4.03|22.78|0.5 cup|cup=306
    19182|chocolate mousse;mousse|225|4.14|16|16.07|0.5 cup|cup=404
    19173|jello;gelatin;jell o|62|1.22|0|14.19|0.5 cup|cup=270;serving=21;package=540
    19230|frosting;icing;vanilla frosting|418|0|16.23|67.89|2 tbsp|package=457.8313;tbsp=16.5
    19226|chocolate frosting|397|1.1|17.6|63.2|2 tbsp|tbsp=20.5
    19165|cocoa powder|228|19.6|13.7|57.9|1 tbsp|cup=86;tbsp=5.4
    21107|plain hamburger|297|16.52|12.01|31.5|1 each|each=78
    21108|hamburger;burger;beef burger;cheeseburger without cheese|263|13.3|10.18|29.57|1 each|each=97
    21110|double hamburger;double burger|295|17.08|14.36|24.1|1 each|each=120
    21090|cheeseburger|270|13.49|12.9|25.46|1 each|each=127
    21395|double cheeseburger|282|16.24|16.18|17.97|1 each|each=155
    21097|bacon cheeseburger;bacon burger|282|15.78|15.86|18.89|1 each|each=211
    21102|chicken sandwich;chicken burger;fried chicken sandwich;chicken fillet sandwich|283|13.25|16.18|21.26|1 each|each=187
    21490|grilled chicken sandwich|182|17.34|4.57|16.78|1 each|each=230
    21230|crispy chicken sandwich|276|10.94|13.59|27.4|1 each|each=152
    21105|fish sandwich;fish burger|257|10.29|12.45|26.69|1 each|each=220
    21461|club sandwich;chicken club;chicken club sandwich|220|17.19|8.05|19.87|1 each|each=268
    21124|submarine sandwich;sub;cold cut sub;italian sub;sub sandwich;hoagie;cold cut sandwich|213|10.52|10.04|20.43|1 each|each=196;footlong=391~;six inch=196~
    21126|tuna sub|218|12.33|12.04|15.95|1 each|each=237;footlong=474~;six inch=237~
    21210|roast beef sub;subway roast beef|155|12.17|2.73|20.34|1 each|each=190;footlong=381~;six inch=190~
    21237|big mac;mcdonald big mac|257|11.82|14.96|20.08|1 each|each=219
    21228|mcdonald hamburger;mcdonald burger|264|12.92|10.09|30.28|1 each|each=95
    21233|mcdonald cheeseburger|263|12.97|11.79|27.81|1 each|each=119
    21344|mcdonald double cheeseburger|282|15.5|16.09|18.79|1 each|each=155
    21234|quarter pounder;mcdonald quarter pounder|244|14.1|11.55|22.17|1 each|each=171
    21235|quarter pounder with cheese;mcdonald quarter pounder with cheese|258|14.59|14.22|19.95|1 each|each=199
    21232|filet o fish;fillet o fish;mcdonald filet o fish;mcdonald fillet o fish|282|11.26|14.64|26.39|1 each|each=134
    21238|mcdonald fries;mcdonald french fries|323|3.41|15.47|42.58|1 medium|small=71;medium=117;large=154;each=117
    21309|chicken mcnugget;mcnugget;mcdonald nugget|302|15.79|19.81|15.09|6 piece|each=15.8333;piece=16
    21355|mcchicken;mcdonald mcchicken|273|10.43|13.21|27.97|1 each|each=131
    21357|egg mcmuffin;mcdonald egg mcmuffin|228|13.64|9.66|21.67|1 each|each=126
    21358|sausage mcmuffin;mcdonald sausage mcmuffin|333|12.66|21.06|24.52|1 each|each=115
    21359|sausage mcmuffin with egg;sausage egg mcmuffin;sausage and egg mcmuffin;mcdonald sausage mcmuffin with egg;mcdonald sausage egg mcmuffin;mcdonald sausage and egg mcmuffin|274|12.59|17.83|17.28|1 each|each=165
    21319|mcdonald hash brown|271|2.48|16.3|28.56|1 serving|serving=53
    21324|mcdonald apple pie|323|3.07|15.66|43.62|1 each|each=77~
    21339|oreo mcflurry;mcflurry;mcdonald oreo mcflurry;mcdonald mcflurry|165|3.97|5.66|25.55|1 each|each=337;large=487
    21338|m and m mcflurry;mcdonald m and m mcflurry|177|4.02|6.46|26.82|1 each|each=348;large=504
    21340|breakfast burrito;sausage burrito;mcdonald breakfast burrito;mcdonald sausage burrito|262|11.54|15.15|21.39|1 each|each=109
    21341|big breakfast;mcdonald big breakfast|285|10.16|19.37|17.5|1 each|each=269
    21252|whopper;burger king whopper|233|10.74|12.84|18.55|1 each|each=291
    21254|double whopper;burger king double whopper|252|13.94|15.66|13.74|1 each|each=374
    21255|double whopper with cheese;burger king double whopper with cheese|266|14.47|17.06|13.52|1 each|each=399
    21253|whopper with cheese;burger king whopper with cheese|250|11.19|15.33|16.7|1 each|each=316
    21249|burger king fries|280|3.23|12.48|38.7|1 medium|small=74;medium=117;large=160;each=117
    """#,
    #"""
    21248|frosty;wendy frosty|132|3.49|2.6|23.62|1 each|small=227;medium=298;each=298
    21247|wendy fries|301|3.73|14.1|39.73|1 medium|small=113;medium=142;large=184;each=142
    21260|taco bell taco;crunchy taco|229|8.86|12.7|19.85|1 each|each=69
    21264|bean burrito;taco bell bean burrito|209|7.35|6.05|31.23|1 each|each=185
    21265|burrito supreme;taco bell burrito supreme|183|7.03|6.8|23.37|1 each|each=241
    21434|kfc chicken breast;kfc breast;kfc original recipe chicken breast;original recipe chicken breast;kfc fried chicken breast;kfc original chicken breast|231|21.94|13.11|6.28|1 each|each=212;breast=212
    21435|kfc drumstick|239|22.3|14.22|5.39|1 each|each=75;drumstick=75
    21436|kfc thigh|269|18.9|17.73|8.46|1 each|each=135;thigh=135
    21437|kfc wing|297|21.7|18.9|9.93|1 each|each=60;wing=60
    21422|kfc popcorn chicken|351|17.67|21.74|21.18|1 each|piece=6.4;each=6.4
    21420|kfc coleslaw|144|0.91|8.64|15.65|1 package|package=112;cup=191
    21002|egg biscuit;biscuit with egg|274|8.53|16.23|23.46|1 each|each=136
    21009|sausage biscuit;biscuit with sausage|371|9.67|24.42|29.99|1 each|each=111
    21003|bacon egg biscuit;bacon and egg biscuit|305|11.33|20.73|19.06|1 each|each=150
    21007|bacon egg and cheese biscuit;bacon egg and cheese on a biscuit;bacon egg cheese biscuit|301|12.01|17.48|24.44|1 each|each=145
    21021|breakfast sandwich;ham egg and cheese muffin|228|13.64|9.66|21.67|1 each|each=126
    21022|sausage egg and cheese sandwich;sausage egg and cheese;sausage egg and cheese muffin|286|13.38|18.1|17.44|1 each|each=165
    21410|sausage egg and cheese bagel;sausage egg and cheese on a bagel;egg bagel sandwich|295|12.98|16.97|22.64|1 each|each=219
    21011|egg and cheese croissant|304|10.07|19.45|22.45|1 each|each=127
    21012|bacon egg and cheese croissant|320|12.58|21.98|18.33|1 each|each=128
    21060|burrito with bean|206|6.48|6.22|32.92|1 each|piece=108.5;each=108.5
    21061|burrito;bean and cheese burrito|205|7.35|6.05|31.23|1 each|each=185
    21063|beef burrito;beef and bean burrito|191|11.52|7.47|19.52|1 each|each=241
    21082|taco;beef taco;hard shell taco;hard taco|226|8.86|12.7|19.85|1 each|each=69
    21486|soft taco;soft shell taco|206|9.25|9.75|20.23|1 each|each=102
    21487|chicken taco|189|13.3|6.35|19.69|1 each|each=98
    21488|chicken quesadilla|294|15.05|15.25|24.04|1 each|each=180
    36052|quesadilla;cheese quesadilla|368|15.93|23.08|24.11|1 each|serving=205;each=194
    21078|nacho;nacho with cheese|343|4.32|21.5|34.91|1 serving|serving=80
    21080|loaded nacho;nacho supreme;nacho bellgrande|219|6.21|12.48|21.39|1 serving|serving=222
    36050|enchilada;cheese enchilada|273|11.24|18.47|15.45|1 each|serving=244;each=137
    22983|chicken florentine|106|7.9|3.4|11|1 package|package=283
    22981|frozen chicken enchilada|111|4.9|3.7|14.9|1 package|package=255
    36412|tamale;pork tamale|174|7.35|9.04|15.75|1 each|piece=142;each=142
    36403|empanada;beef empanada|335|11.31|18.37|31.19|1 each|piece=89;each=89
    36415|arepa|219|5.48|5.38|37.14|1 each|piece=98;each=98
    36409|pupusa;cheese pupusa|256|11.72|13.25|22.39|1 each|piece=117;each=117
    32007|taquito;beef taquito|287|9.4|12.79|33.46|1 each|piece=42;each=42
    32006|chicken taquito|284|9.21|12.54|33.63|1 each|piece=42;each=42
    21299|pizza (cheese);pizza;cheese pizza;margherita pizza;plain pizza;margarita pizza;white pizza;cheesy pizza;flatbread pizza;neapolitan pizza;tomato pizza;margherita|266|11.39|9.69|33.33|1 slice|slice=107;each=853;pizza=853
    21302|pepperoni pizza|282|11.74|11.91|31.98|1 slice|slice=111;each=895;pizza=895
    21484|sausage pizza|280|11.5|12.35|30.62|1 slice|slice=116;each=932;pizza=932
    21304|supreme pizza;meat pizza;meat lover pizza;pizza with everything;combination pizza;meat lovers pizza;meat feast pizza;combo pizza;deluxe pizza;works pizza;meat feast|244|11.02|10.9|25.38|1 slice|each=1168;pizza=1168;slice=136;pie=1168
    21301|thin crust pizza;thin crust cheese pizza|302|12.85|13.95|31.2|1 slice|slice=76;each=590;pizza=590
    21300|deep dish pizza;thick crust pizza;pan pizza;deep dish|271|10.81|10.54|33.17|1 slice|slice=115;each=922;pizza=922
    21485|thin crust pepperoni pizza|331|14.01|17.61|29|1 slice|slice=79;each=597;pizza=597
    21293|pizza hut cheese pizza;pizza hut pizza|275|11.98|10.42|33.42|1 slice|slice=105;each=841;pizza=841
    21296|pizza hut pepperoni pizza|291|12.23|12.63|32.11|1 slice|slice=110;each=883;pizza=883
    21277|domino cheese pizza;domino pizza|257|10.8|8.97|33.24|1 slice|slice=108;each=865;pizza=865
    21280|domino pepperoni pizza|273|11.25|11.18|31.86|1 slice|slice=113;each=907;pizza=907
    21283|papa john cheese pizza;papa john pizza|260|11.53|9.25|32.74|1 slice|each=938;pizza=938;slice=117;pie=938
    21284|papa john pepperoni pizza|275|11.97|11.86|30.04|1 slice|each=1021;pizza=1021;slice=123;pie=1021
    21224|frozen pizza;frozen cheese pizza|268|10.36|12.28|29.02|1 serving|slice=81~;serving=151;package=727
    22903|frozen pepperoni pizza|296|11.21|15.2|28.51|1 slice|slice=127~;each=508;pizza=508
    22537|hot pocket;ham and cheese hot pocket|241|9.16|9.14|30.55|1 serving|serving=127;package=256
    22977|lasagna;lasagne;meat lasagna;beef lasagna|135|7.28|4.92|15.36|1 each|each=255;piece=123
    22956|vegetable lasagna;veggie lasagna;vegetarian lasagna|139|6.87|6.04|14.18|1 serving|serving=227;cup=226
    22910|cheese lasagna|130|6.54|5.33|13.84|1 cup|cup=225
    36038|spaghetti and meatball;spaghetti with meatball|170|7.84|8.52|15.51|2 cup|cup=134;serving=565
    36630|spaghetti with meat sauce;spaghetti bolognese;spaghetti and meat sauce;spag bol;pasta with meat sauce;bolognese|121|5.79|3.59|16.4|1 serving|serving=554
    36046|spaghetti with tomato sauce;spaghetti with marinara;spaghetti with marinara sauce;pasta with marinara sauce;spaghetti with sauce;pasta with tomato sauce;pasta with marinara;spaghetti marinara;spaghetti and tomato sauce|104|3.9|1.89|17.77|1 serving|serving=510
    36055|ravioli;cheese ravioli|154|7.07|5.7|18.5|1 serving|serving=427
    22900|beef ravioli;meat ravioli|97|3.24|3.41|13.26|1 cup|cup=262
    22901|tortellini;cheese tortellini|307|13.5|7.23|47|0.75 cup|cup=108
    22931|spaghettio|67|2.38|0.4|13.89|1 cup|cup=252
    36059|chicken parmesan;chicken parmigiana;chicken parm|204|16.17|10.64|10.92|1 serving|serving=301
    22905|beef stew;stew;beef casserole|99|4.41|5.53|7.85|1 cup|cup=196
    22904|chili;beef chili;chili con carne;chili with bean;chilli con carne|107|5.8|3.47|13.1|1 cup|cup=242
    22911|chili without bean|118|7.53|7.1|6.1|1 cup|cup=240
    22906|chicken pot pie;pot pie;chicken pie|204|5.11|11.85|19.21|1 each|each=302;pie=302
    22529|beef pot pie|220|7.25|11.39|22.05|1 each|each=268;pie=268
    22952|chicken and dumpling|93|4.45|4.05|9.72|1 cup|cup=247
    22951|chicken a la king|71|4.7|4.03|4.03|1 can|can=298
    22953|pork egg roll|222|9.94|7.17|29.5|1 each|each=85;roll=85
    36601|egg roll|250|8.28|11.94|27.29|1 each|piece=89;each=89
    22955|vegetable egg roll;spring roll;veggie egg roll|214|5.95|6.97|31.77|1 each|each=68
    36618|general tso chicken;general tsos chicken|295|12.9|16.36|23.99|6 oz|serving=535;piece=17.6667;each=17.6667
    36619|kung pao chicken|129|9.76|6.98|6.87|1 serving|serving=604
    36621|sweet and sour chicken|250|10.1|12.65|23.86|6 oz|serving=706;piece=18.3333;each=18.3333
    36622|sweet and sour pork|270|8.91|15.66|23.34|6 oz|serving=609;piece=14;each=14
    36629|orange chicken|262|14.46|12.68|22.46|6 oz|serving=648;piece=21;each=21
    36617|lemon chicken|252|11.87|13.55|20.61|6 oz|serving=623;piece=24.3333;each=24.3333
    36623|chow mein;chicken chow mein|85|6.76|2.8|8.29|1 serving|serving=604
    36624|vegetable chow mein|43|1.34|1.68|5.74|1 cup|serving=777;cup=195
    36625|lo mein;vegetable lo mein|121|4.77|2.35|20.16|1 cup|serving=741;cup=136
    36626|chicken stir fry;chicken and vegetable stir fry|95|8.18|4.56|5.38|1 cup|serving=693;cup=153
    36603|beef stir fry;beef and broccoli;beef and vegetable|105|7.08|5.3|7.29|1 serving|serving=574
    36620|shrimp stir fry;shrimp and vegetable|78|5.9|4.05|4.52|1 serving|serving=601
    22958|chicken rice bowl;teriyaki chicken bowl;chicken bowl;rice bowl|126|5.65|1.56|22.46|1 each|each=340;bowl=340
    22989|chicken curry (red, thai);chicken curry;red curry chicken;thai red curry;thai chicken curry|110|5.9|3|15.6|1 package|package=269
    18270|hush puppy|337|7.7|13.5|46|1 each|cup=152;each=22
    36036|restaurant onion ring|356|4.89|19.28|40.72|1 serving|serving=259
    11658|spinach souffle|172|7.89|12.95|5.9|1 cup|cup=136
    36416|bunuelo|462|8.02|26.24|48.57|1 each|piece=70;each=70
    07973|turkey bacon|368|29.5|25.87|4.24|2 slice|slice=8.1
    31023|sweet potato fries (frozen, as packaged);sweet potato fries;sweet potato fry|152|1.57|5.06|24.94|12 each|each=4.25
    11156|chive;fresh chive|30|3.27|0.73|4.35|1 tbsp|tbsp=3;tsp=1
    18027|challah;egg bread|287|9.5|6|47.8|1 slice|slice=40
    18952|tostada shell;tostada shells|474|6.15|23.38|64.43|1 each|piece=12.3;each=12.3
    18175|ladyfinger;lady finger|365|10.6|9.1|59.7|1 each|each=11
    07083|vienna sausage|230|10.5|19.4|2.6|1 each|each=16
    16113|natto|212|17.72|11|14.36|0.5 cup|cup=175
    11725|wax bean;yellow bean|35|1.89|0.28|7.88|0.5 cup|cup=125
    11799|mustard greens|26|2.56|0.47|4.51|0.5 cup|cup=140
    11213|endive|17|1.25|0.2|3.35|1 cup|cup=50;head=513
    11952|radicchio|23|1.43|0.25|4.48|1 cup|cup=40;leaf=8
    11970|napa cabbage|12|1.1|0.17|2.23|1 cup|cup=109
    11001|alfalfa sprout|23|3.99|0.69|2.1|1 cup|cup=33;tbsp=3
    02043|turmeric|312|9.68|3.25|67.14|1 tsp|tsp=3;tbsp=9.4
    02009|chili powder|282|13.46|14.28|49.7|1 tsp|tsp=2.7;tbsp=8
    02015|curry powder|325|14.29|14.01|55.83|1 tsp|tsp=2;tbsp=6.3
    02021|ground ginger|335|8.98|4.24|71.62|1 tsp|tsp=1.8;tbsp=5.2
    02028|paprika|282|14.14|12.89|53.99|1 tsp|tsp=2.3;tbsp=6.8
    02020|garlic powder|331|16.55|0.73|72.73|1 tsp|tsp=3.1;tbsp=9.7
    02027|oregano|265|9|4.28|68.92|1 tsp|tsp=1
    02050|vanilla extract;vanilla|288|0.06|0.06|12.65|1 tsp|tsp=4.2;tbsp=13;cup=208
    11851|rutabaga;swede|30|0.93|0.18|6.84|0.5 cup|cup=240
    11763|celeriac;celery root|27|0.96|0.19|5.9|0.5 cup|cup=155
    11134|cassava;yuca;yucca|160|1.36|0.28|38.06|0.5 cup|cup=206;root=408
    01003|ghee;butter oil|876|0.28|99.48|0|1 tbsp|tbsp=12.8;cup=205
    04581|avocado oil|884|0|100|0|1 tbsp|tbsp=14;cup=218;tsp=4.5
    04517|grapeseed oil|884|0|100|0|1 tbsp|tbsp=13.6;cup=218;tsp=4.5
    04707|flaxseed oil;flax oil|878|0.37|99.01|0.39|1 tbsp|tbsp=13.7;cup=219
    09107|gooseberry|44|0.88|0.58|10.18|1 cup|cup=150
    09083|black currant;currant;blackcurrant|63|1.4|0.41|15.38|1 cup|cup=112
    09295|pomelo;pummelo|38|0.76|0.04|9.62|1 cup|cup=190;each=609
    09149|kumquat|71|1.88|0.86|15.9|1 each|each=19
    43282|quail|227|25.1|14.1|0|3 oz|
    13341|tripe|85|12.07|3.69|0|3 oz|
    36012|mozzarella stick;fried mozzarella|325|14.75|18.33|25.14|1 each|serving=245;piece=31;each=31
    20081|flour;white flour;all purpose flour|364|10.33|0.98|76.31|0.25 cup|cup=125
    20080|whole wheat flour|340|13.21|2.5|71.97|0.25 cup|cup=120
    20027|cornstarch|381|0.26|0.05|91.27|1 tbsp|cup=128
    20022|cornmeal|370|7.11|1.75|79.45|0.25 cup|cup=157
    01188|cheese whiz;cheez whiz|276|12|21|9.2|2 tbsp|tbsp=16.5
    11830|potato skin|198|4.29|0.1|46.06|1 each|each=58
    11412|oven fries;steak cut fries|152|2.57|3.76|26.98|3 oz|strip=13.3
    01138|duck egg|185|12.81|13.77|1.45|1 each|each=70
    01140|quail egg|158|13.05|11.09|0.41|1 each|each=9
    19401|corn nut|436|9|14.3|71.7|1 oz|
    19009|plain corn nut|446|8.5|15.64|71.86|1 oz|cup=85
    18224|rusk|407|13.5|7.2|72.3|1 each|each=10
    16570|black bean burger|149|6.5|3.9|22|1 each|patty=71;each=71
    18248|donut hole;doughnut hole;timbit;munchkin|434|5.31|24.93|47.06|1 each|each=14;medium=54
    08173|farina|53|1.82|0.34|10.92|1 cup|cup=233
    16247|soy chai;chai soy milk|53|2.47|1.44|7.82|1 cup|cup=243
    19304|treacle|290|0|0.1|74.73|1 tbsp|cup=337;serving=20;tbsp=20
    19350|corn syrup|283|0|0.2|76.79|1 tbsp|cup=341;tbsp=22
    19348|hot fudge;fudge sauce;chocolate fudge sauce|350|4.6|8.9|62.9|2 tbsp|cup=304;tbsp=19
    18103|cheese coffee cake|339|7|15.2|44.3|1 piece|piece=76;each=76
    18955|pan dulce;sweet bread|367|9.42|11.58|56.38|1 slice|slice=63
    36404|arroz con leche|146|3.2|3.69|24.92|0.5 cup|serving=283;cup=253
    36407|arroz con gandules|182|3.5|4.98|30.75|1 cup|serving=653;cup=115
    36408|bean pupusa|229|5.59|9.01|31.49|1 each|piece=126;each=126
    36411|corn tamale|186|3.48|7.21|26.68|1 each|piece=166;each=166
    36056|cheese tamale|216|8.99|11.99|17.97|1 each|serving=302;each=179
    36414|menudo;tripe soup|74|8.61|2.58|4.07|1 cup|cup=200
    21083|taco salad bowl|141|6.68|7.46|11.91|1.5 cup|cup=132
    22972|pulled pork barbecue|168|13.19|4.42|18.74|3 oz|cup=249
    22908|hash|164|8.73|10.24|9.27|1 cup|cup=236
    14312|malted milk;malt|88|3.86|3.62|10.23|1 cup|cup=265
    32013|potsticker;dumpling;pot sticker;gyoza;pork dumpling;steamed dumpling;fried dumpling;chinese dumpling;pork gyoza;shumai;siu mai;mandu;pork and chive dumpling;pork and cabbage dumpling;pork and vegetable dumpling|136|8.28|5.52|13.28|5 piece|each=29;piece=29
    18338|phyllo;phyllo dough;filo;filo pastry|299|7.1|6|52.6|1 oz|
    18211|puff pastry|558|7.4|38.5|45.7|1 oz|
    18336|pie crust;shortcrust pastry|527|6.4|34.6|47.5|1 piece|piece=23;each=180
    18368|wonton wrapper|291|9.8|1.5|57.9|1 oz|each=32
    07005|black pudding;blood sausage;blood pudding|379|14.6|34.5|1.29|50 g|slice=25
    10005|pork belly;crispy pork belly|518|9.34|53.01|0|3 oz|
    09310|stewed rhubarb;rhubarb compote|116|0.39|0.05|31.2|0.5 cup|cup=240
    01228|queso fresco|299|18.09|23.82|2.98|1 oz|cup=122
    01229|queso blanco|310|20.38|24.31|2.53|1 oz|cup=118
    01031|neufchatel|253|9.15|22.78|3.59|1 oz|package=85
    14415|irish cream;baileys;baileys irish cream|327|2.8|15.7|20.9|1.5 fl oz|fl oz=31.1
    17169|goat;goat meat|143|27.1|3.03|0|3 oz|piece=340;each=340
    43128|meatless chicken;vegan chicken;veggie chicken;vegetarian chicken;vegan nugget;vegan chicken nugget|224|23.64|12.73|3.64|0.5 cup|cup=168
    16107|vegan sausage;veggie sausage patty;meatless sausage|257|18.53|18.16|9.84|1 link|link=25;each=38;patty=38;slice=28
    06399|gumbo;chicken gumbo;seafood gumbo;chicken and sausage gumbo;sausage gumbo;chicken gumbo soup|57|2.86|1.22|8.57|1 cup|cup=245
    21511|stuffed crust pizza|274|12.23|11.63|30|1 slice|slice=117;each=937;pizza=937
    21328|sausage mcgriddle;mcgriddle;mcdonald sausage mcgriddle;mcdonald mcgriddle|312|8.41|17.76|31.25|1 each|each=135
    21327|bacon egg and cheese mcgriddle;bacon mcgriddle;mcdonald bacon egg and cheese mcgriddle;mcdonald bacon mcgriddle|272|12.03|13.19|26.19|1 each|each=165
    21329|sausage egg and cheese mcgriddle;mcdonald sausage egg and cheese mcgriddle|283|10.77|17.73|22.04|1 each|each=199
    21383|sausage croissanwich;croissanwich;burger king sausage croissanwich;burger king croissanwich|308|12.09|21.78|15.9|1 each|each=171
    21143|chick fil a strip;chick fil a chicken strip|228|21.4|11.2|10.39|1 strip|each=50;strip=50;serving=201
    21421|kfc chicken strip;kfc strip;kfc tender|274|20.25|15.42|13.66|1 strip|each=47;strip=47
    21417|popeyes tender;popeyes chicken strip|271|19.2|13.01|19.31|1 strip|each=54;strip=54
    21246|wendy nugget;wendy chicken nugget|326|16.46|22.55|14.31|5 piece|each=13.6;piece=13.6
    21241|wendy junior hamburger;junior hamburger|243|12.62|8.75|28.45|1 each|each=117
    21239|wendy single|213|12.63|10.6|16.82|1 each|each=218
    20068|tapioca pearl;boba pearl|358|0.19|0.02|88.69|0.25 cup|cup=152
    20141|spelt|127|5.5|0.85|26.44|1 cup|cup=194
    10141|prosciutto;parma ham;serrano ham;jamon;country ham|195|27.8|8.32|0.3|1 oz|
    08001|all bran;all bran cereal|260|13.14|4.9|74.24|0.5 cup|cup=62
    08615|crunchy nut;crunchy nut corn flake;crunchy nut cereal|385|6.7|3.9|83.3|1 cup|cup=41.3333
    08035|golden graham|374|5.3|3.2|85.1|1 cup|cup=41.3333
    08194|reese puff;reese puff cereal|413|6.8|11.1|75.6|1 cup|cup=38.6667
    01010|cheshire cheese;cheshire|387|23.37|30.6|4.78|1 oz|
    01020|fontina;fontina cheese|389|25.6|31.14|1.55|1 oz|cup=132;slice=28;package=227
    01048|cheese spread;laughing cow;laughing cow cheese;dairylea|290|16.41|21.23|8.73|1 oz|cup=140;jar=128;slice=34
    42200|poppadom;poppadum;papadum;papad;pappadam|371|25.56|3.25|59.87|10 g|
    19153|after eight mint|432|1.67|11.9|79.53|1 each|serving=42;piece=8.4;each=8.4
    """#,
    #"""
    01240|cornetto;drumstick ice cream;ice cream drumstick|354|5.21|21.88|34.38|1 each|each=96
    17008|lamb shank;braised lamb shank|243|28.37|13.46|0|1 each|piece=148;each=148
    14202|decaf espresso|9|0.1|0.18|1.69|1 fl oz|each=29.6~;shot=29.6~;fl oz=29.6
    18174|chocolate graham cracker|500|4|25.8|66.78|1 piece|each=9;piece=9
    01073|cool whip|318|1.25|25.31|23.05|2 tbsp|cup=75;tbsp=4
    01267|cotija;cotija cheese|366|20|30|3.97|2 tsp|tsp=2.5
    15067|pollock|111|23.48|1.18|0|3 oz|fillet=60
    15133|whiting|116|23.48|1.69|0|3 oz|fillet=72
    15040|herring|203|23.03|11.59|0|3 oz|fillet=143
    14035|soy protein powder;soy protein|405|47.62|3.57|43.94|1 scoop|scoop=44
    """#,
  ]
}
