import { Button } from 'antd';
import { useDeferredValue, useState } from 'react';
import { isText } from '../../shared/storage/guards.js';
import { useStoredState } from '../../shared/storage/use-stored-state.js';
import { ReferencePanel } from '../../components/reference-files/ReferencePanel.js';
import { OpenSourceContext } from '../../components/source/open-source.js';
import { OpenedSource } from '../../components/source/OpenedSource.js';
import { useOpenedSource } from '../../components/source/use-opened-source.js';
import { AnswerAnnouncer } from './AnswerAnnouncer.js';
import styles from './AskPage.module.css';
import { Composer } from './Composer.js';
import { askMessages as text } from './messages.js';
import { MessageList } from './thread/MessageList.js';
import { useConversation } from './conversation/use-conversation.js';
import { useQuestionField } from './use-question-field.js';

export function AskPage() {
  const conversation = useConversation();
  const [selected, setSelected] = useStoredState<string | null>('ask.reference', null, isText);
  const [asOn, setAsOn] = useState('');
  const { source, openSource, closeSource } = useOpenedSource();
  // The conversation is rendered first, then the files next to it.
  const drawn = useDeferredValue(true, false);
  const { field, focusField } = useQuestionField();
  const { messages, pending, undo, ask, clarify, stop, clear } = conversation;
  const send = (question: string): void => {
    ask(question, selected ?? undefined, asOn || undefined);
    focusField();
  };
  const choose = (option: string): void => {
    clarify(option);
    focusField();
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
          <MessageList {...conversation} ask={send} clarify={choose} />
        </OpenSourceContext>
        {undo && (
          <p className={styles.undo} role="status">
            {messages.length === 0 ? text.cleared : text.replaced}{' '}
            <Button size="small" type="link" onClick={undo}>
              {text.undo}
            </Button>
          </p>
        )}
        <Composer field={field} reference={selected} asOn={asOn} busy={pending !== null} onAsOn={setAsOn} onSend={send} onStop={stop} />
        <AnswerAnnouncer messages={messages} pending={pending} />
      </section>
      <OpenedSource source={source} onClose={closeSource} />
      <aside className={styles.side}>
        {drawn && <ReferencePanel title={text.referenceTitle} selected={selected} onSelect={setSelected} />}
      </aside>
    </div>
  );
}
