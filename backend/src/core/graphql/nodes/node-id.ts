import { isUUID } from 'class-validator';

/** A thing of the API: the name of its type in the schema, and its id among those of the type. */
export interface NodeKey {
  type: string;
  id: string;
}

const WRITTEN = /^([A-Z][A-Za-z]{0,60}):(.+)$/;

/** @returns an id that no other thing of any type has; clients are to take it as it is */
export const encodeNodeId = ({ type, id }: NodeKey): string => Buffer.from(`${type}:${id}`).toString('base64url');

/** @returns null for what `encodeNodeId` did not make */
export function decodeNodeId(text: string): NodeKey | null {
  const [, type, id] = WRITTEN.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  if (type === undefined || id === undefined || !isUUID(id) || id !== id.toLowerCase()) return null;
  // One spelling only: base64 skips what it does not know.
  return encodeNodeId({ type, id }) === text ? { type, id } : null;
}
