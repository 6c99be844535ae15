import { Button } from 'antd';
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { useMedia } from '../../shared/lib/use-media.js';
import { isText } from '../../shared/storage/guards.js';
import { useStoredState } from '../../shared/storage/use-stored-state.js';
import { ReferencePanel } from '../../components/reference-files/ReferencePanel.js';
import { OpenSourceContext } from '../../components/source/open-source.js';
import { OpenedSource } from '../../components/source/OpenedSource.js';
import { useOpenedSource } from '../../components/source/use-opened-source.js';
import { AnswerAnnouncer } from './AnswerAnnouncer.js';
import styles from './AskPage.module.css';
import { FilesSheet } from './FilesSheet.js';
import { Composer } from './Composer.js';
import { askMessages as text } from './messages.js';
import { MessageList } from './thread/MessageList.js';
import { QuoteOnlyBanner } from './thread/QuoteOnlyBanner.js';
import type { Choice } from './conversation/conversation.js';
import { useConversation } from './conversation/use-conversation.js';
import { historyMessages } from './history/messages.js';
import { useChatRequest } from './use-chat-request.js';
import { useQuestionField } from './use-question-field.js';

const HistoryPane = lazy(async () => ({ default: (await import('./history/HistoryPane.js')).HistoryPane }));
const HistoryDrawer = lazy(async () => ({ default: (await import('./history/HistoryPane.js')).HistoryDrawer }));

export function AskPage() {
  const conversation = useConversation();
  const [selected, setSelected] = useStoredState<string | null>('ask.reference', null, isText);
  const [asOn, setAsOn] = useState('');
  const { source, openSource, closeSource } = useOpenedSource();
  // The conversation is rendered first, then the files next to it.
  const drawn = useDeferredValue(true, false);
  const { field, focusField } = useQuestionField();
  const [drawer, setDrawer] = useState(false);
  const [files, setFiles] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const narrow = useMedia('(width < 960px)');
  const wide = useMedia('(width >= 1200px)');
  const { messages, pending, undo, ask, clarify, choose, stop, clear, conversationId, open, saved, setSaved } = conversation;
  const send = (question: string): void => {
    ask(question, selected ?? undefined, asOn || undefined);
    focusField();
  };
  const answering = {
    clarify: (option: string): void => {
      clarify(option);
      focusField();
    },
    choose: (topic: Choice): void => {
      choose(topic);
      focusField();
    },
  };
  const history = {
    current: conversationId,
    onOpen: (id: string) => {
      open(id);
      focusField();
    },
    onNew: () => {
      clear();
      focusField();
    },
    onGone: clear,
  };
  useChatRequest(history);
  const panel = drawn && <ReferencePanel title={text.referenceTitle} selected={selected} onSelect={setSelected} chooser={chooser} />;
  const beside = wide && source === null;
  return (
    <div className={styles.screen} data-source={source !== null} data-history={beside}>
      <title>{`${text.title} – Themis`}</title>
      {beside && (
        <div className={styles.history}>
          <Suspense>{drawn && <HistoryPane {...history} />}</Suspense>
        </div>
      )}
      {drawer && (
        <Suspense>
          <HistoryDrawer {...history} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
      <section className={styles.chat}>
        <header className={styles.header}>
          <h1>{text.title}</h1>
          <div className={styles.tools}>
            {!beside && <Button onClick={() => setDrawer(true)}>{historyMessages.title}</Button>}
            <Button onClick={clear} disabled={messages.length === 0 && !pending}>
              {text.clear}
            </Button>
          </div>
        </header>
        <QuoteOnlyBanner messages={messages} />
        <OpenSourceContext value={openSource}>
          <MessageList {...conversation} ask={send} {...answering} />
        </OpenSourceContext>
        {undo && (
          <p className={styles.undo} role="status">
            {messages.length === 0 ? text.cleared : text.replaced}{' '}
            <Button size="small" type="link" onClick={undo}>
              {text.undo}
            </Button>
          </p>
        )}
        <Composer
          field={field}
          reference={selected}
          asOn={asOn}
          busy={pending !== null}
          saved={saved}
          onSaved={messages.length === 0 && !pending ? setSaved : undefined}
          onAttach={() => (narrow ? setFiles(true) : chooser.current?.click())}
          onDetach={() => {
            setSelected(null);
            focusField();
          }}
          onAsOn={setAsOn}
          onSend={send}
          onStop={stop}
        />
        <AnswerAnnouncer messages={messages} pending={pending} />
      </section>
      <OpenedSource source={source} onClose={closeSource} />
      {narrow ? (
        <FilesSheet open={files} onClose={() => setFiles(false)}>
          {panel}
        </FilesSheet>
      ) : (
        <aside className={styles.side}>{panel}</aside>
      )}
    </div>
  );
}
