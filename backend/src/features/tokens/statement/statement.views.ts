import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField, RestOnlyField } from '../../../core/descriptions/api-field.js';
import { pageOf } from '../../../core/pages/page.js';

export enum LedgerEntryKind {
  GRANT = 'grant',
  ADD = 'add',
  SET = 'set',
  RESERVE = 'reserve',
  SETTLE = 'settle',
  RELEASE = 'release',
}
registerEnumType(LedgerEntryKind, {
  name: 'LedgerEntryKind',
  description: 'Why a balance moved.',
  valuesMap: {
    GRANT: { description: 'Welcome tokens of a new account.' },
    ADD: { description: 'Added by an administrator.' },
    SET: { description: 'An administrator set the balance; the entry is the difference.' },
    RESERVE: { description: 'Taken for work that is starting.' },
    SETTLE: { description: 'The work succeeded; what was taken is charged.' },
    RELEASE: { description: 'The work failed; what was taken was given back.' },
  },
});

@ShownToKeys('DOCUMENTS_READ', 'DOCUMENTS_WRITE', 'USERS_ADMIN')
@ObjectType('LedgerEntry', { description: 'One movement on a token account. Entries are never changed or removed.' })
export class LedgerEntryView {
  @Field(() => ID, { description: 'Increases with time.' })
  @RestOnlyField(() => String, { description: 'Increases with time.' })
  id: string;

  @ApiField(() => LedgerEntryKind, { description: 'Why the balance moved.' })
  kind: LedgerEntryKind;

  @ApiField(() => Int, { description: 'Whole tokens, negative when they left the account.' })
  delta: number;

  @ApiField(() => Int, { description: 'Balance after the movement.' })
  balanceAfter: number;

  @ApiField(() => String, { nullable: true, description: 'What was charged for.' })
  operationType: string | null;

  @ApiField(() => ID, { nullable: true, description: 'Ties a reservation to its settlement or release.' })
  reservationId: string | null;

  @ApiField(() => String, { nullable: true, description: 'As given by whoever moved the tokens.' })
  reason: string | null;

  @ApiField(() => Date, { description: 'When it moved.' })
  createdAt: Date;
}

export const LedgerConnection = pageOf(LedgerEntryView, 'LedgerConnection');

@ShownToKeys('USERS_ADMIN')
@ObjectType({ description: 'An account whose balance is not the sum of its ledger.' })
export class TokenMismatch {
  @Field(() => ID, { description: 'The owner of the account.' })
  userId: string;

  @Field(() => Int, { description: 'As stored.' })
  balance: number;

  @Field(() => Int, { description: 'As the ledger says.' })
  ledgerSum: number;
}

@ShownToKeys('USERS_ADMIN')
@ObjectType({ description: 'Whether all balances agree with the ledger.' })
export class TokenReconciliation {
  @Field({ description: 'Every balance is the sum of its ledger.' })
  balanced: boolean;

  @Field(() => Int, { description: 'Accounts compared.' })
  accounts: number;

  @Field(() => Int, { description: 'Accounts that do not agree.' })
  mismatchCount: number;

  @Field(() => [TokenMismatch], { description: 'The first 100 of them.' })
  mismatches: TokenMismatch[];

  @Field(() => Int, { description: 'Reservations past their deadline that the sweeper has not reached yet.' })
  overdueReservations: number;
}

/** A joined row of the ledger; the driver returns bigint as text. */
export interface LedgerRow {
  id: string;
  kind: LedgerEntryKind;
  delta: string;
  balance_after: string;
  reservation_id: string | null;
  reason: string | null;
  created_at: Date;
  operation_type: string | null;
}

export const ledgerEntryView = (row: LedgerRow): LedgerEntryView => ({
  id: row.id,
  kind: row.kind,
  delta: Number(row.delta),
  balanceAfter: Number(row.balance_after),
  operationType: row.operation_type,
  reservationId: row.reservation_id,
  reason: row.reason,
  createdAt: row.created_at,
});
