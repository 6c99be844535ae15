import { MASK, maskAt, masked, unmasked } from './masks.js';

const INSTRUCTIONS_MAX = 100;
/** Instructions of one sentence; a longer one is a text. */
const PARTS_MAX = 12;
/** One value takes the place of another. */
const CONTRAST = /\b(?:from|rather|in place of|in lieu of|ki jagah)\b|के (?:स्थान पर|बजाय)|की जगह/i;
const NEGATION = /\b(?:not|nahi|nahin|instead)\b|नहीं/i;
/** "Three points from our side: (1) …". */
const COUNTED = /^[^:(]{0,30}\b(?:points|changes|things|corrections|edits|comments)\b[^:(]{0,30}:? (?=\(?1[.)])/i;
const BULLET = /^\s*(?:[-*•–]|\(?(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)](?!\d))\s+/i;
/** Not behind "Rs.", an initial, "cl.". */
const SENTENCE =
  /(?<=(?<!\b(?:rs|no|mr|mrs|ms|dr|m\/s|st|smt|pvt|ltd|cl|para|sec|viz|i\.e|e\.g|[a-z])|(?:^|\s)(?:सं|क्र|नं|डॉ|रु))[.;!?।])\s+/iu;
const VERBS =
  'change|set|make|update|modify|amend|revise|correct|replace|fix|increase|raise|reduce|decrease|lower|extend|lengthen|shorten|cut|keep|add|include|insert|introduce|put|remove|delete|drop|omit|strike|take out|leave out|rename|shift|move|substitute|swap|use|write|mention|call|scrap|give|let|hike|enhance';
/** A new instruction: its verb, or where it is to be followed. */
// eslint-disable-next-line patterns/known-pattern -- constant parts from the lists above; an instruction has at most 700 characters
const ORDERS = new RegExp(
  `^(?:(?:please|also|then|kindly|but|just) )*(?:(?:${VERBS})\\b|(?:in|under|after|before) (?:the )?${MASK.replace('(', '(?:')})`,
  'iu',
);
/** Something that is to be set, to a value or a name. */
// eslint-disable-next-line patterns/known-pattern -- constant parts from the lists above; an instruction has at most 700 characters
const SETS = new RegExp(
  `^(?:[Pp]lease |[Aa]lso |[Tt]hen |[Kk]indly |[Bb]ut )*(?![Nn]ot |[Ii]nstead |[Rr]ather |[Ss]hould |[\\p{L}'’ -]{2,40} and )(?:[Tt]he |[Ii]ts |[Oo]ur )?[\\p{L}'’ -]{2,40} (?:to|should be|must be|shall be|is|are|=|as|from) ?(?:${MASK.replace('(', '(?:')}|\\p{Lu})`,
  'u',
);
const begins = (text: string): boolean => ORDERS.test(text) || SETS.test(text);
/** "Deposit 96000": something and its value, and not the end of an address. */
// eslint-disable-next-line patterns/known-pattern -- constant parts from the lists above; an instruction has at most 700 characters
const SAYS = new RegExp(
  `^(?!not |instead |rather |but |also |should |it )(?:the |its )?[a-z][\\p{Ll}'’ -]{1,40} ${MASK.replace('(', '(?:')}(?=$|,| and | k[aie]\\b| (?:pls|please|only)\\b)`,
  'u',
);
const JOINT = /(?:[,;] (?:and then |and also |and |then |also |plus )?| and then | and also | and | & | aur | और | plus | then )/giu;
/** Where the next instruction is followed. */
const PLACE_ALONE = /^(?:in|under|at) (?:the )?[^,]{1,60}$/i;
/** What a sentence of Hindi or Hinglish ends with. */
const HINDI_END =
  /(?:\b(?:do|den|dein|karo|kar|dijiye|karna|hai|hain|ho|jaye|hatao|jodo|rakho|badlo)|दो|दें|करें|करो|दीजिए|है|हैं|हो|जाए|हटाओ|जोड़ो)[.।!]?\s*$/iu;
/** Words to be put in follow, as they are to stand: "After paragraph 6 insert: …", "जोड़ दें: …". */
const DICTATED =
  /^(?<lead>(?:[^:⟦⟧]|⟦\d{1,3}⟧){0,80}?(?<![\p{L}\p{M}])(?:add|adding|insert|include|append|put|write|one more|another|ek aur|jod\p{L}*|daal\p{L}*|dal do|likh\p{L}*|(?:जो(?:\u095c|ड\u093c)|डाल|लिख)[\p{L}\p{M}]*|शामिल)(?![\p{L}\p{M}])[^:⟦⟧\d]{0,40}?(?:(?<place>⟦\d{1,3}⟧)[^:⟦⟧\d]{0,12})?)(?<joint>:| [-–—]) (?<words>.+)$/iu;
/** What makes a sentence of words: somebody shall or may do something. */
export const STATES = /\b(?:shall|must|may|will|should|can|cannot|is|are|has to|have to)\b|(?:गा|गी|गे|है|हैं)$/iu;
/** The label of an item, which the draft gives by itself. */
const ITEM_LABEL = /^\([a-z]{1,3}\) /i;

/** Lines and sentences of suggestions, without bullets; what stands in quotation marks, and what is dictated, is left whole. */
export function sentencesOf(suggestions: string): string[] {
  const quoted = masked(suggestions, () => false);
  return quoted.text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const { text, masks } = masked(withDictation(unmasked(line.replace(BULLET, ''), quoted.masks)), () => false);
      return text.split(SENTENCE).map((sentence) => unmasked(sentence, masks).trim().replace(COUNTED, '').replace(BULLET, '').trim());
    })
    .filter(Boolean)
    .slice(0, INSTRUCTIONS_MAX);
}

/** A line with quotation marks around the words that it dictates; they end where another instruction begins. */
function withDictation(line: string): string {
  const { text, masks } = masked(line, () => true);
  // Behind the last sentence that is no part of it.
  const sentences = text.split(SENTENCE);
  const at = sentences.findIndex((sentence) => DICTATED.test(sentence));
  const found = DICTATED.exec(sentences[at] ?? '')?.groups;
  const place = found?.place === undefined ? null : maskAt(found.place, masks);
  if (!found || masks.some(({ kind }) => kind === 'quote') || (place && place.kind !== 'place')) return line;
  const rest = sentences.slice(at + 1);
  const next = rest.findIndex((sentence) => begins(sentence) || SAYS.test(sentence) || CHAT.test(sentence) || /^[a-z]/.test(sentence));
  const words = [found.words ?? '', ...rest.slice(0, next < 0 ? rest.length : next)].join(' ');
  // A clause is a sentence; what is said of one is no words of it.
  if (/\bclause\b/i.test(found.lead ?? '') && !STATES.test(words.replace(/[.;]$/, ''))) return line;
  if (begins(words) || words.replace(/⟦\d{1,3}⟧/g, '').trim() === '') return line;
  const made = [
    ...sentences.slice(0, at),
    `${found.lead}: “${words.trim().replace(ITEM_LABEL, '')}”`,
    ...(next < 0 ? [] : rest.slice(next)),
  ].join(' ');
  return unmasked(made, masks);
}

/** What is only said: greetings, thanks, and that the rest is right. */
export const CHAT =
  /^(?:(?:oh|sorry|wait|no)[ ,.!]{1,3}){1,3}(?:(?:cancel|ignore|forget) (?:that|it|this))?[.!]?$|^(?:hello|hi|hey|dear|respected|namaste|good (?:morning|afternoon|evening))\b[^⟦\d“]{0,20},? (?:i )?(?:hope|trust)\b[^⟦\d“]{0,60}$|^(?:(?:respected |dear )?(?:sir|madam|team|all)|hi|hello(?: from)?|hey|namaste|regards|thanks|thank you|thx|best|warm regards|dictated|yours|cheers|noted|ok|okay)\b(?:[ ,]+(?!(?:change|set|make|add|remove|delete|replace)\b)[\p{L}.()]{1,30}){0,4}[.,!:]{0,3}$|^[\p{L}.]{1,30} [\p{L}.]{1,30} \((?:mrs?|ms|dr)\.?\)$|^(?:\p{Lu}\.){1,4}$|^(?:and |so |kindly |please |pls |kripya |कृपया )*(?:(?:do |make )?(?:the )?(?:needful|correct|update|change|fix|amend|rectify|renumber|re-?letter)(?: (?:it|this|that|accordingly|the same|them|and (?:fix|conform|adjust|renumber)[\p{L} -]{0,60}))?|(?:the )?(?:(?:subsequent|remaining|following|later|other) )?(?:paragraphs?|clauses?|items?|numbers?|numbering|others?|rest)(?: following| thereafter| after (?:it|that))? (?:to be|shall be|should be|must be|be|to) (?:renumbered|renumber|adjusted|changed)(?: accordingly)?|let it be|(?:(?:table|list|usko|isko) )?(?:(?:me|mein) )?(?:theek kar|thik kar|sahi kar|jod|daal|add kar|ठीक कर|सही कर|जोड़) (?:do|den|dein|dijiye|दो|दें|दीजिए))[.!।]{0,3}$/iu;

const VERB_FIRST = new RegExp(`^(?:(?:please|also|then|kindly) )*(?:${VERBS})\\b`, 'i');
/** The verb of an instruction, in English or Hindi, or what says what shall be. */
export const ORDER_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${VERBS}|shall|should|must|to be|kar do|karo|karna|hata|nikal|badal|badha|ghata|likh|rakh|jod|daal|dal|do|den|dein|dijiye)(?![\\p{L}\\p{M}])|[\u0900-\u097f]`,
  'iu',
);
/** Says of what was named before what shall become of it: "take it out", "it should be 30", "correct it everywhere". */
export const OF_BEFORE = new RegExp(
  `^(?:(?:please|pls|kindly|so|and|then|hence|just|also) )*(?:(?:${VERBS}|take)\\b(?: (?:down|out|away|only))? (?:it|them|that|this|him|her|those|the same)\\b|(?:it|this|that|they) (?:should|must|is|was|will|shall)\\b|(?:write|put|give|make|say|likho?)\\b[ :“]*(?:rs\\.? ?)?\\d|(?:isko|ise|usko|use|ye|yeh) (?:hata|nikal|badal)|(?:till|until|tak) )|^(?:rs\\.? ?|₹ ?)?\\d[\\d,.]{0,15}(?: ?(?:lakhs?|crores?|k|%|days?|months?|years?))?[.!]?$`,
  'i',
);
/** Whether a text begins with the verb of an instruction. */
export const beginsWithVerb = (text: string): boolean => VERB_FIRST.test(text);

/** A sentence parted at each of its joints, where no part takes back what another says. */
export function jointParts(sentence: string): string[] {
  const { text, masks } = masked(sentence, () => true);
  if (NEGATION.test(text) || CONTRAST.test(text)) return [sentence];
  const parts = text.split(JOINT).map((part) => unmasked(part, masks).trim());
  return parts.length > PARTS_MAX || parts.includes('') ? [sentence] : parts;
}

/** The instructions that a sentence may be made of, where another one begins within it; one for most sentences. */
export function partsOf(sentence: string): string[] {
  const { text, masks } = masked(sentence, () => true);
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const rest = text.slice(index + joint.length);
    if (
      index < from ||
      PLACE_ALONE.test(text.slice(from, index)) ||
      !(
        begins(rest) ||
        SAYS.test(rest) ||
        (/aur|और/.test(joint)
          ? HINDI_END.test(rest) || (/⟦/.test(rest) && /⟦/.test(text.slice(from, index)))
          : HINDI_END.test(rest) && HINDI_END.test(text.slice(from, index)))
      )
    )
      continue;
    parts.push(text.slice(from, index));
    from = index + joint.length;
  }
  const all = [...parts, text.slice(from)].map((part) => unmasked(part, masks).trim()).filter(Boolean);
  return all.length > PARTS_MAX ? [sentence] : all;
}
