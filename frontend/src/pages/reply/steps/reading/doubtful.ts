import { ambiguousDate } from '../../../../shared/document/form-values.js';
import type { NoticeField } from '../../../../shared/gql/graphql.js';
import type { DecidedValue } from '../steps-state.js';

/** A paper has one of each. */
const SINGLE: ReadonlySet<NoticeField> = new Set(['NOTICE_DATE', 'CASE_NUMBER', 'NEXT_DATE', 'TIME_ALLOWED', 'FORUM']);
/** What is said at length, where a wrong letter does not mislead. */
const LENGTHY: ReadonlySet<NoticeField> = new Set(['ALLEGATION', 'DEMAND']);
const NUMBERS = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/;

/**
 * Whether a person has to look at what was read: a date whose day may be its month, one of several values where a paper has one, and names
 * and numbers of a scan. All else is taken as it stands unless somebody corrects it.
 */
export function isDoubtful(
  { field, start, end, current }: DecidedValue,
  values: readonly DecidedValue[],
  { text, fromScan }: { text: string; fromScan: boolean },
): boolean {
  if (fromScan && !LENGTHY.has(field)) return true;
  const [date] = NUMBERS.exec(text.slice(start, end)) ?? [];
  if (date && (field === 'NOTICE_DATE' || field === 'NEXT_DATE') && ambiguousDate(date)) return true;
  return SINGLE.has(field) && values.some((other) => other.field === field && other.current !== current);
}
