import { translated } from '../../shared/i18n/translate.js';

/** What the chat says before its code is there. */
export const startMessages = translated({
  title: 'Legal AI Assistant',
  emptyTitle: 'Start Your Legal Consultation',
  emptyText: 'Ask in your own words. Each answer quotes the law it rests on, with document, section and page.',
  hint: 'Enter sends, Shift+Enter starts a new line',
  disclaimer: 'Themis quotes the law it was given. It does not replace the advice of a lawyer.',
});
