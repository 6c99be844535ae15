import type { Trap } from '../trap.js';

/** Sections of the Bharatiya Nyaya Sanhita, 2023 whose punishment may be death or imprisonment for life, by the First Schedule to the BNSS. */
const GRAVEST: readonly string[] = (
  '62 64(1) 64(2) 65(1) 65(2) 66 70(1) 70(2) 71 80(2) 89 90(2) 103(1) 103(2) 104 105 107 109(1) 109(2) 111(2) 111(3) 111(4) 111(5) 111(6) ' +
  '113(2) 113(3) 113(4) 113(5) 113(6) 113(7) 117(3) 118(2) 119(2) 124(1) 139(1) 140(1) 140(2) 143(4) 143(5) 143(6) 143(7) 145 147 148 149 152 153 ' +
  '156 158 159 160 178 179 181 230(1) 230(2) 260 263 309(6) 310(2) 310(3) 310(6) 316(5) 317(3) 317(4) 326 327(2) 331(7) 331(8) 332 338 339 341(1) 342(1) 343'
).split(' ');
/** Those that may be tried by the Court of Session only and mean death or life at once, whatever else is alleged. */
const UNMISTAKABLE = GRAVEST.filter((section) => /^(?:64|65|66|70|71|80|103|104|105|109|113|140|147|148|310)/.test(section));

/** Which court gives bail, and of which kind. */
export const BAIL_TRAPS: readonly Trap[] = [
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
];
