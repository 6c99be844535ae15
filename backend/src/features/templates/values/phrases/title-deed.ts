import { longDate } from '../../../../core/text/values/dates.js';
import { rowsOf } from '../rows.js';

/** The last paper of a chain of title, by which the present owner holds: "Sale deed dated 3 May 2011, registered as no. 1234". */
export function titleDeed(chain: string): string {
  const [paper = '', date = '', , , registration = ''] = rowsOf(chain).at(-1) ?? [];
  return [`${paper}${date && ` dated ${longDate(date)}`}`, registration && `registered as ${registration}`].filter(Boolean).join(', ');
}
