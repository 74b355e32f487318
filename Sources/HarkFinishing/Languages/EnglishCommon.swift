extension Spelling {
  /// The most common English words that are not exclusively names, according to the language model
  /// in Debian's package `pocketsphinx-en-us`.
  static let commonEnglish = """
    the to i and a of you that in it is for but know was have they on like be not it's so with are \
    one this he yeah just my we as what if do at or don't about i'm all think there would from two \
    me people can your get out no that's said up more when an had right well hundred really has \
    thousand will oh because how time them she been by some who their his were now then go good \
    mean than going her see could much other you're five got three even too only want did him \
    something very where here way which nine lot make say first years back any new our also over \
    into ah i've they're year thing still four should work things those take us most didn't why \
    these never twenty there's need after being can't okay little down kind point actually many \
    day off come same six before last he's look sure eight money doing pretty around seven always \
    guess dollars life long yes better probably every we're world does anything maybe school great \
    find doesn't though made big feel through thirty cause game old put use different stuff ten \
    home may might used am thought while best since man love own getting another fifty few bad \
    give part percent live family i'll tell ever again went someone help i'd keep everything try \
    play hard done enough trying next end away its place far forty talk both ninety real says \
    country kids times least person bit such million high exactly what's isn't told nothing \
    friends believe let call having able show else watch ago job nice start once whole house \
    government problem looking change children each without days found true saying between less \
    week she's seen already wouldn't makes guy course care name second came sixty pay wasn't \
    talking until making seems eighty thanks either idea seventy read yet definitely team working \
    city wanted left remember fact night business months state number against called half public \
    understand everyone whatever er almost run friend case took sometimes today must sorry god \
    important wrong started heard haven't couple minutes hi set reason question system together \
    car games women war hope states hey stop happened thank guys coming sort small won't fun hear \
    under let's quite during agree free buy close past food top anyone hours you've saw news side \
    kinda myself cool mind thinking company deal whether comes happen interesting looks gets later \
    taking young parents phone ask stay matter please we've united especially power health area \
    rather move open usually goes line fifteen sense using men wait story couldn't means however \
    somebody fine leave become playing lost level water living full often head funny yourself \
    instead group college zero happy president easy ones knew others post month hit seem supposed \
    age needs room experience asked computer support turn outside issue eat given movie likely \
    hand aren't white possible face market everybody book wants weeks gone tried certain early \
    police rest you'll future taken countries problems cost situation woman chance sounds \
    information child twelve third anyway type mother girl party bring players works check \
    watching win worked basically black hour lives eleven middle worth hello husband added \
    security based cut law son running control married soon body along paid season wife spend \
    history dog single learn behind example difficult front themselves clear huge shows order \
    although per played price class death they've plan human jobs takes father local south felt \
    amount answer gave within music absolutely across schools we'll longer economy topic knows \
    hold morning pick ok unless late pounds meet video office difference major happens town word \
    hate companies needed known moment completely low large general mine enjoy national dead \
    building involved wish totally died you'd walk air north education issues several political \
    study certainly according places mom service fight community imagine hell billion crazy moved \
    kid heart short ready looked figure sit space cold ways lose sound students list baby changed \
    social drive street alone worse cannot reading light research turned perhaps reality they'll \
    books hot current break spent amazing words sports energy lived simply boy process shot wonder \
    dad add obviously similar stand higher feeling personal questions listen doctor university \
    seeing risk strong average near decided relationship older die serious build daughter player \
    online summer expect available awesome inside military media fire test fast save report hands \
    private main oil financial east minimum term giving poor favorite who's expected finally \
    program interest choice red continue movies send industry brother interested common bought \
    weird rate speak road attack itself sell door fall entire shouldn't due ahead allowed decision \
    opinion west brought special anymore economic terms met nobody recently form forward worry \
    court starting view nearly telling position girls store attention consider football miss \
    perfect site sent himself points waiting normal force easier trust sick film tax value series \
    result worst fair act won vote action smoking stupid trade except born smoke anybody eighteen \
    wage miles step return including changes evidence somewhere hurt members bank extra lots \
    beautiful field share ground biggest moving asking picture total forget race edit safe \
    fourteen watched plus ball card society became record mostly quality truth seriously super \
    comment expensive create eyes paying simple global write tough travel kept sign follow minute \
    cat thirteen blood among fan lead meant cases data period increase trouble growing above \
    sitting international calling offer putting weather rules drink damage message size access \
    parts personally technology glad seemed effect land families paper allow hospital sixteen key \
    quickly population willing opportunity happening art cancer date credit gotten sad depends \
    reasons luck realize areas none project recent pass account beginning weight policy sleep role \
    further provide sir gives weren't lower board compared particular numbers feet built focus \
    cars piece drop round bush ended drug yep fear talked calls final green center sister spending \
    teams television eating bunch medical costs doubt event insurance terrible choose campaign \
    computers loved drugs dogs clean earlier career match park straight club character honestly \
    rights science subject wall original crisis student afraid source eventually clearly ability \
    considered towards grew it'll version grow link learned catch bed training sold beat began gas \
    bet otherwise unfortunately yesterday prices fit currently bigger feels election earth easily \
    hair anywhere services held regular explain actual walking correct respect lack eye box \
    results majority visit driving touch pain church liked twice impact fans thousands groups \
    stopped threat tend language popular goal caught meeting option younger pressure hasn't voice \
    exercise gun helped lucky dude range teachers learning joke decide pull teacher events weapons \
    track cover star department reddit aware trip quick writing surprised fighting afford \
    literally plane wonderful plans development speed culture peace hopefully stage ice charge \
    throw tonight following concerned potential title base brain beyond boys honest dark wrote \
    raise income helps natural search excuse screen winter blue positive particularly buying non \
    tomorrow advice success complete finding ideas stick foreign leaving missing response article \
    legal reach partner fish specific plenty seventeen teach stories press bar raised bottom \
    generally growth cash league apparently degree effort carry they'd loss nation table workers \
    restaurant slow comments nature passed weekend dollar budget rich created conversation \
    politics necessarily train contact song marriage despite model wear deep avoid crime page \
    worried protect century climate rule showed thinks double present scene patients nineteen gold \
    prefer cheap extremely federal missed self army healthy member challenge practice floor staff \
    fat losing environment led ran disease fix millions hoping fly he'll stock possibly harder \
    statement keeping necessary accept levels religion written fourth removed island animals style \
    holiday speaking shut product sport picked female comedy knowing pictures baseball argument \
    notice radio freedom professional strange cards ridiculous here's performance hang dream \
    dinner begin mention spot benefit standard suppose welcome basic nuclear dangerous central \
    claim cats station speech handle smart brown push daily individual related alive note turns \
    kinds target sales male impossible likes airport physical content former received stuck starts \
    modern homes finish neither lines rock address indeed design immediately rise snow agreed he'd \
    website busy knowledge seconds lady successful violence forced released network noticed \
    mentioned generation somehow we'd fell decent mark count taxes shop leaders approach drinking \
    web selling smaller debate machine draw king everywhere union understanding benefits join \
    changing ride administration upon standing significant release truly safety thread hundreds \
    property assume treatment previous horrible whose obvious banks advantage appreciate suggest \
    trial broke lie heavy quit helping failed finished doctors color quarter foot responsible \
    broken planning overall cook coast signed coffee sweet capital whenever image world's reported \
    comfortable grade cell closer scared production people's religious interview shoot classes \
    scary judge prime region apart defense code blame laugh gosh skin characters audience powerful \
    investment plays products below camera directly required names showing apartment officials \
    decade improve hotel debt warm sea waste girlfriend prison minister yours official strike \
    fairly solution mistake dot jump taste leader ship holding mass basketball attacks cup \
    responsibility decisions closed prove bucks awful programs effects affected basis ha hearing \
    largest direction dropped include employees runs sun forces businesses scale email becomes \
    demand random forever resources nations winning keeps battle secret laws scientists balance \
    spread considering flight tired limited posted followed options faster wondering tells \
    becoming bus remain decades affect wind caused cities effective flying congress beach manager \
    prevent sides negative opened systems excited depending rates details hadn't wearing \
    throughout slightly named holy forgot taught believed planet exist text fully competition \
    customers onto conditions rent contract heat progress greater normally mad illegal larger \
    justice rid opening purpose western discussion grown clothes active boss meaning entirely \
    mouth mess teaching parties background prepared mobile march activities offered surprise ain't \
    pet window figured listening recommend bag movement treat markets troops soldiers ourselves \
    developed council managed theory proud episode highly name's designed familiar windows appear \
    band items mission faith upset types humor realized concern highest shape material opposite \
    increased conference fault animal recession flu management leading shown produce pulled useful \
    besides it'd exact letter newspaper users factor massive adding sale fantastic director \
    restaurants fund turning direct cross multiple walked alcohol block pop feelings evening angry \
    setting appears attempt seat studies remains accident wide pets mental survey constantly \
    spring wake traffic memory careful therefore till beer dealing rare uses activity apply \
    suddenly brand fresh lord develop sector bringing civil map various instance software reduce \
    cute strategy fuel tiny excellent aid admit thoughts require regardless fifth latest boyfriend \
    separate county researchers officer crowd serve sites covered values folks treated interests \
    jokes coach gym supply corner shopping dance confidence reports whom fill southern arms ill \
    greatest ends birthday returned stayed library grand figures square channel tour lunch \
    perspective loves bike gain rain stars bother wild receive shoes agency originally enjoyed \
    glass hardly evil guns wanting driver condition birth cheaper independent connection nor \
    actions argue complex shooting pool context behavior lying tree dying feed acting meat weapon \
    limit ring adult published roll goodness hole magic patient blow cable concept developing \
    distance solid survive discovered tests promise humans brothers plant gift saved enemy ticket \
    parent adults relatively staying switch strength pack kick score barely edge remove odd \
    curious pieces quiet one's specifically testing videos herself perfectly famous discuss \
    kidding camp talks failure section matters labour carbon houses stores fixed politicians \
    influence location wedding shame possibility claims posts profit pregnant projects boring \
    dating streets reaction friendly proper flat somewhat neat surgery cent primary aside \
    corporate citizens views emergency path smell chicken stress experts housing exciting shots \
    northern hobby breaking described arrived deserve commercial victims organization authorities \
    species alright click chances agreement river reached arm bowl cutting device boat unique \
    funding included jail drunk bills dry review appropriate owner captain provided ensure \
    situations checked toward democracy meal standards apple vehicle disagree spoke records \
    neighborhood copy afternoon opposed addition tank bear goals danger sat senior planned \
    officers equipment buildings individuals heads crash voters properly holidays net degrees \
    guilty golf universe farm tickets critical professor forth intelligence traditional falling \
    dumb chief reasonable mix divorce eleventh assuming lately relationships signs status firm \
    calm core balls legs museum steps proof extreme estimated funds theater creating experienced \
    incredibly fail silly wine manage announced suspect garden conflict village candidate metal \
    pair leaves shift photo answers continued truck focused understood unit allows where's songs \
    served attitude explained hide brings puts talent conservative sudden how's cooking nope \
    letting dress choices bridge incredible split album depression slowly wars agent committed \
    measure tons replace saving medicine deaths tea criminal recovery border lawyer believes file \
    mainly joined exchange she'll math offensive leg helpful equal facts operation carried engine \
    emotional suggested phones bay button diet fashion era posting chose collection master laid \
    opportunities lights extent empty mail mid construction kitchen alternative moon would've \
    filled appeared protection surface app respond fake thus additional spirit spokesman hall \
    district sending unable sharing hero tech victim ton lotta voted usual fired ignore gear \
    owners suffering guard efforts authority coverage tip row rose wise max bodies plants hanging \
    giant struggle cells babies circumstances ban accounts magazine picking expecting trees \
    candidates server consumers images moral arrested films hire reform enter leadership owned \
    concerns mistakes confused sources favor innocent cuts hits horse trained zone savings \
    ultimately unlikely seasons virus essentially stronger se complicated weak shall entertainment \
    vision cast grab requires maintain digital item fox causes launch ocean consequences nervous \
    capable milk update burn competitive dirty produced bottle achieve lies vast desire residents \
    sky experiences ending tape smile anti percentage everyday cheese incident pushing loan \
    variety surely estate cry definition honey banned package customer poverty marry rarely \
    everybody's labor elected route photos partners pizza hockey smith mode escape rough moves \
    reply whoever relevant stands tool dear liberal plastic annoying policies opinions fellow \
    mountain profile suit differently communities earn secure presence storm crew mile belief info \
    associated governments false lay vacation rush drivers soul lake sentence confident destroyed \
    accepted foundation checking violent connected recognize reference capacity eastern consumer \
    models appeal buddy facing studying personality solve invest user sees fewer typical cops \
    papers linked tested tight presidential hill nowhere determine blind differences electricity \
    confirmed fed sets task year's structure continues raising illness hopes shock duty commitment \
    determined bars purchase emissions moments retired wins victory whereas typically harm \
    sleeping salary artist mate via shared classic today's passing placed graduate nowadays pushed \
    chain warming investors annual senate challenges creative nose schedule chat cultural aspect \
    elsewhere revenue steam panic suffer shirt throwing accurate hitting warning intended deliver \
    counter voting deck stood vehicles cents notes deals acceptable encourage struggling describe \
    claimed graduated scientific injured atmosphere elections injury offers she'd disappointed \
    idiot rising sake wave loud convinced minds mixed automatically increasing compare matches \
    insane previously stadium advertising noise bathroom granted destroy van domestic doors \
    journey decline keys carrying marketing honor locked laughing ages birds combat leads anyways \
    driven tools request mortgage attractive ordered parking identify communication bird cap yard \
    centre gaming unusual complain
    """
}
