import type { Trap } from '../trap.js';

/** Rupees from which a payment in cash is asked about; no sum is told, since the Income-tax Act, 2025 is not at hand. */
const CASH = 20_000;
/** Per cent a year from which a rate is asked about, and from which it is serious. */
const HIGH = 24;
const EXCESSIVE = 36;
const INCOME_TAX = {
  en: 'The Income-tax Act, 2025 is not at hand here: ask a tax adviser for section, sum and penalty.',
  hi: 'आय-कर अधिनियम, 2025 यहाँ उपलब्ध नहीं है: धारा, राशि और शास्ति के लिए कर सलाहकार से पूछें।',
};
const INTEREST_FIELDS = ['interest_rate', 'default_interest_rate', 'late_interest_rate'];
const LENDING = [
  'loan_agreement',
  'legal_notice',
  'legal_notice_hindi',
  'plaint',
  'sale_agreement',
  'service_agreement',
  'consultancy_agreement',
];
const REOPENED = {
  en: 'A court that finds the interest excessive and the bargain substantially unfair may reopen it (section 3 of the Usurious Loans Act, 1918), a rate meant as a penalty is cut down to reasonable compensation (section 74 of the Indian Contract Act, 1872), and States have laws on money-lending, which are not at hand here.',
  hi: 'जो न्यायालय ब्याज को अत्यधिक और सौदे को सारतः अनुचित पाए, वह उसे फिर से खोल सकता है (अतिब्याज उधार अधिनियम, 1918 की धारा 3); दंड के रूप में रखी दर युक्तियुक्त प्रतिकर तक घटाई जाती है (भारतीय संविदा अधिनियम, 1872 की धारा 74); राज्यों के साहूकारी क़ानून यहाँ उपलब्ध नहीं हैं।',
};

/** Words of a sum that is due again and again, or for each piece. */
const A_RATE = ['month*', 'week*', 'day*', 'daily', 'year*', 'annum', 'quarter*', 'per', 'each', 'every', 'instalment*', 'at rs', 'rate'];

/** Sums, cash, interest and what has to be kept back from a payment. */
export const MONEY_TRAPS: readonly Trap[] = [
  {
    types: ['sale_deed', 'sale_agreement'],
    fields: ['payments', 'advance_details', 'payment_schedule', 'special_conditions'],
    when: [{ field: '*', cashOver: CASH }],
    serious: true,
    text: {
      en: `Part of the price is paid in cash. The income-tax law forbids taking larger sums in cash, and advances for land or buildings already from a small sum, and punishes whoever takes them with a penalty. ${INCOME_TAX.en}`,
      hi: `क़ीमत का भाग नकद दिया जा रहा है। आय-कर क़ानून बड़ी राशियाँ नकद लेने से, और भूमि या भवन के लिए अग्रिम छोटी राशि से ही, रोकता है, और लेने वाले पर शास्ति लगाता है। ${INCOME_TAX.hi}`,
    },
  },
  {
    types: ['loan_agreement'],
    fields: ['bank_details', 'loan_purpose', 'special_conditions'],
    when: [{ field: '*', cashOver: CASH }],
    serious: true,
    text: {
      en: `A loan is given or repaid in cash. The income-tax law forbids taking and repaying loans in cash from a small sum on and sets a penalty of the same amount. ${INCOME_TAX.en}`,
      hi: `ऋण नकद दिया या लौटाया जा रहा है। आय-कर क़ानून छोटी राशि से ऊपर ऋण नकद लेने और लौटाने से रोकता है और उतनी ही शास्ति रखता है। ${INCOME_TAX.hi}`,
    },
  },
  {
    types: ['legal_notice', 'legal_notice_hindi', 'cheque_complaint', 'cheque_demand_notice', 'plaint'],
    fields: ['debt_facts', 'relationship_facts', 'grievance_facts', 'facts'],
    when: [
      { field: '*', cashOver: CASH },
      { field: '*', says: ['loan', 'lent', 'lend*', 'borrow*', 'hand loan', 'उधार', 'क़र्ज़', 'कर्ज', 'ऋण'] },
    ],
    text: {
      en: `This tells of a loan in cash. The other side will ask where the money came from and say that the income-tax law forbids such a loan; have the books and returns at hand. ${INCOME_TAX.en}`,
      hi: `इसमें नकद ऋण बताया गया है। दूसरा पक्ष पूछेगा कि धन कहाँ से आया और कहेगा कि आय-कर क़ानून ऐसे ऋण से रोकता है; बहियाँ और विवरणियाँ साथ रखें। ${INCOME_TAX.hi}`,
    },
  },
  {
    types: ['rent_agreement', 'rent_agreement_hindi', 'leave_and_license'],
    fields: ['monthly_rent', 'license_fee'],
    when: [
      { field: '*', over: 50_000 },
      { field: 'special_conditions', lacks: ['tds', 'deduct*', 'tax', 'कर', 'कटौती'] },
    ],
    text: {
      en: `The rent is above Rs. 50,000 a month, and nothing is said about income-tax to be deducted from it by whoever pays it. ${INCOME_TAX.en}`,
      hi: `किराया 50,000 रुपये प्रति माह से अधिक है, और देने वाले द्वारा उससे आय-कर की कटौती के बारे में कुछ नहीं लिखा है। ${INCOME_TAX.hi}`,
    },
  },
  {
    types: ['sale_deed'],
    fields: ['sale_price'],
    when: [
      { field: '*', atLeast: 5_000_000 },
      { field: 'tds_details', is: [''] },
      { field: 'payments', lacks: ['tds', 'deduct*', 'tax'] },
    ],
    text: {
      en: `At such a price the buyer may have to deduct income-tax from what is paid, and the deed does not say that it was done. ${INCOME_TAX.en}`,
      hi: `ऐसी क़ीमत पर क्रेता को भुगतान से आय-कर काटना पड़ सकता है, और विलेख में यह नहीं लिखा कि काटा गया। ${INCOME_TAX.hi}`,
    },
  },
  {
    types: LENDING,
    fields: INTEREST_FIELDS,
    when: [{ field: '*', over: EXCESSIVE }],
    serious: true,
    text: {
      en: `A rate as high as this is one that courts seldom allow. ${REOPENED.en}`,
      hi: `इतनी ऊँची ब्याज दर न्यायालय शायद ही मानते हैं। ${REOPENED.hi}`,
    },
  },
  {
    types: LENDING,
    fields: INTEREST_FIELDS,
    when: [{ field: '*', over: HIGH }, { none: [{ field: '*', over: EXCESSIVE }] }],
    text: { en: `This is a high rate of interest. ${REOPENED.en}`, hi: `यह ब्याज की ऊँची दर है। ${REOPENED.hi}` },
  },
  {
    types: ['employment_agreement', 'appointment_letter'],
    fields: ['salary_components', 'wage_parts', 'special_conditions', 'benefits'],
    when: [
      {
        any: [
          {
            all: [
              { field: '*', says: ['provident fund', 'pf', 'epf', 'भविष्य निधि'] },
              { field: '*', says: ['rs', 'inr', '₹', 'included in', 'inclusive of', 'part of the'] },
            ],
          },
          // A component of the salary is part of it, whether or not its sum has a mark.
          ...['salary_components', 'wage_parts'].map((field) => ({
            field,
            line: {
              says: [
                ['provident fund', 'pf', 'epf', 'भविष्य निधि'],
                ['employer*', 'company*', 'नियोक्ता', 'कंपनी'],
              ],
            },
          })),
          {
            field: '*',
            says: [
              'deducted from the wages for the employer*',
              'employer pf is deducted',
              'employer contribution is deducted',
              'salary includes provident fund',
              'inclusive of provident fund',
              'inclusive of pf',
            ],
          },
        ],
      },
      { none: [{ field: '*', says: ['over and above', 'in addition to', 'besides'] }] },
    ],
    contradiction: true,
    text: {
      en: 'The provident fund is counted inside the pay. The employer’s contribution is the employer’s own; wages are not reduced because of it (section 12 of the Employees’ Provident Funds and Miscellaneous Provisions Act, 1952). State the pay without it and the contribution beside it. Whether the Code on Social Security, 2020 has taken the place of that act is for a lawyer to confirm.',
      hi: 'भविष्य निधि वेतन के भीतर गिनी गई है। नियोजक का अंशदान नियोजक का अपना होता है; उसके कारण मज़दूरी नहीं घटाई जाती (कर्मचारी भविष्य निधि और प्रकीर्ण उपबंध अधिनियम, 1952 की धारा 12)। वेतन उसके बिना और अंशदान अलग लिखें। उस अधिनियम की जगह सामाजिक सुरक्षा संहिता, 2020 ने ली या नहीं, यह वकील से पक्का करें।',
    },
  },
  ...[
    { types: ['cheque_demand_notice', 'cheque_complaint'], fields: ['debt_facts'], of: 'cheque_amount', also: [] },
    { types: ['legal_notice'], fields: ['grievance_facts'], of: 'claim_amount', also: ['relationship_facts', 'legal_basis'] },
  ].map(({ types, fields, of, also }): Trap => ({
    types,
    fields,
    when: [
      { field: '*', sumsBelow: { of, also } },
      // What is paid by the month, the day or the piece is multiplied before it is claimed.
      ...['*', ...also].map((field) => ({ field, lacks: A_RATE })),
    ],
    contradiction: true,
    text: {
      en: `All the sums told in the facts come to less than {${of}}. Tell how the rest became due, or correct the sum: the other side pays what is proved, and a cheque is within section 138 of the Negotiable Instruments Act, 1881 only as far as it was given for a debt that is legally enforceable (its Explanation).`,
      hi: `तथ्यों में बताई गई सब राशियाँ मिलकर {${of}} से कम हैं। बताएँ कि शेष कैसे देय हुआ, या राशि सुधारें: दूसरा पक्ष वही देता है जो सिद्ध हो, और चेक परक्राम्य लिखत अधिनियम, 1881 की धारा 138 में वहीं तक आता है जहाँ तक वह विधिक रूप से प्रवर्तनीय ऋण के लिए दिया गया (उसका स्पष्टीकरण)।`,
    },
  })),
  {
    types: ['plaint'],
    fields: ['suit_value'],
    when: [
      { field: 'kind', is: ['money'] },
      { field: '*', below: { of: 'claim_amount' } },
    ],
    contradiction: true,
    text: {
      en: 'The suit is valued at less than the money that it claims. A suit for money is valued at the amount claimed; a plaint whose relief is undervalued is rejected unless it is corrected in the time that the court gives (Order VII rule 11(b) of the Code of Civil Procedure, 1908). The court-fees law of the State is not at hand here.',
      hi: 'वाद का मूल्य माँगे गए धन से कम लिखा है। धन के वाद का मूल्य माँगी गई राशि होता है; जिस वादपत्र में अनुतोष का मूल्यांकन कम हो, वह न्यायालय के दिए समय में न सुधारने पर नामंज़ूर होता है (सिविल प्रक्रिया संहिता, 1908 के आदेश 7 का नियम 11(ख))। राज्य का न्यायालय-फ़ीस क़ानून यहाँ उपलब्ध नहीं है।',
    },
  },
  {
    types: ['cheque_demand_notice'],
    fields: ['debt_facts', 'payment_account'],
    when: [
      {
        field: '*',
        line: {
          says: [
            [
              'demand*',
              'claim*',
              'shall pay',
              'must pay',
              'has to pay',
              'is to pay',
              'also pay',
              'together with',
              'plus',
              'along with',
              'माँग',
              'मांग',
              'सहित',
              'भी दे',
            ],
            [
              'interest',
              'compensation',
              'damages',
              'costs',
              'legal fees',
              'notice fee*',
              'fee of',
              'charges',
              'ब्याज',
              'हर्जाना',
              'प्रतिकर',
              'ख़र्च',
              'खर्च',
              'शुल्क',
            ],
          ],
          lacks: ['agreed', 'was paid', 'included', 'waive*', 'जोड़कर', 'तय'],
        },
      },
    ],
    text: {
      en: 'More than the amount of the cheque seems to be demanded here. The notice has to demand “the said amount of money”, that of the cheque (proviso (b) to section 138 of the Negotiable Instruments Act, 1881); one sum in which it cannot be told apart puts the complaint at risk. Demand interest and costs in another notice, or keep them in a sentence of their own, as a claim besides the cheque.',
      hi: 'यहाँ चेक की राशि से अधिक की माँग दिखती है। सूचना में “उक्त धनराशि”, यानी चेक की राशि, माँगनी होती है (परक्राम्य लिखत अधिनियम, 1881 की धारा 138 का परंतुक (ख)); एक ही राशि, जिसमें वह अलग न दिखे, परिवाद को ख़तरे में डालती है। ब्याज और ख़र्च दूसरी सूचना में माँगें, या उन्हें चेक से अलग दावे के रूप में अलग वाक्य में रखें।',
    },
  },
  {
    types: ['loan_agreement'],
    fields: ['security', 'special_conditions'],
    when: [
      {
        field: '*',
        line: {
          says: [
            ['blank', 'undated', 'ख़ाली', 'खाली', 'कोरे', 'कोरा'],
            ['cheque', 'cheques', 'check', 'checks', 'papers', 'paper', 'stamp*', 'चेक', 'काग़ज़*', 'कागज*'],
          ],
        },
      },
    ],
    text: {
      en: 'Blank or undated cheques or papers are security here. Who signs and delivers an incomplete instrument gives authority to complete it (section 20 of the Negotiable Instruments Act, 1881), and a cheque founds a complaint only for a debt that is legally enforceable (section 138). Name each cheque by number, date and sum, or take other security.',
      hi: 'यहाँ ख़ाली या बिना तारीख़ के चेक या काग़ज़ प्रतिभूति हैं। जो अधूरी लिखत पर हस्ताक्षर कर देता है, वह उसे पूरा करने का अधिकार देता है (परक्राम्य लिखत अधिनियम, 1881 की धारा 20), और चेक का परिवाद केवल विधितः प्रवर्तनीय ऋण के लिए होता है (धारा 138)। हर चेक का क्रमांक, तारीख़ और राशि लिखें, या दूसरी प्रतिभूति लें।',
    },
  },
  {
    types: ['loan_agreement'],
    fields: ['instalment_amount'],
    when: [
      { field: 'interest_rate', over: 0 },
      { field: '*', repaysOnly: { principal: 'loan_amount', count: 'instalment_count', rate: 'interest_rate' } },
    ],
    text: {
      en: 'The instalments together make little more than the loan: they repay the principal and leave most of the interest to one payment at the end. Compute the instalment with the interest, or say when the interest is paid.',
      hi: 'किस्तें मिलकर ऋण से थोड़ा ही अधिक होती हैं: वे मूलधन चुकाती हैं और अधिकांश ब्याज अंत के एक भुगतान पर छोड़ देती हैं। किस्त ब्याज सहित निकालें, या लिखें कि ब्याज कब दिया जाएगा।',
    },
  },
];
