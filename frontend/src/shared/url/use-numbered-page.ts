import { choiceOf, useUrlParams } from './use-url-params.js';

export const PAGE_SIZES = ['25', '50', '100'] as const;
const DEFAULT_SIZE = '25';
/** Most rows that the server agrees to skip. */
const MAX_OFFSET = 1_000_000;

export interface NumberedPage {
  /** Starts at 1. */
  page: number;
  /** Rows of a page. */
  size: number;
  /** Rows before the page. */
  offset: number;
  goTo: (page: number) => void;
  resize: (size: number) => void;
}

/** The page of a list given by the URL. */
export function useNumberedPage(): NumberedPage {
  const { params, change } = useUrlParams();
  const size = Number(choiceOf(params.get('size'), PAGE_SIZES) ?? DEFAULT_SIZE);
  const wanted = Number(params.get('page'));
  const page = Number.isInteger(wanted) && wanted > 0 && wanted * size <= MAX_OFFSET ? wanted : 1;
  return {
    page,
    size,
    offset: (page - 1) * size,
    goTo: (next) => change({ page: next > 1 ? next : null }),
    resize: (next) => change({ size: String(next) === DEFAULT_SIZE ? null : next, page: null }),
  };
}
