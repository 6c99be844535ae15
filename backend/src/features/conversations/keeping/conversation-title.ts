import { withoutUnseen } from '../../../core/validation/visible-text.js';

const TITLE_CHARACTERS = 80;

/** The first line of a question, cut at a word. */
export function titleOf(question: string): string {
  const first = question.split('\n').find((each) => each.trim() !== '') ?? '';
  const line = withoutUnseen(first.replace(/\s+/gu, ' ')).trim();
  if (line.length <= TITLE_CHARACTERS) return line;
  const cut = line.slice(0, TITLE_CHARACTERS);
  const space = cut.lastIndexOf(' ');
  return `${space > TITLE_CHARACTERS / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
