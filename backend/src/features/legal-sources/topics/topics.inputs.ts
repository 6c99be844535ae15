import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsEnum, IsOptional, IsString, Max, MaxLength, ValidateNested } from 'class-validator';
import { NumberedPageArgs } from '../../../core/pages/page.js';
import { RequiredName, Rules, Trimmed } from '../../../core/validation/rules.js';
import { TopicOrigin } from './topics.views.js';

const NAME_MAX = 200;
const FIELD_MAX = 100;
const WAYS_MAX = 40;
const WAY_MAX = 200;
const SECTIONS_MAX = 6;
const ACT_MAX = 300;
const SECTION_MAX = 60;
const NEXT_MAX = 5;
const PAGE_MAX = 100;

const texts = (most: number, what: string) =>
  Rules(
    MaxLength(WAY_MAX, { each: true, message: `${what} must be at most ${WAY_MAX} characters each` }),
    IsString({ each: true, message: `${what} must be texts` }),
    ArrayMaxSize(most, { message: `At most ${most} can be given: ${what.toLowerCase()}` }),
    IsOptional(),
  );

@InputType({ description: 'How people ask about a topic; blank lines are left out.' })
export class TopicAsksInput {
  @Field(() => [String], { nullable: true, description: `Up to ${WAYS_MAX} ways in English.` })
  @texts(WAYS_MAX, 'Ways of asking')
  en?: string[] | null;

  @Field(() => [String], { nullable: true, description: `Up to ${WAYS_MAX} ways in Hindi.` })
  @texts(WAYS_MAX, 'Ways of asking')
  hi?: string[] | null;

  @Field(() => [String], { nullable: true, description: `Up to ${WAYS_MAX} ways in Hindi written in Latin letters.` })
  @texts(WAYS_MAX, 'Ways of asking')
  hinglish?: string[] | null;
}

@InputType({ description: 'A section that answers a topic.' })
export class TopicSectionInput {
  @Field({ description: 'Title and year of the act, such as `Negotiable Instruments Act, 1881`.' })
  @RequiredName(ACT_MAX, 'Act')
  act: string;

  @Field({ description: 'As printed: `138`, `Order VII Rule 11`, `Article 113`.' })
  @RequiredName(SECTION_MAX, 'Section')
  section: string;
}

@InputType({ description: 'A topic: how people ask about it, and which sections answer.' })
export class TopicInput {
  @Field({ description: `What it is about, 1 to ${NAME_MAX} characters; also a way of asking.` })
  @RequiredName(NAME_MAX, 'Name')
  name: string;

  @Field(() => String, { nullable: true, description: 'Field of law.' })
  @MaxLength(FIELD_MAX, { message: `Field must be at most ${FIELD_MAX} characters` })
  @IsString({ message: 'Field must be text' })
  @IsOptional()
  @Trimmed()
  field?: string | null;

  @Field(() => TopicAsksInput, { description: 'How people ask about it; at least one way.' })
  @Type(() => TopicAsksInput)
  @ValidateNested()
  asks: TopicAsksInput;

  @Field(() => [TopicSectionInput], { description: `1 to ${SECTIONS_MAX} sections, the most telling first.` })
  @Type(() => TopicSectionInput)
  @ValidateNested({ each: true })
  @ArrayMinSize(1, { message: 'At least one section is required' })
  @ArrayMaxSize(SECTIONS_MAX, { message: `At most ${SECTIONS_MAX} sections can be named` })
  law: TopicSectionInput[];

  @Field(() => [String], { nullable: true, description: `Up to ${NEXT_MAX} questions that people ask next.` })
  @texts(NEXT_MAX, 'Next questions')
  next?: string[] | null;
}

@ArgsType()
export class TopicsArgs extends NumberedPageArgs {
  @Field(() => Int, { defaultValue: 25, description: `Number of rows to return, 1 to ${PAGE_MAX}.` })
  @Max(PAGE_MAX, { message: `first must be at most ${PAGE_MAX}` })
  declare first: number;

  @Field(() => String, { nullable: true, description: 'Words that must all occur in its name or in one of its ways of asking.' })
  @MaxLength(200, { message: 'search must be at most 200 characters' })
  @IsString()
  @IsOptional()
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the name of its field of law.' })
  @MaxLength(FIELD_MAX, { message: `field must be at most ${FIELD_MAX} characters` })
  @IsString()
  @IsOptional()
  field?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the title of an act that it names.' })
  @MaxLength(ACT_MAX, { message: `act must be at most ${ACT_MAX} characters` })
  @IsString()
  @IsOptional()
  act?: string | null;

  @Field(() => TopicOrigin, { nullable: true, description: 'Only those that the product ships, or only those that were added.' })
  @IsEnum(TopicOrigin, { message: 'Unknown origin' })
  @IsOptional()
  origin?: TopicOrigin | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those that take part in answering, or only those that do not.' })
  @IsBoolean({ message: 'enabled must be true or false' })
  @IsOptional()
  enabled?: boolean | null;
}
