import { vi } from 'vitest';

/** With its byte order mark. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

/** Catches the files that the screen saves. @returns their texts, one more after each file */
export function keepSavedFiles(): Promise<string>[] {
  const saved: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(textOf(blob as Blob));
    return 'blob:test';
  });
  return saved;
}
