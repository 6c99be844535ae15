import type { FactLabel } from '../../../core/text/values/fact-label.js';

/** What tells that a sum or date is of a label, by the words right before or right after it; the two are looked at apart. */
export interface LabelRule {
  label: FactLabel;
  /** Ends where the value begins. A group `of` names which one of several it is: the number of a cheque or invoice. */
  before?: RegExp;
  /** Begins where the value ends. */
  after?: RegExp;
}

/** Small words between what a value is and the value, at most four of them, and a sign of rupees. */
const TO = String.raw`(?:[ ,:;-]|\b(?:of|for|at|is|was|being|sum|a|an|the|in|amount|amounting|to|total|agreed|fixed|as)\b|की|का|के|राशि|रुपये|रुपए){1,14}`;
const NUMBER = String.raw`(?:bearing )?(?:no|number|nos|संख्या|क्रमांक|सं)[.:]{0,2} ?(?<of>[\p{L}\d][\p{L}\d/-]{1,24})`;
const DATED = String.raw`[ ,(]{0,3}(?:dated?|dt|दिनांक|दिनांकित)[.: ]{0,3}`;
const ON = String.raw`(?: (?:on|dated|दिनांक))? ?$`;
// eslint-disable-next-line patterns/known-pattern -- constant parts from the rules below; at most 180 characters before a value are read
const before = (words: string, end = TO): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})${end}$`, 'iu');
// eslint-disable-next-line patterns/known-pattern -- constant parts from the rules below; at most 80 characters after a value are read
const after = (words: string): RegExp => new RegExp(String.raw`^(?:${words})(?![\p{L}\p{M}])`, 'iu');

const CHEQUE = String.raw`cheques?|चेक`;
const INVOICE = String.raw`invoices?|bills?|बिल|बीजक`;
const AGREEMENT = String.raw`(?<of>rent|lease|sale|loan|service|partnership|licen[cs]e|leave and licen[cs]e|franchise|supply|employment)?(?: ?agreement| ?deed)(?: (?:to|for|of) (?:sell|sale|rent|lease))?|अनुबंध|इकरारनामा|करार`;

export const SUM_RULES: readonly LabelRule[] = [
  // "cheque no. 123456 dated 5 January 2024, drawn on SBI, for Rs. 4,00,000"
  {
    label: 'cheque-amount',
    before: new RegExp(
      String.raw`(?:${CHEQUE}) ${NUMBER}[^;।₹]{0,120}(?:\bfor|\bof|\bin the sum of|\bamounting to|राशि)(?: a| the| sum| of| amount| रुपये){0,4} ?$`,
      'iu',
    ),
  },
  { label: 'cheque-amount', before: before(CHEQUE) },
  {
    label: 'cheque-amount',
    after: new RegExp(String.raw`^[ ,]{1,2}(?:by|vide|through|under|via)(?: an?)?(?: account payee)? cheque(?: ${NUMBER})?`, 'iu'),
  },
  {
    label: 'loan-amount',
    before: before(
      String.raw`(?:friendly |hand |personal |cash )?loan|lent(?: and advanced)?(?: to)?(?: you| him| her| the accused)?|borrowed|उधार|ऋण`,
    ),
  },
  {
    label: 'loan-amount',
    after: after(
      String.raw`[ ,]{0,2}(?:(?:in cash|as|by way of|as an?|was|were)[ ,]{1,2}){0,3}(?:friendly |hand |personal )?(?:loan|lent)|(?: बतौर)?(?: उधार| ऋण)`,
    ),
  },
  {
    label: 'rent',
    before: before(
      String.raw`(?<!arrears of |arrears towards |outstanding |unpaid |total |due |बकाया |कुल )(?:monthly rent|rent|किराया|मासिक किराया)`,
    ),
  },
  {
    label: 'rent',
    after: after(
      String.raw`[ ,]{0,2}(?:(?:per|a|every) month|p\.?m\.?|monthly)[ ,]{0,2}(?:as|towards) (?:the )?(?:monthly )?rent| (?:प्रति माह|मासिक) किराय[ाे]`,
    ),
  },
  {
    label: 'deposit',
    before: before(String.raw`(?:interest[- ]free )?(?:refundable )?(?:security|deposit|security deposit)|प्रतिभूति|जमानत राशि`),
  },
  {
    label: 'deposit',
    after: after(String.raw`[ ,]{0,2}(?:as|towards|by way of)(?: an?| the)?(?: interest[- ]free)?(?: refundable)? (?:security|deposit)`),
  },
  { label: 'price', before: before(String.raw`(?:sale |purchase )?(?:consideration|price)|विक्रय मूल्य|प्रतिफल`) },
  {
    label: 'invoice-amount',
    before: new RegExp(
      String.raw`(?:${INVOICE}) ${NUMBER}[^;।₹]{0,60}(?:\bfor|\bof|\bamounting to|राशि)(?: a| the| sum| of| रुपये){0,3} ?$`,
      'iu',
    ),
  },
  { label: 'salary', before: before(String.raw`(?:monthly |gross |net |annual )?(?:salary|wages)|वेतन`) },
];

export const DATE_RULES: readonly LabelRule[] = [
  { label: 'cheque-date', before: new RegExp(String.raw`(?:${CHEQUE}) ${NUMBER}${DATED}$`, 'iu') },
  { label: 'cheque-date', after: new RegExp(String.raw`^[ ,]{1,2}(?:and )?(?:bearing|with) (?:cheque )?${NUMBER}`, 'iu') },
  { label: 'cheque-date', before: new RegExp(String.raw`(?:${CHEQUE})${DATED}$`, 'iu') },
  {
    label: 'dishonour-date',
    before: before(String.raw`(?:dishono(?:u)?red|returned|bounced)(?: (?:unpaid|by (?:the|your) bank|vide (?:memo|return memo)))?`, ON),
  },
  { label: 'dishonour-date', before: before(String.raw`(?:return|dishono(?:u)?r) memo`, DATED) },
  { label: 'loan-date', before: before(String.raw`(?:lent|borrowed|loan (?:was )?(?:given|advanced|taken))`, ON) },
  { label: 'agreement-date', before: before(AGREEMENT, String.raw`(?: (?:was )?(?:executed|made|entered into|signed))?(?:${DATED}| on )`) },
  {
    label: 'notice-date',
    before: before(
      String.raw`(?:legal|demand|statutory) notice|कानूनी नोटिस|विधिक नोटिस`,
      String.raw`(?: (?:was )?(?:issued|sent))?(?:${DATED}| on )`,
    ),
  },
  { label: 'invoice-date', before: new RegExp(String.raw`(?:${INVOICE}) ${NUMBER}${DATED}$`, 'iu') },
  {
    label: 'marriage-date',
    before: before(
      String.raw`(?:married|marriage)(?: (?:to|with) [\p{L} .]{2,40})?(?: (?:was|were))?(?: (?:solemni[sz]ed|performed|held|celebrated|registered))?|विवाह`,
      ON,
    ),
  },
  {
    label: 'death-date',
    before: before(String.raw`(?:died|expired|passed away|(?:date of )?death)(?: (?:intestate|at [\p{L} ]{2,30}))?`, ON),
  },
  { label: 'death-date', after: after(String.raw` को (?:मृत्यु|देहांत|निधन|देहान्त)`) },
];
