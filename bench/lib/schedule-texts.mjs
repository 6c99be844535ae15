/**
 * The texts of the law that the rows of the calendar are pinned to: the starter library, and beside it the Schedule of the Limitation Act,
 * the Orders of the Code of Civil Procedure, rules, a State act and further prints. A unit may be printed in several of them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from './retrieval-sets.mjs';
import { hasStarterLaw, starterActs } from './starter-law.mjs';

const SCHEDULES = join(DATA, 'schedules-rules');
/** Acts and rules of which only one text is at hand, by the title of the pin; the shape says how their units begin. */
const FURTHER = [
  ['Maharashtra Rent Control Act, 1999', join(SCHEDULES, 'state-acts/maharashtra-rent-control-act-1999.txt'), ''],
  [
    'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Rules, 2013',
    join(SCHEDULES, 'rules/posh-rules-2013.txt'),
    'Rule ',
  ],
  ['Constitution of India, 1950', join(DATA, 'indian-acts/raw/the-constitution-of-india-1950.txt'), 'Article '],
  ['Bharatiya Nagarik Suraksha Sanhita, 2023', join(DATA, 'indian-acts/raw/the-bharatiya-nagarik-suraksha-sanhita-2023.txt'), ''],
];
const LIMITATION = 'Limitation Act, 1963';
const PROCEDURE = 'Code of Civil Procedure, 1908';

export const hasScheduleTexts = () => hasStarterLaw() || existsSync(SCHEDULES);

/** @typedef {{ heading: string, text: string }} Unit */

/**
 * @param {(title: string, act: { text: string, sections: Map<string, Unit> }) => void} readPages fills the sections of a print page by page
 * @returns {(act: string, place: string) => Unit[] | null} the texts of a unit; null where no text of the act is at hand
 */
export function scheduleTexts(readPages) {
  /** @type {Map<string, Map<string, Unit[]>>} */
  const units = new Map();
  const add = (act, place, unit) => {
    const of = units.get(act) ?? new Map();
    units.set(act, of.set(place, [...(of.get(place) ?? []), unit]));
  };
  for (const [title, act] of hasStarterLaw() ? starterActs() : []) {
    if (act.sections.size === 0) readPages(title, act);
    for (const [number, unit] of act.sections) add(title, number, unit);
  }
  for (const [title, file, shape] of FURTHER)
    if (existsSync(file)) for (const [number, unit] of numbered(readFileSync(file, 'utf8'))) add(title, shape + number, unit);
  const schedule = join(SCHEDULES, 'acts-txt/limitation-act-1963.txt');
  if (existsSync(schedule))
    for (const [number, text] of articles(readFileSync(schedule, 'utf8'))) add(LIMITATION, `Article ${number}`, { heading: '', text });
  const orders = join(SCHEDULES, 'acts-txt/code-of-civil-procedure-1908-first-schedule-orders.txt');
  if (existsSync(orders)) for (const [place, unit] of rules(readFileSync(orders, 'utf8'))) add(PROCEDURE, place, unit);
  return (act, place) => {
    const of = units.get(act);
    return of ? (of.get(place) ?? []) : null;
  };
}

/** Without brackets around what was put in, and the marks of footnotes before them: "4[seven days]". */
export const plain = (text) => text.replace(/\*?\d{0,2}\[/gu, '').replace(/\]/gu, '');

/** "23. Time for presenting documents.": the longest unit of a number is the one of the body, neither in the table of contents nor a form. */
function numbered(text) {
  const units = new Map();
  const heads = [...text.matchAll(/^\s{0,12}(\d{1,4}[A-Z]{0,3})\.\s+(?=[A-Z“"(‘])(.{0,160})/gmu)];
  for (const [at, { 1: number, 2: heading, index }] of heads.entries()) {
    const words = plain(text.slice(index, heads[at + 1]?.index ?? text.length));
    if (words.length > (units.get(number)?.text.length ?? 0)) units.set(number, { heading: heading.split(/\.[—–-]/u)[0], text: words });
  }
  return units;
}

function articles(text) {
  const schedule = text.slice(text.indexOf('FIRST DIVISION'), text.indexOf('Footnotes to the Schedule'));
  return schedule.split(/^Article (?=\d)/mu).flatMap((part) => {
    const number = /^(\d{1,3})\./u.exec(part)?.[1];
    return number ? [[number, part.replace(/^\d{1,3}\./u, '').split(/^PART |^[A-Z]{5,} DIVISION/mu)[0]]] : [];
  });
}

/**
 * The words of a limb of an article: "(b)(i)". The Schedule marks limbs at the head of a line, an inner one also after its outer one.
 * @returns {string | null} null where the article has no such limb
 */
export function limbOf(text, name) {
  let words = text;
  for (const label of name.match(/\(\w{1,4}\)/gu) ?? []) {
    const style = /\([ivx]+\)/u.test(label) ? '\\([ivx]+\\)' : '\\([a-h]\\)';
    const marks = [...words.matchAll(new RegExp(`(?:^\\s*|—\\s*)(${style})`, 'gmu'))];
    const at = marks.findIndex(({ 1: mark }) => mark === label);
    if (at < 0) return null;
    words = words.slice(marks[at].index, marks[at + 1]?.index ?? words.length);
  }
  return words;
}

/** Rules by the name that pins give them: 'Order VIII Rule 1'. A commercial form of an Order stands beside the ordinary one. */
function rules(text) {
  const found = [];
  for (const part of text.split(/^\s*\*?\d?\[?ORDER\s+(?=[IVXL])/mu).slice(1)) {
    const order = /^[IVXL]{1,8}(?:-?[A-Z])?/u.exec(part)?.[0] ?? '';
    const heads = [...part.matchAll(/^\s{0,12}(?:\*?\d{0,2}\[)?(\d{1,3}[A-Z]{0,2})\.\s+(?=[A-Z[])(.{0,120})/gmu)].filter(
      ({ 2: heading }) => !/^(?:Subs|Ins|Omitted|Rep|Added|The (?:words?|original|proviso)|Cl\.|See)\b/u.test(heading),
    );
    for (const [at, { 1: number, 2: heading, index }] of heads.entries())
      found.push([
        `Order ${order} Rule ${number}`,
        { heading: heading.split(/\.?[—–]/u)[0], text: plain(part.slice(index, heads[at + 1]?.index ?? part.length)) },
      ]);
  }
  return found;
}
