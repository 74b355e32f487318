/// Words of ordinary talk that are not foods.
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
  static let beforeTime: Set<String> = [
    "around", "about", "by", "before", "after", "since", "until", "till", "from",
  ]

  /// Words after a number that is not an amount of food.
  static let afterOtherNumbers: Set<String> = [
    "am", "pm", "oclock", "calorie", "kcal", "cal", "dollar", "buck", "euro", "minute", "hour",
    "day", "week", "month", "year", "mile", "km", "kilometer", "time", "people", "person",
    "percent", "inch", "degree", "guest", "friend", "kid", "st", "nd", "rd", "th", "meal", "course",
    "different", "type", "kind", "thing", "item", "step", "second", "cent", "pence", "quid", "rep",
    "set",
  ]

  private static let text = """
    a able about above absolutely ache across act actually add added afraid after afternoon again
    against age ago ah ahead ahem aint airport alexa all allow almost alone along already alright
    alrighty although altogether always am amen among amount an and another answer any anybody
    anyhoo anyhow anymore anyone anything anyway anyways anywhere apiece app apparently appetite
    appetizer approx approximately april are area arent around arrive as aside ask asked assistant
    at ate attempt august auntie away awful back bad bakery baking ball bar barely basically
    bathroom bbq be beach became because become bed bedtime been before began begin beginning behind
    being believe below beside best better between beyond birthday bistro bit bite blah blend
    blended blender bloated block book booth bored both bothered bought bout bowl brand break
    breakfast breakfasted brekkie bring bro brothers brought bruh brunch buffet build bus business
    busy but buy by bye cafe cafeteria café calculate call called calm calorie came camp can cannot
    cant canteen car care carefully carry case catch caught certain certainly chair chance change
    cheap cheat check cheers chef chew chewed choice choose chopsticks chose christmas chugged
    cinema class clean cleanup clear clearly client clinic clock close coach college combo come
    comes coming company complete completely computer concert conference consume consumed cook
    cooked cooker cooking cookout corner could couldnt count counter couple course covered crave
    craving crazy crockpot crushed cup cupboard currently cut daily dang date daughters dawn day
    daytime dear december decide decided deck deep definitely deli delivery demolished depend desk
    dessert destroy devour devoured diary did didnt diet different dine dined diner dining dinner
    dinnertime dipped dish dished diwali do doctor does doesnt doing done dont door doordash doubt
    down downed drank dressed drink drinking drive drivethrough drivethru drizzled drove drunk dude
    during dusk each earlier early easily easter easy eat eaten eating effect eh either elevenses
    else em empty end ended enjoy enjoyed enough entirely entree entry entrée er erm especially
    essentially etc even evening event eventually ever every everyday everything exactly excited
    exercise expect extra face fact fair fairly family far fast favorite favourite february fed feed
    feeding feel feeling felt festival few figure filled filling final finally find fine finish
    finished first fix fixed flavor flavored flavour flavoured flight folded folks follow followed
    following food foodtruck foot for forget forgot fork form forward found free freezer friday
    fridge friends from front fryer full fully fun funeral funny game garage gasstation gave geez
    generally get getting girl give given glad go gobbled god going gone gonna good goodbye google
    gosh got gotta gotten grab grabbed grandparents granny grazed great greetings grill groceries
    grocery group guess guests guilty gulped guy guys guzzled gym ha had hadnt haha half half-eaten
    halfway halloween hand hang hanukkah happen happened happy hardly hark has hasnt hate hated have
    havent having head health healthy hear heart heat heated hello help helped her here hers herself
    hey hi high him himself hit hiya hm hmm hold holiday home hon honestly hope hopefully hospital
    hotel hour house how howdy however huh hundred hungry hurry i id idea ideally if iftar ill im
    important include included including indeed indulged ingest inhaled inside instead into is isnt
    it item its itself ive january jeez job join joined journal july jump june just keep kept kiddo
    kids kind kinda kitchen knew knife know known lady lake large last late lately later latest
    laugh launch law least leave leaving left leftover leftovers less let lets lid like liked likely
    line list listen literally little live local log logged logging lol long longer look looked
    looking lot loud love loved low luckily lucky lunch lunchbox lunched lunchtime machine machines
    made main maincourse mainly mains major make maker making mall man many march market math matter
    may maybe me meal mean meant measure meeting meh member memory men menu mess microwave
    midafternoon midday middle midmorning midnight midway might mile mind mine minute missed mix
    mixed mixing moment monday money month mood more morning most mostly mouth move movie much
    munched munching must my myself name napkin near nearby nearly need neither never new next
    nibbled nibbling nicked night nighttime nine no nobody none noon nope nor normally not note
    notes nothing november now number o obviously occasionally oclock october of off office often oh
    ok okay old omg on once one ones only onto open opened or order ordered other others otherwise
    ought our ours out outside oven over overall own packed pal pan pantry parents park part
    particular partly party pass past pay people per perhaps person phone pick picked picnic place
    plan plane planned planning plate plated play please plenty pm point polished portion
    portionwise possible possibly post postworkout potluck pour poured practice pre precisely prefer
    prepare prepared pretty previous previously preworkout probably problem promise properly pub
    pudding-time put question quick quickly quite ramadan ran rather read ready real reality realize
    really reason recall recently recipe record refill remain remaining remember report rest
    restaurant result right road rolled room roughly round run running sadly said same sat satisfied
    saturday saw say saying scarfed school scooped second seconds see seem seemed self sent
    september serious seriously serve served set seven several share shared shift shop should
    shouldnt show shower sick side sigh simply since single sipped siri sis sisters sit sitting size
    sized skillet skip sleep slept slowly slurped small smeared snack snacked snacking snacky
    sneaked snuck so some somebody somehow someone something sometimes somewhere sons soon sore sort
    sound spend spill spilled split spoon spot spouse spread sprinkled stadium stand standing start
    started starter starting starved starving station stay still stir stirred stole stolen stomach
    stood stop stopped store stove straight straw street strictly stuff stuffed style such sudden
    suddenly suhoor sum sunday sundown sunrise sunset super supermarket supper suppertime supposed
    sure swallowed swear table tad take takeaway taken takeout talk taste tasted teacher team
    teatime teeth tell than thank thanks thanksgiving that thats the theater theatre their them
    themselves then there therefore theres thereve thermos these theyre theyve thing think third
    thirds thirsty this those though thought threw through throughout throw thrown thursday til till
    time tiny tired to toaster today todays together told tomorrow tonight tonights too took topped
    toss tossed total totally toward track tracker tracking train training tray treat treated tried
    trip trouble truck true truly truth try trying tuesday tummy turn tv twice two type ubereats ugh
    uh uhh um umm under unfortunately unsure until up upon us use used using usual usually vacation
    variety various vending version very via visit wait waiter waitress wake walk walked walking
    want wanted was wash washed washing wasnt wasted watch watched watching way we wed wedding
    wednesday week weekday weekend weight welcome well welp went were werent weve what whatever
    whats when whenever where wherever whether which while who whoever whole wholly whom whose why
    will window winter wish with within without wok woke wolfed woman wonder word work workday
    worked working workout worth would wouldnt wound wow wrapped write wrong yall yard yeah year yep
    yes yesterday yesterdays yet yikes yo you young your yours yup zone
    """
}
