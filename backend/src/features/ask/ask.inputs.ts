import { Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsEnum,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { CalendarDateScalar } from '../../core/graphql/calendar-date.scalar.js';
import { ApiField, RestOnlyField, RestOnlyType } from '../../core/descriptions/api-field.js';
import { IgnoresUnknownFields } from '../../core/descriptions/unknown-fields.js';
import { isCalendarDay } from '../../core/validation/calendar-day.js';
import { AS_ON } from '../retrieval/source-place.views.js';
import { Trimmed } from '../../core/validation/rules.js';

export const QUESTION_MAX = 4000;
const TURNS_MAX = 20;
const TURN_MAX = 8000;
const NAME_MAX = 255;
const ID_MAX = 60;
const NO_CONVERSATION = 'Conversation not found';
export const NO_TOPIC = 'Topic not found';
const NO_MATTER = 'Matter not found';
const NO_EXCHANGE = 'Question not found';
const QUESTION_REQUIRED = 'Question is required';

export enum ChatRole {
  USER = 'user',
  ASSISTANT = 'assistant',
}
registerEnumType(ChatRole, {
  name: 'ChatRole',
  description: 'Who spoke in a conversation.',
  valuesMap: {
    USER: { description: 'The person who asks.' },
    ASSISTANT: { description: 'Themis.' },
  },
});

@InputType({ description: 'An earlier turn of the conversation, kept by the client.' })
@IgnoresUnknownFields()
export class ChatTurnInput {
  @ApiField(() => ChatRole, { description: 'Who spoke.' })
  @IsEnum(ChatRole, { message: 'role must be user or assistant' })
  role: ChatRole;

  @ApiField(() => String, { description: 'What was said.' })
  @MaxLength(TURN_MAX, { message: `A turn must be at most ${TURN_MAX} characters` })
  @IsString({ message: 'text must be text' })
  text: string;
}

/** What both APIs take to ask a question. */
@InputType({ isAbstract: true })
class AskRequest {
  @ApiField(() => String, { description: `1 to ${QUESTION_MAX} characters.` })
  @MaxLength(QUESTION_MAX, { message: `Question must be at most ${QUESTION_MAX} characters` })
  @IsString({ message: QUESTION_REQUIRED })
  @IsNotEmpty({ message: QUESTION_REQUIRED })
  @Trimmed()
  question: string;

  @ApiField(() => [ChatTurnInput], { nullable: true, description: `Up to ${TURNS_MAX} earlier turns, oldest first.` })
  @Type(() => ChatTurnInput)
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'A turn must have a role and a text' })
  @ArrayMaxSize(TURNS_MAX, { message: `At most ${TURNS_MAX} earlier turns can be sent` })
  @IsArray({ message: 'history must be a list' })
  @IsOptional()
  history?: ChatTurnInput[] | null;

  @ApiField(() => CalendarDateScalar, { nullable: true, description: AS_ON })
  @ValidateBy({ name: 'isCalendarDay', validator: { validate: isCalendarDay } }, { message: 'as_on must be a date such as 2024-07-01' })
  @IsOptional()
  asOn?: string | null;

  @ApiField(() => String, { nullable: true, description: 'Id of the topic that is meant, one of the `choices` of an earlier answer.' })
  @MaxLength(ID_MAX, { message: NO_TOPIC })
  @IsString({ message: NO_TOPIC })
  @IsOptional()
  topic?: string | null;

  @ApiField(() => ID, {
    nullable: true,
    description:
      'A conversation of the signed-in user that keeps the question and its answer; the answer is then completed even if the client leaves.',
  })
  @MaxLength(ID_MAX, { message: NO_CONVERSATION })
  @IsString({ message: NO_CONVERSATION })
  @IsOptional()
  conversationId?: string | null;

  @ApiField(() => ID, {
    nullable: true,
    description:
      "A matter of the signed-in user: its files are searched beside the library, and no other matter's. A conversation of a matter asks inside of it by itself. Keys need the scopes MATTERS and FILES as well.",
  })
  @MaxLength(ID_MAX, { message: NO_MATTER })
  @IsString({ message: NO_MATTER })
  @IsOptional()
  matterId?: string | null;

  @ApiField(() => ID, {
    nullable: true,
    description: 'The exchange of the conversation that this question replaces, with everything after it.',
  })
  @MaxLength(ID_MAX, { message: NO_EXCHANGE })
  @IsString({ message: NO_EXCHANGE })
  @IsOptional()
  replaces?: string | null;
}

@InputType({ description: 'A legal question.' })
export class AskInput extends AskRequest {
  @Field(() => String, { nullable: true, description: "Name of one of the signed-in user's own files." })
  @MaxLength(NAME_MAX, { message: 'File not found' })
  @IsString({ message: 'File not found' })
  @IsOptional()
  referenceFilename?: string | null;
}

/** One of the asker's own files. */
@RestOnlyType("One of the asker's own files.")
@IgnoresUnknownFields()
class AskReferenceDocument {
  @RestOnlyField(() => String, { description: 'Its name, as `GET /api/upload/files` lists it.' })
  @MaxLength(NAME_MAX, { message: 'File not found' })
  @IsString({ message: 'File not found' })
  @IsNotEmpty({ message: 'File not found' })
  filename: string;

  @RestOnlyField(() => Boolean, { nullable: true, description: 'True, or left out: only files that were uploaded can be named.' })
  @Equals(true, { message: 'The reference document must be uploaded first' })
  @IsOptional()
  uploaded?: true;
}

/** The request of REST, which names the asker's own file in a different way. */
@RestOnlyType('A legal question.')
@IgnoresUnknownFields()
export class AskBody extends AskRequest {
  @RestOnlyField(() => AskReferenceDocument, { nullable: true, description: 'One of your own files, which the question is about.' })
  @Type(() => AskReferenceDocument)
  @ValidateNested()
  @IsObject({ message: 'reference_document must be an object' })
  @IsOptional()
  referenceDocument?: AskReferenceDocument | null;
}

export const askInput = ({ referenceDocument, ...same }: AskBody): AskInput => ({
  ...same,
  referenceFilename: referenceDocument?.filename,
});
