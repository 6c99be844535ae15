import { ID, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../core/descriptions/api-field.js';
import { pageOf } from '../../core/pages/page.js';
import { PaperFactLabel } from '../review/check.views.js';

@ShownToKeys('MATTERS')
@ObjectType('AcceptedDifference', { description: 'Two values in the papers of a matter of which its owner said that both are right.' })
export class AcceptedDifferenceView {
  @ApiField(() => ID, { description: 'Stays the same.' })
  id: string;

  @ApiField(() => ID, { description: 'The matter that it belongs to.' })
  matterId: string;

  @ApiField(() => PaperFactLabel, { description: 'What the values are.' })
  label: PaperFactLabel;

  @ApiField(() => String, { description: 'The one value.' })
  one: string;

  @ApiField(() => String, { description: 'The other.' })
  other: string;

  @ApiField(() => Date, { description: 'When it was said.' })
  createdAt: Date;
}

export const AcceptedDifferenceConnection = pageOf(AcceptedDifferenceView, 'AcceptedDifferenceConnection');

@ShownToKeys('MATTERS')
@ObjectType({ description: 'A difference that is reported again from now on.' })
export class DeletedAcceptedDifference {
  @ApiField(() => ID, { description: 'Its id.' })
  id: string;
}
