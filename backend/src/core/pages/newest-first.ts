import type { SelectQueryBuilder } from 'typeorm';
import { decodeCursor, encodeCursor } from './cursor.js';
import { type Page, pageFrom } from './page.js';

/**
 * A page of an entity's rows, newest first: by a time, and by id where times are equal.
 * @param query with all conditions of the list
 * @param time the property that holds the time
 * @throws BadRequestError for a cursor of no page
 */
export async function newestFirst<K extends string, T extends { id: string } & Record<K, Date>>(
  query: SelectQueryBuilder<T>,
  time: K,
  { first, after, offset = 0 }: { first: number; after?: string | null; offset?: number },
): Promise<Page<T>> {
  const all = query.clone();
  const [at, id] = [`${query.alias}.${time}`, `${query.alias}.id`];
  if (after) query.andWhere(`(${at}, ${id}) < (:at, :id)`, decodeCursor(after));
  const rows = await query
    .orderBy(at, 'DESC')
    .addOrderBy(id, 'DESC')
    .skip(offset)
    .take(first + 1)
    .getMany();
  return pageFrom(
    rows,
    first,
    () => all.getCount(),
    (row) => encodeCursor({ at: row[time], id: row.id }),
  );
}
