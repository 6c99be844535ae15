import { useQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { Quotations } from '../../components/law-changes/Quotations.js';
import { STANDING } from '../../components/law-changes/standing.operations.js';
import { LegalMarkdown } from '../../components/ui/markdown/LegalMarkdown.js';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { Tag } from '../../components/ui/tag/Tag.js';
import { conversationAddress } from '../../shared/config/paths.js';
import { formatDateTime, formatDay } from '../../shared/format/dates.js';
import type { ReceiptQuery } from '../../shared/gql/graphql.js';
import { getFragmentData } from '../../shared/gql/index.js';
import { receiptMessages as text } from './messages.js';
import { RECEIPT } from './receipt.operations.js';
import styles from './receipt.module.css';
import { FORMATS, useSaveReceipt } from './use-save-receipt.js';

type Answered = NonNullable<ReceiptQuery['answerReceipt']>;
type Receipt = Answered['receipt'];

/** The receipt of an answer, with whether its hash is right and the words that it quotes still stand. */
export function ReceiptPage() {
  const { conversation = '', exchange = '' } = useParams();
  const ids = { conversationId: conversation, exchangeId: exchange };
  const { data, error, refetch } = useQuery(RECEIPT, { variables: ids, fetchPolicy: 'cache-and-network' });
  const { saving, save } = useSaveReceipt(ids);
  const shown = data?.answerReceipt;
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <Link to={conversationAddress(conversation)}>{text.back}</Link>
      <h1>{text.title}</h1>
      <p className={styles.intro}>{text.intro}</p>
      {error && !shown && (
        <Alert
          type="error"
          showIcon
          title={text.failed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      )}
      {!error && !shown && <Placeholder width="100%" height="calc(6 * var(--target))" />}
      {shown && (
        <>
          <div className={`${styles.actions} no-print`} role="group" aria-label={text.save}>
            {FORMATS.map((format) => (
              <Button
                key={format}
                loading={saving === format}
                disabled={saving !== null}
                aria-label={text.saveAs(format.toUpperCase())}
                onClick={() => void save(format)}
              >
                {format.toUpperCase()}
              </Button>
            ))}
          </div>
          <h2>{shown.receipt.question}</h2>
          <Facts receipt={shown.receipt} />
          <p className={styles.hash}>
            {text.hash}: <code>{shown.sha256}</code>{' '}
            <Tag tone={shown.check.hashRight ? 'success' : 'danger'}>{shown.check.hashRight ? text.hashRight : text.hashWrong}</Tag>
          </p>
          <section aria-labelledby="words">
            <h2 id="words">{text.quoted}</h2>
            <Standing check={shown.check} />
          </section>
          <section aria-labelledby="answer">
            <h2 id="answer">{text.answer}</h2>
            <LegalMarkdown text={shown.receipt.answer} keepLines />
          </section>
        </>
      )}
    </div>
  );
}

function Facts({ receipt }: { receipt: Receipt }) {
  const { askedAt, answeredAt, referenceFilename, asOn, model, indexVersion, plainText, exchangeId } = receipt;
  const read = plainText && text.readOn(plainText.topicName, formatDay(plainText.readOn));
  const facts: [string, string | null][] = [
    [text.asked, formatDateTime(askedAt)],
    [text.answered, answeredAt && formatDateTime(answeredAt)],
    [text.file, referenceFilename],
    [text.asOn, asOn && formatDay(asOn)],
    [text.model, model ?? text.noModel],
    [text.index, indexVersion],
    [text.plainText, read && [read, plainText.signedBy && text.signedBy(plainText.signedBy)].filter(Boolean).join(', ')],
    [text.exchange, exchangeId],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Standing({ check }: { check: Answered['check'] }) {
  const quotations = getFragmentData(STANDING, check.quotations);
  if (quotations.length === 0) return <p>{text.noneQuoted}</p>;
  return (
    <>
      <p role="status">{quotations.every(({ state }) => state === 'STANDS') ? text.allStand : text.someChanged}</p>
      <Quotations quotations={quotations} />
    </>
  );
}
