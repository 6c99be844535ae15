import type { EntityManager } from 'typeorm';
import { caseCitations } from '../../../core/text/law-names/case-citations.js';
import { normalized } from '../../../core/text/normalized.js';
import { type CanonicalText, caseKeys, type DocumentFacts, type OutlineEntry, undatedAct } from '../../retrieval/retrieval.service.js';
import type { LegalDocument } from '../legal-sources.entity.js';
import { ownCitations } from './own-citations.js';

/** Raised when more, or something else, is kept of a text: contents of older rules are made again. */
export const CONTENTS_RULES = 4;

/** Words of one document that it is found by, and the longest. */
const MOST_WORDS = 6000;
const MAX_WORD = 40;

/** A section or a numbered paragraph as its row keeps it, so that thousands of them stay small. */
export interface StoredSection {
  label: string;
  name: string;
  heading: string;
  chapter: string;
  start: number;
  end: number;
  /** Page of the file on which it begins; null where it has none. */
  page: number | null;
  /** Whether it is a numbered paragraph, whose heading is its first words. */
  paragraph?: true;
}

/** What a text cites as its row keeps it: `act` has the name of an act, `case` a key that the judgment's `names` hold. */
export interface StoredCited {
  kind: 'act' | 'case';
  key: string;
  written: string;
}

export interface Contents {
  source: CanonicalText;
  outline: readonly OutlineEntry[];
  facts: Pick<DocumentFacts, 'cites' | 'court' | 'judgment'>;
}

const ACT = 'act ';
/** Under which key an act is cited. @param name with its year, or as `undatedAct` reads one without it */
export const actKey = (name: string): string => `${ACT}${name}`;
/** The name of the act that is cited under a key. */
export const actOfKey = (key: string): string => key.slice(ACT.length);
/** Under which key a judgment is cited by its citation; the keys of `caseKeys` begin with "case". */
export const citationKeys = (citations: readonly string[]): string[] =>
  citations.flatMap((citation) => caseCitations(citation, 1).map(({ key }) => key));

/** The words of a text, each once and in small letters, as the library is searched by. */
export function wordsOf(text: string): string[] {
  const words =
    normalized(text, 'NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, MAX_WORD)))];
}

/** Half a character, as a cut may leave it, and NUL: PostgreSQL takes neither. */
const UNSTORABLE = /[\0\p{Cs}]/gu;
const stored = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? each.replace(UNSTORABLE, '') : each));

/** Keeps what readers browse a document by, in the transaction that takes its text over. */
export async function storeContents(manager: EntityManager, row: LegalDocument, { source, outline, facts }: Contents): Promise<void> {
  const title = row.title ?? row.filename;
  const { judgment } = facts;
  const citations = row.documentType === 'judgment' ? ownCitations(row) : [];
  const titleWords = wordsOf([title, row.year ?? '', ...(row.edits?.given.shortNames ?? [])].join(' '));
  // Paragraphs have no headings: a library searched by their first words would find nearly every judgment.
  const headed = outline.filter(({ kind }) => kind === 'section');
  const words = wordsOf([...titleWords, ...headed.map(({ label, heading }) => `${label} ${heading}`)].join(' ')).slice(0, MOST_WORDS);
  const cited: StoredCited[] = [
    ...facts.cites.map((name): StoredCited => ({ kind: 'act', key: actKey(name), written: undatedAct(name)?.name ?? name })),
    ...(judgment?.citedCases ?? []).map(({ key, written }): StoredCited => ({ kind: 'case', key, written })),
  ];
  const names = row.documentType === 'judgment' ? [...citationKeys(citations), ...caseKeys(title, row.year)] : [];
  await manager.query(
    `insert into source_contents (document_id, rules, sort_key, title_words, words, sections, section_count, court, bench, decided_on,
       citations, names, cited, cites)
     values ($1, $2, $3, array_to_tsvector($4::text[]), array_to_tsvector($5::text[]), $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (document_id) do update set rules = excluded.rules, sort_key = excluded.sort_key, title_words = excluded.title_words,
       words = excluded.words, sections = excluded.sections, section_count = excluded.section_count, court = excluded.court,
       bench = excluded.bench, decided_on = excluded.decided_on, citations = excluded.citations, names = excluded.names,
       cited = excluded.cited, cites = excluded.cites`,
    [
      row.id,
      CONTENTS_RULES,
      sortKeyOf(title),
      titleWords,
      words,
      stored(sectionsOf(source, outline)),
      outline.length,
      facts.court,
      judgment?.bench ?? null,
      judgment?.decidedOn ?? null,
      citations,
      names,
      stored(cited),
      [...new Set(cited.map(({ key }) => key.replace(UNSTORABLE, '')))],
    ],
  );
}

/** Titles are sorted without their article, whatever their case. */
const sortKeyOf = (title: string): string =>
  normalized(title, 'NFKC')
    .toLowerCase()
    .replace(/^the\s+/u, '')
    .slice(0, 200);

function sectionsOf({ pageStarts, pageNumbers }: CanonicalText, outline: readonly OutlineEntry[]): StoredSection[] {
  let page = 0;
  return outline.map((entry) => {
    // Sections follow each other; a stray one is looked for from the beginning.
    if ((pageStarts[page] ?? 0) > entry.start) page = 0;
    while ((pageStarts[page + 1] ?? Infinity) <= entry.start) page++;
    const { kind, label, name, heading, chapter, start, end } = entry;
    const place = { label, name, heading, chapter, start, end, page: pageNumbers[page] ?? null };
    return kind === 'paragraph' ? { ...place, paragraph: true } : place;
  });
}
