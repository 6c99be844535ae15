import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, type FindOperator, Raw } from 'typeorm';
import { type MatterUse, MatterRoleError } from './matter-role.error.js';

/** What somebody is in a matter. Who made something that is in no matter is its owner. */
export type MatterRoleName = 'owner' | 'editor' | 'reader';

/** Something that may be in a matter: who made it, and the matter. */
export interface InMatter {
  ownerId: string;
  matterId: string | null;
}

const ROLES: Readonly<Record<MatterUse, string>> = { read: 'is not null', write: `in ('owner', 'editor')`, govern: `= 'owner'` };

/**
 * The condition, in SQL, that an account may use a row so. What is in a matter is reached through the matter, whoever made it; anything
 * else by who made it. The function `matter_role` of the database decides.
 * @param columns of the row and the placeholder of the account, written in the code
 */
export const mayUse = (use: MatterUse, { owner, matter, account }: { owner: string; matter: string; account: string }): string =>
  `matter_role(${owner}, ${matter}, ${account}) ${ROLES[use]}`;

/** `row.ownerId` or `"owner_id"` → the column beside it. */
const besideOwner = (owner: string, property: string, column: string): string =>
  owner.replace(/ownerId(?=\W*$)/, property).replace(/owner_id(?=\W*$)/, column);

/** A condition on a column, whose type the library does not give. @param values by the names of their placeholders */
export const sqlCondition = (condition: (column: string) => string, values: Record<string, string>): FindOperator<string> =>
  Raw(condition, values) as FindOperator<string>;

/** For `ownerId` of a row with a `matterId`: an account may use it so. */
export const openTo = (userId: string, use: MatterUse): FindOperator<string> =>
  sqlCondition((owner) => mayUse(use, { owner, matter: besideOwner(owner, 'matterId', 'matter_id'), account: ':account' }), {
    account: userId,
  });

/** Likewise, of what the account made itself. */
export const ownOf = (userId: string, use: MatterUse = 'read'): FindOperator<string> =>
  sqlCondition(
    (owner) =>
      `${owner} = :account and ${mayUse(use, { owner, matter: besideOwner(owner, 'matterId', 'matter_id'), account: ':account' })}`,
    {
      account: userId,
    },
  );

/** For `ownerId` of a matter: an account may use it so. */
export const matterOpenTo = (userId: string, use: MatterUse): FindOperator<string> =>
  sqlCondition((owner) => mayUse(use, { owner, matter: besideOwner(owner, 'id', 'id'), account: ':account' }), { account: userId });

/** Which rows a list shows: those of a matter that the account sees, or else those that it made itself. */
export const listedFor = (userId: string, matterId?: string | null): { ownerId: FindOperator<string>; matterId?: string } =>
  matterId ? { matterId, ownerId: openTo(userId, 'read') } : { ownerId: ownOf(userId) };

/** Says what an account may do with matters and with what is in them. */
@Injectable()
export class MatterAccess {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** What an account is to something; null for a stranger. */
  async role(
    userId: string,
    { ownerId, matterId }: InMatter,
    manager: EntityManager = this.database.manager,
  ): Promise<MatterRoleName | null> {
    if (matterId === null) return ownerId === userId ? 'owner' : null;
    const [row] = await manager.query<{ role: MatterRoleName | null }[]>('select matter_role($1, $2, $3) as role', [
      ownerId,
      matterId,
      userId,
    ]);
    return row?.role ?? null;
  }

  /** For something that the account sees. @throws MatterRoleError where its role does not reach so far */
  async ensure(userId: string, use: MatterUse, item: InMatter, manager?: EntityManager): Promise<void> {
    const role = await this.role(userId, item, manager);
    if (role === null || (use === 'write' && role === 'reader') || (use === 'govern' && role !== 'owner')) throw new MatterRoleError(use);
  }

  /** Matters of others that an account takes part in. */
  async sharedWith(userId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>('select matter_id as id from matter_members where user_id = $1', [userId]);
    return rows.map(({ id }) => id);
  }
}
