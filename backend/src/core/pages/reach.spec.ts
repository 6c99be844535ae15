import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeSequence, encodeSequence } from './cursor.js';
import { type Page, type PageQuery, pageFrom } from './page.js';
import { pageOfNumbered, reachOf } from './reach.js';

/** A list of numbers in the order that it is kept in, and a page of it as a database would read it. */
const LISTS: Record<string, (all: readonly number[], query: PageQuery) => Page<number>> = {
  ascending: (all, query) => read(all, query, 'ASC'),
  descending: (all, query) => read(all.toReversed(), query, 'DESC'),
  held: pageOfNumbered,
};

function read(list: readonly number[], query: PageQuery, listOrder: 'ASC' | 'DESC'): Page<number> {
  const { from, take, skip, beyond, order } = reachOf(query, listOrder);
  const place = from === null ? null : Number(decodeSequence(from));
  const rows = list
    .filter((row) => place === null || (beyond === '>' ? row > place : row < place))
    .sort((one, other) => (order === 'ASC' ? one - other : other - one))
    .slice(skip, skip + take);
  return pageFrom(rows, query, list.length, (row) => encodeSequence(String(row)));
}

describe.each(Object.entries(LISTS))('a list that is %s', (_name, page) => {
  const lists = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 30 }).map((rows) => rows.sort((one, other) => one - other));
  const whole = (rows: readonly number[]) => page(rows, { first: 200 }).nodes;

  it('is the same forwards and backwards, with pages of any size', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 7 }), (rows, size) => {
        const forwards: number[] = [];
        for (let after: string | null = null, more = true; more;) {
          const { nodes, pageInfo }: Page<number> = page(rows, { first: size, after });
          expect(pageInfo.hasPreviousPage).toBe(after !== null);
          forwards.push(...nodes);
          [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
        }
        const backwards: number[] = [];
        for (let before: string | null = null, more = true; more;) {
          const { nodes, pageInfo }: Page<number> = page(rows, { first: 50, last: size, before });
          expect(pageInfo.hasNextPage).toBe(before !== null);
          backwards.unshift(...nodes);
          [before, more] = [pageInfo.startCursor, pageInfo.hasPreviousPage];
        }
        expect([forwards, backwards]).toEqual([whole(rows), whole(rows)]);
      }),
    );
  });

  it('has before a page what the page before it had', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 7 }), (rows, size) => {
        const one = page(rows, { first: size });
        fc.pre(one.pageInfo.hasNextPage);
        const next = page(rows, { first: size, after: one.pageInfo.endCursor });
        expect(page(rows, { first: 1, last: size, before: next.pageInfo.startCursor }).nodes).toEqual(one.nodes);
      }),
    );
  });

  it.each([
    { first: 2, before: encodeSequence('3') },
    { first: 2, last: 2, after: encodeSequence('3') },
    { first: 2, last: 2, offset: 1 },
  ])('is not read both ways at once: %j', (query) => {
    expect(() => page([1, 2, 3, 4], query)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
