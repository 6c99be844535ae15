import { KIND, LEAVING_OUT } from './clause-words.js';

/** Words between single quotation marks; an apostrophe inside a word ends none: 'the Landlord's right'. */
const QUOTED = /(?<![^\s(:,;])'((?:[^'"]|'(?=\p{L})){2,600})'(?![\p{L}\p{N}])/gu;
const PLACED = new RegExp(
  `^((?:sub-?)?${KIND}|cl\\.?) (?:no\\.? ?)?(\\d{1,3}(?:\\.\\d{1,3})?(?: ?\\([a-z]\\))?)(?: ?[:–—]| -|,) (?=\\S)`,
  'i',
);
const READ_AS =
  /^(in [a-z-]{4,12} [\d.]{1,7}(?: ?\([a-z]\))?), (?:for )?"([^"]{1,400})",? (?:(?:should|must|shall|may|is to|has to|to) )?(?:read|be read|be|become|say)(?: as)? "([^"]{1,400})"$/i;
const FOR_READ =
  /^((?:in|at) [a-z-]{4,12} [\d.]{1,7}(?: ?\([a-z]\))?),? (?:(?:for|instead of|in place of) (?:the (?:words?|figure) )?"([^"]{1,400})",? (?:please )?(?:read|put|write|say|use|substitute|have)|read (?:the (?:words?|figure) )?"([^"]{1,400})" as) "([^"]{1,400})"$/i;

/** "Four months' fee, i.e. Rs. 3,40,000": the figure says what the words mean. */
const THAT_IS = /(?<= (?:to|be|at|of|is|as) )[^,;]{3,80},? (?:i\.e\.?|that is(?: to say)?|viz\.?|namely),? (?=(?:rs\b|₹|\d)[^;]{0,40}$)/i;
/** "30 days, that is, two and a half days a month": said once more in other words. */
const OTHER_WORDS = /,? (?:i\.e\.?|that is(?: to say)?|viz\.?),? (?!(?:rs\b|₹))[^;]{3,80}$/i;
/** "The seller, not the buyer, shall pay". */
const NOT_THE_OTHER =
  /^((?:the )?[a-z]{3,15}(?: [a-z]{3,12})?)(?:, (?:and )?| and | (?=instead|rather))(?:not|instead of|rather than) (?:by )?(?:the )?[a-z]{3,15}(?: [a-z]{3,12}?)?,? (?=(?:should|shall|must|will|has to|is to|to|pays|bears|may) )/i;
/** "Delete the words "…" and write "…"": the second in the place of the first. */
const STRUCK_AND_WRITTEN =
  /^(?:please )?(?:delete|remove|omit|strike(?: out| off)?|take out|cut) (?:the (?:words?|phrase|expression|figures?) )?"([^"]{1,300})"(?:,? and|[,;])(?: instead)? (?:write|put|insert|substitute|use|say|add) (?:the (?:words?|phrase|expression|figures?) )?"([^"]{1,300})"(?: instead| in its place| in place thereof)?( in .{3,40}?)?[.]?$/i;
/** "Add a proviso to clause 6.2 that …", "add to clause 6.2 a proviso that …". */
const PROVISO = new RegExp(
  `^(?:please )?(?:add|insert|include|append|introduce|put) (?:(?:an? |the following )?proviso (?:to|in|under|at the end of) ((?:the )?${KIND} [\\d.]{1,7}(?: ?\\([a-z]\\))?|\\d{1,3}\\.\\d{1,3})|(?:to|in|under) ((?:the )?${KIND} [\\d.]{1,7}(?: ?\\([a-z]\\))?|\\d{1,3}\\.\\d{1,3}) (?:an? |the following )?proviso)(?: saying| stating| to the effect)?(?: that|:) (?:provided that )?(.{8,600})$`,
  'i',
);
/** "Instead of Anil Mehta, the residue should go to Nisha". */
const INSTEAD_FIRST = /^(?:instead of|in place of|in lieu of|rather than) ([^,]{3,60}), (.{6,300})$/i;
/** "The notice on default be 30 days". */
const BARE_BE =
  /^((?:the )?(?!.*\b(?:should|shall|must|will|may|can|to|let|not|shud|shld|shuld|shold|shd|mst|2) )[a-z][a-z' -]{4,80}?) be (?=(?:rs\b|₹|\d|by \d|one\b|two\b|three\b|six\b|(?:increased|raised|enhanced|reduced|lowered|extended|shortened|changed|corrected|set|fixed|capped|limited|deleted|removed|omitted|inserted|added|incorporated|substituted|replaced|amended)\b))/i;
/** "Insert "and the police" after "authority" in clause 12.3". */
const INSERTED = new RegExp(
  `^(?:add|insert|put) (?:the words? )?"([^"]{1,300})" (after|before) (?:the words? )?"([^"]{2,300})" in ((?:the )?${KIND} [\\d.]{1,7}(?: ?\\([a-z]\\))?)$`,
  'i',
);

/** "The buyer may cancel …: add this as a condition". */
const ADD_THIS =
  /^(.{12,600}?) ?(?:[:;,–—]|\.| -) (?:please )?(?:add|include|insert|put) (?:this|that|it)(?: (?:too|also|as well))?(?: as (?:an? |one more |another )?(?:special |further )?(condition|clause|term|ground|fact|demand|restriction))?[.]?$/i;

/** "Delete grounds (a) and (b)", "drop items (a) and (c) from the information": the later one first, so that the letters still hold. */
const TWO_LETTERS = new RegExp(
  `^(${LEAVING_OUT}) ((?:the )?[a-z][a-z ]{2,30}? )?\\(?([a-h])\\) and (?:the )?\\(?([a-h])\\)((?: (?:of|from|in|under) .{3,60})?)$`,
  'i',
);
const ITEMS = /^(?:the )?(?:item|entry|entries|point|limb|part|sub-?clause|sub-?paragraph)s? $/i;

const DONE_TO_IT = '(?:(?:should|must|shall|may|is to|to) )?be ';
/** "Clause 8.2 be deleted". */
const CLAUSE_DELETED = new RegExp(
  `^((?:the )?${KIND} [\\d.]{1,7}(?: ?\\([a-z]\\))?) ${DONE_TO_IT}(?:deleted|removed|omitted|struck out|dropped)[.]?$`,
  'i',
);
/** "The word "may" be substituted by "shall" in clause 12.1". */
const WORDS_EXCHANGED = new RegExp(
  `^(?:the (?:words?|phrase|figure|expression) )?"([^"]{1,300})" ${DONE_TO_IT}(?:substituted|replaced|changed) (?:by|with|to) (?:the words? )?"([^"]{1,300})"`,
  'i',
);
/** "A clause on non-solicitation be inserted". */
const CLAUSE_ADDED = new RegExp(
  `^(an? (?:new )?(?:clause|condition|provision|paragraph) .{3,200}?) ${DONE_TO_IT}(?:inserted|added|included|incorporated)[.]?$`,
  'i',
);

/** "Clause 12: delete". */
const GOES_WHOLE =
  /^in ([a-z-]{4,12} [\d.]{1,7}(?: ?\([a-z]\))?), (?:(?:to be|please|may be|should be) )?(?:deleted?|removed?|omit(?:ted)?|struck out|strike out|dropped|drop)[.]?$/i;

/** "Also claim …", "… as well": the same thing, beside what is there. */
const ALSO_FIRST =
  /^(?:please )?also (claim|demand|ask|seek|pray) (?=(?!(?:for )?(?:rs\b|₹|\d|interest\b|the interest\b)).{3,120}? (?:of|at) (?:rs\b|₹|\d))/i;
const ALSO_LAST =
  /^(?:please )?(claim|demand|ask|seek|pray) (?!also\b)(?!(?:for )?(?:rs\b|₹|\d|interest\b))(.{4,120}? (?:of|at) (?:rs\b|₹|\d).{0,120}?),? (?:also|too|as well)[.]?$/i;
const SENT = '(address|send|mark|issue|serve|copy|give) ((?:(?:the|this|a) )?(?:notice|letter|copy|it)(?: of (?:the |this )?[a-z]{3,12})?)';
const SENT_ALSO_FIRST = new RegExp(`^(?:please )?also ${SENT} to (?=\\S)`, 'i');
const SENT_ALSO_LAST = new RegExp(`^(?:please )?${SENT} to (.{4,300}?),? (?:also|too|as well)[.]?$`, 'i');

/** Characters of an instruction; a longer one gives words of its own. */
const LONGEST = 2000;

/**
 * Puts what is said in one of several customary ways in the one that the rules know: quotation marks of one kind, "Clause 4.2: …" as
 * "in clause 4.2, …", and "for A read B" as "change A to B".
 */
export function inOneWay(instruction: string): string {
  if (instruction.length > LONGEST) return instruction;
  const placed = instruction
    .replace(/ \+ (?=[a-z])/gi, ' and ')
    .replace(QUOTED, '"$1"')
    .replace(ADD_THIS, (_whole, words: string, noun: string | undefined) =>
      /^(?:ground|fact|demand|restriction)$/i.test(noun ?? '')
        ? `add a ${(noun ?? '').toLowerCase()} that ${words}`
        : `add a condition that ${words}`,
    )
    .replace(TWO_LETTERS, (_whole, verb: string, noun: string | undefined, first: string, last: string, where: string) => {
      const said = ITEMS.test(noun ?? '') && where !== '' ? '' : (noun ?? '').replace(/s $/, ' ');
      return `${verb} ${said}(${last})${where} and ${verb} ${said}(${first})${where}`;
    })
    .replace(CLAUSE_DELETED, 'delete $1')
    .replace(WORDS_EXCHANGED, 'replace "$1" with "$2"')
    .replace(CLAUSE_ADDED, 'add $1')
    .replace(THAT_IS, '')
    .replace(OTHER_WORDS, '')
    .replace(NOT_THE_OTHER, '$1 ')
    .replace(STRUCK_AND_WRITTEN, 'replace "$1" with "$2"$3')
    .replace(
      PROVISO,
      (_whole, first: string | undefined, last: string | undefined, words: string) =>
        `add to ${first ?? last ?? ''}: provided that ${words}`,
    )
    .replace(INSTEAD_FIRST, '$2 instead of $1')
    .replace(BARE_BE, '$1 should be ')
    .replace(INSERTED, (_whole, words: string, side: string, at: string, where: string) =>
      side.toLowerCase() === 'after'
        ? `in ${where}, change "${at}" to "${at} ${words}"`
        : `in ${where}, change "${at}" to "${words} ${at}"`,
    )
    .replace(ALSO_FIRST, '$1 also ')
    .replace(ALSO_LAST, '$1 also $2')
    .replace(SENT_ALSO_FIRST, '$1 $2 also to ')
    .replace(SENT_ALSO_LAST, '$1 $2 also to $3')
    .replace(PLACED, (_whole, kind: string, number: string) => `in ${/^cl\b/i.test(kind) ? 'clause' : kind.toLowerCase()} ${number}, `);
  return placed
    .replace(GOES_WHOLE, 'delete $1')
    .replace(READ_AS, (_whole, where: string, from: string, to: string) => `${where}, change "${from}" to "${to}"`)
    .replace(
      FOR_READ,
      (_whole, where: string, from: string | undefined, other: string | undefined, to: string) =>
        `${where}, change "${from ?? other ?? ''}" to "${to}"`,
    );
}
