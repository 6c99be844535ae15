import type { CheckedAnswer } from '../conversation/conversation.js';

const PARAGRAPH = '\n\n';

type Lead = Pick<CheckedAnswer, 'text' | 'statements' | 'explanation' | 'helplines'>;

/** An answer without the helplines and the explanation that its text begins with, which are shown by themselves; its statements move with the words. */
export function withoutLead({ text, statements, explanation, helplines }: Lead): Pick<Lead, 'text' | 'statements'> {
  const calls = helplines?.length ? text.indexOf(PARAGRAPH) + PARAGRAPH.length : 0;
  const end = explanation?.spanEnd ?? calls;
  if (end === 0) return { text, statements };
  return {
    text: text.slice(end),
    statements: statements
      ?.filter(({ spanStart }) => spanStart >= end)
      .map((each) => ({ ...each, spanStart: each.spanStart - end, spanEnd: each.spanEnd - end })),
  };
}
