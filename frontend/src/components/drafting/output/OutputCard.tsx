import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { DraftApproval } from '../../approval/DraftApproval.js';
import { Marked } from '../../approval/Marked.js';
import { useVersionApproval } from '../../approval/use-approvals.js';
import { DraftLawChangeNote } from '../../law-changes/LawChangeNote.js';
import { Card } from '../../ui/card/Card.js';
import { KeptNotice } from '../kept/KeptNotice.js';
import { keptMessages } from '../kept/messages.js';
import styles from '../drafting.module.css';
import { DRAFT_ID } from '../draft.js';
import { draftingMessages as text } from '../messages.js';
import { DraftPaper, preloadPaper } from '../paper/DraftPaper.js';
import { showChange } from '../proposals/review/show-change.js';
import { useProposal } from '../proposals/use-proposal.js';
import { OutputActions } from './OutputActions.js';
import { useDraftCheck } from '../hooks/use-draft-check.js';
import { useDraftView } from './use-draft-view.js';
import type { Drafting } from '../hooks/use-drafting.js';

/** What shows a draft; a form without one needs none of it. */
const DraftView = lazy(async () => ({ default: (await import('./DraftView.js')).DraftView }));
const DraftTabs = lazy(async () => ({ default: (await import('./DraftTabs.js')).DraftTabs }));

interface OutputCardProps {
  title: string;
  emptyTitle: string;
  emptyText: string;
  basename: string;
  downloadFailed: string;
  drafting: Drafting;
  /** An additional action, such as a fresh draft. */
  action?: ReactNode;
  /** Preview shown while there is no draft. */
  outline?: ReactNode;
  /** Called to show a field of the form that a finding is about; left out where no form is on the screen. */
  onOpenField?: (name: string) => void;
}

/** The finished draft and everything that can be done with it. */
export function OutputCard({
  title,
  emptyTitle,
  emptyText,
  basename,
  downloadFailed,
  drafting,
  action,
  outline,
  onOpenField,
}: OutputCardProps) {
  const { draft, content, work, readOnly } = drafting;
  const card = useRef<HTMLDivElement>(null);
  const view = useDraftView(drafting);
  const proposals = useProposal(drafting);
  const check = useDraftCheck(content, draft ?? undefined);
  const approval = useVersionApproval(draft?.versionId);
  const changed = content !== draft?.content;
  useEffect(() => {
    if (!work) return;
    preloadPaper();
    // Under a long form the button is far from the draft.
    card.current?.scrollIntoView({ block: 'start' });
  }, [work]);
  return (
    <Card title={<h2 className={styles.cardTitle}>{title}</h2>} className={styles.output} id={DRAFT_ID} ref={card}>
      <div className={styles.toolbar}>
        <OutputActions
          check={check.check}
          draft={draft}
          content={content}
          locked={work !== null}
          basename={basename}
          downloadFailed={downloadFailed}
        />
        {!readOnly && action}
      </div>
      {!work && draft && (draft.citations?.length ?? 0) > 0 && <DraftLawChangeNote draftId={draft.documentId ?? null} />}
      {!work && approval && draft?.versionId && <DraftApproval approval={approval} versionId={draft.versionId} changed={changed} />}
      {!work && <KeptNotice kept={drafting.kept} />}
      {work && <Working drafting={drafting} />}
      {!work && draft && (
        <Marked marked={approval !== null && (changed || approval.state !== 'APPROVED')}>
          <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
            <DraftView key={draft.versionId} drafting={drafting} state={view} proposals={proposals} />
          </Suspense>
        </Marked>
      )}
      {!work && !draft && drafting.kept.state === 'loading' && (
        <Skeleton active title={false} paragraph={{ rows: 8 }} aria-label={keptMessages.loading} />
      )}
      {!work && !draft && drafting.kept.state !== 'loading' && (
        <div className={styles.empty}>
          <h3>{emptyTitle}</h3>
          <p>{emptyText}</p>
          {outline}
        </div>
      )}
      {draft && (
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 1 }} />}>
          <DraftTabs
            drafting={drafting}
            proposals={proposals}
            state={check}
            onShow={view.show}
            onShowChange={(id) => showChange(id, () => view.setView('rendered'))}
            onOpenField={readOnly ? undefined : onOpenField}
          />
        </Suspense>
      )}
      <p role="status" className="visually-hidden">
        {!work && draft ? text.ready : ''}
      </p>
    </Card>
  );
}

/** The draft so far. */
function Working({ drafting: { progress, stop } }: { drafting: Drafting }) {
  return (
    <div aria-busy="true">
      <p className={styles.working}>
        <span>{progress.stage ?? text.working}</span>
        <Button size="small" onClick={stop}>
          {text.stop}
        </Button>
      </p>
      {progress.text ? (
        <div className={styles.paper}>
          <DraftPaper text={progress.text} />
        </div>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </div>
  );
}
