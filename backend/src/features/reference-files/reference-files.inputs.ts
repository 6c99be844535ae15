import { ArgsType, Field, ID } from '@nestjs/graphql';
import { RestOnlyField } from '../../core/descriptions/api-field.js';
import { IgnoresUnknownFields } from '../../core/descriptions/unknown-fields.js';
import { ListQuery } from '../../core/pages/list-query.js';
import { PageArgs } from '../../core/pages/page.js';
import { OptionalId } from '../../core/validation/rules.js';

@ArgsType()
export class ReferenceFilesArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only files of this matter.' })
  @OptionalId('Matter not found')
  matterId?: string | null;
}

/** The list of REST. */
@IgnoresUnknownFields()
export class ReferenceFilesQuery extends ListQuery {
  @RestOnlyField(() => String, { nullable: true, description: 'Only what is in this matter.' })
  @OptionalId('Matter not found')
  matter_id?: string;
}
