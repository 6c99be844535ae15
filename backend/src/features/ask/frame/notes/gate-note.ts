import { asksInHindi } from '../../../../core/text/hinglish/asks-in-hindi.js';
import { numberAt, tokensOf } from '../../../../core/text/values/written-number.js';
import type { Consultation } from '../../../retrieval/retrieval.service.js';

/** An act that leaves out what is above a sum, and the law that stands in its place. */
interface Gate {
  act: string;
  section: string;
  /** Rupees; what is above them is left out. */
  above: number;
  instead: { act: string; section: string };
}

const GATES: readonly Gate[] = [
  // Read on 1 December 2026: "premises … whose monthly rent exceeds three thousand and five hundred rupees".
  {
    act: 'Delhi Rent Control Act, 1958',
    section: '3(c)',
    above: 3500,
    instead: { act: 'Transfer of Property Act, 1882', section: '106' },
  },
];

const RENT = /(?<![\p{L}\p{M}])(?:rent(?:al)?|kira[iy]?ya|kiraye?|किराय[ाेी])(?![\p{L}\p{M}])/giu;
/** What is owed or was deposited is no rent of a month. */
const OTHER_SUM = /\b(?:deposit|advance|arrears?|dues?|total|months?|years?|since|baki|baaki|mahin\p{L}{0,6})\b|बकाया|जमा|महीन|साल/iu;
/** Letters between the word and its sum. */
const NEAR = 30;
/** No month's rent; a smaller number counts something else. */
const LEAST = 1000;

/**
 * What is said first where the person's own rent shows that the act that is opened does not apply; null for any other answer. The rent is
 * looked for in the question and those that it follows.
 */
export function gateNote(consulted: Pick<Consultation, 'open' | 'asked'> | null, question: string): string | null {
  const [title = ''] = consulted?.open.flatMap(({ passages }) => passages.slice(0, 1).map((passage) => passage.title)) ?? [];
  const gate = GATES.find(({ act }) => title.includes(act));
  const rent = gate && consulted ? rentIn(`${consulted.asked}\n${question}`) : null;
  if (!gate || rent === null || rent <= gate.above) return null;
  const [told, limit] = [rent, gate.above].map((sum) => sum.toLocaleString('en-IN')) as [string, string];
  return asksInHindi(question)
    ? `आपने महीने का किराया ${told} रुपये बताया। ${gate.act} की धारा ${gate.section} के अनुसार ${limit} रुपये से ज़्यादा किराये वाली जगह पर यह क़ानून लागू नहीं होता; तब ${gate.instead.act} की धारा ${gate.instead.section} देखें।`
    : `You give the monthly rent as Rs ${told}. Under section ${gate.section} of the ${gate.act} that act does not apply where it is above Rs ${limit}: see section ${gate.instead.section} of the ${gate.instead.act} instead.`;
}

/** The rent of a month that a text tells, the last one; null where it tells none. */
function rentIn(text: string): number | null {
  const tokens = tokensOf(text);
  const sums: { value: number; start: number; end: number }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numberAt(text, tokens, at);
    const [first, last] = [tokens[at], tokens[at + (number?.count ?? 1) - 1]];
    if (!number || !first || !last) continue;
    if (number.value >= LEAST) sums.push({ value: number.value, start: first.start, end: last.end });
    at += number.count - 1;
  }
  const rents = [...text.matchAll(RENT)].flatMap(({ 0: word, index }) =>
    sums.flatMap(({ value, start, end }) => {
      const isBehind = start > index;
      const between = isBehind ? text.slice(index + word.length, start) : text.slice(end, index);
      const around = isBehind ? between : `${text.slice(Math.max(0, start - NEAR), start)} ${between}`;
      return between.length <= NEAR && !OTHER_SUM.test(around) && !/[.?!।\n]\s/u.test(between) ? [value] : [];
    }),
  );
  return rents.at(-1) ?? null;
}
