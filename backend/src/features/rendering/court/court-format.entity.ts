import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField, RestOnlyField } from '../../../core/descriptions/api-field.js';
import { PaperInput } from '../paper.input.js';

export enum PageNumberPlaceInput {
  TOP_CENTRE = 'top-centre',
  TOP_RIGHT = 'top-right',
  FOOT_CENTRE = 'foot-centre',
  FOOT_RIGHT = 'foot-right',
}
registerEnumType(PageNumberPlaceInput, {
  name: 'PageNumberPlace',
  description: 'Where the numbers of pages stand.',
  valuesMap: {
    TOP_CENTRE: { description: 'In the middle above the text.' },
    TOP_RIGHT: { description: 'At the right above the text.' },
    FOOT_CENTRE: { description: 'In the middle below the text.' },
    FOOT_RIGHT: { description: 'At the right below the text.' },
  },
});

/** The form in which a court takes its papers, as administrators set it. */
@ShownToKeys('DOCUMENTS_READ')
@ObjectType('CourtFormat', { description: 'The form in which a court takes its papers.' })
@Entity('court_formats')
export class CourtFormatRow {
  @Field(() => ID, { description: 'Identifies it; `usual` for the one that comes with the product.' })
  @RestOnlyField(() => String, { description: 'Identifies it; `usual` for the one that comes with the product.' })
  @PrimaryColumn('uuid')
  id: string;

  @ApiField(() => String, { description: 'What it is called.' })
  @Column('text')
  name: string;

  @ApiField(() => [String], { description: 'Words by which papers name the court; none where the format is only chosen.' })
  @Column('text', { array: true })
  courts: string[];

  @ApiField(() => PaperInput, { description: 'Size of the pages.' })
  @Column('text')
  paper: PaperInput;

  @ApiField(() => Int, { description: 'Margin above the text, in millimetres.' })
  @Column('int', { name: 'margin_top_mm' })
  marginTopMm: number;

  @ApiField(() => Int, { description: 'Margin at the right, in millimetres.' })
  @Column('int', { name: 'margin_right_mm' })
  marginRightMm: number;

  @ApiField(() => Int, { description: 'Margin below the text, in millimetres.' })
  @Column('int', { name: 'margin_bottom_mm' })
  marginBottomMm: number;

  @ApiField(() => Int, { description: 'Margin at the left, in millimetres.' })
  @Column('int', { name: 'margin_left_mm' })
  marginLeftMm: number;

  @ApiField(() => Int, { description: 'Size of the type, in points.' })
  @Column('int', { name: 'font_size' })
  fontSize: number;

  @ApiField(() => Float, { description: 'Distance of lines: 1 for single spacing, 2 for double.' })
  @Column('double precision', { name: 'line_spacing' })
  lineSpacing: number;

  @ApiField(() => PageNumberPlaceInput, { description: 'Where the numbers of pages stand.' })
  @Column('text', { name: 'page_numbers' })
  pageNumbers: PageNumberPlaceInput;

  @ApiField(() => Boolean, {
    description: 'In a bundle, whether the index stands before the draft and lists it; otherwise it follows the draft.',
  })
  @Column('boolean', { name: 'index_first' })
  indexFirst: boolean;

  @ApiField(() => Int, {
    nullable: true,
    description: 'The largest file that the court takes, in megabytes of 10^6 bytes; null for no limit.',
  })
  @Column('int', { name: 'max_file_mb', nullable: true })
  maxFileMb: number | null;

  @ApiField(() => Boolean, { description: 'Whether papers whose court no other format names are printed in it.' })
  @Column('boolean', { name: 'is_default' })
  isDefault: boolean;
}
