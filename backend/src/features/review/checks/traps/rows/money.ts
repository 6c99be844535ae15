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
