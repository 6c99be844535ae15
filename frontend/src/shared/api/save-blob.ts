/** Saves a blob as a file with this name, as a click on a download link would. */
export function saveBlob(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // Some browsers read the URL only after this task, so it has to outlive the click.
  setTimeout(() => URL.revokeObjectURL(address));
}
