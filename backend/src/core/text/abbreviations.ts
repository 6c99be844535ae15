/**
 * Words whose full stop does not end a sentence in statutes, judgments, notices and what is written about them: in lower case and
 * without that full stop. Initials and letters with full stops between them ("A. B. Rao", "w.e.f.") need no entry.
 */
const ABBREVIATIONS = new Set(
  `mr mrs ms dr prof smt sh shri sri km adv hon st no nos s ss sec secs cl cls art arts para paras p pp r rr reg regs regd ref ch sch vol ed
  edn pt fig v vs viz cf etc al anr ors o rs ltd co inc corp llp dept pvt govt dist distt sr jr air scc id ibid op cit ie eg approx dt jj cj
  jan feb mar apr jun jul aug sep sept oct nov dec रु नं क्र स्व डॉ कु सं`.split(/\s+/),
);
/** How far back the word before a full stop is looked for; longer words are no abbreviations. */
const LOOK_BACK = 24;
const LAST_WORD = /(?<![\p{L}\p{M}.])([\p{L}\p{M}.]+)$/u;
/** A letter alone, or letters with full stops between them; times of day, which often end a sentence, are none. */
const INITIALS = /^(?![ap]\.m$)(?:\p{L}\.)*\p{L}$/iu;

/** @param at offset of a full stop @returns whether it belongs to an abbreviation or an initial, so that the sentence may go on */
export function isAbbreviated(text: string, at: number): boolean {
  const word = LAST_WORD.exec(text.slice(Math.max(0, at - LOOK_BACK), at))?.[1] ?? '';
  return INITIALS.test(word) || ABBREVIATIONS.has(word.toLowerCase());
}
