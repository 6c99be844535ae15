import { Field, Float, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsNotEmpty, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { Transform } from 'class-transformer';
import { Rules, Trimmed } from '../../../core/validation/rules.js';

const BASE_TOKENS_MAX = 1_000_000;
const MULTIPLIER_MIN = 0.1;
const MULTIPLIER_MAX = 1000;
const NAME_MAX = 200;
const DESCRIPTION_MAX = 1000;
const REQUIRED = 'Please fill in all required fields';
const TYPE_TEXT = 'Operation type must be lower-case letters, digits and underscores';
const MULTIPLIER_TEXT = `Multiplier must be at least ${MULTIPLIER_MIN} in steps of 0.1 and at most ${MULTIPLIER_MAX}`;

const OperationType = () =>
  Rules(
    Matches(/^[a-z0-9][a-z0-9_]{0,63}$/, { message: TYPE_TEXT }),
    IsString({ message: REQUIRED }),
    IsNotEmpty({ message: REQUIRED }),
    Trimmed(),
  );
const OperationName = () =>
  Rules(
    MaxLength(NAME_MAX, { message: `Operation name must be at most ${NAME_MAX} characters` }),
    IsString({ message: REQUIRED }),
    IsNotEmpty({ message: REQUIRED }),
    Trimmed(),
  );
const BaseTokens = () =>
  Rules(
    Max(BASE_TOKENS_MAX, { message: `Base tokens must be at most ${BASE_TOKENS_MAX}` }),
    Min(0, { message: REQUIRED }),
    IsInt({ message: REQUIRED }),
  );
/** Empty means 1. */
const Multiplier = () =>
  Rules(
    Max(MULTIPLIER_MAX, { message: MULTIPLIER_TEXT }),
    Min(MULTIPLIER_MIN, { message: MULTIPLIER_TEXT }),
    IsNumber({ maxDecimalPlaces: 1 }, { message: MULTIPLIER_TEXT }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value)),
  );
const Description = () =>
  Rules(
    MaxLength(DESCRIPTION_MAX, { message: `Description must be at most ${DESCRIPTION_MAX} characters` }),
    IsString({ message: 'Description must be text' }),
    IsOptional(),
    Trimmed(),
  );

@InputType({ description: 'The price of one operation: a new one, or a change of the one with this type.' })
export class SavePricingInput {
  @Field({ description: 'Lower-case letters, digits and underscores, such as `rent_agreement`.' })
  @OperationType()
  operationType: string;

  @Field({ description: 'For people.' })
  @OperationName()
  operationName: string;

  @Field(() => Int, { description: 'Whole tokens of the simple version, at least 0.' })
  @BaseTokens()
  baseTokens: number;

  @Field(() => Float, { nullable: true, description: 'For other versions than simple; at least 0.1 in steps of 0.1; 1 when not given.' })
  @Multiplier()
  complexityMultiplier?: number | null;

  @Field(() => String, { nullable: true, description: 'For administrators; empty when not given.' })
  @Description()
  description?: string | null;
}

/** The same in the documented names of REST. */
export class SavePricingBody {
  @OperationType()
  operation_type: string;

  @OperationName()
  operation_name: string;

  @BaseTokens()
  base_tokens: number;

  @Multiplier()
  complexity_multiplier?: number | null;

  @Description()
  description?: string | null;
}

export const savePricingInput = (body: SavePricingBody): SavePricingInput => ({
  operationType: body.operation_type,
  operationName: body.operation_name,
  baseTokens: body.base_tokens,
  complexityMultiplier: body.complexity_multiplier,
  description: body.description,
});
