import { createContext, useContext } from 'react';
import type { SourcePlace } from './source-place.js';

export type OpenSource = (citation: SourcePlace) => void;

/** What opens a citation where it stands; null on screens that have no place for it. */
export const OpenSourceContext = createContext<OpenSource | null>(null);

/** Opens this citation's source; undefined for one that has none to open, such as the user's own file. */
export function useOpenSource(citation: SourcePlace): (() => void) | undefined {
  const open = useContext(OpenSourceContext);
  return open && citation.documentId ? () => open(citation) : undefined;
}
