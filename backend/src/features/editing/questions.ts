/** What is asked where a suggestion is not clear; the page has them in the reader's language, so that a new one is added there, too. */
export const QUESTIONS = {
  meant: 'Do you mean this?',
  which: 'Which of these do you mean?',
  where: 'Where do you mean?',
  elsewhere: 'The same value stands elsewhere, too. Where shall it change?',
  person: 'Is this another person?',
  removed: 'Which of these shall be removed?',
  moved: 'Which of these shall be moved?',
  place: 'Where shall it stand?',
  clause: 'Shall this clause be added?',
  known: 'The draft already has a clause on this. Shall it be added all the same?',
  condition: 'Shall these words be added as a condition of their own?',
  words: 'Shall these words be added as a clause of their own?',
  gap: 'Which of these is to change, and to what? Put the new words in the place of “…”.',
} as const;

export type QuestionText = (typeof QUESTIONS)[keyof typeof QUESTIONS];
