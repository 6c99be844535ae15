import { locales } from '../i18n/language.js';

let made: Intl.NumberFormat | undefined;

/** A number with the separators that its reader is used to: 1,00,000 in Hindi. */
export function formatNumber(value: number): string {
  return (made ??= new Intl.NumberFormat([...locales])).format(value);
}
