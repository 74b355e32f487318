/// Conversational words that are not foods.
enum TalkWords {
  /// The words, in the singular.
  static let all = persons.union(
    text.split(whereSeparator: \.isWhitespace).map { MealWord.key(of: String($0)) })

  static let persons: Set<String> = [
    "wife", "husband", "kid", "son", "daughter", "friend", "mom", "mum", "dad", "mother", "father",
    "brother", "sister", "boyfriend", "girlfriend", "partner", "boss", "coworker", "roommate", "he",
    "she", "grandma", "grandpa", "baby", "buddy", "mate", "colleague", "guest", "everyone",
    "neighbor", "neighbour", "aunt", "uncle", "cousin", "niece", "nephew", "grandson",
    "granddaughter", "grandmother", "grandfather", "grandchild", "child", "children", "parent",
    "dog", "cat", "puppy", "flatmate", "toddler", "teenager", "fiance", "fiancee", "hubby", "they",
    "everybody", "boy",
  ]

  /// Words after which a number may be a time of day.
  static let beforeTime = Set(words: "around about by before after since until till from")

  /// Words that follow a number other than an amount of food.
  static let afterOtherNumbers: Set<String> = [
    "am", "pm", "oclock", "calorie", "kcal", "cal", "dollar", "buck", "euro", "minute", "hour",
    "day", "week", "month", "year", "mile", "km", "kilometer", "time", "people", "person",
    "percent", "inch", "degree", "guest", "friend", "kid", "st", "nd", "rd", "th", "meal", "course",
    "different", "type", "kind", "thing", "item", "step", "second", "cent", "pence", "quid", "rep",
    "set",
  ]

  private static let text = """
    a able above absolutely ache across act add added afraid after afternoon again against age ago
    ah ahead ahem aint airport alexa all allow alone along already alright alrighty although
    altogether always am amen among amount an answer any anybody anyhoo anyhow anymore anyone
    anything anyway anywhere app apparently appetite appetizer approx april are area arent arrive as
    aside ask asked assistant at ate attempt august auntie away awful back bad bakery baking ball
    bar barely bathroom be beach became because become bed bedtime been before began begin beginning
    behind being believe below best better between birthday bistro bit bite blah blend blended
    blender bloated block book booth bored both bothered bought bout bowl brand break breakfast
    breakfasted brekkie bring bro brought bruh brunch buffet build bus business busy but buy by bye
    cafe cafeteria calculate call called calm calorie came camp can cannot cant canteen car care
    carefully carry case catch caught certain certainly chair chance cheap cheat check cheers chef
    chew chewed choice choose chopsticks chose christmas chugged cinema class clean cleanup clear
    clearly client clinic clock close coach college combo come coming company complete completely
    computer concert conference consume consumed cook cooker cooking cookout corner could couldnt
    count counter couple course covered crave craving crazy crockpot cup cupboard currently cut
    daily dang date dawn day daytime dear december decide decided deck deep definitely deli delivery
    demolished depend desk dessert destroy devour devoured diary did didnt different dine dined
    diner dining dinner dinnertime dipped dish dished diwali do doctor doesnt doing done dont door
    doordash doubt down downed drank dressed drink drinking drive drivethrough drivethru drizzled
    drove drunk dude during dusk earlier early easily easter easy eat eaten eating effect eh either
    elevenses else em empty end ended enjoy enjoyed enough entirely entree entry especially
    essentially etc even evening event eventually ever every everyday everything excited exercise
    expect face fact fair fairly family far fast favorite favourite february fed feed feeding feel
    feeling felt festival few figure filled filling final finally find fine finish finished first
    fix fixed flavor flavored flavour flavoured flight folded folks follow followed following food
    foodtruck foot for forget forgot fork form forward found free freezer friday fridge from front
    fryer fully fun funeral funny game garage gasstation gave geez generally get getting girl give
    given glad go gobbled god going gone gonna goodbye google gosh got gotta gotten grab grabbed
    grandparents granny grazed greetings grill groceries group guess guilty gulped guy guzzled gym
    ha had hadnt haha half half-eaten halfway halloween hand hang hanukkah happen happened happy
    hardly hark has hasnt hate hated have havent having head health hear heart heat heated hello
    help helped here herself hey hi high him himself hit hiya hm hold holiday home hon honestly hope
    hopefully hospital hotel hour house how howdy however huh hundred hungry hurry i id idea ideally
    if iftar ill im important include included indeed indulged ingest inhaled instead into is isnt
    it item its itself ive january jeez job join joined journal july jump june keep kept kiddo kind
    kinda kitchen knew knife know known lady lake last late lately later latest laugh launch law
    least leave leaving left less let lid liked likely line list listen literally live log logged
    logging lol long longer look looked looking lot loud love loved low luckily lucky lunch lunchbox
    lunched lunchtime machine made main maincourse mainly major make maker making mall man many
    march market math matter may me meal mean meant measure meeting meh member memory men menu mess
    microwave midafternoon midday middle midmorning midnight midway might mile mind mine minute
    missed mix mixed mixing moment monday money month mood morning most mostly mouth move movie much
    munched munching must myself name napkin near nearby need never new next nibbled nibbling nicked
    night nighttime nine nobody none noon normally note nothing november now number o obviously
    occasionally oclock october off office often oh ok okay old omg once one onto open opened order
    ordered other otherwise ought out outside oven overall own packed pal pan pantry park part
    particular partly party pass past pay people per perhaps person phone pick picked picnic place
    plan plane planned planning plate plated play please plenty pm point polished portion
    portionwise possible possibly post postworkout potluck pour poured practice pre precisely prefer
    prepare prepared previous previously preworkout problem promise properly pub pudding-time put
    question quick quickly quite ramadan ran rather read ready real reality realize reason recall
    recently recipe record refill remain remaining remember report rest restaurant result right road
    room round run running sadly said same sat satisfied saturday saw say saying scarfed school
    scooped second see seem seemed self sent september serious seriously serve served set seven
    several share shared shift shop should shouldnt show shower sick side sigh simply since sipped
    siri sis sit sitting size sized skillet skip sleep slept slowly slurped smeared snack snacked
    snacking snacky sneaked snuck so some somebody somehow someone something sometimes somewhere
    soon sore sort sound spend spill spilled split spoon spot spouse spread sprinkled stadium stand
    standing start started starter starting starved starving station stay still stir stirred stole
    stolen stomach stood stop stopped store stove straight straw street strictly stuff style such
    sudden suddenly suhoor sum sunday sundown sunrise sunset supermarket supper suppertime supposed
    sure swallowed swear table tad take takeaway taken takeout talk taste tasted teacher team
    teatime teeth tell than thank thanksgiving that theater theatre them themselves there therefore
    thereve thermos theyre theyve thing think third thirsty though thought threw through throughout
    throw thrown thursday til till time tired to toaster today together told tomorrow tonight took
    topped toss tossed total totally toward track tracker tracking train training tray treat treated
    tried trip trouble truck true truly truth try trying tuesday tummy turn tv twice two type
    ubereats ugh uhh umm under unfortunately unsure until upon us use used usual usually vacation
    variety various vending version via visit waiter waitress wake walk walked walking want wanted
    was wash washing wasted watch watched watching way we wed wedding wednesday week weekday weekend
    weight welcome welp went were werent weve what whatever when whenever where wherever whether
    which while who whoever wholly whom whose why will window winter wish within wok woke wolfed
    woman word work workday worked working workout worth would wouldnt wound wow wrapped write wrong
    yall yard yeah year yep yes yesterday yet yikes yo you young your yup zone
    """
}
