import type { ReactNode } from 'react';
import { versionMessages as text } from './messages.js';
import { redlineLines, type RedlineLine, type RedlineRun, type Segments } from './redline-lines.js';
import styles from './versions.module.css';

/** A comparison laid out as on paper, with insertions and deletions marked for sighted readers and for screen readers. */
export function RedlineText({ segments }: { segments: Segments }) {
  return <RedlineLines lines={redlineLines(segments)} />;
}

/** Lines of a comparison. @param current which of the changed ones a reader is at, from 0 */
export function RedlineLines({ lines, current }: { lines: readonly RedlineLine[]; current?: number }) {
  const marked = lines.filter(({ changed }) => changed)[current ?? -1];
  return lines.map((line, index) => <Line key={index} line={line} isCurrent={line === marked} />);
}

function Line({ line: { level, rule, changed, runs }, isCurrent }: { line: RedlineLine; isCurrent: boolean }) {
  if (rule) return <hr />;
  const words = runs.map((run, index) => <Run key={index} {...run} />);
  const Element = level === 0 ? 'p' : level === 1 ? 'h3' : 'h4';
  return (
    <Element data-changed={changed || undefined} aria-current={isCurrent || undefined}>
      {words}
    </Element>
  );
}

function Run({ change, text: words, bold, italic }: RedlineRun) {
  const slanted: ReactNode = italic ? <em>{words}</em> : words;
  const shown = bold ? <strong>{slanted}</strong> : slanted;
  if (change === 'EQUAL') return shown;
  const Mark = change === 'INSERTED' ? 'ins' : 'del';
  // Few screen readers announce these elements.
  return (
    <Mark>
      <span className={`visually-hidden ${styles.spoken}`}>{change === 'INSERTED' ? text.inserted : text.deleted}</span>
      {shown}
      <span className={`visually-hidden ${styles.spoken}`}>{text.changeEnds}</span>
    </Mark>
  );
}
