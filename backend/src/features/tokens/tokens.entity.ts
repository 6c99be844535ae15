import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Amounts are whole tokens; the driver gives bigint as text, and every amount of ours fits a double exactly. */
const wholeTokens = { to: (value: number) => value, from: (value: string) => Number(value) };

@Entity('token_accounts')
export class TokenAccount {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('bigint', { transformer: wholeTokens })
  balance: number;
}

@Entity('token_pricing')
export class TokenPricing {
  @PrimaryColumn('integer', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text', { name: 'operation_type' })
  operationType: string;

  @Column('text', { name: 'operation_name' })
  operationName: string;

  @Column('integer', { name: 'base_tokens' })
  baseTokens: number;

  @Column('numeric', { name: 'complexity_multiplier', precision: 8, scale: 1, transformer: wholeTokens })
  complexityMultiplier: number;

  @Column('text')
  description: string;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
