/** What of a notice a question asks for. */
export type NoticePart = 'time' | 'sum' | 'date' | 'sender' | 'demand';

const QUESTIONS: Readonly<Record<NoticePart, RegExp>> = {
  time: /\b(?:by when|till when|until when|how (?:long|many days|much time|soon)|within (?:how|what)|deadline|last date|due date|time limit|time (?:do|have|is there|given|allowed)|when (?:must|should|do|shall|can|may) (?:i|we)|reply by|kab ?tak|kitne din|kitna (?:samay|time))\b|कब तक|कितने दिन|कितना समय|समय सीमा|अंतिम तिथि/iu,
  sum: /\b(?:how much|what (?:sum|amount)|which (?:sum|amount)|(?:sum|amount|money) (?:is |are |do |does |have )?(?:they |he |she |it )?(?:being )?(?:demand|claim|ask|owe|want)|total (?:sum|amount|demand|claim)|amount demanded|kitn[aei] (?:paisa|paise|rupaye|rupay|rakam|raqam|rashi))|कितन[ाेी] (?:पैसा|पैसे|रुपये|रुपए|रकम|राशि|माँग|मांग)|कितनी रकम/iu,
  date: /\bwhen (?:was|is) (?:the |this |that |my |it)?\s?(?:legal )?(?:notice|letter|summons|it)?\s?(?:dated|sent|issued|written|given)\b|\bdate (?:of|on) (?:the |this |that |my )?(?:legal )?(?:notice|letter|summons)\b|नोटिस की (?:तारीख|तारीख़|तिथि)|notice ki (?:tareekh|tarikh|date)/iu,
  sender:
    /\bwho (?:has |have )?(?:sent|sends|wrote|issued|is (?:it|the notice|this notice) from|is (?:demanding|claiming|asking))\b|\bfrom whom\b|\bon whose behalf\b|किसने (?:भेजा|दिया)|kisne (?:bheja|diya)/iu,
  demand:
    /\bwhat (?:do|does|did) (?:they|he|she|it|the (?:notice|letter|sender|landlord|other side|advocate)|this (?:notice|letter)) (?:want|demand|ask|claim|say i must|require)|\bwhat (?:must|should|am|do) i (?:do|pay|have to do|asked to do|being asked)|\bwhat is (?:being )?(?:demanded|claimed|asked)|\bdemands?\b.{0,20}\bnotice\b|क्या (?:माँग|मांग|चाहते|चाहता)|kya (?:maang|mang|chahte)/iu,
};
/** The contents of a file as such: "summary", "what does it say", "samjhao". */
const GIST =
  /^(?:please |pls |can you |kindly |give me |give |a |the |short |brief )*(?:summary|summari[sz]e|gist|tl;?dr|overview|main points|key points|explain (?:it|this|the)\b|what (?:is|are) (?:in )?(?:this|it|the (?:file|document|notice|letter))(?: (?:about|saying|all about))?[ ?.!]*$|what (?:does|do) (?:it|this|the (?:file|document|notice|letter)|this (?:file|document|notice|letter)) say[ ?.!]*$)|\b(?:is?me|is me) kya (?:likha|hai)|\bsamjha(?:o|iye|do|ye)\b|\bsaransh\b|सारांश|संक्षेप|समझा(?:ओ|इए|इये|एँ|एं|ये|दो)|(?:इसमें|इस (?:नोटिस|पत्र|दस्तावेज़|दस्तावेज|फ़ाइल) में) क्या (?:लिखा|कहा|है)/iu;
/** A question is longer than this only by its story. */
const LONGEST = 1000;

/** Whether a question asks what a file says, and nothing of it in particular. */
export const asksGist = (question: string): boolean => GIST.test(question.replace(/\s+/gu, ' ').trim().slice(0, LONGEST));

/** The parts of a notice that a question asks for, all for one that asks what it says; none for a question about something else. */
export function noticeParts(question: string): NoticePart[] {
  if (asksGist(question)) return ['sender', 'date', 'sum', 'demand', 'time'];
  const asked = question.replace(/\s+/gu, ' ').slice(0, LONGEST);
  return (Object.keys(QUESTIONS) as NoticePart[]).filter((part) => QUESTIONS[part].test(asked));
}
