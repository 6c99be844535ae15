import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { AccountDirectory } from '../../../core/access/account-directory.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { newestRows } from '../../../core/pages/newest-first.js';
import type { Page, PageQuery } from '../../../core/pages/page.js';
import { AccountNotSupervisedError, CannotSuperviseError, SupervisedAccountNotFoundError } from './supervision.errors.js';
import type { EndedSupervision, SupervisedAccount, Supervisor } from './supervision.views.js';

const SUPERVISORS = `coalesce((
  select json_agg(json_build_object('id', w.id, 'name', w.name, 'email', w.email, 'isActive', w.is_active) order by w.name, w.id)
  from supervisors p join users w on w.id = p.supervisor_id where p.account_id = s.account_id), '[]') as supervisors`;
const LIST = {
  columns: `u.id, u.name, u.email, s.since as "createdAt", ${SUPERVISORS}`,
  from: 'supervised_accounts s join users u on u.id = s.account_id',
  order: ['s.since', 's.account_id'],
} as const;

/** Whose texts need approval, and who gives it: administrators decide both. */
@Injectable()
export class SupervisionService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountDirectory,
    private readonly audit: AuditLog,
  ) {}

  /** The accounts whose texts need approval, newest first. @throws BadRequestError for a cursor of no page */
  list(page: PageQuery): Promise<Page<SupervisedAccount>> {
    return newestRows<SupervisedAccount>(this.database.manager, { ...LIST, where: 'true', values: [] }, page);
  }

  /**
   * Requires approval for the texts of an account, and names who gives it in the place of those who did.
   * @param emails of active accounts of people
   * @throws SupervisedAccountNotFoundError, CannotSuperviseError
   */
  async supervise(actor: AdminActor, id: string, emails: readonly string[]): Promise<SupervisedAccount> {
    const named: string[] = [];
    for (const email of emails) {
      const found = await this.accounts.reachableBy(email);
      if (found === null || found === id.toLowerCase()) throw new CannotSuperviseError(email);
      named.push(found);
    }
    return this.database.transaction(async (manager) => {
      const email = await this.account(manager, id);
      const before = await this.supervisorsOf(manager, id);
      await manager.query('insert into supervised_accounts (account_id) values ($1) on conflict do nothing', [id]);
      await manager.query('delete from supervisors where account_id = $1 and supervisor_id <> all($2)', [id, named]);
      await manager.query('insert into supervisors (account_id, supervisor_id) select $1, unnest($2::uuid[]) on conflict do nothing', [
        id,
        named,
      ]);
      const after = await this.supervisorsOf(manager, id);
      await this.audit.record(manager, actor, {
        action: 'supervision.set',
        subject: `user:${id.toLowerCase()}`,
        subjectName: email,
        before: before.length > 0 ? { supervisors: before } : null,
        after: { supervisors: after },
      });
      const [row] = await manager.query<SupervisedAccount[]>(`select ${LIST.columns} from ${LIST.from} where s.account_id = $1`, [id]);
      if (!row) throw new SupervisedAccountNotFoundError();
      return row;
    });
  }

  /** From now on the texts of an account need no approval. @throws SupervisedAccountNotFoundError, AccountNotSupervisedError */
  async end(actor: AdminActor, id: string): Promise<EndedSupervision> {
    return this.database.transaction(async (manager) => {
      const email = await this.account(manager, id);
      const before = await this.supervisorsOf(manager, id);
      const [, ended] = await manager.query<[unknown[], number]>('delete from supervised_accounts where account_id = $1', [id]);
      if (!ended) throw new AccountNotSupervisedError();
      await this.audit.record(manager, actor, {
        action: 'supervision.end',
        subject: `user:${id.toLowerCase()}`,
        subjectName: email,
        before: { supervisors: before },
      });
      return { id: id.toLowerCase() };
    });
  }

  /** @returns the e-mail. @throws SupervisedAccountNotFoundError */
  private async account(manager: EntityManager, id: string): Promise<string> {
    const [row] = isUUID(id) ? await manager.query<{ email: string }[]>('select email from users where id = $1 for update', [id]) : [];
    if (!row) throw new SupervisedAccountNotFoundError();
    return row.email;
  }

  private async supervisorsOf(manager: EntityManager, id: string): Promise<Supervisor['id'][]> {
    const rows = await manager.query<{ id: string }[]>(
      'select supervisor_id as id from supervisors where account_id = $1 order by supervisor_id',
      [id],
    );
    return rows.map((row) => row.id);
  }
}
