import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { BadRequestError } from '../../../core/errors/common-errors.js';
import { containing } from '../../../core/pages/containing.js';
import { decodeSorted, encodeSorted } from '../../../core/pages/cursor.js';
import { type Page, pageFrom } from '../../../core/pages/page.js';
import { reachOf } from '../../../core/pages/reach.js';
import { SortDirection } from '../../../core/pages/sort-direction.js';
import { User } from '../users.entity.js';
import { type UserFilter, UserSortField, type UsersArgs } from './users.admin.inputs.js';
import type { UserStatistics } from './users.admin.views.js';

/** Order expressions, each served by an index together with the id; `type` reads a cursor's value back exactly. */
const ORDERS: Record<UserSortField, { expression: string; type: string }> = {
  [UserSortField.CREATED_AT]: { expression: 'u.created_at', type: 'timestamptz' },
  [UserSortField.NAME]: { expression: 'lower(u.name)', type: 'text' },
  [UserSortField.EMAIL]: { expression: 'u.email', type: 'citext' },
  [UserSortField.LAST_LOGIN]: { expression: `coalesce(u.last_login, '-infinity')`, type: 'timestamptz' },
};

/** Without the accounts that test keys act for. */
const OF_PEOPLE = 'not exists (select from test_accounts t where t.account_id = u.id)';

/** Lists and counts of accounts for administrators. */
@Injectable()
export class UserList {
  constructor(@InjectRepository(User) private readonly users: Repository<User>) {}

  /** A page in the asked order. @throws BadRequestError for a cursor of another order or of no page */
  async page(args: UsersArgs): Promise<Page<User>> {
    const { search, sort } = args;
    const { field, direction } = sort ?? { field: UserSortField.CREATED_AT, direction: SortDirection.DESC };
    const { expression, type } = ORDERS[field];
    const order = `${field} ${direction}`;
    const query = this.filtered(narrowing(args), search);
    const all = query.clone();
    const { from, take, skip, beyond, order: reading } = reachOf(args, direction);
    if (from) {
      const place = decodeSorted(order, from);
      query.andWhere(`(${expression}, u.id) ${beyond} (:value::${type}, :id::uuid)`, place);
    }
    const { entities, raw } = await query
      .addSelect(`${expression}::text`, 'place')
      .orderBy(expression, reading)
      .addOrderBy('u.id', reading)
      .limit(take)
      .offset(skip)
      .getRawAndEntities<{ place: string }>()
      .catch(refusingForgedCursor);
    const places = new Map(entities.map(({ id }, index) => [id, raw[index]?.place ?? '']));
    return pageFrom(
      entities,
      args,
      () => countOf(all),
      ({ id }) => encodeSorted(order, { value: places.get(id) ?? '', id }),
    );
  }

  /** A window of the list, newest first. */
  window(filter: UserFilter, { take, skip }: { take: number; skip: number }): Promise<User[]> {
    return this.filtered(filter).orderBy('u.created_at', 'DESC').addOrderBy('u.id', 'DESC').limit(take).offset(skip).getMany();
  }

  async statistics(): Promise<UserStatistics> {
    const [row] = await this.users.query<Record<'total' | 'verified' | 'admins' | 'active', string>[]>(
      `select count(*) as total, count(*) filter (where is_verified) as verified,
         count(*) filter (where role = 'admin') as admins, count(*) filter (where is_active) as active from users u where ${OF_PEOPLE}`,
    );
    return {
      totalCount: Number(row?.total),
      verifiedCount: Number(row?.verified),
      adminCount: Number(row?.admins),
      activeCount: Number(row?.active),
    };
  }

  private filtered({ role, isActive, isVerified, updatedAfter }: UserFilter, search?: string | null): SelectQueryBuilder<User> {
    const query = this.users.createQueryBuilder('u').where(OF_PEOPLE);
    if (role) query.andWhere('u.role = :role', { role });
    if (typeof isActive === 'boolean') query.andWhere('u.is_active = :isActive', { isActive });
    if (typeof isVerified === 'boolean') query.andWhere('u.is_verified = :isVerified', { isVerified });
    if (updatedAfter) query.andWhere('u.changed_at > :updatedAfter', { updatedAfter });
    if (search) query.andWhere('(u.name ilike :part or u.email::text ilike :part)', { part: containing(search) });
    return query;
  }
}

/** What the arguments of a list say; where they say nothing, its filter, which they have replaced. */
const narrowing = ({ role, isActive, isVerified, updatedAfter, filter }: UsersArgs): UserFilter => ({
  role: role ?? filter?.role,
  isActive: isActive ?? filter?.isActive,
  isVerified: isVerified ?? filter?.isVerified,
  updatedAfter: updatedAfter ?? filter?.updatedAfter,
});

/** Rows that a query finds; the builder's own way counts distinct ids, which sorts all of them. */
async function countOf(query: SelectQueryBuilder<User>): Promise<number> {
  const row = await query.select('count(*)', 'count').getRawOne<{ count: string }>();
  return Number(row?.count);
}

/** PostgreSQL's class 22 is data that it cannot read; the only such data of the query is the cursor's. */
function refusingForgedCursor(error: unknown): never {
  if (String((error as { code?: unknown }).code).startsWith('22')) throw new BadRequestError('Invalid cursor');
  throw error;
}
