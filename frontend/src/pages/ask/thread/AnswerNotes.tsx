import type { CheckedAnswer, Outcome } from '../conversation/conversation.js';
import { askMessages } from '../messages.js';
import styles from './thread.module.css';
import { supportLegend } from '../statements/support-legend.js';

const early = { stopped: askMessages.stopped, interrupted: askMessages.interrupted, checked: undefined } as const;

interface AnswerNotesProps {
  outcome?: Outcome;
  answer?: CheckedAnswer;
  /** The answer is shown as its quotations alone, without the words of its own around them. */
  quotesOnly: boolean;
}

/** Notes under an answer: who wrote it, and what was left out. */
export function AnswerNotes({ outcome, answer, quotesOnly }: AnswerNotesProps) {
  const statements = (answer?.statements ?? []).filter(({ support }) => !quotesOnly || support !== 'GENERAL');
  const notes = [
    outcome && early[outcome],
    answer?.corrections?.length && askMessages.understoodAs(answer.corrections),
    // Conversations stored by an earlier release do not have it.
    answer?.notice,
    answer && answer.withheldQuotations > 0 && askMessages.withheld(answer.withheldQuotations),
    answer?.withheldReferences && askMessages.withheldReferences(answer.withheldReferences),
    ...supportLegend(statements),
    // "You are welcome" quotes nothing.
    answer && (answer.answeredBy !== 'extractive' || answer.citations.length > 0) && askMessages.answeredBy(answer.answeredBy),
  ].filter((note): note is string => Boolean(note));
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}
