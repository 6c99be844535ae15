import { useQuery } from '@apollo/client/react';
import { Skeleton } from 'antd';
import { SYSTEM_STATUS } from './legal-document-documents.js';
import { legalDocumentMessages as text } from './messages.js';
import styles from './legal-documents.module.css';

export function StatusCards() {
  const status = useQuery(SYSTEM_STATUS).data?.systemStatus;
  const index = status?.index;
  const cards = [
    { title: text.totalDocuments, value: status?.totalDocuments },
    { title: text.totalSize, value: status && text.megabytes(status.totalSizeMb) },
    { title: text.rag, value: status && (status.ragInitialized ? text.ragReady : text.ragAbsent) },
    { title: text.passages, value: index?.passages, note: index?.generation && text.generation(index.generation) },
  ];
  return (
    <section className={styles.cards} aria-label={text.statusTitle}>
      {cards.map(({ title, value, note }) => (
        <div key={title} className={styles.card}>
          <h2>{title}</h2>
          {value === undefined ? <Skeleton.Input active size="small" /> : <p className={styles.value}>{value}</p>}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      ))}
    </section>
  );
}
