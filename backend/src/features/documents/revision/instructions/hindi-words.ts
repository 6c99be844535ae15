import { loanWord } from './loan-words.js';

/** Words of instructions in Hindi, in both scripts, and what they are in English; `~` marks a postposition, `!` a verb. */
const PAIRS = `
kiraya kiraaya kiraye किराया किराये=rent; kirayedar kirayedaar kiraayedar किरायेदार=tenant; makan_malik makaan_malik makanmalik मकान_मालिक मकानमालिक malik=landlord;
jama_rashi जमा_राशि जमानत_राशि zamanat suraksha_rashi सुरक्षा_राशि जमानत डिपॉजिट डिपाजिट सिक्योरिटी_डिपॉजिट=deposit; avadhi अवधि muddat=period; notice_avadhi नोटिस_अवधि=notice period; नोटिस=notice;
mahine mahina maheene mahino महीने महीना महीनों माह मास=months; din dino दिन दिनों=days; saal sal varsh साल वर्ष=years; hafte हफ्ते सप्ताह=weeks;
naam nam नाम=name; pata पता=address; tareekh tarikh तारीख तिथि दिनांक=date; shuru shuruat शुरू शुरुआत आरंभ=start; jagah जगह स्थान=place; byaj byaaj ब्याज=interest;
vetan tankhwah tankha वेतन तनख्वाह सैलरी=salary; keemat kimat qeemat mulya कीमत मूल्य दाम=price; paltu_janwar palatu_janwar paltu पालतू_जानवर पालतू=pets; billi बिल्ली=cat; kutta कुत्ता=dog;
gopniyata गोपनीयता=confidentiality; madhyasthata मध्यस्थता पंचाट=arbitration; dhara dhaara धारा खंड khand क्लॉज क्लाज shart शर्त=clause; parking पार्किंग=parking; adalat अदालत न्यायालय=court;
bikri बिक्री=sale; vivad_samadhan विवाद_समाधान=dispute resolution; kshatipurti क्षतिपूर्ति=indemnity; samapti समाप्ति=termination; bima beema बीमा=insurance; guarantor गारंटर जमानतदार zamanatdar=guarantor; agrim advance अग्रिम=advance; karmchari कर्मचारी=employee; fees फीस=fees; fee शुल्क=fee; kshetradhikar क्षेत्राधिकार=jurisdiction; vikreta विक्रेता=seller; kharidar khareedar खरीदार क्रेता=buyer; karja karz ऋण कर्ज=loan; rakhrakhav रखरखाव मेंटेनेंस=maintenance; upyog उपयोग=use; dar दर=rate; pad पद padnaam पदनाम=designation; chhutti chhuttiyan chutti chuttiyan छुट्टी छुट्टियां छुट्टियाँ=leave; har prati हर प्रति=every;
registry rajistri रजिस्ट्री=completion date; par पर=; mukadma मुकदमा=suit;
rakam raqam rashi raashi रकम राशि=amount; paltu_janvar janwar janvar जानवर=pets;
soochna suchna सूचना इत्तला=notice; आ_सकेगा आ_सकता_है प्रवेश aa_sakega aa_sakta_hai pravesh=enter; देकर dekar=;
bhugtan bhugtaan भुगतान पेमेंट=payment; kabza kabze kabja kabje कब्जा कब्जे क़ब्ज़ा=possession; muavza muaavza मुआवजा मुआवज़ा हर्जाना harjana=compensation; gawah gavah गवाह साक्षी=witness; hissa hisse हिस्सा हिस्से=share; munafa munafe मुनाफा मुनाफे लाभ=profit;
bijli बिजली=electricity; pani paani पानी=water; marammat मरम्मत=repair; kist kisht kishten किस्त किश्त किस्तें=instalment; wapas vapas wapsi वापस वापसी=refund; jurmana जुर्माना=penalty; karar anubandh करार अनुबंध=agreement; masik maasik मासिक=monthly; salana saalana varshik सालाना वार्षिक=yearly; ghante घंटे घंटा=hours;
andar अंदर भीतर=within; baad बाद=after; pehle pahle पहले=before; ke_liye के_लिए liye=for; sab_let sublet सबलेट=sublet; malik_makan=landlord; adhivakta vakil वकील अधिवक्ता=advocate; sampatti सम्पत्ति संपत्ति=property; vyavsay कारोबार=business; ki_dar की_दर=rate; sthayi_guzara_bhatta=alimony; guzara_bhatta गुजारा_भत्ता=maintenance; phiraak; lagat kharcha kharche खर्च खर्चा खर्चे=costs; shulk=fee; vilamb deri देरी विलंब=late; sthanantaran=transfer; niyam=terms; kaam काम=work; bonus बोनस=bonus; pension; जनवरी=January; फरवरी फ़रवरी=February; मार्च=March; अप्रैल=April; मई=May; जून=June; जुलाई=July; अगस्त=August; सितंबर सितम्बर=September; अक्टूबर अक्तूबर=October; नवंबर नवम्बर=November; दिसंबर दिसम्बर=December;
ek एक=one; do दो=two; teen तीन=three; char chaar चार=four; paanch panch पांच पाँच=five; chhe chah chhah छह छः=six; saat सात=seven; aath आठ=eight; nau नौ=nine; das दस=ten; gyarah ग्यारह=eleven; barah बारह=twelve;
pandrah पंद्रह पन्द्रह=fifteen; bees बीस=twenty; pachees पच्चीस=twenty-five; tees तीस=thirty; chalis चालीस=forty; pachas पचास=fifty; sau सौ=hundred; hazar hazaar हजार हज़ार=thousand; lakh लाख=lakh; crore karod करोड़ करोड=crore; rupaye rupay rupees रुपये रुपए रु=; pratishat प्रतिशत=percent;
aur और tatha तथा evam एवं=and; ko को=~ko; ka ki ke का की के=~of; se से=~from; mein me में=; wala wali waala wale वाला वाली वाले=; kripya कृपया=; bhi भी=; ab अब=; yeh ye यह=; us is इस उस=; tak तक=; kul कुल=; naya nayi नया नई=; sirf सिर्फ=; hi ही=; ek_naya=;
badhakar badha_kar badhaakar बढ़ाकर ghatakar ghata_kar घटाकर badalkar badal_kar बदलकर=;
kar_do kardo kar_dijiye kardijiye kar_de kar_den kardo_na karo kare karen kijiye kar_dena karna_hai kardena rakho rakh_do rakhiye rakhen badal_do badlo badal_dijiye kar_dijiyega hona_chahiye ho_jaye hoga likho likh_do likh_dijiye daal_ke_rakho dena_hoga dena_hai deni_hogi dena_padega chukana_hoga bharna_hoga
कर_दो कर_दीजिए कर_दें कर_दे करो करें कीजिए कर_देना रखो रखें रख_दो बदल_दो बदल_दें बदलो होना_चाहिए देना_होगा देनी_होगी देना_है लिख_दो लिखो लिखें=!set; hata_do hatao hata_dijiye hata_de hata_den hataiye nikal_do nikalo nikaal_do nikal_dijiye mita_do hatana_hai हटा_दो हटाओ हटा_दें हटाएं हटाएँ हटा_दीजिए निकाल_दो निकालो निकाल_दें=!remove;
remove_karo remove_kar_do delete_karo delete_kar_do remove_kardo delete_kardo=!remove; jod_do jodo jod_dijiye jod_de jod_den daal_do dal_do daalo dalo daal_dijiye lagao laga_do जोड़_दो जोड़ो जोड़ें जोड़_दें जोड़_दीजिए डाल_दो डालो डालें=!add; add_karo add_kar_do add_kardo add_kar_dijiye=!add;
badha_do badhao badha_dijiye badhaiye badha_den बढ़ा_दो बढ़ाओ बढ़ा_दें=!increase; ghata_do ghatao ghata_dijiye kam_karo kam_kar_do घटा_दो घटाओ कम_करो कम_कर_दो कम_कर_दें=!reduce; ki_jagah ke_badle ke_sthan_par की_जगह के_बदले के_स्थान_पर=~instead;
rakhne_ki_anumati_de_do rakhne_ki_ijazat_do rakhne_ki_anumati_dijiye ki_anumati_de_do ki_anumati_dijiye रखने_की_अनुमति_दें रखने_की_अनुमति_दीजिए की_अनुमति_दें=!allow; rakhne_do rakhne_dijiye rakhne_ki_anumati_do rakh_sakta_hai rakh_sakte_hain रखने_दो रखने_दें रख_सकता_है=!keep; allowed_nahi_hone_chahiye allow_nahi_hona_chahiye nahi_hone_chahiye nahi_hona_chahiye allowed_nahi_hai allowed_nahi allow_nahi mana_hai nahi_chahiye मना_है नहीं_चाहिए=!forbid
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
  'hona chahiye|honi chahiye|hone chahiye|hona chaahiye|honi chaahiye|ho jaye|ho jaaye|hogi|hoga|honge|rahega|rahegi|rahe|rakha jaye|rakhi jaye|kiya jaye|ki jaye|होना चाहिए|होनी चाहिए|होने चाहिए|हो जाए|होगी|होगा|होंगे|रहेगा|रहेगी|रहे|रखा जाए|रखी जाए|किया जाए|की जाए'.split(
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
  ...TO_BE.map((form): [string, string] => [form, '!set']),
  ...STEMS.flatMap(([verb, stems]) =>
    stems.flatMap((stem) => ENDINGS.map((ending): [string, string] => [stem + ending, verb]).filter(([form]) => !ENGLISH.has(form))),
  ),
]);
const meaningOf = (words: string): string | undefined => WORDS.get(words) ?? VERB_FORMS.get(words);

const LONGEST = 5;
const DIGITS = /[०-९]/g;

/** Words that only a Hindi sentence has; "do", "me", "is" and "char" are English too. */
const SURE =
  /[\u0900-\u097f]|\b(?:kar ?d(?:o|ijiye|en?|ena)|kar(?:o|en|na hai)|kijiye|hata ?(?:do|o|dijiye|den?)|nikal ?do|jod ?(?:do|o|dijiye)|da?al ?do|daalo|rakho|rakh ?(?:do|dijiye|den?)|rakhne|badha ?(?:do|o)|ghata ?(?:do|o)|badal ?do|badlo|chahiye|ki jagah|ke badle|likh ?do|likho|mana hai|den[ai] (?:hoga|hogi|hai|padega)|chukana hoga)\b/i;

/** Whether a sentence is in Hindi, in either script. */
export function isHindi(text: string): boolean {
  if (SURE.test(text)) return true;
  const tokens = text.toLowerCase().split(/[\s,.;!?]+/);
  return tokens.some((_token, at) =>
    [2, 1, 3].some(
      (length) => VERB_FORMS.has(tokens.slice(at, at + length).join(' ')) && tokens.slice(at, at + length).join(' ').length > 4,
    ),
  );
}

const TRANSLATED: ReadonlySet<string> = new Set([...WORDS.values()].flatMap((words) => words.split(' ')));
/** Whether an English word is the translation of a Hindi one. */
export const isTranslated = (word: string): boolean => TRANSLATED.has(word);

/** The words of a Hindi sentence in English, in the order of the Hindi; what is not known stays as it was written. */
export function wordByWord(text: string, vocabulary: ReadonlySet<string> = new Set()): string[] {
  const tokens = text
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[,।.;!?]{1,5}(?=\s|$)/g, ' , ')
    .split(/\s+/)
    .filter(Boolean);
  const words: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = longestAt(tokens, at);
    if (length === 0) words.push(loanWord(tokens[at] ?? '', vocabulary));
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
