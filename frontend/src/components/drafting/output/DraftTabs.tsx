import { Button, Tabs } from 'antd';
import { useState } from 'react';
import tabStyles from '../../ui/tabs/tabs.module.css';
import { CheckBadge } from '../editor/CheckBadge.js';
import { CheckFindings, CheckLine } from '../editor/DraftCheck.js';
import type { Selection } from '../editor/selection.js';
import type { DraftCheckState } from '../hooks/use-draft-check.js';
import type { Drafting } from '../hooks/use-drafting.js';
import { draftingMessages as text } from '../messages.js';
import type { ProposalState } from '../proposals/use-proposal.js';
import { versionMessages } from '../versions/messages.js';
import { useVersions } from '../versions/use-versions.js';
import { VersionsPanel } from '../versions/VersionsPanel.js';
import { SuggestionsBox } from './SuggestionsBox.js';

interface DraftTabsProps {
  drafting: Drafting;
  proposals: ProposalState;
  /** What the check of the draft found. */
  state: DraftCheckState;
  /** Called to show a place in the text. */
  onShow: (place: Selection) => void;
  /** Called with the id of a proposed change to show it at its paragraph. */
  onShowChange: (id: string) => void;
  /** Called to show a field of the form; left out where no form is on the screen. */
  onOpenField?: (name: string) => void;
}

type TabName = 'checks' | 'suggestions' | 'versions';

/** What can be done with a draft, below it: look at what the check found, suggest changes, go back to a version; who reads it looks at what is there. */
export function DraftTabs({ drafting, proposals, state, onShow, onShowChange, onOpenField }: DraftTabsProps) {
  const { draft, work, readOnly } = drafting;
  const [chosen, setOpen] = useState<TabName>('suggestions');
  const open = readOnly && chosen === 'suggestions' ? 'checks' : chosen;
  const versions = useVersions(draft);
  const found = state.check?.findingCount;
  const tabs: { key: TabName; label: string; children: React.ReactNode }[] = [
    { key: 'checks', label: text.checksTab(found), children: <CheckFindings state={state} onShow={onShow} onOpenField={onOpenField} /> },
  ];
  if (!readOnly)
    tabs.unshift({
      key: 'suggestions',
      label: text.suggestionsTab,
      children: <SuggestionsBox drafting={drafting} proposals={proposals} onShowChange={onShowChange} />,
    });
  if (draft?.documentId)
    tabs.push({
      key: 'versions',
      label: versions.loading ? versionMessages.loading : versionMessages.title(versions.list.length),
      children: <VersionsPanel versions={versions.list} drafting={drafting} />,
    });
  return (
    <>
      {!work && <CheckBadge check={state.check} onOpen={() => setOpen('checks')} />}
      {!work && <CheckLine state={state} onOpen={() => setOpen('checks')} />}
      {versions.failed && (
        <p role="alert" className="no-print">
          {versionMessages.failed}{' '}
          <Button size="small" onClick={versions.reload}>
            {versionMessages.retry}
          </Button>
        </p>
      )}
      <Tabs className={`no-print ${tabStyles.wrapped}`} activeKey={open} onChange={(key) => setOpen(key as TabName)} items={tabs} />
    </>
  );
}
