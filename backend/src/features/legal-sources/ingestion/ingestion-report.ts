import { pageRanges, pagesThat } from '../../../core/text/page-ranges.js';
import type { ScanReport } from '../../../ports/text-extractor/text-extractor.js';
import type { ReadingReport } from '../../retrieval/retrieval.service.js';
import type { GivenFacts } from '../edited-facts.js';
import type { LegalDocumentKind } from '../legal-sources.entity.js';
import type { IngestionFinding, IngestionFindingKind, IngestionReport } from '../ingestion-report.views.js';

const KINDS: Readonly<Record<LegalDocumentKind, string>> = {
  act: 'an act',
  judgment: 'a judgment',
  rule: 'rules',
  other: 'another document',
};
const UNITS: Readonly<Record<LegalDocumentKind, string>> = { act: 'Section', rule: 'Rule', judgment: 'Paragraph', other: 'Number' };

/** Pages of which the doubtful words are told. */
const MAX_PAGES_WITH_WORDS = 10;
const MAX_OMITTED = 10;
const MAX_OMITTED_LENGTH = 1_000;
/** What only the pages of the file show, not its text. */
const OF_PAGES: ReadonlySet<string> = new Set<`${IngestionFindingKind}`>([
  'broken_text_layer',
  'read_from_scan',
  'doubtful_scan',
  'unread_pages',
  'left_out',
]);

export interface IngestionFacts {
  documentType: LegalDocumentKind;
  year: number | null;
  /** What an administrator said in place of the text. */
  given?: GivenFacts;
  reading: ReadingReport;
  scan?: ScanReport;
  /** What the file holds that is not in its text. */
  omitted?: readonly string[];
  /** The report of when the file was read, where only its text was looked at again: what it says about the pages still holds. */
  earlier?: IngestionReport | null;
  /** Name of another document with the same text. */
  twin: string | null;
}

/** What an administrator is told of a document once it was read. */
export function ingestionReport({
  documentType,
  year,
  given = {},
  reading,
  scan,
  omitted = [],
  earlier,
  twin,
}: IngestionFacts): IngestionReport {
  const findings: IngestionFinding[] = [];
  const find = (kind: `${IngestionFindingKind}`, text: string | false): void => {
    if (text) findings.push({ kind, text });
  };
  const { likelyType, missing, missingCount, repeated, empty, twice, lackingSchedules, replacementCharacters } = reading;
  const units = (listed: string, count: number): string => `${UNITS[documentType]}${count === 1 ? '' : 's'} ${listed}`;
  const named = documentType !== 'other';
  find(
    'doubtful_type',
    likelyType !== null && likelyType !== documentType && `This looks like ${KINDS[likelyType]}; you chose ${KINDS[documentType]}.`,
  );
  find(
    'doubtful_title',
    named && reading.titleFromName && given.title === undefined && 'The text gives no title, so the file name is used instead.',
  );
  find('doubtful_year', named && year === null && given.year === undefined && 'The text gives no year.');
  find('duplicate_text', twin !== null && `${twin} has the same text.`);
  const more = missingCount > missing.length ? ` and ${missingCount - missing.length} more` : '';
  find(
    'missing_numbers',
    missing.length > 0 && `${units(pageRanges(missing), missingCount)}${more} not found: omitted, or lost in the print.`,
  );
  const carry = repeated.length === 1 ? 'carries' : 'carry';
  find('repeated_words', repeated.length > 0 && `${units(repeated.join(', '), repeated.length)} ${carry} the words of the next one.`);
  find('repeated_words', twice.length > 0 && `${units(twice.join(', '), twice.length)} ${twice.length === 1 ? 'stands' : 'stand'} twice.`);
  const have = empty.length === 1 ? 'has a heading' : 'have headings';
  find('without_words', empty.length > 0 && `${units(empty.join(', '), empty.length)} ${have} and no words.`);
  find('missing_schedule', lackingSchedules.length > 0 && `The act names ${lackingSchedules.join(', ')}, and the file has no schedule.`);
  const characters = replacementCharacters === 1 ? '1 character' : `${replacementCharacters} characters`;
  find('unknown_characters', replacementCharacters > 0 && `${characters} could not be read.`);
  const pages = (numbers: readonly number[] = [], one: string, several: string): string | false =>
    numbers.length > 0 && pagesThat(numbers, one, several);
  find(
    'broken_text_layer',
    pages(scan?.broken, 'has a damaged text layer, which was not used.', 'have damaged text layers, which were not used.'),
  );
  find('read_from_scan', pages(scan?.read, 'was read from its picture.', 'were read from their pictures.'));
  const doubtful = 'read with little confidence: compare';
  find('doubtful_scan', pages(scan?.doubtful, `was ${doubtful} it with the original.`, `were ${doubtful} them with the original.`));
  for (const { page, words } of (scan?.words ?? []).slice(0, MAX_PAGES_WITH_WORDS))
    find('doubtful_scan', `Doubtful words on page ${page}: ${words.map((word) => `“${word}”`).join(', ')}.`);
  find('unread_pages', pages(scan?.unread, 'could not be read.', 'could not be read.'));
  for (const each of omitted.slice(0, MAX_OMITTED)) find('left_out', each.slice(0, MAX_OMITTED_LENGTH));
  for (const finding of earlier?.findings ?? []) if (OF_PAGES.has(finding.kind)) findings.push(finding);
  return { numbered: reading.numbered, scannedPages: scan?.read.length ?? earlier?.scannedPages ?? 0, findings };
}
