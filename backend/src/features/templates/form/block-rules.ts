import type { FieldError } from '../../../core/errors/app-error.js';
import { panFitsKind } from '../values/party/identity-numbers.js';
import { isMinor } from '../values/party/parties.js';
import { stateOfPin } from '../values/indian-states.js';
import type { TemplateField } from './template-schema.js';

/**
 * What the fields of a block say against each other: the letter of a PAN and the kind of its holder, a PIN code and a State; and what is
 * said about somebody without a name, and who acts for a minor.
 */
export function blockProblems(fields: readonly TemplateField[], values: Readonly<Record<string, string>>): FieldError[] {
  const prefixes = new Set(fields.flatMap(({ block }) => block?.prefix ?? []));
  return [...prefixes].flatMap((prefix) => {
    const of = (name: string): string => values[`${prefix}_${name}`] ?? '';
    const label = (name: string): string => fields.find((field) => field.name === `${prefix}_${name}`)?.label ?? '';
    const problems: FieldError[] = [];
    const named = fields.find((field) => field.name === `${prefix}_name`);
    const said = fields.find((field) => field.block?.prefix === prefix && of(field.name.slice(prefix.length + 1)) !== '');
    if (named && !named.required && of('name') === '' && said)
      problems.push({ field: named.name, message: `${named.label} is required, since ${said.label} is given` });
    const guardian = fields.find((field) => field.name === `${prefix}_signatory`);
    if (guardian && isMinor(of('age')) && of('signatory') === '')
      problems.push({
        field: guardian.name,
        message: `${guardian.label} is required, since ${label('age')} is below 18: name the guardian who acts for the minor`,
      });
    if (of('pan') && of('kind') && !panFitsKind(of('pan'), of('kind')))
      problems.push({
        field: `${prefix}_pan`,
        message: `${label('pan')} is not the PAN of ${WHOSE[of('kind')] ?? 'this party'}: its fourth letter says so`,
      });
    const pinState = stateOfPin(of('pin'));
    if (of('state') && pinState && pinState !== of('state'))
      problems.push({ field: `${prefix}_pin`, message: `${label('pin')} ${of('pin')} is in ${pinState}, not in ${of('state')}` });
    return problems;
  });
}

const WHOSE: Readonly<Record<string, string>> = {
  individual: 'an individual',
  company: 'a company',
  'hindu undivided family': 'a Hindu undivided family',
};
