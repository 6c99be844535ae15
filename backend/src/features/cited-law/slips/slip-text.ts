import type { AnswerSlip } from './answer-slips.views.js';

/** A slip as Markdown; the printed forms are made from it. */
export function slipText({ title, day, questionHeading, question, parts, notes }: AnswerSlip): string {
  return [
    `# ${title}`,
    day,
    `## ${questionHeading}`,
    question,
    ...parts.flatMap(({ heading, lines }) => [`## ${heading}`, lines.map((line) => `- ${line}`).join('\n')]),
    '---',
    ...notes.map((note) => `*${note}*`),
  ]
    .join('\n\n')
    .concat('\n');
}
