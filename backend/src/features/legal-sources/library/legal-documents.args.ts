import { ArgsType, Field, InputType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsEnum, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { PeriodPageArgs } from '../../../core/pages/page.js';
import { SortDirection } from '../../../core/pages/sort-direction.js';
import { LegalDocumentType } from '../../retrieval/retrieval.views.js';
import { LegalDocumentStatus } from '../legal-sources.entity.js';

export enum LegalDocumentSortField {
  FILENAME = 'filename',
  SIZE = 'size',
  UPLOAD_DATE = 'uploadDate',
}
registerEnumType(LegalDocumentSortField, {
  name: 'LegalDocumentSortField',
  description: 'What the library is ordered by; equal rows by id.',
  valuesMap: {
    FILENAME: { description: 'File name, without regard to case.' },
    SIZE: { description: 'Bytes as uploaded.' },
    UPLOAD_DATE: { description: 'When the current version was uploaded.' },
  },
});

@InputType({ description: 'Order of the library.' })
export class LegalDocumentSort {
  @Field(() => LegalDocumentSortField, { description: 'What to order by.' })
  @IsEnum(LegalDocumentSortField, { message: 'Unknown sort field' })
  field: LegalDocumentSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Which end comes first.' })
  @IsEnum(SortDirection, { message: 'Unknown sort direction' })
  direction: SortDirection;
}

@ArgsType()
export class LegalDocumentsArgs extends PeriodPageArgs {
  @Field(() => String, { nullable: true, description: 'Part of a file name.' })
  @MaxLength(200, { message: 'search must be at most 200 characters' })
  @IsString()
  @IsOptional()
  search?: string | null;

  @Field(() => LegalDocumentStatus, { nullable: true, description: 'Only documents in this state.' })
  @IsEnum(LegalDocumentStatus, { message: 'Unknown status' })
  @IsOptional()
  status?: LegalDocumentStatus | null;

  @Field(() => LegalDocumentType, { nullable: true, description: 'Only sources of this kind.' })
  @IsEnum(LegalDocumentType, { message: 'Unknown document type' })
  @IsOptional()
  documentType?: LegalDocumentType | null;

  @Field(() => String, { nullable: true, description: 'Part of the e-mail of who uploaded the current version.' })
  @MaxLength(200, { message: 'uploader must be at most 200 characters' })
  @IsString()
  @IsOptional()
  uploader?: string | null;

  @Field(() => LegalDocumentSort, { nullable: true, description: 'Newest first when not given. Another order is paged by `offset` only.' })
  @Type(() => LegalDocumentSort)
  @ValidateNested()
  @IsOptional()
  sort?: LegalDocumentSort | null;
}
