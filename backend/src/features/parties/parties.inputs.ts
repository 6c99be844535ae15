import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ApiField, RestOnlyField } from '../../core/descriptions/api-field.js';
import { type CursorQuery, PAGE_MAX, PageArgs } from '../../core/pages/page.js';
import { RequiredName, Rules, Trimmed } from '../../core/validation/rules.js';
import { IMPORT_MAX } from './book/party-limits.js';

const NAME_MAX = 150;
/** No fact of a party is longer; each has a bound of its own, as in the forms. */
const FACT_MAX = 500;
const SEARCH_MAX = 200;
const VERSION_MAX = 2_147_483_647;
const CURSOR_MAX = 200;

/** A fact that may be left out or empty. The rules of the forms are applied to it later. */
const fact = (what: string, description: string): PropertyDecorator =>
  Rules(
    ApiField(() => String, { nullable: true, description }),
    IsOptional(),
    MaxLength(FACT_MAX, { message: `${what} must be at most ${FACT_MAX} characters` }),
    IsString({ message: `${what} must be text` }),
    Trimmed(),
  );

@InputType({ isAbstract: true })
class PartyFields {
  @fact(
    'The kind',
    'individual, company, limited liability partnership, partnership firm, hindu undivided family, trust or society; left out, forms read it from the name.',
  )
  kind?: string | null;

  @fact('The parentage', 'Whose child or spouse a person is, such as `daughter of R. Mehta`, up to 150 characters.')
  parentage?: string | null;

  @fact('The age', 'Age of a person in years, up to 120. For one below 18 `signatory` names the guardian.')
  age?: string | null;

  @fact('The description', 'What else documents say after the name, such as the occupation, up to 300 characters.')
  description?: string | null;

  @fact('The PAN', 'Permanent account number of the income tax.')
  pan?: string | null;

  @fact('The CIN', 'Corporate identity number; only of a company.')
  cin?: string | null;

  @fact('The registration', 'Number in the register of partnerships, firms, trusts or societies, up to 60 characters.')
  registration?: string | null;

  @fact('The address', 'House, street, locality, town, up to 500 characters.')
  address?: string | null;

  @fact('The PIN code', 'Postal index number of six digits.')
  pin?: string | null;

  @fact('The State', 'State or Union territory, by its English name.')
  state?: string | null;

  @fact('The signatory', 'Name and capacity of whoever signs for a body or a minor, up to 150 characters.')
  signatory?: string | null;

  @fact('The e-mail', 'E-mail address, up to 200 characters.')
  email?: string | null;

  @fact('The phone', 'Telephone number, up to 40 characters.')
  phone?: string | null;
}

@InputType({ description: 'A new party of the party book. Only the name is required.' })
export class CreatePartyInput extends PartyFields {
  @ApiField(() => String, { description: `Full name as on the papers, 1 to ${NAME_MAX} characters.` })
  @RequiredName(NAME_MAX, 'The name')
  name: string;
}

@InputType({ description: 'A change of a party. What is left out stays as it is; null or an empty text takes it away.' })
export class UpdatePartyInput extends PartyFields {
  @ApiField(() => Int, { description: 'The version that the change was made from; another one is refused as a conflict.' })
  @Max(VERSION_MAX, { message: 'version is too large' })
  @Min(1, { message: 'version must be at least 1' })
  @IsInt({ message: 'version is required' })
  version: number;

  @ApiField(() => String, { nullable: true, description: `Full name, 1 to ${NAME_MAX} characters; it stays when left out.` })
  @IsOptional()
  @RequiredName(NAME_MAX, 'The name')
  name?: string | null;
}

@InputType({ description: 'Parties as a file of comma-separated values. All of them are taken, or none.' })
export class ImportPartiesInput {
  @ApiField(() => String, {
    description: `The file (RFC 4180), up to ${IMPORT_MAX} characters. Its first line names the columns, which are called as the fields of a party; only \`name\` is required.`,
  })
  @MaxLength(IMPORT_MAX, { message: `The file must be at most ${IMPORT_MAX} characters` })
  @IsString({ message: 'csv must be text' })
  csv: string;

  @ApiField(() => Boolean, { nullable: true, description: 'True only says what would be added, or what is wrong; nothing changes.' })
  @IsBoolean({ message: 'dryRun must be true or false' })
  @IsOptional()
  dryRun?: boolean | null;
}

/** Which parties are wanted. */
export interface PartiesWindow extends CursorQuery {
  search?: string | null;
  deleted?: boolean | null;
}

const SearchRules = () =>
  Rules(
    IsOptional(),
    MaxLength(SEARCH_MAX, { message: `The search must be at most ${SEARCH_MAX} characters` }),
    IsString({ message: 'The search must be text' }),
    Trimmed(),
  );

@ArgsType()
export class PartiesArgs extends PageArgs implements PartiesWindow {
  @Field(() => String, { nullable: true, description: 'Only those of whom anything that is said holds each of these words.' })
  @SearchRules()
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True lists those that were deleted and can be restored, in place of the others.' })
  @IsBoolean({ message: 'deleted must be true or false' })
  @IsOptional()
  deleted?: boolean | null;
}

const fromText = (read: (text: string) => unknown) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? read(value) : value));

/** The list of REST. */
export class PartiesQuery {
  @RestOnlyField(() => Int, { nullable: true, description: `How many rows at most: 1 to ${PAGE_MAX}.` })
  @Max(PAGE_MAX, { message: `limit must be at most ${PAGE_MAX}` })
  @Min(1, { message: 'limit must be at least 1' })
  @IsInt({ message: 'limit must be a whole number' })
  @IsOptional()
  @fromText((text) => (/^\d{1,9}$/.test(text) ? Number(text) : text))
  limit?: number;

  @RestOnlyField(() => String, { nullable: true, description: 'The `next_cursor` of the page before.' })
  @MaxLength(CURSOR_MAX, { message: 'Invalid cursor' })
  @IsString({ message: 'Invalid cursor' })
  @IsOptional()
  cursor?: string;

  @RestOnlyField(() => String, { nullable: true, description: 'Only parties of whom anything that is said holds each of these words.' })
  @SearchRules()
  search?: string;

  @RestOnlyField(() => Boolean, { nullable: true, description: 'True for those that were deleted and can be restored.' })
  @IsBoolean({ message: 'deleted must be true or false' })
  @IsOptional()
  @fromText((text) => (text === 'true' ? true : text === 'false' ? false : text))
  deleted?: boolean;
}
