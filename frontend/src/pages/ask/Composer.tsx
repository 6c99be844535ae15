import { ArrowUpOutlined, BorderOutlined, CloseOutlined, PaperClipOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useId, useRef, useState } from 'react';
import { GrowingTextArea } from '../../components/ui/growing-text-area/GrowingTextArea.js';
import { MAX_QUESTION_LENGTH } from '../../shared/config/limits.js';
import { isText } from '../../shared/storage/guards.js';
import { useStoredState } from '../../shared/storage/use-stored-state.js';
import { FileName } from '../../components/ui/file-name/FileName.js';
import { AsOnField } from './AsOnField.js';
import styles from './Composer.module.css';
import { askMessages as text } from './messages.js';
import { startMessages } from './start-messages.js';
import { preloadAnswers } from './thread/preload-answers.js';

interface ComposerProps {
  /** One row, with the rest behind a plus. */
  phone: boolean;
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
export function Composer({
  phone,
  field,
  reference,
  asOn,
  busy,
  saved,
  onSaved,
  onAttach,
  onDetach,
  onAsOn,
  onSend,
  onStop,
}: ComposerProps) {
  const [draft, setDraft] = useStoredState<string>('ask.draft', '', isText);
  const [open, setOpen] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  const id = useId();
  const question = draft.trim();

  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!question || busy) return;
    onSend(question);
    setDraft('');
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && busy) onStop();
    // While an input method is composing a character, Enter belongs to it.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  const close = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    plus.current?.focus();
  };
  const chip = reference && (
    <span className={styles.chip}>
      <FileName name={reference} />
      <button type="button" aria-label={text.detach(reference)} onClick={onDetach}>
        ×
      </button>
    </span>
  );
  const asOnField = <AsOnField value={asOn} onChange={onAsOn} />;
  const privately = (
    <label className={styles.saved} title={text.notSavedHint}>
      <input type="checkbox" checked={!saved} disabled={!onSaved} onChange={(event) => onSaved?.(!event.target.checked)} />
      {text.notSaved}
    </label>
  );
  return (
    <form className={`${styles.composer} no-print`} data-foot-bar data-phone={phone} onSubmit={send} onKeyDown={close}>
      {phone && (chip || asOn || !saved || open) && (
        <div id={id} className={styles.above}>
          {chip}
          {open && (
            <Button icon={<PaperClipOutlined aria-hidden />} onClick={onAttach}>
              {text.attach}
            </Button>
          )}
          {(open || asOn) && asOnField}
          {(open || !saved) && privately}
        </div>
      )}
      {phone && (
        <Button
          ref={plus}
          type="text"
          icon={open ? <CloseOutlined aria-hidden /> : <PlusOutlined aria-hidden />}
          aria-label={open ? text.fewer : text.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      )}
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
        aria-describedby={phone ? undefined : 'composer-hint'}
        maxRows={phone ? 5 : 8}
        autoFocus
      />
      {busy ? (
        <Button aria-label={text.stop} icon={phone && <BorderOutlined aria-hidden />} onClick={onStop}>
          {!phone && text.stop}
        </Button>
      ) : (
        <Button
          type="primary"
          htmlType="submit"
          aria-label={text.send}
          icon={phone && <ArrowUpOutlined aria-hidden />}
          disabled={!question}
        >
          {!phone && text.send}
        </Button>
      )}
      {!phone && (
        <div className={styles.below}>
          <Button className={styles.attach} size="small" icon={<PaperClipOutlined aria-hidden />} onClick={onAttach}>
            {text.attach}
          </Button>
          {chip}
          {asOnField}
          {privately}
          <p id="composer-hint" className={styles.hint}>
            {startMessages.hint}
          </p>
        </div>
      )}
    </form>
  );
}
