import { z } from 'zod';
import { LAW_TEXT, lawWords, PAGES_MAX, readPages, readSection } from '../law-text.js';
import { DOCUMENT_ID } from '../place.js';
import { READS, refused, tool } from '../tool.js';

const OFFSET_MAX = 2 ** 31 - 1;
const SECTION_LENGTH_MAX = 200;

const INPUT = z.strictObject({
  document_id: DOCUMENT_ID.describe('As search_sources and citations name the source.'),
  section: z.string().min(1).max(SECTION_LENGTH_MAX).optional().describe('Only this section, rule or paragraph, such as "138".'),
  span_start: z.int().min(0).max(OFFSET_MAX).optional().describe('Begin with the page that holds this unit, such as that of a citation.'),
  page_index: z.int().min(0).max(OFFSET_MAX).optional().describe('Begin with the page at this position, from 0.'),
  pages: z.int().min(1).max(PAGES_MAX).default(2).describe(`Number of pages to return, 1 to ${PAGES_MAX}; not for a section.`),
});

export const openSource = tool({
  name: 'open_source',
  title: 'Read a source of law',
  description:
    'The text of an act, rule or judgment, word for word: one section, or pages around a citation. Give one of `section`, `span_start` and `page_index`; the beginning without. Needs the scope SEARCH.',
  input: INPUT,
  output: LAW_TEXT,
  annotations: READS,
  async call(call, { document_id, section, span_start, page_index, pages }) {
    const given = [section, span_start, page_index].filter((one) => one !== undefined);
    if (given.length > 1) throw refused('Give only one of section, span_start and page_index.', 'BAD_REQUEST');
    if (section !== undefined) return readSection(call, document_id, section);
    return readPages(call, document_id, { spanStart: span_start, from: page_index, pages });
  },
  words: lawWords,
});
