import { randomUUID } from 'node:crypto';
import { ProposalSeal } from '../../src/features/drafting/generation/proposals/proposal-seal.js';
import type { TestApp } from './app.js';

/** Brings the changes that wait for a user's word to so many, at most twenty; sealed as the product seals them. */
export async function someProposals(app: TestApp, userId: string, rows: number): Promise<void> {
  const seal = app.nest.get(ProposalSeal, { strict: false });
  const stored = {
    given: {},
    values: {},
    suggestions: 'x',
    previousDocument: 'Text',
    referenceFilename: null,
    matterId: null,
    extra: {},
    changes: [
      {
        id: '1',
        instruction: 'x',
        message: 'x',
        segments: [{ kind: 'equal' as const, text: 'Text' }],
        places: [],
        asked: true,
        operations: [],
        values: {},
      },
    ],
    questions: [],
    open: [],
    citations: [],
    notice: null,
    draftedBy: 'extractive',
    paid: false,
    promptVersion: null,
  };
  const [{ count }] = await app.database.query<[{ count: number }]>('select count(*)::int as count from change_proposals');
  for (let made = count; made < Math.min(rows, 20); made += 1) {
    const id = randomUUID();
    await app.database.query(
      `insert into change_proposals (id, owner_id, document_type, complexity, sealed, expires_at)
       values ($1, $2, 'reply', 'simple', $3, now() + interval '1 day')`,
      [id, userId, seal.seal(id, stored)],
    );
  }
}
