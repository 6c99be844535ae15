import { ID, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../core/descriptions/api-field.js';
import { pageOf } from '../../core/pages/page.js';

const fact = (description: string): PropertyDecorator => ApiField(() => String, { nullable: true, description });

@ShownToKeys('PARTIES')
@ObjectType('Party', { description: "Somebody in the signed-in user's party book, who alone can read it." })
export class PartyView {
  @ApiField(() => ID, { description: 'Stays the same.' })
  id: string;

  @ApiField(() => String, { description: 'Full name as on the papers.' })
  name: string;

  @fact('individual, company, limited liability partnership, partnership firm, hindu undivided family, trust or society.')
  kind: string | null;

  @fact('Whose child or spouse a person is, such as `daughter of R. Mehta`.')
  parentage: string | null;

  @fact('Age of a person in years, as it was entered.')
  age: string | null;

  @fact('What else documents say after the name, such as the occupation.')
  description: string | null;

  @fact('Permanent account number of the income tax.')
  pan: string | null;

  @fact('Corporate identity number of a company.')
  cin: string | null;

  @fact('Number in the register of partnerships, firms, trusts or societies.')
  registration: string | null;

  @fact('House, street, locality, town.')
  address: string | null;

  @fact('Postal index number.')
  pin: string | null;

  @fact('State or Union territory, by its English name.')
  state: string | null;

  @fact('Name and capacity of whoever signs for a body or a minor.')
  signatory: string | null;

  @fact('E-mail address.')
  email: string | null;

  @fact('Telephone number.')
  phone: string | null;

  @ApiField(() => Int, { description: 'Grows with every change; a change names the version that it was made from.' })
  version: number;

  @ApiField(() => Date, { description: 'When it was entered.' })
  createdAt: Date;

  @ApiField(() => Date, { description: 'When it was last changed.' })
  updatedAt: Date;

  @ApiField(() => Date, { nullable: true, description: 'Of a deleted one, until when it can be restored.' })
  restorableUntil: Date | null;
}

export const PartyConnection = pageOf(PartyView, 'PartyConnection');

@ShownToKeys('PARTIES')
@ObjectType({ description: 'A party that was deleted.' })
export class DeletedParty {
  @ApiField(() => ID, { description: 'Its id.' })
  id: string;

  @ApiField(() => Date, { description: 'Until when it can be restored.' })
  restorableUntil: Date;
}

@ShownToKeys('PARTIES')
@ObjectType({ description: 'What became of a file of parties.' })
export class ImportedParties {
  @ApiField(() => Int, { description: 'How many were added; of a dry run, how many would be.' })
  added: number;

  @ApiField(() => Int, { description: 'How many were left out, since the party book holds the very same already.' })
  known: number;

  @ApiField(() => [String], {
    description: 'Names of those added of whose name the party book has somebody already, of whom it says something else; up to 50.',
  })
  namesakes: string[];
}

@ShownToKeys('MATTERS')
@ObjectType({ description: 'A matter that names a party of the party book.' })
export class PartyMatter {
  @ApiField(() => ID, { description: 'The matter.' })
  id: string;

  @ApiField(() => String, { description: 'What it is called.' })
  title: string;
}
