import { BadRequestError } from '../errors/common-errors.js';
import { decodeCursor, decodeSequence, encodeCursor, encodeSequence } from './cursor.js';
import { type Page, type PageQuery, pageFrom } from './page.js';

/** Which rows a query has to read for a page: so many beyond a place, along the order of the list or against it. */
export interface Reach {
  /** The cursor of that place; null for the end that the reading begins at. */
  from: string | null;
  /** One row more than the page holds, so that it is known whether others follow. */
  take: number;
  /** Rows to pass over. */
  skip: number;
  /** How a row that is read compares with the place, in SQL. */
  beyond: '<' | '>';
  /** The order to read in, in SQL. */
  order: 'ASC' | 'DESC';
}

/**
 * Which rows to read for a page. `pageFrom` puts them into the order of the list again.
 * @param listOrder the order of the list by its columns
 * @throws BadRequestError for `before` without `last`, and for `last` with what belongs to `first`
 */
export function reachOf({ first, after, last, before, offset = 0 }: PageQuery, listOrder: 'ASC' | 'DESC'): Reach {
  const backwards = last != null;
  if (before && !backwards) throw new BadRequestError('before goes with last');
  if (backwards && (after || offset > 0)) throw new BadRequestError('last goes with before, not with after or offset');
  const isAscending = (listOrder === 'ASC') !== backwards;
  return {
    from: (backwards ? before : after) || null,
    take: (last ?? first) + 1,
    skip: offset,
    beyond: isAscending ? '>' : '<',
    order: isAscending ? 'ASC' : 'DESC',
  };
}

/** How a list that is held whole is paged by cursor. */
interface HeldList<T> {
  /** The cursor of a row. */
  cursor: (row: T) => string;
  /** Whether a row stands before the place of a cursor (less than 0), at it, or after it. @throws BadRequestError for a cursor of no page */
  place: (cursor: string) => (row: T) => number;
}

/** A page of a list that is held whole, in its order. @throws BadRequestError for a cursor of no page */
export function pageOfHeld<T>(all: readonly T[], query: PageQuery, { cursor, place }: HeldList<T>): Page<T> {
  return pageFrom(rowsOfHeld(all, query, place), query, all.length, cursor);
}

/** The rows that `pageFrom` makes the page of. @throws BadRequestError for a cursor of no page */
export function rowsOfHeld<T>(all: readonly T[], query: PageQuery, place: HeldList<T>['place']): T[] {
  const { from, take, skip, order } = reachOf(query, 'ASC');
  const along = order === 'ASC' ? all : all.toReversed();
  const side = order === 'ASC' ? 1 : -1;
  const placeOf = from === null ? undefined : place(from);
  const beyond = placeOf ? along.filter((row) => placeOf(row) * side > 0) : along;
  return beyond.slice(skip, skip + take);
}

/** A page of a list that is held whole and changes seldom: the cursor of a row is its number. @throws BadRequestError for a cursor of no page */
export function pageOfNumbered<T>(all: readonly T[], query: PageQuery): Page<T> {
  const numbered = all.map((row, at) => ({ row, number: at + 1 }));
  const page = pageOfHeld(numbered, query, {
    cursor: ({ number }) => encodeSequence(String(number)),
    place: (cursor) => {
      const given = Number(decodeSequence(cursor));
      return ({ number }) => number - given;
    },
  });
  return { ...page, nodes: page.nodes.map(({ row }) => row) };
}

/** Of a list whose rows were last changed first, and by id where that was at the same time. */
export const BY_CHANGE: HeldList<{ id: string; updatedAt: Date }> = {
  cursor: ({ updatedAt: at, id }) => encodeCursor({ at, id }),
  place: (cursor) => {
    const { at, id } = decodeCursor(cursor);
    const key = `${at.toISOString()} ${id}`;
    return (row) => -compare(`${row.updatedAt.toISOString()} ${row.id}`, key);
  },
};

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
