import { createContext, useContext } from 'react';

/** Id of the matter that a screen works in; null for none. */
export const MatterContext = createContext<string | null>(null);

export const useMatterId = (): string | null => useContext(MatterContext);
