import { inFigures, isNumberWord } from './hindi-numbers.js';
import { loanWord } from './loan-words.js';

/** Words of instructions in Hindi, in both scripts, and what they are in English; `~` marks a postposition, `!` a verb. */
const PAIRS = `
kiraya kiraaya kiraye किराया किराये=rent; kirayedar kirayedaar kiraayedar किरायेदार=tenant; makan_malik makaan_malik makanmalik मकान_मालिक मकानमालिक malik=landlord;
jama_rashi जमा_राशि जमानत_राशि zamanat suraksha_rashi सुरक्षा_राशि जमानत डिपॉजिट डिपाजिट सिक्योरिटी_डिपॉजिट=deposit; avadhi अवधि muddat=period; notice_avadhi नोटिस_अवधि=notice period; नोटिस=notice;
mahine mahina maheene mahino महीने महीना महीनों माह मास=months; din dino दिन दिनों=days; saal sal varsh साल वर्ष=years; hafte हफ्ते सप्ताह=weeks;
naam nam नाम=name; aayu ayu umr umar आयु उम्र=age; vyavasay vyavsaay peshaa pesha व्यवसाय पेशा=occupation; pata पता=address; tareekh tarikh तारीख तिथि दिनांक=date; shuru shuruat शुरू शुरुआत आरंभ=start; jagah जगह स्थान=place; byaj byaaj ब्याज=interest;
vetan tankhwah tankha वेतन तनख्वाह सैलरी=salary; keemat kimat qeemat mulya कीमत मूल्य दाम=price; paltu_janwar palatu_janwar paltu पालतू_जानवर पालतू=pets; billi बिल्ली=cat; kutta कुत्ता=dog;
gopniyata गोपनीयता=confidentiality; madhyasthata मध्यस्थता पंचाट=arbitration; dhara dhaara धारा खंड khand क्लॉज क्लाज shart शर्त=clause; parking पार्किंग=parking; adalat अदालत न्यायालय=court;
bikri बिक्री=sale; vivad_samadhan विवाद_समाधान=dispute resolution; kshatipurti क्षतिपूर्ति=indemnity; samapti समाप्ति=termination; bima beema बीमा=insurance; guarantor गारंटर जमानतदार zamanatdar=guarantor; agrim advance अग्रिम=advance; karmchari कर्मचारी=employee; fees फीस=fees; fee शुल्क=fee; kshetradhikar क्षेत्राधिकार=jurisdiction; vikreta विक्रेता=seller; kharidar khareedar खरीदार क्रेता=buyer; karja karz ऋण कर्ज=loan; rakhrakhav रखरखाव मेंटेनेंस=maintenance; upyog उपयोग=use; dar दर=rate; pad पद padnaam पदनाम=designation; chhutti chhuttiyan chutti chuttiyan छुट्टी छुट्टियां छुट्टियाँ=leave; har prati हर प्रति=every;
registry_ki_tareekh registry_ki_tarikh रजिस्ट्री_की_तारीख=completion date; registry rajistri रजिस्ट्री=registration; dono दोनों=both; aadha_aadha aadha-aadha adha_adha adha-adha barabar barabar_barabar barabar-barabar आधा_आधा आधा-आधा बराबर बराबर-बराबर=equally; tohfa uphaar tohfe उपहार तोहफा=gift; par पर=; mukadma मुकदमा=suit;
rakam raqam rashi raashi रकम राशि=amount; paltu_janvar janwar janvar जानवर=pets;
soochna suchna सूचना इत्तला=notice; आ_सकेगा आ_सकता_है प्रवेश aa_sakega aa_sakta_hai pravesh=enter; देकर dekar=;
bhugtan bhugtaan भुगतान पेमेंट=payment; kabza kabze kabja kabje कब्जा कब्जे क़ब्ज़ा=possession; muavza muaavza मुआवजा मुआवज़ा हर्जाना harjana=compensation; gawah gavah गवाह साक्षी=witness; hissa hisse हिस्सा हिस्से=share; munafa munafe मुनाफा मुनाफे लाभ=profit;
bijli बिजली=electricity; pani paani पानी=water; marammat मरम्मत=repair; kist kisht kishten किस्त किश्त किस्तें=instalment; wapas vapas wapsi वापस वापसी=refund; jurmana जुर्माना=penalty; karar anubandh करार अनुबंध=agreement; masik maasik मासिक=monthly; salana saalana varshik सालाना वार्षिक=yearly; ghante घंटे घंटा=hours;
andar अंदर भीतर=within; baad बाद=after; pehle pahle पहले=before; ke_liye के_लिए liye=for; sab_let sublet सबलेट=sublet; malik_makan=landlord; adhivakta vakil वकील अधिवक्ता=advocate; sampatti सम्पत्ति संपत्ति=property; vyavsay कारोबार=business; meri mera mere मेरी मेरा मेरे=my; gaadi gadi गाड़ी कार=car; chaabi chabi चाबी चाबियाँ=keys; dene देने=; nivritti निवृत्ति=retirement; baje बजे=; ki_dar की_दर=rate; sthayi_guzara_bhatta=alimony; guzara_bhatta गुजारा_भत्ता=maintenance; phiraak; lagat kharcha kharche खर्च खर्चा खर्चे=costs; shulk=fee; vilamb deri देरी विलंब=late; sthanantaran=transfer; niyam=terms; kaam काम=work; bonus बोनस=bonus; pension; जनवरी=January; फरवरी फ़रवरी=February; मार्च=March; अप्रैल=April; मई=May; जून=June; जुलाई=July; अगस्त=August; सितंबर सितम्बर=September; अक्टूबर अक्तूबर=October; नवंबर नवम्बर=November; दिसंबर दिसम्बर=December;
ek एक=one; do दो=two; teen तीन=three; char chaar चार=four; paanch panch पांच पाँच=five; chhe chah chhah छह छः=six; saat सात=seven; aath आठ=eight; nau नौ=nine; das दस=ten; gyarah ग्यारह=eleven; barah बारह=twelve;
pandrah पंद्रह पन्द्रह=fifteen; bees बीस=twenty; pachees पच्चीस=twenty-five; tees तीस=thirty; chalis चालीस=forty; pachas पचास=fifty; sau सौ=hundred; hazar hazaar हजार हज़ार=thousand; lakh लाख=lakh; crore karod करोड़ करोड=crore; rupaye rupay rupees रुपये रुपए रु=; pratishat प्रतिशत=percent;
para पैरा अनुच्छेद=paragraph; daan दान=deed; dava dawa दावा=claim; shaadi shadi vivah शादी विवाह=marriage; kutte कुत्ते=dog; baat baatein बात=; sulah samjhauta सुलह समझौता=settlement; bacche bachche bachcha बच्चे बच्चा=child; mango maango maang_lo मांगो माँगो=!set; शपथ-पत्र शपथपत्र=affidavit; sabko sab_ko सबको=~ko all; lock_in lockin लॉक_इन लॉक-इन=lock-in; karne karna karvane karwane karane करने करना करवाने कराने lene लेने rakhne रखने hone होने=; aur और tatha तथा evam एवं=and; ko को=~ko; ka ki ke का की के=~of; se से=~from; mein me में=; wala wali waala wale वाला वाली वाले=; kripya कृपया=; bhi भी=; ab अब=; yeh ye यह=; us is इस उस=; tak तक=; kul कुल=; naya nayi नया नई=; sirf सिर्फ=; hi ही=; ek_naya=;
pariviksha_avadhi probation_avadhi परिवीक्षा_अवधि परिवीक्षाकाल परिवीक्षा_काल=probation period; pariviksha परिवीक्षा प्रोबेशन=probation; rindata karzdata ऋणदाता=lender; rini udharkarta karzdar ऋणी उधारकर्ता कर्जदार=borrower; mul_rashi mool_rashi mooldhan मूल_राशि मूलधन=principal;
niyokta नियोक्ता=employer; karyasthal karya_sthal कार्यस्थल कार्य_स्थल=place of work; karya_samay kaam_ke_ghante kaam_ka_samay कार्य_समय काम_के_घंटे काम_का_समय=working hours; avkash अवकाश=leave; sajhedar saajhedar bhagidar bhaagidar साझेदार भागीदार=partner; sajhedari bhagidari saajhedari साझेदारी भागीदारी=partnership; punji poonji पूंजी पूँजी=capital; aharan nikasi आहरण=drawings; sevanivritti सेवानिवृत्ति=retirement; पट्टा लीज=lease; पट्टेदार=tenant; पट्टादाता=landlord;
danakarta daankarta दानकर्ता दाता=donor; danagrahi daangrahi दानग्राही आदाता=donee; nishpadak निष्पादक=executor; vasiyat वसीयत=will; byana bayana baiana बयाना=advance; stamp_shulk stamp_duty स्टाम्प_शुल्क स्टांप_शुल्क स्टाम्प_ड्यूटी स्टांप_ड्यूटी=stamp duty; panjikaran_shulk पंजीकरण_शुल्क=registration charges; panjikaran पंजीकरण=registration; varshik_vriddhi salana_badhotri वार्षिक_वृद्धि सालाना_बढ़ोतरी वार्षिक_बढ़ोतरी=yearly increase; badhotri badhotari बढ़ोतरी वृद्धि=increase; vilamb_shulk विलंब_शुल्क=late fee; up_kirayedari उप-किरायेदारी उपकिरायेदारी उप-किराया=subletting;
pehli pahli pehla pahla पहली पहला=first; doosri dusri doosra dusra दूसरी दूसरा=second; antim आखिरी अंतिम aakhri=last; nirikshan निरीक्षण=inspection; mehman mehmaan मेहमान अतिथि=guests; dhumrapan dhoomrapan धूम्रपान=smoking; swami स्वामी=owner; bakaya बकाया=arrears; bank_khata khata खाता बैंक_खाता=bank account; prashikshan प्रशिक्षण=training; kanoon kanun कानून=law; lagu लागू=; jawab javab जवाब उत्तर=reply; chukane adaygi चुकाने अदायगी=payment; samay samay_seema समय समय_सीमा मोहलत mohlat=time; aadhar adhar आधार=ground; raahat राहत=relief; mang maang मांग माँग=demand; shapathkarta शपथकर्ता=deponent; vadi वादी=plaintiff; prativadi प्रतिवादी=defendant; shikayatkarta शिकायतकर्ता=complainant; patni पत्नी=wife; pati पति=husband; beti बेटी पुत्री=daughter; beta बेटा पुत्र=son; gehne zevar गहने जेवर=ornaments; makan makaan मकान ghar घर=house; zameen jameen जमीन ज़मीन=land; varis waris वारिस=heir;
badhakar badha_kar badhaakar बढ़ाकर ghatakar ghata_kar घटाकर badalkar badal_kar बदलकर=;
kar_do kardo krdo kr_do krdijiye kr_dijiye krde krden krna kar_dijiye kardijiye kar_de kar_den kardo_na karo kare karen kijiye kar_dena karna_hai kardena rakho rakh_do rakhiye rakhen badal_do badlo badal_dijiye kar_dijiyega hona_chahiye ho_jaye hoga likho likh_do likh_dijiye daal_ke_rakho dena_hoga dena_hai deni_hogi dena_padega chukana_hoga bharna_hoga
कर_दो कर_दीजिए कर_दें कर_दे करो करें कीजिए कर_देना रखो रखें रख_दो बदल_दो बदल_दें बदलो होना_चाहिए देना_होगा देनी_होगी देना_है लिख_दो लिखो लिखें ko_do ko_de ko_den ko_dein ko_dena ko_dijiye को_दें को_दो को_देना को_दीजिए को_दे_दें को_दिया_जाए hai hain है हैं=!set; khatam_kar_do khatam_karo khatm_kar_do khatam_kar_dijiye खत्म_कर_दो खत्म_करो खत्म_कर_दें ख़त्म_कर_दें समाप्त_कर_दें hata_do hatao hata_dijiye hata_de hata_den hataiye nikal_do nikalo nikaal_do nikal_dijiye mita_do hatana_hai हटा_दो हटाओ हटा_दें हटाएं हटाएँ हटा_दीजिए निकाल_दो निकालो निकाल_दें=!remove;
ko_de_do ko_dedo ko_de_dijiye ko_de_dijie ko_de_dena ko_de_den ko_milega ko_mile को_दे_दो को_दे_दें को_दे_दीजिए को_मिले=~ko !set; hata_kar hatakar hata_ke nikal_kar nikalkar nikaal_kar हटाकर हटा_कर निकालकर निकाल_कर=!remove; remove_karo remove_kar_do delete_karo delete_kar_do remove_kardo delete_kardo=!remove; jod_do jodo jod_dijiye jod_de jod_den daal_do dal_do daalo dalo daal_dijiye lagao laga_do जोड़_दो जोड़ो जोड़ें जोड़_दें जोड़_दीजिए डाल_दो डालो डालें=!add; add_karo add_kar_do add_kardo add_kar_dijiye=!add;
badha_do badhao badha_dijiye badhaiye badha_den बढ़ा_दो बढ़ाओ बढ़ा_दें=!increase; ghata_do ghatao ghata_dijiye kam_karo kam_kar_do घटा_दो घटाओ कम_करो कम_कर_दो कम_कर_दें=!reduce; ke_saath ke_sath के_साथ=and; vivran vivaran विवरण=~details; ki_jagah ke_badle ke_sthan_par ke_bajay ke_bajaye ki_bajay ki_bajaye की_जगह के_बदले के_स्थान_पर के_बजाय की_बजाय=~instead;
rakhne_ki_anumati_de_do rakhne_ki_ijazat_do rakhne_ki_anumati_dijiye ki_anumati_de_do ki_anumati_dijiye रखने_की_अनुमति_दें रखने_की_अनुमति_दीजिए की_अनुमति_दें=!allow; allowed_hai allowed_hain allow_hai allow_hain ki_ijazat_hai ki_anumati_hai ijazat_hai की_इजाजत_है की_अनुमति_है=!allow; rakh_sakega rakh_sakegi rakh_sakenge रख_सकेगा रख_सकेगी रख_सकेंगे rakhne_do rakhne_dijiye rakhne_ki_anumati_do rakh_sakta_hai rakh_sakte_hain रखने_दो रखने_दें रख_सकता_है=!keep; allowed_nahi_hone_chahiye allow_nahi_hona_chahiye nahi_hone_chahiye nahi_hona_chahiye allowed_nahi_hai allowed_nahi allow_nahi mana_hai nahi_chahiye nahi_rakh_sakta nahi_rakh_sakega nahi_rakh_sakte nahi_rakh_sakti nahi_kar_sakta nahi_kar_sakega nahi_kar_sakte nahi_karega nahi_rakhega nahi_rakhenge nahin_rakhega ki_ijazat_nahi_hai ki_ijazat_nahi ki_anumati_nahi_hai ki_anumati_nahi ki_anumati_nahi_hogi ki_anumati_na_ho ki_ijazat_na_ho ki_ijazat_nahi_hogi allowed_na_ho allow_na_ho की_अनुमति_न_हो की_अनुमति_नहीं_होगी की_इजाजत_न_हो की_इजाज़त_न_हो की_इजाज़त_नहीं_होगी नहीं_रख_सकता नहीं_रख_सकेगा नहीं_रख_सकते नहीं_कर_सकता नहीं_कर_सकेगा नहीं_करेगा नहीं_रखेगा की_अनुमति_नहीं_है की_इजाजत_नहीं_है की_अनुमति_नहीं मना_है नहीं_चाहिए=!forbid
`;
const WORDS: ReadonlyMap<string, string> = new Map(
  PAIRS.split(';').flatMap((pair) => {
    const [hindi = '', english = ''] = pair.split('=');
    return hindi
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '' && pair.includes('='))
      .map((word): [string, string] => [word.replaceAll('_', ' '), english.trim()]);
  }),
);
/** Stems of verbs in both scripts with what they do; each is said in many polite and hurried forms. */
const STEMS: readonly [string, readonly string[]][] = [
  ['!set', ['kar', 'rakh', 'badal', 'likh', 'bana', 'कर', 'रख', 'बदल', 'लिख', 'बना']],
  [
    '!remove',
    [
      'hata',
      'nikal',
      'nikaal',
      'mita',
      'हटा',
      'निकाल',
      'मिटा',
      'delete kar',
      'remove kar',
      'डिलीट कर',
      'रिमूव कर',
      'cancel kar',
      'drop kar',
    ],
  ],
  ['!add', ['jod', 'daal', 'dal', 'laga', 'जोड़', 'डाल', 'लगा', 'add kar', 'include kar', 'ऐड कर', 'शामिल कर', 'shamil kar', 'insert kar']],
  ['!increase', ['badha', 'बढ़ा', 'increase kar', 'zyada kar', 'jyada kar']],
  ['!reduce', ['ghata', 'घटा', 'kam kar', 'कम कर', 'reduce kar', 'decrease kar']],
  ['!set', ['change kar', 'update kar', 'set kar', 'set rakh', 'fix kar', 'चेंज कर', 'tay kar', 'तय कर']],
];
/** "Honi chahiye", "hogi": what is to be. */
const TO_BE =
  'ho|हो|hona chahiye|honi chahiye|hone chahiye|hona chaahiye|honi chaahiye|ho jaye|ho jaaye|hogi|hoga|honge|rahega|rahegi|rahe|rakha jaye|rakhi jaye|kiya jaye|ki jaye|होना चाहिए|होनी चाहिए|होने चाहिए|हो जाए|होगी|होगा|होंगे|रहेगा|रहेगी|रहे|रखा जाए|रखी जाए|किया जाए|की जाए'.split(
    '|',
  );
/** "Stamp duty seller bharega": who is to pay or to bear something. */
const BEARING =
  'dega|degi|denge|bharega|bharegi|bharenge|chukayega|chukaega|chukayegi|chukaegi|chukayenge|uthayega|uthaega|uthayegi|uthayenge|pay karega|pay karegi|pay karenge|vahan karega|vahan karenge|देगा|देगी|देंगे|भरेगा|भरेगी|भरेंगे|चुकाएगा|चुकायेगा|चुकाएगी|चुकाएंगे|उठाएगा|उठायेगा|उठाएगी|वहन करेगा|वहन करेगी|वहन करेंगे'.split(
    '|',
  );
const DOING = 'karega|karegi|karenge|karayega|karwayega|karaega|karvaega|karwaenge|करेगा|करेगी|करेंगे|कराएगा|करवाएगा|कराएगी|करवाएंगे'.split('|');
/** "Kabza 31 July ko milega": what is to be given, or to happen, then. */
const HAPPENING =
  'mile|mil jaye|mil jaaye|bante|baanta jaye|bantega|milega|milegi|milenge|milna chahiye|milni chahiye|milne chahiye|diya jayega|di jayegi|liya jayega|kiya jayega|ki jayegi|chalega|chalegi|hoti hai|hota hai|badhega|badhegi|मिलेगा|मिलेगी|मिलना चाहिए|मिलनी चाहिए|दिया जाएगा|दी जाएगी|किया जाएगा|की जाएगी|चलेगा|चलेगी|बढ़ेगा|बढ़ेगी'.split(
    '|',
  );
const ENDINGS = [
  ...' do| de| den| dein| dijiye| dijie| dijiyega| dena| dena hai| dena chahiye| diya jaye| diya jae| di jaye| di jae| lo| lein| len|o|en|ein|e|iye|iyega|na hai|na chahiye|ni hai|na hoga|ni hogi|a jaye|i jaye'.split(
    '|',
  ),
  ...' दो| दें| दे| दीजिए| दीजिये| दीजिएगा| देना| देना है| दिया जाए| दिया जाये| दी जाए| लो| लें|ो|ें|े|िए|िये|एं|एँ|ओ|इए|इये|ना है|ना चाहिए|नी चाहिए|ना होगा|ा जाए|ी जाए'.split(
    '|',
  ),
];
/** Forms that are English words too. */
const ENGLISH = new Set(['dale', 'dalen', 'kare', 'like', 'lage']);
const VERB_FORMS: ReadonlyMap<string, string> = new Map([
  ...BEARING.map((form): [string, string] => [form, '!bear']),
  ...DOING.map((form): [string, string] => [form, '!do']),
  ...[...TO_BE, ...HAPPENING].map((form): [string, string] => [form, '!set']),
  ...STEMS.flatMap(([verb, stems]) =>
    stems.flatMap((stem) => ENDINGS.map((ending): [string, string] => [stem + ending, verb]).filter(([form]) => !ENGLISH.has(form))),
  ),
]);

/** How a word sounds, however its vowels are written: "pachaas" and "pachas", "keemat" and "kimat". */
const soundOf = (word: string): string =>
  word
    .replace(/aa/g, 'a')
    .replace(/ee|ii|ie/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/ai|ay|ey/g, 'e')
    .replace(/au|ow/g, 'o')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ph/g, 'f')
    .replace(/([bcdgjkpt])h/g, '$1')
    .replace(/(.)\1+/g, '$1');
/** A shorter word sounds like too many others. */
const SOUND_MIN = 4;
const BY_SOUND: ReadonlyMap<string, string> = new Map(
  [...WORDS].filter(([word]) => /^[a-z]{4,24}$/.test(word)).map(([word, english]) => [soundOf(word), english]),
);
const DOTTED: Readonly<Record<string, string>> = {
  '\u0958': 'क',
  '\u0959': 'ख',
  '\u095a': 'ग',
  '\u095b': 'ज',
  '\u095c': 'ड',
  '\u095d': 'ढ',
  '\u095e': 'फ',
};
/** "कब्ज़ा" and "कब्जा": the dot below a letter is often left out. */
const undotted = (words: string): string =>
  [...words]
    .map((letter) => DOTTED[letter] ?? letter)
    .join('')
    .replaceAll('\u093c', '');
const UNDOTTED: ReadonlyMap<string, string> = new Map([...VERB_FORMS, ...WORDS].map(([words, english]) => [undotted(words), english]));
const meaningOf = (words: string): string | undefined => WORDS.get(words) ?? VERB_FORMS.get(words) ?? UNDOTTED.get(undotted(words));
/** What a word means that is spelt in another way; English words and those of the document are none. */
function byItsSound(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  const lower = word.toLowerCase();
  const sound = soundOf(lower);
  return /^[a-z]{4,24}$/.test(lower) && sound.length >= SOUND_MIN && !vocabulary.has(lower) ? BY_SOUND.get(sound) : undefined;
}

const LONGEST = 5;
const DIGITS = /[०-९]/g;

/** Words that only a Hindi sentence has; "do", "me", "is" and "char" are English too. */
const SURE =
  /[\u0900-\u097f]|\bko (?:de do|dedo|de dijiye|de dena|dena|dijiye)\b|\b(?:kar ?d(?:o|ijiye|en?|ena)|kar(?:o|en|na hai)|kijiye|hata ?(?:do|o|dijiye|den?)|nikal ?do|jod ?(?:do|o|dijiye)|da?al ?do|daalo|rakho|rakh ?(?:do|dijiye|den?)|rakhne|badha ?(?:do|o)|ghata ?(?:do|o)|badal ?do|badlo|chahiye|ki jagah|ke badle|likh ?do|likho|mana hai|den[ai] (?:hoga|hogi|hai|padega)|chukana hoga|hoga|hogi|honge|hata dena|nikal dena|kar dijiyega|hata dijiyega|\w{2,20}(?:[aeiy]eg[ai]|[aeiy]enge)|(?:de|mile|bhare|kare|rahe|chale)(?:g[ai]|nge))\b/i;

/** Hindi words in Latin letters that are English words too, or that English sentences of the trade have. */
const SHARED =
  /^(?:do|me|is|us|char|sat|par|das|ab|ye|se|ko|ki|ke|ka|hi|bonus|parking|fees?|pension|advance|guarantor|notice|sublet|pad|dar|mas|rashi|patti|karz|bis|tin|ath|rini|beta|pati|gehne|khata|swami|lagu)$/;

/** Figures, and words that are said in both languages. */
const OF_BOTH =
  /^(?:(?:rs\.?|₹)?[\d,.]+%?|notice|rent|deposit|salary|loan|interest|emi|term|age|price|amount|period|percent|lakh|crore|payment|insurance|tax|january|february|march|april|june|july|august|september|october|november|december)$/i;

/** Whether a sentence is in Hindi, in either script. */
export function isHindi(text: string): boolean {
  if (SURE.test(text)) return true;
  const tokens = text
    .toLowerCase()
    .split(/[\s,.;!?]+/)
    .filter(Boolean);
  const known = tokens.filter((token) => !SHARED.test(token) && (WORDS.has(token) || isNumberWord(token)));
  if (known.length > 1 && known.length * (known.length > 2 ? 4 : 3) >= tokens.length) return true;
  // "Fees 6000 mahina", "notice 60 din ka".
  if (
    known.length > 0 &&
    tokens.length <= 6 &&
    tokens.every((token) => SHARED.test(token) || WORDS.has(token) || isNumberWord(token) || OF_BOTH.test(token))
  )
    return true;
  return tokens.some((_token, at) =>
    [2, 1, 3].some(
      (length) => VERB_FORMS.has(tokens.slice(at, at + length).join(' ')) && tokens.slice(at, at + length).join(' ').length > 4,
    ),
  );
}

const TRANSLATED: ReadonlySet<string> = new Set([...WORDS.values()].flatMap((words) => words.split(' ')));
/** Whether an English word is the translation of a Hindi one. */
/** English words of an instruction as the Hindi words for them that a text has, where it has any. */
export function inWordsOf(content: string, english: string): string {
  return english.replace(/[a-z]{3,20}/gi, (word) => {
    const hindi = [...WORDS].find(
      ([own, meaning]) => meaning === word.toLowerCase() && /^[\u0900-\u097f]/.test(own) && content.includes(own),
    );
    return hindi?.[0] ?? word;
  });
}

export const isTranslated = (word: string): boolean => TRANSLATED.has(word);

/** The words of a Hindi sentence in English, in the order of the Hindi; what is not known stays as it was written. */
export function wordByWord(text: string, vocabulary: ReadonlySet<string> = new Set()): string[] {
  const tokens = inFigures(
    text
      .replace(DIGITS, (digit) => String(digit.charCodeAt(0) - 0x966))
      .replace(/[,।.;!?]{1,5}(?=\s|$)/g, ' , ')
      .split(/\s+/)
      .filter(Boolean),
  );
  const words: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = longestAt(tokens, at);
    if (length === 0)
      for (const word of (byItsSound(tokens[at] ?? '', vocabulary) ?? loanWord(tokens[at] ?? '', vocabulary)).split(' ')) words.push(word);
    else {
      const known = tokens
        .slice(at, at + length)
        .join(' ')
        .toLowerCase();
      for (const word of (meaningOf(known) ?? '').split(' ')) words.push(word);
    }
    at += Math.max(1, length);
  }
  return words.filter(Boolean);
}

function longestAt(tokens: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1)
    if (
      meaningOf(
        tokens
          .slice(at, at + length)
          .join(' ')
          .toLowerCase(),
      ) !== undefined
    )
      return length;
  return 0;
}
