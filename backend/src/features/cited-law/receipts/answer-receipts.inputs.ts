import { IsEnum } from 'class-validator';
import { RestOnlyField } from '../../../core/descriptions/api-field.js';

export enum ReceiptFormat {
  TXT = 'txt',
  DOCX = 'docx',
  PDF = 'pdf',
}

/** The query of a receipt's file. */
export class ReceiptFileQuery {
  @RestOnlyField(() => ReceiptFormat, { description: 'Plain text, Word or PDF.' })
  @IsEnum(ReceiptFormat, { message: 'format must be txt, docx or pdf' })
  format: ReceiptFormat;
}
