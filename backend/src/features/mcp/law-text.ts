import { parse } from 'graphql';
import { z } from 'zod';
import { STAMP } from './place.js';
import { type Call, refused } from './tool.js';

/** The most that GraphQL gives in one field; a page has at most 6,000 characters. */
export const PAGES_MAX = 10;
const SECTIONS_SHOWN = 10;

export const SOURCE = z.object({
  document_id: z.string(),
  title: z.string(),
  citation: z.string().nullable().describe('As Indian lawyers cite it.'),
  document_type: z.string(),
  year: z.int().nullable(),
  jurisdiction: z.string().nullable(),
  court: z.string().nullable(),
  stamp: STAMP,
  length: z.int().describe('UTF-16 units of the whole text.'),
});

export const SECTION = z.object({
  label: z.string().describe('The number to cite.'),
  name: z.string(),
  heading: z.string(),
  chapter: z.string(),
  citation: z.string(),
  page: z.int().nullable(),
  span_start: z.int(),
  span_end: z.int(),
  stamp: STAMP,
});
type Section = z.output<typeof SECTION>;

export const LAW_TEXT = z.object({
  source: SOURCE,
  section: SECTION.nullable().describe('The section that was asked for; null for pages.'),
  text: z.string().describe('The words between the two ends of the span, exactly.'),
  span_start: z.int().describe('First UTF-16 unit of `text` in the text of the source.'),
  span_end: z.int().describe('First unit after it.'),
  page_start: z.int().nullable().describe('As the file counts its pages; null where it has none.'),
  page_end: z.int().nullable(),
  next_span_start: z.int().nullable().describe('Where to read on, as span_start; null at the end.'),
});
export type LawText = z.output<typeof LAW_TEXT>;

export const OPEN_PAGES = parse(`query ($id: ID!, $spanStart: Int, $from: Int, $first: Int!) {
  result: sourceDocument(id: $id) {
    document_id: id title document_type: documentType year jurisdiction court length
    entry { citation stamp }
    pages(spanStart: $spanStart, from: $from, first: $first) { number span_start: spanStart span_end: spanEnd text }
  }
}`);

const OPENED = z.object({
  ...SOURCE.omit({ citation: true, stamp: true }).shape,
  entry: z.object({ citation: z.string(), stamp: z.string().nullable() }).nullable(),
  pages: z.array(z.object({ number: z.int().nullable(), span_start: z.int(), span_end: z.int(), text: z.string() })),
});

export const FIND_SECTIONS = parse(`query ($id: ID!, $search: String, $first: Int!) {
  result: sourceContents(id: $id) {
    sections(search: $search, first: $first) {
      totalCount
      nodes { label name heading chapter citation page span_start: spanStart span_end: spanEnd stamp }
    }
  }
}`);

const FOUND = z.object({ sections: z.object({ totalCount: z.int(), nodes: z.array(SECTION) }) });

interface Wanted {
  spanStart?: number;
  from?: number;
  pages: number;
}

/** Pages of a source, from a span or a position. @throws OperationRefusedError */
export async function readPages({ run }: Call, id: string, { spanStart, from, pages }: Wanted): Promise<LawText> {
  const { pages: opened, entry, ...source } = OPENED.parse((await run(OPEN_PAGES, { id, spanStart, from, first: pages })).result);
  const [first, last] = [opened[0], opened.at(-1)];
  const end = last?.span_end ?? source.length;
  return {
    source: { ...source, citation: entry?.citation ?? null, stamp: entry?.stamp ?? null },
    section: null,
    text: opened.map(({ text }) => text).join(''),
    span_start: first?.span_start ?? end,
    span_end: end,
    page_start: first?.number ?? null,
    page_end: last?.number ?? null,
    next_span_start: end < source.length ? end : null,
  };
}

/** The words of one section; of a very long one the beginning. @throws OperationRefusedError */
export async function readSection(call: Call, id: string, wanted: string): Promise<LawText> {
  const section = await theSection(call, id, wanted);
  const { span_start: start, span_end: end } = section;
  const opened = await readPages(call, id, { spanStart: start, pages: PAGES_MAX });
  const stop = Math.min(end, opened.span_end);
  return {
    ...opened,
    section,
    text: opened.text.slice(start - opened.span_start, stop - opened.span_start),
    span_start: start,
    span_end: stop,
    next_span_start: stop < end ? stop : null,
  };
}

/** Sections of a source in its order, with how many there are. @throws OperationRefusedError */
export async function sectionsOf(
  { run }: Call,
  id: string,
  first: number,
  search?: string,
): Promise<{ totalCount: number; nodes: Section[] }> {
  return FOUND.parse((await run(FIND_SECTIONS, { id, first, search })).result).sections;
}

async function theSection(call: Call, id: string, wanted: string): Promise<Section> {
  const { nodes } = await sectionsOf(call, id, SECTIONS_SHOWN, wanted);
  const same = (text: string) => text.toLowerCase() === wanted.trim().toLowerCase();
  const named = nodes.filter(({ label, name }) => same(label) || same(name));
  const [only] = named.length > 0 ? named : nodes;
  if (only && (named.length === 1 || nodes.length === 1)) return only;
  const others = (named.length > 0 ? named : nodes).map(({ name, heading }) => [name, heading].filter(Boolean).join(' '));
  throw refused(
    others.length > 0 ? `Several sections fit "${wanted}": ${others.join('; ')}.` : `The source has no section "${wanted}".`,
    others.length > 0 ? 'SECTION_AMBIGUOUS' : 'SECTION_NOT_FOUND',
  );
}

/** A text with what a reader must know of it, for people. */
export function lawWords({ source, section, text, span_start, span_end, next_span_start }: LawText): string {
  const stamp = section?.stamp ?? source.stamp;
  return [
    `${section?.citation ?? source.citation ?? source.title}${stamp ? ` [${stamp}]` : ''}`,
    `document_id ${source.document_id}, span ${span_start}–${span_end}`,
    text,
    ...(next_span_start === null ? [] : [`More follows from span_start ${next_span_start}.`]),
  ].join('\n\n');
}
