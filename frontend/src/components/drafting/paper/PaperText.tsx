import { useMemo } from 'react';
import { modelText, parseDocument } from '../../../shared/document/draft-tree.js';
import styles from './paper.module.css';
import { PaperBlock } from './PaperBlock.js';

export interface PaperTextProps {
  /** The stored text of a draft. */
  text: string;
  /** Words alone, without any form. */
  plain?: boolean;
}

/** A draft as it is printed: the same blocks as PDF and DOCX. */
export function PaperText({ text, plain }: PaperTextProps) {
  const model = useMemo(() => parseDocument(text), [text]);
  if (plain)
    return (
      <pre className={styles.plain} lang={model.language}>
        {modelText(model)}
      </pre>
    );
  return (
    <div className={styles.sheet} lang={model.language}>
      {model.blocks.map((block, index) => (
        <PaperBlock key={index} block={block} />
      ))}
    </div>
  );
}
