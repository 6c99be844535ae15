import { useQuery } from '@apollo/client/react';
import { formatBytes } from '../../../shared/format/bytes.js';
import { formatNumber } from '../../../shared/format/numbers.js';
import { LoadFailed } from '../components/LoadFailed.js';
import { StatCards } from '../components/StatCards.js';
import { SYSTEM_STATUS } from './legal-documents.operations.js';
import { legalDocumentMessages as text } from './messages.js';

/** The size of the library, and the health of index and queue. */
export function StatusCards() {
  const { data, error, refetch } = useQuery(SYSTEM_STATUS);
  if (error && !data) return <LoadFailed text={text.statusFailed} onRetry={() => void refetch().catch(() => undefined)} />;
  const status = data?.systemStatus;
  if (!status) {
    const titles = [text.totalDocuments, text.totalSize, text.rag, text.passages, text.queue, text.modelUsage];
    return <StatCards label={text.statusTitle} stats={titles.map((title) => ({ title, value: undefined, note: '\u00a0' }))} />;
  }
  const { documents, storage, index, queue, modelUsage: used, modelBudget, languageModel } = status;
  return (
    <StatCards
      label={text.statusTitle}
      stats={[
        {
          title: text.totalDocuments,
          value: formatNumber(status.totalDocuments),
          note: text.documentCounts(documents.indexed, documents.pending + documents.indexing, documents.failed),
        },
        {
          title: text.totalSize,
          value: formatBytes(storage.originals),
          note: text.storage(formatBytes(storage.texts), storage.index === null ? null : formatBytes(storage.index)),
        },
        {
          title: text.rag,
          value: status.ragInitialized ? text.ragReady : index.healthy ? text.ragAbsent : text.ragAway,
          note: index.healthy ? text.searched(index.documents) : index.detail,
        },
        { title: text.passages, value: formatNumber(index.passages), note: '\u00a0' },
        {
          title: text.queue,
          value: queue.healthy ? text.queueWell : text.queueIll,
          note: queue.healthy ? text.queueCounts(queue.running, queue.queued) : queue.detail,
        },
        {
          title: text.modelUsage,
          value: !languageModel.healthy
            ? text.modelIll
            : used.costMicroUsd === null || used.calls === 0
              ? text.modelCalls(used.calls)
              : text.modelCost(used.costMicroUsd),
          note: [!languageModel.healthy && languageModel.detail, modelBudget && text.modelBudget(modelBudget), text.modelNote(used)]
            .filter(Boolean)
            .join(' · '),
        },
      ]}
    />
  );
}
