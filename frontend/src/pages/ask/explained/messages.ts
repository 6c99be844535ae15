import type { ExplanationSlot } from '../../../shared/gql/graphql.js';
import { t, translated } from '../../../shared/i18n/translate.js';

const SLOTS: Readonly<Record<ExplanationSlot, string>> = translated({
  RIGHT: 'What you can do',
  CONDITION: 'Only if',
  FORUM: 'Where',
  TIME: 'By when',
  PAPERS: 'Bring, and how',
  COST: 'Cost',
  REFUSAL: 'If they refuse',
});

export const explainedMessages = translated({
  title: 'In short: what it means for you',
  slot: (slot: ExplanationSlot): string => SLOTS[slot],
  openForm: 'Draft this document',
  loadActs: 'Load the missing acts',
  call: (number: string): string => t('Call {number}', { number }),
  helplines: 'Helplines',
});
