import { memo, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import styles from './LegalMarkdown.module.css';
import { remarkCitations } from './remark-citations.js';
import { remarkHeadingIds } from './remark-heading-ids.js';
import { TextLink } from './TextLink.js';

export interface MarkdownTextProps {
  text: string;
  /** Shows line breaks inside a paragraph as they are, rather than as spaces. */
  keepLines?: boolean;
  /** Renders the marker `[n]`; without it, markers stay text. */
  renderMarker?: (marker: number) => ReactNode;
  /** Renders a character from U+E000 to U+E00F; used only together with `renderMarker`. */
  renderSign?: (character: string) => ReactNode;
  /** Renders a link in a text of ours; null leaves it to the rule for texts that others wrote. */
  renderLink?: (href: string, words: ReactNode) => ReactNode;
  /** Gives each heading the id by which links name it. */
  headingIds?: boolean;
}

/** Markdown of an answer or a draft: raw HTML stays text, images are named but never loaded, links show where they lead. */
export const MarkdownText = memo(function MarkdownText({
  text,
  keepLines,
  renderMarker,
  renderSign,
  renderLink,
  headingIds,
}: MarkdownTextProps) {
  const components: Components = {
    img: ({ alt }) => <>{alt}</>,
    a: ({ href, children }) => renderLink?.(href ?? '', children) ?? <TextLink href={href}>{children}</TextLink>,
    table: ({ children }) => (
      <div className={styles.table}>
        <table>{children}</table>
      </div>
    ),
    sup: ({ node, children }) => {
      const sign = node?.properties['dataSign'];
      if (typeof sign === 'string') return renderSign?.(sign);
      const marker = Number(node?.properties['dataMarker']);
      return renderMarker && marker ? renderMarker(marker) : <sup>{children}</sup>;
    },
  };
  const plugins = [remarkGfm, ...(renderMarker ? [remarkCitations] : []), ...(headingIds ? [remarkHeadingIds] : [])];
  return (
    <div className={keepLines ? `${styles.text} ${styles.lines}` : styles.text}>
      <Markdown remarkPlugins={plugins} components={components}>
        {text}
      </Markdown>
    </div>
  );
});
