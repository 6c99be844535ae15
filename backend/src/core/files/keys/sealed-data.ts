/** What each piece that is sealed in the database is bound to, by the id of its row. */
export const SEAL_NAMES = {
  documentTitle: (id: string) => `document/${id}/title`,
  versionForm: (id: string) => `document-version/${id}/form`,
  versionContent: (id: string) => `document-version/${id}/content`,
  conversationTitle: (id: string) => `conversation/${id}/title`,
  question: (id: string) => `conversation-exchange/${id}/question`,
  reply: (id: string) => `conversation-exchange/${id}/reply`,
  proposal: (id: string) => `change-proposal/${id}`,
  unfinishedForm: (id: string) => `unfinished-form/${id}`,
  webhookSecret: (id: string) => `webhook/${id}/secret`,
  secondFactor: (id: string) => `second-factor/${id}`,
  recoveryCodes: (id: string) => `second-factor/${id}/recovery-codes`,
  passwordReset: (id: string) => `password-reset/${id}`,
  matter: (id: string) => `matter/${id}`,
  party: (id: string) => `party/${id}`,
  matterDeadline: (id: string) => `matter-deadline/${id}`,
  citedLaw: (id: string) => `cited-law/${id}`,
  chronologyEvent: (id: string) => `chronology-event/${id}`,
  answerRating: (id: string) => `answer-rating/${id}`,
  acceptedDifference: (id: string) => `accepted-difference/${id}`,
  approvalText: (id: string) => `approval-request/${id}/text`,
  approvalDetails: (id: string) => `approval-request/${id}/details`,
} as const;

/** A keyed digest of what a column holds, which changes with the key. */
interface DigestColumn {
  column: string;
  /** The column with the text. */
  of: string;
  purpose: string;
}

/** A sealed key for digests. */
interface DigestKeyColumn {
  column: string;
  /** The rows in which the first file key itself takes its place. */
  missing: string;
}

/** A table with sealed columns. */
export interface SealedTable {
  table: string;
  /** Its primary key, a uuid. */
  id: string;
  columns: readonly { column: string; name: (id: string) => string }[];
  digest?: DigestColumn;
  digestKey?: DigestKeyColumn;
}

const DIGEST_PURPOSE = 'document-content';
export const DOCUMENT_DIGEST = { column: 'content_digest', of: 'sealed_content', purpose: DIGEST_PURPOSE } as const;

/** The text of a document as it is digested: equal for texts that differ in line ends and outer white space only. */
export const digestedText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/**
 * Every table with sealed columns: what is resealed when the file key changes. A test compares it with the schema, where each such
 * column is called `sealed_…`.
 */
export const SEALED_TABLES: readonly SealedTable[] = [
  { table: 'documents', id: 'id', columns: [{ column: 'sealed_title', name: SEAL_NAMES.documentTitle }] },
  {
    table: 'document_versions',
    id: 'id',
    columns: [
      { column: 'sealed_form', name: SEAL_NAMES.versionForm },
      { column: 'sealed_content', name: SEAL_NAMES.versionContent },
    ],
    digest: DOCUMENT_DIGEST,
  },
  { table: 'conversations', id: 'id', columns: [{ column: 'sealed_title', name: SEAL_NAMES.conversationTitle }] },
  {
    table: 'conversation_exchanges',
    id: 'id',
    columns: [
      { column: 'sealed_question', name: SEAL_NAMES.question },
      { column: 'sealed_reply', name: SEAL_NAMES.reply },
    ],
  },
  { table: 'change_proposals', id: 'id', columns: [{ column: 'sealed', name: SEAL_NAMES.proposal }] },
  { table: 'unfinished_forms', id: 'id', columns: [{ column: 'sealed', name: SEAL_NAMES.unfinishedForm }] },
  {
    table: 'webhooks',
    id: 'id',
    columns: [
      { column: 'sealed_secret', name: SEAL_NAMES.webhookSecret },
      { column: 'sealed_earlier_secret', name: SEAL_NAMES.webhookSecret },
    ],
  },
  {
    table: 'second_factors',
    id: 'user_id',
    columns: [
      { column: 'sealed_secret', name: SEAL_NAMES.secondFactor },
      { column: 'sealed_code_key', name: SEAL_NAMES.recoveryCodes },
    ],
    // Codes of before digests had keys of their own.
    digestKey: {
      column: 'sealed_code_key',
      missing: 'sealed_code_key is null and exists (select from recovery_codes c where c.user_id = second_factors.user_id)',
    },
  },
  { table: 'matters', id: 'id', columns: [{ column: 'sealed', name: SEAL_NAMES.matter }] },
  { table: 'matter_deadlines', id: 'id', columns: [{ column: 'sealed', name: SEAL_NAMES.matterDeadline }] },
  { table: 'cited_law', id: 'id', columns: [{ column: 'sealed', name: SEAL_NAMES.citedLaw }] },
  { table: 'chronology_events', id: 'id', columns: [{ column: 'sealed', name: SEAL_NAMES.chronologyEvent }] },
  { table: 'accepted_differences', id: 'id', columns: [{ column: 'sealed', name: SEAL_NAMES.acceptedDifference }] },
  { table: 'answer_ratings', id: 'exchange_id', columns: [{ column: 'sealed', name: SEAL_NAMES.answerRating }] },
  {
    table: 'approval_requests',
    id: 'id',
    columns: [
      { column: 'sealed_text', name: SEAL_NAMES.approvalText },
      { column: 'sealed_details', name: SEAL_NAMES.approvalDetails },
    ],
    // The same as that of versions: by it a draft is known as the text that was approved.
    digest: { column: 'text_digest', of: 'sealed_text', purpose: DIGEST_PURPOSE },
  },
  { table: 'parties', id: 'id', columns: [{ column: 'sealed', name: SEAL_NAMES.party }] },
  { table: 'password_resets', id: 'id', columns: [{ column: 'sealed_email', name: SEAL_NAMES.passwordReset }] },
];
