import type { Insertion } from '../../../../components/ui/code-editor/CodeEditor.js';
import { editorMessages as text } from '../messages.js';
import { type FieldEntry, isBlock, nameIn, textIn } from './template-content.js';

const PLACE = /\{%-?\s*clause\s+([a-z][a-z0-9_]*)/g;
const QUOTE = /["{}%]/g;

/** A numbered clause with a name that no other clause has. */
export function clauseInsertion(clauses: string): Insertion {
  const taken = new Set([...clauses.matchAll(PLACE)].map(([, name]) => name));
  let number = 1;
  while (taken.has(`clause_${number}`)) number += 1;
  return { before: `\n{% clause clause_${number} "`, middle: text.newHeading, after: `" %}\n\n{% sub %}\n`, ownLine: true };
}

/** The value of a field, or what prints a group of fields. */
export function fieldInsertion(entry: FieldEntry): Insertion {
  const name = nameIn(entry);
  if (!isBlock(entry)) return { before: '', middle: `{{ ${name} }}`, after: '', ownLine: false };
  const label = (textIn(entry, 'label') || name).replaceAll(QUOTE, '');
  const tag = textIn(entry, 'block') === 'property' ? `{% property ${name} %}` : `{% party ${name} "${label}" %}`;
  return { before: '', middle: tag, after: '', ownLine: false };
}

/** Text that is there only where a field has a value; what is selected is put inside. */
export const conditionInsertion = (entry: FieldEntry): Insertion => ({
  before: `{% if ${nameIn(entry)} %}`,
  middle: text.conditionText,
  after: '{% endif %}',
  ownLine: false,
});
