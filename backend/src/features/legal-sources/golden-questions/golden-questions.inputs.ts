import { Field, InputType } from '@nestjs/graphql';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Rules, Trimmed } from '../../../core/validation/rules.js';

const QUESTION_MAX = 1000;
const NAME_MAX = 255;
const UNIT_MAX = 60;

const requiredText = (max: number, what: string) =>
  Rules(
    MaxLength(max, { message: `${what} must be at most ${max} characters` }),
    IsNotEmpty({ message: `${what} is required` }),
    IsString({ message: `${what} is required` }),
    Trimmed(),
  );

@InputType({ description: 'A question and the place in the library that should answer it.' })
export class GoldenQuestionInput {
  @Field({ description: `1 to ${QUESTION_MAX} characters.` })
  @requiredText(QUESTION_MAX, 'Question')
  question: string;

  @Field({ description: 'File name of a document of the library.' })
  @requiredText(NAME_MAX, 'Document')
  document: string;

  @Field(() => String, { nullable: true, description: 'Section, article or paragraph, such as `26`; null for any place in the document.' })
  @MaxLength(UNIT_MAX, { message: `Section must be at most ${UNIT_MAX} characters` })
  @IsString({ message: 'Section must be a text' })
  @IsOptional()
  @Trimmed()
  unit?: string | null;
}
