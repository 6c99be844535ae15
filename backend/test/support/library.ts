import type { Client } from './client.js';
import { eventually } from './eventually.js';

export interface LibraryDocument {
  id: string;
  filename: string;
  status: string;
  title: string | null;
  version: number;
  passages: number | null;
  error: string | null;
  job: { id: string; state: string; stage: string | null; percent: number; elapsedSeconds: number | null; error: string | null } | null;
}

/** In pages, since what an operation may cost counts against its caller's minute: tests ask until the library is as they want it. */
const DOCUMENTS = `query ($after: String) { legalDocuments(first: 30, after: $after) { pageInfo { endCursor hasNextPage } nodes {
  id filename status title version passages error job { id state stage percent elapsedSeconds error } } } }`;

interface LibraryPage {
  legalDocuments: { pageInfo: { endCursor: string | null; hasNextPage: boolean }; nodes: LibraryDocument[] };
}

export const text = (name: string, content: string | Buffer): File =>
  new File([content], name, { type: name.endsWith('.pdf') ? 'application/pdf' : 'text/plain' });

export const upload = (admin: Client, file: File, documentType = 'act') =>
  admin.multipart<{ message: string; detail: string; job_id: string }>('/api/admin/upload-legal-document', {
    file,
    document_type: documentType,
    description: 'Sample',
    source: 'Tests',
  });

export async function libraryOf(admin: Client): Promise<Map<string, LibraryDocument>> {
  const library = new Map<string, LibraryDocument>();
  for (let after: string | null = null, more = true; more;) {
    const { data, errors }: { data?: LibraryPage | null; errors?: unknown } = await admin.graphql<LibraryPage>(DOCUMENTS, { after });
    if (!data) throw new Error(JSON.stringify(errors));
    for (const document of data.legalDocuments.nodes) library.set(document.filename, document);
    ({ endCursor: after, hasNextPage: more } = data.legalDocuments.pageInfo);
  }
  return library;
}

/** The library once nothing in it is under way. */
export const settledLibrary = (admin: Client) =>
  eventually(
    () => libraryOf(admin),
    (library) => [...library.values()].every(({ status }) => status === 'INDEXED' || status === 'FAILED'),
  );

export interface FoundPassage {
  documentId: string;
  headingPath: string;
  text: string;
  spanStart: number;
  spanEnd: number;
}

export async function searchLaw(user: Client, query: string): Promise<{ generation: string | null; passages: FoundPassage[] }> {
  const { data, errors } = await user.graphql<{ searchSources: { generation: string | null; passages: FoundPassage[] } }>(
    'query ($query: String!) { searchSources(query: $query) { generation passages { documentId headingPath text spanStart spanEnd } } }',
    { query },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.searchSources;
}

/** Starts a rebuild and waits for its end. */
export async function rebuild(admin: Client): Promise<{ state: string; error: string | null }> {
  const { body } = await admin.post<{ job_id: string }>('/api/admin/rebuild-index');
  return eventually(
    async () => {
      const { data } = await admin.graphql<{ job: { state: string; error: string | null } }>(
        'query ($id: ID!) { job(id: $id) { state error } }',
        {
          id: body.job_id,
        },
      );
      return data?.job ?? { state: 'unknown', error: null };
    },
    ({ state }) => ['COMPLETED', 'FAILED', 'CANCELLED'].includes(state),
  );
}
