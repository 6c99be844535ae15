import { formProblems, headingOf } from './files.mjs';
import { alike } from './headings.mjs';

/** Every section of these has a row, so that a question on any of them can be answered. */
const COMPLETE = ['Indian Penal Code, 1860', 'Code of Criminal Procedure, 1973', 'Indian Evidence Act, 1872'];
const CHANGES = ['same', 'renumbered', 'changed', 'merged', 'split', 'dropped'];
const SECTION = /^\d+[A-Z]{0,3}$/;
const PLACE = /^\d+[A-Z]{0,3}(?:\([0-9a-zA-Z]+\))*$/;

/** The tables of successors: their form, that old and new sections exist, and that a row is complete, single and explained where need be. */
export function successors({ acts, successors: files }, z) {
  const schema = tableSchema(z);
  const problems = [];
  const seen = new Map();
  let rows = 0;
  for (const { file, content } of files) {
    const parsed = schema.safeParse(content);
    problems.push(...formProblems(file, parsed));
    if (!parsed.success) continue;
    const table = parsed.data;
    if (seen.has(table.from)) problems.push(`${file}: "${table.from}" already has a table in ${seen.get(table.from)}`);
    seen.set(table.from, file);
    rows += table.rows?.length ?? 0;
    problems.push(...tableProblems(table, acts).map((text) => `${file}: ${text}`));
  }
  problems.push(...COMPLETE.filter((act) => !seen.has(act)).map((act) => `"${act}" has no table of successors`));
  return { problems, note: `${seen.size} repealed acts, ${rows} rows` };
}

/** What is wrong with one table whose form is right; `acts` maps the title of an act to its list of sections. */
export function tableProblems(table, acts) {
  const problems = [];
  if (table.to.includes(table.from)) problems.push('an act cannot succeed itself');
  if (new Set(table.to).size < table.to.length) problems.push('a successor is named twice');
  if (table.since > table.reviewed) problems.push(`the successor is in force only from ${table.since}, after the review`);
  if (table.repealed && table.repealed < table.since) problems.push('the old act cannot have ended before the new one began');
  if (!table.rows) return problems;
  const old = acts.get(table.from);
  if (!old) return [...problems, `there is no list of sections of "${table.from}"`];
  const seen = new Set();
  for (const row of table.rows) {
    if (seen.has(row.old)) problems.push(`${row.old}: there are two rows`);
    seen.add(row.old);
    problems.push(...rowProblems(row, table, old, acts).map((text) => `${row.old}: ${text}`));
  }
  const missing = COMPLETE.includes(table.from) ? Object.keys(old.sections).filter((section) => !seen.has(section)) : [];
  return [...problems, ...missing.map((section) => `${section}: there is no row`)];
}

function rowProblems(row, { from, to }, old, acts) {
  const heading = headingOf(old, row.old);
  if (heading === undefined) return [`"${from}" has no such section`];
  const targets = row.new.map((entry) => (typeof entry === 'string' ? { act: to[0], section: entry } : entry));
  const problems = [];
  if (row.new.some((entry) => typeof entry === 'string') && to.length > 1)
    problems.push('with several successors each new section names its act');
  if (new Set(targets.map(({ act, section }) => `${act} ${section}`)).size < targets.length) problems.push('a new section is named twice');
  const headings = targets.map((target) => newHeading(target, to, acts));
  problems.push(...headings.filter((found) => found.problem).map((found) => found.problem));
  problems.push(...shapeProblems(row, targets));
  problems.push(...nearestProblems(row, to, acts));
  const known = headings.filter((found) => found.heading !== undefined);
  if (known.length > 0 && !row.reason && !known.some((found) => alike(heading, found.heading))) {
    problems.push(`"${heading}" and "${known.map((found) => found.heading).join('", "')}" share no telling word: give the reason`);
  }
  return problems;
}

/** What is nearest to dropped law may stand in any act. */
function nearestProblems({ nearest = [], change }, [only], acts) {
  if (nearest.length > 0 && change !== 'dropped') return ['only what was dropped has a nearest section'];
  return nearest.flatMap((entry) => {
    const { act, section } = typeof entry === 'string' ? { act: only, section: entry } : entry;
    const list = acts.get(act);
    return list && headingOf(list, section) !== undefined ? [] : [`"${act}" has no ${section}, which is said to be nearest`];
  });
}

function newHeading({ act, section }, to, acts) {
  if (!to.includes(act)) return { problem: `"${act}" is not among the successors` };
  const list = acts.get(act);
  if (!list) return { problem: `there is no list of sections of "${act}"` };
  const heading = headingOf(list, section);
  return heading === undefined ? { problem: `"${act}" has no ${section}` } : { heading };
}

function shapeProblems({ old, change, reason, at, parts = {} }, targets) {
  const problems = [];
  if (Object.keys(parts).length > 0 && (change !== 'changed' || at))
    problems.push('only the parts of a changed section are named one by one');
  for (const place of Object.values(parts))
    if (!PLACE.test(place) || place.split('(')[0] !== targets[0]?.section) problems.push(`"${place}" is no part of the new section`);
  if (change === 'dropped') {
    if (targets.length > 0 || at) problems.push('what is dropped has no new section');
    if (!reason) problems.push('what is dropped needs a reason');
    return problems;
  }
  if (targets.length === 0) problems.push('without a new section the row is "dropped"');
  if (change === 'split' && targets.length < 2) problems.push('what is split has several new sections');
  if (change === 'same' && (targets.length !== 1 || targets[0].section !== old)) problems.push('"same" keeps its number');
  if (change === 'renumbered' && !at && targets.some((target) => target.section === old)) problems.push('"renumbered" has another number');
  for (const place of at?.split(', ') ?? []) {
    const section = place.replace(/\(.*/, '');
    if (!PLACE.test(place)) problems.push(`"${place}" is not a place in a section`);
    else if (!targets.some((target) => target.section === section)) problems.push(`${place} is in none of the new sections`);
  }
  return problems;
}

function tableSchema(z) {
  const section = z.string().regex(SECTION);
  const target = z.union([section, z.strictObject({ act: z.string().min(5), section })]);
  const row = z.strictObject({
    old: section,
    new: z.array(target).max(8),
    nearest: z.array(target).min(1).max(3).optional(),
    at: z.string().max(80).optional(),
    parts: z.record(z.string().regex(/^\([0-9a-z]{1,3}\)$/), z.string().max(40)).optional(),
    change: z.enum(CHANGES),
    reason: z.string().min(15).max(500).optional(),
  });
  return z.strictObject({
    from: z.string().regex(/, \d{4}$/),
    to: z.array(z.string().regex(/, \d{4}$/)).min(1),
    since: z.iso.date(),
    repealed: z.iso.date().optional(),
    reviewed: z.iso.date(),
    source: z.string().min(20),
    rule: z.string().min(40).max(600),
    rows: z.array(row).min(1).optional(),
  });
}
