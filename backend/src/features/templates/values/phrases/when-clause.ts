/** How an answer to "how did it arise" may begin so that it goes on after a date and a comma. */
const JOINED = /^(?:when|as|because|since|on|upon|by|after|where|in|at|from|being|the day|the date|जब)\b/iu;
const SMALL = /^(?:the|a|an|his|her|its|their|no|payment|delivery|possession)\b/iu;

/** "The period ended" after "arose on 2 February 2026," becomes "when the period ended"; what already joins stays. */
export function whenClause(text: string): string {
  if (JOINED.test(text)) return small(text);
  return `when ${SMALL.test(text) ? small(text) : text}`;
}

/** Without the capital of a first word, which a word in capitals keeps. */
const small = (text: string): string => (/^\p{Lu}\p{Ll}/u.test(text) ? `${(text[0] ?? '').toLowerCase()}${text.slice(1)}` : text);
