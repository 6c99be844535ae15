import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { ApprovalState } from '../../core/approval/approval.views.js';
import { ApiField, RestOnlyField } from '../../core/descriptions/api-field.js';
import { PagedQuery, Truth } from '../../core/pages/list-query.js';
import { PageArgs } from '../../core/pages/page.js';
import { OptionalId, RequiredText, Rules, Trimmed } from '../../core/validation/rules.js';
import { DOCUMENT_FORMATS, type DocumentFormat, MAX_CONTENT_CHARACTERS } from '../rendering/printing/rendering.service.js';

const WORDS_MAX = 2000;

const WordsRules = (what: string) =>
  Rules(
    IsOptional(),
    MaxLength(WORDS_MAX, { message: `${what} must be at most ${WORDS_MAX} characters` }),
    IsString({ message: `${what} must be text` }),
    Trimmed(),
  );
const StateRules = () => Rules(IsEnum(ApprovalState, { message: 'state must be waiting, approved or returned' }), IsOptional());

@InputType({ description: 'What a supervisor is asked to approve: a version of a draft, or an answer.' })
export class AskForApprovalInput {
  @ApiField(() => ID, { nullable: true, description: 'The version of a document whose text it is.' })
  @OptionalId('Version not found')
  versionId?: string | null;

  @ApiField(() => ID, { nullable: true, description: 'The conversation of an answer.' })
  @OptionalId('Conversation not found')
  conversationId?: string | null;

  @ApiField(() => ID, { nullable: true, description: 'The question whose answer it is.' })
  @OptionalId('Question not found')
  exchangeId?: string | null;

  @ApiField(() => String, { nullable: true, description: `A word to the supervisor, up to ${WORDS_MAX} characters.` })
  @WordsRules('The note')
  note?: string | null;
}

@InputType({ description: 'The text that a supervisor approves.' })
export class ApproveTextInput {
  @ApiField(() => String, { nullable: true, description: 'The text as the supervisor edited it; as it was submitted when left out.' })
  @Rules(
    IsOptional(),
    MaxLength(MAX_CONTENT_CHARACTERS, { message: 'The text is too long' }),
    IsNotEmpty({ message: 'The text is required' }),
    IsString({ message: 'The text must be text' }),
  )
  text?: string | null;

  @ApiField(() => String, { nullable: true, description: `A word to its owner, up to ${WORDS_MAX} characters.` })
  @WordsRules('The remark')
  remark?: string | null;
}

@InputType({ description: 'Why a supervisor returns a text.' })
export class ReturnTextInput {
  @ApiField(() => String, { description: `What is to be changed, 1 to ${WORDS_MAX} characters.` })
  @RequiredText(WORDS_MAX, 'The remark')
  remark: string;
}

/** Which requests a list shows. */
interface ApprovalsFilter {
  queue?: boolean | null;
  state?: ApprovalState | null;
}

const QUEUE = 'Those of the people whom the signed-in user supervises, and not their own.';
const STATE = 'Only those of this state; all when left out.';

@ArgsType()
export class ApprovalsArgs extends PageArgs implements ApprovalsFilter {
  @Field(() => Boolean, { defaultValue: false, description: QUEUE })
  @IsBoolean({ message: 'queue must be true or false' })
  queue: boolean;

  @Field(() => ApprovalState, { nullable: true, description: STATE })
  @StateRules()
  state?: ApprovalState | null;
}

/** The list of REST. */
export class ApprovalsQuery extends PagedQuery implements ApprovalsFilter {
  @RestOnlyField(() => Boolean, { nullable: true, description: `true: ${QUEUE.toLowerCase()}` })
  @IsBoolean({ message: 'queue must be true or false' })
  @IsOptional()
  @Truth()
  queue?: boolean;

  @RestOnlyField(() => ApprovalState, { nullable: true, description: STATE })
  @StateRules()
  state?: ApprovalState;
}

/** The query of an approved text's file. */
export class ApprovalFileQuery {
  @RestOnlyField(() => String, { description: 'txt, docx or pdf.' })
  @IsIn(DOCUMENT_FORMATS, { message: 'format must be txt, docx or pdf' })
  format: DocumentFormat;
}
