import { InputType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsString, Matches, MaxLength } from 'class-validator';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { EMAIL_MAX, EMAIL_PATTERN, withAsciiDomain } from '../../../core/validation/email-address.js';

export const SUPERVISORS_MAX = 20;
const INVALID = 'Invalid email address';
/** The spelling in which addresses are stored and looked for. */
const InOneSpelling = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((each: unknown) => (typeof each === 'string' ? withAsciiDomain(each.trim()) : each)) : value,
  );
const COUNT = `Name from 1 to ${SUPERVISORS_MAX} supervisors`;

@InputType({ description: 'Who approves the texts of an account.' })
export class SuperviseAccountInput {
  @ApiField(() => [String], {
    description: `E-mails of the active accounts that may approve them, 1 to ${SUPERVISORS_MAX}; they take the place of those named before.`,
  })
  @Matches(EMAIL_PATTERN, { each: true, message: INVALID })
  @MaxLength(EMAIL_MAX, { each: true, message: INVALID })
  @IsString({ each: true, message: INVALID })
  @ArrayUnique({ message: 'Each supervisor is named once' })
  @ArrayMaxSize(SUPERVISORS_MAX, { message: COUNT })
  @ArrayMinSize(1, { message: COUNT })
  @IsArray({ message: COUNT })
  @InOneSpelling()
  supervisors: string[];
}
