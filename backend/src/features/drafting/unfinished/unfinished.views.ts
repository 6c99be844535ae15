import { ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { JSONObjectScalar } from '../../../core/graphql/json-object.scalar.js';
import { ApiField } from '../../../core/descriptions/api-field.js';

@ShownToKeys()
@ObjectType('UnfinishedForm', { description: 'Entries of a form that no document was generated from yet.' })
export class UnfinishedFormView {
  @ApiField(() => String, { description: 'One of `documentTemplates`.' })
  documentType: string;

  @ApiField(() => JSONObjectScalar, { description: "Texts by the names of the template's fields." })
  templateData: Record<string, string>;

  @ApiField(() => JSONObjectScalar, { description: 'Texts that a client keeps besides the form, by names of its own.' })
  extra: Record<string, string>;

  @ApiField(() => Date, { description: 'When it was changed last.' })
  updatedAt: Date;
}

@ShownToKeys()
@ObjectType('DiscardedForm', { description: 'A discarded form.' })
export class DiscardedForm {
  @ApiField(() => String, { description: 'Its document type.' })
  documentType: string;
}
