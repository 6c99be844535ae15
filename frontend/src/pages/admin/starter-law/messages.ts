import type { LawKind, StarterLawPhase } from '../../../shared/gql/graphql.js';
import { t, translated } from '../../../shared/i18n/translate.js';

const PHASES: Readonly<Record<StarterLawPhase, string>> = translated({
  OFF: 'Switched off by the setting STARTER_LAW.',
  NOT_LOADED: 'Not loaded: the library was not empty at the first start.',
  LOADING: 'Being loaded in the background.',
  WAITING: 'Waiting for the source.',
  LOADED: 'All acts have been dealt with.',
  REMOVING: 'Being removed.',
  REMOVED: 'Removed. It is not loaded again by itself.',
});

const KINDS: Readonly<Record<LawKind, { readonly name: string; readonly how: string }>> = translated({
  CONSTITUTION: {
    name: 'The Constitution of India',
    how: 'Upload the PDF that legislative.gov.in publishes, as an act.',
  },
  REPEALED_CODES: {
    name: 'Repealed codes: Indian Penal Code, Code of Criminal Procedure, Indian Evidence Act',
    how: 'They still govern what happened before 1 July 2024. Upload their PDF from indiacode.nic.in as acts; the guide marks them as repealed.',
  },
  SCHEDULES: {
    name: 'Schedules of acts',
    how: 'Upload the PDF of the whole act from indiacode.nic.in, and delete the act from the list.',
  },
  ORDERS: {
    name: 'The Orders of the Code of Civil Procedure',
    how: 'They stand in the First Schedule: upload the PDF of the whole Code, and delete the act from the list.',
  },
  RULES: {
    name: 'Rules',
    how: 'Upload each as “Rules”, from the site of the ministry or from the Gazette (egazette.gov.in).',
  },
  STATE_ACTS: {
    name: 'Acts of the States: rent, stamp duty, shops, police',
    how: 'Upload them from indiacode.nic.in or the site of the State, and enter the State in the dialog “Edit”.',
  },
  JUDGMENTS: {
    name: 'Judgments',
    how: 'Upload them as “Judgment”, several at once or as a ZIP file; npm run library -- import takes whole folders.',
  },
});

export const starterLawMessages = translated({
  phase: (phase: StarterLawPhase): string => PHASES[phase],
  kind: (kind: LawKind) => KINDS[kind],
  title: 'Starter law',
  intro:
    'Central acts of India that the product fetches for an empty library, so that questions are answered at once. What you edit, replace or remove is never touched again.',
  failedToLoad: 'Failed to load how the starter law is',
  failed: 'This could not be done',
  progress: 'Acts of the starter law',
  here: (loaded: number, total: number): string => t('{loaded, number} of {total, number} acts', { loaded, total }),
  canAsk: 'questions can be asked already',
  asOf: (day: string): string => t('as on {day}', { day }),
  from: (source: string): string => t('from {source}', { source }),
  kept: (count: number): string => t('{count, plural, one {1 act is left to you} other {{count, number} acts are left to you}}', { count }),
  nextTry: (time: string): string => t('It is tried again at {time}. You can upload law in the meantime.', { time }),
  refused: 'These acts were not loaded, because their files are not what they should be:',
  changed: (count: number): string =>
    t('{count, plural, one {1 act has} other {{count, number} acts have}} a newer text in the list of the starter law:', { count }),
  load: 'Load starter law',
  tryNow: 'Try again now',
  update: 'Replace these acts',
  updateTitle: 'Replace acts',
  updateConfirm: (count: number): string =>
    t('{count, plural, one {1 act is} other {{count, number} acts are}} replaced by the newer text. What you edited stays as it is.', {
      count,
    }),
  remove: 'Remove starter law',
  removeTitle: 'Remove starter law',
  removeConfirm: (count: number): string =>
    t(
      '{count, plural, one {1 act is} other {{count, number} acts are}} removed from the library, and questions are no longer answered from it. What you edited or replaced stays.',
      { count },
    ),
  cancel: 'Cancel',
  lacking: 'What the library does not hold',
  lackingIntro: 'Answers say so when a question needs it. How to load it:',
  show: 'Show it in the library',
});
