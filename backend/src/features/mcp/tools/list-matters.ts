import { parse } from 'graphql';
import { z } from 'zod';
import { READS, tool } from '../tool.js';

const MATTERS_MAX = 25;
const DATES_MAX = 50;

const INPUT = z.strictObject({
  search: z.string().min(1).max(200).optional().describe('Words of the title, reference, parties, court, number or tags.'),
  status: z.enum(['OPEN', 'CLOSED', 'ARCHIVED']).optional(),
  matter_id: z.uuid().optional().describe('Only dates of this matter.'),
});

const OUTPUT = z.object({
  total: z.int().describe('Matters found, of which at most 25 are listed, the last changed first.'),
  matters: z.array(
    z.object({
      matter_id: z.string().describe('For ask.'),
      title: z.string(),
      reference: z.string().nullable(),
      parties: z.array(z.object({ name: z.string(), role: z.string().nullable(), is_client: z.boolean() })),
      court: z.string().nullable(),
      case_number: z.string().nullable(),
      stage: z.string().nullable(),
      state: z.string().nullable(),
      personal_law: z.string().nullable(),
      status: z.enum(['OPEN', 'CLOSED', 'ARCHIVED']),
    }),
  ),
  next_dates: z
    .array(
      z.object({
        matter_id: z.string(),
        matter: z.string(),
        day: z.string(),
        days_left: z.int().describe('Negative once it has passed.'),
        title: z.string(),
        reason: z.string().nullable().describe('Repeat it with the day: it says what makes the day provisional.'),
        law: z.array(z.string()),
      }),
    )
    .describe('The first 50 open dates, the next day first.'),
});

export const LIST_MATTERS = parse(`query ($search: String, $status: MatterStatus, $matterId: ID, $matters: Int!, $dates: Int!) {
  result: matters(search: $search, status: $status, confidential: false, first: $matters) {
    total: totalCount
    nodes {
      matter_id: id title reference parties { name role is_client: isClient } court case_number: caseNumber stage state
      personal_law: personalLaw status
    }
  }
  dates: matterDeadlines(matterId: $matterId, status: OPEN, confidential: false, first: $dates) {
    nodes { matter_id: matterId matter: matterTitle day days_left: daysLeft title reason law: pins }
  }
}`);

interface Listed {
  result: { total: number; nodes: object[] };
  dates: { nodes: object[] };
}

export const listMatters = tool({
  name: 'list_matters',
  title: 'List matters and their next dates',
  description: "The user's matters with their parties, court and next dates, except confidential ones. Needs the scope MATTERS.",
  input: INPUT,
  output: OUTPUT,
  annotations: READS,
  async call({ run }, { search, status, matter_id }) {
    const variables = { search, status, matterId: matter_id, matters: MATTERS_MAX, dates: DATES_MAX };
    const { result, dates } = (await run(LIST_MATTERS, variables)) as unknown as Listed;
    return OUTPUT.parse({ total: result.total, matters: result.nodes, next_dates: dates.nodes });
  },
  words({ total, matters, next_dates }) {
    const lines = matters.map(({ matter_id, title, court, case_number, status }) =>
      [`${matter_id}: ${title}`, court, case_number, status.toLowerCase()].filter(Boolean).join(', '),
    );
    const days = next_dates.map(({ day, days_left, title, matter }) => `${day} (${days_left} days): ${title}, ${matter}`);
    return [`${total} matters:`, ...lines, ...(days.length > 0 ? ['Next dates:', ...days] : [])].join('\n');
  },
});
