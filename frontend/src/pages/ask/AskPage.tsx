import { ClearOutlined, HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useDeferredValue, useRef, useState } from 'react';
import { useMedia } from '../../shared/lib/use-media.js';
import { AnswersLawChangeNote } from '../../components/law-changes/LawChangeNote.js';
import { useLawChanged } from '../../components/law-changes/use-law-changed.js';
import { MatterContext } from '../../components/matter/matter-context.js';
import { MatterNote } from '../../components/matter/MatterNote.js';
import { OpenSourceContext } from '../../components/source/open-source.js';
import { OpenedSource } from '../../components/source/OpenedSource.js';
import { useOpenedSource } from '../../components/source/use-opened-source.js';
import { AnswerAnnouncer } from './AnswerAnnouncer.js';
import { AskHeader, useIsPhone } from './AskHeader.js';
import styles from './AskPage.module.css';
import { FilesSheet } from './FilesSheet.js';
import { Composer } from './Composer.js';
import { askMessages as text } from './messages.js';
import { startMessages } from './start-messages.js';
import { MessageList } from './thread/MessageList.js';
import type { Choice } from './conversation/conversation.js';
import { useConversation } from './conversation/use-conversation.js';
import { historyMessages } from './history/messages.js';
import { useChatRequest } from './use-chat-request.js';
import { useAddressedConversation, useConversationAddress } from './use-conversation-address.js';
import { useConversationMatter } from './use-conversation-matter.js';
import { useQuestionField } from './use-question-field.js';
import { useReference } from './use-reference.js';

const ReferencePanel = lazy(async () => ({ default: (await import('../../components/reference-files/ReferencePanel.js')).ReferencePanel }));
const HistoryPane = lazy(async () => ({ default: (await import('./history/HistoryPane.js')).HistoryPane }));
const HistoryDrawer = lazy(async () => ({ default: (await import('./history/HistoryPane.js')).HistoryDrawer }));

export function AskPage() {
  const conversation = useConversation(useAddressedConversation());
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
  const { messages, pending, undo, ask, clarify, choose, stop, clear, begin, conversationId, open, saved, setSaved } = conversation;
  const phone = useIsPhone();
  const { reference, choose: select, forget } = useReference(conversationId, messages);
  const send = (question: string): void => {
    ask(question, reference ?? undefined, asOn || undefined);
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
  const startOver = (): void => {
    forget();
    setAsOn('');
    clear();
    // The button that was pressed is of no use any more and loses the focus.
    focusField();
  };
  const history = {
    current: conversationId,
    onOpen: (id: string) => {
      forget();
      open(id);
      focusField();
    },
    onNew: () => {
      forget();
      setAsOn('');
      begin();
      focusField();
    },
    onGone: () => {
      forget();
      begin();
    },
  };
  useConversationAddress({ conversationId, onOpen: history.onOpen, onNew: history.onNew });
  useChatRequest(history.onNew, send);
  const { matterId, isOwn } = useConversationMatter(conversationId);
  const lawChanged = useLawChanged({ conversationId });
  const panel = drawn && (
    <MatterContext value={matterId}>
      <Suspense fallback={null}>
        <ReferencePanel title={text.referenceTitle} selected={reference} onSelect={select} chooser={chooser} />
      </Suspense>
    </MatterContext>
  );
  const beside = wide && source === null;
  return (
    <div className={styles.screen} data-fills-window data-source={source !== null} data-history={beside}>
      <title>{`${startMessages.title} – Themis`}</title>
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
        <AskHeader>
          {!beside && (
            <Button
              type={phone ? 'text' : 'default'}
              icon={phone && <HistoryOutlined aria-hidden />}
              aria-label={historyMessages.title}
              onClick={() => setDrawer(true)}
            >
              {!phone && historyMessages.title}
            </Button>
          )}
          <Button
            type={phone ? 'text' : 'default'}
            icon={phone && <ClearOutlined aria-hidden />}
            aria-label={text.clear}
            onClick={startOver}
            disabled={messages.length === 0 && !pending}
          >
            {!phone && text.clear}
          </Button>
        </AskHeader>
        {matterId && <MatterNote matterId={matterId} />}
        {conversationId && lawChanged.count > 0 && <AnswersLawChangeNote conversationId={conversationId} count={lawChanged.count} />}
        <OpenSourceContext value={openSource}>
          <MessageList
            {...conversation}
            isOwn={isOwn}
            lawChangedIn={lawChanged.exchangeIds}
            ask={send}
            {...answering}
            onReopen={() => conversationId && open(conversationId)}
          />
        </OpenSourceContext>
        {undo && (
          <p className={styles.undo} role="status">
            {messages.length === 0 ? text.cleared : text.replaced}{' '}
            <Button size="small" type="link" onClick={undo}>
              {text.undo}
            </Button>
          </p>
        )}
        {isOwn ? (
          <Composer
            field={field}
            reference={reference}
            phone={phone}
            asOn={asOn}
            busy={pending !== null}
            saved={saved}
            onSaved={messages.length === 0 && !pending ? setSaved : undefined}
            onAttach={() => (narrow ? setFiles(true) : chooser.current?.click())}
            onDetach={() => {
              select(null);
              focusField();
            }}
            onAsOn={setAsOn}
            onSend={send}
            onStop={stop}
          />
        ) : (
          <p className={styles.undo}>{text.othersConversation}</p>
        )}
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
