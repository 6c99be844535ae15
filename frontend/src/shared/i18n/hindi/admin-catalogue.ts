import library from './admin-library.json';
import panel from './admin-panel.json';

/** Hindi of the administrators' panel, by the English text. */
export const messages: Record<string, string> = { ...panel, ...library };
