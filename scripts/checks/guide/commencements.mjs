import { formProblems } from './files.mjs';

const STATES = ['in_force', 'in_part', 'unknown'];

/** Acts of which more is to be known than that they are in force: their form, and that the guide knows each and names it once. */
export function commencements({ acts, successors, commencements: { file, content } }, z) {
  const parsed = commencementSchema(z).safeParse(content);
  const entries = parsed.data ?? [];
  const heirs = successors.flatMap((table) => table.content.to);
  const found = [...commencementProblems(entries, new Set([...acts.keys(), ...heirs])), ...sectionProblems(entries, acts)];
  return { problems: [...formProblems(file, parsed), ...found.map((text) => `${file}: ${text}`)], note: `${entries.length} commencements` };
}

/** What is wrong with entries whose form is right; `known` holds the titles of the acts that the guide knows. */
export function commencementProblems(entries, known) {
  const seen = new Set();
  return entries.flatMap(({ act, since }) => {
    const twice = seen.has(act);
    seen.add(act);
    if (twice) return [`"${act}" is named twice`];
    if (!known.has(act)) return [`the guide does not know "${act}"`];
    return since.slice(0, 4) < act.slice(-4) ? [`"${act}" cannot have been in force in ${since.slice(0, 4)}`] : [];
  });
}

/** Sections with a day of their own that their act does not have, that are named twice, or whose day is before that of the act. */
export function sectionProblems(entries, acts) {
  return entries.flatMap(({ act, since: first, sections = [] }) => {
    const units = sections.flatMap((each) => each.units);
    return [
      ...units.filter((unit) => !Object.hasOwn(acts.get(act)?.sections ?? {}, unit)).map((unit) => `"${act}" has no section ${unit}`),
      ...units.filter((unit, at) => units.indexOf(unit) !== at).map((unit) => `section ${unit} of "${act}" is named twice`),
      ...sections
        .filter(({ since, whole }) => since < first || (whole !== undefined && whole <= since))
        .map(({ since }) => `the days of the sections of "${act}" from ${since} are out of order`),
    ];
  });
}

function commencementSchema(z) {
  const entry = z.strictObject({
    act: z.string().regex(/, \d{4}$/),
    since: z.iso.date(),
    state: z.enum(STATES),
    note: z.string().min(40).max(500),
    sections: z
      .array(z.strictObject({ units: z.array(z.string()).min(1), since: z.iso.date(), whole: z.iso.date().optional() }))
      .optional(),
  });
  return z.array(entry).min(1);
}
