import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChatRequest } from '../../../shared/config/chat-request.js';
import { paths } from '../../../shared/config/paths.js';
import styles from './desk.module.css';
import { deskMessages as text } from './messages.js';

const QUESTION_MAX = 4000;

/** A question that begins a new chat. */
export function AskBox() {
  const navigate = useNavigate();
  const [question, setQuestion] = useState('');
  const asked = question.trim();
  const send = (): void => {
    const state: ChatRequest = { chat: 'new', question: asked };
    if (asked) void navigate(paths.ask, { state });
  };
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        aria-label={text.question}
        placeholder={text.question}
        rows={1}
        maxLength={QUESTION_MAX}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button className="button button-primary" type="submit" disabled={!asked}>
        {text.ask}
      </button>
    </form>
  );
}
