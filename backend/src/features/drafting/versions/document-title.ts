import { withoutUnseen } from '../../../core/validation/visible-text.js';
import type { FormValues } from '../../templates/form/form-values.js';

const NAMES_SHOWN = 2;
const NAME_MAX = 60;

/** "Rent Agreement: Asha Verma and Ravi Kumar": the label with the first parties, until the owner renames it. */
export function documentTitle(label: string, values: FormValues): string {
  const names = Object.entries(values)
    .filter(([name]) => name.endsWith('_name'))
    .slice(0, NAMES_SHOWN)
    .map(([, value]) => withoutUnseen(value))
    .map((value) => (value.length > NAME_MAX ? `${value.slice(0, NAME_MAX)}…` : value));
  return names.length > 0 ? `${label}: ${names.join(' and ')}` : label;
}
