import { Float, Int, ObjectType } from '@nestjs/graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { NUMBER_FROM_TEXT } from '../../core/database/number-from-text.js';
import { ApiField } from '../../core/descriptions/api-field.js';

/** Amounts are whole tokens. */
@Entity('token_accounts')
export class TokenAccount {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('bigint', { transformer: NUMBER_FROM_TEXT })
  balance: number;
}

/** A price: its row, and the part of it that both APIs show. */
@Entity('token_pricing')
@ShownToKeys('USERS_ADMIN')
@ObjectType('TokenPricing', { description: 'The price of one operation.' })
export class TokenPricing {
  @ApiField(() => Int, { description: 'Stable unique identifier.' })
  @PrimaryColumn('integer', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: number;

  @ApiField(() => String, { description: 'What is priced, such as `rent_agreement`.' })
  @Column('text', { name: 'operation_type' })
  operationType: string;

  @ApiField(() => String, { description: 'Shown to people.' })
  @Column('text', { name: 'operation_name' })
  operationName: string;

  @ApiField(() => Int, { description: 'Whole tokens of the simple version.' })
  @Column('integer', { name: 'base_tokens' })
  baseTokens: number;

  @ApiField(() => Float, { description: 'Other versions cost base tokens times this, rounded up.' })
  @Column('numeric', { name: 'complexity_multiplier', precision: 8, scale: 1, transformer: NUMBER_FROM_TEXT })
  complexityMultiplier: number;

  @ApiField(() => String, { description: 'Empty when there is none.' })
  @Column('text')
  description: string;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
