import { Button, Collapse } from 'antd';
import { useId, useState } from 'react';
import { GrowingTextArea } from '../../ui/growing-text-area/GrowingTextArea.js';
import { draftingMessages as text } from '../messages.js';
import styles from '../drafting.module.css';
import { proposalMessages } from '../proposals/messages.js';
import { ProposalPanel } from '../proposals/ProposalPanel.js';
import type { ProposalState } from '../proposals/use-proposal.js';
import type { Drafting } from '../hooks/use-drafting.js';

interface SuggestionsBoxProps {
  drafting: Drafting;
  proposals: ProposalState;
  /** Called with the id of a proposed change to show it at its paragraph. */
  onShowChange: (id: string) => void;
}

/** Collapsible box for suggestions: their changes can be looked at first, or the next draft made at once. */
export function SuggestionsBox({ drafting, proposals, onShowChange }: SuggestionsBoxProps) {
  const { suggestions, setSuggestions, regenerateWithSuggestions, work, draft } = drafting;
  const id = useId();
  const [asked, setAsked] = useState(false);
  const missing = asked && draft !== null && !suggestions.trim();
  const busy = work !== null || proposals.busy !== null;
  /** What has to be answered first is answered in the panel of proposed changes; until then nothing is changed or charged. */
  const regenerate = async (): Promise<void> => {
    setAsked(true);
    if (await regenerateWithSuggestions()) await proposals.propose(true);
  };
  const propose = (): void => {
    setAsked(true);
    void proposals.propose();
  };
  const content = (
    <div className={styles.suggestions}>
      <GrowingTextArea
        aria-label={text.suggestionsTitle}
        placeholder={text.suggestionsPlaceholder}
        minRows={3}
        maxRows={10}
        value={suggestions}
        disabled={busy}
        status={missing ? 'error' : undefined}
        aria-invalid={missing}
        aria-describedby={id}
        onChange={(event) => {
          setAsked(false);
          setSuggestions(event.target.value);
        }}
      />
      <p id={id} role="alert" className={styles.problem}>
        {missing && text.suggestionsRequired}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => setSuggestions('')} disabled={busy || !suggestions}>
          {text.clear}
        </Button>
        <Button type="primary" onClick={() => propose()} disabled={busy}>
          {proposals.busy === 'propose' ? proposalMessages.showing : proposalMessages.show}
        </Button>
        <Button onClick={() => void regenerate()} disabled={busy}>
          {work === 'suggestions' ? text.regenerating : text.regenerateWith}
        </Button>
      </div>
      {draft?.report && draft.report.length > 0 && (
        <ul aria-label={text.suggestionReport}>
          {draft.report.map(({ instruction, applied, message }, index) => (
            <li key={`${index} ${instruction}`}>
              {applied ? text.suggestionApplied : text.suggestionLeft} “{instruction}”: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <>
      <Collapse items={[{ key: 'suggestions', label: text.suggestionsTitle, children: content }]} />
      {proposals.failed && (
        <p role="alert">
          {proposalMessages.loadFailed}{' '}
          <Button size="small" onClick={proposals.retry}>
            {proposalMessages.retry}
          </Button>
        </p>
      )}
      {proposals.proposal && <ProposalPanel proposal={proposals.proposal} state={proposals} onShow={onShowChange} />}
    </>
  );
}
