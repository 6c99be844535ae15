/**
 * Escapes a text for a pattern that is put together at run time, so that the pattern matches just these characters there. The checks of
 * patterns read what stands around a call and take some text for it, so name or build nothing but text here.
 */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The same for words, between which any one white space may stand. */
export const literalWords = (text: string): string => literally(text).replace(/\s+/g, String.raw`\s`);
