import { Button, Checkbox } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { scrollWithin } from '../../../shared/lib/scroll-within.js';
import { versionMessages as text } from './messages.js';
import { changedClauses, redlineLines, type Segments } from './redline-lines.js';
import { RedlineLines } from './RedlineText.js';
import styles from './versions.module.css';

/** A comparison that opens at its first change and leads from each to the next, by buttons or by N and P; whole, or the changed clauses alone. */
export function RedlineReader({ segments, label }: { segments: Segments; label: string }) {
  const [changedOnly, setChangedOnly] = useState(false);
  const [current, setCurrent] = useState(0);
  const region = useRef<HTMLDivElement>(null);
  const all = redlineLines(segments);
  const changes = all.filter(({ changed }) => changed).length;
  const lines = changedOnly ? changedClauses(all) : all;

  useEffect(() => {
    const box = region.current;
    const marked = box?.querySelectorAll('[data-changed]')[current];
    if (box && marked) scrollWithin(box, marked);
  }, [current, changedOnly]);

  const go = (steps: number): void => setCurrent((current + steps + changes) % changes);
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (ctrlKey || metaKey || altKey || changes === 0) return;
    if (key.toLowerCase() === 'n') go(1);
    if (key.toLowerCase() === 'p') go(-1);
  };
  return (
    <>
      {changes > 0 && (
        <div className={`${styles.steps} no-print`} role="group" aria-label={text.changes}>
          <Button size="small" aria-keyshortcuts="P" onClick={() => go(-1)}>
            {text.previousChange}
          </Button>
          <Button size="small" aria-keyshortcuts="N" onClick={() => go(1)}>
            {text.nextChange}
          </Button>
          <span role="status">{text.changeOf(current + 1, changes)}</span>
          <Checkbox checked={changedOnly} onChange={({ target }) => setChangedOnly(target.checked)}>
            {text.changedOnly}
          </Checkbox>
        </div>
      )}
      {/* Keys of a region that has the focus; each has a button that does the same. */}
      <div ref={region} className={styles.redline} tabIndex={0} role="region" aria-label={label} onKeyDown={onKeyDown}>
        <RedlineLines lines={lines} current={changes > 0 ? current : undefined} />
      </div>
    </>
  );
}
