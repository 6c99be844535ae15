import { Injectable } from '@nestjs/common';
import { ValidationError } from '../../core/errors/common-errors.js';
import { checkedValues } from './form/form-values.js';
import type { PartyFactValues } from '../../core/text/parties/party-facts.js';
import { type TemplateField, templateSchema } from './form/template-schema.js';

const PREFIX = 'party';

let fields: readonly TemplateField[] | undefined;

/** The block that templates use for a party; an address may follow later, and a minor may be known. */
function partyFields(): readonly TemplateField[] {
  fields ??= templateSchema.parse({
    documentType: 'party_book',
    version: '1',
    label: 'Party Book',
    category: 'personal',
    price: { baseTokens: 0, complexityMultiplier: 1, description: '' },
    fields: [
      {
        block: 'party',
        prefix: PREFIX,
        label: 'Party',
        group: 'Party',
        without: ['read_over_in', 'others'],
        change: { address: { required: false }, age: { min: 0 } },
      },
      { name: `${PREFIX}_email`, label: 'Party E-mail', type: 'text', required: false, format: 'email', maxLength: 200 },
      { name: `${PREFIX}_phone`, label: 'Party Phone', type: 'text', required: false, format: 'phone', maxLength: 40 },
    ],
  }).fields;
  return fields;
}

/** Checks what is said of a party by the rules of the forms that it is going to stand in. */
@Injectable()
export class PartyFactsService {
  /**
   * @returns clean text, without what is empty
   * @throws ValidationError naming the facts that are wrong, alone or together
   */
  checked(given: Readonly<Record<string, string | null | undefined>>): PartyFactValues {
    const named = Object.entries(given).map(([name, value]) => [`${PREFIX}_${name}`, value ?? '']);
    try {
      const values = Object.entries(checkedValues(partyFields(), Object.fromEntries(named) as Record<string, string>));
      return Object.fromEntries(values.map(([name, value]) => [name.slice(PREFIX.length + 1), value]));
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      throw new ValidationError((error.errors ?? []).map(({ field, message }) => ({ field: field.replace(/^party_/, ''), message })));
    }
  }
}
