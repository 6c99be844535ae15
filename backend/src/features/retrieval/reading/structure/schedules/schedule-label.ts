import { ORDINALS, plainNumber } from '../../../../../core/text/law-names/plain-number.js';

const NAME =
  /^\W*(?:the\s+)?(?:(\p{L}{1,40})\s+)?(schedule|annexure|appendix|annex)s?(?:\s*(?:[-–—.]\s*)?\(?([ivxlc]{1,6}|\d{1,3}|[a-z])\)?(?![\p{L}\p{N}]))?/iu;

export const capital = (word: string): string => (word[0]?.toUpperCase() ?? '') + word.slice(1).toLowerCase();

interface ScheduleName {
  ordinal: string;
  word: string;
  number: string;
}

function nameIn(text: string): ScheduleName | null {
  const [, ordinal = '', word = '', number = ''] = NAME.exec(text) ?? [];
  return word ? { ordinal: ORDINALS.includes(ordinal.toLowerCase()) ? ordinal : '', word, number } : null;
}

/** 'Schedule', 'Schedule 2', 'Appendix A': one label for all ways of writing a schedule's name; '' where the text names none. */
export function scheduleLabel(text: string): string {
  const name = nameIn(text);
  if (!name) return '';
  const counted = name.number || name.ordinal;
  return counted ? `${capital(name.word)} ${plainNumber(counted)}` : capital(name.word);
}

/** How a schedule is cited: 'First Schedule', 'Schedule II', 'Schedule'; the text itself where it names none. */
export function scheduleName(text: string): string {
  const name = nameIn(text);
  if (!name) return text;
  if (name.number) return `${capital(name.word)} ${name.number.toUpperCase()}`;
  return name.ordinal ? `${capital(name.ordinal)} ${capital(name.word)}` : capital(name.word);
}
