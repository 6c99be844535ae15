import { Alert, Segmented } from 'antd';
import { useState } from 'react';
import { SourceList } from '../../source/SourceList.js';
import { DraftCheck } from '../editor/DraftCheck.js';
import { DraftEditor } from '../editor/DraftEditor.js';
import type { Selection } from '../editor/selection.js';
import styles from '../drafting.module.css';
import { draftingMessages as text } from '../messages.js';
import { DraftPaper } from '../paper/DraftPaper.js';
import { SigningNotes } from './SigningNotes.js';
import type { Drafting } from '../hooks/use-drafting.js';

const VIEWS = [text.rendered, text.plain, text.edit];

/** A draft formatted, as plain text or open for editing, with its check. */
export function DraftView({ drafting }: { drafting: Drafting }) {
  const { draft, content, edited } = drafting;
  const [view, setView] = useState<string>(edited === null ? text.rendered : text.edit);
  const [selection, setSelection] = useState<Selection>();
  return (
    <>
      {draft?.notice && <Alert type="info" title={draft.notice} className={styles.notice} />}
      <Segmented aria-label={text.view} options={VIEWS} value={view} onChange={setView} size="small" className="no-print" />
      {view === text.edit ? (
        <DraftEditor drafting={drafting} selection={selection} onDone={() => setView(text.rendered)} />
      ) : (
        <div className={styles.paper} tabIndex={0} role="region" aria-label={text.view}>
          <DraftPaper text={content} plain={view === text.plain} />
        </div>
      )}
      <SourceList title={text.lawQuoted} citations={(draft?.citations ?? []).map((place, index) => ({ ...place, marker: index + 1 }))} />
      {draft?.signingNotes && <SigningNotes notes={draft.signingNotes} />}
      <DraftCheck
        content={content}
        onShow={(place) => {
          setSelection(place);
          setView(text.edit);
        }}
      />
    </>
  );
}
