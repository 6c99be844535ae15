import { ApolloProvider, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Placeholder } from '../../../components/ui/placeholder/Placeholder.js';
import { clientFor } from '../../../shared/apollo/client.js';
import type { ChatRequest } from '../../../shared/config/chat-request.js';
import { conversationAddress, documentAddress, matterAddress, paths } from '../../../shared/config/paths.js';
import { formatDate, formatDay } from '../../../shared/format/dates.js';
import { useUserSession } from '../../../shared/session/hooks.js';
import { AskBox } from '../AskBox.js';
import { ApprovalLine } from './ApprovalLine.js';
import { DESK } from './desk.operations.js';
import styles from './desk.module.css';
import { deskMessages as text } from './messages.js';

/** Days until a date from which its owner is told of it on the page. */
const NEAR = 1;

/** What a signed-in user goes on with. */
export function Desk() {
  const { token, user } = useUserSession();
  const navigate = useNavigate();
  const ask = (question: string): void => {
    const state: ChatRequest = { chat: 'new', question };
    void navigate(paths.ask, { state });
  };
  return (
    <ApolloProvider key={user?.id} client={clientFor('user', token)}>
      <section className={styles.desk} aria-labelledby="desk">
        <h2 id="desk">{text.title}</h2>
        <div className={styles.ask}>
          <AskBox onAsk={ask} />
        </div>
        <ApprovalLine />
        <DeskColumns />
      </section>
    </ApolloProvider>
  );
}

function DeskColumns() {
  const { data, error, refetch } = useQuery(DESK, { fetchPolicy: 'cache-and-network' });
  if (!data && error)
    return (
      <p className={styles.near} role="alert">
        {text.failed}{' '}
        <button className="button" type="button" onClick={() => void refetch().catch(() => undefined)}>
          {text.retry}
        </button>
      </p>
    );
  if (!data) return <Placeholder width="100%" height="calc(4 * var(--target))" />;
  const changes = data.lawChanges;
  const dates = data.matterDeadlines.nodes;
  const near = dates.filter(({ daysLeft }) => daysLeft <= NEAR).length;
  return (
    <>
      {near > 0 && (
        <p className={styles.near} role="status">
          {text.near(near)}
        </p>
      )}
      <div className={styles.columns}>
        {changes.totalCount > 0 && (
          <Column title={text.lawChanges} empty="" all={{ to: paths.lawChanges, text: text.allLawChanges(changes.totalCount) }}>
            {changes.nodes.map(({ id, title, conversationId, draftId, documentType, lawTitle }) => (
              <li key={id}>
                <Link to={draftId && documentType ? documentAddress({ id: draftId, documentType }) : conversationAddress(conversationId)}>
                  {title}
                </Link>{' '}
                <span className={styles.note}>{lawTitle}</span>
              </li>
            ))}
          </Column>
        )}
        <Column title={text.dates} empty={text.noDates} all={{ to: paths.matters, text: text.allDates }}>
          {dates.map(({ id, day, title, matterId, matterTitle }) => (
            <li key={id}>
              <strong>{formatDay(day)}</strong> {title} <Link to={matterAddress(matterId)}>{matterTitle}</Link>
            </li>
          ))}
        </Column>
        <Column title={text.conversations} empty={text.noConversations}>
          {data.conversations.nodes.map(({ id, title, updatedAt }) => (
            <li key={id}>
              <Link to={conversationAddress(id)}>{title || text.untitled}</Link>{' '}
              <span className={styles.note}>{formatDate(updatedAt)}</span>
            </li>
          ))}
        </Column>
        <Column title={text.documents} empty={text.noDocuments} all={{ to: paths.documents, text: text.allDocuments }}>
          {data.documents.nodes.map(({ id, title, documentType, updatedAt }) => (
            <li key={id}>
              <Link to={documentAddress({ id, documentType })}>{title}</Link> <span className={styles.note}>{formatDate(updatedAt)}</span>
            </li>
          ))}
        </Column>
      </div>
    </>
  );
}

interface ColumnProps {
  title: string;
  /** Said in place of the rows where there are none. */
  empty: string;
  /** Where all of them are. */
  all?: { to: string; text: string };
  children: ReactNode[];
}

function Column({ title, empty, all, children }: ColumnProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children.length > 0 ? <ul>{children}</ul> : <p className={styles.note}>{empty}</p>}
      {all && children.length > 0 && <Link to={all.to}>{all.text}</Link>}
    </section>
  );
}
