/** Files below a dropped folder; one that holds more is refused. */
const FILES_MAX = 20_000;

const children = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((resolve, reject) => entry.file(resolve, reject));

async function collect(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (entry.name.startsWith('.')) return;
  if (files.length >= FILES_MAX) throw new Error('The folder holds too many files.');
  if (entry.isFile) {
    files.push(await fileOf(entry as FileSystemFileEntry));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  // A folder is read in parts, until one is empty.
  for (let part = await children(reader); part.length > 0; part = await children(reader))
    for (const child of part) await collect(child, files);
}

/**
 * What was dropped, folders with everything in them. To be called during the event. Rejects for a folder that cannot be read or holds too
 * much.
 */
export function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return Promise.resolve([...files]);
  return (async () => {
    const found: File[] = [];
    for (const entry of entries) await collect(entry, found);
    return found;
  })();
}
