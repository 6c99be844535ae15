import type { Trap } from '../trap.js';

/** Sections of the Bharatiya Nyaya Sanhita, 2023 whose punishment may be death or imprisonment for life, by the First Schedule to the BNSS. */
const GRAVEST: readonly string[] = (
  '62 64(1) 64(2) 65(1) 65(2) 66 70(1) 70(2) 71 80(2) 89 90(2) 103(1) 103(2) 104 105 107 109(1) 109(2) 111(2) 111(3) 111(4) 111(5) 111(6) ' +
  '113(2) 113(3) 113(4) 113(5) 113(6) 113(7) 117(3) 118(2) 119(2) 124(1) 139(1) 140(1) 140(2) 143(4) 143(5) 143(6) 143(7) 145 147 148 149 152 153 ' +
  '156 158 159 160 178 179 181 230(1) 230(2) 260 263 309(6) 310(2) 310(3) 310(6) 316(5) 317(3) 317(4) 326 327(2) 331(7) 331(8) 332 338 339 341(1) 342(1) 343'
).split(' ');
/** Those that may be tried by the Court of Session only and mean death or life at once, whatever else is alleged. */
const UNMISTAKABLE = GRAVEST.filter((section) => /^(?:64|65|66|70|71|80|103|104|105|109|113|140|147|148|310)/.test(section));

const STATES = ['state of *', 'union of india', 'government of *', 'union territory of *', 'govt of *', 'भारत संघ', 'राज्य'];
const TRADE = [
  'invoice',
  'goods',
  'supply',
  'supplied',
  'purchase order',
  'services',
  'contractor',
  'dealer',
  'distributor',
  'franchise',
  'construction',
  'commercial premises',
  'shareholder',
  'partnership',
  'trade mark',
  'invoice*',
  'wholesale',
];

const RESALE = [
  'for resale',
  'and resale',
  'resale in',
  'resell*',
  're sell*',
  'for sale to customers',
  'commercial purpose',
  'business use',
  'commercial use',
  'पुनर्विक्रय',
  'दोबारा बेचने',
];
const TRADE_USE = [
  'commercial',
  'business',
  'factory',
  'trading',
  'shop',
  'office',
  'hotel',
  'restaurant',
  'clinic',
  'showroom',
  'company',
  'resale',
  'व्यापार',
  'कारोबार',
  'दुकान',
  'वाणिज्यिक',
];
const OWN_USE = [
  'not for resale',
  'not for business',
  'not for any commercial',
  'not for a commercial',
  'not commercial',
  'no commercial',
  'livelihood',
  'self employment',
  'household',
  'home',
  'personal',
  'family',
  'आजीविका',
  'स्वरोज़गार',
  'घर',
  'निजी',
];

/** The wrong court, and what has to come before it. */
export const COURT_TRAPS: readonly Trap[] = [
  {
    types: ['bail_application'],
    fields: ['offences'],
    when: [
      {
        any: [
          { field: 'kind', is: ['bail from the magistrate', ''] },
          {
            all: [
              { field: 'kind', isNot: ['anticipatory bail'] },
              { field: 'court', says: ['magistrate*'] },
            ],
          },
        ],
      },
      {
        any: [
          { field: '*', says: ['murder', 'rape', 'dowry death', 'हत्या', 'बलात्कार'] },
          {
            all: [
              { field: '*', says: ['bharatiya nyaya', 'bns', 'भारतीय न्याय संहिता'] },
              { field: '*', offence: UNMISTAKABLE },
            ],
          },
          {
            all: [
              { field: '*', says: ['penal code', 'ipc', 'दंड संहिता'] },
              { field: '*', offence: ['302', '304B', '307', '376', '395', '396'] },
            ],
          },
          { field: 'punishment', is: ['death, imprisonment for life, or ten years or more'] },
        ],
      },
    ],
    serious: true,
    text: {
      en: 'A magistrate does not release on bail where there appear reasonable grounds for believing that the accused is guilty of an offence punishable with death or imprisonment for life, unless the accused is a child, a woman, sick or infirm (section 480(1) of the Bharatiya Nagarik Suraksha Sanhita, 2023). Apply to the Court of Session or the High Court (section 483).',
      hi: 'मृत्यु या आजीवन कारावास से दंडनीय अपराध में, यदि दोष का युक्तियुक्त आधार दिखे, मजिस्ट्रेट ज़मानत पर नहीं छोड़ता, जब तक अभियुक्त बालक, महिला, बीमार या अशक्त न हो (भारतीय नागरिक सुरक्षा संहिता, 2023 की धारा 480(1))। सेशन न्यायालय या उच्च न्यायालय में आवेदन करें (धारा 483)।',
    },
  },
  {
    types: ['bail_application'],
    fields: ['arrest_date'],
    when: [
      { field: 'kind', is: ['anticipatory bail'] },
      { field: '*', isNot: [''] },
    ],
    serious: true,
    text: {
      en: 'A date of arrest is given, and anticipatory bail is for a person who has reason to believe that he may be arrested (section 482(1) of the Bharatiya Nagarik Suraksha Sanhita, 2023). Whoever is in custody applies for bail under section 480 or 483.',
      hi: 'गिरफ़्तारी की तारीख़ दी गई है, और अग्रिम ज़मानत उसके लिए है जिसे गिरफ़्तार किए जाने का विश्वास करने का कारण हो (भारतीय नागरिक सुरक्षा संहिता, 2023 की धारा 482(1))। जो अभिरक्षा में है, वह धारा 480 या 483 के अधीन ज़मानत माँगे।',
    },
  },
  {
    types: ['bail_application'],
    fields: ['court'],
    when: [
      { field: 'kind', is: ['anticipatory bail', 'bail from the sessions court or high court'] },
      { field: '*', says: ['magistrate*', 'मजिस्ट्रेट'] },
      { none: [{ field: '*', says: ['session*', 'high court', 'सेशन', 'उच्च न्यायालय'] }] },
    ],
    serious: true,
    text: {
      en: 'The application names a magistrate. Only the High Court and the Court of Session give anticipatory bail (section 482(1) of the Bharatiya Nagarik Suraksha Sanhita, 2023) and bail under section 483.',
      hi: 'आवेदन में मजिस्ट्रेट का नाम है। अग्रिम ज़मानत (भारतीय नागरिक सुरक्षा संहिता, 2023 की धारा 482(1)) और धारा 483 की ज़मानत केवल उच्च न्यायालय और सेशन न्यायालय देते हैं।',
    },
  },
  {
    types: ['consumer_complaint'],
    fields: ['consideration'],
    when: [
      {
        any: [
          {
            all: [
              { field: 'commission', says: ['district', 'ज़िला', 'जिला'] },
              { field: '*', over: 10_000_000 },
            ],
          },
          {
            all: [
              { field: 'commission', says: ['state consumer', 'state commission', 'राज्य आयोग'] },
              { field: '*', over: 100_000_000 },
            ],
          },
        ],
      },
    ],
    serious: true,
    text: {
      en: 'The consideration paid is beyond what this commission may hear: a District Commission up to one crore rupees, a State Commission up to ten crore, unless the Central Government has prescribed another value (sections 34(1) and 47(1)(a) of the Consumer Protection Act, 2019). The rules that do are not at hand here.',
      hi: 'चुकाया गया प्रतिफल इस आयोग की अधिकारिता से अधिक है: ज़िला आयोग एक करोड़ रुपये तक, राज्य आयोग दस करोड़ तक, जब तक केंद्र सरकार ने दूसरा मूल्य विहित न किया हो (उपभोक्ता संरक्षण अधिनियम, 2019 की धाराएँ 34(1) और 47(1)(क))। वे नियम यहाँ उपलब्ध नहीं हैं।',
    },
  },
  {
    types: ['consumer_complaint'],
    fields: ['consideration'],
    // No sum is told: the rules that set it are not at hand.
    when: [
      { field: 'commission', says: ['district', 'ज़िला', 'जिला'] },
      { field: '*', over: 5_000_000 },
      { none: [{ field: '*', over: 10_000_000 }] },
    ],
    text: {
      en: 'Ask the registry whether a District Commission may still hear a complaint of this value: rules of the Central Government may set a lower one than the act does (proviso to section 34(1) of the Consumer Protection Act, 2019). Those rules are not at hand here.',
      hi: 'रजिस्ट्री से पूछें कि क्या ज़िला आयोग इस मूल्य का परिवाद सुन सकता है: केंद्र सरकार के नियम अधिनियम से कम मूल्य रख सकते हैं (उपभोक्ता संरक्षण अधिनियम, 2019 की धारा 34(1) का परंतुक)। वे नियम यहाँ उपलब्ध नहीं हैं।',
    },
  },
  {
    types: ['consumer_complaint'],
    fields: ['purpose', 'facts'],
    when: [
      {
        any: [
          { field: '*', says: RESALE },
          {
            all: [
              { field: 'purpose', says: TRADE_USE },
              { field: '*', says: TRADE_USE },
              { field: 'purpose', isNot: [''] },
            ],
          },
        ],
      },
      {
        none: [
          { field: '*', says: OWN_USE },
          { field: 'purpose', says: OWN_USE },
        ],
      },
    ],
    serious: true,
    text: {
      en: 'Who obtains goods for resale, or goods or services for a commercial purpose, is not a consumer (section 2(7) of the Consumer Protection Act, 2019), and the complaint fails. Use only for earning a livelihood by self-employment is no commercial purpose: say so if it is true.',
      hi: 'जो पुनर्विक्रय के लिए माल या वाणिज्यिक प्रयोजन के लिए माल या सेवा लेता है, वह उपभोक्ता नहीं है (उपभोक्ता संरक्षण अधिनियम, 2019 की धारा 2(7)), और परिवाद विफल होता है। केवल स्वरोज़गार से आजीविका के लिए उपयोग वाणिज्यिक नहीं है: यदि सच हो तो ऐसा लिखें।',
    },
  },
  {
    types: ['plaint'],
    fields: ['government_notice'],
    when: [
      { field: 'defendant_name', says: STATES },
      { field: '*', is: [''] },
      {
        none: [
          { field: 'facts', says: ['section 80(2)', 'leave of the court'] },
          { field: 'reliefs', says: ['section 80(2)'] },
        ],
      },
    ],
    serious: true,
    text: {
      en: 'The Government is sued and no notice is told. No suit is instituted against it until two months after a notice in writing was delivered or left, and the plaint says that it was (section 80(1) of the Code of Civil Procedure, 1908); only for urgent relief, and with leave, does section 80(2) excuse that.',
      hi: 'सरकार पर वाद है और किसी सूचना का उल्लेख नहीं। लिखित सूचना देने या छोड़ने के दो माह बाद ही वाद हो सकता है, और वादपत्र में यह लिखा होता है (सिविल प्रक्रिया संहिता, 1908 की धारा 80(1)); केवल अति आवश्यक अनुतोष के लिए, न्यायालय की अनुमति से, धारा 80(2) इससे छूट देती है।',
    },
  },
  {
    types: ['plaint'],
    fields: ['government_notice'],
    when: [{ field: '*', lastDayAfter: { of: 'plaint_date', months: -2 } }],
    serious: true,
    text: {
      en: 'Two months have not passed since the notice to the Government: a suit before that is not maintainable (section 80(1) of the Code of Civil Procedure, 1908), unless the court gives leave under section 80(2).',
      hi: 'सरकार को सूचना दिए दो माह नहीं बीते हैं: उससे पहले वाद पोषणीय नहीं (सिविल प्रक्रिया संहिता, 1908 की धारा 80(1)), जब तक न्यायालय धारा 80(2) के अधीन अनुमति न दे।',
    },
  },
  {
    types: ['plaint'],
    fields: ['mediation'],
    when: [
      { field: 'dispute', is: ['commercial'] },
      { field: 'suit_value', atLeast: 300_000 },
      { field: '*', is: [''] },
      { field: 'urgent_relief', is: [''] },
    ],
    serious: true,
    text: {
      en: 'A commercial suit that asks for no urgent interim relief is not instituted before pre-institution mediation has been exhausted (section 12A(1) of the Commercial Courts Act, 2015). The form tells neither. The plaint is also verified by a Statement of Truth (Order VI, rule 15A of the Code of Civil Procedure, 1908).',
      hi: 'जो वाणिज्यिक वाद तात्कालिक अंतरिम अनुतोष नहीं माँगता, वह संस्थापन-पूर्व मध्यस्थता पूरी किए बिना नहीं लाया जाता (वाणिज्यिक न्यायालय अधिनियम, 2015 की धारा 12क(1))। फ़ॉर्म में दोनों में से कुछ नहीं है। वादपत्र का सत्यापन सत्य के कथन से भी होता है (सिविल प्रक्रिया संहिता, 1908 का आदेश 6 नियम 15क)।',
    },
  },
  {
    types: ['plaint'],
    fields: ['mediation'],
    when: [
      { field: 'dispute', is: ['commercial'] },
      { field: '*', undated: true },
    ],
    serious: true,
    text: {
      en: 'A commercial suit says that mediation before it was exhausted, when it was applied for and how it ended (section 12A(1) of the Commercial Courts Act, 2015). “{mediation}” names no day, so the draft does not say that it was. If there was none, leave the field empty.',
      hi: 'वाणिज्यिक वाद में लिखा जाता है कि वाद से पहले मध्यस्थता पूरी हुई, उसका आवेदन कब हुआ और वह कैसे समाप्त हुई (वाणिज्यिक न्यायालय अधिनियम, 2015 की धारा 12क(1))। “{mediation}” में कोई तारीख़ नहीं है, इसलिए प्रारूप यह नहीं कहता कि हुई। यदि मध्यस्थता नहीं हुई, तो फ़ील्ड ख़ाली छोड़ें।',
    },
  },
  {
    types: ['plaint'],
    fields: ['government_notice'],
    when: [{ field: '*', undated: true }],
    serious: true,
    text: {
      en: 'A plaint against the Government says that the notice was delivered or left, which was two months before (section 80(1) of the Code of Civil Procedure, 1908). “{government_notice}” names no day, so the draft does not say that it was.',
      hi: 'सरकार के विरुद्ध वादपत्र में लिखा जाता है कि सूचना दी या छोड़ी गई, और उसे दो माह हो चुके हैं (सिविल प्रक्रिया संहिता, 1908 की धारा 80(1))। “{government_notice}” में कोई तारीख़ नहीं है, इसलिए प्रारूप यह नहीं कहता।',
    },
  },
  {
    types: ['plaint'],
    fields: ['dispute'],
    when: [
      { field: '*', isNot: ['commercial'] },
      { field: 'suit_value', atLeast: 300_000 },
      { field: 'kind', is: ['money', 'injunction', 'declaration', 'other'] },
      {
        any: [
          { field: 'claim_basis', is: ['price of goods, no time for payment agreed', 'price of goods sold on credit', 'work done'] },
          { field: 'facts', says: TRADE },
        ],
      },
      {
        any: [
          { field: 'plaintiff_kind', is: ['company', 'limited liability partnership', 'partnership firm'] },
          { field: 'defendant_kind', is: ['company', 'limited liability partnership', 'partnership firm'] },
          { field: 'plaintiff_name', says: ['limited', 'llp', 'traders', 'enterprises', 'industries', 'works', 'ltd'] },
        ],
      },
      { none: [{ field: 'mediation', isNot: [''] }] },
    ],
    serious: true,
    text: {
      en: 'This looks like a commercial dispute of Rs. 3,00,000 or more (section 2(1)(c) and (i) of the Commercial Courts Act, 2015). If it is, it belongs before the Commercial Court, mediation comes first unless urgent relief is asked for (section 12A), and the plaint is verified by a Statement of Truth (Order VI, rule 15A of the Code of Civil Procedure, 1908).',
      hi: 'यह 3,00,000 रुपये या अधिक का वाणिज्यिक विवाद लगता है (वाणिज्यिक न्यायालय अधिनियम, 2015 की धारा 2(1)(ग) और (झ))। यदि है, तो वह वाणिज्यिक न्यायालय में जाता है, तात्कालिक अनुतोष न हो तो पहले मध्यस्थता होती है (धारा 12क), और वादपत्र सत्य के कथन से सत्यापित होता है (सिविल प्रक्रिया संहिता, 1908 का आदेश 6 नियम 15क)।',
    },
  },
  {
    types: ['plaint'],
    fields: ['court'],
    when: [
      { field: 'dispute', is: ['commercial'] },
      { field: 'suit_value', atLeast: 300_000 },
      { field: '*', lacks: ['commercial', 'high court', 'वाणिज्यिक', 'उच्च न्यायालय'] },
    ],
    serious: true,
    text: {
      en: 'A commercial dispute of the specified value is tried by the Commercial Court or the Commercial Division of a High Court (sections 6 and 7 of the Commercial Courts Act, 2015); the court named here is neither by its name.',
      hi: 'विनिर्दिष्ट मूल्य का वाणिज्यिक विवाद वाणिज्यिक न्यायालय या उच्च न्यायालय का वाणिज्यिक खंड सुनता है (वाणिज्यिक न्यायालय अधिनियम, 2015 की धाराएँ 6 और 7); यहाँ लिखा न्यायालय नाम से इनमें नहीं है।',
    },
  },
  {
    types: ['plaint'],
    fields: ['plaint_date'],
    when: [
      { field: 'kind', is: ['money'] },
      { field: 'claim_basis', is: ['possession on title', 'possession after dispossession', 'possession from a tenant', 'declaration'] },
    ],
    contradiction: true,
    text: {
      en: 'The suit is for money, and the claim is said to rest on possession or on a declaration. The article of the Limitation Act, 1963 follows what it rests on.',
      hi: 'वाद धन का है, और दावा क़ब्ज़े या घोषणा पर टिका बताया गया है। परिसीमा अधिनियम, 1963 का अनुच्छेद इसी से तय होता है।',
    },
  },
];
