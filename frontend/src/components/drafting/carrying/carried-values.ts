import { isOpen, type DraftField } from '../form/draft-field.js';
import type { FieldValues } from '../form/field-values.js';
import { factsOf, nameIn, valuesFrom } from '../parties/party-blocks.js';

type Entered = Readonly<Record<string, string | undefined>>;

/** A form with what it says. */
interface FilledForm {
  fields: readonly DraftField[];
  values: Entered;
}

/**
 * What an earlier paper says for fields of a form that say nothing yet, or no more than their default: facts that both templates ask for,
 * and the parties of the same side. Of somebody whom the form names otherwise, nothing is taken over.
 */
export function carriedValues(earlier: FilledForm, form: FilledForm): FieldValues {
  const carried = new Map<string, string>();
  const offer = (name: string, value: string | undefined): void => {
    const field = form.fields.find((each) => each.name === name);
    const now = form.values[name]?.trim() ?? '';
    if (field && value && value !== now && (now === '' || now === field.fallback) && suits(field, value)) carried.set(name, value);
  };
  for (const { name, shared } of form.fields)
    if (shared)
      offer(
        name,
        said(earlier, ({ shared: fact }) => fact === shared),
      );
  for (const { role, side } of sided(form.fields)) {
    const other = sided(earlier.fields).find((each) => each.side === side);
    if (!other) continue;
    const facts = factsOf(earlier.fields, other.role, earlier.values);
    const named = nameIn(form.fields, role, form.values);
    if (named !== '' && named !== facts.name) continue;
    for (const [name, value] of Object.entries(valuesFrom(form.fields, role, facts))) offer(name, value);
  }
  const filled = { ...form.values, ...Object.fromEntries(carried) };
  return Object.fromEntries([...carried].filter(([name]) => form.fields.some((field) => field.name === name && isOpen(field, filled))));
}

const sided = (fields: readonly DraftField[]): { role: string; side: string }[] =>
  fields.flatMap(({ party }) => (party?.side ? [{ role: party.role, side: party.side }] : []));

const said = ({ fields, values }: FilledForm, wanted: (field: DraftField) => boolean): string | undefined =>
  values[fields.find(wanted)?.name ?? '']?.trim();

/** The same fact may have to be shorter in another form, or one of a few. */
const suits = ({ maxLength = Infinity, options }: DraftField, value: string): boolean =>
  value.length <= maxLength && (!options || options.includes(value));
