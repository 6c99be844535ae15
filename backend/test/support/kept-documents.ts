import type { Client } from './client.js';

/** What the tests of kept documents send, and what they read of the answers. */
export const REPLY_VALUES = {
  complaint_summary: 'Rent is said to be unpaid',
  respondent_details: 'Quentin Zimmerfeld, tenant',
  defenses: 'The rent was paid by bank transfer',
};
export const GENERATE = `mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) {
  documentContent remainingTokens draftedBy
  document { id title documentType versionCount currentVersion { id } }
  version { id number origin price templateVersion content formValues suggestions notice }
} }`;
export const SAVE =
  'mutation ($input: SaveDocumentVersionInput!) { saveDocumentVersion(input: $input) { id number origin price draftedBy content document { versionCount } } }';

export interface Version {
  id: string;
  number: number;
  origin: string;
  price: number;
  content: string;
  draftedBy: string;
  formValues: Record<string, string>;
  document: { versionCount: number };
}
export interface VersionPage {
  nodes: Version[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
export interface Generated {
  generateDocument: {
    documentContent: string;
    document: { id: string; title: string; versionCount: number; currentVersion: { id: string } };
    version: Version;
  };
}

/** Drafts a reply that is kept. @throws Error with what the API refused */
export async function generate(user: Client, more: Record<string, unknown> = {}): Promise<Generated['generateDocument']> {
  const { data, errors } = await user.graphql<Generated>(GENERATE, {
    input: { documentType: 'reply', templateData: REPLY_VALUES, ...more },
  });
  if (!data) throw new Error(`nothing was generated: ${JSON.stringify(errors)}`);
  return data.generateDocument;
}

/** The file that a document is rendered to, by default as text; in place of its name the code of an error. */
export async function renderKept(client: Client, input: object): Promise<{ filename: string; downloadUrl: string }> {
  const query = 'mutation ($input: RenderDocumentInput!) { renderDocument(input: $input) { filename downloadUrl } }';
  const { data, errors } = await client.graphql<{ renderDocument: { filename: string; downloadUrl: string } }>(query, {
    input: { format: 'TXT', ...input },
  });
  return data ? data.renderDocument : { filename: String(errors?.[0]?.extensions.code), downloadUrl: '' };
}
