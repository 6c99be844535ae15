import { MASK } from './masks.js';

/** What an instruction asks for, with its parts as they are written; masks stand in them. */
export type Reading =
  /** A value in the place of what stands there, or by how much it changes; `exchange` where the target may be words of the draft, `loose` where it is all that is said. */
  | {
      do: 'set';
      target: string;
      value: string;
      old: string | null;
      direction: 'up' | 'down' | null;
      by: boolean;
      exchange?: boolean;
      loose?: boolean;
    }
  | { do: 'replace'; old: string; value: string; place: string; everywhere: boolean }
  | { do: 'remove'; target: string }
  /** Words, a ready clause by its name, or an entry of a list. */
  | { do: 'add'; what: string; place: string }
  | { do: 'move'; target: string; side: 'after' | 'before' | 'end' | 'start' | 'swap'; other: string }
  | { do: 'rename'; from: string; to: string };

type Slots = Readonly<Record<string, string | undefined>>;
interface Rule {
  pattern: RegExp;
  read: (slots: Slots) => Reading;
}

const SET =
  '(?:change|set|make|update|modify|amend|revise|correct|fix|alter|adjust|edit|keep|restrict|limit|confine|put|mention|state|enter|write|show|fill in|have|turn|convert|shift|move|transfer|bring|take)';
const UP = '(?:increase|raise|enhance|hike|extend|lengthen|prolong|bump(?: up)?|step up|push(?: up)?)';
const DOWN = '(?:reduce|decrease|lower|cut(?: down)?|shorten|bring down|slash|trim|curtail)';
const MORE = `(?<verb>${UP}|${DOWN})(?:e?d)?`;
const wayOf = (verb = ''): 'up' | 'down' => (new RegExp(`^(?:${UP})|^increase`, 'i').test(verb) ? 'up' : 'down');
const REMOVE =
  '(?:remove|delete|drop|omit|strike(?: out| off)?|take (?:out|away|off)|leave out|get rid of|scrap|cancel|exclude|erase|do away with|cut out|waive|eliminate)';
const ADD = '(?:add|insert|include|incorporate|introduce|put in|append|provide for|attach|write in|add in)';
const MOVE = '(?:(?:move|place|transpose)d?|shift(?:ed)?|bring|relocate|put|take)';
const RENAME = '(?:rename|call|refer to)';
const TO = '(?:to be|to become|to read as|to read|to|as|into|at|should be|with|=|:|→|->)';
const BE =
  '(?:should|must|shall|has to|have to|needs? to|ought to|will|is to|are to|to)(?: now)? (?:be|read|become|say|stand at|remain)(?: only| just)?(?: (?:shown|recorded|stated|written|entered|mentioned|given|corrected|taken) (?:as|to))?';
const EVERYWHERE =
  '(?:(?:and |so |- |– )?(?:please )?(?:carry|follow)\\b[^,⟦]{0,30} through(?:out)?(?: the (?:whole )?\\p{L}+)?|everywhere|throughout(?: the (?:document|agreement|deed|draft))?|all over|wherever (?:it|they) (?:appears?|occurs?|stands?)|in the (?:whole|entire) (?:document|agreement|deed|draft)|in all places)';
const PLACE = `(?:in|under|within|from|at|of) (?:the )?(?:${MASK.replace('(', '(?:')})(?: of the (?:agreement|deed|document|draft))?`;
const OLD = '(?:instead of|rather than|in place of|in lieu of|and not|not|from)';
const A_CLAUSE =
  '(?:(?:a|an|the|one|another|this|these)(?: (?:new|following|separate|short|more|further|additional|standard|special))* )?(?:clause|condition|paragraph|para|line|sentence|term|point|provision|sub-?clause|words?|text|facts?|grounds?|reliefs?|prayer)s?';

// eslint-disable-next-line patterns/known-pattern -- constant parts from the lists above; an instruction has at most 700 characters
const rule = (pattern: string, read: Rule['read']): Rule => ({ pattern: new RegExp(`^${pattern}$`, 'iu'), read });
const set = (s: Slots, more: Partial<Extract<Reading, { do: 'set' }>> = {}): Reading => ({
  do: 'set',
  target: s.target ?? '',
  value: s.value ?? '',
  old: s.old ?? null,
  direction: null,
  by: false,
  ...more,
});
const replace = (s: Slots): Reading => ({ do: 'replace', old: s.old ?? '', value: s.value ?? '', place: s.place ?? '', everywhere: false });
const add = (s: Slots): Reading => ({ do: 'add', what: s.what ?? '', place: s.place ?? '' });
const T = '(?<target>.{1,160}?)';
const V = '(?<value>.{1,4000}?)';
const O = '(?<old>.{1,400}?)';
/** In Hindi what stands before a value, and the name behind "of", are named as a whole: "the guarantor's name". */
const TH = '(?<target>.{1,160}?(?= ⟦)|.{1,150} ~of \\S{1,40}|.{1,160}?)';
const IN = `(?: (?<place>${PLACE}))?`;
/** One mask alone. */
const M = MASK.replace('(', '(?:');

/** The grammar of plain instructions, the surer forms first. English begins with the verb, Hindi ends with it. */
export const RULES: readonly Rule[] = [
  // In the place of words.
  rule(`${RENAME}(?: the)?(?: defined)?(?: term| word| party| expression)? (?<from>.{1,80}?) (?:to|as|into|by) (?<to>.{1,80}?)`, (s) => ({
    do: 'rename',
    from: s.from ?? '',
    to: s.to ?? '',
  })),
  rule(
    `(?:replace|swap|exchange|substitute)(?: the words?| the phrase| the term| the expression| the figure)? ${O}${IN} (?:with|by|to|for):?(?: the words?| the figure)? ${V}${IN.replace('place', 'place2')}`,
    (s) => replace({ ...s, place: s.place ?? s.place2 }),
  ),
  rule(
    `(?:substitute|read|use|write|put|say|insert)(?: the words?| the figures?)? ${V} (?:for|in place of|instead of|where (?:it|the draft) (?:says|reads|has))(?: the words?| the figures?)? ${O}${IN}`,
    (s) => replace(s),
  ),
  rule(
    `(?:wherever|whenever|in every place where)(?: the (?:words?|date|name|figure|term|expression))? ${O} (?:occurs?|appears?|stands?|comes?|is (?:used|written|said)),? (?:substitute|read|put|write|use|say|it should (?:be|read)|replace (?:it )?(?:with|by)|change (?:it )?to) ${V}`,
    (s) => ({ ...replace(s), everywhere: true }) as Reading,
  ),
  rule(
    `(?:for|in place of|instead of)(?: the)?(?: words?| figures?| expression)? (?<old>${M}),? (?:substitute|read|put|write|use|say)(?: the)?(?: words?| figures?)? ${V}`,
    (s) => replace(s),
  ),
  // The whole of a line, whose number is said before.
  rule(
    `(?:please |pls |kindly )?(?:(?:is |are )?(?:to|shall|should|must|will) )?(?:now )?(?:be |read|say|write|put|be replaced)(?: as follows| as| with| by)?[:,-]? ?(?<value>${M})`,
    (s) => replace(s),
  ),
  // Take out.
  rule(`${REMOVE} ${T}`, (s) => ({ do: 'remove', target: s.target ?? '' })),
  rule(
    `${T} (?:(?:should|shall|must|may|can|has to|needs to|to) )?(?:be )?(?:removed|deleted|go|dropped|taken out|struck (?:out|off)|omitted|(?:is|are) (?:not (?:needed|required|wanted|necessary)|unnecessary)(?: any ?more)?)`,
    (s) => ({ do: 'remove', target: s.target ?? '' }),
  ),
  // Move.
  rule(
    `${MOVE} ${T} (?:so that it (?:stands |comes |is )?|so as to (?:stand |come )?|to (?:stand |come )?)?(?:just |right |immediately )?(?<side>after|before|below|under|behind|above|ahead of|follows|follow|precedes|precede) (?<other>.{1,120}?)`,
    (s) => ({
      do: 'move',
      target: s.target ?? '',
      side: /before|above|ahead|precede/i.test(s.side ?? '') ? 'before' : 'after',
      other: s.other ?? '',
    }),
  ),
  rule(
    `${MOVE} ${T} (?:to|at) (?:the )?(?<side>end|bottom|last|top|beginning|start|front)(?: of the (?:agreement|deed|document|draft))?(?: as (?<other>${M}))?`,
    (s) => ({
      do: 'move',
      target: s.target ?? '',
      side: s.other ? 'before' : /top|beginning|start|front/i.test(s.side ?? '') ? 'start' : 'end',
      other: s.other ?? '',
    }),
  ),
  rule(`(?:transpose|swap|interchange|exchange)(?: the (?:order|places?|positions?) of)? (?<target>${M})`, (s) => ({
    do: 'move',
    target: s.target ?? '',
    side: 'swap',
    other: '',
  })),
  // Put in.
  rule(
    `${ADD}(?: the| this)?(?: following)?(?: text| words?)?(?<side> as| in| to| under)?(?: an?| the)?(?: (?:new|further|fresh))* (?<at>${M})(?: as follows)?[:,-]? ?(?<what>${M})`,
    (s) => add({ ...s, place: `${(s.side ?? ' as').trim()} ${s.at ?? ''}` }),
  ),
  rule(
    `${ADD} (?:${A_CLAUSE}|an? .{3,40} clause)? ?(?<place>(?:after|before|below|above|in|to|under|at the end of|as) .{0,60}?|at the end)?(?:,? (?:saying|stating|which says|that says|reading|as follows|to say|that reads))?(?: that)?[:,-]? ?(?<what>${M})`,
    add,
  ),
  rule(
    `(?<place>(?:after|before|below|above|under) (?:the )?.{1,80}?),? ${ADD}(?: ${A_CLAUSE})?(?: that| saying| stating)?[:,-]? ?(?<what>.{1,4000})`,
    add,
  ),
  rule(
    `${ADD} ${A_CLAUSE} (?:to (?:state|say|provide|ensure) that|that|saying(?: that)?|stating(?: that)?|providing(?: that)?|which says(?: that)?|:)[: ]? ?(?<what>.{1,4000})`,
    add,
  ),
  rule(`${ADD} (?:an?|another|one more|one) (?<place>[\\p{L} ]{3,30}?)(?: that|:| to) (?<what>.{1,4000})`, (s) =>
    add({ ...s, place: `to the ${s.place ?? ''}` }),
  ),
  rule(`${ADD} (?<what>.{1,200}?) (?<place>(?:to|in|into|under|among) (?:the )?.{1,80})`, add),
  rule(`(?:${ADD}|mention|state|specify|write|say)(?: that|:) ?(?<what>.{1,4000})`, add),
  rule(`${ADD} (?<what>.{1,4000})`, add),
  // By how much, and to what.
  rule(`${MORE} ${T} by ${V}`, (s) => set(s, { direction: wayOf(s.verb), by: true })),
  rule(`${MORE} ${T}(?: from ${O})? (?:to|till|until|upto|up to) ${V}`, (s) => set(s, { direction: wayOf(s.verb) })),
  // Values.
  rule(
    `${T} (?:now )?(?:lives?|resides?|stays?|(?:is|are) (?:now )?(?:living|staying|residing)|(?:(?:has|have) )?(?:moved|shifted)) (?:now )?(?:at|to|in) ${V}`,
    (s) => set({ ...s, target: `${s.target ?? ''} address` }),
  ),
  rule(`${SET}(?: the)?(?: defined)?(?: term| words?| phrase| expression)? ${T}(?: from ${O})? ${TO} ${V}`, (s) =>
    set(s, { exchange: true }),
  ),
  rule(`${T} ${BE} ${V}`, (s) => set(s)),
  rule(
    `${T} (?:is|are) (?:(?:wrong|incorrect|not right|not correct),? (?:(?:it )?(?:is|should be|must be) )?)?(?:now |actually |really |changed to |to be |going to be )?${V}`,
    (s) => set(s),
  ),
  rule(`${T} ?(?:=|:|→|->| to(?=\\s)(?! be| read)| [-–—]) ?${V}`, (s) => set(s)),
  rule(`${T} (?<value>${M})(?: ?(?:(?:a|per|each|every|/) ?(?:month|year|annum|day|week)|p\\.? ?[am]\\.?|monthly|yearly|only|old))?`, (s) =>
    set(s),
  ),
  // Hindi: the verb at the end.
  rule(`(?:${T} )?(?<old>${M})(?: ~(?:ko|of|in|from|till))? ~not,? (?<value>${M})(?: ~(?:ko|of|in|from|till))?(?: .{1,40})?`, (s) =>
    set(s),
  ),
  rule(`${T} (?:~ko )?!remove`, (s) => ({ do: 'remove', target: s.target ?? '' })),
  rule(`(?<place>${M}) ~after !add:? (?<what>.{1,4000})`, (s) => add({ ...s, place: `after ${s.place ?? ''}` })),
  rule(`${TH} (?:~of |~ko )?${V} !set`, (s) => set(s)),
  rule(`(?:${T} )?(?<old>${M}) ~from (?:!(?:increase|reduce) )?(?<value>${M})(?: ~till)? !(?:set|increase|reduce)`, (s) => set(s)),
  rule(`(?<target>.{1,150} ~of \\S{1,40}) (?:~ko )?(?<old>[^⟦~!]{2,60}) ~from (?<value>[^⟦~!]{2,80}) !set`, (s) => set(s)),
];

/** "The date is to be extended by a month", which is "extended the date by a month"; "clause 7 is to be placed before clause 5". */
export const PASSIVE = new RegExp(
  `^${T} (?:(?:is|are|has|have|needs?|ought) )?(?:to|should|must|shall|may|can|will) be (?<verb>(?:${UP}|${DOWN})e?d(?= (?:by|from|to|till|until|up ?to) )|(?:place|move|shifte|transpose)d(?= (?:before|after|below|above|to|at) )) (?<rest>.{1,400})$`,
  'iu',
);

/** What is said before an instruction, and says nothing. */
export const POLITE_START =
  /^(?:(?:(?:two|three|four|some|a few|few|\d) (?:things|changes|corrections|points|edits|more things) ?[-:]?|please|pls|plz|kindly|hi|hello|hey|sir|madam|ok|okay|also|then|and|but|now|just|so|next|finally|lastly|firstly|secondly|further|additionally|actually|one more thing|dictated|fill in|can you|could you|would you|will you|can we|could we|can u|you should|you may|let us|lets|let's|i want you to|we want you to|i want to|we want to|i would like to|we would like to|i'd like to|we'd like to|i need to|we need to|we have to|i have to|i want|we want|i need|we need|it is suggested to|make sure that|make sure|ensure that|ensure|see that)\b[,:]? )+/i;
/** What is said after it. */
export const POLITE_END =
  /(?:,? (?:please|pls|plz|thanks|thank you|thx|only|in that (?:paragraph|clause|line|sentence)|now|instead|asap|ok|okay|na|ji|sir|madam)){1,6}$/i;
/** What stands there now, as an instruction says behind what is to come. */
// eslint-disable-next-line patterns/known-pattern -- constant parts from the lists above; an instruction has at most 700 characters
export const OLD_END_HINDI = new RegExp(`,? (?<old>${M}) (?:~of )?~not$`, 'iu');
// eslint-disable-next-line patterns/known-pattern -- constant parts from the lists above; an instruction has at most 700 characters
export const OLD_END = new RegExp(
  `,? \\(?(?:${OLD.replace('|from', '')}|it is (?:now|currently)|currently|at present|earlier(?: it was)?|(?:it )?(?:was|is now)) (?:the )?(?:earlier |current |present |old )?(?<old>${M}|[^,]{1,60}?)\\)?$`,
  'iu',
);
/** Where an instruction is to be followed. */
// eslint-disable-next-line patterns/known-pattern -- constant parts from the lists above; an instruction has at most 700 characters
export const PLACE_START = new RegExp(
  `^(?:(?:in|under|at|of|for|from) )?(?:the )?(?<place>${M})(?: only| alone| itself)?(?: \\([^()]{2,60}\\))?(?:[,:] ?| [-–—] ?| )(?<rest>.+)$`,
  'iu',
);
/** The document itself, and its parts, as the place of what is named further on. */
export const OF_DOCUMENT =
  /^(?:in|under|at) (?:the |this |my |our )?(?:(?:table|list|particulars|details) of (?:the )?[\p{L}]{3,20}(?: [\p{L}]{3,20})?(?=,)|[\p{L}]{3,20}(?: [\p{L}]{3,20})?(?=, (?:read|for [⟦“"]|replace|substitute|insert|omit|delete|change|the words?))|schedule|annexure|agreement|deed|draft|document|notice|will|affidavit|above|said agreement)[,:]? /iu;
/** In every place. */
export const EVERYWHERE_END = new RegExp(
  `,? (?:(?:and )?(?:please |pls )?(?:change|correct|update|fix|replace|do|make|put)(?: (?:it|this|that|the same))? )?(?:${EVERYWHERE}|both in .{3,40} and in .{3,40}|(?:sab|har|dono) jagah(?: .{2,20})?|(?:सब|हर|दोनों) जगह(?: .{2,20})?)(?:,? including .{1,60})?$`,
  'iu',
);
/** What follows by itself. */
export const RENUMBER_END =
  /[,.;]?(?: (?:and|then))? (?:please )?(?:the )?(?:(?:other |remaining |following )?(?:paragraphs?|clauses?|sections?) )?(?:be )?(?:renumber(?:ed)?|adjust|(?:the )?(?:others?|rest) (?:to )?(?:shift|move) (?:down|up)|with (?:consequential|consequent|necessary) (?:renumbering|changes))(?: .{0,60})?$/i;
/** Nothing is to change. */
export const AS_IT_IS =
  /\b(?:as (?:it|they) (?:is|are)|unchanged|same as (?:now|before)|wahi|jaisa hai|waise hi|untouched|(?:stays?|remains?)(?: where (?:it|they) (?:is|are))?(?=[.!]?$)|(?:total|sum|amount) same|(?:remains?|stays?|is|are|hai|be|rest|baaki|baki|others?)(?: (?:the|at|as|all|everything|sab|kuch|number of emis))* (?:same|right|correct|fine|ok|okay|in order|theek hai|sahi hai)|same hai|nothing else|no other change|(?:do not|don't|dont|never|not(?: to)? be) (?:touch|chang|disturb|remov|delet|dropp?|alter)\p{L}*|mat (?:chhed|badal|hata|nikal|kar|likh|da+l|rakh|do)\p{L}*|मत (?:छेड़|बदल|हटा|निकाल|कर|लिख|डाल)[\p{L}\p{M}]*)(?![\p{L}])/iu;
/** The same of a value that stands there. */
export const KEEPS =
  /(?:(?:stays?|remains?|same)(?: at| as| the same(?: at)?)? ⟦\d{1,3}⟧|⟦\d{1,3}⟧ (?:is|are) (?:right|correct|fine|ok|as it is))$/iu;
/** Words of a chat, and slips of the pen in the verbs. */
export const SLIPS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'shd=should shud=should shuld=should sholud=should wud=would chnage=change chng=change chage=change cahnge=change remov=remove ' +
    'rmove=remove remve=remove delet=delete dlt=delete del=delete ad=add incrs=increase increse=increase reduse=reduce ' +
    "replce=replace repalce=replace updte=update dont=don't agrement=agreement agreemnt=agreement adress=address addres=address " +
    'clasue=clause caluse=clause'
  )
    .split(' ')
    .map((pair) => pair.split('=')),
) as Record<string, string>;
// eslint-disable-next-line patterns/known-pattern -- constant parts from the lists above; an instruction has at most 700 characters
export const PLACE_START_HINDI = new RegExp(`^(?<place>${M}) ~in (?<rest>.+)$`, 'iu');
// eslint-disable-next-line patterns/known-pattern -- constant parts from the lists above; an instruction has at most 700 characters
export const PLACE_END = new RegExp(`^(?<rest>.+?),? ${PLACE.replace(M, `(?<place>${M})`)}$`, 'iu');
