/**
 * Changes a draft in two steps: suggestions are worked out and questions about them answered, free of charge; then all that was asked for
 * is kept. Needs the scope DOCUMENTS_WRITE. Arguments: type of the document, JSON file of its form, file of the draft, suggestions.
 */
import { readFile } from 'node:fs/promises';
import { ThemisClient } from '@themis/client';

const { THEMIS_URL = 'http://localhost:3000', THEMIS_KEY = '' } = process.env;
const themis = new ThemisClient({ url: THEMIS_URL, key: THEMIS_KEY });
const [documentType = '', form = '', draft = '', modificationSuggestions = ''] = process.argv.slice(2);

let proposal = await themis.proposeChanges({
  documentType,
  templateData: JSON.parse(await readFile(form, 'utf8')) as Record<string, string>,
  previousDocument: await readFile(draft, 'utf8'),
  modificationSuggestions,
});
for (const { id, instruction, question, choices } of proposal.questions) {
  // A program for people shows the choices and waits; this one takes the likeliest.
  console.log(`${instruction}: ${question}\n${choices.map(({ label }) => `- ${label}`).join('\n')}`);
  const [likeliest] = choices;
  if (likeliest) proposal = await themis.answerQuestions(proposal.id, [{ question: id, suggestion: likeliest.suggestion }]);
}
const accepted = proposal.changes.filter(({ asked }) => asked);
for (const { message } of accepted) console.log(message);
if (accepted.length > 0) {
  const { remainingTokens } = await themis.keepChanges(
    proposal.id,
    accepted.map(({ id }) => id),
  );
  console.log(`Kept for ${proposal.price} tokens, ${remainingTokens} left`);
}
