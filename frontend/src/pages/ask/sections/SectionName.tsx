import { LawStamp } from '../../../components/source/LawStamp.js';
import { Tag } from '../../../components/ui/tag/Tag.js';
import { askMessages as text } from '../messages.js';
import type { Section } from '../conversation/conversation.js';
import styles from './sections.module.css';

/** The innermost heading, such as "Section 26", which says what kind of unit it is. */
const nameOf = ({ headingPath, unit }: Section): string => headingPath.split(' › ').at(-1) || text.section(unit);

/** A section's name, heading and act, and how it bears on a section that is quoted, with a stamp where it is no longer law or took the place of old law. */
export function SectionName({ section }: { section: Section }) {
  const { heading, documentTitle, relation, note, stamp } = section;
  // A note says more than the stamp; a section stored by an earlier release has neither.
  const said = note ? (
    <Tag tone="warning" wraps>
      {note}
    </Tag>
  ) : (
    stamp && <LawStamp stamp={stamp} />
  );
  return (
    <span className={styles.name}>
      <strong>{nameOf(section)}</strong> {said} {heading && <span>{heading}</span>} <span className={styles.act}>{documentTitle}</span>
      {relation && <span className={styles.relation}> ({relation})</span>}
    </span>
  );
}
