import { createContext } from 'react';
import { SOURCE_PAGES } from './source.operations.js';

/** How the pages of a source are fetched: users and administrators each have an operation of their own. */
export const SourceQueryContext = createContext(SOURCE_PAGES);
