import type { Trap } from '../trap.js';

/** Relations who are heirs under any law of succession, and who are called so in a will. */
const HEIRS = [
  'son',
  'sons',
  'daughter',
  'daughters',
  'wife',
  'husband',
  'widow',
  'father',
  'mother',
  'पुत्र',
  'पुत्री',
  'बेटा',
  'बेटे',
  'बेटी',
  'पत्नी',
  'पति',
  'पिता',
  'माता',
];

/** Who takes after a death, and what a will can and cannot do. */
export const SUCCESSION_TRAPS: readonly Trap[] = [
  {
    types: ['will'],
    fields: ['other_wishes', 'gifts'],
    when: [{ field: '*', says: ['irrevocable', 'cannot be revoked', 'not revoke', 'shall not change this will', 'अपरिवर्तनीय'] }],
    text: {
      en: 'A will may be revoked or altered by its maker at any time while competent to dispose of the property (section 62 of the Indian Succession Act, 1925): words that take this away have no effect.',
      hi: 'वसीयतकर्ता, जब तक संपत्ति देने में सक्षम है, वसीयत को कभी भी रद्द या बदल सकता है (भारतीय उत्तराधिकार अधिनियम, 1925 की धारा 62): इसे हटाने वाले शब्द प्रभावहीन हैं।',
    },
  },
  {
    types: ['will'],
    fields: ['residuary_beneficiary'],
    when: [
      { field: 'personal_law', is: ['muslim'] },
      {
        any: [
          { field: 'gifts', is: [''] },
          {
            field: 'gifts',
            says: [
              'all my property',
              'all my properties',
              'whole',
              'entire',
              'everything',
              'all that i own',
              'सारी',
              'समस्त',
              'पूरी',
              'सब कुछ',
            ],
          },
        ],
      },
    ],
    serious: true,
    text: {
      en: 'This will disposes of everything. Under Muslim personal law a bequest is good only for a part of the estate, and one to an heir only if the others consent; the law on wills of the Indian Succession Act, 1925 does not apply (section 58(1)). The rules of that law are not at hand here: ask a lawyer how much may be given, to whom, and whose consent is needed.',
      hi: 'यह वसीयत सब कुछ दे देती है। मुस्लिम स्वीय विधि में वसीयत संपदा के केवल एक भाग के लिए मान्य होती है, और किसी वारिस के पक्ष में तभी जब अन्य सहमत हों; भारतीय उत्तराधिकार अधिनियम, 1925 की वसीयत-विधि लागू नहीं होती (धारा 58(1))। उस विधि के नियम यहाँ उपलब्ध नहीं हैं: वकील से पूछें कि कितना, किसे और किसकी सहमति से दिया जा सकता है।',
    },
  },
  {
    types: ['will'],
    fields: ['other_wishes', 'gifts', 'residuary_beneficiary'],
    when: [{ field: '*', says: ['witness', 'witnesses', 'गवाह', 'साक्षी'] }],
    text: {
      en: 'This speaks of a witness of the will. Where section 67 of the Indian Succession Act, 1925 applies, a gift to a witness, or to the wife or husband of one, is void, although the will stands. Take witnesses who receive nothing.',
      hi: 'यहाँ वसीयत के साक्षी की बात है। जहाँ भारतीय उत्तराधिकार अधिनियम, 1925 की धारा 67 लागू है, वहाँ साक्षी या उसके पति या पत्नी को दिया गया दान शून्य है, यद्यपि वसीयत बनी रहती है। ऐसे साक्षी लें जिन्हें कुछ न मिले।',
    },
  },
  {
    types: ['will'],
    fields: ['residuary_beneficiary', 'gifts', 'alternate_beneficiary', 'executor_name', 'alternate_executor', 'guardian_name'],
    when: [{ field: '*', names: 'testator_name' }],
    contradiction: true,
    serious: true,
    text: {
      en: 'This names the testator. A will takes effect only after the death of whoever makes it (section 2(h) of the Indian Succession Act, 1925), so the testator can neither receive anything under it nor carry it out. If somebody else of the same name is meant, tell them apart by parent and address.',
      hi: 'यहाँ वसीयतकर्ता का ही नाम है। वसीयत वसीयतकर्ता की मृत्यु के बाद ही प्रभावी होती है (भारतीय उत्तराधिकार अधिनियम, 1925 की धारा 2(ज)), इसलिए वह न उससे कुछ पा सकता है, न उसे निष्पादित कर सकता है। यदि उसी नाम का कोई दूसरा व्यक्ति है, तो माता-पिता और पते से अलग पहचान लिखें।',
    },
  },
  {
    types: ['will'],
    fields: ['gifts', 'residuary_beneficiary'],
    when: [
      { field: 'personal_law', is: ['muslim'] },
      { field: '*', says: HEIRS },
    ],
    text: {
      en: 'This gives to somebody who seems to be an heir. Under Muslim personal law, which section 58(1) of the Indian Succession Act, 1925 leaves to stand, a bequest to an heir as a rule needs the consent of the other heirs after the death, and one to others is good only for a part of the estate. The rules are not in an act at hand here: ask a lawyer before it is signed.',
      hi: 'यहाँ ऐसे व्यक्ति को दिया जा रहा है जो वारिस लगता है। मुस्लिम स्वीय विधि में, जिसे भारतीय उत्तराधिकार अधिनियम, 1925 की धारा 58(1) बनाए रखती है, वारिस को दी गई वसीयत के लिए सामान्यतः मृत्यु के बाद शेष वारिसों की सहमति चाहिए, और दूसरों को दी गई वसीयत संपदा के केवल एक भाग के लिए मान्य है। ये नियम यहाँ किसी अधिनियम में उपलब्ध नहीं हैं: हस्ताक्षर से पहले वकील से पूछें।',
    },
  },
  {
    types: ['affidavit_heirship'],
    fields: ['will_left'],
    when: [
      { field: '*', is: ['yes'] },
      { field: 'will_details', is: [''] },
    ],
    serious: true,
    text: {
      en: 'The deceased left a will, and nothing is told of it. Heirs take only what the will does not give (section 30 of the Indian Succession Act, 1925), and an affidavit that leaves the will out is not the whole truth. Give its date, whether it is registered, and what it gives; ask whoever wants the affidavit whether probate or letters of administration are needed instead.',
      hi: 'मृतक ने वसीयत छोड़ी है, और उसके बारे में कुछ नहीं बताया गया है। वारिस केवल वही पाते हैं जो वसीयत नहीं देती (भारतीय उत्तराधिकार अधिनियम, 1925 की धारा 30), और वसीयत छोड़ देने वाला शपथपत्र पूरा सच नहीं है। उसकी तारीख़, वह पंजीकृत है या नहीं, और वह क्या देती है, यह लिखें; जो शपथपत्र माँग रहा है उससे पूछें कि क्या इसके बजाय प्रोबेट या प्रशासन-पत्र चाहिए।',
    },
  },
];
