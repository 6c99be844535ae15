import { createContext, useContext } from 'react';
import type { SourcePlace } from './source-place.js';

export type OpenSource = (citation: SourcePlace) => void;

/** Opens a citation in its source; null on screens that cannot show one. */
export const OpenSourceContext = createContext<OpenSource | null>(null);

/** Opens places in their sources; null on screens that cannot show one. */
export const useOpenPlace = (): OpenSource | null => useContext(OpenSourceContext);

/** Opens this citation's source; undefined if it has none to open, as for the user's own file. */
export function useOpenSource(citation: SourcePlace): (() => void) | undefined {
  const open = useContext(OpenSourceContext);
  return open && citation.documentId ? () => open(citation) : undefined;
}
