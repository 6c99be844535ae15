import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { RequiredText, Trimmed } from '../../../core/validation/rules.js';

const QUESTION_MAX = 1000;
const NAME_MAX = 255;
const UNIT_MAX = 60;

@InputType({ description: 'A question and the place in the library that should answer it.' })
export class GoldenQuestionInput {
  @Field({ description: `1 to ${QUESTION_MAX} characters.` })
  @RequiredText(QUESTION_MAX, 'Question')
  question: string;

  @Field({ description: 'File name of a document of the library.' })
  @RequiredText(NAME_MAX, 'Document')
  document: string;

  @Field(() => String, { nullable: true, description: 'Section, article or paragraph, such as `26`; null for any place in the document.' })
  @MaxLength(UNIT_MAX, { message: `Section must be at most ${UNIT_MAX} characters` })
  @IsString({ message: 'Section must be text' })
  @IsOptional()
  @Trimmed()
  unit?: string | null;
}
