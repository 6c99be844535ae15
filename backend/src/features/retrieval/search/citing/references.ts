export interface UnitReference {
  kind: 'section' | 'paragraph';
  /** As units are labelled: '138', '14D', '4.10.1'. */
  unit: string;
  /** '(2)(a)', or ''. */
  subdivision: string;
  start: number;
  end: number;
}

const NUMBER = String.raw`\d{1,4}(?:-?[A-Z]{1,2}(?![A-Za-z.]))?(?:\.\d{1,3})*(?:\.?\s?\([0-9A-Za-z]{1,4}\))*`;
const SECTION_WORD = String.raw`(?:sections?|sect\.?|secs?\.?|ss?\.|u\/s\.?|s(?=\s?\d)|§{1,2}|articles?|arts?\.?|rules?|regulations?|regs?\.?|clauses?|cls?\.|cl(?=\s\d)|orders?|dhara|dhaara|धारा|अनुच्छेद)`;
const PARAGRAPH_WORD = String.raw`(?:paragraphs?|paras?\.?|¶{1,2})`;
const LIST = String.raw`(${NUMBER})((?:\s*(?:,|&|and|or|to|-|–|r\/w|read with)\s*(?:${SECTION_WORD}\s*)?${NUMBER})*)`;
const REFERENCE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(${SECTION_WORD})|(${PARAGRAPH_WORD}))\s*(?:no\.?\s*)?${LIST}`, 'giu');
const ITEM = new RegExp(String.raw`(?:(to|-|–)\s*)?(?:${SECTION_WORD}\s*)?(${NUMBER})`, 'giu');
const MAX_RANGE = 10;

/** "14-D" is 14D. */
function split(raw: string): { unit: string; subdivision: string } {
  const [, number = '', steps = ''] = /^([^(]*?)\.?\s?(\(.*)?$/su.exec(raw) ?? [];
  return { unit: number.replace(/[\s-]/g, '').toUpperCase(), subdivision: steps.replace(/[\s.]/g, '') };
}

/** "section 14 D of the Act" is 14D; "section 14 A tenant …" is not. */
const DETACHED_LETTER = /^\s([A-Z])(?![\p{L}\p{N}.'’]|\s\p{Ll}{3,})/u;

/** References to numbered units in a question: "s. 26", "Sections 138 and 141", "Art. 21", "para 12", "धारा 5". */
export function findReferences(question: string): UnitReference[] {
  const out: UnitReference[] = [];
  for (const match of question.matchAll(REFERENCE)) {
    const kind = match[2] ? 'paragraph' : 'section';
    const place = { start: match.index, end: match.index + match[0].length };
    const push = (raw: string): void => void out.push({ kind, ...split(raw), ...place });
    push(match[3] ?? '');
    for (const item of (match[4] ?? '').matchAll(ITEM)) {
      const from = Number(out.at(-1)?.unit);
      const to = Number(split(item[2] ?? '').unit);
      if (item[1] && to > from && to - from <= MAX_RANGE) for (let unit = from + 1; unit < to; unit++) push(String(unit));
      push(item[2] ?? '');
    }
    const letter = DETACHED_LETTER.exec(question.slice(place.end))?.[1];
    const last = out.at(-1);
    if (letter && last && /^\d+$/.test(last.unit) && !last.subdivision) last.unit += letter;
  }
  return out.filter((reference) => reference.unit);
}
