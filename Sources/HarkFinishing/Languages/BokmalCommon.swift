extension Spelling {
  /// The common words of Bokmål, in their common inflected forms.
  static let commonBokmal = """
    alder aldri all alle allerede alltid alt altså andre annen annet arbeid at av avtale bak bakke \
    bank bare barn barna bedre begge begynne begynner begynte best beste betale betyr bil bilde \
    bilder bilen billett blant ble bli blir blitt blå bok boka bord borte bra bred brev bror bruk \
    bruke bruker brukes brukt brukte brød bue både båt bøker bør da dag dagen dagens dager dame \
    data datter de deg del dele deler dem den denne der dere deres derfor dermed dessuten det \
    dette din dine disse dit ditt dra drikke du dyr dårlig død døde døgn dør egen eget eier eldre \
    eldste elev eller ellers en enda ende endre enn ennå er et ett etter fall falle familie fant \
    far fart fast fatt fem fest fikk film fin finne finner finnes fire fisk fjell fjor flat flere \
    flest fly folk for fordi forhold form forrige forskjell forskjellige forslag forstå forstår \
    fort fortelle fortsatt fra fram fredag frem fri frisk funnet få får fått føle føler før først \
    første ga gamle gammel gang gangen ganger ganske gata gate gave gi gikk gir gitt gjelder \
    gjennom gjerne gjorde gjort gjør gjøre glad glass god gode godt gratis grunn gruppe gruppen \
    grønn gå går gått ha hadde halv ham han handle har hatt hav hel hele helg helga helgen heller \
    helt hente her herre het heter hjelp hjelpe hjelper hjem hjemme hjerte hode hold holde holder \
    holdt hos hotell hun hund hus huset husk huske hva hvem hver hverandre hverdag hvert hvilke \
    hvilken hvilket hvis hvit hvor hvordan hvorfor hånd håper høre hører hørte høst høy i idag \
    igjen ikke imidlertid imot in ind informasjon ingen ingenting inn inne innen innenfor is ja \
    jeg jente jo jobb jobbe jobber jord jul kaffe kall kalle kalt kan kanskje kart katt kjenne \
    kjenner kjent kjære kjøkken kjøp kjøpe kjøper kjøpt kjøpte kjører kjørte klar klare klarer \
    klart klasse klokka klokken klær kniv kom komme kommer kommet kommune kone konge kort korte \
    koster kunde kunder kunne kveld kvelden kvinne kvinner la lag lage lager laget lagt land lang \
    lange langt lar lav le lege legg legge legger leke lese leser lest lett leve lever ligge \
    ligger lik like liker likevel linje lite liten liv livet lov lukke lys lå lån lære lærer løp \
    løpe løpet lørdag mamma man mandag mange mann mannen mat maten med meg meget melk mellom men \
    mener mennesker mens mer mest meter middag midt million min mindre mine minst minutt minutter \
    mitt mor morgen morgenen mot motsatt mulig mulighet musikk mye må måned måneder måte måten \
    måtte måtten møte møtet navn navnet ned nei neste nesten nettopp ni noe noen nok nord norge \
    norsk norske nummer ny nye nytt nå når nær nærmere nødt nødvendig ofte og også om omkring \
    område onsdag opp oppe oppgave ord ordet oss ovenfor over pappa par park pause penger person \
    personer plass politiet pris problem prøv prøvde prøve prøver på raskt reise reiser ren resten \
    rett rik riktig ringe ringer ringte rom rommet rund rundt råd rød røde sa sak saken samme \
    sammen samt satt satte se seg sei seks selge selskap selv sen send sende sender sendt sendte \
    senere sent ser sett sette si side siden sier sikker sikkert sin sine sist siste sitt sitter \
    sju sjø skal skje skjedde skjer skole skolen skrev skriv skrive skriver skulle slag slik slike \
    slutt slå smak små snakk snakke snakker snakket snart snø sol som sommer sommeren sov sove \
    spille spiller spise spiser spiste spør spørre spørsmål sted steder stedet stil sto stol stor \
    store stort stund stå står større største svar svare svart svært syk syn synes syns sytten så \
    sånn søndag sønn søster ta takk tale tall tar tatt tenke tenker tenkte ti tid tiden tidlig \
    tidligere til tilbake time timer ting tirsdag to tog toget tok tolv torsdag tre tredje trenger \
    tretti tro trodde tror trykk tur turen tusen tyve tørr uansett uke uken uker under ungdom unge \
    ut ute uten utenfor vanlig vann vanskelig var vare varm varme ved vedlegg vei veien veldig \
    venn venner vennlig venstre vent vente venter verden verdt vet vi via viktig vil vind vinter \
    virkelig vis vise viser viss visste viste vite vår våre vårt vær være været vært åpen åpne år \
    året åtte øl ønsker øst øve øye øyne
    """
}
