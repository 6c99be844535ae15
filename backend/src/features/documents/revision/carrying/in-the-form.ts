import type { FormValues } from '../../template/form-values.js';
import { listLines } from '../../values/list-lines.js';
import { type RevisionState, withValues } from './apply-field.js';

const LABEL = /^(?:\d{1,3}\.(?:\d{1,3})? |\([a-z]{1,5}\) |- )/;
const bare = (line: string): string => line.replace(LABEL, '').replace(/[.;।]$/, '');
/** Lines that may have changed; more are another text. */
const LINES_MAX = 3;

/**
 * The same draft with its form as its text says: words that were changed in an entry or a line of the form change there too, so that what
 * comes after finds the form and the text alike. The state as it is where the form alone would not make this text.
 */
export function alsoInTheForm(before: RevisionState, after: RevisionState): RevisionState {
  if (after.values !== before.values || after.content === before.content) return after;
  const [old, fresh] = [before.content.split('\n'), after.content.split('\n')];
  const values = old.length === fresh.length ? changedValues(before, old, fresh) : withoutEntry(before, old, fresh);
  const made = values && withValues(before, values, '');
  return made && 'state' in made && made.state.content === after.content ? made.state : after;
}

function changedValues({ fields, values }: RevisionState, old: readonly string[], fresh: readonly string[]): FormValues | null {
  const lines = old.flatMap((line, index) => (line === fresh[index] ? [] : [{ from: line, to: fresh[index] ?? '' }]));
  if (lines.length > LINES_MAX) return null;
  const changed: FormValues = { ...values };
  for (const { from, to } of lines)
    for (const { name, format, options } of fields) {
      const held = changed[name] ?? '';
      if (format === 'list')
        changed[name] = listLines(held)
          .map((entry) => (bare(entry) === bare(from) ? bare(to) : entry))
          .join('\n');
      else if (format === 'text' && !options && held.length > 3 && from.split(held).length === 2) {
        const [head = '', tail = ''] = from.split(held);
        if (to.startsWith(head) && to.endsWith(tail) && to.length > head.length + tail.length)
          changed[name] = to.slice(head.length, to.length - tail.length);
      }
    }
  const empty = new Set(fields.flatMap(({ name }) => (changed[name] === '' ? [name] : [])));
  return Object.fromEntries(Object.entries(changed).filter(([name]) => !empty.has(name)));
}

/** A paragraph that is gone was an entry of one list. */
function withoutEntry({ fields, values }: RevisionState, old: readonly string[], fresh: readonly string[]): FormValues | null {
  const left = new Set(fresh.map(bare));
  const gone = old.map(bare).filter((line) => line !== '' && !left.has(line));
  const lists = fields.flatMap((field) => {
    const entries = field.format === 'list' ? listLines(values[field.name] ?? '') : [];
    const kept = entries.filter((entry) => !gone.includes(bare(entry)));
    return kept.length === entries.length - 1 && kept.length > 0 ? [{ field, kept }] : [];
  });
  const [only] = lists;
  return lists.length === 1 && only ? { ...values, [only.field.name]: only.kept.join('\n') } : null;
}
