import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsEnum, IsOptional, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import { RequiredName } from '../../../core/validation/rules.js';
import { PlainTextSlot } from './plain-texts.views.js';

const SENTENCE_MAX = 300;
const PIN_MAX = 60;
const PINS_MAX = 8;
const SENTENCES_MAX = 9;
const LEFT_OUT_MAX = 20;

@InputType({ description: 'A sentence of a plain text.' })
export class PlainTextSentenceInput {
  @Field(() => PlainTextSlot, { description: 'What it says.' })
  @IsEnum(PlainTextSlot, { message: 'Unknown slot' })
  slot: PlainTextSlot;

  @Field({ description: 'In English, at most 20 words.' })
  @RequiredName(SENTENCE_MAX, 'English')
  en: string;

  @Field({ description: 'In Hindi, at most 22 words.' })
  @RequiredName(SENTENCE_MAX, 'Hindi')
  hi: string;

  @Field(() => [String], { description: `1 to ${PINS_MAX} parts of the law that say so, such as \`NIA 138 prov.(b)\`.` })
  @MaxLength(PIN_MAX, { each: true, message: `Pins must be at most ${PIN_MAX} characters each` })
  @IsString({ each: true, message: 'Pins must be texts' })
  @ArrayMinSize(1, { message: 'Every sentence needs a pin' })
  @ArrayMaxSize(PINS_MAX, { message: `At most ${PINS_MAX} pins a sentence` })
  pins: string[];

  @Field(() => String, { nullable: true, description: 'The sum that one of its numbers is, such as `30+30`.' })
  @Matches(/^\d{1,4}(?:\+\d{1,4}){1,3}$/, { message: 'Sum must look like 30+30' })
  @IsOptional()
  derived?: string | null;
}

@InputType({ description: 'A limit of the law that a plain text does not speak of.' })
export class PlainTextLeftOutInput {
  @Field({ description: 'The part of the law.' })
  @RequiredName(PIN_MAX, 'Pin')
  pin: string;

  @Field({ description: 'Why it is left out.' })
  @RequiredName(SENTENCE_MAX, 'Reason')
  why: string;
}

@InputType({ description: 'What the law means for the person who asks about a topic, in plain words.' })
export class PlainTextInput {
  @Field({ description: '`IN` for all of India, otherwise the State.' })
  @RequiredName(60, 'Region')
  region: string;

  @Field(() => [PlainTextSentenceInput], { description: `2 to ${SENTENCES_MAX} sentences, in the order of the slots.` })
  @Type(() => PlainTextSentenceInput)
  @ValidateNested({ each: true })
  @ArrayMinSize(2, { message: 'At least two sentences are required' })
  @ArrayMaxSize(SENTENCES_MAX, { message: `At most ${SENTENCES_MAX} sentences` })
  sentences: PlainTextSentenceInput[];

  @Field(() => [PlainTextLeftOutInput], { description: 'What it leaves out, and why.' })
  @Type(() => PlainTextLeftOutInput)
  @ValidateNested({ each: true })
  @ArrayMaxSize(LEFT_OUT_MAX, { message: `At most ${LEFT_OUT_MAX} parts can be left out` })
  leftOut: PlainTextLeftOutInput[];

  @Field(() => String, { nullable: true, description: 'The type of document that drafts what it tells a person to do.' })
  @MaxLength(60, { message: 'Form must be at most 60 characters' })
  @IsString({ message: 'Form must be text' })
  @IsOptional()
  form?: string | null;
}
