import { translated } from '../../shared/i18n/translate.js';

/** What the screen says before its code is there. */
export const startMessages = translated({
  title: 'Library of Law',
  intro: 'The acts, rules and judgments that answers quote. Open one to read it, or copy its citation.',
});
