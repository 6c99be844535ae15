import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { ApiField, RestOnlyField } from '../../../core/descriptions/api-field.js';
import { type CursorQuery, pageArgs } from '../../../core/pages/page.js';
import { Truth, WholeNumber } from '../../../core/pages/list-query.js';
import { OptionalId, Rules } from '../../../core/validation/rules.js';

/** Rows in one page: for each the words of its sources are read. */
const PAGE_MAX = 50;
const PAGE = 20;
const CURSOR_MAX = 200;
export const SEEN_MAX = 100;

const FirstRules = () =>
  Rules(
    Max(PAGE_MAX, { message: `At most ${PAGE_MAX} rows make a page` }),
    Min(1, { message: 'A page has at least 1 row' }),
    IsInt({ message: 'The number of rows must be a whole number' }),
  );
const CursorRules = () =>
  Rules(MaxLength(CURSOR_MAX, { message: 'Invalid cursor' }), IsString({ message: 'Invalid cursor' }), IsOptional());
const SeenRules = () => Rules(IsBoolean({ message: 'seen must be true or false' }), IsOptional());
const SEEN = 'Those that were put aside, or those that were not; both when not given.';

/** Which changes are wanted. */
export interface LawChangesWindow extends CursorQuery {
  seen?: boolean | null;
  matterId?: string | null;
  conversationId?: string | null;
  draftId?: string | null;
}

@ArgsType()
export class LawChangesArgs extends pageArgs(PAGE_MAX, PAGE) implements LawChangesWindow {
  @Field(() => Boolean, { nullable: true, description: SEEN })
  @SeenRules()
  seen?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Only what belongs to this matter.' })
  @OptionalId('Matter not found')
  matterId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only answers of this conversation.' })
  @OptionalId('Conversation not found')
  conversationId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only this draft.' })
  @OptionalId('Document not found')
  draftId?: string | null;
}

/** The list of REST. */
export class LawChangesQuery {
  @RestOnlyField(() => Int, { nullable: true, description: `How many rows at most: 1 to ${PAGE_MAX}, ${PAGE} when not given.` })
  @FirstRules()
  @IsOptional()
  @WholeNumber()
  limit?: number;

  @RestOnlyField(() => String, { nullable: true, description: 'The `next_cursor` of the page before.' })
  @CursorRules()
  cursor?: string;

  @RestOnlyField(() => Boolean, { nullable: true, description: SEEN })
  @SeenRules()
  @Truth()
  seen?: boolean;

  @RestOnlyField(() => String, { nullable: true, description: 'Only what belongs to this matter.' })
  @OptionalId('Matter not found')
  matter_id?: string;

  @RestOnlyField(() => String, { nullable: true, description: 'Only answers of this conversation.' })
  @OptionalId('Conversation not found')
  conversation_id?: string;

  @RestOnlyField(() => String, { nullable: true, description: 'Only this draft.' })
  @OptionalId('Document not found')
  draft_id?: string;
}

export const windowOfChanges = ({ limit, cursor, seen, matter_id, conversation_id, draft_id }: LawChangesQuery): LawChangesWindow => ({
  first: limit ?? PAGE,
  after: cursor,
  seen,
  matterId: matter_id,
  conversationId: conversation_id,
  draftId: draft_id,
});

@InputType({ description: 'Changes of the law that the signed-in user has looked at.' })
export class MarkLawChangesSeenInput {
  @ApiField(() => [ID], { description: `Their ids, 1 to ${SEEN_MAX}; those that are not the user's are passed over.` })
  @IsUUID(undefined, { each: true, message: 'Each id must be one of `lawChanges`' })
  @ArrayMaxSize(SEEN_MAX, { message: `At most ${SEEN_MAX} can be put aside at once` })
  @ArrayMinSize(1, { message: 'Name at least one' })
  @IsArray({ message: 'ids must be a list' })
  ids: string[];
}
