import type { JobState, LegalDocumentStatus, LegalDocumentType } from '../../../shared/gql/graphql.js';
import { locales } from '../../../shared/i18n/language.js';
import { t, translated } from '../../../shared/i18n/translate.js';

const types: Readonly<Record<LegalDocumentType, string>> = translated({ ACT: 'Act', JUDGMENT: 'Judgment', RULE: 'Rule', OTHER: 'Other' });
const statuses: Readonly<Record<LegalDocumentStatus, string>> = translated({
  PENDING: 'Waiting',
  INDEXING: 'Being indexed',
  INDEXED: 'Indexed',
  FAILED: 'Failed',
});
const states: Readonly<Record<JobState, string>> = translated({
  QUEUED: 'Queued',
  RUNNING: 'Running',
  COMPLETED: 'Completed',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
});
type BulkAction = 'delete' | 'retry' | 'type' | 'status';
const SECONDS_OF_MINUTE = 60;
/** Files that a question names; the rest are counted. */
const DOUBTS_NAMED = 5;
const MICRO = 1_000_000;
type ModelTokens = 'inputTokens' | 'outputTokens' | 'cacheReadTokens' | 'cacheWriteTokens';
const modelCalls = (calls: number): string =>
  calls === 0 ? t('No calls') : t('{calls, plural, one {1 call} other {{calls, number} calls}}', { calls });
const compact = (count: number): string =>
  new Intl.NumberFormat([...locales], { notation: 'compact', maximumFractionDigits: 1 }).format(count);

export const legalDocumentMessages = translated({
  statusTitle: 'System Status',
  totalDocuments: 'Total Documents',
  documentCounts: (indexed: number, waiting: number, failed: number): string => {
    const parts = [
      t('{indexed} indexed', { indexed }),
      waiting > 0 && t('{waiting} in progress', { waiting }),
      failed > 0 && t('{failed} failed', { failed }),
    ];
    return parts.filter(Boolean).join(' · ');
  },
  totalSize: 'Total Size',
  storage: (texts: string, index: string | null): string =>
    [t('Texts {texts}', { texts }), index && t('index {index}', { index })].filter(Boolean).join(' · '),
  rag: 'Search',
  ragReady: 'Ready',
  searched: (documents: number): string =>
    t('Questions search {documents, number} {documents, plural, one {document} other {documents}}', { documents }),
  ragAbsent: 'Not ready',
  ragAway: 'Not available',
  passages: 'Indexed Passages',
  queue: 'Job Queue',
  queueWell: 'Working',
  queueIll: 'Not working',
  queueCounts: (running: number, queued: number): string => t('{running} running · {queued} waiting', { running, queued }),
  modelUsage: 'Model Use',
  modelIll: 'Not working',
  modelCalls,
  modelCost: (microUsd: number): string => `$${(microUsd / MICRO).toFixed(microUsd > 0 && microUsd < MICRO / 10 ? 4 : 2)}`,
  modelBudget: ({ limit, used, exhaustedUsers }: Readonly<Record<'limit' | 'used' | 'exhaustedUsers', number>>): string => {
    const share = Math.min(100, Math.ceil((100 * used) / limit));
    const without = t('{exhaustedUsers, plural, one {# user has} other {# users have}} none left', { exhaustedUsers });
    return [t("{share}% of today's budget", { share }), exhaustedUsers > 0 && without].filter(Boolean).join(' · ');
  },
  modelNote: (used: Readonly<Record<'calls' | 'failures' | ModelTokens, number>>): string => {
    if (used.calls === 0) return t('Last 30 days');
    const read = used.inputTokens + used.cacheReadTokens + used.cacheWriteTokens;
    const parts = [
      modelCalls(used.calls),
      used.failures > 0 && t('{failures, number} failed', { failures: used.failures }),
      t('{tokens} tokens read', { tokens: compact(read) }),
      t('{tokens} written', { tokens: compact(used.outputTokens) }),
      t('last 30 days'),
    ];
    return parts.filter(Boolean).join(' · ');
  },
  statusFailed: 'Failed to load the system status',
  uploadTitle: 'Upload Legal Document',
  choose: 'Choose Files',
  formats: 'PDF or TXT, several at once, or a ZIP of them; drop a folder to upload everything in it',
  chooseFolder: 'Choose a Folder',
  folder: 'Folder of files',
  dropFailed: 'The folder cannot be read, or holds more than 20,000 files',
  documentType: 'Document Type',
  description: 'Description',
  source: 'Source',
  optional: 'Optional',
  upload: 'Upload',
  uploading: 'Uploading...',
  noFile: 'Please select a file',
  badType: 'Only PDF or TXT files are accepted',
  uploadFailed: 'Failed to upload document',
  uploadsFailed: (failed: number, count: number): string => t('{failed} of {count} files could not be uploaded', { failed, count }),
  sameName: (twin: string): string => t('Has the same name as {twin}: the library keeps one document per name', { twin }),
  tooLarge: 'Larger than 50 MB',
  zipTooMany: (name: string): string => t('{name} holds too many files', { name }),
  zipUnreadable: (name: string): string => t('{name} cannot be read as a ZIP archive', { name }),
  zipDamaged: 'Damaged in the archive',
  zipEncrypted: 'Encrypted: unpack the archive first',
  zipLink: 'A link, not a file',
  zipNested: 'An archive in the archive: unpack it first',
  zipPath: (name: string): string => t('{name} contains a path that leads outside the archive', { name }),
  present: 'Already in the library',
  batch: (done: number, count: number): string => t('{done, number} of {count, number} files done', { done, count }),
  batchFailed: (count: number): string => t('{count, number} failed', { count }),
  batchPresent: (count: number): string => t('{count, number} already in the library', { count }),
  batchProgress: 'Upload of all files',
  moreFiles: (count: number): string => t('and {count, number} more', { count }),
  stop: 'Stop',
  looking: 'Looking through the files...',
  uploadsPresent: (stored: number, present: number): string =>
    t(
      '{stored, number} {stored, plural, one {file is} other {files are}} stored and being indexed, {present, number} {present, plural, one {was} other {were}} in the library',
      { stored, present },
    ),
  uploadsStored: (count: number): string => t('{count} files are stored and being indexed', { count }),
  doubtTitle: 'Check the document type',
  doubt: (files: readonly { name: string; looksLike: 'act' | 'judgment' | 'rule' }[], chosen: string): string => {
    const kinds: Readonly<Record<string, string>> = translated({
      act: 'an act',
      judgment: 'a judgment',
      rule: 'rules',
      other: 'another document',
    });
    const named = files
      .slice(0, DOUBTS_NAMED)
      .map(({ name, looksLike }) => t('{name} looks like {kind}', { name, kind: kinds[looksLike] ?? looksLike }));
    const more =
      files.length > DOUBTS_NAMED ? ` ${t('and {count} more look like something else', { count: files.length - DOUBTS_NAMED })}` : '';
    return t('{named}{more}; you chose {kind}. Upload as chosen?', { named: named.join(', '), more, kind: kinds[chosen] ?? chosen });
  },
  doubtSend: 'Upload as chosen',
  doubtBack: 'Go back',
  findings: (count: number): string => t('{count, plural, one {1 thing to check} other {{count} things to check}}', { count }),
  numbered: (count: number): string => t('{count, plural, one {1 numbered part} other {{count, number} numbered parts}}', { count }),
  uploadCancelled: 'Cancelled',
  stored: 'Stored',
  chosenFiles: 'Chosen files',
  remove: (filename: string): string => t('Remove {filename}', { filename }),
  cancelUpload: (filename: string): string => t('Cancel the upload of {filename}', { filename }),
  retryUpload: (filename: string): string => t('Try Again: upload of {filename}', { filename }),
  progress: (filename: string): string => t('Upload of {filename}', { filename }),
  indexing: (filename: string): string => t('Indexing of {filename}', { filename }),
  listTitle: 'Legal Documents',
  search: 'Search by name',
  anyStatus: 'All statuses',
  anyType: 'All types',
  clear: 'Clear Filters',
  loadFailed: 'Failed to load documents',
  empty: 'No legal documents yet',
  noMatch: 'No documents match these filters',
  name: 'Document',
  type: 'Type',
  size: 'Size',
  bytes: 'Size in bytes',
  uploaded: 'Upload Date',
  status: 'Status',
  actions: 'Actions',
  uploader: 'Uploaded by',
  uploaderFilter: 'Search by uploader',
  uploaderGone: 'An account that no longer exists',
  titleOf: 'Title',
  year: 'Year',
  state: 'State or Central',
  shortNames: 'Short Names',
  versionOf: 'Version',
  parts: 'Numbered parts',
  checks: 'To check',
  reason: 'Reason',
  version: (version: number): string => t('Version {version}', { version }),
  delete: 'Delete',
  deleteNamed: (filename: string): string => t('Delete {filename}', { filename }),
  deleteTitle: 'Delete document',
  deleteConfirm: (filename: string): string => t('Are you sure you want to delete {filename}?', { filename }),
  deleteFailed: 'Failed to delete document',
  cancel: 'Cancel',
  cancelNamed: (filename: string): string => t('Cancel the indexing of {filename}', { filename }),
  cancelFailed: 'Failed to cancel the job',
  retry: 'Try Again',
  retryNamed: (filename: string): string => t('Try Again: indexing of {filename}', { filename }),
  retryFailed: 'Failed to start the job again',
  bulk: 'Selected documents',
  select: 'Select',
  selectNamed: (filename: string): string => t('Select {filename}', { filename }),
  selectAll: 'Select all on this page',
  selectedCount: (count: number): string => t('{count} selected', { count }),
  bulkDelete: (count: number): string => t('Delete {count}', { count }),
  bulkRetry: (count: number): string => t('Index {count} Again', { count }),
  bulkType: (count: number): string => t('Type of {count}', { count }),
  bulkStatus: (count: number): string => t('Status of {count}', { count }),
  bulkDeleteTitle: 'Delete documents',
  bulkDeleteConfirm: (filenames: readonly string[]): string =>
    t('Are you sure you want to delete {count, plural, one {{filenames}} other {these {count} documents: {filenames}}}?', {
      count: filenames.length,
      filenames: filenames.join(', '),
    }),
  bulkRetryTitle: 'Index again',
  bulkRetryConfirm: (filenames: readonly string[]): string =>
    t('The files of these documents are read and indexed again; until then they answer as they are: {filenames}.', {
      filenames: filenames.join(', '),
    }),
  bulkResults: 'Results for the selected documents',
  bulkSummary: (action: BulkAction, done: number, refused: number): string =>
    [
      action === 'delete'
        ? t('{done, number} deleted', { done })
        : action === 'retry'
          ? t('{done, number} queued again', { done })
          : t('{done, number} changed', { done }),
      refused > 0 && t('{refused, number} refused', { refused }),
    ]
      .filter(Boolean)
      .join(' · '),
  bulkIndexed: (indexed: number, failed: number, active: number): string =>
    [
      t('{indexed, number} indexed', { indexed }),
      failed > 0 && t('{failed, number} failed', { failed }),
      active > 0 && t('{active, number} in progress', { active }),
    ]
      .filter(Boolean)
      .join(' · '),
  bulkDone: (action: BulkAction, count: number): string => {
    if (action === 'delete') return t('{count, plural, one {1 document} other {{count} documents}} deleted', { count });
    return action === 'retry'
      ? t('{count, plural, one {1 document} other {{count} documents}} queued again', { count })
      : t('{count, plural, one {1 document} other {{count} documents}} changed', { count });
  },
  bulkFailed: (action: BulkAction, failed: number, count: number): string => {
    if (action === 'delete') return t('{failed} of {count} documents could not be deleted', { failed, count });
    return action === 'retry'
      ? t('{failed} of {count} documents could not be queued again', { failed, count })
      : t('{failed} of {count} documents could not be changed', { failed, count });
  },
  dismiss: 'Dismiss',
  rebuild: 'Rebuild Index',
  rebuildTitle: 'Rebuild index',
  rebuildConfirm: 'This will rebuild the entire RAG index. This may take some time. Continue?',
  rebuildOk: 'Rebuild',
  rebuildFailed: 'Failed to rebuild index',
  rebuildProgress: 'Rebuild of the index',
  passageCount: (count: number): string => t('{count, plural, one {1 passage} other {{count, number} passages}}', { count }),
  counts: (done: number, total: number): string => t('{done} of {total}', { done, total }),
  vectors: (done: number, total: number): string => t('vectors of {done, number} of {total, number} passages', { done, total }),
  attempt: (attempt: number): string => t('attempt {attempt}', { attempt }),
  left: (seconds: number): string =>
    seconds < SECONDS_OF_MINUTE
      ? t('about {seconds} s left', { seconds: Math.ceil(seconds) })
      : t('about {minutes} min left', { minutes: Math.ceil(seconds / SECONDS_OF_MINUTE) }),
  typeName: (type: LegalDocumentType): string => types[type],
  statusName: (status: LegalDocumentStatus): string => statuses[status],
  stateName: (state: JobState): string => states[state],
});
