import { useQuery } from '@apollo/client/react';
import { Card } from '../../components/ui/card/Card.js';
import { StatementTable } from '../../components/token-statement/StatementTable.js';
import { profileMessages as text } from './messages.js';
import styles from './ProfilePage.module.css';
import { TOKEN_STATEMENT } from './statement.operations.js';

/** The user's token statement, newest first. */
export function TokenStatement() {
  const query = useQuery(TOKEN_STATEMENT);
  const nodes = query.data?.tokenStatement.nodes ?? [];
  const documents = new Map(
    nodes.flatMap(({ reservationId, document }) => (reservationId && document ? [[reservationId, document] as const] : [])),
  );
  return (
    <Card title={<h2 className={styles.title}>{text.statement}</h2>}>
      <StatementTable label={text.statement} query={query} page={query.data?.tokenStatement} documents={documents} />
    </Card>
  );
}
