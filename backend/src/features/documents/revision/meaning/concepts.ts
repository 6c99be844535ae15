import { stemmer } from 'stemmer';

/** Words that say nothing of what an instruction is about. */
const SILENT = new Set(
  (
    'the a an of on and or for to in at by with from this that these those it its our my your their his her them they he she we i us you be is are was were been being ' +
    'should must shall will would may can could has have had do does did not no nor so as than then instead rather place only just also too now new please kindly ' +
    'clause clauses section provision provisions paragraph para part parts agreement deed contract document draft about regarding related relating concerning any all each every both side sides party parties ' +
    'either neither other same said such thing stuff bit one some more less least most up down back out off over ' +
    'change set keeps kept keeping update make modify amend revise correct fix increase raise reduce decrease lower extend lengthen shorten cut keep rename shift move bump push postpone prepone bring put use write give allow ' +
    'let get want need wish like think better increased reduced changed extended raised lowered fixed revised enhanced enhance hike slash trim restrict cap capped allowed permitted able entitled go come per current currently existing ' +
    'condition conditions non remove delete drop omit strike scrap take erase exclude rid away entirely completely altogether whole entire fully instance requirement obligation duty right rule bound ' +
    'give given within until till upto max maximum minimum atleast rs inr rupees lakh lakhs crore crores thousand hundred percent cent day days week weeks month months year years hour hours annum pa pm only half two three four five six seven eight nine ten twelve fifteen twenty thirty last lasts lasting wording words sentence detail details mention reference ' +
    'period time duration length figure number sum amount value rate total sought asked claimed claim prayed'
  ).split(' '),
);

/** Words that mean the same in such papers; the first gives the name. */
const ALIKE = [
  'gift gifts legacy legacies bequest bequests',
  'terminate termination end ends ending exit cancel cancellation quit resign resignation',
  'confidentiality confidential secrecy secret nda confidence',
  'refund returned return returning repayment-of-deposit',
  'compensation compensate damages damage',
  'salary wages wage ctc remuneration package pay-package',
  'pay payment payments paid payable paying due pays',
  'fee fees charge charges',
  'retirement retire retires retiring',
  'possession handover handing hand hands vacate vacates',
  'cure remedy rectify rectification good',
  'buyer purchaser vendee',
  'seller vendor',
  'tenant lessee renter',
  'landlord lessor',
  'supplier provider contractor',
  'boss supervisor manager',
  'reply respond response replying answer answers answered',
  'comply compliance complying',
  'jurisdiction court courts',
  'dispute disputes suit suits',
  'arbitration arbitrator arbitrators arbitral arbitrate',
  'instalment instalments installment installments emi emis',
  'advance token earnest booking',
  'price consideration',
  'completion complete completed closing',
  'guarantee guarantor surety guaranty guaranteed',
  'liability liable',
  'overstay overstays overstaying stays stay',
  'sale sell selling sold sells',
  'late delay delayed overdue delays',
  'objection objections object',
  'insurance insure insured insurer',
  'indemnity indemnify indemnification',
  'sublet subletting sublease sub-letting',
  'inspect inspection visit visits visiting enter entry entering',
  'executor executors',
  'alternate substitute alternative fallback',
  'joining join joins begin begins start starts commence commences commencement commencing beginning',
  'invoice invoices bill bills billing',
  'leave leaves holidays vacation',
  'solicit solicitation poach poaching solicits',
  'compete competes competition competing competitor competitors non-compete',
  'increase increases escalation increment hike',
  'maintenance upkeep alimony',
  'repay prepay prepayment repayment repaid foreclosure preclose prepaid',
  'need needs needed require requires required requiring',
  'spend spending expenditure outlay',
  'above exceeding exceeds exceed beyond',
  'recovery recover recovered recovering recovers',
  'notify notified inform informed intimate',
  'child children kid kids',
  'deduct deduction deducted deducts',
  'repair repairs repairing',
  'drawings draw drawing withdraw withdrawal',
  'lock-in lockin lock',
  'deposit security-deposit',
  'mortgage charge-on-property',
  'notice notices intimation',
  'transfer assign assignment assigned',
  'pet pets animal animals dog cat',
  'smoke smoking',
  'stamp stamping',
  'witness witnesses',
  'property flat premises house',
  'cost costs expense expenses',
  'loan principal',
  'report reports reporting',
  'work works job employment',
  'registration registered register registry registrar',
  'waive waiver waivers waives waived',
  'continue continues continuing survive survives survival surviving',
];
/** Words that share a stem with others and mean somebody. */
const OWN = new Set(['applicant', 'applicants', 'partner', 'partners']);
/** What is said of somebody who gives up possession. */
const LEAVING = new Set(['leaving', 'vacating', 'vacated']);
const CONCEPT = new Map(
  ALIKE.flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return [first, ...others].map((word): [string, string] => [stemmer(word), stemmer(first)]);
  }),
);

const SHORT: Readonly<Record<string, string>> = {
  TDS: 'tax deducted at source',
  HRA: 'house rent allowance',
  DA: 'dearness allowance',
  PF: 'provident fund',
  CTC: 'salary',
  POA: 'power of attorney',
  IPR: 'intellectual property',
  LD: 'liquidated damages',
};

/** What the words of a text are about, each as the stem of one of its synonyms, in their order. */
export function conceptsOf(text: string): string[] {
  return (
    text
      .replace(/(?<=\S )May\b/g, 'MonthOfMay')
      .replace(/\bforce majeure\b|\bacts? of god\b/gi, 'event beyond control')
      .replace(/\b(?:TDS|HRA|DA|PF|CTC|POA|IPR|LD)\b/gi, (short) => SHORT[short.toUpperCase()] ?? short)
      .toLowerCase()
      .replace(/['’]s?\b/g, '')
      .match(/\p{L}[\p{L}\p{M}]{1,39}|\d{3,12}/gu) ?? []
  )
    .filter((word) => !SILENT.has(word))
    .map(concept);
}

function concept(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  if (OWN.has(word)) return word.replace(/s$/, '');
  if (LEAVING.has(word)) return 'possess';
  const stem = stemmer(word);
  return CONCEPT.get(stem) ?? stem;
}
