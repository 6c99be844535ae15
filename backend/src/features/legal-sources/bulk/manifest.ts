import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { AppError } from '../../../core/errors/app-error.js';
import { BadRequestError } from '../../../core/errors/common-errors.js';
import { guardFormula, unguardFormula } from '../../../core/validation/formula-guard.js';
import { normalized } from '../../../core/text/normalized.js';
import { isCalendarDay } from '../../../core/validation/calendar-day.js';
import type { KnownLawStatus, LawStatus } from '../../retrieval/retrieval.service.js';
import type { GivenFacts } from '../edited-facts.js';
import { LawStateName, LawStatusOriginName } from '../law-status.views.js';
import { checkedLawStatus } from '../law-status/law-status.service.js';
import { JURISDICTION_MAX, NOTE_MAX, SHORT_NAME_MAX, SHORT_NAMES_MAX, TITLE_MAX, YEAR_MAX, YEAR_MIN } from '../source-limits.js';
import { LEGAL_DOCUMENT_KINDS, type LegalDocumentKind } from '../stored-facts.js';
import { joinList, splitList } from './list-cells.js';

/** The name that an export gives its manifest, and that an import looks for. */
export const MANIFEST_NAME = 'manifest.csv';
/** Larger than that of any library that fits one installation. */
export const MANIFEST_MAX_BYTES = 64 * 1024 * 1024;
const RECORD_MAX_BYTES = 64 * 1024;
/** Faults are reported for this many rows at most. */
const PROBLEMS_MAX = 50;

const COLUMNS = [
  'file',
  'type',
  'title',
  'short_names',
  'year',
  'state',
  'status',
  'status_from',
  'in_force_from',
  'repealed_on',
  'replaced_by',
  'source',
  'description',
] as const;
type Column = (typeof COLUMNS)[number];

/** What a manifest says about one file. */
export interface ManifestEntry {
  documentType: LegalDocumentKind | null;
  description: string | null;
  source: string | null;
  given: GivenFacts;
  /** As an administrator says; only that is taken in by an import. */
  lawStatus: LawStatus | null;
  /** What the guide to the law, or the text, proposes where no administrator says it: written for people to see. */
  proposedStatus?: KnownLawStatus | null;
}

const cell = (name: string, max: number) =>
  z
    .string()
    .max(max, `${name} must be at most ${max} characters`)
    .transform((value) => value || null);
const list = (cells: z.ZodString) => cells.transform(splitList);
const day = (name: string) =>
  z
    .string()
    .transform((value) => value || null)
    .refine((value) => value === null || isCalendarDay(value), `${name} must be a date such as 2024-07-01`);

const ROW = z.object({
  file: z.string().min(1, 'file must not be empty'),
  type: z.union([z.enum(LEGAL_DOCUMENT_KINDS), z.literal('')], 'type must be act, judgment, rule or other').default(''),
  title: cell('title', TITLE_MAX).default(null),
  short_names: list(z.string())
    .refine((names) => names.length <= SHORT_NAMES_MAX, `short_names must be at most ${SHORT_NAMES_MAX} names`)
    .refine((names) => names.every((name) => name.length <= SHORT_NAME_MAX), `A short name must be at most ${SHORT_NAME_MAX} characters`)
    .default([]),
  year: z
    .string()
    .transform((value) => (value === '' ? null : Number(value)))
    .refine(
      (year) => year === null || (Number.isInteger(year) && year >= YEAR_MIN && year <= YEAR_MAX),
      `year must be a whole number from ${YEAR_MIN} to ${YEAR_MAX}`,
    )
    .default(null),
  state: cell('state', JURISDICTION_MAX).default(null),
  status: z.union([z.enum(LawStateName), z.literal('')], 'status must be in_force, in_part, amended or repealed').default(''),
  status_from: z
    .union([z.enum(LawStatusOriginName), z.literal('')], 'status_from must be administrator, guide or text')
    .transform((from) => from || LawStatusOriginName.ADMINISTRATOR)
    .default(LawStatusOriginName.ADMINISTRATOR),
  in_force_from: day('in_force_from').default(null),
  repealed_on: day('repealed_on').default(null),
  replaced_by: list(z.string()).default([]),
  source: cell('source', NOTE_MAX).default(null),
  description: cell('description', NOTE_MAX).default(null),
});

export class ManifestError extends BadRequestError {
  /** @param problems one sentence for each row that is wrong, with its line */
  constructor(readonly problems: readonly string[]) {
    super(`The manifest cannot be used. ${problems.slice(0, PROBLEMS_MAX).join('. ')}.`, 'MANIFEST_INVALID');
  }
}

/**
 * Reads a manifest: CSV (RFC 4180) in UTF-8, whose first line names the columns; all of them but `file` may be missing.
 * @returns what it says for each file, by the path that it gives, in Unicode normalization form C
 * @throws ManifestError that names every row that is wrong
 */
export function parseManifest(text: string): Map<string, ManifestEntry> {
  const entries = new Map<string, ManifestEntry>();
  const problems: string[] = [];
  for (const { record, line } of records(text)) {
    const refuse = (problem: string): number => problems.push(`Line ${line}: ${problem}`);
    const row = ROW.safeParse(record);
    if (!row.success) {
      refuse(row.error.issues[0]?.message ?? 'it is not valid');
      continue;
    }
    const file = normalized(row.data.file);
    if (entries.has(file)) refuse(`${file} is there twice`);
    try {
      entries.set(file, entryOf(row.data));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refuse(error.message);
    }
  }
  if (problems.length > 0) throw new ManifestError(problems);
  return entries;
}

/** @throws ManifestError for what is not a table with known columns */
function records(text: string): { record: Record<string, string>; line: number }[] {
  try {
    return parse<{ record: Record<string, string>; info: { lines: number } }>(text, {
      bom: true,
      columns: headings,
      info: true,
      skip_empty_lines: true,
      max_record_size: RECORD_MAX_BYTES,
      cast: (value, { header }) => (header ? value : unguardFormula(value).trim()),
    }).map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) throw new ManifestError([error.message]);
    throw error;
  }
}

function headings(given: readonly string[]): string[] {
  const names = given.map((name) => name.trim().toLowerCase().replace(/ /g, '_'));
  const unknown = names.filter((name) => !(COLUMNS as readonly string[]).includes(name));
  if (unknown.length > 0) throw new ManifestError([`Unknown column ${unknown.slice(0, COLUMNS.length).join(', ')}`]);
  if (new Set(names).size < names.length) throw new ManifestError(['A column is there twice']);
  if (!names.includes('file')) throw new ManifestError(['The column "file" is missing']);
  return names;
}

function entryOf(row: z.output<typeof ROW>): ManifestEntry {
  const { type, title, short_names: shortNames, year, state, status, source, description } = row;
  const { in_force_from: inForceFrom, repealed_on: repealedOn, replaced_by: replacedBy } = row;
  if (!status && (inForceFrom ?? repealedOn ?? replacedBy[0])) throw new BadRequestError('status is missing');
  if (status && type === 'judgment') throw new BadRequestError('a judgment is neither in force nor repealed');
  return {
    documentType: type || null,
    description,
    source,
    given: {
      ...(title !== null && { title }),
      ...(year !== null && { year }),
      ...(state !== null && { jurisdiction: state }),
      ...(shortNames.length > 0 && { shortNames }),
    },
    // What was only proposed is proposed again, by the guide or the text of the day.
    lawStatus:
      status && row.status_from === LawStatusOriginName.ADMINISTRATOR
        ? checkedLawStatus({ state: status, inForceFrom, repealedOn, replacedBy })
        : null,
  };
}

/** A row of a manifest; what is null or absent in the entry is an empty cell. */
export function manifestRow(file: string, entry: ManifestEntry): string {
  const { documentType, description, source, given } = entry;
  const lawStatus = entry.lawStatus ?? entry.proposedStatus;
  const from = entry.lawStatus ? LawStatusOriginName.ADMINISTRATOR : (entry.proposedStatus?.origin ?? '');
  const row: Record<Column, string> = {
    file,
    type: documentType ?? '',
    title: given.title ?? '',
    short_names: joinList(given.shortNames ?? []),
    year: given.year?.toString() ?? '',
    state: given.jurisdiction ?? '',
    status: lawStatus?.state ?? '',
    status_from: from,
    in_force_from: lawStatus?.inForceFrom ?? '',
    repealed_on: lawStatus?.repealedOn ?? '',
    replaced_by: joinList(lawStatus?.replacedBy ?? []),
    source: source ?? '',
    description: description ?? '',
  };
  return stringify([COLUMNS.map((column) => guardFormula(row[column]))]);
}

/** The first line of a manifest, with the mark by which spreadsheets know UTF-8. */
export const manifestHead = (): string => stringify([COLUMNS], { bom: true });
