import { parse } from 'graphql';
import { z } from 'zod';
import { READS, tool } from '../tool.js';

const ROWS_MAX = 25;
const DATE_MAX = 60;
const DAYS = z.int().min(0).max(3650);
const LANGUAGE = z.enum(['ENGLISH', 'HINDI']).default('ENGLISH').describe('Of the words of the answer.');

const FIND_INPUT = z.strictObject({
  search: z.string().min(1).max(200).optional().describe('What happened, or a law: "cheque came back", "Article 113", "चेक बाउंस".'),
  group: z.string().min(1).max(60).optional().describe('Only rows of this group, as the answer names them.'),
  language: LANGUAGE,
});

const FIND_OUTPUT = z.object({
  total: z.int().describe('Rows found, of which at most 25 are listed.'),
  rows: z.array(
    z.object({
      row_id: z.string().describe('For count_deadline.'),
      group: z.string(),
      event: z.string().describe('What happened.'),
      task: z.string().describe('What is to be done.'),
      period: z.string().nullable(),
      start: z.string().describe('The day to ask the user for.'),
      law: z.array(z.string()),
    }),
  ),
});

export const FIND_DEADLINES = parse(`query ($search: String, $group: String, $language: DeadlineLanguage, $first: Int!) {
  result: deadlineRows(search: $search, group: $group, language: $language, first: $first) {
    total: totalCount
    nodes { row_id: id group event task period start pins { label } }
  }
}`);

interface FoundRows {
  total: number;
  nodes: { pins: { label: string }[] }[];
}

export const findDeadlines = tool({
  name: 'find_deadlines',
  title: 'Find periods of the law',
  description:
    'Finds rows of the calendar of the law: what happened, what is to be done, until when and counted from which day. Needs the scope SEARCH.',
  input: FIND_INPUT,
  output: FIND_OUTPUT,
  annotations: READS,
  async call({ run }, { search, group, language }) {
    const { total, nodes } = (await run(FIND_DEADLINES, { search, group, language, first: ROWS_MAX })).result as FoundRows;
    return FIND_OUTPUT.parse({ total, rows: nodes.map(({ pins, ...row }) => ({ ...row, law: pins.map(({ label }) => label) })) });
  },
  words({ total, rows }) {
    if (rows.length === 0) return 'No row of the calendar was found.';
    const lines = rows.map(
      (row) => `${row.row_id}: ${row.event}. ${row.task}: ${row.period ?? 'no last day'}, from: ${row.start} (${row.law.join('; ')})`,
    );
    return [`${total} rows:`, ...lines].join('\n');
  },
});

const COUNT_INPUT = z.strictObject({
  row_id: z.string().min(1).max(60).describe('One of find_deadlines.'),
  date: z
    .string()
    .min(1)
    .max(DATE_MAX)
    .describe('The day that `start` of the row names, from the user: "2026-03-12", "12 मार्च 2026". Ask for it; never assume today.'),
  today: z.string().min(1).max(DATE_MAX).optional(),
  copy_days: DAYS.optional().describe('Days that getting a copy took, where the row leaves them out.'),
  notice_days: DAYS.optional().describe('Days of a notice that the law requires first, where the row leaves them out.'),
  state: z.string().min(1).max(60).optional().describe('Whose holidays count.'),
  court: z.string().min(1).max(120).optional().describe('Whose holidays count.'),
  language: LANGUAGE,
});

const LINES = z.array(z.object({ text: z.string(), law: z.array(z.string()) }));
const COUNT_OUTPUT = z.object({
  status: z.enum(['IN_TIME', 'LATE_NEEDS_CAUSE', 'TOO_EARLY', 'PERIOD_SEEMS_OVER', 'NOT_KNOWN_YET']),
  status_text: z.string(),
  statement: z.string().describe('Repeat it word for word: it says that it is provisional.'),
  period_ends: z.string().nullable(),
  last_day: z.string().nullable().describe('The same, or the next open day.'),
  days_left: z.int().nullable(),
  not_before: z.string().nullable(),
  extended_until: z.string().nullable(),
  sum: LINES,
  moves: LINES.describe('What may move it: to be asked about.'),
  not_compared: z.array(z.string()).describe('Places that could not be compared with the act here.'),
});

const PINS = 'pins { label notice }';
export const COUNT_DEADLINE =
  parse(`query ($rowId: String!, $date: String!, $today: String, $copyDays: Int, $noticeDays: Int, $state: String, $court: String, $language: DeadlineLanguage) {
  result: deadline(rowId: $rowId, date: $date, today: $today, copyDays: $copyDays, noticeDays: $noticeDays, state: $state, court: $court, language: $language) {
    status
    status_text: statusText
    statement
    period_ends: periodEnds
    last_day: lastDay
    days_left: daysLeft
    not_before: notBefore
    extended_until: extendedUntil
    sum { text ${PINS} }
    moves { text ${PINS} }
    row { ${PINS} notes { text ${PINS} } }
  }
}`);

interface Cited {
  text: string;
  pins: { label: string; notice: string | null }[];
}
interface Counted {
  sum: Cited[];
  moves: Cited[];
  row: { pins: Cited['pins']; notes: Cited[] };
}

const cited = ({ text, pins }: Cited) => ({ text, law: pins.map(({ label }) => label) });

export const countDeadline = tool({
  name: 'count_deadline',
  title: 'Count a deadline',
  description:
    'Counts the period of a row of the calendar from a day, line by line, with what may move it. It is provisional and to be checked before filing. Needs the scope SEARCH.',
  input: COUNT_INPUT,
  output: COUNT_OUTPUT,
  annotations: READS,
  async call({ run }, { row_id, copy_days, notice_days, ...same }) {
    const { result } = await run(COUNT_DEADLINE, { ...same, rowId: row_id, copyDays: copy_days, noticeDays: notice_days });
    const { sum, moves, row, ...rest } = result as Counted;
    const pins = [...row.pins, ...[...row.notes, ...sum, ...moves].flatMap((one) => one.pins)];
    return COUNT_OUTPUT.parse({
      ...rest,
      sum: sum.map(cited),
      moves: [...row.notes, ...moves].map(cited),
      not_compared: [...new Set(pins.filter(({ notice }) => notice !== null).map(({ label }) => label))],
    });
  },
  words({ statement, status_text, sum, moves, not_compared }) {
    const line = ({ text, law }: { text: string; law: string[] }): string => `- ${text}${law.length > 0 ? ` (${law.join('; ')})` : ''}`;
    return [
      `${status_text}. ${statement}`,
      ...sum.map(line),
      ...(moves.length > 0 ? ['What may move it:', ...moves.map(line)] : []),
      ...(not_compared.length > 0 ? [`Not compared with the act here: ${not_compared.join('; ')}`] : []),
    ].join('\n');
  },
});
