import { mendShapedText } from './shaped-text.js';

/** Pure, so that it runs in a thread. */
export const MENDING_TASKS = {
  /** Bytes come to a thread without the methods of a `Buffer`. */
  mend: ({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array => mendShapedText(Buffer.from(buffer, byteOffset, byteLength)),
};
