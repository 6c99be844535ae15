import { translated } from '../../shared/i18n/translate.js';

/** What the screen says before its code is there. */
export const startMessages = translated({
  title: 'Check a Text',
  intro:
    'Paste a draft, an opinion or an answer. Each section, case and quotation in it is looked up in the library. The text is not kept.',
});
