import { Alert, Segmented, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { SourceList } from '../../source/SourceList.js';
import { DraftEditor } from '../editor/DraftEditor.js';
import styles from '../drafting.module.css';
import { draftingMessages as text } from '../messages.js';
import { DraftPaper } from '../paper/DraftPaper.js';
import type { ProposalState } from '../proposals/use-proposal.js';
import { isHindi } from './is-hindi.js';
import { SigningNotes } from './SigningNotes.js';
import type { Drafting } from '../hooks/use-drafting.js';
import type { DraftViewName, DraftViewState } from './use-draft-view.js';

const ChangesInDraft = lazy(async () => ({ default: (await import('../proposals/review/ChangesInDraft.js')).ChangesInDraft }));
const PrintPreview = lazy(async () => ({ default: (await import('./PrintPreview.js')).PrintPreview }));
const VIEWS: { value: DraftViewName; label: string }[] = [
  { value: 'rendered', label: text.rendered },
  { value: 'plain', label: text.plain },
  { value: 'edit', label: text.edit },
  { value: 'print', label: text.pages },
];

/** A draft as it is printed, as words alone, open for editing or as the pages of its PDF. */
export function DraftView({ drafting, state, proposals }: { drafting: Drafting; state: DraftViewState; proposals: ProposalState }) {
  const { draft, content, readOnly } = drafting;
  const { proposal, outdated } = proposals;
  const reviewed = proposal && !outdated && proposal.changes.some(({ places }) => places.length > 0) ? proposal : null;
  const { view, setView, selection } = state;
  return (
    <>
      {draft?.notice && <Alert type="info" title={draft.notice} className={styles.notice} />}
      <Segmented
        aria-label={text.view}
        options={readOnly ? VIEWS.filter(({ value }) => value !== 'edit') : VIEWS}
        value={view}
        onChange={setView}
        size="small"
        className={`${styles.views} no-print`}
      />
      {view === 'edit' && (
        // The editor starts with the text at hand; edits from another device start it again.
        <DraftEditor key={drafting.kept.filled} drafting={drafting} selection={selection} onDone={() => setView('rendered')} />
      )}
      {view === 'print' && draft && (
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
          <PrintPreview key={content} content={content} documentType={draft.request.documentType} />
        </Suspense>
      )}
      {(view === 'rendered' || view === 'plain') && (
        <div className={styles.paper} tabIndex={0} role="region" aria-label={text.view}>
          {reviewed && view === 'rendered' ? (
            <Suspense fallback={<DraftPaper text={content} />}>
              <ChangesInDraft proposal={reviewed} state={proposals} />
            </Suspense>
          ) : (
            <DraftPaper text={content} plain={view === 'plain'} onGap={readOnly ? undefined : state.show} />
          )}
        </div>
      )}
      <SourceList title={text.lawQuoted} citations={(draft?.citations ?? []).map((place, index) => ({ ...place, marker: index + 1 }))} />
      {draft?.signingNotes && <SigningNotes notes={draft.signingNotes} inHindi={isHindi(content)} />}
    </>
  );
}
