import { ArgsType, Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiField, RestOnlyField } from '../../core/descriptions/api-field.js';
import { PagedQuery, Truth, UpdatedAfterParameter } from '../../core/pages/list-query.js';
import { type CursorQuery, PageArgs } from '../../core/pages/page.js';
import { UpdatedAfter } from '../../core/pages/updated-after.js';
import { STATE_NAMES } from '../../core/text/state-names.js';
import { RequiredName, Rules, Trimmed } from '../../core/validation/rules.js';
import { SeenText } from '../../core/validation/visible-text.js';
import { MOVED_MAX, NOTES_MAX, PARTIES_MAX, TAGS_MAX, TITLE_MAX } from './keeping/matter-limits.js';
import { MatterStatus } from './matters.views.js';

const NAME_MAX = 200;
const ROLE_MAX = 100;
const LINE_MAX = 200;
const TAG_MAX = 50;
const ID_MAX = 60;
const VERSION_MAX = 2_147_483_647;

/** The id of a matter, in any input. */
export const MatterIdRules = () =>
  Rules(MaxLength(ID_MAX, { message: 'Matter not found' }), IsString({ message: 'Matter not found' }), IsOptional());

/** A line that may be left out or empty. @param what names it in messages: 'Court' */
const LineRules = (what: string) =>
  Rules(
    IsOptional(),
    SeenText(what),
    MaxLength(LINE_MAX, { message: `${what} must be at most ${LINE_MAX} characters` }),
    IsString({ message: `${what} must be text` }),
    Trimmed(),
  );

@InputType({ description: 'Somebody who takes part in a matter.' })
export class MatterPartyInput {
  @ApiField(() => String, { description: `Name of a person, company or authority, 1 to ${NAME_MAX} characters.` })
  @RequiredName(NAME_MAX, 'The name of a party')
  name: string;

  @ApiField(() => String, {
    nullable: true,
    description: `What they are in it, such as plaintiff, accused or surety, up to ${ROLE_MAX} characters.`,
  })
  @Rules(
    IsOptional(),
    SeenText('The role of a party'),
    MaxLength(ROLE_MAX, { message: `The role of a party must be at most ${ROLE_MAX} characters` }),
    IsString({ message: 'The role of a party must be text' }),
    Trimmed(),
  )
  role?: string | null;

  @ApiField(() => Boolean, { description: 'Whether the owner of the matter acts for them.' })
  @IsBoolean({ message: 'is_client must be true or false' })
  isClient: boolean;
}

@InputType({ isAbstract: true })
class MatterFields {
  @ApiField(() => String, { nullable: true, description: `The owner's own reference, up to ${LINE_MAX} characters.` })
  @LineRules('The reference')
  reference?: string | null;

  @ApiField(() => [MatterPartyInput], { nullable: true, description: `Clients and other parties, at most ${PARTIES_MAX}.` })
  @Type(() => MatterPartyInput)
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'A party must have a name' })
  @ArrayMaxSize(PARTIES_MAX, { message: `A matter has at most ${PARTIES_MAX} parties` })
  @IsArray({ message: 'parties must be a list' })
  @IsOptional()
  parties?: MatterPartyInput[] | null;

  @ApiField(() => String, { nullable: true, description: `The court or forum, up to ${LINE_MAX} characters.` })
  @LineRules('The court')
  court?: string | null;

  @ApiField(() => String, { nullable: true, description: `Its number there, up to ${LINE_MAX} characters.` })
  @LineRules('The number')
  caseNumber?: string | null;

  @ApiField(() => String, { nullable: true, description: `How far it is, up to ${LINE_MAX} characters.` })
  @LineRules('The stage')
  stage?: string | null;

  @ApiField(() => String, { nullable: true, description: 'The State or Union territory, by its English name.' })
  @IsIn([...STATE_NAMES, ''], { message: `State must be one of: ${STATE_NAMES.join(', ')}` })
  @IsOptional()
  state?: string | null;

  @ApiField(() => String, {
    nullable: true,
    description: `The personal law that applies, where it matters, up to ${LINE_MAX} characters.`,
  })
  @LineRules('The personal law')
  personalLaw?: string | null;

  @ApiField(() => String, { nullable: true, description: `Notes, up to ${NOTES_MAX} characters.` })
  @MaxLength(NOTES_MAX, { message: `The notes must be at most ${NOTES_MAX} characters` })
  @IsString({ message: 'The notes must be text' })
  @IsOptional()
  notes?: string | null;

  @ApiField(() => [String], { nullable: true, description: `Up to ${TAGS_MAX} words to find it by, of up to ${TAG_MAX} characters each.` })
  @SeenText('A tag', true)
  @MaxLength(TAG_MAX, { each: true, message: `A tag must be at most ${TAG_MAX} characters` })
  @IsString({ each: true, message: 'A tag must be text' })
  @ArrayMaxSize(TAGS_MAX, { message: `A matter has at most ${TAGS_MAX} tags` })
  @IsArray({ message: 'tags must be a list' })
  @IsOptional()
  tags?: string[] | null;

  @ApiField(() => Boolean, {
    nullable: true,
    description:
      'Whether nothing of it may leave this installation. Taking that back needs `confirmNotConfidential`, and is not open to keys.',
  })
  @IsBoolean({ message: 'confidential must be true or false' })
  @IsOptional()
  confidential?: boolean | null;
}

@InputType({ description: 'A new matter. Only the title is required.' })
export class CreateMatterInput extends MatterFields {
  @ApiField(() => String, { description: `What it is called, 1 to ${TITLE_MAX} characters.` })
  @RequiredName(TITLE_MAX, 'The title')
  title: string;
}

@InputType({ description: 'A change of a matter. What is left out stays as it is; null or an empty text takes it away.' })
export class UpdateMatterInput extends MatterFields {
  @ApiField(() => Int, { description: 'The version that the change was made from; another one is refused as a conflict.' })
  @Max(VERSION_MAX, { message: 'version is too large' })
  @Min(1, { message: 'version must be at least 1' })
  @IsInt({ message: 'version is required' })
  version: number;

  @ApiField(() => String, { nullable: true, description: `What it is called, 1 to ${TITLE_MAX} characters; it stays when left out.` })
  @IsOptional()
  @RequiredName(TITLE_MAX, 'The title')
  title?: string | null;

  @ApiField(() => Boolean, {
    nullable: true,
    description: 'True with `confidential: false`: the texts of the matter may be sent to services outside this installation from now on.',
  })
  @IsBoolean({ message: 'confirm_not_confidential must be true or false' })
  @IsOptional()
  confirmNotConfidential?: boolean | null;

  @ApiField(() => MatterStatus, { nullable: true, description: 'How it stands; it stays when left out.' })
  @IsEnum(MatterStatus, { message: 'status must be open, closed or archived' })
  @IsOptional()
  status?: MatterStatus | null;
}

const idList = (what: string) =>
  Rules(
    MaxLength(ID_MAX, { each: true, message: `${what} not found` }),
    IsString({ each: true, message: `${what} not found` }),
    ArrayMaxSize(MOVED_MAX, { message: `At most ${MOVED_MAX} of a kind are moved at once` }),
    IsArray({ message: 'ids must be a list' }),
    IsOptional(),
  );

@InputType({ description: `What is to be moved: at most ${MOVED_MAX} of each kind. All of it is moved, or nothing.` })
export class MoveToMatterInput {
  @ApiField(() => ID, { nullable: true, description: 'The matter to move it to; null takes it out of its matter.' })
  @MatterIdRules()
  matterId?: string | null;

  @ApiField(() => [ID], { nullable: true, description: 'Conversations; closed to API keys.' })
  @idList('Conversation')
  conversations?: string[] | null;

  @ApiField(() => [ID], { nullable: true, description: 'Documents; keys need the scope DOCUMENTS_WRITE as well.' })
  @idList('Document')
  documents?: string[] | null;

  @ApiField(() => [ID], { nullable: true, description: 'Files; keys need the scope FILES as well.' })
  @idList('File')
  files?: string[] | null;
}

/** Which matters are wanted. */
export interface MattersWindow extends CursorQuery {
  status?: MatterStatus | null;
  search?: string | null;
  updatedAfter?: Date | null;
  deleted?: boolean | null;
  confidential?: boolean | null;
}

const StatusRules = () => Rules(IsEnum(MatterStatus, { message: 'status must be open, closed or archived' }), IsOptional());
const SearchRules = () =>
  Rules(
    IsOptional(),
    MaxLength(LINE_MAX, { message: `The search must be at most ${LINE_MAX} characters` }),
    IsString({ message: 'The search must be text' }),
    Trimmed(),
  );

@ArgsType()
export class MattersArgs extends PageArgs implements MattersWindow {
  @Field(() => MatterStatus, { nullable: true, description: 'Only those that stand so.' })
  @StatusRules()
  status?: MatterStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those whose title, reference, parties, court, number or tags hold each of these words.',
  })
  @SearchRules()
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True lists those that were deleted and can be restored, in place of the others.' })
  @IsBoolean({ message: 'deleted must be true or false' })
  @IsOptional()
  deleted?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those that are confidential, or only those that are not.' })
  @IsBoolean({ message: 'confidential must be true or false' })
  @IsOptional()
  confidential?: boolean | null;

  @UpdatedAfter('anything that stands in the matter itself')
  updatedAfter?: Date | null;
}

/** The list of REST: pages by cursor, so that nothing is missed while matters change. */
export class MattersQuery extends PagedQuery {
  @RestOnlyField(() => MatterStatus, { nullable: true, description: 'Only matters that stand so; all when not given.' })
  @StatusRules()
  status?: MatterStatus;

  @RestOnlyField(() => String, { nullable: true, description: 'Only matters in which each of these words begins a word.' })
  @SearchRules()
  search?: string;

  @RestOnlyField(() => Boolean, { nullable: true, description: 'True for those that were deleted and can be restored.' })
  @IsBoolean({ message: 'deleted must be true or false' })
  @IsOptional()
  @Truth()
  deleted?: boolean;

  @RestOnlyField(() => Boolean, { nullable: true, description: 'Only matters that are confidential, or only those that are not.' })
  @IsBoolean({ message: 'confidential must be true or false' })
  @IsOptional()
  @Truth()
  confidential?: boolean;

  @UpdatedAfterParameter('anything that stands in the matter itself')
  updated_after?: Date;
}
