/// Words of ordinary talk that are not foods.
enum TalkWords {
  /// The words, in the singular.
  static let all: Set<String> = Set(
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
    a able about above absolutely ache across act add added afraid after afternoon again against age ago
    ah ahead ahem all allow almost alone along already alright although altogether always am among
    amount an and another answer any anybody anyhow anymore anyone anything anyway anyways anywhere
    apparently appetite approximately are area around arrive as at aside ask asked ate attempt aunt
    auntie away awful baby back bad baking ball bar barely bathroom be beach became because become
    bed bedtime been before began begin beginning behind being believe below beside best better
    between beyond birthday bit bite blah block book bored boss both bought bout boy boyfriend break
    breakfast bring brother brought brunch buffet build bus business busy but buy by cafe cafeteria
    calculate call called calm calorie came camp can cannot cant car care carefully carry case catch
    caught certain certainly chair change chance cheap check cheat chef child children chew chewed
    choice choose chose christmas class clean cleanup clear clearly clock close coach college
    combo come coming company complete completely concert consume consumed cook cooked cooking
    corner could couldnt count counter couple course cousin craving crave crazy cup cut dad daily
    dang date daughter day dear decide decided deck deep definitely delivery deli depend desk dessert
    destroy devour devoured did didnt diet different dine dined diner dining dinner dinnertime dish
    do doctor does doesnt dog doing done dont door doubt down downed drank dressed drink drinking
    drive drove drunk during each earlier early easily easter easy eat eaten eating effect eh either
    else em empty end ended enjoy enjoyed enough entirely er erm especially etc even evening event
    eventually ever every everybody everyone everything exactly excited exercise expect extra face
    fact fair fairly family far fast father favorite favourite feel feeling felt festival few figure
    filling final finally find fine finish finished first fix fixed follow followed following food
    foot for forget forgot fork form forward found free friday fridge friend from front full fully fun
    funny game garage gave generally get getting girl girlfriend give given glad go going gobbled
    god gone gonna good gosh got gotta gotten grab grabbed grandma grandmother grandpa granny
    great group guess guest guilty gulped guy gym ha had hadnt half hand hang happen happened happy
    hardly has hasnt hate hated have havent having he head health healthy hear heart heat heated
    hello help helped her here hers herself hey hi high him himself hit hm hmm hold holiday
    home honestly hope hopefully hotel hour house how however huh hundred hungry hurry husband i id idea
    ideally if ill im important include included including indeed indulged ingest inhaled inside
    instead into is isnt it item its itself ive job join joined journal jump just keep kept kid kiddo
    kind kinda kitchen knew know known lady lake large last late later latest laugh launch least
    leave leaving left less let lets lid like liked likely line list listen little live local log
    logged logging long longer look looked looking lot loud love loved low luckily lucky lunch
    lunchtime made mainly major make maker making mall man many market math matter may maybe me meal
    mean meant measure meeting member memory men menu mess middle midday midmorning might midnight
    midafternoon mile mind mine minute missed mom moment monday money month mood more morning
    most mostly mother mouth move movie much mum munched munching must my myself name near nearby nearly
    need neither never new next nibbled nibbling night nine no nobody none noon nope nor normally not
    note nothing now number o obviously occasionally of off office often oh ok okay old on once one
    ones only onto open opened or order ordered other others otherwise ought our ours out
    outside over overall own packed pal park part particular partner party pass past pay people per
    perhaps person phone pick picked picnic place plan play please plenty point polished portion
    possible possibly post prefer prepare prepared pretty previous probably problem promise
    properly put question quick quickly quite ran rather read ready real reality realize really
    reason recall recipe record remain remember report rest restaurant result right road room round
    run running sadly said same sat saturday saw say saying school second see seem seemed self
    sent serious seriously serve served set seven several share shared she shift shop should
    shouldnt show shower side sigh since single sister sit sitting skip sleep slept slowly small
    snack snacked snacking so some somebody somehow someone something sometimes somewhere son soon
    sort sound spend split spot spouse stand standing start started starter starting starved
    starving station stay still stomach stood stop stopped store straight street strictly stuff stuffed
    such sudden suddenly sunday super supper suppertime supposed sure swear swallowed table tad
    take taken takeaway takeout talk taste tasted team teeth tell than thank thanks that thats the
    their them themselves then there therefore theres thereve these they theyre theyve thing think third this
    those though thought through throughout thursday til till time tiny to today todays together
    told tomorrow tonight tonights too took total totally toward train training treat treated tried
    trip trouble true truly truth try trying tuesday tummy turn tv twice two type uh um umm uhh ugh uncle
    under unfortunately until up upon us use used using usual usually vacation various version very
    via visit wait waiter waitress wake walk walked walking want wanted was wash washed washing wasnt
    watch watched watching way we wed wednesday week weekday weekend weight welcome well went were weve werent what
    whatever whats when whenever where wherever whether which while who whoever whole wholly whom
    whose why wife will window winter wish with within without woke woman wolfed woman wonder word
    work workday worked working workout worth would wouldnt wow write wrong yard yeah year yep yes
    yesterday yesterdays yet you young your yours yup zone breakfasted lunched snacky plated appetizer entree
    entrée main mains maincourse pudding-time midmorning elevenses teatime brekkie tracker track
    tracking entry diary app hark computer note notes everyday refill seconds thirds leftover
    leftovers portionwise roughly approx approximately exactly precisely nearly basically literally
    actually essentially currently recently previously simply mostly partly halfway lately
    spilled spill wasted fed feed feeding stole stolen ended wound throw threw thrown toss tossed mix mixed mixing stir stirred blend blended pour
    poured spread sprinkled drizzled topped covered dipped smeared filled wrapped rolled folded
    included came comes coming served plated dished scooped poured sipped slurped chugged guzzled
    sneaked snuck stole nicked finished demolished crushed scarfed grazed picked
    kitchen counter oven stove pan skillet grill fryer microwave toaster blender wok crockpot
    cooker freezer cupboard pantry leftover takeout drivethrough drivethru delivery doordash ubereats
    spoon fork knife chopsticks napkin straw lid cup plate bowl tray lunchbox thermos
    coworker colleague neighbor neighbour roommate buddy mate friends kids parents grandparents
    brothers sisters son daughter daughters sons everyone guests client boss teacher class
    january february march april may june july august september october november december
    thanksgiving halloween easter hanukkah ramadan iftar suhoor diwali bbq cookout potluck
    wedding funeral airport plane flight hotel room conference hospital clinic cinema theater
    theatre stadium bakery diner pub restaurant cafe café bistro canteen gasstation deli vending machine
    machines truck foodtruck stand booth market supermarket grocery groceries store shop
    apiece each altogether total sum worth left remaining half-eaten midway between
    hungry thirsty full bloated craving stuffed satisfied tired sick ill sore busy late early
    bothered couldnt wouldnt shouldnt didnt dont doesnt wasnt werent isnt arent aint
    pre post preworkout postworkout bro bruh dude yo lol omg haha guys folks yall sis hon gosh geez jeez yikes welp alrighty anyhoo
    hiya howdy greetings siri alexa google assistant bye goodbye cheers amen
    am pm oclock noon midnight dawn dusk sunrise sunset sundown nighttime daytime
    grandson granddaughter grandchild niece nephew fiance fiancee hubby toddler flatmate teenager
    puppy cat law practice meh
    planned planning unsure
    flavor flavour flavored flavoured style type brand kind sort variety version sized size
    """
}
