import { t, translated } from '../../shared/i18n/translate.js';

export const galleryMessages = translated({
  price: (cost: number): string => t('{cost, plural, one {1 token} other {{cost} tokens}}', { cost }),
  browse: (count: number): string => t('Browse all {count} documents', { count }),
  title: 'Which Document Do You Need?',
  search: 'Search by purpose',
  hint: 'What is it about? For example: house, job, cheque',
  count: (count: number): string => t('{count, plural, one {One document} other {{count} documents}}', { count }),
  none: (search: string): string => t('No document matches “{search}”. Try another word for it.', { search }),
  all: 'Show All',
  close: 'Close',
});
