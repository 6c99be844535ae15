import { useQuery } from '@apollo/client/react';
import { Alert, Button, Segmented } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Placeholder } from '../../components/ui/placeholder/Placeholder.js';
import { saveBlob } from '../../shared/api/save-blob.js';
import { fetchSlip } from '../../shared/api/rest-files.js';
import { conversationAddress } from '../../shared/config/paths.js';
import type { SlipLanguage, SlipQuery } from '../../shared/gql/graphql.js';
import { notify } from '../../shared/notices/toasts.js';
import { useUserSession } from '../../shared/session/hooks.js';
import { LANGUAGE_NAMES, slipMessages as text } from './messages.js';
import { SLIP } from './slip.operations.js';
import styles from './slip.module.css';

const LANGUAGES = (['ENGLISH', 'HINDI'] as const).map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** An answer on one page, in English or Hindi, to be printed or saved and taken along. */
export function SlipPage() {
  const { conversation = '', exchange = '' } = useParams();
  const [language, setLanguage] = useState<SlipLanguage | null>(null);
  const ids = { conversationId: conversation, exchangeId: exchange };
  const { data, previousData, error, refetch } = useQuery(SLIP, { variables: { ...ids, language } });
  const { saving, save } = useSaveSlip(ids);
  const slip = (data ?? previousData)?.answerSlip;
  const shown = language ?? slip?.language;
  return (
    <div className={styles.screen}>
      <title>{`${text.title} – Themis`}</title>
      <div className="no-print">
        <Link to={conversationAddress(conversation)}>{text.back}</Link>
        <h1>{text.title}</h1>
        <p className={styles.intro}>{text.intro}</p>
      </div>
      {error && !slip && (
        <Alert
          type="error"
          showIcon
          title={text.failed}
          action={<Button onClick={() => void refetch().catch(() => undefined)}>{text.retry}</Button>}
        />
      )}
      {!error && !slip && <Placeholder width="100%" height="calc(6 * var(--target))" />}
      {slip && shown && (
        <>
          <div className={`${styles.actions} no-print`}>
            <Button type="primary" onClick={() => window.print()}>
              {text.print}
            </Button>
            <Button loading={saving} onClick={() => void save(shown)}>
              {text.save}
            </Button>
            <Segmented aria-label={text.language} options={LANGUAGES} value={shown} onChange={setLanguage} />
          </div>
          <Slip slip={slip} />
        </>
      )}
    </div>
  );
}

function Slip({ slip: { language, title, day, questionHeading, question, parts, notes } }: { slip: NonNullable<SlipQuery['answerSlip']> }) {
  return (
    <article className={styles.slip} lang={language === 'HINDI' ? 'hi' : 'en'} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.day}>{day}</p>
      <h3>{questionHeading}</h3>
      <p>{question}</p>
      {parts.map(({ kind, heading, lines }) => (
        <section key={kind} data-kind={kind}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <footer>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </article>
  );
}

/** Saves the slip as a PDF, which the server prints. */
function useSaveSlip(ids: { conversationId: string; exchangeId: string }) {
  const { token } = useUserSession();
  const [saving, setSaving] = useState(false);
  const save = async (language: SlipLanguage): Promise<void> => {
    setSaving(true);
    try {
      saveBlob(await fetchSlip({ ...ids, language: language === 'HINDI' ? 'hi' : 'en' }, token), 'clinic-slip.pdf');
      notify.success(text.saved('PDF'));
    } catch {
      notify.error(text.saveFailed);
    } finally {
      setSaving(false);
    }
  };
  return { saving, save };
}
