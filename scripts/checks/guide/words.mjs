import { formProblems, headingOf, isEmpty } from './files.mjs';

/** "(1)", "(9)(A)", "open", "tail", "para2", "prov2", "prov1(b)", "(b)prov1", "exc3", "expl1", "ill1": what `findPart` reads. */
const STEP = String.raw`(?:\([0-9A-Za-z]{1,6}\)|(?:open|tail|para|prov|exc|expl|ill)(?:[0-9]{1,2}|[IVX]{1,4})?)`;
const NAME = new RegExp(`^${STEP}(?:[ .]?${STEP})*$`);
const PLACE = new RegExp(`^(?:${STEP}(?:[ .]?${STEP})*)?$`);
/** Parts that never stand for a rule. */
const BESIDE = /^(?:prov|exc|expl|ill)/;

/** The words that topics name: their form, that topic, act and section exist, and that the first part of each is a rule. */
export function words({ acts, topics, words: files }, z) {
  const named = z.strictObject({
    act: z.string(),
    section: z.string(),
    at: z.string().regex(PLACE).optional(),
    take: z.array(z.string().regex(NAME)).min(1).optional(),
    never: z.array(z.string().regex(NAME)).min(1).optional(),
  });
  const list = z.array(named).min(1);
  const schema = z.strictObject({
    field: z.string().min(3),
    reviewed: z.iso.date(),
    topics: z.array(z.strictObject({ topic: z.string(), words: list, gate: list.optional(), with: list.optional() })).min(1),
  });
  const ids = new Set(topics.flatMap(({ content }) => content.topics.map(({ id }) => id)));
  const seen = new Set();
  const problems = [];
  for (const { file, content } of files) {
    const parsed = schema.safeParse(content);
    problems.push(...formProblems(file, parsed));
    for (const { topic, words: rules, gate = [], with: more = [] } of parsed.data?.topics ?? []) {
      const at = `${file} ${topic}`;
      if (!ids.has(topic)) problems.push(`${at}: there is no such topic`);
      if (seen.has(topic)) problems.push(`${at}: its words are named twice`);
      seen.add(topic);
      problems.push(...[...rules, ...gate, ...more].flatMap((each) => lawProblems(each, acts)).map((text) => `${at}: ${text}`));
      const [first] = rules[0]?.take ?? [];
      if (first !== undefined && BESIDE.test(first)) problems.push(`${at}: begins with ${first}, which limits or explains a rule`);
    }
  }
  return { problems, note: `words of ${seen.size} topics` };
}

function lawProblems({ act, section }, acts) {
  const known = acts.get(act);
  if (!known) return [`there is no list of sections of "${act}"`];
  const heading = headingOf(known, section);
  if (heading === undefined) return [`"${act}" has no ${section}`];
  return isEmpty(heading) ? [`${section} of "${act}" is no longer in force`] : [];
}
