/** Which sections an act names itself: read without the product's parser, which is measured against it. */

const CONTENTS = /^\W*(?:arrangement of (?:sections|articles)|contents)\W*$/i;
const LISTED = /^[\W_]*(\d{1,3}[A-Z]{0,3})\s?\.\s*(.*)$/;
/** Not in quotation marks: those are the sections of other acts, or of this one in a State. */
const NUMBERED = /^(?:\d{1,2}\s?(?=\[))?[^\p{L}\p{N}"“‘]*(\d{1,3}[A-Z]{0,3})\s?\.\s?(?=[^\p{Ll}\d\s])(.*)$/u;
const OMITTED = /^\W*(?:Section\s)?\W*(?:omitted|repealed|rep\.)/i;
/** The number of a section that follows: sections between two that are named may have been omitted. */
const MOST_OMITTED = 3;

const whole = (label) => parseInt(label, 10);
const later = (a, b) => whole(a) > whole(b) || (whole(a) === whole(b) && a.length >= b.length && a > b);

/** The entries of a table of contents: from its title until the numbering starts over; null where there is none. */
function listed(lines) {
  const title = lines.findIndex((line) => CONTENTS.test(line));
  if (title < 0) return null;
  const entries = [];
  for (const line of lines.slice(title + 1)) {
    const [, label, words = ''] = LISTED.exec(line) ?? [];
    if (!label) continue;
    const last = entries.at(-1);
    if (last && whole(label) <= 1 && whole(last.label) > 1) return entries;
    if (!last || later(label, last.label)) entries.push({ label, omitted: OMITTED.test(words) });
  }
  return null;
}

/** The numbers up to the last one that lines count up to; those that no line begins with are taken for omitted. */
function counted(lines) {
  let last = 0;
  for (const [at, line] of lines.entries()) {
    const [, label] = NUMBERED.exec(line) ?? [];
    const step = label ? whole(label) - last : 0;
    if (step >= 1 && step <= MOST_OMITTED && (lines[at - 1] ?? '').trim() === '') last += step;
  }
  const begun = new Set();
  for (const line of lines) {
    const [, label, words = ''] = NUMBERED.exec(line) ?? [];
    if (label && !OMITTED.test(words)) begun.add(whole(label));
  }
  return Array.from({ length: last }, (_, i) => ({ label: String(i + 1), omitted: !begun.has(i + 1) }));
}

/**
 * The sections that the text of an act names in its own table of contents, or else those that its ascending numbers imply.
 * @returns {{ from: 'contents' | 'numbering', labels: string[], omitted: string[] }}
 */
export function impliedSections(text) {
  const lines = text.split(/[\n\f]/).map((line) => line.trim());
  const contents = listed(lines);
  const all = contents ?? counted(lines);
  return {
    from: contents ? 'contents' : 'numbering',
    labels: all.filter(({ omitted }) => !omitted).map(({ label }) => label),
    omitted: all.filter(({ omitted }) => omitted).map(({ label }) => label),
  };
}
