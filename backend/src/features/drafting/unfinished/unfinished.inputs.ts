import { Field, InputType } from '@nestjs/graphql';
import { IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { JSONObjectScalar } from '../../../core/graphql/json-object.scalar.js';
import { ApiField, RestOnlyType } from '../../../core/descriptions/api-field.js';

export const TYPE_MAX = 60;

/** The entries of a form as they are so far; REST names the type in its path. */
@RestOnlyType('The entries of a form as they are so far.')
@InputType({ isAbstract: true })
export class UnfinishedFormBody {
  @ApiField(() => JSONObjectScalar, {
    description: "Texts by the names of the template's fields. They are not checked before a document is generated from them.",
  })
  @IsObject({ message: 'template_data must be an object' })
  templateData: Record<string, unknown>;

  @ApiField(() => JSONObjectScalar, {
    nullable: true,
    description: 'Texts that a client keeps besides the form, by names of its own.',
  })
  @IsObject({ message: 'extra must be an object' })
  @IsOptional()
  extra?: Record<string, unknown> | null;
}

@InputType({ description: 'The entries of a form as they are so far.' })
export class UnfinishedFormInput extends UnfinishedFormBody {
  @Field(() => String, { description: 'One of `documentTemplates`.' })
  @MaxLength(TYPE_MAX, { message: 'Unknown document type' })
  @IsString({ message: 'Unknown document type' })
  documentType: string;
}
