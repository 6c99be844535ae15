import { randomId } from '../../../../shared/lib/random-id.js';
import type { ChosenFile, RefusedFile } from './chosen-file.js';

export interface UploadEntry {
  id: string;
  /** Where it is, as people see it. */
  path: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Null for a file that cannot be sent, which is shown with its error. */
  file: ChosenFile | null;
  /** `present`: the library had this file. */
  state: 'chosen' | 'sending' | 'stored' | 'present' | 'failed';
  /** 0 to 100. */
  percent: number;
  error?: string;
  /** Cancels the upload; present while it is running. */
  cancel?: () => void;
  /** The job that indexes the stored file. */
  jobId?: string;
}

export const isDone = ({ state }: UploadEntry): boolean => state === 'stored' || state === 'present';

/** The files that could still be sent to the library. */
export const isUnsent = (entry: UploadEntry): boolean => entry.file !== null && !isDone(entry);

export const chosenEntry = (file: ChosenFile): UploadEntry => ({
  id: randomId(),
  path: file.path,
  name: file.name,
  size: file.size,
  file,
  state: 'chosen',
  percent: 0,
});

export const refusedEntry = ({ path, problem }: RefusedFile): UploadEntry => ({
  id: randomId(),
  path,
  name: path.split('/').at(-1) ?? path,
  size: 0,
  file: null,
  state: 'failed',
  percent: 0,
  error: problem,
});
