import { type CarriedOut, type RevisionState, withValues } from '../carrying/apply-field.js';
import { withoutClosed } from '../carrying/removal.js';
import { fieldNamed } from '../find-field.js';
import { conceptsOf } from '../meaning/concepts.js';

const KEEPS =
  /^(?:add|keep|reserve|retain|include|insert|create|give|provide|provide for) (?:an? |the )?([a-z][a-z -]{3,50}?)(?: (?:for|to|in favour of) (?:the )?([a-z][a-z ]{2,29}))?$/i;

/**
 * "Keep a life interest for the Settlor": says yes to what the form asks with yes or no. Null for what it does not ask, and for somebody
 * other than the one of whom it asks.
 */
export function turnOn(state: RevisionState, instruction: string): CarriedOut {
  const [, topic = '', whose = ''] = KEEPS.exec(instruction) ?? [];
  const field = topic === '' ? null : fieldNamed(state.fields, topic);
  if (!field?.options?.includes('yes') || (state.values[field.name] ?? field.default) !== 'no') return null;
  const labelled = conceptsOf(field.label);
  if (!conceptsOf(whose).every((each) => labelled.includes(each))) return null;
  const values = withoutClosed(state.fields, { ...state.values, [field.name]: 'yes' });
  const gone = state.fields.filter(({ name }) => state.values[name] !== undefined && values[name] === undefined);
  const left = gone.length > 0 ? ` (left out: ${gone.map(({ label }) => label).join(', ')})` : '';
  return withValues(state, values, `${field.label}: yes${left}`);
}
