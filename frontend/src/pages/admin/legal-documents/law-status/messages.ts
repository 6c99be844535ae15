import type { LawState, LawStatusOrigin } from '../../../../shared/gql/graphql.js';
import { t, translated } from '../../../../shared/i18n/translate.js';

const STATES: Readonly<Record<LawState, string>> = translated({
  IN_FORCE: 'In force',
  IN_PART: 'In force in part',
  AMENDED: 'Amended',
  REPEALED: 'Repealed',
});
const ORIGINS: Readonly<Record<LawStatusOrigin, string>> = translated({
  ADMINISTRATOR: 'Set by an administrator',
  GUIDE: 'Proposed by the guide to the law',
  TEXT: 'Proposed by the text itself',
});

export const lawStatusMessages = translated({
  title: 'In Force',
  unknown: 'Not known',
  edit: 'Status',
  editNamed: (filename: string): string => t('Status: whether {filename} is in force', { filename }),
  dialogTitle: (filename: string): string => t('Is {filename} in force?', { filename }),
  bulkTitle: (count: number): string => t('{count, plural, one {Is 1 document} other {Are {count} documents}} in force?', { count }),
  intro: 'Answers say this beside every quotation, from the next question on.',
  state: 'Status',
  stateRequired: 'Status is required',
  inForceFrom: 'In force from',
  repealedOn: 'Repealed on',
  repealedOnHelp: 'The first day on which it was no longer in force',
  repealedOnRequired: 'The day of repeal is required',
  replacedBy: 'Replaced by',
  replacedByHelp: 'Title and year of each act, one per line',
  save: 'Save',
  reset: 'Use what is proposed',
  proposal: (stamp: string): string => t('Proposed: {stamp}', { stamp }),
  saved: 'Status updated',
  saveFailed: 'Failed to update the status',
  stateName: (state: LawState): string => STATES[state],
  originName: (origin: LawStatusOrigin): string => ORIGINS[origin],
});

export const LAW_STATES = Object.keys(STATES) as LawState[];
