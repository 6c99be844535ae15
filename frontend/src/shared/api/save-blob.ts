/** Saves a blob as a file of this name, as a click on a download link would. */
export function saveBlob(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // Some browsers read the address only after this task, so it must outlive the click.
  setTimeout(() => URL.revokeObjectURL(address));
}
