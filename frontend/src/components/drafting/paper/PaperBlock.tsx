import { Fragment } from 'react';
import { BULLET, isCapitals, plainText, type Block, type Inline } from '../../../shared/document/draft-tree.js';
import { Gap } from './Gap.js';
import { BLANK } from './open-gap.js';
import styles from './paper.module.css';

/** One block of a draft, in the measures of the printed page. */
export function PaperBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <Runs inlines={block.inlines} />
        </Heading>
      );
    }
    case 'clause': {
      const Line = block.heading ? 'h2' : 'p';
      return (
        <Line className={styles.hanging} data-indent={block.indent}>
          <Label text={block.label.text} />
          <Runs inlines={block.inlines} />
        </Line>
      );
    }
    case 'recital':
    case 'bullet':
    case 'citation':
      return (
        <p className={styles.hanging} data-kind={block.kind} data-indent={'indent' in block ? block.indent : 0}>
          <Label text={labelOf(block)} />
          <Runs inlines={block.inlines} />
        </p>
      );
    case 'para':
      return (
        <p className={block.centered ? styles.centered : styles.body} data-indent={block.indent}>
          <Runs inlines={block.inlines} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Runs inlines={block.inlines} />
        </blockquote>
      );
    case 'table':
      return <PaperTable table={block} />;
    case 'signature':
      return (
        <div className={styles.signature}>
          {block.lines.map((line, index) => (
            <p key={index} data-party={isCapitals(plainText(line))}>
              <Runs inlines={line} />
            </p>
          ))}
        </div>
      );
    case 'rule':
      return <hr />;
    case 'page-break':
      return <div className={styles.pageBreak} role="separator" />;
  }
}

const labelOf = (block: Extract<Block, { kind: 'recital' | 'bullet' | 'citation' }>): string => {
  if (block.kind === 'bullet') return BULLET;
  return block.kind === 'citation' ? block.label : block.label.text;
};

/** The number hangs before its text; the space is part of what is copied. */
const Label = ({ text }: { text: string }) => <span className={styles.label}>{text} </span>;

function Runs({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map(({ text, bold, italic }, index) => {
    const shown = withGaps(text);
    const words = italic ? <em>{shown}</em> : shown;
    return <Fragment key={index}>{bold ? <strong>{words}</strong> : words}</Fragment>;
  });
}

/** The text with its blanks as gaps. */
const withGaps = (text: string) =>
  text.split(BLANK).map((words, at) => (
    <Fragment key={at}>
      {at > 0 && <Gap />}
      {words}
    </Fragment>
  ));

function PaperTable({ table: { columns, head, rows } }: { table: Extract<Block, { kind: 'table' }> }) {
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" data-align={columns[column]}>
                <Runs inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-align={columns[column]}>
                  <Runs inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
