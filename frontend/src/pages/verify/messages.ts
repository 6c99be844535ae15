import type { VerifiedKind, VerifiedStatus } from '../../shared/gql/graphql.js';
import { t, translated } from '../../shared/i18n/translate.js';

const STATUSES: Readonly<Record<VerifiedStatus, string>> = translated({
  FOUND_VERBATIM: 'Word for word',
  FOUND_WITH_DIFFERENCES: 'Found, but different',
  FOUND: 'Found',
  NOT_IN_FORCE: 'Not in force',
  SECTION_NOT_IN_ACT: 'Beyond the end of the act',
  ACT_NOT_NAMED: 'No act named',
  NOT_IN_LIBRARY: 'Not in the library',
});
const KINDS: Readonly<Record<VerifiedKind, string>> = translated({
  QUOTATION: 'Quotation',
  SECTION: 'Section',
  ARTICLE: 'Article',
  RULE: 'Rule',
  ACT: 'Act',
  CASE: 'Case',
  CASE_NUMBER: 'Case number',
  NOTIFICATION: 'Notification',
  DATE_OF_FORCE: 'Date of force',
});

export const verifyMessages = translated({
  title: 'Check a Text',
  intro:
    'Paste a draft, an opinion or an answer. Each section, case and quotation in it is looked up in the library. The text is not kept.',
  text: 'Text to check',
  asOn: 'Law in force on',
  asOnHint: 'Leave it empty for today.',
  check: 'Check Citations',
  checking: 'Checking...',
  tooLong: (most: number): string => t('A text may have at most {most, number} characters.', { most }),
  failed: 'The text could not be checked.',
  retry: 'Try Again',
  none: 'No citations were found in this text.',
  noneHint: 'Sections, articles, rules, cases and words in quotation marks are recognised.',
  marked: 'The text with its citations',
  list: 'Citations',
  edit: 'Check Another Text',
  count: (number: number): string => t('{number, plural, one {# citation} other {# citations}}', { number }),
  shown: (shown: number, all: number): string => t('The first {shown, number} of {all, number} citations are shown.', { shown, all }),
  statusName: (status: VerifiedStatus): string => STATUSES[status],
  kindName: (kind: VerifiedKind): string => KINDS[kind],
  citation: (number: number, status: VerifiedStatus): string => t('Citation {number}: {status}', { number, status: STATUSES[status] }),
  notHeld: 'That does not mean that it does not exist.',
  citedInLibrary: 'Other texts of the library cite it.',
  beyond: 'The numbers of this act end before this one.',
  unnamed: 'Name the act beside it to have it looked up.',
  inText: 'Your text',
  inSource: 'The source',
  nothing: '(nothing)',
  open: 'Open in the library',
  nowSection: (section: string, act: string): string => t('Now section {section} of the {act}', { section, act }),
  nowAct: (act: string): string => t('Replaced by the {act}', { act }),
  toText: 'Show in the text',
});
