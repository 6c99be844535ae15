const number = new Intl.NumberFormat();

export const dataTableMessages = {
  pages: (label: string): string => `Pages of ${label}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (page: number, pages: number): string => `Page ${number.format(page)} of ${number.format(pages)}`,
  range: (from: number, to: number, total: number): string => `${number.format(from)}–${number.format(to)} of ${number.format(total)}`,
  size: 'Rows per page',
  perPage: (size: string): string => `${size} per page`,
  sortBy: 'Sort by',
  ascending: (title: string): string => `${title}, ascending`,
  descending: (title: string): string => `${title}, descending`,
  loading: 'Loading...',
} as const;
