import { z } from 'zod';

/** An annexure as it is ordered. */
export const ANNEXURE = z.object({ fileId: z.string(), mark: z.string(), title: z.string() });
export type Annexure = z.infer<typeof ANNEXURE>;

/** What is printed of it: pages that are drawn onto sheets afterwards, or a text, as it is stored, that is set like the draft. */
export type AnnexureBody = { kind: 'pages'; turned: boolean[] } | { kind: 'text'; stored: Uint8Array };

const STORED_PAGES = z.array(z.object({ text: z.string() }));

/** @param stored the pages of a file as JSON */
export const storedText = (stored: Uint8Array): string =>
  STORED_PAGES.parse(JSON.parse(new TextDecoder().decode(stored)))
    .map(({ text }) => text)
    .join('\n');

export interface PrintedAnnexure extends Annexure {
  body: AnnexureBody;
  /** Its first and last page in the bundle, from 1; null until they are known. */
  pages: { first: number; last: number } | null;
}
