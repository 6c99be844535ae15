import type { CSSProperties, ReactNode } from 'react';
import styles from './approval.module.css';
import { approvalMessages as text } from './messages.js';

const WIDTH = 360;
const HEIGHT = 420;

/** The mark as a picture that repeats down the text; it is printed with it. */
function watermark(words: string): string {
  const escaped = words.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><text x="50%" y="50%" text-anchor="middle" font-family="sans-serif" font-weight="bold" font-size="40" fill="#be0000" fill-opacity=".18" transform="rotate(-30 ${WIDTH / 2} ${HEIGHT / 2})">${escaped}</text></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
}

/** A text under the mark "not approved" where it needs approval and does not have it. */
export function Marked({ marked, children }: { marked: boolean; children: ReactNode }) {
  if (!marked) return children;
  return (
    <div className={styles.marked} style={{ '--not-approved': watermark(text.mark), printColorAdjust: 'exact' } as CSSProperties}>
      {children}
    </div>
  );
}
