import type { Trap } from '../trap.js';

const POWER_ONLY = [
  'power of attorney',
  'powers of attorney',
  'gpa',
  'agreement to sell',
  'agreement for sale',
  'agreement of sale',
  'मुख़्तारनामा',
  'मुख्तारनामा',
  'इकरारनामा',
  'इक़रारनामा',
];
const CONVEYED = [
  'sale deed*',
  'gift deed*',
  'conveyance',
  'inherited',
  'partition deed*',
  'settlement deed*',
  'decree',
  'allotment',
  'lease deed*',
  'will',
  'विक्रय पत्र',
  'बैनामा',
];

/** Who may give what of a property, and where and until when a suit about it is brought. */
export const PROPERTY_TRAPS: readonly Trap[] = [
  {
    types: ['gift_deed', 'settlement_deed'],
    fields: ['property_description', 'property_details', 'property_address', 'special_conditions'],
    when: [
      {
        field: '*',
        says: [
          'as and when',
          'shall buy',
          'will buy',
          'shall purchase',
          'will purchase',
          'shall acquire',
          'will acquire',
          'to be purchased',
          'to be bought',
          'to be allotted',
          'yet to be allotted',
          'when allotted',
          'future property',
          'ख़रीदूँगा',
          'खरीदूंगा',
          'ख़रीदूँगी',
          'खरीदूंगी',
        ],
      },
    ],
    serious: true,
    text: {
      en: 'This gives property that the giver does not own yet. A gift is of existing property (section 122 of the Transfer of Property Act, 1882), and one of future property is void (section 124). Give it when it has been acquired.',
      hi: 'इसमें वह संपत्ति दी जा रही है जो दाता की अभी नहीं है। दान विद्यमान संपत्ति का होता है (संपत्ति अंतरण अधिनियम, 1882 की धारा 122), और भावी संपत्ति का दान शून्य है (धारा 124)। अर्जित होने पर दान करें।',
    },
  },
  {
    types: ['sale_deed', 'sale_agreement', 'gift_deed', 'settlement_deed'],
    fields: ['property_title', 'title_history', 'title_details'],
    when: [
      { field: '*', says: POWER_ONLY },
      {
        none: [
          { field: 'property_title', says: CONVEYED },
          { field: 'title_history', says: CONVEYED },
          { field: 'title_details', says: CONVEYED },
        ],
      },
    ],
    serious: true,
    text: {
      en: 'The title told here is a power of attorney or an agreement to sell. Neither passes ownership: a contract for sale creates no interest in the property, and a sale is made by a registered instrument (section 54 of the Transfer of Property Act, 1882). Have the owner sign, or name the deed by which the ownership passed.',
      hi: 'यहाँ बताया गया स्वत्व मुख़्तारनामा या विक्रय का करार है। इनसे स्वामित्व नहीं जाता: विक्रय की संविदा संपत्ति में कोई हित पैदा नहीं करती, और विक्रय रजिस्ट्रीकृत लिखत से होता है (संपत्ति अंतरण अधिनियम, 1882 की धारा 54)। स्वामी से हस्ताक्षर कराएँ, या वह विलेख लिखें जिससे स्वामित्व मिला।',
    },
  },
  {
    types: ['sale_deed', 'sale_agreement'],
    fields: ['title_history', 'property_details', 'special_conditions'],
    when: [
      { field: 'seller_others', is: [''] },
      {
        field: '*',
        says: [
          'co owner*',
          'co sharer*',
          'equal shares',
          'undivided share',
          'jointly with',
          'in common with',
          'does not join',
          'do not join',
          'other heirs',
          'सह स्वामी',
          'हिस्सेदार',
        ],
      },
      { none: [{ field: '*', says: ['partition*', 'released', 'relinquish*', 'release of', 'बँटवारा', 'बंटवारा'] }] },
    ],
    text: {
      en: 'Others seem to own the property too, and the seller signs alone. A co-owner transfers only the own share (section 44 of the Transfer of Property Act, 1882). Name those who sign with the seller, sell the share alone, or tell by which deed the others gave theirs up.',
      hi: 'संपत्ति के और भी स्वामी लगते हैं, और विक्रेता अकेला हस्ताक्षर करता है। सह-स्वामी केवल अपना हिस्सा अंतरित करता है (संपत्ति अंतरण अधिनियम, 1882 की धारा 44)। साथ हस्ताक्षर करने वालों के नाम लिखें, केवल हिस्सा बेचें, या लिखें कि औरों ने किस विलेख से अपना हिस्सा छोड़ा।',
    },
  },
  ...[
    { types: ['sale_deed', 'sale_agreement'], signers: ['seller_name', 'seller_others'] },
    { types: ['gift_deed'], signers: ['donor_name', 'donor_others'] },
    { types: ['settlement_deed'], signers: ['settlor_name', 'settlor_others'] },
  ].map(({ types, signers }): Trap => ({
    types,
    fields: ['property_title'],
    // Whoever tells how the shares of the others passed names them, or speaks of "the others".
    when: [
      { field: '*', ownerBeside: [...signers, 'title_history', 'title_details', 'special_conditions'] },
      { field: 'title_history', lacks: ['other', 'others', 'co owner*', 'अन्य'] },
    ],
    serious: true,
    text: {
      en: 'By the last deed of title the property belongs to somebody else, too, who does not sign here. A co-owner transfers only the own share (section 44 of the Transfer of Property Act, 1882). Let every owner sign, transfer the share alone, or tell by which deed or death the others’ shares passed.',
      hi: 'स्वत्व के अंतिम विलेख के अनुसार संपत्ति किसी और की भी है, जो यहाँ हस्ताक्षर नहीं करता। सह-स्वामी केवल अपना हिस्सा अंतरित करता है (संपत्ति अंतरण अधिनियम, 1882 की धारा 44)। हर स्वामी से हस्ताक्षर कराएँ, केवल हिस्सा अंतरित करें, या लिखें कि औरों का हिस्सा किस विलेख या मृत्यु से आया।',
    },
  })),
  {
    types: ['plaint'],
    fields: ['plaint_date'],
    when: [
      { field: 'kind', is: ['possession'] },
      { field: 'claim_basis', is: ['possession after dispossession'] },
      {
        any: [
          { field: 'facts', says: ['specific relief'] },
          { field: 'reliefs', says: ['specific relief'] },
          { field: 'cause', says: ['specific relief'] },
        ],
      },
      { field: '*', after: { of: 'cause_date', months: 6 } },
    ],
    serious: true,
    text: {
      en: 'The suit rests on section 6 of the Specific Relief Act, 1963, and six months from {cause_date} are over: no suit under that section is brought after them (section 6(2)(a)). A suit on title, or on earlier possession by article 64 of the Schedule to the Limitation Act, 1963, may still be open.',
      hi: 'वाद विनिर्दिष्ट अनुतोष अधिनियम, 1963 की धारा 6 पर टिका है, और {cause_date} से छह मास बीत चुके हैं: उसके बाद उस धारा के अधीन वाद नहीं लाया जाता (धारा 6(2)(क))। स्वत्व पर, या परिसीमा अधिनियम, 1963 की अनुसूची के अनुच्छेद 64 के अनुसार पूर्व क़ब्ज़े पर वाद हो सकता है।',
    },
  },
  {
    types: ['plaint'],
    fields: ['jurisdiction_ground'],
    when: [
      { field: 'kind', is: ['possession'] },
      { field: '*', isNot: ['the property lies there'] },
    ],
    serious: true,
    text: {
      en: 'A suit to recover land or a building is instituted where the property lies (section 16(a) of the Code of Civil Procedure, 1908); where the defendant lives or the cause of action arose is no ground for it.',
      hi: 'भूमि या भवन की वापसी का वाद वहीं लाया जाता है जहाँ संपत्ति है (सिविल प्रक्रिया संहिता, 1908 की धारा 16(क)); प्रतिवादी का निवास या वाद-कारण का स्थान इसका आधार नहीं है।',
    },
  },
  {
    types: ['partition_deed'],
    fields: ['property_particulars'],
    when: [
      { field: '*', is: [''] },
      { field: 'joint_property', lacks: ['north', 'bounded', 'boundary', 'boundaries', 'plan', 'map', 'उत्तर', 'सीमा', 'चौहद्दी', 'नक्शा'] },
    ],
    text: {
      en: 'Neither boundaries nor a plan of the property are given. A document about immovable property is not accepted for registration unless its description identifies the property (section 21(1) of the Registration Act, 1908); parts of a house need a plan.',
      hi: 'संपत्ति की चौहद्दी या नक्शा नहीं दिया गया है। स्थावर संपत्ति का दस्तावेज़ तब तक रजिस्ट्रीकरण के लिए नहीं लिया जाता जब तक वर्णन से संपत्ति पहचानी न जा सके (रजिस्ट्रीकरण अधिनियम, 1908 की धारा 21(1)); मकान के भागों के लिए नक्शा लगता है।',
    },
  },
  {
    types: ['partition_deed'],
    fields: ['shares'],
    when: [
      { field: '*', leavesOut: 'parties' },
      { field: '*', lacks: ['each', 'equal*', 'others', 'rest', 'प्रत्येक', 'बराबर', 'समान'] },
    ],
    serious: true,
    contradiction: true,
    text: {
      en: 'Some of the parties have a share here and another has none. Where a Hindu died without a will, the widow, the sons, the daughters and the mother take together, each one share (sections 8 to 10 of the Hindu Succession Act, 1956). State the share of each party, or have one who takes nothing release it by a deed of its own.',
      hi: 'यहाँ कुछ पक्षों का हिस्सा लिखा है और किसी का नहीं। वसीयत के बिना मरने वाले हिंदू की विधवा, पुत्र, पुत्रियाँ और माता एक साथ, प्रत्येक एक हिस्सा, लेते हैं (हिंदू उत्तराधिकार अधिनियम, 1956 की धाराएँ 8 से 10)। हर पक्ष का हिस्सा लिखें, या जो कुछ नहीं लेता वह अपना हिस्सा अलग विलेख से छोड़े।',
    },
  },
  {
    types: ['partition_deed'],
    fields: ['parties'],
    when: [
      { field: '*', columnBelow: { column: 3, below: 18 } },
      { field: '*', lacks: ['guardian', 'through', 'संरक्षक', 'अभिभावक', 'द्वारा'] },
    ],
    serious: true,
    text: {
      en: 'One of the parties is a minor, and no guardian is named. A minor is not competent to contract (section 11 of the Indian Contract Act, 1872): a guardian acts and signs for the minor, and gives up or exchanges the separate immovable property of a Hindu minor only with the previous permission of the court (section 8(2) of the Hindu Minority and Guardianship Act, 1956). Ask a lawyer whether the share is an undivided interest in joint family property (section 12 of that act), and whether a decree of partition is the safer way.',
      hi: 'पक्षों में एक अवयस्क है, और किसी संरक्षक का नाम नहीं है। अवयस्क संविदा करने में सक्षम नहीं (भारतीय संविदा अधिनियम, 1872 की धारा 11): उसकी ओर से संरक्षक कार्य और हस्ताक्षर करता है, और हिंदू अवयस्क की पृथक स्थावर संपत्ति न्यायालय की पूर्व अनुज्ञा से ही छोड़ता या बदलता है (हिंदू अप्राप्तवयता और संरक्षकता अधिनियम, 1956 की धारा 8(2))। वकील से पूछें कि हिस्सा संयुक्त कुटुंब की संपत्ति में अविभक्त हित है या नहीं (उसी अधिनियम की धारा 12), और क्या विभाजन की डिक्री अधिक सुरक्षित होगी।',
    },
  },
  {
    types: ['sale_deed'],
    fields: ['special_conditions', 'payments'],
    when: [
      {
        field: '*',
        line: {
          says: [
            ['cancel*', 'rescind*', 'revoke*', 'stand void', 'become void', 'take back', 'रद्द', 'निरस्त'],
            ['balance', 'price', 'pay', 'paid', 'payment*', 'cheque*', 'शेष', 'भुगतान', 'चेक'],
          ],
        },
      },
    ],
    serious: true,
    text: {
      en: 'A sale passes ownership for a price paid or promised or part-paid (section 54 of the Transfer of Property Act, 1882); for what is unpaid the seller has a charge on the property (section 55(4)(b)). That the deed falls away if the rest is not paid does not fit that: sell when the price is paid, by an agreement for sale until then, or rely on the charge.',
      hi: 'विक्रय में स्वामित्व दिए गए, वचन दिए गए या अंशतः दिए गए मूल्य पर चला जाता है (संपत्ति अंतरण अधिनियम, 1882 की धारा 54); जो बाकी है उसके लिए विक्रेता का संपत्ति पर भार होता है (धारा 55(4)(ख))। यह शर्त कि बाकी न मिलने पर विलेख रद्द होगा, इससे मेल नहीं खाती: पूरा मूल्य मिलने पर बेचें, तब तक विक्रय का करार करें, या भार पर भरोसा करें।',
    },
  },
];
