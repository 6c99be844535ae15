import { type CheckedAnswer, type Outcome, QUOTES_ONLY } from '../conversation/conversation.js';
import { CITATION } from '../citations/citation.operations.js';
import { getFragmentData } from '../../../shared/gql/index.js';
import { askMessages } from '../messages.js';
import styles from './thread.module.css';
import { supportLegend } from '../statements/support-legend.js';

const early = { stopped: askMessages.stoppedNote, interrupted: askMessages.interrupted, checked: undefined } as const;

interface AnswerNotesProps {
  outcome?: Outcome;
  answer?: CheckedAnswer;
  /** The answer is shown as its quotations alone, without the words of its own around them. */
  quotesOnly: boolean;
}

/** Who wrote an answer, or where it is quoted from; nothing for "You are welcome", which quotes nothing. */
function madeBy({ answeredBy, citations: cited }: CheckedAnswer): string | null {
  const citations = getFragmentData(CITATION, cited);
  if (answeredBy !== QUOTES_ONLY) return askMessages.answeredBy(answeredBy);
  const own = citations.find(({ documentId }) => documentId === null);
  const passages = citations.filter(({ documentId }) => documentId !== null).length;
  return citations.length > 0 ? askMessages.quotedFrom(own?.documentTitle ?? null, passages) : null;
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
    answer && madeBy(answer),
  ].filter((note): note is string => Boolean(note));
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}
