import { asksInHindi } from '../../../core/text/hinglish/asks-in-hindi.js';
import type { NoticeFacts } from './notice-facts.js';

/** The asker's own file, as an answer speaks of it. */
export interface SelectedFile {
  name: string;
  /** What the reader of notices knows of what is asked; null for another file, or another question. */
  facts: NoticeFacts | null;
  /** What it says as a whole, where neither it nor the library has anything on the words of the question: "walk me through it". */
  whole: NoticeFacts | null;
  /** What is said where no words of the file answer: that it says nothing of it, and what its parts are called. */
  silent: string;
  /** What is said after an answer of a model that cites nothing of it. */
  unquoted: string;
}

/** @param headings what the parts of the file are called */
export function selectedFile(
  name: string,
  facts: NoticeFacts | null,
  headings: readonly string[],
  question: string,
): Omit<SelectedFile, 'whole'> {
  const plain = name.replace(/["“”„‟«»]/gu, '');
  const listed = headings.map((heading) => heading.replace(/["“”„‟«»]/gu, '')).join('; ');
  if (asksInHindi(question)) {
    const parts = listed && ` उसके शीर्षक ये हैं: ${listed}।`;
    return {
      name: plain,
      facts,
      silent: `आपकी फ़ाइल ${plain} में इस बारे में कुछ नहीं मिला।${parts}`,
      unquoted: `यह उत्तर आपकी फ़ाइल ${plain} का कोई शब्द उद्धृत नहीं करता।${parts}`,
    };
  }
  const parts = listed && ` Its headings are: ${listed}.`;
  return {
    name: plain,
    facts,
    silent: `I found nothing about this in your file ${plain}.${parts}`,
    unquoted: `This answer rests on no words of your file ${plain}.${parts}`,
  };
}

/** What leads to the facts of a file. */
export const factsLead = ({ name }: SelectedFile, question: string): string =>
  asksInHindi(question) ? `आपकी फ़ाइल ${name} से:` : `From your file ${name}:`;

/** Names of files that a notice lists; of more it gives the number. */
const NAMES_MAX = 5;

/** Says which files of a matter were not searched; '' where all were. */
export function notSearched(names: readonly string[], question: string): string {
  if (names.length === 0) return '';
  const listed = names.slice(0, NAMES_MAX).join(', ');
  const more = names.length - NAMES_MAX;
  return asksInHindi(question)
    ? `इस मामले की ये फ़ाइलें नहीं खोजी गईं: ${listed}${more > 0 ? ` और ${more} अन्य` : ''}। इनमें से किसी के बारे में पूछने के लिए उसे चुनें।`
    : `Not searched in this matter: ${listed}${more > 0 ? ` and ${more} more` : ''}. To ask about one of them, select it.`;
}
