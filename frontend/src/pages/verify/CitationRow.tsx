import { Button } from 'antd';
import { LawStamp } from '../../components/source/LawStamp.js';
import { PlaceLink } from '../../components/source/PlaceLink.js';
import { type SourcePlace, wholeSource } from '../../components/source/source-place.js';
import { Tag } from '../../components/ui/tag/Tag.js';
import { formatPages } from '../../shared/format/pages.js';
import { verifyMessages as text } from './messages.js';
import { TONES } from './tones.js';
import type { VerifiedCitation } from './use-verify.js';
import styles from './verify.module.css';

interface CitationRowProps {
  citation: VerifiedCitation;
  at: number;
  chosen: boolean;
  /** Absent where the text is not shown. */
  onShow?: (at: number) => void;
}

/** One citation: what it is, what became of it, and where it stands in the library. */
export function CitationRow({ citation, at, chosen, onShow }: CitationRowProps) {
  const { kind, status, written, heading, stamp, successors, differences, place } = citation;
  const [heir] = successors;
  const note = noteOn(citation);
  return (
    <li id={`citation-${at}`} tabIndex={-1} className={styles.row} data-chosen={chosen}>
      <p className={styles.rowHead}>
        <Tag tone={TONES[status]}>{text.statusName(status)}</Tag>
        <span className={styles.hint}>{text.kindName(kind)}</span>
      </p>
      <p className={styles.written}>{written}</p>
      {heading && <p>{heading}</p>}
      {stamp && (
        <p>
          <LawStamp stamp={stamp} />
        </p>
      )}
      {note && <p className={styles.hint}>{note}</p>}
      {heir && <p className={styles.hint}>{heir.section ? text.nowSection(heir.section, heir.act) : text.nowAct(heir.act)}</p>}
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences.map((difference, key) => (
            <li key={key}>
              <span className={styles.hint}>{text.inText}: </span>
              <del>{difference.written || text.nothing}</del>
              <br />
              <span className={styles.hint}>{text.inSource}: </span>
              <ins>{difference.held || text.nothing}</ins>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.links}>
        {place && (
          <PlaceLink place={sourceOf(citation, place)} className={styles.open}>
            {[text.open, formatPages(place.pageStart, place.pageEnd)].filter(Boolean).join(' · ')}
          </PlaceLink>
        )}
        {onShow && (
          <Button size="small" type="text" onClick={() => onShow(at)}>
            {text.toText}
          </Button>
        )}
      </p>
    </li>
  );
}

function noteOn({ status, citedInLibrary }: VerifiedCitation): string {
  if (status === 'SECTION_NOT_IN_ACT') return text.beyond;
  if (status === 'ACT_NOT_NAMED') return text.unnamed;
  if (status !== 'NOT_IN_LIBRARY') return '';
  return citedInLibrary ? text.citedInLibrary : text.notHeld;
}

/** What the source viewer opens: a judgment as a whole, all else at its place. */
const sourceOf = ({ kind }: VerifiedCitation, place: NonNullable<VerifiedCitation['place']>): SourcePlace =>
  kind === 'CASE'
    ? wholeSource(place.documentId, place.documentTitle)
    : { ...place, pageStart: place.pageStart ?? null, pageEnd: place.pageEnd ?? null, unit: '', heading: '' };
