import { dayInWords } from '../../core/validation/calendar-day.js';
import type { Verdict } from './verified.js';
import { VerifiedKind, VerifiedStatus } from './verify.views.js';

/** What a reader should know of a citation, in a sentence or two. */
export function messageFor(kind: VerifiedKind, verdict: Verdict, day: string): string {
  return [outcome(kind, verdict, day), successor(verdict)].filter(Boolean).join(' ');
}

function outcome(kind: VerifiedKind, verdict: Verdict, day: string): string {
  const { status, act, citedInLibrary } = verdict;
  switch (status) {
    case VerifiedStatus.FOUND_VERBATIM:
      return 'Found word for word.';
    case VerifiedStatus.FOUND_WITH_DIFFERENCES:
      return differing(kind, verdict);
    case VerifiedStatus.FOUND:
      return kind === VerifiedKind.DATE_OF_FORCE ? 'The day agrees with the library.' : 'Found in the library.';
    case VerifiedStatus.NOT_IN_FORCE:
      return `In the library, but not in force on ${dayInWords(day)}.`;
    case VerifiedStatus.SECTION_NOT_IN_ACT:
      return `The numbers of the ${act ?? 'act'} end before this one.`;
    case VerifiedStatus.ACT_NOT_NAMED:
      return 'No act is named beside it, so it was not looked up.';
    case VerifiedStatus.NOT_IN_LIBRARY:
      return citedInLibrary
        ? 'Not in the library, but other texts of the library cite it.'
        : `${NOT_HELD_WORDS[kind] ?? 'Not in the library.'} That does not mean that it does not exist.`;
  }
}

const NOT_HELD_WORDS: Partial<Record<VerifiedKind, string>> = {
  [VerifiedKind.QUOTATION]: 'These words were not found in the library.',
  [VerifiedKind.DATE_OF_FORCE]: 'The library does not know the day.',
  [VerifiedKind.CASE_NUMBER]: 'The library does not list numbers of cases.',
  [VerifiedKind.NOTIFICATION]: 'The library does not list notifications.',
};

function differing(kind: VerifiedKind, { differences: [first] }: Verdict): string {
  if (kind === VerifiedKind.CASE) return `The judgment with this citation is ${first?.held ?? 'another one'}.`;
  if (kind === VerifiedKind.DATE_OF_FORCE) return `The library has another day: ${first?.held ?? ''}.`;
  return 'Found with other words.';
}

function successor({ successors: [first] }: Verdict): string {
  if (!first) return '';
  return first.section ? `Now section ${first.section} of the ${first.act}.` : `Replaced by the ${first.act}.`;
}
