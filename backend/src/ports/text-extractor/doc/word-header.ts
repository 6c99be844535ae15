/** Offsets and values of the header of a Word file, the FIB ([MS-DOC] 2.5.2). */
const FLAGS = 0x0a;
const ENCRYPTED = 0x0100;
const VERSION = 2;
/** What Word 97 writes; Word 6 and 95 write less, and 0xa5dc in the place of the signature. */
const WORD_97 = 0x00c1;
const WORD_6_SIGNATURE = 0xa5dc;

/** Whether a Word file asks for a password. */
export const isEncryptedWord = (header: Buffer): boolean => header.length >= FLAGS + 2 && (header.readUInt16LE(FLAGS) & ENCRYPTED) !== 0;

/** Whether a file is of Word 6 or 95, which nothing here reads. */
export const isWord6 = (header: Buffer): boolean =>
  header.length >= FLAGS + 2 && (header.readUInt16LE(0) === WORD_6_SIGNATURE || isOlder(header.readUInt16LE(VERSION)));

/** Files without a version are ours to try. */
const isOlder = (version: number): boolean => version > 0 && version < WORD_97;
