import { t, translated } from '../../shared/i18n/translate.js';

export const lawChangeNoteMessages = translated({
  mark: 'Law changed',
  inAnswers: (count: number): string =>
    t('{count, plural, one {Law that an answer here cites has changed.} other {Law that answers here cite has changed # times.}}', {
      count,
    }),
  inDraft: 'Law that this draft quotes has changed.',
  look: 'Old and new words',
});

export const quotationMessages = translated({
  states: translated({ STANDS: 'Still stands', CHANGED: 'Words changed', NOT_HELD: 'No longer in the library' }),
  quoted: 'As it was quoted',
  today: 'In the library today',
  noSection: 'There is no such section any more.',
});
