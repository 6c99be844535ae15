import { Button } from 'antd';
import { useState } from 'react';
import { OpenSourceContext } from '../../components/source/open-source.js';
import { OpenedSource } from '../../components/source/OpenedSource.js';
import { useOpenedSource } from '../../components/source/use-opened-source.js';
import { CitationRow } from './CitationRow.js';
import { MarkedText } from './MarkedText.js';
import { verifyMessages as text } from './messages.js';
import { startMessages as start } from './start-messages.js';
import { type Checked, useVerify } from './use-verify.js';
import { VerifyForm } from './VerifyForm.js';
import styles from './verify.module.css';

/** A text is pasted, and its citations are shown marked in it and listed beside it. */
export function VerifyPage() {
  const { checked, failed, loading, check, clear } = useVerify();
  const [asked, setAsked] = useState({ text: '', asOn: '' });
  const { source, openSource, closeSource } = useOpenedSource();
  const send = (words: string, asOn: string): void => {
    setAsked({ text: words, asOn });
    void check(words, asOn);
  };
  return (
    <div className={styles.screen} data-source={source !== null}>
      <title>{`${start.title} – Themis`}</title>
      <div className={styles.body}>
        <h1>{start.title}</h1>
        <OpenSourceContext value={openSource}>
          {checked ? (
            <Result checked={checked} onEdit={clear} />
          ) : (
            <>
              <p className={styles.intro}>{start.intro}</p>
              <VerifyForm initial={asked} busy={loading} onCheck={send} />
              {failed && (
                <p role="alert" className={styles.wrong}>
                  {text.failed}{' '}
                  <Button size="small" onClick={() => send(asked.text, asked.asOn)}>
                    {text.retry}
                  </Button>
                </p>
              )}
            </>
          )}
        </OpenSourceContext>
      </div>
      <OpenedSource source={source} onClose={closeSource} />
    </div>
  );
}

function Result({ checked, onEdit }: { checked: Checked; onEdit: () => void }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { citations, citationCount } = checked.result;
  const choose = (id: string, at: number): void => {
    setChosen(at);
    const target = document.getElementById(`${id}-${at}`);
    target?.scrollIntoView({ block: 'nearest' });
    target?.focus({ preventScroll: true });
  };
  return (
    <>
      <p className={styles.summary} role="status">
        {citationCount === 0 ? text.none : text.count(citationCount)}
        {citationCount === 0 && <span className={styles.hint}> {text.noneHint}</span>}
        {citationCount > citations.length && <span className={styles.hint}> {text.shown(citations.length, citationCount)}</span>}{' '}
        <Button size="small" onClick={onEdit}>
          {text.edit}
        </Button>
      </p>
      <div className={styles.columns}>
        <MarkedText checked={checked} onChoose={(at) => choose('citation', at)} />
        {citations.length > 0 && (
          <ol className={styles.list} aria-label={text.list}>
            {citations.map((citation, at) => (
              <CitationRow key={at} citation={citation} at={at} chosen={chosen === at} onShow={(which) => choose('mark', which)} />
            ))}
          </ol>
        )}
      </div>
    </>
  );
}
