import { translated } from '../../shared/i18n/translate.js';

/** What the screen says before its code is there. */
export const startMessages = translated({
  title: 'Matters',
  intro: 'Each case or instruction with its conversations, documents, files and dates. Only you can read them.',
});
