import { isRespondent } from '../matching/asker-side.js';
import { personalLawsIn } from '../personal-law.js';
import type { PersonalLaw } from '../topic.js';

/** Who asks, in pairs of which each is the other side of the other. */
const PAIRS = [
  ['wife', 'husband'],
  ['tenant', 'landlord'],
  ['worker', 'employer'],
  ['buyer', 'seller'],
  ['borrower', 'lender'],
  ['patient', 'doctor'],
  ['citizen', 'officer'],
  ['claimant', 'respondent'],
] as const;
export const ROLES = PAIRS.flat();
export type Role = (typeof ROLES)[number];
export const otherSideOf: ReadonlyMap<Role, Role> = new Map(
  PAIRS.flatMap(([one, other]): [Role, Role][] => [
    [one, other],
    [other, one],
  ]),
);

/** Where a matter stands: something is only threatened, or it is decided and what is asked comes after that. */
export type AskedStage = 'threatened' | 'decided';

/** What people say of themselves and of how far their matter is. */
export interface AskerFacts {
  roles: ReadonlySet<Role>;
  stages: ReadonlySet<AskedStage>;
  laws: readonly PersonalLaw[];
}

const IAM = String.raw`\b(?:i am|i['’]m|i was|we are|we['’]re|as) (?:only |just |also |still )?(?:an? |the |her |his |their )?(?:[^ ]+ ){0,1}?`;
/** A Devanagari word ends where no letter and no mark of one follows. */
const END = String.raw`(?![\u0900-\u0963])`;

/**
 * Of a question in small letters: to compile a pattern for letters of either case, or for those of all scripts, takes some milliseconds each,
 * and there are twenty of them.
 */
const ROLE_SIGNS: Readonly<Record<Role, RegExp>> = {
  wife: new RegExp(
    String.raw`${IAM}(?:wife)\b|\b(?:my|mera|mere) (?:ex-?)?(?:husband|pati|shauhar|miyan)\b|(?:मेरा|मेरे) (?:पति|शौहर)${END}`,
    'u',
  ),
  husband: new RegExp(
    String.raw`${IAM}(?:husband)\b|\b(?:my|meri) (?:ex-?)?(?:wife|patni|biwi|bivi|gharwali)\b|\bmain pati h|(?:मेरी (?:पत्नी|बीवी)|मैं पति)${END}`,
    'u',
  ),
  tenant: new RegExp(
    String.raw`${IAM}(?:tenant)\b|\b(?:my|our) land ?lord\b|\bthe land ?lord (?:says|refuses|wants|threatens)\b|\b(?:mera|mere) makan ?malik\b|(?:मेरा|मेरे) मकान ?मालिक${END}`,
    'u',
  ),
  landlord: new RegExp(
    String.raw`${IAM}(?:land ?lord|land ?lady)\b|\b(?:my|our) tenants?\b|\bthe tenant (?:says|refuses|does|has|will)\b|\b(?:mera|mere) kira+ye?da+r\b|(?:मेरा|मेरे) किराये?दार${END}`,
    'u',
  ),
  worker: new RegExp(
    String.raw`${IAM}(?:worker|employee|labourer|maid)\b|\bmy (?:employer|boss|company|factory|contractor)\b|(?:मेरा|मेरे) (?:मालिक|ठेकेदार)${END}`,
    'u',
  ),
  employer: new RegExp(
    String.raw`${IAM}(?:employer|factory owner)\b|\bmy (?:workers?|employees?|staff|maid)\b|\b(?:workers?|employees?|labourers?|driver|helper|staff) (?:in|of|at) (?:my|our) (?:[^ ]+ )?(?:workshop|factory|shop|firm|company|office|unit|hotel|mill|clinic)\b|(?:मेरे|मेरा) (?:कर्मचारी|मज़दूर)${END}`,
    'u',
  ),
  buyer: new RegExp(String.raw`${IAM}(?:buyer|customer|consumer|allottee)\b|\bi (?:have )?bought\b|\bmaine kharid|मैंने [^।]{0,30}ख़रीद`, 'u'),
  seller: new RegExp(
    String.raw`${IAM}(?:seller|shop ?keeper|shop owner|builder|promoter|dealer|trader|manufacturer)\b|\bmy (?:customers?|buyers?)\b|\bmain dukandar h|मैं (?:दुकानदार|बिल्डर)${END}`,
    'u',
  ),
  borrower: new RegExp(
    String.raw`${IAM}(?:borrower)\b|\bi (?:took|borrowed|have taken)\b[^.]{0,20}\bloan\b|\bmaine (?:loan|karz|udhar) liya`,
    'u',
  ),
  lender: new RegExp(
    String.raw`${IAM}(?:lender)\b|\bi (?:have )?(?:lent|(?:gave|given)\b[^.]{0,40}\b(?:loan|lakhs?|rupees|thousand|money))\b|\bmaine udhar diya|मैंने उधार दिया`,
    'u',
  ),
  patient: new RegExp(String.raw`${IAM}(?:patient)\b|\bmy doctor\b`, 'u'),
  doctor: new RegExp(String.raw`${IAM}(?:doctor|surgeon|nurse)\b|\bmy patients?\b|\bmain doctor h|मैं डॉक्टर${END}`, 'u'),
  citizen: new RegExp(String.raw`${IAM}(?:applicant)\b|\bi applied\b|\bmaine (?:rti|arzi) `, 'u'),
  officer: new RegExp(
    String.raw`${IAM}(?:(?:public )?(?:information )?officer|clerk|government servant|pio)\b|\bmain (?:adhikari|afsar) h|मैं (?:अधिकारी|अफ़सर)${END}`,
    'u',
  ),
  claimant: new RegExp(
    String.raw`${IAM}(?:complainant|plaintiff|petitioner|victim)\b|\bi (?:have )?(?:made|filed|lodged|gave|registered) (?:an? |the )?(?:false |police |written |online )?(?:complaint|fir|case|suit|petition)\b|\bmaine (?:jhooth[ai] |jhuth[ai] )?(?:shikayat|fir|case) (?:ki|kiya|kar)|मैंने (?:झूठी )?(?:शिकायत|रिपोर्ट) (?:की|कर)`,
    'u',
  ),
  respondent: new RegExp(
    String.raw`${IAM}(?:accused|defendant|respondent|opposite party)\b|\b(?:my|our) (?:pet )?(?:dog|cow|bull|buffalo)s? (?:[^ ]+ )?(?:bit|bitten|attacked|hurt|gored|injured)\b|\b(?:police )?(?:have |has )?charged me\b|\b(?:says?|claims?|alleges?) (?:that )?(?:i|we) (?:[^ ]+ )?(?:beat|hit|cheated|took|stole|demanded|threatened|owe|was negligent)\b|\b(?:cases?|suits?|complain(?:t|ts|ed)|fir|maintenance|claims?) (?:[^ ]+ ){0,6}against (?:me|us)\b|\b(?:mere|hamare) khilaf\b|मेरे ख़िलाफ़`,
    'u',
  ),
};

const COURT = String.raw`(?:court|judge|magistrate|tribunal|commission|forum|authority|controller|rera)`;
const PAPER = String.raw`(?:appeal|complaint|petition|application|claim|suit|case)`;
const STAGE_SIGNS: Readonly<Record<AskedStage, RegExp>> = {
  threatened: new RegExp(
    String.raw`\b(?:will|wants? to|going to|threatens? to|threatening to|may) (?:[^ ]+ ){0,1}?(?:throw|put|turn|kick|evict|lock|remove) (?:me|us)\b|\b(?:nikalne|nikal dunga|nikal denge|khali karwa)|निकालने की (?:धमकी|बात)|निकाल देंगे`,
    'u',
  ),
  decided: new RegExp(
    String.raw`\bdecrees? (?:[^ ]+ ){0,3}?(?:passed|granted|made)\b|\b(?:got|have|passed|obtained|after) (?:[^ ]+ ){0,3}?decree\b|\balready (?:divorced|probated|decided|convicted|acquitted|sentenced)\b|\b(?:was|been|am) (?:acquitted|convicted|sentenced)\b|\b(?:i|we) (?:have )?(?:won|lost) (?:the|my|our) (?:suit|case|appeal)\b|\b${PAPER} (?:was|has been|is|got|were) (?:[^ ]+ )?(?:dismissed|rejected|allowed|decided)\b|\b${COURT} (?:has |have |had )?(?:already )?(?:ordered|decided|dismissed|rejected)\b|\btala+q ho (?:chuka|gaya|gya)\b|\b(?:case|mukadma) (?:jeet|haar)|\b(?:kharij|dismiss) (?:ho|kar)|\b(?:faisla|decree|order) (?:aa gaya|ho gay[ai]|ho chuk[ai])\b|तलाक़? हो (?:चुका|गया)|मुक़दमा (?:जीत|हार)|ख़ारिज (?:हो|कर)|(?:फ़ैसला|डिक्री|आदेश) (?:आ गया|हो गय[ाी]|हो चुक[ाी])`,
    'u',
  ),
};

const found = <K extends string>(signs: Readonly<Record<K, RegExp>>, text: string): K[] =>
  (Object.keys(signs) as K[]).filter((key) => signs[key].test(text));

/** What a question, with those that it follows up, says of who asks, under which personal law, and how far the matter is. */
export function askerFacts(text: string): AskerFacts {
  const small = text.toLowerCase();
  const roles = new Set(found(ROLE_SIGNS, small));
  if (isRespondent(text)) roles.add('respondent');
  return { roles, stages: new Set(found(STAGE_SIGNS, small)), laws: personalLawsIn(text) };
}
