import { t, translated } from '../../../shared/i18n/translate.js';

export const carryingMessages = translated({
  title: 'Take over from an earlier paper',
  intro: 'What a paper says of the parties and the case goes into the fields of this form that are still empty. The paper stays as it is.',
  take: 'Take Over',
  takeThis: (title: string): string => t('Take Over: {title}', { title }),
  fills: (count: number): string => t('{count, plural, one {fills one field} other {fills # fields}}', { count }),
  none: 'None of your last papers says anything that this form asks for and does not have yet.',
  failed: 'Your documents could not be loaded.',
  retry: 'Try Again',
  close: 'Close',
});
