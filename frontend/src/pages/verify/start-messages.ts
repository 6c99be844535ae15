import { translated } from '../../shared/i18n/translate.js';

/** What the screen says before its code is there. */
export const startMessages = translated({
  title: 'Check a Text',
  intro:
    'Paste a draft, an opinion or an answer, or choose a file. Each section, case and quotation in it is looked up in the library. A pasted text is not kept.',
});
