import type { Trap } from '../trap.js';

/** What a paper cannot do, whoever signs it. */
export const POWER_TRAPS: readonly Trap[] = [
  {
    types: ['employment_agreement', 'appointment_letter'],
    fields: ['special_conditions', 'other_terms'],
    when: [
      {
        field: '*',
        line: {
          says: [
            ['pay', 'pays', 'bond', 'forfeit*', 'penalty', 'refund', 'देगा', 'देगी', 'बॉन्ड', 'जुर्माना'],
            ['leave', 'leaves', 'leaving', 'resign*', 'quit*', 'exit*', 'छोड़*', 'त्यागपत्र', 'इस्तीफ़ा'],
            ['before', 'within', 'less than', 'bond', 'पहले', 'भीतर'],
          ],
          lacks: ['the employer shall pay', 'the company shall pay', 'employer pays'],
        },
      },
    ],
    text: {
      en: 'A sum is to be paid for leaving early. Whatever sum is named, only reasonable compensation up to it can be recovered (section 74 of the Indian Contract Act, 1872), and the employer will have to show what the training or the early end cost. Name that cost, let it fall with each month served, and take nothing off the wages for it without a deduction that the law allows.',
      hi: 'जल्दी छोड़ने पर राशि देनी है। जो भी राशि लिखी हो, उस तक का युक्तियुक्त प्रतिकर ही मिलता है (भारतीय संविदा अधिनियम, 1872 की धारा 74), और नियोक्ता को दिखाना होगा कि प्रशिक्षण या जल्दी छोड़ने से कितना ख़र्च हुआ। वह ख़र्च लिखें, हर महीने की सेवा पर उसे घटाएँ, और विधि में अनुमत कटौती के बिना उसे वेतन से न काटें।',
    },
  },
  {
    types: ['mutual_divorce_petition'],
    fields: ['settlement_terms', 'custody_terms'],
    when: [
      { field: 'marriage_law', is: ['hindu marriage act', ''] },
      {
        field: '*',
        line: {
          says: [
            ['maintenance', 'alimony', 'expenses', 'भरण*'],
            ['child*', 'son', 'sons', 'daughter*', 'minor*', 'बच्च*', 'पुत्र*', 'पुत्री*', 'संतान*'],
            [
              'give up',
              'gives up',
              'given up',
              'waive*',
              'forgo*',
              'forego*',
              'relinquish*',
              'no maintenance',
              'not claim',
              'not ask',
              'छोड़*',
              'त्याग*',
            ],
          ],
          lacks: ['pay', 'pays', 'shall pay', 'bear*', 'monthly', 'per month'],
        },
      },
    ],
    text: {
      en: 'This seems to give up the maintenance of a child. A minor child may claim it from father or mother, who are bound to maintain the child (section 20(1) and (2) of the Hindu Adoptions and Maintenance Act, 1956), and the court may make and change orders on it after the decree (section 26 of the Hindu Marriage Act, 1955). Say what is paid for the child, or leave the child out of this line.',
      hi: 'यहाँ बच्चे का भरण-पोषण छोड़ा जाना लगता है। अवयस्क बच्चा उसे माता या पिता से माँग सकता है, और वे उसका भरण-पोषण करने को बाध्य हैं (हिंदू दत्तक तथा भरण-पोषण अधिनियम, 1956 की धारा 20(1) और (2)); न्यायालय डिक्री के बाद भी उस पर आदेश दे या बदल सकता है (हिंदू विवाह अधिनियम, 1955 की धारा 26)। लिखें कि बच्चे के लिए क्या दिया जाएगा, या इस पंक्ति से बच्चे को हटा दें।',
    },
  },
  {
    types: ['power_of_attorney'],
    fields: ['powers'],
    when: [
      {
        field: '*',
        says: [
          'make a will',
          'make my will',
          'make will*',
          'execute a will',
          'execute my will',
          'sign a will',
          'sign my will',
          'change my will',
          'codicil*',
          'make and sign a will',
          'वसीयत करना',
          'वसीयत करने',
          'वसीयत लिखने',
          'वसीयत बनाने',
        ],
      },
    ],
    text: {
      en: 'An attorney cannot make a will for the principal. The testator signs it, or another signs in the testator’s presence and by direction (sections 59 and 63(a) of the Indian Succession Act, 1925). Leave this power out and make a will.',
      hi: 'मुख़्तार मालिक की ओर से वसीयत नहीं कर सकता। वसीयत पर वसीयतकर्ता स्वयं, या उसकी उपस्थिति में और उसके निदेश से कोई दूसरा हस्ताक्षर करता है (भारतीय उत्तराधिकार अधिनियम, 1925 की धाराएँ 59 और 63(क))। यह शक्ति हटा दें और वसीयत करें।',
    },
  },
  {
    types: ['privacy_notice'],
    fields: ['data_and_purposes', 'recipients', 'services_enabled'],
    when: [
      { field: 'children', is: ['yes'] },
      {
        field: '*',
        says: ['advert*', 'targeted', 'behaviour*', 'behavior*', 'tracking', 'profiling', 'browsing history', 'विज्ञापन', 'निगरानी'],
      },
      { none: [{ field: '*', says: ['no advert*', 'not for advert*', 'never for advert*', 'no tracking', 'no targeted', 'not track*'] }] },
    ],
    serious: true,
    text: {
      en: 'Children are among those whose data are processed, and this speaks of tracking, monitoring or advertising. A Data Fiduciary does not track or monitor the behaviour of children or direct targeted advertising at them, unless a rule or notification exempts it (section 9(3) to (5) of the Digital Personal Data Protection Act, 2023). Check from when that section applies.',
      hi: 'जिनके डेटा संसाधित होते हैं उनमें बालक भी हैं, और यहाँ ट्रैकिंग, निगरानी या विज्ञापन लिखा है। डेटा वैश्वासिक बालकों की ट्रैकिंग या व्यवहार की निगरानी नहीं करता, न उन पर लक्षित विज्ञापन भेजता है, जब तक कोई नियम या अधिसूचना छूट न दे (डिजिटल वैयक्तिक डेटा संरक्षण अधिनियम, 2023 की धारा 9(3) से (5))। जाँचें कि वह धारा कब से लागू है।',
    },
  },
  {
    types: ['employment_agreement', 'appointment_letter'],
    fields: ['benefits', 'special_conditions'],
    when: [{ field: '*', maternityBelow: 26 }],
    serious: true,
    text: {
      en: 'Fewer weeks of maternity benefit than the twenty-six to which a woman may be entitled (section 60(3) of the Code on Social Security, 2020; twelve where she has two or more surviving children). An agreement does not take that away; say that the benefit is as the law gives it.',
      hi: 'प्रसूति प्रसुविधा के सप्ताह उन छब्बीस से कम हैं जिनकी महिला हक़दार हो सकती है (सामाजिक सुरक्षा संहिता, 2020 की धारा 60(3); दो या अधिक जीवित संतान हों तो बारह)। क़रार से यह हक़ कम नहीं होता; लिखें कि प्रसुविधा विधि के अनुसार होगी।',
    },
  },
  {
    types: ['employment_agreement', 'appointment_letter'],
    fields: ['special_conditions', 'benefits'],
    when: [
      {
        field: '*',
        says: ['gratuity', 'provident fund', 'pf', 'epf', 'esi', 'bonus', 'minimum wage*', 'overtime', 'उपदान', 'ग्रेच्युटी', 'भविष्य निधि'],
      },
      {
        field: '*',
        says: [
          'waive*',
          'gives up',
          'give up',
          'forgo*',
          'forego*',
          'relinquish*',
          'not be entitled',
          'not entitled',
          'no claim to',
          'no gratuity',
          'no provident fund',
          'no pf',
          'no overtime',
          'नहीं मिलेगा',
          'नहीं मिलेगी',
          'हक़ छोड़',
        ],
      },
    ],
    serious: true,
    text: {
      en: 'The employee gives up what labour law may give. A term that relinquishes wages or bonus is void (section 60 of the Code on Wages, 2019), and the Code on Social Security, 2020 prevails over a contract of service that gives less (its section 161(1)).',
      hi: 'कर्मचारी वह छोड़ रहा है जो श्रम विधि देती है। मज़दूरी या बोनस छोड़ने वाली शर्त शून्य है (मजदूरी संहिता, 2019 की धारा 60), और सामाजिक सुरक्षा संहिता, 2020 कम देने वाली सेवा संविदा पर प्रभावी रहती है (उसकी धारा 161(1))।',
    },
  },
  {
    types: ['mutual_divorce_petition'],
    fields: ['husband_description', 'wife_description'],
    when: [
      { field: 'marriage_law', isNot: ['special marriage act', 'divorce act'] },
      {
        field: '*',
        says: [
          'muslim',
          'mohammedan',
          'muhammadan',
          'islam',
          'christian',
          'parsi',
          'jew',
          'jewish',
          'मुस्लिम',
          'मुसलमान',
          'ईसाई',
          'पारसी',
          'यहूदी',
        ],
      },
    ],
    serious: true,
    text: {
      en: 'The Hindu Marriage Act, 1955 does not apply to a Muslim, Christian, Parsi or Jew (section 2(1)(c)), and this spouse is said to be one. Ask which law the marriage is under: the Special Marriage Act, 1954, the Divorce Act, 1869 or personal law.',
      hi: 'हिंदू विवाह अधिनियम, 1955 मुस्लिम, ईसाई, पारसी या यहूदी पर लागू नहीं होता (धारा 2(1)(ग)), और यहाँ पति या पत्नी को ऐसा बताया गया है। पूछें कि विवाह किस विधि के अधीन है: विशेष विवाह अधिनियम, 1954, विवाह-विच्छेद अधिनियम, 1869 या स्वीय विधि।',
    },
  },
  {
    types: ['board_resolution'],
    fields: ['directors'],
    when: [
      { field: 'how_passed', isNot: ['by circulation'] },
      { field: '*', entriesBelow: 2 },
      { field: '*', lacks: ['and', 'और', 'तथा', 'एवं'] },
      { field: 'company_name', lacks: ['opc', 'one person company'] },
    ],
    serious: true,
    text: {
      en: 'Only one director is named as present. The quorum of a meeting of the Board is one third of its total strength or two directors, whichever is higher (section 174(1) of the Companies Act, 2013), except in a One Person Company with a single director (proviso to section 173(5)). Without a quorum nothing can be resolved.',
      hi: 'उपस्थित केवल एक निदेशक का नाम है। बोर्ड की बैठक की गणपूर्ति कुल संख्या की एक तिहाई या दो निदेशक, जो अधिक हो, है (कंपनी अधिनियम, 2013 की धारा 174(1)); केवल एक निदेशक वाली एक व्यक्ति कंपनी इसका अपवाद है (धारा 173(5) का परंतुक)। गणपूर्ति के बिना कोई संकल्प पारित नहीं हो सकता।',
    },
  },
];
