import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { decodeSequence, encodeSequence } from '../../core/pages/cursor.js';
import { type CursorQuery, type Page, pageFrom } from '../../core/pages/page.js';
import { reachOf } from '../../core/pages/reach.js';
import { type LedgerEntryView, ledgerEntryView, type LedgerRow, type TokenReconciliation } from './statement/statement.views.js';

/** How many accounts one reconciliation names; the count covers all of them. */
const MISMATCHES_SHOWN = 100;

/** Reads the ledger: what happened on an account, and whether all of it adds up. */
@Injectable()
export class StatementService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The movements of one account, newest first; none for an account that does not exist. @throws BadRequestError for a cursor of no page */
  async statement(userId: string, query: CursorQuery): Promise<Page<LedgerEntryView>> {
    const owner = isUUID(userId) ? userId : null;
    const { from, take, beyond, order } = reachOf(query, 'DESC');
    const rows = await this.database.query<LedgerRow[]>(
      `select l.id, l.kind, l.delta, l.balance_after, l.reservation_id, l.reason, l.created_at, r.operation_type
       from token_ledger l left join token_reservations r on r.id = l.reservation_id
       where l.user_id = $1 and ($2::bigint is null or l.id ${beyond} $2) order by l.id ${order} limit $3`,
      [owner, from && decodeSequence(from), take],
    );
    return pageFrom(
      rows.map(ledgerEntryView),
      query,
      () => this.movements(owner),
      ({ id }) => encodeSequence(id),
    );
  }

  private async movements(owner: string | null): Promise<number> {
    const [{ count } = { count: '0' }] = await this.database.query<{ count: string }[]>(
      'select count(*) as count from token_ledger where user_id = $1',
      [owner],
    );
    return Number(count);
  }

  /** Compares every balance with its ledger, in one snapshot. */
  async reconcile(): Promise<TokenReconciliation> {
    const rows = await this.database.query<
      { accounts: string; user_id: string | null; balance: string; ledger_sum: string; total: string }[]
    >(
      `with sums as (
         select a.user_id, a.balance, coalesce(sum(l.delta), 0) as ledger_sum
         from token_accounts a left join token_ledger l on l.user_id = a.user_id group by a.user_id
       ), wrong as (select * from sums where balance <> ledger_sum)
       select (select count(*) from sums) as accounts, (select count(*) from wrong) as total, w.user_id, w.balance, w.ledger_sum
       from (select 1) one left join wrong w on true order by w.user_id limit ${MISMATCHES_SHOWN}`,
    );
    const [{ overdue } = { overdue: '0' }] = await this.database.query<{ overdue: string }[]>(
      `select count(*) as overdue from token_reservations where state = 'pending' and deadline_at < now()`,
    );
    const mismatches = rows
      .filter(({ user_id }) => user_id !== null)
      .map(({ user_id, balance, ledger_sum }) => ({ userId: String(user_id), balance: Number(balance), ledgerSum: Number(ledger_sum) }));
    const mismatchCount = Number(rows[0]?.total ?? 0);
    return {
      accounts: Number(rows[0]?.accounts ?? 0),
      mismatchCount,
      mismatches,
      overdueReservations: Number(overdue),
      balanced: mismatchCount === 0,
    };
  }
}
