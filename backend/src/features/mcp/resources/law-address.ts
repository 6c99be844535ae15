import { isUUID } from 'class-validator';
import { parse } from 'graphql';
import { z } from 'zod';
import { STAMP } from '../place.js';
import { type Call, refused } from '../tool.js';

export const SOURCE_URI = 'themis://law/{source}';
export const SECTION_URI = 'themis://law/{source}/section/{section}';

const CANDIDATES = 20;

export const LIST_SOURCES = parse(`query ($search: String, $first: Int!) {
  result: sources(search: $search, first: $first) { nodes { document_id: id title citation jurisdiction stamp } }
}`);

const LISTED = z.object({
  nodes: z.array(
    z.object({ document_id: z.string(), title: z.string(), citation: z.string(), jurisdiction: z.string().nullable(), stamp: STAMP }),
  ),
});
export type ListedSource = z.output<typeof LISTED>['nodes'][number];

/** Sources by title; with words to look for those whose titles hold them first. @throws OperationRefusedError */
export async function listSources({ run }: Call, first: number, search?: string): Promise<ListedSource[]> {
  return LISTED.parse((await run(LIST_SOURCES, { first, search: search || undefined })).result).nodes;
}

/** The address of a source, which stays the same as long as the library holds it. */
export const addressOf = (documentId: string): string => `themis://law/${documentId}`;

/**
 * A part of an address, decoded.
 * @throws OperationRefusedError for one that cannot be decoded
 */
export function decoded(part: string | string[] | undefined): string {
  try {
    return decodeURIComponent(String(part ?? '')).trim();
  } catch {
    throw refused('The address of the resource cannot be read.', 'BAD_REQUEST');
  }
}

/**
 * The id of the source that an address names by its id, or by its title or citation where only one source has it.
 * @throws OperationRefusedError
 */
export async function sourceIdOf(call: Call, name: string): Promise<string> {
  if (isUUID(name)) return name;
  const same = (text: string) => text.toLowerCase() === name.toLowerCase();
  const found = (await listSources(call, CANDIDATES, name)).filter(({ title, citation }) => same(title) || same(citation));
  const [only] = found;
  if (!only) throw refused(`The library has no source "${name}".`, 'DOCUMENT_NOT_FOUND');
  if (found.length > 1)
    throw refused(
      `Several sources are called "${name}": ${found.map(({ document_id }) => addressOf(document_id)).join(', ')}.`,
      'DOCUMENT_AMBIGUOUS',
    );
  return only.document_id;
}
