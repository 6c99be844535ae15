import { formProblems, headingOf, isEmpty } from './files.mjs';

const DEVANAGARI = /[\u0900-\u097f]/;
const LATIN = /[A-Za-z]/;
/** Shorter ways of asking would match nearly any question. */
const LEAST_WORDS = 2;

/** The topics: their form, that every section they name exists, and that no two are asked alike. */
export function topics({ acts, topics: fields }, z) {
  const schema = fieldSchema(z);
  const problems = [];
  const ids = new Map();
  const asked = new Map();
  for (const { file, content } of fields) {
    const parsed = schema.safeParse(content);
    problems.push(...formProblems(file, parsed));
    for (const topic of parsed.data?.topics ?? []) {
      const at = `${file} ${topic.id}`;
      if (ids.has(topic.id)) problems.push(`${at}: the id is taken by ${ids.get(topic.id)}`);
      ids.set(topic.id, file);
      problems.push(...lawProblems(topic.law, acts).map((text) => `${at}: ${text}`));
      for (const way of Object.values(topic.asks).flat()) {
        const key = way
          .toLowerCase()
          .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
          .trim();
        if (asked.has(key)) problems.push(`${at}: "${way}" is also asked in ${asked.get(key)}`);
        asked.set(key, topic.id);
      }
    }
  }
  return { problems, note: `${ids.size} topics, ${asked.size} ways of asking` };
}

function lawProblems(law, acts) {
  return law.flatMap(({ act, section }) => {
    const known = acts.get(act);
    if (!known) return [`there is no list of sections of "${act}"`];
    const heading = headingOf(known, section);
    if (heading === undefined) return [`"${act}" has no ${section}`];
    return isEmpty(heading) ? [`${section} of "${act}" is no longer in force`] : [];
  });
}

function fieldSchema(z) {
  const way = z
    .string()
    .max(300)
    .refine((text) => text.trim() === text && text.split(/\s+/).length >= LEAST_WORDS, 'must be at least two words without outer blanks');
  const hindi = way.refine((text) => DEVANAGARI.test(text), 'must be written in Devanagari');
  const latin = way.refine((text) => LATIN.test(text) && !DEVANAGARI.test(text), 'must be written in Latin letters');
  const topic = z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    name: z.string().min(5).max(120),
    asks: z.strictObject({ en: z.array(latin).min(8), hi: z.array(hindi).min(5), hinglish: z.array(latin).min(5) }),
    law: z
      .array(z.strictObject({ act: z.string(), section: z.string() }))
      .min(1)
      .max(6),
    personalLaw: z.enum(['hindu', 'muslim', 'christian', 'parsi', 'any-civil']).optional(),
    asksPersonalLaw: z.literal(true).optional(),
    state: z.string().min(3).optional(),
    asksState: z.literal(true).optional(),
    side: z.enum(['claimant', 'respondent']).optional(),
    told: z
      .array(z.string().regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]+$/u))
      .min(2)
      .optional(),
    next: z.array(z.string().min(10).max(200)).length(3),
  });
  return z.strictObject({ field: z.string().min(3), reviewed: z.iso.date(), topics: z.array(topic).min(1) });
}
