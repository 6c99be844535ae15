import { readText, writeText } from '../storage/local-store.js';

export type Language = 'en' | 'hi';

const LANGUAGE_KEY = 'themis.language';
const LANGUAGES: readonly Language[] = ['en', 'hi'];

/** The name of each language in its own script, for those who look for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/**
 * The language to show: the one that was chosen here, otherwise the first of the browser's that is available, otherwise English.
 * @param stored what the browser has kept, which may be anything
 * @param preferred the browser's languages, best first, as BCP 47 tags
 */
export function pickLanguage(stored: string | null, preferred: readonly string[]): Language {
  const wanted = [stored ?? '', ...preferred].map(primary);
  return wanted.map((tag) => LANGUAGES.find((one) => one === tag)).find((one) => one !== undefined) ?? 'en';
}

/** Decided once: texts are read while modules are evaluated, too, so another language requires a reload. */
export const language: Language = pickLanguage(readText(LANGUAGE_KEY), navigator.languages);

/** For `Intl`: the reader's own kind of English (`en-IN`), or Hindi with the digits 0 to 9, as courts print them. */
export const locales: readonly string[] =
  language === 'hi' ? ['hi-IN-u-nu-latn'] : [...navigator.languages.filter((tag) => primary(tag) === 'en'), 'en'];

/** Stores the choice in this browser and reloads the page in that language. What was typed is kept as at any reload. */
export function chooseLanguage(next: Language): void {
  writeText(LANGUAGE_KEY, next);
  location.reload();
}
