/** Largest source of law, inclusive; official prints of long codes stay well below it. */
export const LEGAL_FILE_MAX_BYTES = 50 * 1024 * 1024;
/** What a source of law may be uploaded as. */
export const LEGAL_FILE_EXTENSIONS: readonly string[] = ['.pdf', '.txt'];
/** Bounds of what administrators say about a source. */
export const TITLE_MAX = 300;
export const YEAR_MIN = 1600;
export const YEAR_MAX = 2100;
export const JURISDICTION_MAX = 100;
export const SHORT_NAMES_MAX = 10;
export const SHORT_NAME_MAX = 60;
/** Of a description, and of where a source comes from. */
export const NOTE_MAX = 2000;

/** What names a source in a path. */
export const SOURCE_NAME = 'Its file name, as the list gives it.';
