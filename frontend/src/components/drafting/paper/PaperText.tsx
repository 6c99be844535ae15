import { useMemo } from 'react';
import { curled, leftSignatures, modelText, parseDocument } from '../../../shared/document/draft-tree.js';
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
  const { blocks } = curled(model);
  const left = leftSignatures(blocks);
  return (
    <div className={styles.sheet} lang={model.language}>
      {blocks.map((block, index) => {
        if (left[index - 1]) return null;
        const beside = left[index] ? blocks[index + 1] : undefined;
        if (!beside) return <PaperBlock key={index} block={block} />;
        return (
          <div key={index} className={styles.columns}>
            <PaperBlock block={block} />
            <PaperBlock block={beside} />
          </div>
        );
      })}
    </div>
  );
}
