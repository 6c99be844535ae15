import type { ChosenFile, RefusedFile } from './chosen-file.js';
import { legalDocumentMessages as text } from '../messages.js';

/** More than any library in one archive has; reading the list of an archive stops here. */
const ENTRIES_MAX = 20_000;
/** As the server takes it. */
const FILE_MAX_BYTES = 50 * 1024 * 1024;
const NESTED = /\.(?:zip|7z|rar|tar|gz|tgz|bz2|xz)$/iu;

export interface ZipContents {
  files: ChosenFile[];
  /** Entries that are not taken, with what keeps them out. */
  refused: RefusedFile[];
}

/** Why an archive is not taken, in words for people. */
export class ArchiveError extends Error {}

/**
 * The files of an archive, which is opened here and never by the server: only the list is read, and a file is unpacked when it is its
 * turn to be sent, one at a time and never beyond the size that it declares.
 * @throws ArchiveError when it is not an archive, contains a path that leads outside it, or holds too much
 */
export async function readZip(archive: File): Promise<ZipContents> {
  const { BlobReader, ERR_UNSAFE_FILENAME, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-native.js');
  // The content security policy does not allow a worker made from a string.
  const reader = new ZipReader(new BlobReader(archive), {
    useWebWorkers: false,
    filenameValidation: 'strict',
    checkOverlappingEntry: true,
    checkCrc32: true,
  });
  const contents: ZipContents = { files: [], refused: [] };
  let seen = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      seen += 1;
      if (seen > ENTRIES_MAX) throw new ArchiveError(text.zipTooMany(archive.name));
      if (entry.directory || isClutter(entry.filename)) continue;
      const problem = problemOf(entry);
      if (problem !== null) contents.refused.push({ path: entry.filename, problem });
      else
        contents.files.push({
          path: entry.filename,
          name: nameOf(entry.filename),
          size: entry.uncompressedSize,
          read: () => unpack(entry),
        });
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    // One path that leads outside it is enough to refuse an archive.
    const unsafe = error instanceof Error && error.message === ERR_UNSAFE_FILENAME;
    throw new ArchiveError(unsafe ? text.zipPath(archive.name) : text.zipUnreadable(archive.name));
  }
  return contents;
}

interface ZipEntry {
  filename: string;
  encrypted: boolean;
  symlink?: boolean;
  uncompressedSize: number;
  getData(writer: WritableStream): Promise<unknown>;
}

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

/** What operating systems add to archives besides the files. */
const isClutter = (path: string): boolean => path.startsWith('__MACOSX/') || nameOf(path).startsWith('.');

function problemOf({ filename, encrypted, symlink, uncompressedSize }: Omit<ZipEntry, 'getData'>): string | null {
  if (encrypted) return text.zipEncrypted;
  if (symlink) return text.zipLink;
  if (NESTED.test(filename)) return text.zipNested;
  return uncompressedSize > FILE_MAX_BYTES ? text.tooLarge : null;
}

async function unpack(entry: ZipEntry): Promise<File> {
  const { filename, uncompressedSize } = entry;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      bytes += chunk.byteLength;
      if (bytes > uncompressedSize) throw new ArchiveError(text.zipDamaged);
      chunks.push(chunk);
    },
  });
  try {
    await entry.getData(sink);
  } catch {
    throw new ArchiveError(text.zipDamaged);
  }
  if (bytes !== uncompressedSize) throw new ArchiveError(text.zipDamaged);
  return new File(chunks, nameOf(filename));
}
