import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiField, RestOnlyType } from '../../../../core/descriptions/api-field.js';

/** What an edit can do; the words are those of REST and GraphQL alike. */
export const EDIT_KINDS = ['edit', 'insert', 'remove', 'move', 'merge', 'split', 'rename', 'set_value'] as const;
const KIND = `do must be one of: ${EDIT_KINDS.join(', ')}`;
const EDITS_MAX = 100;
const EDITS = `edits must list 1 to ${EDITS_MAX} edits`;
const LINE_MAX = 100_000;
const LINE = 'line, after and into must be numbers of lines, counted from 1';
const TEXT_MAX = 4000;
const TEXT = `Words of an edit must be text of at most ${TEXT_MAX} characters`;
const ID_MAX = 60;

/** Decorators of a number of a line. */
const LineRules = (): PropertyDecorator => (target, key) => {
  for (const rule of [Max(LINE_MAX, { message: LINE }), Min(1, { message: LINE }), IsInt({ message: LINE }), IsOptional()])
    rule(target, key);
};
/** Decorators of words. */
const WordRules = (): PropertyDecorator => (target, key) => {
  for (const rule of [MaxLength(TEXT_MAX, { message: TEXT }), IsString({ message: TEXT }), IsOptional()]) rule(target, key);
};

@InputType({ description: 'One change of a draft; which fields it needs follows from `do`.' })
export class DraftEditInput {
  @ApiField(() => String, {
    description:
      '`edit`: the words `old` of `line`, which stand there once, become `new`. `insert`: `text` after what belongs to `line`. `remove`: `line` with all that stands below its number. `move`: the same to after what belongs to the line `after`. `merge`: `line` is joined to `into`, the line of its kind above it. `split`: `line` is parted before the words `at`. `rename`: the name or term `from` becomes `to` everywhere. `set_value`: the form value `field` becomes `value`, wherever the draft has it.',
  })
  @IsIn(EDIT_KINDS, { message: KIND })
  do: (typeof EDIT_KINDS)[number];

  @ApiField(() => Int, { nullable: true, description: 'Number of a line of the text, counted from 1, blank lines with it.' })
  @LineRules()
  line?: number | null;

  @ApiField(() => Int, { nullable: true, description: 'The line behind which another one is moved.' })
  @LineRules()
  after?: number | null;

  @ApiField(() => Int, { nullable: true, description: 'The line above it that another one is joined to.' })
  @LineRules()
  into?: number | null;

  @ApiField(() => String, { nullable: true, description: 'Words of the line with which its second part begins.' })
  @WordRules()
  at?: string | null;

  @ApiField(() => String, { nullable: true, description: 'Words as they stand in the line.' })
  @WordRules()
  old?: string | null;

  @ApiField(() => String, { nullable: true, description: 'What takes their place.' })
  @WordRules()
  new?: string | null;

  @ApiField(() => String, { nullable: true, description: 'New lines; numbers are given to them.' })
  @WordRules()
  text?: string | null;

  @ApiField(() => String, { nullable: true, description: 'A name or term of the draft.' })
  @WordRules()
  from?: string | null;

  @ApiField(() => String, { nullable: true, description: 'Its new name.' })
  @WordRules()
  to?: string | null;

  @ApiField(() => String, { nullable: true, description: 'Name of a field of the form.' })
  @WordRules()
  field?: string | null;

  @ApiField(() => String, { nullable: true, description: 'Its new value; empty for none.' })
  @WordRules()
  value?: string | null;

  @ApiField(() => String, { nullable: true, description: 'What the edit is for; stands in the report.' })
  @WordRules()
  instruction?: string | null;
}

/** Edits of a document; REST names the document in its path. */
@RestOnlyType('Edits of a document.')
@InputType({ isAbstract: true })
export class EditDocumentBody {
  @ApiField(() => ID, { description: 'The newest version of the document, which the edits speak of.' })
  @MaxLength(ID_MAX, { message: 'Version not found' })
  @IsString({ message: 'Version not found' })
  versionId: string;

  @ApiField(() => [DraftEditInput], { description: `1 to ${EDITS_MAX}; all of them are made, or none.` })
  @Type(() => DraftEditInput)
  @ValidateNested({ each: true })
  @ArrayMaxSize(EDITS_MAX, { message: EDITS })
  @ArrayMinSize(1, { message: EDITS })
  @IsArray({ message: EDITS })
  edits: DraftEditInput[];
}

@InputType({ description: 'Edits of a document.' })
export class EditDocumentInput extends EditDocumentBody {
  @Field(() => ID, { description: 'The document.' })
  @MaxLength(ID_MAX, { message: 'Document not found' })
  @IsString({ message: 'Document not found' })
  documentId: string;
}
