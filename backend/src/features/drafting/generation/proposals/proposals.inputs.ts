import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { ApiField, RestOnlyType } from '../../../../core/descriptions/api-field.js';

const ID_MAX = 60;
/** Suggestions of the maximum length make fewer changes. */
const CHANGES_MAX = 2000;
const ACCEPTED = 'accepted must list the ids of proposed changes';

/** Which changes are kept; REST names the proposal in its path. */
@RestOnlyType('Which changes of a proposal are kept.')
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

const GONE = 'These changes are no longer waiting. Please ask for them again.';
const ANSWERS = 'answers must list the ids of questions, each with a suggestion';
/** Questions of one proposal; suggestions of the maximum length ask fewer. */
const ANSWERS_MAX = 100;
const SUGGESTION_MAX = 10_000;

/** What one question is answered with. */
@InputType({ description: 'An answer to a question of a proposal.' })
export class QuestionAnswerInput {
  @ApiField(() => String, { description: 'The id of the question.' })
  @MaxLength(ID_MAX, { message: ANSWERS })
  @IsString({ message: ANSWERS })
  question: string;

  @ApiField(() => String, { description: 'The `suggestion` of the choice, or a suggestion in other words.' })
  @MaxLength(SUGGESTION_MAX, { message: 'An answer has 1 to 10,000 characters' })
  @MinLength(1, { message: 'An answer has 1 to 10,000 characters' })
  @IsString({ message: ANSWERS })
  suggestion: string;
}

/** Answers to questions of a proposal; REST names the proposal in its path. */
@RestOnlyType('Answers to questions of a proposal.')
@InputType({ isAbstract: true })
export class AnswerQuestionsBody {
  @ApiField(() => [QuestionAnswerInput], { description: 'At most one answer for each question; the others stay open.' })
  @ValidateNested({ each: true })
  @Type(() => QuestionAnswerInput)
  @ArrayMaxSize(ANSWERS_MAX, { message: ANSWERS })
  @IsArray({ message: ANSWERS })
  answers: QuestionAnswerInput[];
}

@InputType({ description: 'Answers to questions of a proposal.' })
export class AnswerQuestionsInput extends AnswerQuestionsBody {
  @Field(() => ID, { description: 'The proposal.' })
  @MaxLength(ID_MAX, { message: GONE })
  @IsString({ message: GONE })
  proposalId: string;
}
