import { parse } from 'graphql';
import { z } from 'zod';
import { tool } from '../tool.js';
import { DRAFTED, DRAFTED_FIELDS, type Drafted, draftedOutput, draftedWords } from './drafted.js';

/** More than suggestions of the maximum length make. */
const CHANGES_MAX = 2000;

const INPUT = z.strictObject({
  proposal_id: z.string().min(1).max(60).describe('The `proposal_id` of propose_changes.'),
  accepted: z
    .array(z.string().min(1).max(60))
    .min(1)
    .max(CHANGES_MAX)
    .describe('The `id`s of the changes that the user accepts; the others are rejected.'),
});

export const KEEP_CHANGES = parse(`mutation ($input: KeepChangesInput!) { result: keepChanges(input: $input) { ${DRAFTED_FIELDS} } }`);

export const keepChanges = tool({
  name: 'keep_changes',
  title: 'Keep proposed changes',
  description:
    'Keeps the accepted changes of propose_changes as the next version and charges it once; the same changes twice are one version. Questions that are not answered are not followed. Needs the scope DOCUMENTS_WRITE.',
  input: INPUT,
  output: DRAFTED,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  async call({ run }, { proposal_id, accepted }) {
    const { result } = await run(KEEP_CHANGES, { input: { proposalId: proposal_id, accepted } });
    return draftedOutput(result as Drafted);
  },
  words: draftedWords,
});
