const LETTERS = /\p{L}/gu;
const DEVANAGARI = /[\u0900-\u097f]/g;
const HEAD = 600;

/** Whether a draft is in Hindi, by the letters that it begins with. */
export function isHindi(content: string): boolean {
  const head = content.slice(0, HEAD);
  return (head.match(DEVANAGARI)?.length ?? 0) > (head.match(LETTERS)?.length ?? 0) / 2;
}
