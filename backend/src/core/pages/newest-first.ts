import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { decodeCursor, encodeCursor } from './cursor.js';
import { type Page, type PageQuery, pageFrom } from './page.js';
import { reachOf } from './reach.js';

/**
 * A page of an entity's rows, newest first: by a time, and by id where times are equal.
 * @param query with all conditions of the list
 * @param time the property that holds the time
 * @throws BadRequestError for a cursor of no page
 */
export async function newestFirst<K extends string, T extends { id: string } & Record<K, Date>>(
  query: SelectQueryBuilder<T>,
  time: K,
  page: PageQuery,
): Promise<Page<T>> {
  const { from, take, skip, beyond, order } = reachOf(page, 'DESC');
  const all = query.clone();
  const [at, id] = [`${query.alias}.${time}`, `${query.alias}.id`];
  if (from) query.andWhere(`(${at}, ${id}) ${beyond} (:at, :id)`, decodeCursor(from));
  const rows = await query.orderBy(at, order).addOrderBy(id, order).skip(skip).take(take).getMany();
  return pageFrom(
    rows,
    page,
    () => all.getCount(),
    (row) => encodeCursor({ at: row[time], id: row.id }),
  );
}

/** A list in SQL; all but `values` is written in the code, never by a user. */
export interface SqlList {
  /** What is selected, among it `id` and `"createdAt"`. */
  columns: string;
  /** A table or a join. */
  from: string;
  /** With the placeholders $1 and so on for `values`. */
  where: string;
  values: readonly unknown[];
  /** The columns that hold the time and the id of a row. */
  order: readonly [time: string, id: string];
}

/** A page of a list in SQL, newest first. @throws BadRequestError for a cursor of no page */
export async function newestRows<T extends { id: string; createdAt: Date }>(
  manager: EntityManager,
  { columns, from, where, values, order: [time, id] }: SqlList,
  page: PageQuery,
): Promise<Page<T>> {
  const { from: cursor, take, skip, beyond, order } = reachOf(page, 'DESC');
  const last = cursor ? decodeCursor(cursor) : null;
  const [lastTime, lastId, limit, skipped] = [1, 2, 3, 4].map((place) => `$${values.length + place}`);
  const rows = await manager.query<T[]>(
    `select ${columns} from ${from} where ${where} and (${lastTime}::timestamptz is null or (${time}, ${id}) ${beyond} (${lastTime}, ${lastId}::uuid))
     order by ${time} ${order}, ${id} ${order} limit ${limit} offset ${skipped}`,
    [...values, last?.at ?? null, last?.id ?? null, take, skip],
  );
  const count = async (): Promise<number> => {
    const [counted] = await manager.query<{ total: string }[]>(`select count(*) as total from ${from} where ${where}`, [...values]);
    return Number(counted?.total ?? 0);
  };
  return pageFrom(rows, page, count, (row) => encodeCursor({ at: row.createdAt, id: row.id }));
}
