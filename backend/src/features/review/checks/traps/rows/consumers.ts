import type { Trap } from '../trap.js';

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

/** Which commission hears a complaint, and whose. */
export const CONSUMER_TRAPS: readonly Trap[] = [
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
];
