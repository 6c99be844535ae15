import type { LawState, LegalDocumentType, VerifiedKind } from '../../shared/gql/graphql.js';
import { t, translated } from '../../shared/i18n/translate.js';

const TYPES: Readonly<Record<LegalDocumentType, string>> = translated({ ACT: 'Act', JUDGMENT: 'Judgment', RULE: 'Rules', OTHER: 'Other' });
const STATES: Readonly<Record<LawState, string>> = translated({
  IN_FORCE: 'In force',
  AMENDED: 'In force, amended',
  IN_PART: 'In force in part',
  REPEALED: 'Repealed',
});
const UNITS = translated({ SECTION: 'Section', ARTICLE: 'Article' });
/** What the contents of a source are called: an act has sections, a judgment numbered paragraphs. */
export interface ContentsMessages {
  title: string;
  find: string;
  none: string;
  noMatch: string;
  count: (number: number) => string;
}

export const libraryMessages = translated({
  checkText: 'Check a text against the library',
  filters: 'Find in the library',
  search: 'Words, title, or a citation such as 138 NI Act',
  type: 'Type',
  anyType: 'Every type',
  typeName: (type: LegalDocumentType): string => TYPES[type],
  jurisdiction: 'State or central',
  anyJurisdiction: 'Central and every State',
  central: 'Central (India)',
  court: 'Court',
  anyCourt: 'Every court',
  status: 'Status',
  anyStatus: 'Any status',
  statusName: (state: LawState): string => STATES[state],
  years: 'Year, or 1990–2004',
  yearsWrong: 'Write a year such as 1881, or two such as 1990–2004.',
  clear: 'Clear Filters',
  found: (number: number): string => t('{number, plural, one {# source} other {# sources}}', { number }),
  list: 'Sources',
  loading: 'Loading the library',
  empty: 'The library is empty so far. An administrator can add acts, rules and judgments.',
  noMatch: 'Nothing in the library matches.',
  failed: 'The library could not be loaded.',
  sourceFailed: 'This source could not be opened. It may have been removed from the library.',
  retry: 'Try Again',
  more: 'Show More',
  back: 'Back to the list',
  read: 'Read it',
  sections: (number: number): string => t('{number, plural, one {# section} other {# sections}}', { number }),
  paragraphs: (number: number): string => t('{number, plural, one {# paragraph} other {# paragraphs}}', { number }),
  matches: 'Sections found',
  allSources: (number: number): string => t('Show all {number, number} sources', { number }),
  noTitle: 'No title or heading has these words.',
  inTheWords: 'In the words of the texts',
  wordsFailed: 'The words of the texts could not be searched.',
  citedLaw: 'Law that you named',
  citedNotHeld: 'Not in the library. That does not mean that it does not exist.',
  tookItsPlace: 'Took its place',
  unit: (kind: VerifiedKind, number: string): string =>
    /^\D/u.test(number) ? number : `${kind === 'ARTICLE' ? UNITS.ARTICLE : UNITS.SECTION} ${number}`,
  noSuchSection: (section: string): string => t('This source has no {section}. Its sections are below.', { section }),
  page: (page: number): string => t('p. {page}', { page }),
  bench: 'Bench',
  cites: 'Cites',
  notHeld: 'Not in the library:',
});

const SECTIONS: ContentsMessages = translated({
  title: 'Sections',
  find: 'Find in it: a number, or words',
  none: 'No sections were found in its text.',
  noMatch: 'No section matches.',
  count: libraryMessages.sections,
});
const PARAGRAPHS: ContentsMessages = translated({
  title: 'Paragraphs',
  find: 'Find in it: a paragraph, or words',
  none: 'No numbered paragraphs were found in its text.',
  noMatch: 'No paragraph matches.',
  count: libraryMessages.paragraphs,
});

export const contentsMessages = (type: LegalDocumentType): ContentsMessages => (type === 'JUDGMENT' ? PARAGRAPHS : SECTIONS);
