import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { FieldError } from '../../../core/errors/app-error.js';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { guardFormula, unguardFormula } from '../../../core/validation/formula-guard.js';
import { isPartyFact, PARTY_FACTS, type PartyFact, type PartyFactValues } from '../../../core/text/parties/party-facts.js';
import { FAULTS_MAX, IMPORT_ROWS_MAX } from './party-limits.js';

const RECORD_MAX_CHARACTERS = 20_000;

/** A row of a file, with the line that it begins on; the first line is 1. */
interface CsvRow {
  line: number;
  facts: Partial<Record<PartyFact, string>>;
}

const refused = (field: string, message: string): ValidationError => new ValidationError([{ field, message }]);

/** The party book as a file (RFC 4180, UTF-8 with its mark). What a spreadsheet would run as a formula stays text. */
export const partiesCsv = (parties: readonly PartyFactValues[]): string =>
  stringify([PARTY_FACTS, ...parties.map((facts) => PARTY_FACTS.map((name) => guardFormula(facts[name] ?? '')))], {
    bom: true,
    record_delimiter: 'windows',
    // Otherwise only its own line ends are quoted.
    quoted_match: /[\r\n]/,
  });

/**
 * Reads a file of parties. Its first line names the columns, in any order; all but `name` may be missing.
 * @param check what a row says, as clean text; throws ValidationError naming its facts
 * @throws ValidationError that names lines and columns; nothing is taken from such a file
 */
export function readPartiesCsv(text: string, check: (facts: CsvRow['facts']) => PartyFactValues): PartyFactValues[] {
  const lines = text.slice(0, text.indexOf('\uFFFD') + 1).split('\n').length;
  if (text.includes('\uFFFD')) throw refused(`csv.${lines}`, `Line ${lines} has characters that nobody could read: save the file as UTF-8`);
  const rows = rowsOf(text);
  if (rows.length > IMPORT_ROWS_MAX) throw refused('csv', `A file may hold at most ${IMPORT_ROWS_MAX} parties; this one holds more.`);
  if (rows.length === 0) throw refused('csv', 'The file holds no party');
  const problems: FieldError[] = [];
  const parties = rows.flatMap(({ line, facts }) => {
    try {
      return [check(facts)];
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      for (const { field, message } of error.errors ?? [])
        problems.push({ field: `csv.${line}.${field}`, message: `Line ${line}, column ${field}: ${message}` });
      return [];
    }
  });
  if (problems.length > FAULTS_MAX) {
    const more = problems.length - FAULTS_MAX;
    throw new ValidationError([...problems.slice(0, FAULTS_MAX), { field: 'csv', message: `The file has ${more} more faults` }]);
  }
  if (problems.length > 0) throw new ValidationError(problems);
  return parties;
}

/** @throws ValidationError for what is not a table with known columns */
function rowsOf(text: string): CsvRow[] {
  try {
    return parse<{ record: Record<string, string>; info: { lines: number }; raw: string }>(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      columns: headings,
      info: true,
      raw: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: RECORD_MAX_CHARACTERS,
      to: IMPORT_ROWS_MAX + 1,
      cast: (value, { header }) => (header ? value : unguardFormula(value).trim()),
    }).map(({ record, info, raw }) => ({ line: info.lines - linesWithin(raw), facts: record }));
  } catch (error) {
    if (error instanceof CsvError) throw refused('csv', `The file is not a table of comma-separated values: ${error.message}`);
    throw error;
  }
}

/** Line ends inside of a record, whose values may have several lines. */
const linesWithin = (raw: string): number => raw.trim().split('\n').length - 1;

function headings(given: readonly string[]): string[] {
  const names = given.map((name) => name.trim().toLowerCase().replace(/ /g, '_'));
  const unknown = names.filter((name) => !isPartyFact(name));
  const known = PARTY_FACTS.join(', ');
  if (unknown.length > 0)
    throw refused(
      'csv.1',
      `Line 1: unknown column ${unknown
        .map((name) => name.slice(0, 40))
        .slice(0, 5)
        .join(', ')}. Columns are: ${known}`,
    );
  if (new Set(names).size < names.length) throw refused('csv.1', 'Line 1: a column is there twice');
  if (!names.includes('name')) throw refused('csv.1', `Line 1: the column "name" is missing. Columns are: ${known}`);
  return names;
}
