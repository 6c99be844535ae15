import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsEnum, IsInt, IsOptional, IsString, Max, MaxLength, Min, ValidateIf, ValidateNested } from 'class-validator';
import { ApiField, RestOnlyField } from '../../../core/descriptions/api-field.js';
import { IgnoresUnknownFields } from '../../../core/descriptions/unknown-fields.js';
import { ListQuery } from '../../../core/pages/list-query.js';
import { NumberedPageArgs } from '../../../core/pages/page.js';
import { SortDirection } from '../../../core/pages/sort-direction.js';
import { UpdatedAfter } from '../../../core/pages/updated-after.js';
import { IdempotencyKeyRules } from '../../../core/validation/idempotency-key.js';
import { SeenText } from '../../../core/validation/visible-text.js';
import { EmailRules, NameRules, NewPasswordRules, PhoneRules, Rules, Trimmed } from '../../../core/validation/rules.js';
import { BALANCE_MAX, REASON_MAX, TOKEN_AMOUNT_TEXT } from '../../tokens/tokens.service.js';
import { UserRole } from '../users.entity.js';

const SEARCH_MAX = 200;
const NAME_REQUIRED = 'Full name is required';
const ROLE_TEXT = 'Role must be user or admin';

const OptionalPhone = () =>
  Rules(
    PhoneRules(),
    ValidateIf((_input, value) => value !== undefined && value !== null && value !== ''),
  );
const OptionalRole = () => Rules(IsEnum(UserRole, { message: ROLE_TEXT }), IsOptional());
const OptionalFlag = (name: string) => Rules(IsBoolean({ message: `${name} must be true or false` }), IsOptional());
const TokenAmount = () =>
  Rules(Max(BALANCE_MAX, { message: TOKEN_AMOUNT_TEXT }), Min(0, { message: TOKEN_AMOUNT_TEXT }), IsInt({ message: TOKEN_AMOUNT_TEXT }));

@InputType({ description: 'A new account, as an administrator creates it.' })
@IgnoresUnknownFields()
export class CreateUserInput {
  @ApiField(() => String, { description: 'Full name, at least 2 characters.' })
  @NameRules(NAME_REQUIRED)
  name: string;

  @ApiField(() => String, { description: 'Compared without regard to case.' })
  @EmailRules()
  email: string;

  @ApiField(() => String, { nullable: true, description: 'Digits, plus, hyphen, spaces and parentheses.' })
  @OptionalPhone()
  phone?: string | null;

  @ApiField(() => String, { description: 'At least 6 characters, none of the most common ones.' })
  @NewPasswordRules()
  password: string;

  @ApiField(() => UserRole, { nullable: true, description: 'USER when not given.' })
  @OptionalRole()
  role?: UserRole | null;

  @ApiField(() => Boolean, { nullable: true, description: 'False when not given.' })
  @OptionalFlag('is_verified')
  isVerified?: boolean | null;

  @ApiField(() => Int, { nullable: true, description: 'Whole tokens to begin with; 20 when not given.' })
  @TokenAmount()
  @IsOptional()
  initialTokens?: number | null;
}

@InputType({ description: 'What an administrator may change about an account. Fields that are left out stay as they are.' })
@IgnoresUnknownFields()
export class UpdateUserInput {
  @ApiField(() => String, { nullable: true, description: 'Full name, at least 2 characters.' })
  @NameRules(NAME_REQUIRED)
  @IsOptional()
  name?: string | null;

  @ApiField(() => String, { nullable: true, description: 'Compared without regard to case.' })
  @EmailRules()
  @IsOptional()
  email?: string | null;

  @ApiField(() => String, { nullable: true, description: 'Null or empty removes it.' })
  @OptionalPhone()
  phone?: string | null;

  @ApiField(() => UserRole, { nullable: true, description: 'A change ends all sessions of the account.' })
  @OptionalRole()
  role?: UserRole | null;

  @ApiField(() => Boolean, { nullable: true, description: 'False ends all sessions of the account.' })
  @OptionalFlag('is_active')
  isActive?: boolean | null;

  @ApiField(() => Boolean, { nullable: true, description: 'Whether an administrator has verified who this is.' })
  @OptionalFlag('is_verified')
  isVerified?: boolean | null;
}

@InputType({ description: 'Tokens to add to a balance, or the balance to set.' })
@IgnoresUnknownFields()
export class TokenChangeInput {
  @ApiField(() => Int, { description: 'Whole tokens, not negative.' })
  @TokenAmount()
  tokens: number;

  @ApiField(() => String, { nullable: true, description: 'Kept in the ledger and in the audit log.' })
  @SeenText('Reason')
  @MaxLength(REASON_MAX, { message: `Reason must be at most ${REASON_MAX} characters` })
  @IsString({ message: 'Reason must be text' })
  @IsOptional()
  @Trimmed()
  reason?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Same key, same request: done once, same answer. In REST the header `Idempotency-Key`.',
  })
  @IdempotencyKeyRules()
  idempotencyKey?: string | null;
}

/** Query of `GET /api/admin/users`. */
@IgnoresUnknownFields()
export class UsersQuery extends ListQuery {
  @RestOnlyField(() => Boolean, { nullable: true, description: 'Only accounts that an administrator has verified.' })
  @IsBoolean({ message: 'verified_only must be true or false' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => ({ true: true, false: false, '': undefined })[String(value)] ?? value)
  verified_only?: boolean;

  @RestOnlyField(() => UserRole, { nullable: true, description: 'Only accounts of this role.' })
  @IsEnum(UserRole, { message: ROLE_TEXT })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' || value === 'all' ? undefined : value))
  role_filter?: UserRole;
}

export enum UserSortField {
  CREATED_AT = 'created_at',
  NAME = 'name',
  EMAIL = 'email',
  LAST_LOGIN = 'last_login',
}
registerEnumType(UserSortField, {
  name: 'UserSortField',
  description: 'What a list of users is ordered by; equal rows by id.',
  valuesMap: {
    CREATED_AT: { description: 'When the account was created.' },
    NAME: { description: 'Full name, without regard to case.' },
    EMAIL: { description: 'E-mail, without regard to case.' },
    LAST_LOGIN: { description: 'Latest login; accounts that never logged in count as earliest.' },
  },
});

@InputType({ description: 'Order of a list of users.' })
export class UserSort {
  @Field(() => UserSortField, { description: 'What to order by.' })
  @IsEnum(UserSortField, { message: 'Unknown sort field' })
  field: UserSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Which end comes first.' })
  @IsEnum(SortDirection, { message: 'Unknown sort direction' })
  direction: SortDirection;
}

const WHAT_CHANGES = 'name, e-mail, phone, role, or whether it is active or verified';

@InputType({ description: 'Which users to list; criteria that are left out do not restrict the list.' })
export class UserFilter {
  @Field(() => UserRole, { nullable: true, description: 'Only users, or only administrators.' })
  @OptionalRole()
  role?: UserRole | null;

  @Field(() => Boolean, { nullable: true, description: 'Only accounts that can log in, or only those that cannot.' })
  @OptionalFlag('isActive')
  isActive?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only verified accounts, or only unverified ones.' })
  @OptionalFlag('isVerified')
  isVerified?: boolean | null;

  @UpdatedAfter(WHAT_CHANGES)
  updatedAfter?: Date | null;
}

@ArgsType()
export class UsersArgs extends NumberedPageArgs {
  @Field(() => String, { nullable: true, description: 'Part of a name or an e-mail.' })
  @MaxLength(SEARCH_MAX, { message: `search must be at most ${SEARCH_MAX} characters` })
  @IsOptional()
  @Trimmed()
  search?: string | null;

  @Field(() => UserRole, { nullable: true, description: 'Only users, or only administrators.' })
  @OptionalRole()
  role?: UserRole | null;

  @Field(() => Boolean, { nullable: true, description: 'Only accounts that can log in, or only those that cannot.' })
  @OptionalFlag('isActive')
  isActive?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only verified accounts, or only unverified ones.' })
  @OptionalFlag('isVerified')
  isVerified?: boolean | null;

  @UpdatedAfter(WHAT_CHANGES)
  updatedAfter?: Date | null;

  @Field(() => UserFilter, {
    nullable: true,
    description: 'The same as the arguments of these names, and counts for what they do not say.',
    deprecationReason:
      'Deprecated since 2026-11-23, stays until 2027-06-01: lists are narrowed by arguments. Use `role`, `isActive`, `isVerified` and `updatedAfter`.',
  })
  @Type(() => UserFilter)
  @ValidateNested()
  @IsOptional()
  filter?: UserFilter | null;

  @Field(() => UserSort, { nullable: true, description: 'Newest first when not given.' })
  @Type(() => UserSort)
  @ValidateNested()
  @IsOptional()
  sort?: UserSort | null;
}
