import type { Trap } from '../trap.js';

const RAILWAY = ['railway', 'railways', 'रेलवे', 'रेल'];

/** The wrong one is asked, or at the wrong stage. */
export const ADDRESSEE_TRAPS: readonly Trap[] = [
  {
    types: ['rti_application', 'rti_application_hindi'],
    fields: ['questions'],
    when: [
      {
        field: '*',
        line: {
          says: [
            [
              'why',
              'your opinion',
              'opinion of the',
              'what do you think',
              'your view*',
              'explain',
              'explanation',
              'justify',
              'justification',
              'is it legal',
              'is it lawful',
              'is it right',
              'will you',
              'when will',
              'should',
              'क्यों',
              'आपकी राय',
              'स्पष्टीकरण',
              'औचित्य',
              'क्या यह उचित',
              'क्या यह सही',
              'कब करेंगे',
              'कब तक करेंगे',
            ],
          ],
          lacks: [
            'copy',
            'copies',
            'record*',
            'file*',
            'noting*',
            'document*',
            'minutes',
            'प्रति',
            'प्रतियाँ',
            'प्रतिलिपि*',
            'अभिलेख*',
            'नस्ती',
            'पत्रावली',
            'टिप्पणी*',
          ],
        },
      },
    ],
    text: {
      en: 'One of the questions asks for reasons, an opinion or a promise. Information is material that the authority holds in some form: records, notings, opinions and advices that exist (section 2(f) of the Right to Information Act, 2005); an officer need not write new ones. Ask for a copy of the order, the file notings or the rule on which it was decided. Reasons for a decision are owed to the person it affects (section 4(1)(d)): say so if you are that person.',
      hi: 'एक प्रश्न कारण, राय या आश्वासन माँगता है। सूचना वह सामग्री है जो प्राधिकरण के पास किसी रूप में है: अभिलेख, टिप्पणियाँ, मौजूद मत और सलाह (सूचना का अधिकार अधिनियम, 2005 की धारा 2(च)); अधिकारी को नई लिखनी नहीं होती। आदेश, पत्रावली की टिप्पणियों या उस नियम की प्रति माँगें जिस पर निर्णय हुआ। निर्णय के कारण उससे प्रभावित व्यक्ति को दिए जाते हैं (धारा 4(1)(घ)): यदि आप वह व्यक्ति हैं, तो लिखें।',
    },
  },
  {
    types: ['rti_application', 'rti_application_hindi', 'rti_first_appeal'],
    fields: ['authority'],
    when: [
      { field: '*', says: ['private limited', 'pvt ltd', 'p ltd', 'llp', 'and sons', 'traders', 'प्राइवेट लिमिटेड', 'प्रा लि'] },
      { none: [{ field: '*', says: ['government', 'public information officer', 'corporation', 'लोक सूचना अधिकारी'] }] },
    ],
    text: {
      en: 'By its name this is a private body. Only a public authority answers: one made by law or by the Government, or a body that the Government owns, controls or substantially finances (section 2(h) of the Right to Information Act, 2005). Ask the authority that may call for the body’s information by law (section 2(f)), or say how the Government controls or finances it.',
      hi: 'नाम से यह निजी निकाय है। उत्तर केवल लोक प्राधिकरण देता है: जो विधि या सरकार द्वारा बना हो, या जिस निकाय पर सरकार का स्वामित्व, नियंत्रण या पर्याप्त वित्तपोषण हो (सूचना का अधिकार अधिनियम, 2005 की धारा 2(ज))। उस प्राधिकरण से पूछें जो विधि के अधीन इस निकाय से सूचना ले सकता है (धारा 2(च)), या लिखें कि सरकार इसे कैसे नियंत्रित या वित्तपोषित करती है।',
    },
  },
  {
    types: ['government_notice'],
    fields: ['addressee'],
    when: [
      {
        any: [
          { field: 'proposed_defendant', says: RAILWAY },
          { field: 'facts', says: RAILWAY },
        ],
      },
      { field: 'proposed_defendant', lacks: ['state of *', 'metro', 'राज्य'] },
      { field: '*', lacks: ['general manager', 'महाप्रबंधक'] },
    ],
    serious: true,
    text: {
      en: 'In a suit against the Central Government that relates to a railway the notice is delivered to the General Manager of that railway (section 80(1)(b) of the Code of Civil Procedure, 1908), not to a Secretary.',
      hi: 'रेल से संबंधित वाद में केंद्र सरकार को सूचना उस रेल के महाप्रबंधक को दी जाती है (सिविल प्रक्रिया संहिता, 1908 की धारा 80(1)(ख)), सचिव को नहीं।',
    },
  },
  {
    types: ['government_notice'],
    fields: ['addressee'],
    when: [
      { field: 'proposed_defendant', says: ['state of *', 'राज्य'] },
      {
        field: 'proposed_defendant',
        lacks: ['engineer', 'officer', 'collector', 'inspector', 'director', 'commissioner', 'अधिकारी', 'अभियंता'],
      },
      {
        field: '*',
        lacks: [
          'secretary',
          'collector',
          'district magistrate',
          'deputy commissioner',
          'सचिव',
          'कलेक्टर',
          'कलक्टर',
          'जिलाधिकारी',
          'ज़िलाधिकारी',
        ],
      },
    ],
    serious: true,
    text: {
      en: 'In a suit against a State Government the notice is delivered to a Secretary to that Government or to the Collector of the district (section 80(1)(c) of the Code of Civil Procedure, 1908); another officer receives it only where that officer is to be sued.',
      hi: 'राज्य सरकार के विरुद्ध वाद में सूचना उस सरकार के सचिव या ज़िले के कलेक्टर को दी जाती है (सिविल प्रक्रिया संहिता, 1908 की धारा 80(1)(ग)); किसी अन्य अधिकारी को तभी, जब वाद उसी पर होना हो।',
    },
  },
  {
    types: ['bail_application'],
    fields: ['grounds', 'case_facts'],
    when: [
      { field: 'kind', isNot: ['anticipatory bail'] },
      { field: 'arrest_date', is: [''] },
      {
        field: '*',
        says: [
          'not been arrested',
          'not yet arrested',
          'not arrested',
          'fears arrest',
          'fear of arrest',
          'fears that he will be arrested',
          'apprehends arrest',
          'apprehension of arrest',
          'apprehending arrest',
          'likely to be arrested',
          'may be arrested',
          'गिरफ़्तार नहीं',
          'गिरफ्तार नहीं',
          'गिरफ़्तारी की आशंका',
          'गिरफ्तारी की आशंका',
          'गिरफ़्तारी का भय',
          'गिरफ्तारी का भय',
        ],
      },
    ],
    serious: true,
    text: {
      en: 'The form says that the applicant has not been arrested, and the application says that the applicant is in custody. Bail under section 483(1)(a) of the Bharatiya Nagarik Suraksha Sanhita, 2023 is for a person in custody; whoever fears arrest applies for anticipatory bail (section 482(1)).',
      hi: 'फ़ॉर्म के अनुसार आवेदक गिरफ़्तार नहीं हुआ है, और आवेदन कहता है कि वह अभिरक्षा में है। भारतीय नागरिक सुरक्षा संहिता, 2023 की धारा 483(1)(क) की ज़मानत अभिरक्षा में रहे व्यक्ति के लिए है; जिसे गिरफ़्तारी की आशंका हो, वह अग्रिम ज़मानत माँगे (धारा 482(1))।',
    },
  },
  {
    types: ['cheque_complaint'],
    fields: ['further_accused'],
    when: [
      { field: '*', is: [''] },
      {
        any: [
          { field: 'accused_name', says: ['limited', 'ltd', 'llp', 'and sons', 'and co', 'लिमिटेड'] },
          { field: 'accused_description', says: ['company', 'partnership firm', 'firm', 'कंपनी', 'फर्म', 'फ़र्म'] },
        ],
      },
      {
        field: 'accused_description',
        lacks: ['proprietor*', 'proprietary', 'director of', 'partner of', 'employee', 'स्वामी', 'प्रोपराइटर'],
      },
    ],
    text: {
      en: 'The drawer is a company or a firm and nobody else is accused. Whoever was in charge of its business and responsible for it is guilty with it (section 141(1) of the Negotiable Instruments Act, 1881): name these people, with what each did, or leave them out knowingly.',
      hi: 'चेक देने वाली कंपनी या फ़र्म है और कोई दूसरा अभियुक्त नहीं। उसके कारोबार का भारसाधक और उसके लिए उत्तरदायी व्यक्ति भी दोषी होता है (परक्राम्य लिखत अधिनियम, 1881 की धारा 141(1)): उनके नाम और उनका काम लिखें, या सोच-समझकर उन्हें छोड़ें।',
    },
  },
  {
    types: ['government_notice'],
    fields: ['facts', 'cause_of_action'],
    when: [
      {
        any: [
          { field: 'addressee', says: RAILWAY },
          { field: 'proposed_defendant', says: RAILWAY },
        ],
      },
      {
        field: '*',
        says: [
          'consignment',
          'goods',
          'parcel',
          'luggage',
          'derailment',
          'derailed',
          'train accident',
          'fell from',
          'freight',
          'माल',
          'पार्सल',
          'सामान',
        ],
      },
      { field: '*', lacks: ['contractor', 'work order', 'tender', 'salary', 'pension', 'land', 'ठेका', 'वेतन', 'पेंशन', 'भूमि'] },
    ],
    text: {
      en: 'This claims from a railway for goods that it carried, or for an accident of a train. Such claims may belong before a tribunal of their own instead of a civil court, after a notice of claim within a short time. The laws on this are not at hand here: ask a lawyer before the suit.',
      hi: 'यह दावा रेलवे से ढोए गए माल या रेल दुर्घटना के लिए है। ऐसे दावे सिविल न्यायालय के बजाय अपने अधिकरण के सामने जा सकते हैं, और पहले थोड़े समय में दावे की सूचना देनी होती है। इनकी विधि यहाँ उपलब्ध नहीं है: वाद से पहले वकील से पूछें।',
    },
  },
  {
    types: ['cheque_complaint', 'bail_application'],
    fields: ['court'],
    when: [{ field: '*', says: ['metropolitan magistrate', 'metropolitan magistrates', 'महानगर मजिस्ट्रेट'] }],
    text: {
      en: 'The court is called a Metropolitan Magistrate. The classes of criminal courts of section 6 of the Bharatiya Nagarik Suraksha Sanhita, 2023 have Judicial Magistrates of the first class in their place: check at the filing counter how this court is named today.',
      hi: 'न्यायालय को महानगर मजिस्ट्रेट कहा गया है। भारतीय नागरिक सुरक्षा संहिता, 2023 की धारा 6 के दंड न्यायालयों के वर्गों में उनके स्थान पर प्रथम वर्ग न्यायिक मजिस्ट्रेट हैं: दाखिल करने के काउंटर पर पूछें कि इस न्यायालय का नाम आज क्या है।',
    },
  },
  {
    types: ['reply'],
    fields: ['advocate_name'],
    when: [
      {
        field: 'other_side',
        says: ['internal committee', 'internal complaints committee', 'local committee', 'आंतरिक समिति', 'आन्तरिक समिति', 'स्थानीय समिति'],
      },
      { field: '*', isNot: [''] },
    ],
    serious: true,
    text: {
      en: 'This goes to a committee on sexual harassment at the workplace, before which no party brings a legal practitioner at any stage (rule 7(6) of the Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Rules, 2013). Leave the advocate out: the respondent signs.',
      hi: 'यह कार्यस्थल पर लैंगिक उत्पीड़न की समिति को जाता है, जिसके सामने किसी भी चरण में कोई पक्ष विधि व्यवसायी नहीं ला सकता (महिलाओं का कार्यस्थल पर लैंगिक उत्पीड़न (निवारण, प्रतिषेध और प्रतितोष) नियम, 2013 का नियम 7(6))। अधिवक्ता का नाम हटा दें: प्रत्यर्थी स्वयं हस्ताक्षर करता है।',
    },
  },
];
