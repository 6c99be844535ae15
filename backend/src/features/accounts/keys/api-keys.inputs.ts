import { InputType, Int } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import { parseAddressRanges } from '../../../core/addresses/address-ranges.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { RequiredName, Rules } from '../../../core/validation/rules.js';
import { AdminKeyScope, UserKeyScope } from './api-keys.views.js';

const NAME_MAX = 100;
/** A forgotten key expires by itself. */
export const DAYS_MAX = 366;
const ADDRESSES_MAX = 20;
const CALLS_MAX = 6000;
/** Of a key that only tries things out; also when no number is given. */
export const TEST_CALLS_MAX = 60;
/** As large as a balance can be. */
const BUDGET_MAX = 1_000_000_000;

const wholeNumber = (min: number, max: number, message: string) => Rules(Max(max, { message }), Min(min, { message }), IsInt({ message }));
const scopeRules = (scopes: object) =>
  Rules(
    ArrayUnique({ message: 'Each scope can be given once' }),
    IsEnum(scopes, { each: true, message: 'Unknown scope' }),
    ArrayMinSize(1, { message: 'Please choose at least one scope' }),
    IsArray({ message: 'Please choose at least one scope' }),
  );

/** One address or CIDR range. */
function isAddressRange(value: unknown): boolean {
  try {
    return typeof value === 'string' && parseAddressRanges(value).length === 1;
  } catch {
    return false;
  }
}

@InputType({ isAbstract: true })
class ApiKeyInput {
  @ApiField(() => String, { description: `What it is for, 1 to ${NAME_MAX} characters.` })
  @RequiredName(NAME_MAX, 'Name')
  name: string;

  @ApiField(() => Int, { defaultValue: 90, description: `Days until it stops working, 1 to ${DAYS_MAX}.` })
  @wholeNumber(1, DAYS_MAX, `A key can be valid for 1 to ${DAYS_MAX} days`)
  expiresInDays: number;

  @ApiField(() => [String], {
    nullable: true,
    description: `Up to ${ADDRESSES_MAX} IPv4 or IPv6 addresses or CIDR ranges that it may be used from; anywhere when not given.`,
  })
  @ValidateBy(
    { name: 'addressRange', validator: { validate: isAddressRange } },
    { each: true, message: 'Please enter IP addresses or ranges such as 203.0.113.0/24' },
  )
  @ArrayMaxSize(ADDRESSES_MAX, { message: `At most ${ADDRESSES_MAX} addresses can be given` })
  @IsString({ each: true, message: 'Please enter IP addresses or ranges such as 203.0.113.0/24' })
  @IsArray({ message: 'Please enter IP addresses or ranges such as 203.0.113.0/24' })
  @IsOptional()
  allowedAddresses?: string[] | null;

  @ApiField(() => Int, {
    nullable: true,
    description: `Calls that it may make in a minute, 1 to ${CALLS_MAX}; no limit of its own when not given.`,
  })
  @wholeNumber(1, CALLS_MAX, `A key can make 1 to ${CALLS_MAX} calls a minute`)
  @IsOptional()
  callsPerMinute?: number | null;
}

@InputType({ description: 'An API key that acts for its owner.' })
export class CreateApiKeyInput extends ApiKeyInput {
  @ApiField(() => [UserKeyScope], { description: 'What it may do; at least one.' })
  @scopeRules(UserKeyScope)
  scopes: UserKeyScope[];

  @ApiField(() => Int, { nullable: true, description: 'Tokens that it may spend in total; no limit but the balance when not given.' })
  @wholeNumber(0, BUDGET_MAX, 'Please enter a valid token amount')
  @IsOptional()
  tokenBudget?: number | null;

  @ApiField(() => Boolean, {
    nullable: true,
    description:
      `Whether it only tries things out: nothing is charged, files say TEST, questions are answered from invented sample law, and nothing that the owner keeps ` +
      `is reached. At most ${TEST_CALLS_MAX} calls a minute, without the scope SEARCH and without a budget. False when not given.`,
  })
  @IsBoolean({ message: 'test must be true or false' })
  @IsOptional()
  test?: boolean | null;
}

@InputType({ description: "An API key for administrators' work. It is also bound to the addresses that administrators may come from." })
export class CreateAdminApiKeyInput extends ApiKeyInput {
  @ApiField(() => [AdminKeyScope], { description: 'What it may do; at least one.' })
  @scopeRules(AdminKeyScope)
  scopes: AdminKeyScope[];
}
