import { Link } from 'react-router-dom';
import { sourceAddress } from '../../shared/config/paths.js';
import { type FragmentType, getFragmentData } from '../../shared/gql/index.js';
import { DEADLINE_PIN } from './deadlines.operations.js';
import styles from './deadlines.module.css';

const SECTION = /^\d{1,4}[A-Z]{0,3}/u;
/** The section of a place such as "138 prov.(b)"; a place in a schedule has none. */
const sectionOf = (place: string | null): string | undefined => SECTION.exec(place ?? '')?.[0];

/** Where something stands: a link where the library holds the act. What could not be compared is said once, by `NotCompared`. */
export function Pins({ pins }: { pins: readonly FragmentType<typeof DEADLINE_PIN>[] }) {
  if (pins.length === 0) return null;
  return (
    <ul className={styles.pins}>
      {getFragmentData(DEADLINE_PIN, pins).map(({ label, place, documentId }) => (
        <li key={label}>{documentId ? <Link to={sourceAddress(documentId, sectionOf(place))}>{label}</Link> : label}</li>
      ))}
    </ul>
  );
}
