import { createContext } from 'react';
import { SOURCE_PAGES } from './source.operations.js';

/** How the pages of a source are asked for: users and administrators have an operation of their own each. */
export const SourceQueryContext = createContext(SOURCE_PAGES);
