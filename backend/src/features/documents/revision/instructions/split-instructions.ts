/** Verbs with which an instruction begins, as alternatives of a pattern. */
export const VERBS =
  'change|turn|incorporate|set|enhance|hike|step up|slash|trim|curtail|scale down|authori[sz]e|empower|enable|entitle|oblige|exclude|erase|do away with|cut out|ditch|waive|eliminate|dispense with|knock off|knock|update|make|modify|amend|revise|correct|replace|fix|increase|raise|reduce|decrease|lower|extend|lengthen|shorten|cut|keep|add|include|insert|introduce|put|remove|delete|drop|omit|strike|take out|leave out|get rid|scrap|let|allow|permit|rename|shift|move|double|triple|halve|substitute|swap|renumber|merge|combine|split|exempt|bump|push|postpone|prepone|give|forbid|prohibit|ban|disallow|claim|state|specify|levy|impose|charge (?=\\d|rs|₹|interest |an? |the )|run|limit|restrict|grant|convert|use|write|mention|appoint|nominate|refund|do not|cap|cancel|reword|rewrite|rephrase|redraft|take away|bring|require|enclose|attach|request|ask for|have (?=the |an? |him |her |it |them |each |both |either )|say (?=that |the )|cover (?=only |just )|want (?=it |them |the |an? )|name (?=[A-Z])|sue (?=in |at |before )|call (?=it |the )|fix (?=his |her |their )|leave (?=rs|₹|\\d|my |all |everything )';
const STARTS = new RegExp(
  `^(?:(?:please|also|then|and|but|just|kindly) ){0,3}(?:(?:${VERBS})\\b|(?:in|under) (?:(?:clause|section|paragraph|para) \\d|\\d{1,3}\\.\\d))`,
  'i',
);
/** A new sentence with its own subject: "the rent should be 30000". */
const STATES =
  /^(?:the |a |an )?(?:[\p{L}'’-]{1,20} ){1,6}(?:should|must|shall|needs? to|has to|have to|ought to|may|can|will|is|are|to (?=(?:pay|bear|meet|provide|maintain|insure|give|inform|keep|return|repair|get|report)\b)|=|:)/iu;
const BREAK =
  /(?:[,;]? (?:and then|and also|and|also|then|plus|as well as|but|&) |[,;] (?:then |also |and |plus )?| (?=reporting to (?:the )?\p{L})|, (?=signed by \p{Lu})| (?:with|at|carrying|bearing) (?=\d[\d.]{0,4} ?(?:%|per ?cent)(?: [a-z.]{1,9}){0,3} interest\b|interest (?:at|of|@) ))(?!not\b)/giu;
const isOpening = (part: string): boolean => COMPLAINT.test(part) || WHERE.test(part);
/** "15 days is too less": why the next instruction is given. */
const COMPLAINT = /^.{2,40} (?:is|are) (?:far |way |much )?too [a-z]{2,8}$/i;
/** "In clause 4.2, change …": where the next instruction is followed. */
const WHERE =
  /^(?:in|under|at) \d{1,3}\.\d{1,3}$|^(?:in|under|at|from) (?:the )?(?:[a-z -]{2,40} )?(?:clause|section|paragraph|para|sub-?clause|article|point)(?: (?:no\.? ?)?\d[\d.]{0,6}(?: ?\([a-z]\))?)?$/i;
/** "The possession date to 5 April": something else that the same verb sets. */
const SETS = /^(?:with )?(?:the |an? )?[\p{L}'’ -]{2,50}? (?:(?:to|at|as|=|should be|must be) |(?:on|from) (?=\d)|of (?=rs|₹|\d))/iu;
const SEMICOLON = /; (?:and )?/gi;
const JOINT = / (?:and|&) (?!not\b)/gi;
/** "36 months with an instalment of Rs 41,000". */
const WITH = /,? with (?=(?:an? |the )?[A-Za-z ]{2,40} (?:(?:of|at|in|to be) (?:[Rr]s|₹|\d|\p{Lu})|(?:[Rr]s\.? ?|₹ ?)?\d[\d,]{3,12}))/gu;
const INSTRUCTIONS_MAX = 100;
/** Characters of a sentence that is looked through; a longer one is a text. */
const SENTENCE_MAX = 2000;
/** An instruction of more parts is a text. */
const PARTS_MAX = 12;

/** Lines and sentences of suggestions, without bullets; a sentence that begins with no instruction belongs to the one before. */
export function sentencesOf(suggestions: string): string[] {
  return suggestions
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|\(?\d{1,2}[.)]|[a-z]\))\s+/i, '').trim())
    .filter(Boolean)
    .slice(0, INSTRUCTIONS_MAX)
    .flatMap(sentences)
    .slice(0, INSTRUCTIONS_MAX);
}

/** Not behind "Rs." or a name's initial. */
function sentences(line: string): string[] {
  const found: string[] = [];
  for (const sentence of line.split(/(?<=(?<!\b(?:Rs|No|Mr|Mrs|Ms|Dr|M\/s|St|Smt|Pvt|[A-Z])|(?:^|\s)(?:सं|क्र|नं|डॉ))[.;!?।])\s+/u)) {
    const last = found.at(-1);
    if (last === undefined || STARTS.test(sentence) || STATES.test(sentence) || /[\u0900-\u097f]/.test(sentence)) found.push(sentence);
    else found[found.length - 1] = `${last} ${sentence}`;
  }
  return found;
}

/** A sentence at each place where another instruction begins; what stands in quotation marks is left whole. */
export function instructionsOf(sentence: string): string[] {
  const parts = splitWhere(sentence, BREAK, (rest) => STARTS.test(rest));
  return parts.flatMap((part, index) => {
    if (index > 0 && isOpening(parts[index - 1] ?? '')) return [];
    return isOpening(part) && parts[index + 1] !== undefined ? [`${part}, ${parts[index + 1] ?? ''}`] : [part];
  });
}

/** The same where only something else may begin, at commas too or at "and" alone: "rent to 30000 and deposit to 60000". */
export const partsOf = (instruction: string): string[][] =>
  [
    splitWhere(instruction, SEMICOLON, () => true),
    splitWhere(instruction, WITH, () => true),
    splitWhere(instruction, WITH, () => true).flatMap((part) => splitWhere(part, BREAK, () => true)),
    splitWhere(instruction, BREAK, (rest) => SETS.test(rest)),
    splitWhere(instruction, BREAK, () => true),
    splitWhere(instruction, JOINT, () => true),
  ].filter((parts) => parts.length > 1 && parts.length <= PARTS_MAX);

/** Places where another instruction may begin, with what stands before each: the text in its smallest pieces. */
export function piecesOf(instruction: string): { text: string; joint: string }[] {
  if (instruction.length > SENTENCE_MAX) return [];
  const pieces: { text: string; joint: string }[] = [];
  let [from, joint] = [0, ''];
  for (const match of instruction.matchAll(BREAK)) {
    const end = match.index + match[0].length;
    const isInNumber = /\d/.test(instruction[match.index - 1] ?? '') && /\d/.test(instruction[match.index + 1] ?? '');
    const isJoint = !isBesideVerb(instruction, match) && !isInName(instruction, match) && !isWithin(instruction, match);
    if (match.index < from || isInNumber || isQuoted(instruction, match.index) || !isJoint) continue;
    pieces.push({ text: instruction.slice(from, match.index), joint });
    [from, joint] = [end, match[0]];
  }
  return [...pieces, { text: instruction.slice(from), joint }];
}

/** Whether a text begins with the verb of an instruction, perhaps after a polite word. */
export const startsInstruction = (text: string): boolean => STARTS.test(text);

/** "Either party may terminate on 90 days' notice": a sentence of its own. */
export const statesSomething = (text: string): boolean => !/^[^:=]{2,40}[:=]/.test(text) && STATES.test(text);

function splitWhere(text: string, pattern: RegExp, begins: (rest: string) => boolean): string[] {
  if (text.length > SENTENCE_MAX) return [text];
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const isInNumber = /\d/.test(text[match.index - 1] ?? '') && /\d/.test(text[match.index + 1] ?? '');
    if (
      match.index < from ||
      isInNumber ||
      isQuoted(text, match.index) ||
      !begins(text.slice(end)) ||
      isBesideVerb(text, match) ||
      isInName(text, match) ||
      isWithin(text, match)
    )
      continue;
    parts.push(text.slice(from, match.index));
    from = end;
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean);
}

/** "The donor should also keep": one sentence. */
const isBesideVerb = (text: string, { 0: joint, index }: RegExpExecArray): boolean =>
  /^ (?:also|then) $/i.test(joint) &&
  (/(?:^|\b)(?:should|must|shall|will|may|can|to|not|is|are|i|we|he|she|they)$/i.test(text.slice(Math.max(0, index - 12), index)) ||
    /^(?:let|allow|permit|have) (?:the )?[a-z ]{3,30}$/i.test(text.slice(0, index)));

/** "Bright & Clean LLP": a name. */
const isInName = (text: string, { 0: joint, index }: RegExpExecArray): boolean =>
  joint.trim() === '&' &&
  /^\p{Lu}[\p{L}.]{0,30},?$/u.test(
    text
      .slice(Math.max(0, index - 32), index)
      .split(' ')
      .at(-1) ?? '',
  ) &&
  /^\p{Lu}/u.test(text.slice(index + joint.length));

/** What somebody is, after a name: "Peter D'Souza, father of the Licensee", "Rohit Sen, enrolment no. 7". */
const IS_APPOSITION =
  /^(?:(?:the |an? |his |her |my |our )?(?:son|daughter|wife|husband|widow|father|mother|brother|sister|uncle|aunt|cousin|grandson|granddaughter|nephew|niece|friend|partner|proprietor|director|owner|trustee|secretary|manager) of|(?:(?:designated|managing|joint|whole-time) )?(?:director|partner|proprietor|manager|secretary|trustee|chairman|CEO|CFO|COO)(?=[,.;]|$| and )|(?:[swdr]\/o|enrol?ment|aged|resid(?:ent|ing)|having|PAN|DIN|CIN|LLPIN) )/i;
/** "…, Shivajinagar, Pune 411005": the rest of an address, up to its PIN code. */
const IS_ADDRESS =
  /^(?:[\p{Lu}\d][\p{L}\d.'’/-]{0,30}(?: (?:[\p{Lu}\d][\p{L}\d.'’/-]{0,30}|no\.?|floor|near|opposite|of|the)){0,4}, ){0,5}\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,3} \d{6}\b/u;

const OF_ONE_CLAUSE =
  /(?:^| )(?:delete|remove|drop|omit|take out|strike(?: out)?) (?:the |that )?(?:clause|paragraph|section|condition|provision) (?:on|about|for|regarding) [a-z]{3,20}$/i;

/** Whether a comma stands before what belongs to the words in front of it. */
const isWithin = (text: string, { 0: joint, index }: RegExpExecArray): boolean => {
  const rest = text.slice(index + joint.length);
  // "The Copyright Act, 1957".
  if (
    /^, $/.test(joint) &&
    /^(?:1[89]|20)\d\d\b/.test(rest) &&
    /\b(?:Act|Code|Rules|Sanhita|Adhiniyam|Regulations|Order)$/.test(text.slice(Math.max(0, index - 14), index))
  )
    return true;
  // "Delete the clause on repairs and maintenance": one clause.
  if (joint === ' and ' && OF_ONE_CLAUSE.test(text.slice(0, index)) && /^[a-z]{4,20}[.!]?$/i.test(rest)) return true;
  // "No cremation but a burial": one wish.
  if (joint === ' but ' && /(?:^|, |; | and )(?:no|not) (?:an? )?[a-z-]{3,20}(?: [a-z]{3,14})?$/i.test(text.slice(0, index))) return true;
  return /^[,;] $/.test(joint) && (IS_APPOSITION.test(rest) || IS_ADDRESS.test(rest));
};

const isQuoted = (text: string, at: number): boolean => (text.slice(0, at).match(/["“”]/g)?.length ?? 0) % 2 === 1;
