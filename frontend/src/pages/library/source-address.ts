import { paths } from '../../shared/config/paths.js';

/** The address of a source in the library. */
export const sourceAddress = (id: string): string => `${paths.library}?open=${encodeURIComponent(id)}`;
