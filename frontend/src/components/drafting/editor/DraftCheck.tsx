import { Button } from 'antd';
import type { Selection } from './selection.js';
import styles from './review.module.css';
import { bySeriousness, type DraftCheckState, messageOf } from '../hooks/use-draft-check.js';
import { draftingMessages as text } from '../messages.js';

/** The result of checking a draft, in one line; it blocks nothing. */
export function CheckLine({ state: { check, failed, reload }, onOpen }: { state: DraftCheckState; onOpen: () => void }) {
  const words = failed ? text.checkFailed : check ? text.findings(check.findingCount) : text.checking;
  const hasFindings = !failed && check !== undefined && check.findingCount > 0;
  return (
    <p className={`${styles.checkLine} no-print`} role="status" data-clean={!failed && check?.findingCount === 0}>
      {hasFindings ? (
        <button type="button" onClick={onOpen}>
          {words}
        </button>
      ) : (
        words
      )}{' '}
      {failed && (
        <Button size="small" onClick={reload}>
          {text.again}
        </Button>
      )}
    </p>
  );
}

interface CheckFindingsProps {
  state: DraftCheckState;
  /** Called to show a place in the text. */
  onShow: (place: Selection) => void;
  /** Called to show a field of the form; left out where no form is on the screen. */
  onOpenField?: (name: string) => void;
}

/** What to look at before the draft is used, each with its place. */
export function CheckFindings({ state: { check, accept }, onShow, onOpenField }: CheckFindingsProps) {
  const notCompared = check && check.notCompared.length > 0 && <p>{text.notCompared(check.notCompared.join(', '))}</p>;
  if (!check || check.findingCount === 0)
    return (
      <>
        <p>{check ? text.nothingFound : text.checking}</p>
        {notCompared}
      </>
    );
  return (
    <>
      <ul className={styles.findings}>
        {bySeriousness(check.findings).map((finding) => {
          const { id, excerpt, line, start, end, serious, field, clause, difference } = finding;
          return (
            <li key={id} data-serious={serious}>
              <p>
                {serious && <strong>{text.serious} </strong>}
                {messageOf(finding)}
              </p>
              {excerpt && <blockquote>{excerpt}</blockquote>}
              <div className={styles.findingActions}>
                <Button size="small" onClick={() => onShow({ start, end })}>
                  {text.showLine(line)}
                </Button>
                {field && onOpenField && (
                  <Button size="small" onClick={() => onOpenField(field)}>
                    {text.openField}
                  </Button>
                )}
                {difference && accept && (
                  <Button size="small" onClick={() => accept(difference)}>
                    {text.bothAreRight}
                  </Button>
                )}
                {clause && <span className={styles.clause}>{text.inClause(clause)}</span>}
              </div>
            </li>
          );
        })}
      </ul>
      {notCompared}
    </>
  );
}
