import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsOptional, IsString, IsTimeZone, MaxLength } from 'class-validator';
import { ApiField, RestOnlyField } from '../../core/descriptions/api-field.js';
import { ListQueryWithCursor, UpdatedAfterParameter } from '../../core/pages/list-query.js';
import { type PageQuery, PageArgs, pageArgs } from '../../core/pages/page.js';
import { UpdatedAfter } from '../../core/pages/updated-after.js';
import { OptionalId, RequiredName, Rules, Trimmed } from '../../core/validation/rules.js';

export const TITLE_MAX = 200;
const SEARCH_MAX = 200;
const ID_MAX = 60;
/** Exchanges in one page: an answer may be long. */
const EXCHANGES_PAGE = 50;
const SEARCH = 'Only conversations whose title, questions or answers contain each of these words.';

const SearchRules = () =>
  Rules(
    IsOptional(),
    MaxLength(SEARCH_MAX, { message: `The search must be at most ${SEARCH_MAX} characters` }),
    IsString({ message: 'The search must be text' }),
    Trimmed(),
  );

/** Which conversations are wanted. */
export interface ConversationsWindow extends PageQuery {
  search?: string | null;
  updatedAfter?: Date | null;
  matterId?: string | null;
}

@ArgsType()
export class ConversationsArgs extends PageArgs implements ConversationsWindow {
  @Field(() => String, { nullable: true, description: SEARCH })
  @SearchRules()
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only conversations of this matter.' })
  @OptionalId('Matter not found')
  matterId?: string | null;

  @UpdatedAfter('the last question')
  updatedAfter?: Date | null;
}

/** The list of REST. */
export class ConversationsQuery extends ListQueryWithCursor {
  @RestOnlyField(() => String, { nullable: true, description: SEARCH })
  @SearchRules()
  search?: string;

  @RestOnlyField(() => String, { nullable: true, description: 'Only what is in this matter.' })
  @OptionalId('Matter not found')
  matter_id?: string;

  @UpdatedAfterParameter('the last question')
  updated_after?: Date;
}

@ArgsType()
export class ExchangesArgs extends pageArgs(EXCHANGES_PAGE, EXCHANGES_PAGE) {
  @Field(() => ID, { description: 'A conversation of the signed-in user.' })
  @MaxLength(ID_MAX, { message: 'Conversation not found' })
  @IsString({ message: 'Conversation not found' })
  conversationId: string;
}

@InputType({ description: 'What the owner of a conversation may change.' })
export class UpdateConversationInput {
  @ApiField(() => String, { nullable: true, description: `A new title of 1 to ${TITLE_MAX} characters.` })
  @IsOptional()
  @RequiredName(TITLE_MAX, 'The title')
  title?: string | null;

  @ApiField(() => Boolean, { nullable: true, description: 'Whether it stands above the others.' })
  @IsOptional()
  @IsBoolean({ message: 'pinned must be true or false' })
  pinned?: boolean | null;
}

export enum ConversationFormat {
  MARKDOWN = 'md',
  DOCX = 'docx',
  PDF = 'pdf',
}

/** The query of an export. */
export class ExportQuery {
  @RestOnlyField(() => ConversationFormat, { description: 'Markdown, Word or PDF.' })
  @IsEnum(ConversationFormat, { message: 'format must be md, docx or pdf' })
  format: ConversationFormat;

  @RestOnlyField(() => String, {
    nullable: true,
    description: 'Time zone in which times are told, such as Asia/Kolkata, which it is when not given.',
  })
  @IsTimeZone({ message: 'time_zone must be a time zone such as Asia/Kolkata' })
  @MaxLength(64, { message: 'time_zone must be at most 64 characters long' })
  @IsString({ message: 'time_zone must be text' })
  @IsOptional()
  time_zone?: string;
}
