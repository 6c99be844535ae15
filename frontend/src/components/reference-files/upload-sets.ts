import { isPhotograph, photographsProblem, referenceFileProblem } from '../../shared/validation/rules.js';
import { referenceMessages as text } from './messages.js';

/** What is sent in one request and becomes one reference file. */
export interface UploadSet {
  /** For people. */
  filename: string;
  path: string;
  files: readonly File[];
  photographs: boolean;
  /** Why it cannot be sent. */
  problem?: string;
}

/** Each file by itself, and all photographs together in their order, where the first of them stands. */
export function uploadSets(files: readonly File[]): UploadSet[] {
  const photographs = files.filter(isPhotograph);
  const [first] = photographs;
  return files.flatMap((file) => {
    if (!isPhotograph(file)) return [documentSet(file)];
    return file === first ? [photographSet(file, photographs)] : [];
  });
}

const documentSet = (file: File): UploadSet => ({
  filename: file.name,
  path: '/api/upload/',
  files: [file],
  photographs: false,
  problem: referenceFileProblem(file),
});

const photographSet = (first: File, files: readonly File[]): UploadSet => ({
  filename: files.length > 1 ? text.together(first.name, files.length - 1) : first.name,
  path: '/api/upload/photographs',
  files,
  photographs: true,
  problem: photographsProblem(files),
});
