import { Float, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsBoolean, IsEnum, IsInt, IsNumber, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { RequiredName, Rules } from '../../../core/validation/rules.js';
import { SeenText } from '../../../core/validation/visible-text.js';
import { PaperInput } from '../paper.input.js';
import { PageNumberPlaceInput } from './court-format.entity.js';
import { COURT_FORMAT_LIMITS } from './court-format.js';

const { name, courts, court, margin, size, lineSpacing, fileMb } = COURT_FORMAT_LIMITS;

interface Bounds {
  min: number;
  max: number;
}

const Whole = ({ min, max }: Bounds, what: string): PropertyDecorator => {
  const message = `${what} must be a whole number from ${min} to ${max}`;
  return Rules(Max(max, { message }), Min(min, { message }), IsInt({ message }));
};

const SPACING = `Line spacing must be from ${lineSpacing.min} to ${lineSpacing.max}, with at most two decimals`;
const COURTS = `There can be at most ${courts} names of courts, each of at most ${court} characters`;
const marginOf = (side: string) => `Margin ${side}, in millimetres, ${margin.min} to ${margin.max}.`;

@InputType({ description: 'The form in which a court takes its papers.' })
export class CourtFormatInput {
  @ApiField(() => String, { description: `What it is called, 1 to ${name} characters.` })
  @RequiredName(name, 'Name')
  name: string;

  @ApiField(() => [String], {
    description: `Words by which papers name the court, such as "High Court of Delhi"; at most ${courts}, none where the format is only chosen.`,
  })
  @Rules(
    SeenText('Names of courts', true),
    MaxLength(court, { each: true, message: COURTS }),
    IsString({ each: true, message: COURTS }),
    ArrayMaxSize(courts, { message: COURTS }),
    IsArray({ message: COURTS }),
  )
  courts: string[];

  @ApiField(() => PaperInput, { description: 'Size of the pages.' })
  @IsEnum(PaperInput, { message: 'Paper must be A4, Legal or Letter' })
  paper: PaperInput;

  @ApiField(() => Int, { description: marginOf('above the text') })
  @Whole(margin, 'The top margin')
  marginTopMm: number;

  @ApiField(() => Int, { description: marginOf('at the right') })
  @Whole(margin, 'The right margin')
  marginRightMm: number;

  @ApiField(() => Int, { description: marginOf('below the text') })
  @Whole(margin, 'The bottom margin')
  marginBottomMm: number;

  @ApiField(() => Int, { description: marginOf('at the left') })
  @Whole(margin, 'The left margin')
  marginLeftMm: number;

  @ApiField(() => Int, { description: `Size of the type in points, ${size.min} to ${size.max}.` })
  @Whole(size, 'Size of the type')
  fontSize: number;

  @ApiField(() => Float, { description: `Distance of lines: 1 for single spacing, 2 for double; up to ${lineSpacing.max}.` })
  @Rules(
    Max(lineSpacing.max, { message: SPACING }),
    Min(lineSpacing.min, { message: SPACING }),
    IsNumber({ maxDecimalPlaces: 2 }, { message: SPACING }),
  )
  lineSpacing: number;

  @ApiField(() => PageNumberPlaceInput, { description: 'Where the numbers of pages stand.' })
  @IsEnum(PageNumberPlaceInput, { message: `Page numbers must be at one of: ${Object.values(PageNumberPlaceInput).join(', ')}` })
  pageNumbers: PageNumberPlaceInput;

  @ApiField(() => Boolean, { description: 'In a bundle, whether the index stands before the draft and lists it.' })
  @IsBoolean({ message: 'indexFirst must be true or false' })
  indexFirst: boolean;

  @ApiField(() => Int, {
    nullable: true,
    description: `The largest file that the court takes, in megabytes, ${fileMb.min} to ${fileMb.max}; null for no limit.`,
  })
  @Whole(fileMb, 'The largest file')
  @IsOptional()
  maxFileMb?: number | null;

  @ApiField(() => Boolean, {
    defaultValue: false,
    nullable: true,
    description: 'Whether papers whose court no other format names are printed in it; the default format before is one no more.',
  })
  @IsBoolean({ message: 'isDefault must be true or false' })
  @IsOptional()
  isDefault?: boolean | null;
}
