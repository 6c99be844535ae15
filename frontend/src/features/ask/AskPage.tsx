import { Button } from 'antd';
import { lazy, Suspense, useCallback, useDeferredValue, useRef, useState } from 'react';
import { isText } from '../../shared/storage/guards.js';
import { useStoredState } from '../../shared/storage/use-stored-state.js';
import { ReferencePanel } from '../../widgets/reference-files/ReferencePanel.js';
import { AnswerAnnouncer } from './AnswerAnnouncer.js';
import styles from './AskPage.module.css';
import type { Citation } from './citations/citation-fragment.js';
import { Composer } from './Composer.js';
import { askMessages as text } from './messages.js';
import { MessageList } from './MessageList.js';
import { OpenSourceContext } from './source/open-source.js';
import { useConversation } from './use-conversation.js';

const SourcePane = lazy(async () => ({ default: (await import('./source/SourcePane.js')).SourcePane }));

export function AskPage() {
  const conversation = useConversation();
  const [selected, setSelected] = useStoredState<string | null>('ask.reference', null, isText);
  const [source, setSource] = useState<Citation | null>(null);
  /** What had the focus when the source was opened. */
  const opener = useRef<HTMLElement | null>(null);
  // The conversation is drawn first, the files beside it follow.
  const drawn = useDeferredValue(true, false);
  const { messages, pending, undo, ask, stop, clear } = conversation;

  const openSource = useCallback((citation: Citation) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setSource(citation);
  }, []);
  const closeSource = (): void => {
    setSource(null);
    opener.current?.focus();
  };
  return (
    <div className={styles.screen} data-source={source !== null}>
      <title>{`${text.title} – Themis`}</title>
      <section className={styles.chat}>
        <header className={styles.header}>
          <h1>{text.title}</h1>
          <Button onClick={clear} disabled={messages.length === 0 && !pending}>
            {text.clear}
          </Button>
        </header>
        <OpenSourceContext value={openSource}>
          <MessageList {...conversation} />
        </OpenSourceContext>
        {undo && (
          <p className={styles.undo} role="status">
            {messages.length === 0 ? text.cleared : text.replaced}{' '}
            <Button size="small" type="link" onClick={undo}>
              {text.undo}
            </Button>
          </p>
        )}
        <Composer reference={selected} busy={pending !== null} onSend={(question) => ask(question, selected ?? undefined)} onStop={stop} />
        <AnswerAnnouncer messages={messages} pending={pending} />
      </section>
      {source && (
        <Suspense>
          <SourcePane citation={source} onClose={closeSource} />
        </Suspense>
      )}
      <aside className={styles.side}>
        {drawn && <ReferencePanel title={text.referenceTitle} selected={selected} onSelect={setSelected} />}
      </aside>
    </div>
  );
}
