import { t } from '../i18n/translate.js';

/** `p. 4`, `pp. 4–6`, or nothing when the source has no pages. */
export function formatPages(start: number | null | undefined, end: number | null | undefined): string {
  if (start == null) return '';
  return end != null && end !== start ? t('pp. {start}–{end}', { start, end }) : t('p. {page}', { page: start });
}
