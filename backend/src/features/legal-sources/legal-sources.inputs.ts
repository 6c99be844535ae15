import { IsEnum, IsOptional, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../core/validation/rules.js';
import { LegalDocumentType } from '../retrieval/retrieval.views.js';
import { NOTE_MAX } from './source-limits.js';

/** The fields of an upload besides the file. */
export class UploadLegalDocumentForm {
  @IsEnum(LegalDocumentType, { message: 'Document type must be act, judgment, rule or other' })
  document_type: LegalDocumentType;

  @MaxLength(NOTE_MAX, { message: `Description must be at most ${NOTE_MAX} characters` })
  @IsString()
  @IsOptional()
  @Trimmed()
  description?: string;

  @MaxLength(NOTE_MAX, { message: `Source must be at most ${NOTE_MAX} characters` })
  @IsString()
  @IsOptional()
  @Trimmed()
  source?: string;
}
