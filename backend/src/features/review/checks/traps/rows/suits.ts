import type { Trap } from '../trap.js';

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

/** Which court tries a suit, and what has to come before it. */
export const SUIT_TRAPS: readonly Trap[] = [
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
