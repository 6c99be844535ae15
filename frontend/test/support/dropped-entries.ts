/** A file as a drop names it. */
export const droppedFile = (name: string): FileSystemFileEntry =>
  ({ name, isFile: true, isDirectory: false, file: (found: FileCallback) => found(new File(['1. Law.'], name)) }) as FileSystemFileEntry;

/** A folder as browsers read it: so many entries at a time, then none. */
export const droppedFolder = (name: string, entries: readonly FileSystemEntry[], part = 100): FileSystemDirectoryEntry => {
  const createReader = () => {
    let at = 0;
    return {
      readEntries: (found: (entries: FileSystemEntry[]) => void) => {
        found(entries.slice(at, at + part));
        at += part;
      },
    };
  };
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemDirectoryEntry;
};

const UNREADABLE = new DOMException('It cannot be read.');

export const unreadableFile = (name: string): FileSystemFileEntry =>
  ({ name, isFile: true, isDirectory: false, file: (_: FileCallback, fail: ErrorCallback) => fail(UNREADABLE) }) as FileSystemFileEntry;

/** A folder that was removed, or that the browser may not read. */
export const unreadableFolder = (name: string): FileSystemDirectoryEntry =>
  ({
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: (_: unknown, fail: ErrorCallback) => fail(UNREADABLE) }),
  }) as unknown as FileSystemDirectoryEntry;

/** A drop of these. Besides the entries a browser gives files, of which one is nameless content for each folder. */
export const dropOf = (entries: readonly (FileSystemEntry | null)[]): DataTransfer =>
  ({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files: entries.map((entry) => new File(['?'], entry?.name ?? 'pasted.txt')),
  }) as unknown as DataTransfer;
