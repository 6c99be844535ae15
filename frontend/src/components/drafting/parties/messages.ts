import { t, translated } from '../../../shared/i18n/translate.js';

export const partyBookMessages = translated({
  title: (label: string): string => t('Party book: {label}', { label }),
  use: 'Use in This Form',
  useThis: (name: string): string => t('Use in This Form: {name}', { name }),
  empty: 'Your party book is empty. What the form says of somebody can be kept here.',
  notInBook: (name: string): string => t('{name} is not in the party book.', { name }),
  differs: (name: string, facts: readonly string[]): string =>
    t('The form says something else of {name} than the party book: {facts}.', { name, facts: facts.join(', ') }),
  add: 'Save to the Party Book',
  update: 'Change the Party Book',
  close: 'Close',
});
