import { money, percent } from '../../../../core/text/values/amounts.js';
import { dateOf, longDate } from '../../../../core/text/values/dates.js';
import { listLines } from '../../values/list-lines.js';
import { amountOf } from '../../template/form-values.js';
import type { TemplateField } from '../../template/template-schema.js';
import { conceptsOf } from '../meaning/concepts.js';
import { type ValueKind, valuesIn } from '../meaning/written-values.js';
import { type RevisionState, setField } from './apply-field.js';

/** A figure of the form that was given another value. */
interface Changed {
  field: TemplateField;
  old: string;
  fresh: string;
}

const KIND: Readonly<Partial<Record<TemplateField['format'], ValueKind>>> = { money: 'money', percent: 'percent', date: 'date' };
/** Lists of what is asked for: a sum there that equals the one claimed is that sum. */
const PRAYED = /^(?:reliefs|demands|further_demands|prayers?)$/;
const CLAIMED = /^(?:claim_amount|suit_value)$/;
/** A number by which something is known: of a cheque, a case or an account. */
const IDENTIFIER = /^(?=.*\d{3})[\w/-]{3,40}$/;

/**
 * A fact that a form holds twice is changed in both places: the rate of interest that is claimed and prayed for, the number of a cheque
 * that is enclosed. Only entries that speak of what the field speaks of change; an equal sum for another thing stays.
 */
export function withSameFact(before: RevisionState, after: RevisionState): { state: RevisionState; message: string } {
  const change = onlyChange(before, after);
  let state = after;
  const told: string[] = [];
  for (const field of change ? after.fields : []) {
    if (!change || field === change.field || field.options || !['list', 'text'].includes(field.format)) continue;
    const value = state.values[field.name] ?? '';
    const entries = field.format === 'list' ? listLines(value) : [value];
    const fresh = entries.map((entry) => exchanged(entry, { name: field.name, fields: after.fields }, change) ?? entry);
    if (fresh.every((entry, index) => entry === entries[index])) continue;
    const set = setField(state, field, fresh.join('\n'));
    if (!set || !('state' in set)) continue;
    state = set.state;
    told.push(field.label);
  }
  return { state, message: told.length > 0 ? `, also in: ${told.join(', ')}` : '' };
}

function onlyChange(before: RevisionState, after: RevisionState): Changed | null {
  const changed = after.fields.filter(({ name }) => before.values[name] !== after.values[name]);
  const [field] = changed;
  const [old, fresh] = [before.values[field?.name ?? ''] ?? '', after.values[field?.name ?? ''] ?? ''];
  if (changed.length !== 1 || !field || old === '' || fresh === '') return null;
  const isFigure = KIND[field.format] !== undefined || (field.format === 'text' && IDENTIFIER.test(old));
  return isFigure ? { field, old, fresh } : null;
}

const ANY_FIGURE = new Set(conceptsOf('date dated day number'));

/** The value of a suit is the sum that is prayed for only where the form has no other name for that. */
const isClaimed = ({ name }: TemplateField, fields: readonly TemplateField[]): boolean =>
  CLAIMED.test(name) && (name === 'claim_amount' || !fields.some((field) => field.name === 'claim_amount'));

/** An entry with the new figure; null where the old one does not stand in it, or stands there for something else. */
function exchanged(
  entry: string,
  { name, fields }: { name: string; fields: readonly TemplateField[] },
  { field, old, fresh }: Changed,
): string | null {
  // A date is not of the same thing because both are dates.
  const label = conceptsOf(field.label).filter((concept) => !ANY_FIGURE.has(concept));
  const held = conceptsOf(entry);
  const isOfIt =
    label.some((concept) => held.includes(concept)) || (field.format === 'money' && isClaimed(field, fields) && PRAYED.test(name));
  if (!isOfIt) return null;
  const kind = KIND[field.format];
  if (kind === undefined) return exchangedWord(entry, old, fresh);
  const found = valuesIn(entry).filter((value) => value.kind === kind && value.value === figureOf(field, old));
  const [only] = found;
  const written = only && printed(field, fresh, entry.slice(only.from, only.to));
  return found.length === 1 && only && written ? entry.slice(0, only.from) + written + entry.slice(only.to) : null;
}

function exchangedWord(entry: string, old: string, fresh: string): string | null {
  const at = entry.indexOf(old);
  const isWhole = at >= 0 && !/\w/.test(entry[at - 1] ?? '') && !/\w/.test(entry[at + old.length] ?? '');
  return isWhole && !entry.includes(old, at + 1) ? entry.slice(0, at) + fresh + entry.slice(at + old.length) : null;
}

function figureOf({ format }: TemplateField, value: string): number | string | null {
  if (format !== 'date') return amountOf(value.replace('%', ''));
  const date = dateOf(value);
  return date && `${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
}

/** As the entry has it: with its amount in words only where the old one had it so. */
function printed({ format }: TemplateField, fresh: string, old: string): string | null {
  if (format === 'date') return longDate(fresh);
  const whole = format === 'money' ? money(fresh, 'INR') : percent(fresh);
  const written = old.includes('(') ? whole : (whole.split(' (')[0] ?? null);
  // A bare figure stays one: its currency stands before it, perhaps in another script.
  return format === 'money' && /^\d/.test(old) ? (written?.replace(/^Rs\. /, '') ?? null) : written;
}
