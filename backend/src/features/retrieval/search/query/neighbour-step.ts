import { findCitedUnits } from '../citing/cited-units.js';
import { asksOfIt } from './follow-up.js';

/** A question for a neighbouring section: "And the section after that?" */
export interface NeighbourStep {
  /** 1 for the section after it, −1 for the one before. */
  by: 1 | -1;
  /**
   * The question without the words that say so, where it cites the section itself ("the section after section 138 of …"); otherwise null.
   */
  cited: string | null;
}

/** Where such questions start, and how far they lead from there. */
export interface StepsFrom {
  /** The question whose section is meant. */
  question: string;
  /** Those before that one, oldest first. */
  earlier: readonly string[];
  /** In sections; less than 0 leads back. */
  by: number;
}

/** A longer question asks for more than that. */
const MOST_WORDS = 14;
const LONGEST = 200;
/** Questions of this kind in a row. */
const MOST_STEPS = 20;

const UNIT = String.raw`(?:sections?|articles?|rules?|provisions?|dhaa?ra|anuchh?ed)`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
/** What the section is next to: "that", "section 138", or nothing. */
const OF = String.raw`(?= (?:it|that|this|the same|section|sec\.?|s\.|u\/s|article|art\.?|rule|dhaa?ra|\d)| ?[?.!]{0,3}$)`;
const STANDS = String.raw`\b(?:${UNIT}|one) (?:(?:that|which) )?(?:(?:comes|is|stands) )?(?:(?:right|just|immediately|directly) )?`;
const WALI = String.raw`(?:w|v)al[aie](?: ${UNIT}\b| ?[?.!]{0,3}$)`;

interface Form {
  pattern: RegExp;
  by: 1 | -1;
  /** Whether the section that it starts from may be cited after it. */
  cites?: true;
}

const FORMS: readonly Form[] = [
  { pattern: new RegExp(String.raw`\b(?:next|following|subsequent) (?:${UNIT}|one)\b`, 'iu'), by: 1 },
  { pattern: new RegExp(String.raw`\b(?:previous|preceding|prior) (?:${UNIT}|one)\b`, 'iu'), by: -1 },
  { pattern: new RegExp(String.raw`${STANDS}(?:after|following)${OF}`, 'iu'), by: 1, cites: true },
  { pattern: new RegExp(String.raw`${STANDS}(?:before|preceding)${OF}`, 'iu'), by: -1, cites: true },
  { pattern: new RegExp(String.raw`\b(?:${UNIT}|one) (?:that|which) follows${OF}`, 'iu'), by: 1, cites: true },
  // Hindi, in either script.
  { pattern: new RegExp(String.raw`\baga?l[aie] ${UNIT}\b`, 'iu'), by: 1 },
  { pattern: new RegExp(String.raw`\bpichh?l[aie] ${UNIT}\b`, 'iu'), by: -1 },
  { pattern: new RegExp(String.raw`\b(?:us|is|uss|iss) ?k[ei] baa?d ${WALI}`, 'iu'), by: 1 },
  { pattern: new RegExp(String.raw`\b(?:us|is|uss|iss) ?(?:k[ei]|se) p[ea]h?le ${WALI}`, 'iu'), by: -1 },
  { pattern: new RegExp(String.raw`अगल[ाीे] (?:धारा|अनुच्छेद|नियम|सेक्शन)${END}`, 'u'), by: 1 },
  { pattern: new RegExp(String.raw`पिछल[ाीे] (?:धारा|अनुच्छेद|नियम|सेक्शन)${END}`, 'u'), by: -1 },
  { pattern: new RegExp(String.raw`[उइ]स ?के बाद वाल[ाीे](?: (?:धारा|अनुच्छेद|नियम|सेक्शन)${END}| ?[?।]?$)`, 'u'), by: 1 },
  { pattern: new RegExp(String.raw`[उइ]स ?(?:के|से) पहले वाल[ाीे](?: (?:धारा|अनुच्छेद|नियम|सेक्शन)${END}| ?[?।]?$)`, 'u'), by: -1 },
];

/** Whether a question asks for the section next to another one; null for any other question. */
export function neighbourStep(question: string): NeighbourStep | null {
  const text = question
    .slice(0, LONGEST + 1)
    .replace(/\s+/gu, ' ')
    .trim();
  if (text.length > LONGEST || text.split(' ').length > MOST_WORDS) return null;
  for (const { pattern, by, cites } of FORMS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    if (findCitedUnits(rest).length === 0) return { by, cited: null };
    // "Does section 138 say so, or the next section?" asks for both.
    return cites ? { by, cited: rest.trim() } : null;
  }
  return null;
}

/**
 * Where a question for the section next to another one starts: the section that it cites, otherwise that of the last earlier question
 * of another kind. Null for a question that asks for something else, and where there is no such question.
 * @param earlier questions of the same conversation, oldest first
 */
export function stepsFrom(question: string, earlier: readonly string[]): StepsFrom | null {
  let by = 0;
  for (let back = 0; back <= Math.min(earlier.length, MOST_STEPS); back++) {
    const at = earlier.length - back;
    const asked = back === 0 ? question : (earlier[at] ?? '');
    const step = neighbourStep(asked);
    if (!step) return back === 0 ? null : { question: asked, earlier: earlier.slice(0, at), by };
    by += step.by;
    if (step.cited !== null) return { question: step.cited, earlier: [], by };
  }
  return null;
}

/**
 * The last question before one that asks something of "it" where that is the section beside another one: "And the next section?", then
 * "What punishment does it carry?", then "Is it bailable?" Null for a question that asks for something else.
 * @param earlier questions of the same conversation, oldest first
 */
export function stepAskedOf(question: string, earlier: readonly string[]): { step: string; earlier: readonly string[] } | null {
  if (neighbourStep(question) || !asksOfIt(question)) return null;
  for (let at = earlier.length - 1; at >= Math.max(0, earlier.length - MOST_STEPS); at--) {
    const before = earlier[at] ?? '';
    if (neighbourStep(before)) return { step: before, earlier: earlier.slice(0, at) };
    if (!asksOfIt(before)) return null;
  }
  return null;
}
