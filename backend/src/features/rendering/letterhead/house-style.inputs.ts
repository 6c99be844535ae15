import { Field, InputType, Int } from '@nestjs/graphql';
import { IsBase64, IsBoolean, IsEnum, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { DocumentFont } from './house-style.views.js';
import { LETTERHEAD_LIMITS } from './letterhead.js';
import { LOGO_MAX_BYTES } from './logo.js';

const { header, footer, margin } = LETTERHEAD_LIMITS;
/** Base64 has four characters for three bytes. */
const LOGO_CHARACTERS = Math.ceil(LOGO_MAX_BYTES / 3) * 4;
const MARGIN = `The margin must be from ${margin.min} to ${margin.max} mm`;

@InputType({ description: 'The letterhead of documents.' })
export class HouseStyleInput {
  @Field({ description: 'Lines above the first page, such as name and address; empty for none.' })
  @MaxLength(header, { message: `The header must be at most ${header} characters` })
  @IsString({ message: 'The header must be text' })
  header: string;

  @Field({ description: "A line at the foot of each page, in place of the document's title; empty for none." })
  @MaxLength(footer, { message: `The footer must be at most ${footer} characters` })
  @IsString({ message: 'The footer must be text' })
  footer: string;

  @Field(() => Int, { description: 'Margin on every side of the page, in millimetres.' })
  @Max(margin.max, { message: MARGIN })
  @Min(margin.min, { message: MARGIN })
  @IsInt({ message: MARGIN })
  marginMm: number;

  @Field(() => DocumentFont, { nullable: true, description: 'What the document is set in; left out, it stays as it is, serif at first.' })
  @IsEnum(DocumentFont, { message: 'The font must be serif or sans' })
  @IsOptional()
  font?: DocumentFont | null;

  @Field(() => String, { nullable: true, description: 'A PNG or JPEG file in base64; left out, the logo stays as it is.' })
  @IsBase64({}, { message: 'The logo must be a PNG or JPEG file' })
  @MaxLength(LOGO_CHARACTERS, { message: `The logo must be at most ${LOGO_MAX_BYTES / 1024} kB` })
  @IsOptional()
  logo?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether to remove the logo.' })
  @IsBoolean({ message: 'removeLogo must be true or false' })
  removeLogo: boolean = false;
}
