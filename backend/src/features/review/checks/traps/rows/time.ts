import type { Trap } from '../trap.js';

const CHEQUES = ['cheque_demand_notice', 'cheque_complaint'];
const AFFIDAVITS = [
  'affidavit',
  'affidavit_heirship',
  'affidavit_hindi',
  'affidavit_income',
  'affidavit_lost_document',
  'affidavit_name_change',
];
/** Bail because the investigation was not completed in time. */
const DEFAULT_BAIL = [
  'default bail',
  'statutory bail',
  '187 3',
  'no charge sheet',
  'charge sheet has not been filed',
  'chargesheet has not been filed',
  'no police report',
  'no chargesheet',
  'डिफ़ॉल्ट ज़मानत',
  'आरोप पत्र प्रस्तुत नहीं',
];
const TEN_YEARS = 'death, imprisonment for life, or ten years or more';
const NOT_LATE = { field: 'late_reason', is: [''] };

const STALE = {
  en: 'The cheque of {cheque_date} seems to have been presented more than three months after its date. It has to be presented within its validity (proviso (a) to section 138 of the Negotiable Instruments Act, 1881), which the Reserve Bank’s direction of 4 November 2011 limits to three months; that direction is not at hand here. A return as stale founds no complaint.',
  hi: '{cheque_date} का चेक अपनी तारीख़ के तीन महीने बाद पेश किया गया दिखता है। उसे अपनी वैधता के भीतर पेश करना होता है (परक्राम्य लिखत अधिनियम, 1881 की धारा 138 का परंतुक (क)), जिसे रिज़र्व बैंक का 4 नवंबर 2011 का निदेश तीन महीने तक सीमित करता है; वह निदेश यहाँ उपलब्ध नहीं है। बासी चेक की वापसी पर परिवाद नहीं बनता।',
};

/** Periods that have ended, or have not begun. */
export const TIME_TRAPS: readonly Trap[] = [
  {
    types: CHEQUES,
    fields: ['presented_date'],
    when: [{ field: '*', after: { of: 'cheque_date', months: 3 } }, { none: [{ field: '*', after: { of: 'cheque_date', months: 6 } }] }],
    serious: true,
    text: STALE,
  },
  {
    types: CHEQUES,
    fields: ['return_memo_date'],
    when: [
      { field: 'presented_date', is: [''] },
      { field: '*', after: { of: 'cheque_date', months: 4 } },
    ],
    serious: true,
    text: STALE,
  },
  {
    types: ['rti_first_appeal'],
    fields: ['appeal_date'],
    when: [
      { field: 'ground', is: ['no decision in time'] },
      {
        any: [
          { field: '*', before: { of: 'received_date', days: 31 } },
          {
            all: [
              { field: 'received_date', is: [''] },
              { field: '*', before: { of: 'application_date', days: 31 } },
            ],
          },
        ],
      },
    ],
    serious: true,
    text: {
      en: 'The appeal is too early: the officer has thirty days from receipt of the request to decide (section 7(1) of the Right to Information Act, 2005), and only then can an appeal be made for want of a decision (section 19(1)).',
      hi: 'अपील समय से पहले है: अधिकारी के पास अनुरोध मिलने से निर्णय के लिए तीस दिन होते हैं (सूचना का अधिकार अधिनियम, 2005 की धारा 7(1)); निर्णय न होने पर अपील उसके बाद ही हो सकती है (धारा 19(1))।',
    },
  },
  {
    types: ['rti_first_appeal'],
    fields: ['appeal_date'],
    when: [
      { field: 'ground', is: ['no decision in time'] },
      { field: 'delay_reason', is: [''] },
      {
        any: [
          { field: '*', after: { of: 'received_date', days: 60 } },
          {
            all: [
              { field: 'received_date', is: [''] },
              { field: '*', after: { of: 'application_date', days: 65 } },
            ],
          },
        ],
      },
    ],
    serious: true,
    text: {
      en: 'The appeal seems late: it is made within thirty days after the thirty days for a decision ended (sections 7(1) and 19(1) of the Right to Information Act, 2005). A later one has to show sufficient cause; the form gives none.',
      hi: 'अपील देर से लगती है: वह निर्णय के तीस दिन पूरे होने के बाद तीस दिन के भीतर होती है (सूचना का अधिकार अधिनियम, 2005 की धाराएँ 7(1) और 19(1))। बाद में पर्याप्त कारण दिखाना होता है; फ़ॉर्म में कोई नहीं है।',
    },
  },
  {
    types: ['plaint'],
    fields: ['plaint_date'],
    when: [
      NOT_LATE,
      { field: 'kind', isNot: ['possession'] },
      { field: 'claim_basis', isNot: ['possession on title', 'possession after dispossession', 'possession from a tenant'] },
      { field: '*', after: { of: 'cause_date', months: 36 } },
    ],
    serious: true,
    text: {
      en: 'By these dates the suit seems out of time: three years from {cause_date} are over. A suit after its period is dismissed although nobody pleads limitation (section 3(1) of the Limitation Act, 1963). Three years is the period of most articles of its Schedule for such a claim and of the residuary article 113; say in the plaint what extends it (Order VII, rule 6 of the Code of Civil Procedure, 1908), if anything does.',
      hi: 'इन तारीख़ों से वाद समय-बाधित लगता है: {cause_date} से तीन वर्ष बीत चुके हैं। अवधि के बाद का वाद ख़ारिज होता है, चाहे परिसीमा का तर्क कोई न उठाए (परिसीमा अधिनियम, 1963 की धारा 3(1))। ऐसे दावों के अधिकांश अनुच्छेदों और अवशिष्ट अनुच्छेद 113 की अवधि तीन वर्ष है; जो उसे बढ़ाता हो, वह वादपत्र में लिखें।',
    },
  },
  {
    types: ['plaint'],
    fields: ['plaint_date'],
    when: [NOT_LATE, { field: '*', after: { of: 'cause_date', months: 144 } }, { field: 'kind', is: ['possession'] }],
    serious: true,
    text: {
      en: 'By these dates the suit for possession seems out of time: twelve years from {cause_date} are over (articles 64, 65 and 67 of the Schedule to the Limitation Act, 1963), and section 3(1) of that Act has it dismissed.',
      hi: 'इन तारीख़ों से क़ब्ज़े का वाद समय-बाधित लगता है: {cause_date} से बारह वर्ष बीत चुके हैं (परिसीमा अधिनियम, 1963 की अनुसूची के अनुच्छेद 64, 65 और 67), और धारा 3(1) के अनुसार वह ख़ारिज होगा।',
    },
  },
  {
    types: ['government_notice'],
    fields: ['cause_of_action', 'facts'],
    when: [
      { field: '*', lastDayBefore: { of: 'notice_date', months: -36 } },
      { none: [{ field: 'cause_of_action', lastDayAfter: { of: 'notice_date', months: -37 } }] },
    ],
    serious: true,
    text: {
      en: 'The last day that is told here is more than three years before the notice, and for most claims a suit must be brought within three years (Schedule to the Limitation Act, 1963, and its article 113). The time of the notice is left out of that period (section 15(2)), but a notice does not revive a claim that is out of time.',
      hi: 'यहाँ बताई गई अंतिम तारीख़ सूचना से तीन वर्ष से भी पहले की है, और अधिकांश दावों के लिए वाद तीन वर्ष के भीतर लाना होता है (परिसीमा अधिनियम, 1963 की अनुसूची और उसका अनुच्छेद 113)। सूचना की अवधि छोड़ दी जाती है (धारा 15(2)), पर सूचना समय-बाधित दावे को जीवित नहीं करती।',
    },
  },
  {
    types: AFFIDAVITS,
    fields: ['facts', 'circumstances', 'search', 'police_report', 'death_record', 'records', 'incomes', 'reason', 'will_details'],
    when: [{ field: '*', dayAfter: 'affidavit_date' }],
    serious: true,
    text: {
      en: 'A fact that is sworn to bears a date after the day of the affidavit. Nobody can swear to what has not happened; a false statement on oath is punishable (sections 227 and 229 of the Bharatiya Nyaya Sanhita, 2023).',
      hi: 'जिस तथ्य की शपथ ली जा रही है, उसकी तारीख़ शपथपत्र के दिन के बाद की है। जो हुआ ही नहीं, उसकी शपथ नहीं ली जा सकती; शपथ पर मिथ्या कथन दंडनीय है (भारतीय न्याय संहिता, 2023 की धाराएँ 227 और 229)।',
    },
  },
  {
    types: AFFIDAVITS,
    fields: ['affidavit_date'],
    when: [{ field: '*', after: { of: 'today', days: 1 } }],
    text: {
      en: 'The affidavit bears a day that is still to come. It is dated on the day on which it is sworn before the officer.',
      hi: 'शपथपत्र पर आने वाले दिन की तारीख़ है। उस पर वही तारीख़ होती है जिस दिन अधिकारी के सामने शपथ ली जाए।',
    },
  },
  {
    types: ['mutual_divorce_petition'],
    fields: ['petition_date'],
    when: [
      { field: 'marriage_law', is: ['divorce act'] },
      { field: '*', before: { of: 'separation_date', months: 24 } },
    ],
    serious: true,
    text: {
      en: 'Under section 10A(1) of the Divorce Act, 1869 the spouses must have lived separately for two years or more; by these dates they have not. Ask a lawyer whether the High Court of the State reads that period otherwise.',
      hi: 'विवाह-विच्छेद अधिनियम, 1869 की धारा 10क(1) के अनुसार पति-पत्नी को दो वर्ष या अधिक अलग रहना होता है; इन तारीख़ों से ऐसा नहीं है। वकील से पूछें कि राज्य का उच्च न्यायालय यह अवधि कैसे पढ़ता है।',
    },
  },
  {
    types: ['affidavit_income'],
    fields: ['year'],
    when: [
      { field: '*', lastDayAfter: { of: 'affidavit_date' } },
      { field: '*', lacks: ['so far', 'up to', 'until', 'estimate*', 'expected', 'अब तक', 'अनुमानित'] },
    ],
    serious: true,
    text: {
      en: 'The year {year} is not over on the day of the affidavit: nobody can swear what it has brought in. Take the last year that has ended, or say up to which day the income is told and what is estimated. A false statement on oath is false evidence (sections 227 and 229 of the Bharatiya Nyaya Sanhita, 2023).',
      hi: 'शपथ-पत्र के दिन वर्ष {year} पूरा नहीं हुआ है: उसकी आय शपथ पर नहीं बताई जा सकती। पिछला पूरा वर्ष लें, या लिखें कि आय किस दिन तक की है और क्या अनुमानित है। शपथ पर मिथ्या कथन मिथ्या साक्ष्य है (भारतीय न्याय संहिता, 2023 की धाराएँ 227 और 229)।',
    },
  },
  {
    types: ['bail_application'],
    fields: ['application_date'],
    when: [
      { field: 'kind', isNot: ['anticipatory bail'] },
      { field: 'grounds', says: DEFAULT_BAIL },
      {
        any: [
          {
            all: [
              { field: 'punishment', is: [TEN_YEARS] },
              { field: '*', before: { of: 'first_remand', days: 90 } },
            ],
          },
          {
            all: [
              { field: 'punishment', isNot: [TEN_YEARS, ''] },
              { field: '*', before: { of: 'first_remand', days: 60 } },
            ],
          },
        ],
      },
    ],
    serious: true,
    text: {
      en: 'Bail is asked for because no police report was filed in time, and by these dates that time is not over. It is ninety days of custody for an offence punishable with death, imprisonment for life or ten years or more, otherwise sixty, from the first remand on {first_remand} (section 187(3) of the Bharatiya Nagarik Suraksha Sanhita, 2023). Before that the application fails; ask on its merits, or apply when the time has ended and before the report is filed.',
      hi: 'ज़मानत इस आधार पर माँगी गई है कि समय में पुलिस रिपोर्ट नहीं आई, और इन तारीख़ों से वह समय पूरा नहीं हुआ है। मृत्यु, आजीवन कारावास या दस वर्ष या अधिक से दंडनीय अपराध में अभिरक्षा के नब्बे दिन, अन्यथा साठ दिन, {first_remand} की पहली रिमांड से गिने जाते हैं (भारतीय नागरिक सुरक्षा संहिता, 2023 की धारा 187(3))। उससे पहले आवेदन विफल होता है; गुण-दोष पर माँगें, या समय पूरा होने के बाद और रिपोर्ट आने से पहले आवेदन करें।',
    },
  },
];
