import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { GrowingTextArea } from '../../components/ui/growing-text-area/GrowingTextArea.js';
import { MAX_QUESTION_LENGTH } from '../../shared/config/limits.js';
import { isText } from '../../shared/storage/guards.js';
import { useStoredState } from '../../shared/storage/use-stored-state.js';
import { FileName } from '../../components/ui/file-name/FileName.js';
import { AsOnField } from './AsOnField.js';
import styles from './Composer.module.css';
import { askMessages as text } from './messages.js';
import { preloadAnswers } from './thread/preload-answers.js';

interface ComposerProps {
  field: RefObject<TextAreaRef | null>;
  /** Name of the selected reference document. */
  reference: string | null;
  /** The day whose law is asked for, or ''. */
  asOn: string;
  busy: boolean;
  /** Whether the server keeps this chat. */
  saved: boolean;
  /** Absent once the chat has begun. */
  onSaved?: (saved: boolean) => void;
  /** Opens what a reference document is chosen with. */
  onAttach: () => void;
  onDetach: () => void;
  onAsOn: (day: string) => void;
  onSend: (question: string) => void;
  onStop: () => void;
}

/** Question field: Enter sends, Shift+Enter adds a line, Escape stops; an unsent question survives a reload. */
export function Composer({ field, reference, asOn, busy, saved, onSaved, onAttach, onDetach, onAsOn, onSend, onStop }: ComposerProps) {
  const [draft, setDraft] = useStoredState<string>('ask.draft', '', isText);
  const question = draft.trim();

  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!question || busy) return;
    onSend(question);
    setDraft('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && busy) onStop();
    // While an input method is composing a character, Enter belongs to it.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <form className={`${styles.composer} no-print`} data-foot-bar onSubmit={send}>
      <GrowingTextArea
        ref={field}
        value={draft}
        onChange={(event) => {
          preloadAnswers();
          setDraft(event.target.value);
        }}
        onKeyDown={onKeyDown}
        maxLength={MAX_QUESTION_LENGTH}
        placeholder={reference ? text.placeholderAbout(reference) : text.placeholder}
        aria-label={text.questionLabel}
        aria-describedby="composer-hint"
        maxRows={8}
        autoFocus
      />
      {busy ? (
        <Button onClick={onStop}>{text.stop}</Button>
      ) : (
        <Button type="primary" htmlType="submit" disabled={!question}>
          {text.send}
        </Button>
      )}
      <div className={styles.below}>
        <Button className={styles.attach} size="small" icon={<PaperClipOutlined aria-hidden />} onClick={onAttach}>
          {text.attach}
        </Button>
        {reference && (
          <span className={styles.chip}>
            <FileName name={reference} />
            <button type="button" aria-label={text.detach(reference)} onClick={onDetach}>
              ×
            </button>
          </span>
        )}
        <AsOnField value={asOn} onChange={onAsOn} />
        <label className={styles.saved} title={text.notSavedHint}>
          <input type="checkbox" checked={!saved} disabled={!onSaved} onChange={(event) => onSaved?.(!event.target.checked)} />
          {text.notSaved}
        </label>
        <p id="composer-hint" className={styles.hint}>
          {text.hint}
        </p>
      </div>
    </form>
  );
}
