import { formProblems, headingOf } from './files.mjs';

/** Sections of standing acts without force: their form, that the act is standing and has them, and that none is named twice. */
export function gone({ acts, successors, gone: { file, content } }, z) {
  const parsed = goneSchema(z).safeParse(content);
  const problems = formProblems(file, parsed);
  const entries = parsed.data ?? [];
  const repealed = new Set(successors.map((table) => table.content.from));
  problems.push(...goneProblems(entries, acts, repealed).map((text) => `${file}: ${text}`));
  return { problems, note: `${entries.length} sections without force` };
}

/** What is wrong with entries whose form is right; `repealed` holds the titles of the acts that have a successor. */
export function goneProblems(entries, acts, repealed) {
  const seen = new Set();
  return entries.flatMap(({ act, section }) => {
    const at = `${section} of "${act}"`;
    if (seen.has(at)) return [`${at} is named twice`];
    seen.add(at);
    if (repealed.has(act)) return [`"${act}" is repealed: say it in its table of successors`];
    const list = acts.get(act);
    if (!list) return [`there is no list of sections of "${act}"`];
    return headingOf(list, section) === undefined ? [`"${act}" has no ${section}`] : [];
  });
}

function goneSchema(z) {
  const entry = z.strictObject({
    act: z.string().regex(/, \d{4}$/),
    section: z.string().min(1),
    why: z.string().min(15).max(500),
    since: z.iso.date(),
    by: z.string().min(5).max(200),
  });
  return z.array(entry).min(1);
}
