import { statesIn } from '../../encoding/languages/places.js';
import { isEverydayMatter } from './everyday-matters.js';

/** Why a question may ask for something that no act of the library says, although its words occur in many. */
export type Doubt = 'foreign' | 'forecast' | 'person' | 'figure-of-today' | 'state-law' | 'decision' | 'everyday-matter';

const FOREIGN =
  /\b(?:USA?|U\.S\.A?|United States|America[n]?|UK|U\.K\.|United Kingdom|British|Britain|England|Scotland|Canad(?:a|ian)|Australian?|New Zealand|German[y]?|French|France|Europe(?:an)?|EU|Singapore|Malaysian?|Dubai|UAE|Saudi|Qatar|Kuwait|Oman|Nepal[i]?|Pakistani?|Bangladeshi?|Sri Lankan?|Chinese|China|Japan(?:ese)?|Russian?|California|Florida|Texas|Delaware|Nevada|New York|London|Toronto|Vancouver|Montreal|Ontario|Quebec|Melbourne|Sydney|Brisbane|Auckland|Chicago|Boston|Houston|Seattle|San Francisco|Los Angeles|New Jersey|Manchester|Ireland|Dublin|Ital(?:y|ian)|Spain|Spanish|Netherlands|Dutch|Swedish|Sweden|Norway|Swiss|Switzerland|Berlin|Munich|Paris|Tokyo|Hong Kong|Thailand|Bangkok|Kathmandu|Dhaka|Karachi|Lahore|Colombo|Abu Dhabi|Sharjah|Doha|Riyadh|Jeddah|Muscat|Bahrain|Schengen|green card|GDPR|ECHR)\b/u;
/** Whether a question names a foreign country or its law. */
export const isForeign = (question: string): boolean => FOREIGN.test(question);

const FORECAST =
  /\b(?:will|can|do|shall) (?:i|we) (?:win|lose)\b|\bwill i get (?:bail|justice|custody)\b|\bchances? of winning\b|\bnext (?:date|hearing) (?:of|in) my\b|\b(?:when|what) is (?:my|the) next (?:date|hearing)\b/iu;
const PERSON =
  /\b(?:best|good|top|cheap(?:est)?|famous|nearest|which) (?:\p{L}+ ){0,2}(?:lawyers?|advocates?|vakeel|vakil|wakil|attorneys?|law firms?|law colleges?|college)\b|\b(?:lawyers?|advocates?|vakil|vakeel)(?:'s)? (?:fees?|charges?)\b|\bhow much (?:does|do|will) (?:a |the |my )?(?:lawyer|advocate|notary|typist|stamp vendor|chartered accountant)\b|\b(?:which|what) (?:judge|magistrate|bench) (?:will|is going to) (?:hear|decide|take)\b|\bwho (?:won|will win|is winning)\b|\bwho is (?:the |our )?(?:current |present |new )?(?:chief justice|president|prime minister|law minister|governor|attorney general)\b/iu;
/** Figures that a notification, a State's schedule or a bank sets, not an act. */
const FIGURE = String.raw`(?:rates?|slabs?|fees?|charges?|how much|percent(?:age)?|amount|kitn[aie]|rupees|दर|कितन[ाीे]|शुल्क)`;
const NOTIFIED = String.raw`(?:gst|stamp duty|stamp paper|customs duty|import duty|circle rate|registration (?:fee|charges)|repo|income tax slabs?|tax slabs?|ppf|fixed deposit|minimum wages?|dearness allowance|marriage certificate|passport fee|स्टाम्प|जीएसटी)`;
const NOTIFIED_FIGURE = new RegExp(String.raw`\b${FIGURE}\b[^.?!]{0,40}\b${NOTIFIED}\b|\b${NOTIFIED}\b[^.?!]{0,40}\b${FIGURE}\b`, 'iu');
/** What an act fixes itself, whatever the tax: what an appeal costs, what follows when it is late. */
const SET_BY_ACT = /\b(?:appeals?|pre-?deposits?|penalt(?:y|ies)|late fees?|interest|refunds?)\b/iu;
const PLAIN_FIGURE = /\bwhat is (?:the )?(?:current |present )?(?:stamp duty|customs duty|gst|repo rate|tax slab)\b/iu;

/** What banks charge and the slabs of a tax change from year to year. */
const OF_THE_YEAR = [
  /\b(?:income[- ]?tax|tax) slabs?\b|\b(?:loan|deposit|interest) rates? (?:right )?now\b/iu,
  /\b(?:SBI|HDFC|ICICI|PNB|post office|banks?)\b(?=[^.?!]{0,120}\b(?:these days|nowadays)\b)(?=[^.?!]{0,80}\b(?:charg(?:e|es|ing)|interest|rates?)\b)/iu,
  /\binterest\b(?=[^.?!]{0,120}\b(?:these days|nowadays)\b)/iu,
];

/** The speed limit of a road is set by a notification. */
const LIMIT_OF_A_ROAD = /\b[Ss]peed limit (?:on|of|in|at|for) (?:the |an? )?\p{Lu}/u;

const TODAY = /\b(?:today|right now|this (?:month|week|quarter)|current(?:ly)?|latest|aaj(?: ka| ki| ke)?|abhi)\b|आज/iu;
const FIGURE_OF_TODAY =
  /\b(?:price|rates?|rupees|how many|score|weather|temperature|bhav|bhaav|wages?|salary|result|news|interest rate|mausam)\b|भाव|मौसम|दाम/iu;
const HOW_MANY =
  /\bhow many (?:cases|people|judges|lawyers|courts|crimes|murders|states)\b(?![^.?!]{0,40}\b(?:needed|required?|must|should|can|may|(?:have|has|need) to)\b)/iu;
/** Fields that the States legislate on. */
const STATE_FIELD =
  /\b(?:liquor|alcohol|sharab|prohibition|excise|rent control|rent act|(?:tenants?|landlords?|municipal|panchayat|land|education) act|shops?(?: and| &)? establishments?|tenancy act|land revenue|land ceiling|circle rate|stamp duty|court fees?|cow slaughter|lokayukta|khatedari|bhoomi|bhumi|FAR|building bye-?laws?|casual leaves?|earned leaves?|poker|gambling|lottery|police act|cooperative societ(?:y|ies)|minimum wages?)\b|शराब/iu;
/** What only the law of a State says, whichever it is: certificates, land records, housing societies, local taxes and councils. */
const STATE_ONLY = [
  /(?<!false |fake |farzi )\b(?:domicile|income|caste|obc|ews|creamy layer|residence|nivas|aay|jaati|jati) (?:certificates?|praman ?patra)\b|(?:आय|जाति|निवास|ओबीसी) प्रमाण ?पत्र/iu,
  /\b(?:khatauni|khasra|jamabandi|satbara|7\/12|dakhil[ -]?kharij|record of rights|land records?|mutation (?:of|in|for|entry) (?:\p{L}{1,20} ){0,4}(?:land|property|plot|name|records?|house))\b|दाख़?िल[- ]?ख़?ारिज|खतौनी|खसरा|जमाबंदी/iu,
  /\b(?:housing|co-?operative(?: housing)?|chs) (?:society|societies)\b|हाउसिंग सोसाइटी|सहकारी (?:समिति|सोसाइटी)/iu,
  /\b(?:property|house|municipal|water) tax(?:es)?\b(?=[^.?!]{0,80}\b(?:municipal|corporation|nagar|bill|appeal|assess(?:ed|ment)|high|ward)\b)/iu,
  /\b(?:sarpanch|gram pradhan|gram panchayat|zila parishad)\b(?=[^.?!]{0,60}\b(?:no[- ]confidence|remov(?:e|ed|al|ing)|elections?|quorum|avishwas)\b)/iu,
];
/** Who is asked for a bribe, or says that a paper is forged, asks for the law of all India, whatever the paper. */
const BRIBE =
  /\b(?:brib(?:e|es|ed|ery|ing)|r[iu]sh?wat|ghoo?s|ghus)\b|रिश्वत|घूस|\b(?:patwari|lekhpal|tehsildar|tahsildar|talathi|babu|clerk|officers?|officials?|inspector|sarpanch|karamchari|karmchari)\b[^.?!]{0,40}\b(?:ask(?:s|ed|ing)?|demand(?:s|ed|ing)?|want(?:s|ed|ing)?|m[aā]+ng\p{L}{0,5})\b[^.?!]{0,30}(?:\d{3,}|\b(?:money|cash|paise|paisa|rupees|rupaye)\b)/iu;
/** What the law of a State says of rent and of farm land; where it says nothing, law of all India may. */
const STATE_SAYS =
  /\b(?:increas(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|hik(?:e|es|ed|ing)|enhanc(?:e|ed|ement|ing)) (?:\p{L}{1,20} ){0,3}rent\b|\brent (?:\p{L}{1,20} ){0,2}(?:increas(?:e|es|ed|ing)|hike|raise)|\b(?:months?'?|mahine ka|higher|more|bigger|big) (?:advance|deposit)\b|\b(?:buy|purchase|own) (?:\p{L}{1,20} ){0,2}(?:agricultural|farm) land\b/iu;
/** The State whose law a library may well hold as an act of Parliament: the guide has topics on it. */
const CENTRAL = 'Delhi';

/** Its judgment says what a court held, not an act on the same subject. */
const DECISION =
  /\bwhat (?:did|does|has) (?:the )?(?:\p{L}+ ){0,2}court (?:hold|held|say|said|decide|decided|rule|ruled|observe|observed)\b|\b(?:facts|ratio|outcome|verdict|holding) (?:of|in) (?:the )?[\p{L} .&]{3,60}(?:\bcase\b|\bv\b\.?|\bvs\b\.?)/iu;

/** What speaks against answering a question from acts; such a question is answered only where a topic is clearly meant. */
export function doubtsOf(question: string): Doubt[] {
  const doubts: Doubt[] = [];
  // Who lives abroad and asks of a flat in Delhi asks for the law of India.
  if (isForeign(question) && statesIn(question).length === 0) doubts.push('foreign');
  if (FORECAST.test(question)) doubts.push('forecast');
  if (PERSON.test(question)) doubts.push('person');
  const isNotified = NOTIFIED_FIGURE.test(question) && !SET_BY_ACT.test(question);
  if (isNotified || [PLAIN_FIGURE, LIMIT_OF_A_ROAD, ...OF_THE_YEAR].some((pattern) => pattern.test(question)))
    doubts.push('figure-of-today');
  if ((TODAY.test(question) && FIGURE_OF_TODAY.test(question)) || HOW_MANY.test(question)) doubts.push('figure-of-today');
  const ofState = (STATE_FIELD.test(question) || STATE_SAYS.test(question)) && statesIn(question).some((state) => state !== CENTRAL);
  if ((ofState || STATE_ONLY.some((pattern) => pattern.test(question))) && !BRIBE.test(question)) doubts.push('state-law');
  if (DECISION.test(question)) doubts.push('decision');
  if (isEverydayMatter(question)) doubts.push('everyday-matter');
  return doubts;
}
