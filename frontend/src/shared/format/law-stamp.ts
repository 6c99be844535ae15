import { formatDate } from './dates.js';
import { language } from '../i18n/language.js';
import { t, translated } from '../i18n/translate.js';

const STANDING: Readonly<Record<string, string>> = translated({
  'in force': 'in force',
  'in force, amended': 'in force, amended',
  'in force in part': 'in force in part',
  repealed: 'repealed',
});

const REPEALED = /^repealed on (\d{1,2} [A-Z][a-z]+ \d{4})(?:, replaced by (.+))?$/;
const REPLACED = /^repealed, replaced by (.+)$/;
const NOT_YET = /^not in force before (\d{1,2} [A-Z][a-z]+ \d{4})$/;

/**
 * Whether a source is in force, in the reader's language.
 * @param stamp as the server writes it, such as "in force" or "repealed on 1 July 2024, replaced by the Bharatiya Nyaya Sanhita, 2023"
 * @returns the stamp itself in English, and where it is worded in a way that is not known here
 */
export function stampText(stamp: string): string {
  if (language === 'en') return stamp;
  if (Object.hasOwn(STANDING, stamp)) return STANDING[stamp] ?? stamp;
  const [, day, acts] = REPEALED.exec(stamp) ?? [];
  if (day && acts) return t('repealed on {day}, replaced by {acts}', { day: formatDate(day), acts });
  if (day) return t('repealed on {day}', { day: formatDate(day) });
  const [, heirs] = REPLACED.exec(stamp) ?? [];
  if (heirs) return t('repealed, replaced by {acts}', { acts: heirs });
  const [, from] = NOT_YET.exec(stamp) ?? [];
  return from ? t('not in force before {day}', { day: formatDate(from) }) : stamp;
}
