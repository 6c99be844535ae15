import { Form } from 'antd';
import type { DocumentFont } from '../../../shared/gql/graphql.js';
import { LETTERHEAD } from '../../../shared/config/limits.js';
import styles from './letterhead.module.css';
import { letterheadMessages as text } from './messages.js';

export interface LetterheadValues {
  header: string;
  footer: string;
  marginMm: number | null;
  font: DocumentFont;
}

/** Width of a sheet of A4 paper, in millimetres. */
const SHEET_MM = 210;
const FONTS: Readonly<Record<DocumentFont, string>> = { SERIF: 'var(--font-text)', SANS: 'var(--font-ui)' };

/** The first page with the letterhead as it is being written, in proportion to the paper. */
export function LetterheadPreview({ logo }: { logo: string | null }) {
  const form = Form.useFormInstance<LetterheadValues>();
  const { header = '', footer = '', marginMm, font = 'SERIF' } = (Form.useWatch([], form) as Partial<LetterheadValues> | undefined) ?? {};
  const lines = header.split('\n').filter((line) => line.trim() !== '');
  const margin = Math.min(LETTERHEAD.margin.max, Math.max(LETTERHEAD.margin.min, marginMm ?? LETTERHEAD.margin.preset));
  return (
    <figure className={styles.preview}>
      <figcaption>{text.preview}</figcaption>
      <div
        className={styles.sheet}
        role="img"
        aria-label={text.previewOf(lines.join(', '), footer)}
        style={{ padding: `${(100 * margin) / SHEET_MM}%`, fontFamily: FONTS[font] }}
      >
        {(lines.length > 0 || logo) && (
          <div className={styles.head}>
            {logo && <img src={logo} alt="" />}
            <div>
              {lines.map((line, at) => (
                <p key={at}>{line}</p>
              ))}
            </div>
          </div>
        )}
        <p className={styles.sampleTitle}>{text.sampleTitle}</p>
        <div className={styles.greeking} aria-hidden>
          {Array.from({ length: 14 }, (_, at) => (
            <span key={at} style={{ width: at % 5 === 4 ? '60%' : '100%' }} />
          ))}
        </div>
        <p className={styles.foot}>
          <span>{footer || text.sampleTitle}</span>
          <span>{text.samplePage}</span>
        </p>
      </div>
    </figure>
  );
}
