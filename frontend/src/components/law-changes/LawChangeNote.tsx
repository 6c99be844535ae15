import { Link } from 'react-router-dom';
import { lawChangesAddress } from '../../shared/config/paths.js';
import styles from './law-changes.module.css';
import { lawChangeNoteMessages as text } from './messages.js';
import { useLawChanged } from './use-law-changed.js';

/** Says on a draft that law which it quotes has changed since; nothing where none has. */
export function DraftLawChangeNote({ draftId }: { draftId: string | null }) {
  const { count } = useLawChanged({ draftId });
  if (draftId === null || count === 0) return null;
  return <Note words={text.inDraft} address={lawChangesAddress({ draft: draftId })} />;
}

/** Likewise on a conversation. @param count of changes */
export function AnswersLawChangeNote({ conversationId, count }: { conversationId: string; count: number }) {
  return <Note words={text.inAnswers(count)} address={lawChangesAddress({ conversation: conversationId })} />;
}

const Note = ({ words, address }: { words: string; address: string }) => (
  <p className={styles.note} role="status">
    {words} <Link to={address}>{text.look}</Link>
  </p>
);
