import { randomUUID } from 'node:crypto';
import { ApprovalSeal } from '../../src/features/approvals/keeping/approval-seal.js';
import { ConversationSeal } from '../../src/features/conversations/keeping/conversation-seal.js';
import { UnfinishedSeal } from '../../src/features/drafting/unfinished/unfinished-seal.js';
import { VersionSeal } from '../../src/features/drafting/versions/version-seal.js';
import type { TestApp } from './app.js';

export interface SealedRows {
  /** The conversation that `exchanges` fills. */
  conversationId: string;
  documents: (rows: number) => Promise<void>;
  conversations: (rows: number) => Promise<void>;
  exchanges: (rows: number) => Promise<void>;
  forms: (rows: number) => Promise<void>;
  approvalRequests: (rows: number) => Promise<void>;
}

/** Brings tables with sealed columns to so many rows of one user's, without the work that makes them in the product. */
export function sealedRows(app: TestApp, userId: string): SealedRows {
  const conversationId = randomUUID();
  const sql = (text: string, values: unknown[]) => app.database.query(text, values);

  /** Documents with two versions each, sealed as the product seals them. */
  async function documents(rows: number): Promise<void> {
    const seal = app.nest.get(VersionSeal, { strict: false });
    const form = { given: {}, values: {}, suggestions: null, referenceFilename: null, notice: null, citations: [] };
    const [{ count }] = await app.database.query<[{ count: number }]>('select count(*)::int as count from documents');
    for (let made = count; made < rows; made += 1) {
      const id = randomUUID();
      await sql(
        `insert into documents (id, owner_id, document_type, sealed_title, last_number, version_count) values ($1, $2, 'reply', $3, 2, 2)`,
        [id, userId, seal.sealTitle(id, 'Reply')],
      );
      for (const number of [1, 2]) {
        const version = randomUUID();
        await sql(
          `insert into document_versions (id, document_id, owner_id, number, origin, template_version, drafted_by, price, sealed_form, sealed_content, content_digest)
           values ($1, $2, $3, $4, 'edited', '1', 'x', 0, $5, $6, '')`,
          [version, id, userId, number, seal.sealForm(version, form), seal.sealContent(version, 'Text')],
        );
      }
    }
  }

  async function conversations(rows: number): Promise<void> {
    const seal = app.nest.get(ConversationSeal, { strict: false });
    const [{ count }] = await app.database.query<[{ count: number }]>('select count(*)::int as count from conversations');
    for (let made = count; made < rows; made += 1) {
      const id = made === 0 ? conversationId : randomUUID();
      await sql('insert into conversations (id, owner_id, sealed_title, exchange_count) values ($1, $2, $3, 1)', [
        id,
        userId,
        seal.sealTitle(id, 'Rent'),
      ]);
    }
  }
  async function exchanges(rows: number): Promise<void> {
    await conversations(1);
    const seal = app.nest.get(ConversationSeal, { strict: false });
    const [{ count }] = await app.database.query<[{ count: number }]>('select count(*)::int as count from conversation_exchanges');
    for (let made = count; made < rows; made += 1) {
      const id = randomUUID();
      await sql(
        `insert into conversation_exchanges (id, conversation_id, owner_id, number, state, sealed_question) values ($1, $2, $3, $4, 'stopped', $5)`,
        [id, conversationId, userId, made + 1, seal.sealQuestion(id, { text: 'Why?', referenceFilename: null, asOn: null })],
      );
    }
  }
  async function forms(rows: number): Promise<void> {
    const seal = app.nest.get(UnfinishedSeal, { strict: false });
    for (let made = 0; made < rows; made += 1) {
      const id = randomUUID();
      await sql(
        `insert into unfinished_forms (id, owner_id, document_type, sealed, updated_at) values ($1, $2, $3, $4, now()) on conflict do nothing`,
        [id, userId, `type_${made}`, seal.seal(id, { templateData: { a: 'b' }, extra: {} })],
      );
    }
  }

  async function approvalRequests(rows: number): Promise<void> {
    const seal = app.nest.get(ApprovalSeal, { strict: false });
    const [{ count }] = await app.database.query<[{ count: number }]>('select count(*)::int as count from approval_requests');
    const details = { title: 'Reply', note: '', remark: '', submitted: null, documentId: null, conversationId: null };
    for (let made = count; made < rows; made += 1) {
      const id = randomUUID();
      await sql(
        `insert into approval_requests (id, owner_id, kind, document_type, state, text_digest, sealed_text, sealed_details)
         values ($1, $2, 'draft', 'reply', 'waiting', $3, $4, $5)`,
        [id, userId, seal.digest(id), seal.sealText(id, id), seal.sealDetails(id, details)],
      );
    }
  }

  return { conversationId, documents, conversations, exchanges, forms, approvalRequests };
}
