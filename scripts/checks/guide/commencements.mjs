import { formProblems } from './files.mjs';

const STATES = ['in_force', 'in_part', 'unknown'];

/** Acts of which more is to be known than that they are in force: their form, and that the guide knows each and names it once. */
export function commencements({ acts, successors, commencements: { file, content } }, z) {
  const parsed = commencementSchema(z).safeParse(content);
  const entries = parsed.data ?? [];
  const heirs = successors.flatMap((table) => table.content.to);
  const found = commencementProblems(entries, new Set([...acts.keys(), ...heirs]));
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

function commencementSchema(z) {
  const entry = z.strictObject({
    act: z.string().regex(/, \d{4}$/),
    since: z.iso.date(),
    state: z.enum(STATES),
    note: z.string().min(40).max(500),
  });
  return z.array(entry).min(1);
}
