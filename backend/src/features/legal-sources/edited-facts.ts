import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { LEGAL_DOCUMENT_KINDS, STORED_LAW_STATUS } from './stored-facts.js';

/** What administrators may say about a source in place of what its text says; what is absent is left to the text. */
const GIVEN = z.object({
  title: z.string().optional(),
  year: z.number().optional(),
  jurisdiction: z.string().optional(),
  /** Names that questions may use for it, besides those that texts declare. */
  shortNames: z.array(z.string()).optional(),
});
export type GivenFacts = z.infer<typeof GIVEN>;

const FOUND = z.object({ title: z.string().nullable(), year: z.number().nullable(), jurisdiction: z.string().nullable() });
export type FoundFacts = z.infer<typeof FOUND>;

/** Everything about a document that an edit can change. */
const EDITABLE = z.object({
  documentType: z.enum(LEGAL_DOCUMENT_KINDS),
  description: z.string().nullable(),
  source: z.string().nullable(),
  lawStatus: STORED_LAW_STATUS.nullable(),
  given: GIVEN,
});
export type EditableFacts = z.infer<typeof EDITABLE>;

/** The edits of a document as its row keeps them. */
export const STORED_EDITS = z.object({
  given: GIVEN,
  /** What the text says; null until it was read. */
  found: FOUND.nullable(),
  /** How it was before the latest edit, for that to be undone; null where there is nothing to undo. */
  before: EDITABLE.nullable(),
});
export type SourceEdits = z.infer<typeof STORED_EDITS>;

/** What of a document's row an edit can change. */
interface Editable extends FoundFacts, Omit<EditableFacts, 'lawStatus' | 'given'> {
  statusSet: EditableFacts['lawStatus'];
  edits: SourceEdits | null;
}

export const editableFacts = ({ documentType, description, source, statusSet, edits }: Editable): EditableFacts => ({
  documentType,
  description,
  source,
  lawStatus: statusSet,
  given: edits?.given ?? {},
});

/** The edits to keep of a document that is about to be changed, so that the change can be undone. */
export function undoable(document: Editable): SourceEdits {
  const before = editableFacts(document);
  const { title, year, jurisdiction, edits } = document;
  return { given: before.given, found: edits?.found ?? { title, year, jurisdiction }, before };
}

/**
 * The title, year and jurisdiction to use once a text was read, and the edits to keep beside them: what an administrator gave
 * counts before what the text says, and is not kept where both are the same.
 */
export function withEdits(found: FoundFacts, edits: SourceEdits | null): { facts: FoundFacts; edits: SourceEdits | null } {
  if (!edits) return { facts: found, edits: null };
  const given = Object.fromEntries(
    Object.entries(edits.given).filter(([name, value]) => !isDeepStrictEqual(value, found[name as keyof FoundFacts])),
  );
  const { title = found.title, year = found.year, jurisdiction = found.jurisdiction } = given as GivenFacts;
  return { facts: { title, year, jurisdiction }, edits: { ...edits, given, found } };
}
