/** A chosen file, on disk or in an archive. */
export interface ChosenFile {
  /** Its path below the folder or in the archive that was chosen; its name, if it was chosen by itself. */
  path: string;
  name: string;
  /** Bytes. */
  size: number;
  /** The file, where it does not lie in an archive. */
  onDisk?: File;
  /** The file itself, unpacked first where it lies in an archive. @throws Error with words for people */
  read(): Promise<File>;
}

export interface RefusedFile {
  path: string;
  problem: string;
}

export const chosenFile = (file: File): ChosenFile => ({
  path: file.webkitRelativePath || file.name,
  name: file.name,
  size: file.size,
  onDisk: file,
  read: () => Promise.resolve(file),
});
