import { ArgsType, Field, ID, InputType } from '@nestjs/graphql';
import { IsEnum } from 'class-validator';
import { ApiField } from '../../core/descriptions/api-field.js';
import { PageArgs } from '../../core/pages/page.js';
import { RequiredText } from '../../core/validation/rules.js';
import { PaperFactLabel } from '../review/check.views.js';

const VALUE_MAX = 200;
const ID_MAX = 60;

@InputType({ description: 'Two values that are both right, as the `difference` of a finding has them; in either order.' })
export class AcceptDifferenceInput {
  @ApiField(() => PaperFactLabel, { description: 'What the values are.' })
  @IsEnum(PaperFactLabel, { message: 'label is not one of those that findings have' })
  label: PaperFactLabel;

  @ApiField(() => String, { description: `The one value, 1 to ${VALUE_MAX} characters.` })
  @RequiredText(VALUE_MAX, 'one')
  one: string;

  @ApiField(() => String, { description: `The other value, 1 to ${VALUE_MAX} characters.` })
  @RequiredText(VALUE_MAX, 'other')
  other: string;
}

@ArgsType()
export class AcceptedDifferencesArgs extends PageArgs {
  @Field(() => ID, { description: 'A matter of the signed-in user.' })
  @RequiredText(ID_MAX, 'Matter id')
  matterId: string;
}
