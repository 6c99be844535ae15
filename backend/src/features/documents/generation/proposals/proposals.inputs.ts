import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { ApiField } from '../../../../core/openapi/api-field.js';
import { RefusesUnknownFields } from '../../../../core/openapi/rest-names.interceptor.js';

const ID_MAX = 60;
/** Suggestions of the maximum length make fewer changes. */
const CHANGES_MAX = 2000;
const ACCEPTED = 'accepted must list the ids of proposed changes';

/** Which changes are kept; REST names the proposal in its path. */
@RefusesUnknownFields()
@InputType({ isAbstract: true })
export class KeepChangesBody {
  @ApiField(() => [ID], { description: 'Ids of the changes that are kept, at least one; the others are rejected.' })
  @MaxLength(ID_MAX, { each: true, message: ACCEPTED })
  @IsString({ each: true, message: ACCEPTED })
  @ArrayMaxSize(CHANGES_MAX, { message: ACCEPTED })
  @IsArray({ message: ACCEPTED })
  accepted: string[];
}

@InputType({ description: 'Which of the proposed changes are kept.' })
export class KeepChangesInput extends KeepChangesBody {
  @Field(() => ID, { description: 'The proposal.' })
  @MaxLength(ID_MAX, { message: 'These changes are no longer waiting. Please ask for them again.' })
  @IsString({ message: 'These changes are no longer waiting. Please ask for them again.' })
  proposalId: string;
}
