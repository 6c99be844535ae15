import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { BadRequestError } from '../../../core/errors/common-errors.js';
import { displayName, extensionOf } from '../../../core/files/filename.js';
import { normalized } from '../../../core/text/normalized.js';
import { LEGAL_FILE_EXTENSIONS, LEGAL_FILE_MAX_BYTES } from '../source-limits.js';
import type { LegalDocumentKind } from '../stored-facts.js';
import { MANIFEST_MAX_BYTES, MANIFEST_NAME, ManifestError, type ManifestEntry, parseManifest } from './manifest.js';

/** Files and folders looked at in one import. */
const LISTED_MAX = 200_000;
const DEPTH_MAX = 32;
const MB = 1024 * 1024;

export interface PlannedFile {
  /** Below the folder, with slashes, in Unicode normalization form C. */
  file: string;
  /** Where it is. */
  path: string;
  /** Its name in the library. */
  name: string;
  facts: ManifestEntry & { documentType: LegalDocumentKind };
}

export interface ImportFailure {
  file: string;
  reason: string;
}

export interface ImportPlan {
  files: PlannedFile[];
  /** What cannot be imported, known before anything is. */
  failures: ImportFailure[];
  /** Files that are neither PDF nor TXT. */
  others: number;
}

export interface ImportOptions {
  /** For files whose type the manifest does not give. */
  type?: LegalDocumentKind;
  /** Path of the manifest; `manifest.csv` in the folder, if there is one, when not given. */
  manifest?: string;
}

const NO_FACTS: ManifestEntry = { documentType: null, description: null, source: null, given: {}, lawStatus: null };

/**
 * Looks through a folder without reading its files. Links are not followed, and names that begin with a point are left out.
 * @throws BadRequestError for a folder that cannot be read or holds too much, ManifestError
 */
export async function planImport(folder: string, { type, manifest }: ImportOptions): Promise<ImportPlan> {
  const root = path.resolve(folder);
  const listed = await listFiles(root);
  const facts = await readManifest(
    manifest === undefined ? path.join(root, MANIFEST_NAME) : path.resolve(manifest),
    manifest !== undefined,
  );
  const plan: ImportPlan = { files: [], failures: [], others: 0 };
  const names = new Map<string, string>();
  for (const at of listed) {
    const file = normalized(path.relative(root, at).split(path.sep).join('/'));
    const entry = facts.get(file) ?? NO_FACTS;
    facts.delete(file);
    if (!LEGAL_FILE_EXTENSIONS.includes(extensionOf(file))) {
      if (file !== MANIFEST_NAME) plan.others += 1;
      continue;
    }
    const name = displayName(file);
    const documentType = entry.documentType ?? type;
    const reason = await refusal(at, names.get(name), documentType, entry);
    if (reason !== null || !documentType) plan.failures.push({ file, reason: reason ?? '' });
    else plan.files.push({ file, path: at, name, facts: { ...entry, documentType } });
    if (!names.has(name)) names.set(name, file);
  }
  for (const file of facts.keys()) plan.failures.push({ file, reason: 'is in the manifest and not in the folder' });
  return plan;
}

async function refusal(
  at: string,
  twin: string | undefined,
  type: LegalDocumentKind | undefined,
  { lawStatus }: ManifestEntry,
): Promise<string | null> {
  if (twin !== undefined) return `has the same name as ${twin}: a library keeps one document of a name`;
  if (!type) return 'has no type: name one in the manifest or with --type';
  if (type === 'judgment' && lawStatus) return 'is a judgment, which is neither in force nor repealed';
  const { size } = await stat(at);
  return size > LEGAL_FILE_MAX_BYTES ? `is larger than ${LEGAL_FILE_MAX_BYTES / MB} MB` : null;
}

/** Plain files below a folder, in the order of their names. */
async function listFiles(root: string): Promise<string[]> {
  const files: string[] = [];
  let seen = 0;
  const walk = async (folder: string, depth: number): Promise<void> => {
    if (depth > DEPTH_MAX) throw new BadRequestError(`${folder} lies too deep`, 'FOLDER_TOO_DEEP');
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      throw new BadRequestError(`${folder} cannot be read (${String((error as NodeJS.ErrnoException).code)})`, 'FOLDER_UNREADABLE');
    });
    seen += entries.length;
    if (seen > LISTED_MAX) throw new BadRequestError(`The folder holds more than ${LISTED_MAX} files`, 'FOLDER_TOO_LARGE');
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.')) continue;
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) await walk(at, depth + 1);
      else if (entry.isFile()) files.push(at);
    }
  };
  await walk(root, 0);
  return files;
}

async function readManifest(at: string, wanted: boolean): Promise<Map<string, ManifestEntry>> {
  let bytes: Buffer;
  try {
    if ((await stat(at)).size > MANIFEST_MAX_BYTES) throw new ManifestError([`It is larger than ${MANIFEST_MAX_BYTES / MB} MB`]);
    bytes = await readFile(at);
  } catch (error) {
    if (error instanceof ManifestError) throw error;
    const code = String((error as NodeJS.ErrnoException).code);
    if (code === 'ENOENT' && !wanted) return new Map();
    throw new ManifestError([`${at} cannot be read (${code})`]);
  }
  try {
    return parseManifest(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) throw new ManifestError(['It is not UTF-8']);
    throw error;
  }
}

/** The bytes of a planned file. @throws BadRequestError when it has grown too large or cannot be read any more */
export async function readPlanned({ path: at }: PlannedFile): Promise<Buffer> {
  try {
    const handle = await open(at, 'r');
    try {
      if ((await handle.stat()).size > LEGAL_FILE_MAX_BYTES)
        throw new BadRequestError(`is larger than ${LEGAL_FILE_MAX_BYTES / MB} MB`, 'TOO_LARGE');
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof BadRequestError) throw error;
    throw new BadRequestError(`cannot be read (${String((error as NodeJS.ErrnoException).code)})`, 'FILE_UNREADABLE');
  }
}
