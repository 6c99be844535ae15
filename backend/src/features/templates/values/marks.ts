import type { NumberedKind } from '@themis/draft';

/**
 * Template tags and filters leave these private-use characters behind, which values of a form cannot contain, so that
 * nothing a user types is ever taken for a clause or a reference. `end` closes the name or the value after a mark.
 */
export const MARK = {
  clause: '\ue000',
  sub: '\ue001',
  item: '\ue002',
  subitem: '\ue003',
  schedule: '\ue004',
  ref: '\ue005',
  value: '\ue006',
  end: '\ue007',
  informed: '\ue008',
  verified: '\ue009',
} as const;
const PRIVATE_USE = /[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/gu;

export const withoutMarks = (value: string): string => value.replace(PRIVATE_USE, '');

const KINDS: Readonly<Record<string, NumberedKind>> = {
  [MARK.clause]: 'clause',
  [MARK.informed]: 'clause',
  [MARK.sub]: 'sub',
  [MARK.item]: 'item',
  [MARK.subitem]: 'subitem',
  [MARK.schedule]: 'schedule',
};

/** What a line with a mark is; null for one without. */
export const kindOf = (mark: string): NumberedKind | null => KINDS[mark] ?? null;
