import type { TextSpan } from '../../../../core/text/text-span.js';

/** What people are asked to do, in its base form: these words begin an order, "pay", or join a second one, "and vacate". */
export const ACTS = String.raw`pay|repay|refund|return|remit|deposit|clear|discharge|settle|reimburse|compensate|transfer|release|vacate|hand over|deliver|surrender|give|send|furnish|produce|submit|file|provide|supply|show cause|explain|state|reply|respond|appear|attend|stop|cease|desist|refrain|remove|demolish|withdraw|delete|take down|publish|apologi[sz]e|tender|restore|reinstate|reconnect|repair|replace|rectify|rebuild|complete|execute|register|convey|partition|render|destroy|undertake|cure|correct|cancel|issue|credit|cut|collect|accept|sign|allow|permit|concur|appoint|nominate|regulari[sz]e|make|bring|report|resume|cooperate|join|close|open|maintain|remain present|disclose|reverse|recall|retract|enter`;
/** "Pay the rent", "Return my deposit": an order begins a sentence, and what is to be done follows at once. */
const OBJECT = String.raw`(?:the|my|our|his|her|their|your|this|that|these|those|all|any|both|it|me|us|him|them|Rs\.?|₹|INR|an?|back|up|down|out|from|to|for|within|in|before|with|forthwith|immediately|compensation|interest|damages|vacant|possession|rent|maintenance|using)\b`;
const ADVERB = String.raw`(?:(?:hereby|therefore|further|also|accordingly|thus|once again|again|now|finally|lastly|jointly and severally|severally|through (?:the medium of )?this(?: legal)? notice|by (?:means of |way of )?this(?: legal)? notice|vide this notice|strictly|specifically|kindly|humbly|earnestly|all|each|both),? )`;
/** "I ask you, within ten days, to": until when stands between the verb and what it asks for. */
const ASIDE = String.raw`(?:,? (?:within|in|on or before|by|before|not later than) [^,;:]{2,70})?`;
const ASKS = String.raw`request|ask|advise|urge|direct|require|demand|expect|want|call on`;
const CLIENT = String.raw`\b(?:my|our) clients? ${ADVERB}*`;

/** Words after which somebody is told to do something. */
const ENGLISH: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:call(?:s|ing)? upon|calls? on) (?:you|(?:both|all|each) of you|the (?:addressees?|noticees?))(?: (?:both|all|each|the (?:addressees?|noticees?)(?: nos?\. ?[\d,& and]{1,10})?|nos?\. ?\d))*`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:you(?:,? (?:both|all|the (?:addressees?|noticees?)),?)?|both of you|all of you) (?:are|stand),? ?${ADVERB}{0,4}(?:called upon(?: and (?:required|directed|requested))?|required|directed|warned|requested|advised|asked|summoned|instructed|ordered|put to notice|given notice)(?: ,?${ADVERB}{1,3})?(?= to\b|,| that\b|:| in\b| by\b| within\b| under\b| and\b| on\b)`,
    'giu',
  ),
  new RegExp(String.raw`${CLIENT}(?:demands?|requires?|wants?|expects?|asks?)(?: that)? (?:you|from you|payment|the)`, 'giu'),
  /\b(?:my|our) clients? (?:hereby |therefore |accordingly )*(?:asks?|claims?|seeks?|prays?|applies|apply)(?: for)? the following(?: reliefs?)?(?=[ :,-])/giu,
  /\b(?:we|i) (?:hereby |therefore |further |accordingly |now )*(?:demand|require|request)(?: that)? (?:you|from you|payment|of you)/giu,
  /\b(?:i|we)\b[^.;]{0,200}? and (?:hereby |therefore )?demand (?=refund|payment|return|repayment|compensation|possession)/giu,
  /\b(?:is|are) (?:hereby |therefore |also )*(?:called upon|required|directed) (?=to (?:show cause|explain|pay|submit|file|deposit|furnish)\b)/giu,
  new RegExp(String.raw`\byou (?:should|shall) ${ADVERB}*(?:forthwith |immediately )*(?=(?:${ACTS})\b)`, 'giu'),
  new RegExp(
    String.raw`\byou (?:must|need to|have to|are to|will have to|ought to) ${ADVERB}*(?=(?!be\b|have\b|bear\b|note\b|know\b|understand\b|reali[sz]e\b|not\b|do the following)\p{Ll}{2})`,
    'giu',
  ),
  /\b(?:formal |final |last |my |our |clear )?(?:demand|request) (?:is )?(?:to|that you) (?=\p{Ll}{3})/giu,
  /\byou (?:must|have to|need to|are to)(?: do)? the following\b[^:;.]{0,80}(?=:)/giu,
  /\byou (?:are given|are allowed|are granted|have) (?:a (?:period|time) of )?(?:\d{1,3}|\p{Ll}{3,9}(?:-\p{Ll}{3,6})?) ?(?:\([^)]{1,14}\) )?(?:days?|weeks?|hours?)['’]?(?: time)?[^.;]{0,60}? to (?=\p{Ll})/giu,
  /\bputs? you (?:on|to) notice(?= to\b| that\b|,)/giu,
  /\bit is (?:hereby |therefore )*requested (?:that you|to)\b/giu,
  /\b(?:we|i|my client|our client)(?: therefore| hereby)? gives? you (?=\d{1,3}|[a-z]+(?: ?\([^)]{1,12}\))? days)/giu,
  new RegExp(
    String.raw`\b(?:${ASKS}|requests|asks|requires|demands|expects|wants)(?: of| from)? you(?: both| all)?,?(?=${ASIDE},? (?:to|that)\b)`,
    'giu',
  ),
  /\bit is (?:hereby |therefore )*(?:demanded|required) that you\b/giu,
  /\bunless you (?=\p{L})/giu,
  /\bdemanding (?:from you|that you|of you)/giu,
  /\byou (?:are|shall be|will be)(?: also| further)? (?:liable|required) to (?=(?:pay|bear|reimburse)[^;]{0,80}(?:cost|fee|charges|expenses)[^;]{0,40}notice)/giu,
  /\b(?:the )?reliefs? (?:which|that)? ?(?:my client |our client |the plaintiff )?(?:claims?|seeks?|sought|claimed)(?: by (?:my|our) client)? (?:is|are)(?: that)?(?: as (?:under|follows))?/giu,
  new RegExp(String.raw`(?<=^|[.;:] |, )(?:kindly|please),? (?=(?:${ACTS}|arrange)\b|within\b|do the following)`, 'giu'),
  new RegExp(String.raw`(?<=^|[.!;] )(?:(?:therefore|so|hence|now|accordingly),? )?(?=(?:${ACTS}) ${OBJECT})`, 'giu'),
];

const HINDI: readonly RegExp[] = [
  /आपको [^।]{0,80}?(?:निर्देश|आदेश|चेतावनी|सूचना) (?:दिया|दी) जात[ाी] है कि(?![\p{L}\p{M}])/gu,
  /आपको (?:[\p{L}\p{M}]+ ){0,14}?(?:सूचित|निर्देशित|आदेशित|आगाह|अवगत|नोटिस|सूचना|कहा)(?: [\p{L}\p{M}]+){0,5}? कि(?![\p{L}\p{M}])/gu,
  /आपसे (?:[\p{L}\p{M}]+ ){0,6}?(?:मांग|माँग|अपेक्षा|अनुरोध|निवेदन)(?: [\p{L}\p{M}]+){0,4}? कि(?![\p{L}\p{M}])/gu,
];

/** The form in which Hindi asks for something, which ends the clause: "करें", "लौटा दें", "बताएं", "कीजिए", "अदा किया जाए". */
const ORDER_FORM = String.raw`(?<![\p{L}\p{M}])(?!(?:में|हमें|उन्हें|इन्हें|जिन्हें|तुम्हें|किन्हें|किताबें|पुस्तकें|रकमें|किस्तें|दुकानें)(?![\p{L}\p{M}]))[\p{L}\p{M}]+(?:ें|एं|एँ|जिए|जिये|इए|इये)(?![\p{L}\p{M}])|(?:किया|की|किए|दिया|दी|कराया|कराई) (?:जाए|जाये|जाय|जावे)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:करे|हों)(?![\p{L}\p{M}])`;
const CLAUSE_END = String.raw`(?= ?(?:[,।.;:!)]|$|(?:अन्यथा|नहीं तो|वरना|कि|और|तथा|एवं|व|अथवा|या)(?![\p{L}\p{M}])))`;
/** "… करने की माँग करते हैं": what is asked for by name. */
const NAMED_ORDER = String.raw`(?<![\p{L}\p{M}])(?!(?:आपने|मैंने|हमने|उसने|उन्होंने|इसने|जिसने|अपने)(?![\p{L}\p{M}]))[\p{L}\p{M}]{1,20}ने`;
const ORDERS = new RegExp(
  String.raw`(?:${ORDER_FORM})${CLAUSE_END}|${NAMED_ORDER} (?:की|का|के लिए) (?:माँग|मांग|अपेक्षा|अनुरोध|निवेदन|निर्देश|आदेश)`,
  'u',
);
/** Where one thing that is asked for ends and another begins: "मोड़ लें और", "दें तथा". */
const JOINED_ORDERS = new RegExp(String.raw`(?<order>${ORDER_FORM}|${NAMED_ORDER}),? (?:और|तथा|एवं|व) `, 'gu');
/** Whom it asks: "आप", "कृपया", an order that is said to somebody's face, or until when. */
const ADDRESSED =
  /(?<![\p{L}\p{M}])(?:आप|आपको|आपसे|कृपया|अतः|अत:|अतएव|इसलिए|तक|तुरंत|तुरन्त|तत्काल|अन्यथा|वरना|नहीं तो)(?![\p{L}\p{M}])|के (?:भीतर|अन्दर|अंदर)|(?:जिए|जिये|इए|इये)(?![\p{L}\p{M}])/u;
/** What comes before what is asked for: "अतः आप", "कृपया". */
const ADDRESS =
  /^(?:\(?[\p{L}\p{N}]{1,3}[.)] ?)?(?:(?:अतः|अत:|अतएव|इसलिए|कृपया|आप(?: लोग)?|इस (?:विधिक |कानूनी )?(?:नोटिस|सूचना पत्र|सूचना) (?:के माध्यम से|के द्वारा|द्वारा)),? ){1,4}/u;
/** "यदि …": what happens if; "कहा कि …": what somebody else said. */
/** What a court asks of whoever it may concern: "if you have an objection, present it". */
const OBJECTING = /^यदि (?:आपको|आपकी|किसी को|इस पर) (?:[\p{L}\p{M}]+ ){0,4}?आपत्ति हो(?:,| तो|, तो) ?/u;
const SUPPOSED = /^(?:यदि|अगर|जब|जो|ऐसा न|अन्यथा|नहीं तो)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:कहा|बोले|लिखा|बताया) कि(?![\p{L}\p{M}])/u;

/** Whether a clause in Hindi asks for something. */
export const isHindiOrder = (words: string): boolean => ORDERS.test(words);

/** Whether words begin with what somebody is to do. */
export const beginsOrder = (words: string): boolean => BASE_FORM.test(words);
const BASE_FORM = new RegExp(String.raw`^(?:to |not to |immediately |forthwith )?(?:${ACTS})\b`, 'iu');

/** "quit, vacate": verbs whose object follows with the next one, "and deliver up the premises". */
export const isVerbsAlone = (words: string): boolean => VERBS_ALONE.test(words);
const VERBS_ALONE = new RegExp(String.raw`^(?:(?:${ACTS}|quit|and)(?:[ ,]{1,2}|$))+$`, 'iu');

/** Places in a stretch of text where an English or Hindi demand opens, with the words that open it; in no order. */
export const openersOf = (stretch: string): TextSpan[] =>
  [...ENGLISH, ...HINDI].flatMap((pattern) =>
    [...stretch.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );

/** Where a sentence in Hindi asks for something without words that open it; null where it does not. */
export function hindiOpener(sentence: string): TextSpan | null {
  const objecting = OBJECTING.exec(sentence)?.[0].length ?? 0;
  if (objecting > 0 && isHindiOrder(sentence)) return { start: 0, end: objecting };
  if (!/\p{Script=Devanagari}/u.test(sentence) || SUPPOSED.test(sentence)) return null;
  if (!ADDRESSED.test(sentence) || !isHindiOrder(sentence)) return null;
  return { start: 0, end: ADDRESS.exec(sentence)?.[0].length ?? 0 };
}

/** Where a second thing is demanded in the same breath: "and to make good the loss", ", vacate", "या". The words matched belong to neither. */
export const joints = (stretch: string): TextSpan[] =>
  [JOINED, JOINED_ORDERS]
    .flatMap((pattern) =>
      [...stretch.matchAll(pattern)].map(({ index, 0: whole, groups }) => ({
        start: index + (groups?.order?.length ?? 0),
        end: index + whole.length,
      })),
    )
    .sort((a, b) => a.start - b.start);
const JOINED = new RegExp(
  String.raw`,? or,? (?:in the alternative|alternatively),? to (?=\p{Ll}{3})|,? (?:and|as well as)(?: further| also)? (?:(?:to|that you|must|shall|should) (?=\p{Ll}{3})|(?=(?:${ACTS})\b))|, to (?=(?:${ACTS})\b)`,
  'giu',
);
