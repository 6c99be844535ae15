import { useQuery } from '@apollo/client/react';
import { getFragmentData } from '../../shared/gql/index.js';
import { partyMessages as text } from './messages.js';
import { PARTIES, PARTY } from './parties.operations.js';
import { inShort } from './party-row.js';
import styles from './parties.module.css';

const SHOWN = 10;
const folded = (name: string): string => name.toLowerCase().replace(/\s+/gu, ' ').trim();

/** Says whom the party book has of a name already, so that nobody is entered twice unawares. */
export function Namesakes({ name, className }: { name: string; className?: string }) {
  const { data } = useQuery(PARTIES, { variables: { first: SHOWN, search: name }, fetchPolicy: 'cache-and-network' });
  const namesakes = data ? getFragmentData(PARTY, data.parties.nodes).filter((party) => folded(party.name) === folded(name)) : [];
  if (namesakes.length === 0) return null;
  return (
    <div className={`${styles.said} ${className ?? ''}`} role="status">
      <p>{text.namesakes(name)}</p>
      <ul className={styles.namesakes}>
        {namesakes.map((party) => (
          <li key={party.id}>{inShort(party) || party.name}</li>
        ))}
      </ul>
    </div>
  );
}
