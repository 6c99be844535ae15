import { Button } from 'antd';
import { useState } from 'react';
import { OpenSourceContext } from '../../components/source/open-source.js';
import { OpenedSource } from '../../components/source/OpenedSource.js';
import { useOpenedSource } from '../../components/source/use-opened-source.js';
import { CitationRow } from './CitationRow.js';
import { MarkedText } from './MarkedText.js';
import { verifyMessages as text } from './messages.js';
import { startMessages as start } from './start-messages.js';
import { type Asked, type Checked, useVerify } from './use-verify.js';
import { ReferencePanel } from '../../components/reference-files/ReferencePanel.js';
import { VerifyForm } from './VerifyForm.js';
import styles from './verify.module.css';

/** A text is pasted or a file chosen, and its citations are listed, beside the text marked in it. */
export function VerifyPage() {
  const { checked, problem, loading, check, clear } = useVerify();
  const [asked, setAsked] = useState<Asked>({ text: '', filename: null, asOn: '' });
  const { source, openSource, closeSource } = useOpenedSource();
  const send = (wanted: Asked): void => {
    setAsked(wanted);
    void check(wanted);
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
              <VerifyForm
                text={asked.text}
                asOn={asked.asOn}
                busy={loading}
                onChange={(changes) => setAsked((now) => ({ ...now, ...changes }))}
                onCheck={() => send({ ...asked, filename: null })}
              />
              {problem && (
                <p role="alert" className={styles.wrong}>
                  {asked.filename !== null && `${asked.filename}: `}
                  {problem}{' '}
                  <Button size="small" onClick={() => send(asked)}>
                    {text.retry}
                  </Button>
                </p>
              )}
              <div className={styles.files}>
                <ReferencePanel
                  title={text.files}
                  hint={text.filesHint}
                  selected={asked.filename}
                  locked={loading}
                  onSelect={(filename) => {
                    if (filename === null) setAsked((now) => ({ ...now, filename }));
                    else send({ ...asked, filename });
                  }}
                />
                {loading && asked.filename !== null && <p role="status">{text.checkingFile(asked.filename)}</p>}
              </div>
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
  const { text: words, filename, inPart, result } = checked;
  const { citations, citationCount } = result;
  const choose = (id: string, at: number): void => {
    setChosen(at);
    const target = document.getElementById(`${id}-${at}`);
    target?.scrollIntoView({ block: 'nearest' });
    target?.focus({ preventScroll: true });
  };
  return (
    <>
      {filename !== null && <h2 className={styles.file}>{filename}</h2>}
      <p className={styles.summary} role="status">
        {citationCount === 0 ? text.none : text.count(citationCount)}
        {citationCount === 0 && <span className={styles.hint}> {text.noneHint}</span>}
        {citationCount > citations.length && <span className={styles.hint}> {text.shown(citations.length, citationCount)}</span>}
        {inPart && <span className={styles.hint}> {text.inPart}</span>}{' '}
        <Button size="small" onClick={onEdit}>
          {text.edit}
        </Button>
      </p>
      <div className={words === null ? undefined : styles.columns}>
        {words !== null && <MarkedText text={words} citations={citations} onChoose={(at) => choose('citation', at)} />}
        {citations.length > 0 && (
          <ol className={styles.list} aria-label={text.list}>
            {citations.map((citation, at) => (
              <CitationRow
                key={at}
                citation={citation}
                at={at}
                chosen={chosen === at}
                {...(words !== null && { onShow: (which: number) => choose('mark', which) })}
              />
            ))}
          </ol>
        )}
      </div>
    </>
  );
}
