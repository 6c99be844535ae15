import type { ApolloClient } from '@apollo/client';
import type { KeptDraft_DocumentFragment } from '../../../shared/gql/graphql.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { isText } from '../../../shared/storage/guards.js';
import type { Draft } from '../draft.js';
import { DRAFT_CITATION } from '../drafting.operations.js';
import { DOCUMENT_BY_ID, KEPT_DOCUMENT, LAST_DOCUMENT } from './kept.operations.js';

export type KeptDocument = KeptDraft_DocumentFragment;

/** A document with its newest version, always from the server. Rejects with an AppError, also when it was deleted. */
export async function documentById(client: ApolloClient, id: string): Promise<KeptDocument> {
  const { data } = await client.query({ query: DOCUMENT_BY_ID, variables: { id }, fetchPolicy: 'no-cache' });
  if (!data?.document) throw new Error('The server sent no document');
  return getFragmentData(KEPT_DOCUMENT, data.document);
}

/** The document of a type that was changed last; null when there is none. */
export async function lastDocument(client: ApolloClient, documentType: string): Promise<KeptDocument | null> {
  const { data } = await client.query({ query: LAST_DOCUMENT, variables: { documentType }, fetchPolicy: 'no-cache' });
  const [last] = data?.documents.nodes ?? [];
  return last ? getFragmentData(KEPT_DOCUMENT, last) : null;
}

/** The newest version as a screen shows it. */
export function draftOfDocument({ id, documentType, matterId, currentVersion }: Omit<KeptDocument, 'title' | ' $fragmentName'>): Draft {
  const { content, draftedBy, notice, formValues, referenceFilename, signingNotes, citations } = currentVersion;
  const values = Object.entries(formValues).filter((entry): entry is [string, string] => isText(entry[1]));
  return {
    content,
    request: { documentType, templateData: Object.fromEntries(values), referenceFilename: referenceFilename ?? undefined },
    draftedBy,
    notice,
    signingNotes,
    citations: getFragmentData(DRAFT_CITATION, citations),
    documentId: id,
    matterId,
    versionId: currentVersion.id,
    number: currentVersion.number,
  };
}

/** Whether two forms have the same content; an empty field counts as absent. */
export function sameValues(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => (one[name] ?? '').trim() === (other[name] ?? '').trim(),
  );
}

/** A form after the draft got other values: fields that said what the draft said follow it, and an empty form takes all of it. */
export function followed(
  typed: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Record<string, string> {
  if (sameValues(before, now)) return { ...typed };
  if (sameValues(typed, {})) return { ...now };
  const next = { ...typed };
  for (const name of Object.keys({ ...before, ...now })) {
    const [was, is] = [before[name] ?? '', now[name] ?? ''];
    if (was.trim() !== is.trim() && (typed[name] ?? '').trim() === was.trim()) next[name] = is;
  }
  return next;
}
