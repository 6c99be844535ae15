import { lazy, Suspense } from 'react';
import styles from './LegalMarkdown.module.css';
import type { MarkdownTextProps } from './MarkdownText.js';

const load = () => import('./MarkdownText.js');
const MarkdownText = lazy(async () => ({ default: (await load()).MarkdownText }));

/** Fetches the Markdown renderer before its first use. */
export function preloadMarkdown(): void {
  void load();
}

/** Markdown of an answer or a draft. The renderer is fetched with the first text; until then the plain text is shown. */
export function LegalMarkdown(props: MarkdownTextProps) {
  return (
    <Suspense fallback={<p className={`${styles.text} ${styles.raw}`}>{props.text}</p>}>
      <MarkdownText {...props} />
    </Suspense>
  );
}
