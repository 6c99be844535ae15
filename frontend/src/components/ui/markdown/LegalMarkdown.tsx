import { lazy, Suspense } from 'react';
import styles from './LegalMarkdown.module.css';
import type { MarkdownTextProps } from './MarkdownText.js';

const load = () => import('./MarkdownText.js');
const MarkdownText = lazy(async () => ({ default: (await load()).MarkdownText }));

/** Fetches the Markdown renderer before its first use. */
export function preloadMarkdown(): void {
  // A failure happens again, and is shown, where the text is needed.
  load().catch(() => undefined);
}

/** A text without the markup of its headings and emphasis, which nobody should see. */
const wordsOf = (text: string): string => text.replace(/^#{1,6} /gm, '').replaceAll('**', '');

/** Markdown of an answer or a draft. The renderer is fetched with the first text; until then its words are shown, without the markup. */
export function LegalMarkdown(props: MarkdownTextProps) {
  return (
    <Suspense fallback={<p className={`${styles.text} ${styles.raw}`}>{wordsOf(props.text)}</p>}>
      <MarkdownText {...props} />
    </Suspense>
  );
}
