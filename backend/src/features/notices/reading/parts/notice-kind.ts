import type { NoticeKind } from '../notice-reading.js';
import type { NoticeLine, NoticeText } from '../text/notice-text.js';
import { writtenPeriods } from '../written/written-periods.js';
import { sentencesIn } from '../text/sentences.js';
import type { DemandRegion } from './demands.js';
import type { NoticeForum } from './forum.js';
import type { NoticeOutline } from './outline.js';

/** Papers that speak of notices and are none. */
const NO_NOTICE: readonly RegExp[] = [
  /\b(?:this|the|rent|lease|licen[cs]e|sale|service|non-disclosure|employment|loan) (?:agreement|deed|memorandum)\b[^.]{0,80}\b(?:is )?(?:made|entered into|executed)\b|\bnow (?:this|therefore,? this) (?:agreement|deed) witnesseth|\bin witness where ?of\b/iu,
  /\bcoram\b|\b(?:petition|appeal|application|suit|complaint) is (?:accordingly |hereby |partly )*(?:dismissed|allowed|disposed of|decreed)\b|\bheard (?:the )?learned counsel\b|\bpronounced on\b/iu,
  /(?:^|\n)(?:[^\n]{0,30} )?(?:reply|rejoinder) (?:to|on behalf of)[^\n]{0,60}(?:notice|complaint|plaint|show[ -]cause)|\b(?:in reply to|reply to) your(?: client's)? (?:legal )?notice\b/iu,
  /\[(?:insert|name|date|amount|address|client|drawer|enter)[^\]\n]{0,40}\]|\b(?:how to|what is an?|format (?:of|for)|sample) (?:draft |send |write |a |an |legal )*notice\b/iu,
  /\bminutes of the\b|\bnotice is hereby given that the [^.]{0,40}(?:annual|extraordinary|general) meeting/iu,
];
const TITLE =
  /\b(?:legal|statutory|demand|eviction|show[ -]cause|cease[ -]and[ -]desist|recall|final|loan recall|advocate'?s?) notice\b|\bnotice (?:u\/s|under|for|of|to|dated|in respect|invoking|terminating|demanding|seeking|claiming|calling|requiring|pursuant|in terms)\b|(?:^|\n)(?:sub|subject|re|ref|विषय) ?[.:-][^\n]{0,160}\bnotice\b|\bcease and desist\b|\bsummons\b|\bcharge ?-?sheet\b|\bmemorandum of charges?\b|\bcharge memo(?:randum)?\b|\barticles of charge\b|(?:विधिक|कानूनी|क़ानूनी|लीगल|कारण बताओ|रजिस्टर्ड|वैधानिक) (?:नोटिस|सूचना)|नोटिस|समन|आरोप पत्र|(?:मांग|माँग) सूचना|सूचना (?:पत्र|अंतर्गत|अन्तर्गत|अधीन)/iu;
/** The one word as a heading of its own. */
const BARE_TITLE = /(?:^|\n)notice ?[:.-]?(?:\n|$)/iu;
/** A heading that names another paper: "Ref: your notice dated …". */
const OF_OTHERS = /\byour (?:client's )?(?:legal |said )?notice\b/iu;
/** A paper that calls itself a notice. */
const OF_ITSELF =
  /\b(?:this|the present|the instant|present|instant) (?:(?:legal|statutory|demand|show[ -]cause|eviction|final) )*notice\b|(?:इस|यह|प्रस्तुत) (?:(?:विधिक|कानूनी|क़ानूनी|लीगल) )?(?:नोटिस|सूचना)|नोटिस (?:की )?प्राप्ति/iu;
/** What a friendly letter does not say. */
const STERN =
  /\b(?:call(?:s|ed|ing)? upon|show cause|take notice|formal demand)\b|\bwhy\b[^.]{3,160}\bshould not be\b|\b(?:i|we) (?:hereby |now |therefore )*demand\b/iu;
/** What is threatened in law, and words for what follows if nothing is done: both in one sentence. */
const CONSEQUENCE =
  /\b(?:legal (?:action|proceedings|steps|remed(?:y|ies)|recourse)|(?:civil|criminal|disciplinary|recovery|penal) (?:action|proceedings)|courts?|suit|sue|complain\p{L}{0,3}|prosecut\p{L}{1,6}|police|lawyer|commission(?:er)?|tribunal|arbitrat\p{L}{1,6}|disconnect\p{L}{0,4}|evict\p{L}{0,4}|ex[ -]parte|risk as to costs?|at your (?:own )?(?:risk|costs?|expense))\b|न्यायालय|अदालत|(?<![\p{L}\p{M}])वाद(?![\p{L}\p{M}])|मुकदमा|परिवाद|कार्यवाही|कार्रवाई|आयोग|प्राधिकरण|अधिकरण|पुलिस|थान[ाे]|शिकायत|वसूल/iu;
const IF_NOT =
  /\b(?:failing|otherwise|in (?:case of )?default|fail|else|unless|if|should you|or (?:we|i|my client|our client) (?:shall|will)|after (?:that|which)|before i|to avoid|last (?:message|reminder|notice|chance))\b|अन्यथा|नहीं तो|वरना|ऐसा न|न (?:होने|करने|देने)|उसके (?:बाद|पश्चात)|बीतने|पड़ेगा|करूँगा|करूंगा|करूँगी|करूंगी|करेंगे|किया जाएगा/iu;

/** Something that was not done or done wrongly: without one, what follows from a default is a condition of an offer. */
const GRIEVANCE =
  /\b(?:has|have|had|was|were|did)(?: still)? not\b|\bfailed\b|\bunpaid\b|\boverdue\b|\barrears\b|\bbreach|\bdefect|\bwithout (?:any )?(?:notice|consent|permission|authority|licen[cs]e|sanction)\b|\billegal|\bunauthori[sz]ed\b|\bdishono|बकाया|(?<![\p{L}\p{M}])नहीं(?! तो)|बाकी|बाक़ी|मना (?:कि|कर)|रोक (?:दि|रख)|काट दि|बिना (?:सूचना|अनुमति|अनुज्ञा)|अवैध|अतिक्रमण/iu;
const SUPPOSES = /\b(?:if|in case|unless|should|where|when|on default)\b|यदि|अगर/iu;
const FUTURE = /\b(?:will|shall|would)\b|(?:ेगा|ेगी|ेंगे|ूँगा|ूँगी|ूंगा|ूंगी|एगा|एगी|ोगी|ोगा)(?![\p{L}\p{M}])/u;

/** Whether it blames somebody and sets a time, or says what will be done if nothing is: by law, or to somebody who is blamed. */
function threatens(text: NoticeText, demands: readonly DemandRegion[]): boolean {
  const said = sentencesIn(text.own, 0, text.own.length).map(({ start, end }) => text.own.slice(start, end));
  const blamed = said.some((sentence) => GRIEVANCE.test(sentence) && !SUPPOSES.test(sentence));
  const timed = demands.some(({ opener, end }) => writtenPeriods(text.own.slice(opener, end + 60)).length > 0);
  if (blamed && timed) return true;
  return said.some((sentence) => IF_NOT.test(sentence) && (CONSEQUENCE.test(sentence) || (blamed && FUTURE.test(sentence))));
}
const HEADING_MAX = 220;
const SUBJECT = /^(?:sub|subject|re|ref|reg|विषय)\b ?[.:-]/iu;
const SENTENCE = /\p{Ll}[.]$|[।]$/u;

/** Whether a line that stands as a heading says "notice": in a sentence the word tells of other notices, to come or past. */
const isTitled = (lines: readonly NoticeLine[]): boolean =>
  lines.some(
    ({ text: line, opensBlock }, index) =>
      line.length <= HEADING_MAX &&
      TITLE.test(line) &&
      !OF_OTHERS.test(line) &&
      (SUBJECT.test(line) || ((opensBlock || index < TOP_LINES || /^[^\p{Ll}]*$/u.test(line)) && !SENTENCE.test(line))),
  );
const TOP_LINES = 4;
const INSTRUCTED =
  /\b(?:under|upon|on) (?:the )?(?:instructions?|authority)|\binstructed by (?:my|our)|\bon behalf of (?:and under instructions? (?:from|of) )?(?:my|our) client|\b(?:my|our) clients?\b|मुवक्किल|पक्षकार|क्लाइंट/iu;
const SUMMONS =
  /\bsummons\b|\byou are (?:hereby )?summoned\b|\bwhereas\b[^.]{0,160}\b(?:instituted|filed) (?:a|the) (?:suit|complaint)|समन/iu;
const PLAINT = /\b(?:plaint|suit for|plaintiff|civil suit|petitioner)\b|वाद पत्र|वादी|याची/iu;
const CONSUMER_FORUM =
  /\b(?:consumer disputes redressal|district (?:consumer )?commission|consumer (?:forum|commission|complaint))\b|उपभोक्ता (?:विवाद|आयोग|फोरम)/iu;

const TAX_OFFICE =
  /\b(?:office of the )?(?:(?:deputy |assistant |joint )?commissioner of (?:income[ -]tax|state tax|central tax|cgst|customs)|income[ -]tax (?:officer|department)|superintendent of (?:central tax|cgst)|sales tax officer)\b/iu;

/** An authority over employers, whose notices speak of employees too. */
const AUTHORITY =
  /\b(?:provident fund (?:organi[sz]ation|commissioner)|employees['’]? state insurance|labour (?:commissioner|department|officer|court)|inspector(?:-cum-facilitator)?\b|conciliation officer)|श्रम (?:आयुक्त|विभाग)|भविष्य निधि/iu;
/** Students are no employees. */
const STUDENT = /\b(?:roll no|student|proctor)\b|छात्र|विद्यार्थी/iu;

/** In the order in which they are tried; all but the first two look at a letter. */
const LETTERS: readonly [NoticeKind, (head: string, all: string) => boolean][] = [
  [
    'cheque demand notice',
    (head, all) =>
      /\b138\b/.test(all) &&
      /cheque|चेक/iu.test(all) &&
      /dishono|returned|unpaid|bounce|came back|funds insufficient|insufficient funds|account closed|stopped payment|अनादृत|अनादर|बाउंस|वापस|लौटा/iu.test(
        all,
      ) &&
      !/show[ -]cause/iu.test(head),
  ],
  [
    'section 80 notice',
    (head, all) =>
      /\b80\b[^.]{0,60}(?:civil procedure|c\.? ?p\.? ?c)|धारा 80|(?:प्रक्रिया संहिता)[^.।]{0,40}80/iu.test(head) ||
      /\bsection 80 of the (?:code of civil procedure|cpc)/iu.test(all),
  ],
  [
    'tax show-cause notice',
    (head, all) =>
      (TAX_OFFICE.test(head) && !/\b(?:my|our) client\b/iu.test(all)) ||
      (/show[ -]cause|कारण बताओ|\b148 ?A\b|DRC-01|\bSCN\b/iu.test(all) &&
        /\b(?:gst|goods and services tax|income[ -]tax|property tax|customs|central excise|service tax|assessing officer|vat)\b|आयकर|जी\.? ?एस\.? ?टी|सेवा कर|राज्य कर|संपत्ति कर|सम्पत्ति कर|गृह कर|सीमा शुल्क/iu.test(
          all,
        ) &&
        !/\bmy client\b/iu.test(all)),
  ],
  [
    "employer's show-cause notice",
    (head, all) =>
      /show[ -]cause|charge ?-?sheet|articles? of charge|memorandum of charge|explain in writing|(?:written|your) explanation|disciplinary (?:action|proceedings)|कारण बताओ|स्पष्टीकरण|आरोप पत्र/iu.test(
        all,
      ) &&
      /\b(?:employee|misconduct|standing orders?|disciplinary|absent|duty|duties|employment|human resources|hr |suspension|inquiry|workman)\b|कर्मचारी|अनुशासन|कदाचार|ड्यूटी|अनुपस्थित|सेवा नियम|निलंबित|निलम्बित|विभागीय/iu.test(
        all,
      ) &&
      !/\b(?:my|our) client\b|मुवक्किल|पक्षकार/iu.test(all) &&
      !AUTHORITY.test(head) &&
      !STUDENT.test(head),
  ],
  [
    'consumer notice',
    (_head, all) =>
      /\bconsumer protection\b|deficien(?:cy|t) (?:in|of) services?|defect(?:s|ive)? (?:in )?(?:the )?goods|unfair trade practice|उपभोक्ता संरक्षण|सेवा में (?:कमी|त्रुटि)/iu.test(
        all,
      ),
  ],
];
const HEAD = 1600;
const HEAD_LINES = 40;
/** A heading that says what the paper is, whatever the words of its demand. */
const HEADED =
  /(?:^|\n)(?:(?:LEGAL|DEMAND|STATUTORY|SHOW[ -]CAUSE|EVICTION|CEASE AND DESIST|FINAL|RECALL) NOTICE|NOTICE (?:UNDER|U\/S)\b|(?:कारण बताओ|कानूनी|क़ानूनी|विधिक) (?:नोटिस|सूचना))/u;
const SPEAKS_TO = /(?<!\p{L})(?:you|your|आप|आपने|आपको|आपके)(?!\p{L})/giu;

const isHeadedAsNotice = (head: string, all: string): boolean =>
  HEADED.test(head) && ((all.match(SPEAKS_TO)?.length ?? 0) >= 2 || INSTRUCTED.test(all));

/** An advocate who speaks for a client to somebody and threatens demands something, in whatever words. */
const isFromAdvocate = (text: NoticeText): boolean =>
  INSTRUCTED.test(text.own) && (text.own.match(SPEAKS_TO)?.length ?? 0) >= 3 && threatens(text, []);

/** Which kind of paper this is; null for one that is not a notice, summons or complaint, however much it speaks of them. */
export function noticeKind(
  text: NoticeText,
  outline: NoticeOutline,
  demands: readonly DemandRegion[],
  forum: NoticeForum | null,
): NoticeKind | null {
  const head = text.lines
    .slice(0, HEAD_LINES)
    .map((line) => line.text)
    .join('\n')
    .slice(0, HEAD);
  if (NO_NOTICE.some((pattern) => pattern.test(head) || (pattern !== NO_NOTICE[2] && pattern.test(text.own)))) return null;
  if (demands.length === 0 && !isHeadedAsNotice(head, text.own) && !isFromAdvocate(text)) return null;
  const inCourt = forum !== null || (outline.versus >= 0 && outline.prayer >= 0);
  if (inCourt || SUMMONS.test(head)) {
    if (CONSUMER_FORUM.test(head)) return 'consumer complaint';
    if (SUMMONS.test(head) || PLAINT.test(head) || (forum?.isCourt && demands.length > 0)) return 'written statement';
    if (forum?.isCourt !== false) return null;
  }
  const titled = isTitled(text.lines.slice(0, HEAD_LINES)) || BARE_TITLE.test(head);
  if (!titled && ![INSTRUCTED, OF_ITSELF, STERN].some((sign) => sign.test(text.own)) && !threatens(text, demands)) return null;
  return LETTERS.find(([, fits]) => fits(head, text.own))?.[0] ?? 'legal notice';
}
