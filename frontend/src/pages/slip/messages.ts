import { t, translated } from '../../shared/i18n/translate.js';

export const slipMessages = translated({
  title: 'Clinic slip',
  intro: 'What the answer says, on one page to take along.',
  back: 'Conversation',
  language: 'Language of the slip',
  print: 'Print',
  save: 'Save as PDF',
  saved: (format: string): string => t('Slip saved as {format}', { format }),
  saveFailed: 'The slip could not be saved.',
  failed: 'The slip could not be loaded.',
  retry: 'Try Again',
});
/** A language is named in itself. */
export const LANGUAGE_NAMES = { ENGLISH: 'English', HINDI: 'हिन्दी' } as const;
