import type { PlainTextStanding } from '../../../../shared/gql/graphql.js';
import { t, translated } from '../../../../shared/i18n/translate.js';

const STANDINGS: Readonly<Record<PlainTextStanding, string>> = translated({
  AGREES: 'Agrees with the law',
  NOT_COMPARED: 'Not compared: law is missing',
  WITHHELD: 'Withheld',
});

export const plainTextMessages = translated({
  column: 'Plain text',
  none: 'None',
  standing: (standing: PlainTextStanding): string => STANDINGS[standing],
  signedBy: (by: string): string => t('Signed by {by}', { by }),
  unsigned: 'Not yet read by a lawyer',
  off: 'Not shown',
  open: 'Plain Text',
  openNamed: (name: string): string => t('Plain text: {name}', { name }),
  title: 'Plain text',
  save: 'Save Text',
  region: 'For all of India (IN), or the State',
  sentences: 'Sentences',
  sentencesHelp:
    'For each: what it says (right, condition, forum, time, papers, cost, refusal), English, Hindi, pins; a blank line between',
  sentencesRequired: 'Each sentence needs four lines: what it says, English, Hindi, pins',
  leftOut: 'Left out',
  leftOutHelp: 'One per line: the part of the law, a colon, and why, such as: CoW 54(2): is about records',
  form: 'Document that drafts what the text says',
  withheldWhy: 'Why it is withheld',
  sign: 'A lawyer has read it',
  unsign: 'Take back the signature',
  show: 'Show it',
  hide: 'Do not show it',
  restore: 'Use the shipped text',
  saved: 'Plain text saved',
  failed: 'Failed to save the plain text',
});
