import { t, translated } from '../../../shared/i18n/translate.js';

export const dataTableMessages = translated({
  pages: (label: string): string => t('Pages of {label}', { label }),
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page: number, pages: number): string => t('Page {page, number} of {pages, number}', { page, pages }),
  range: (from: number, to: number, total: number): string => t('{from, number}–{to, number} of {total, number}', { from, to, total }),
  size: 'Rows per page',
  perPage: (size: string): string => t('{size} per page', { size }),
  sortBy: 'Sort by',
  ascending: (title: string): string => t('{title}, ascending', { title }),
  descending: (title: string): string => t('{title}, descending', { title }),
  details: 'Details',
  open: (name: string): string => t('Show the details of {name}', { name }),
  close: (name: string): string => t('Hide the details of {name}', { name }),
  loading: 'Loading...',
});
