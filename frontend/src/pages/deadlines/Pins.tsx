import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths.js';
import { type FragmentType, getFragmentData } from '../../shared/gql/index.js';
import { DEADLINE_PIN } from './deadlines.operations.js';
import styles from './deadlines.module.css';

/** The act in the library, with its section where the place is one. */
const lawAddress = (documentId: string, place: string | null): string =>
  `${paths.library}?open=${encodeURIComponent(documentId)}${place && /^\d/.test(place) ? `&find=${encodeURIComponent(place)}` : ''}`;

/** Where something stands: a link where the library holds the act. What could not be compared is said once, by `NotCompared`. */
export function Pins({ pins }: { pins: readonly FragmentType<typeof DEADLINE_PIN>[] }) {
  if (pins.length === 0) return null;
  return (
    <ul className={styles.pins}>
      {getFragmentData(DEADLINE_PIN, pins).map(({ label, place, documentId }) => (
        <li key={label}>{documentId ? <Link to={lawAddress(documentId, place)}>{label}</Link> : label}</li>
      ))}
    </ul>
  );
}
