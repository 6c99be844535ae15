import type { ReactNode } from 'react';
import { versionMessages as text } from './messages.js';
import { redlineLines, type RedlineLine, type RedlineRun, type Segments } from './redline-lines.js';
import styles from './versions.module.css';

/** A comparison laid out as on paper, with insertions and deletions marked for sighted readers and for screen readers. */
export function RedlineText({ segments }: { segments: Segments }) {
  return redlineLines(segments).map((line, index) => <Line key={index} {...line} />);
}

function Line({ level, rule, runs }: RedlineLine) {
  if (rule) return <hr />;
  const words = runs.map((run, index) => <Run key={index} {...run} />);
  if (level === 1) return <h3>{words}</h3>;
  return level > 1 ? <h4>{words}</h4> : <p>{words}</p>;
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
