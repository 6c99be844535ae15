import { i18n } from '@lingui/core';
import { language, locales, type Language } from './language.js';

i18n.load('en', {});
if (language === 'hi') i18n.load('hi', {});
i18n.activate(language, [...locales]);

type Values = Record<string, string | number>;

/**
 * A text with values in the reader's language.
 * @param message the English text in ICU MessageFormat, which is also its key: `{count, plural, one {# token} other {# tokens}}`.
 *   It must be a literal, for the build compiles it and `npm run check -- translations` looks it up.
 * @param values the values for the names in braces
 */
export function t(message: string, values?: Values): string {
  // The build has put the compiled form beside the key, so that no browser has to load the parser.
  const [key, compiled] = (Array.isArray(message) ? message : [message, message]) as [string, string];
  return i18n._(key, values, { message: compiled });
}

type Texts<T> = T extends string
  ? string
  : T extends (...args: never[]) => unknown
    ? T
    : T extends object
      ? { readonly [Key in keyof T]: Texts<T[Key]> }
      : T;

/**
 * Texts without values, in English, which are their own keys; they are read in the reader's language. Functions are left as they are:
 * those use {@link t}. In English this is the object that was given.
 */
export function translated<const T extends object>(texts: T, reader: Language = language): Texts<T> {
  return (reader === 'en' ? texts : inLanguage(texts)) as Texts<T>;
}

function inLanguage<T extends object>(texts: T): T {
  const inner = new Map<object, object>();
  return new Proxy(texts, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value === 'string') return Object.hasOwn(i18n.messages, value) ? i18n._(value) : value;
      if (typeof value !== 'object' || value === null) return value;
      const known = inner.get(value);
      if (known) return known;
      const made = inLanguage(value);
      inner.set(value, made);
      return made;
    },
  });
}
