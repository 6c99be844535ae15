import { Button, Collapse, Input } from 'antd';
import { draftingMessages as text } from '../messages.js';
import styles from '../drafting.module.css';
import type { Drafting } from '../hooks/use-drafting.js';

type SuggestionsBoxProps = Pick<Drafting, 'suggestions' | 'setSuggestions' | 'regenerateWithSuggestions' | 'work' | 'draft'>;

/** Collapsible box for suggestions for the next draft. */
export function SuggestionsBox({ suggestions, setSuggestions, regenerateWithSuggestions, work, draft }: SuggestionsBoxProps) {
  const busy = work !== null;
  const content = (
    <div className={styles.suggestions}>
      <Input.TextArea
        aria-label={text.suggestionsTitle}
        placeholder={text.suggestionsPlaceholder}
        autoSize={{ minRows: 3, maxRows: 10 }}
        value={suggestions}
        disabled={busy}
        onChange={(event) => setSuggestions(event.target.value)}
      />
      <div className={styles.actions}>
        <Button onClick={() => setSuggestions('')} disabled={busy || !suggestions}>
          {text.clear}
        </Button>
        <Button type="primary" onClick={() => void regenerateWithSuggestions()} disabled={busy}>
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
  return <Collapse items={[{ key: 'suggestions', label: text.suggestionsTitle, children: content }]} />;
}
