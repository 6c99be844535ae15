import { Button } from 'antd';
import { isText } from '../../shared/storage/guards.js';
import { useStoredState } from '../../shared/storage/use-stored-state.js';
import { ReferencePanel } from '../../widgets/reference-files/ReferencePanel.js';
import { AnswerAnnouncer } from './AnswerAnnouncer.js';
import styles from './AskPage.module.css';
import { Composer } from './Composer.js';
import { askMessages as text } from './messages.js';
import { MessageList } from './MessageList.js';
import { useConversation } from './use-conversation.js';

export function AskPage() {
  const conversation = useConversation();
  const [selected, setSelected] = useStoredState<string | null>('ask.reference', null, isText);
  const { messages, pending, ask, stop, retry, clear } = conversation;
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <section className={styles.chat}>
        <header className={styles.header}>
          <h1>{text.title}</h1>
          <Button onClick={clear} disabled={messages.length === 0 && !pending}>
            {text.clear}
          </Button>
        </header>
        <MessageList messages={messages} pending={pending} onRetry={retry} />
        <Composer reference={selected} busy={pending !== null} onSend={(question) => ask(question, selected ?? undefined)} onStop={stop} />
        <AnswerAnnouncer messages={messages} pending={pending} />
      </section>
      <aside className={styles.side}>
        <ReferencePanel title={text.referenceTitle} selected={selected} onSelect={setSelected} />
      </aside>
    </div>
  );
}
