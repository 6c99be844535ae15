import { Float, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { Transform } from 'class-transformer';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { IgnoresUnknownFields } from '../../../core/descriptions/unknown-fields.js';
import { InTenths, Trimmed } from '../../../core/validation/rules.js';
import { SeenText } from '../../../core/validation/visible-text.js';

const BASE_TOKENS_MAX = 1_000_000;
const MULTIPLIER_MIN = 0.1;
const MULTIPLIER_MAX = 1000;
const NAME_MAX = 200;
const DESCRIPTION_MAX = 1000;
const REQUIRED = 'Please fill in all required fields';
const TYPE_TEXT = 'Operation type must be lower-case letters, digits and underscores';
const MULTIPLIER_TEXT = `Multiplier must be at least ${MULTIPLIER_MIN} in steps of 0.1 and at most ${MULTIPLIER_MAX}`;

const emptyIsAbsent = () => Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value));

@InputType({ description: 'The price of one operation: a new one, or a change of the one with this type.' })
@IgnoresUnknownFields()
export class SavePricingInput {
  @ApiField(() => String, { description: 'Lower-case letters, digits and underscores, such as `rent_agreement`.' })
  @Matches(/^[a-z0-9][a-z0-9_]{0,63}$/, { message: TYPE_TEXT })
  @IsString({ message: REQUIRED })
  @IsNotEmpty({ message: REQUIRED })
  @Trimmed()
  operationType: string;

  @ApiField(() => String, { description: 'Shown to people.' })
  @SeenText('Operation name')
  @MaxLength(NAME_MAX, { message: `Operation name must be at most ${NAME_MAX} characters` })
  @IsString({ message: REQUIRED })
  @IsNotEmpty({ message: REQUIRED })
  @Trimmed()
  operationName: string;

  @ApiField(() => Int, { description: 'Whole tokens of the simple version, at least 0.' })
  @Max(BASE_TOKENS_MAX, { message: `Base tokens must be at most ${BASE_TOKENS_MAX}` })
  @Min(0, { message: REQUIRED })
  @IsInt({ message: REQUIRED })
  baseTokens: number;

  @ApiField(() => Float, { nullable: true, description: 'For versions other than simple; at least 0.1 in steps of 0.1; 1 when not given.' })
  @Max(MULTIPLIER_MAX, { message: MULTIPLIER_TEXT })
  @Min(MULTIPLIER_MIN, { message: MULTIPLIER_TEXT })
  @InTenths(MULTIPLIER_TEXT)
  @IsOptional()
  @emptyIsAbsent()
  complexityMultiplier?: number | null;

  @ApiField(() => String, { nullable: true, description: 'For administrators; empty when not given.' })
  @MaxLength(DESCRIPTION_MAX, { message: `Description must be at most ${DESCRIPTION_MAX} characters` })
  @IsString({ message: 'Description must be text' })
  @IsOptional()
  @Trimmed()
  description?: string | null;
}
