import { ADMIN_UPLOAD_EXTENSIONS } from '../../../../shared/config/limits.js';
import { hasExtension } from '../../../../shared/validation/rules.js';
import { legalDocumentMessages as text } from '../messages.js';
import { chosenFile, type ChosenFile, type RefusedFile } from './chosen-file.js';
import { ArchiveError, readZip } from './zip-archive.js';

export interface GatheredFiles {
  files: ChosenFile[];
  /** What cannot be sent, with the reason. */
  refused: RefusedFile[];
  /** How many are of no accepted type. */
  others: number;
}

/** Files as they were chosen, or as they lie in an archive, with what cannot be taken out of it. */
export interface OpenedFiles {
  files: readonly ChosenFile[];
  refused: readonly RefusedFile[];
}

export const isArchive = ({ name }: File): boolean => hasExtension(name, ['.zip']);

export const plainFiles = (files: readonly File[]): OpenedFiles => ({ files: files.map(chosenFile), refused: [] });

/** Looks into the archives among the files; one that cannot be read is refused. */
export async function openArchives(files: readonly File[]): Promise<OpenedFiles[]> {
  const opened: OpenedFiles[] = [];
  for (const file of files) {
    if (!isArchive(file)) opened.push(plainFiles([file]));
    else
      opened.push(
        await readZip(file).catch((error: unknown) => ({
          files: [],
          refused: [{ path: file.name, problem: error instanceof ArchiveError ? error.message : text.zipUnreadable(file.name) }],
        })),
      );
  }
  return opened;
}

/**
 * Which of the files can be sent: of two with the same name only the first, since the second would replace it in the
 * library.
 * @param names of files that were chosen before
 */
export function gatherFiles(opened: readonly OpenedFiles[], names: readonly string[]): GatheredFiles {
  const gathered: GatheredFiles = { files: [], refused: opened.flatMap(({ refused }) => refused), others: 0 };
  const taken = new Map(names.map((name) => [name.normalize(), name]));
  for (const file of opened.flatMap(({ files }) => files)) {
    const key = file.name.normalize();
    const twin = taken.get(key);
    if (!hasExtension(file.name, ADMIN_UPLOAD_EXTENSIONS)) gathered.others += 1;
    else if (twin !== undefined) gathered.refused.push({ path: file.path, problem: text.sameName(twin) });
    else {
      taken.set(key, file.path);
      gathered.files.push(file);
    }
  }
  return gathered;
}
