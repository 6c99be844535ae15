/**
 * Scores answers by the sections that their citations name, as the data folder's own scorer does.
 * @typedef {{ id: string, q: string, class: string, expect: { act?: string, section: string }[], refuse?: boolean, history?: object[] }} Asked
 * @typedef {{ document: string, heading_path: string }} Cited
 * @typedef {{ id: string, class: string, refuse: boolean, refused: boolean, at: number | null, noise: number, of: number, units: string[] }} Score
 * `at`: place of the first expected section among the different ones quoted, from 0
 */

const UNIT_WORDS = '(?:Section|Article|Rule|Unit|Paragraph|धारा)';

/** `act` is a part of the title; section '*' is any. @param {Asked['expect'][number]} expected @param {Cited} cited */
function matches({ act, section }, { document, heading_path: path }) {
  if (act && !document.toLowerCase().includes(act.toLowerCase())) return false;
  return section === '*' || new RegExp(`${UNIT_WORDS}\\s+${section.replace(/[()]/g, '\\$&')}(?![0-9A-Za-z-])`).test(path);
}

/**
 * @param {Asked} asked
 * @param {Cited[]} citations in the order of the answer
 * @returns {Score}
 */
export function scoreAnswer(asked, citations) {
  const units = [...new Map(citations.map((each) => [`${each.document}|${each.heading_path}`, each])).values()];
  const isExpected = (unit) => asked.expect.some((each) => matches(each, unit));
  const at = units.findIndex(isExpected);
  return {
    id: asked.id,
    class: asked.class,
    refuse: asked.refuse === true,
    refused: citations.length === 0,
    at: at < 0 ? null : at,
    noise: units.filter((unit) => !isExpected(unit)).length,
    of: units.length,
    units: units.map((unit) => `${unit.document}: ${unit.heading_path}`),
  };
}

const share = (part, whole) => (whole === 0 ? 0 : (100 * part) / whole);

/** Figures in percent. `rightly`: the expected section first, or refused where that is right. @param {Score[]} scores */
export function figures(scores) {
  const count = (test) => share(scores.filter(test).length, scores.length);
  const sum = (key) => scores.reduce((total, score) => total + score[key], 0);
  return {
    first: count(({ at }) => at === 0),
    top3: count(({ at }) => at !== null && at < 3),
    refused: count(({ refused }) => refused),
    noise: share(sum('noise'), sum('of')),
    rightly: count(({ refuse, refused, at }) => (refuse ? refused : at === 0)),
  };
}
