/** Characters of a file that the server takes. */
const CHARACTERS_MAX = 1_000_000;
/** No character of UTF-8 has more bytes. */
const BYTES_OF_A_CHARACTER = 4;

type ReadCsv = { csv: string } | { refused: 'tooLarge' | 'notUtf8' | 'unreadable' };

/** The text of a file, or why there is none; a file in another encoding is not guessed at, since names would come out wrong. */
export async function readCsv(file: File): Promise<ReadCsv> {
  if (file.size > BYTES_OF_A_CHARACTER * CHARACTERS_MAX) return { refused: 'tooLarge' };
  const bytes = await bytesOf(file);
  if (bytes === null) return { refused: 'unreadable' };
  const csv = utf8(bytes);
  if (csv === null) return { refused: 'notUtf8' };
  return csv.length > CHARACTERS_MAX ? { refused: 'tooLarge' } : { csv };
}

const bytesOf = (file: File): Promise<Uint8Array | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result === null || typeof reader.result === 'string' ? null : new Uint8Array(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsArrayBuffer(file);
  });

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
