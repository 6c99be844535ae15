import { preloadMarkdown } from '../../../components/ui/markdown/LegalMarkdown.js';

/** What shows an answer: cards, markers, sources. It is fetched before the first answer is there. */
export const loadAnswers = () => import('./AssistantMessage.js');

/** Fetches the code for answers, and for the Markdown in them, ahead of the first one. */
export function preloadAnswers(): void {
  // A failure happens again, and is shown, where the answer is needed.
  loadAnswers().catch(() => undefined);
  preloadMarkdown();
}
