import type { JobState, LegalDocumentStatus, LegalDocumentType } from '../../../shared/gql/graphql.js';

const types: Readonly<Record<LegalDocumentType, string>> = { ACT: 'Act', JUDGMENT: 'Judgment', RULE: 'Rule', OTHER: 'Other' };
const statuses: Readonly<Record<LegalDocumentStatus, string>> = {
  PENDING: 'Waiting',
  INDEXING: 'Being indexed',
  INDEXED: 'Indexed',
  FAILED: 'Failed',
};
const states: Readonly<Record<JobState, string>> = {
  QUEUED: 'Queued',
  RUNNING: 'Running',
  COMPLETED: 'Completed',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
};
const SECONDS_OF_MINUTE = 60;
/** Files that a question names; the rest are counted. */
const DOUBTS_NAMED = 5;
const MICRO = 1_000_000;
type ModelTokens = 'inputTokens' | 'outputTokens' | 'cacheReadTokens' | 'cacheWriteTokens';
const modelCalls = (calls: number): string => (calls === 0 ? 'No calls' : calls === 1 ? '1 call' : `${calls.toLocaleString()} calls`);
const compact = (count: number): string =>
  new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 }).format(count);

export const legalDocumentMessages = {
  statusTitle: 'System Status',
  totalDocuments: 'Total Documents',
  documentCounts: (indexed: number, waiting: number, failed: number): string => {
    const parts = [`${indexed} indexed`, waiting > 0 && `${waiting} under way`, failed > 0 && `${failed} failed`];
    return parts.filter(Boolean).join(' · ');
  },
  totalSize: 'Total Size',
  storage: (texts: string, index: string | null): string => [`Texts ${texts}`, index && `index ${index}`].filter(Boolean).join(' · '),
  rag: 'RAG System',
  ragReady: 'Initialized',
  searched: (documents: number): string => `Questions search ${documents.toLocaleString()} ${documents === 1 ? 'document' : 'documents'}`,
  ragAbsent: 'Not initialized',
  ragAway: 'Not available',
  passages: 'Indexed Passages',
  queue: 'Job Queue',
  queueWell: 'Working',
  queueIll: 'Not working',
  queueCounts: (running: number, queued: number): string => `${running} running · ${queued} waiting`,
  modelUsage: 'Model Usage',
  modelCalls,
  modelCost: (microUsd: number): string => `$${(microUsd / MICRO).toFixed(microUsd > 0 && microUsd < MICRO / 10 ? 4 : 2)}`,
  modelBudget: ({ limit, used, exhaustedUsers }: Readonly<Record<'limit' | 'used' | 'exhaustedUsers', number>>): string => {
    const share = Math.min(100, Math.ceil((100 * used) / limit));
    const users = exhaustedUsers === 1 ? '1 user has' : `${exhaustedUsers.toLocaleString()} users have`;
    return [`${share} % of today's budget`, exhaustedUsers > 0 && `${users} none left`].filter(Boolean).join(' · ');
  },
  modelNote: (used: Readonly<Record<'calls' | 'failures' | ModelTokens, number>>): string => {
    if (used.calls === 0) return 'Last 30 days';
    const read = used.inputTokens + used.cacheReadTokens + used.cacheWriteTokens;
    const parts = [
      modelCalls(used.calls),
      used.failures > 0 && `${used.failures.toLocaleString()} failed`,
      `${compact(read)} tokens read`,
      `${compact(used.outputTokens)} written`,
      'last 30 days',
    ];
    return parts.filter(Boolean).join(' · ');
  },
  statusFailed: 'Failed to load the system status',
  uploadTitle: 'Upload Legal Document',
  choose: 'Choose Files',
  formats: 'PDF or TXT, several at once, or a ZIP of them; drop a folder to take all that is in it',
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
  uploadsFailed: (failed: number, count: number): string => `${failed} of ${count} files could not be uploaded`,
  sameName: (twin: string): string => `Has the same name as ${twin}: the library keeps one document of a name`,
  tooLarge: 'Larger than 50 MB',
  zipTooMany: (name: string): string => `${name} holds too many files`,
  zipUnreadable: (name: string): string => `${name} cannot be read as a ZIP archive`,
  zipDamaged: 'Damaged in the archive',
  zipEncrypted: 'Encrypted: unpack the archive first',
  zipLink: 'A link, not a file',
  zipNested: 'An archive in the archive: unpack it first',
  zipPath: (name: string): string => `${name} names a path that leads out of the archive`,
  present: 'Already in the library',
  batch: (done: number, count: number): string => `${done.toLocaleString()} of ${count.toLocaleString()} files done`,
  batchFailed: (count: number): string => `${count.toLocaleString()} failed`,
  batchPresent: (count: number): string => `${count.toLocaleString()} already in the library`,
  batchProgress: 'Upload of all files',
  moreFiles: (count: number): string => `and ${count.toLocaleString()} more`,
  stop: 'Stop',
  looking: 'Looking through the files...',
  uploadsPresent: (stored: number, present: number): string =>
    `${stored.toLocaleString()} ${stored === 1 ? 'file is' : 'files are'} stored and being indexed, ${present.toLocaleString()} ${present === 1 ? 'was' : 'were'} in the library`,
  uploadsStored: (count: number): string => `${count} files are stored and being indexed`,
  doubtTitle: 'Check the document type',
  doubt: (files: readonly { name: string; looksLike: 'act' | 'judgment' | 'rule' }[], chosen: string): string => {
    const kinds: Readonly<Record<string, string>> = { act: 'an act', judgment: 'a judgment', rule: 'rules', other: 'another document' };
    const named = files.slice(0, DOUBTS_NAMED).map(({ name, looksLike }) => `${name} looks like ${kinds[looksLike]}`);
    const more = files.length > DOUBTS_NAMED ? ` and ${files.length - DOUBTS_NAMED} more look like something else` : '';
    return `${named.join(', ')}${more}; you chose ${kinds[chosen] ?? chosen}. Upload as chosen?`;
  },
  doubtSend: 'Upload as chosen',
  doubtBack: 'Go back',
  findings: (count: number): string => (count === 1 ? '1 thing to check' : `${count} things to check`),
  numbered: (count: number): string => (count === 1 ? '1 numbered part' : `${count.toLocaleString()} numbered parts`),
  uploadCancelled: 'Cancelled',
  stored: 'Stored',
  chosenFiles: 'Chosen files',
  remove: (filename: string): string => `Remove ${filename}`,
  cancelUpload: (filename: string): string => `Cancel the upload of ${filename}`,
  retryUpload: (filename: string): string => `Try Again: upload of ${filename}`,
  progress: (filename: string): string => `Upload of ${filename}`,
  indexing: (filename: string): string => `Indexing of ${filename}`,
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
  uploaded: 'Upload Date',
  status: 'Status',
  actions: 'Actions',
  version: (version: number): string => `Version ${version}`,
  delete: 'Delete',
  deleteNamed: (filename: string): string => `Delete ${filename}`,
  deleteTitle: 'Delete document',
  deleteConfirm: (filename: string): string => `Are you sure you want to delete ${filename}?`,
  deleteFailed: 'Failed to delete document',
  cancel: 'Cancel',
  cancelNamed: (filename: string): string => `Cancel the indexing of ${filename}`,
  cancelFailed: 'Failed to cancel the job',
  retry: 'Try Again',
  retryNamed: (filename: string): string => `Try Again: indexing of ${filename}`,
  retryFailed: 'Failed to start the job again',
  bulk: 'Selected documents',
  select: 'Select',
  selectNamed: (filename: string): string => `Select ${filename}`,
  selectAll: 'Select all on this page',
  selectedCount: (count: number): string => `${count} selected`,
  bulkDelete: (count: number): string => `Delete ${count}`,
  bulkRetry: (count: number): string => `Try ${count} Again`,
  bulkDeleteTitle: 'Delete documents',
  bulkDeleteConfirm: (filenames: readonly string[]): string =>
    `Are you sure you want to delete ${filenames.length === 1 ? filenames[0] : `these ${filenames.length} documents: ${filenames.join(', ')}`}?`,
  bulkRetryTitle: 'Try indexing again',
  bulkRetryConfirm: (filenames: readonly string[]): string => `These documents will be indexed again: ${filenames.join(', ')}.`,
  bulkResults: 'What came of each document',
  bulkOutcome: (action: 'delete' | 'retry'): string => (action === 'delete' ? 'Deleted' : 'Queued again'),
  bulkDone: (action: 'delete' | 'retry', count: number): string => {
    const documents = count === 1 ? '1 document' : `${count} documents`;
    return action === 'delete' ? `${documents} deleted` : `${documents} queued again`;
  },
  bulkFailed: (action: 'delete' | 'retry', failed: number, count: number): string =>
    `${failed} of ${count} documents could not be ${action === 'delete' ? 'deleted' : 'queued again'}`,
  dismiss: 'Dismiss',
  rebuild: 'Rebuild Index',
  rebuildTitle: 'Rebuild index',
  rebuildConfirm: 'This will rebuild the entire RAG index. This may take some time. Continue?',
  rebuildOk: 'Rebuild',
  rebuildFailed: 'Failed to rebuild index',
  rebuildProgress: 'Rebuild of the index',
  passageCount: (count: number): string => (count === 1 ? '1 passage' : `${count.toLocaleString()} passages`),
  counts: (done: number, total: number): string => `${done} of ${total}`,
  vectors: (done: number, total: number): string => `vectors of ${done.toLocaleString()} of ${total.toLocaleString()} passages`,
  attempt: (attempt: number): string => `attempt ${attempt}`,
  left: (seconds: number): string =>
    seconds < SECONDS_OF_MINUTE ? `about ${Math.ceil(seconds)} s left` : `about ${Math.ceil(seconds / SECONDS_OF_MINUTE)} min left`,
  typeName: (type: LegalDocumentType): string => types[type],
  statusName: (status: LegalDocumentStatus): string => statuses[status],
  stateName: (state: JobState): string => states[state],
} as const;
