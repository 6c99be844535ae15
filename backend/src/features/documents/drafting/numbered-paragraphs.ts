export interface NumberedParagraph {
  label: string;
  text: string;
}

const START = /^\s*(?:para(?:graph)?\s*)?(\d{1,3})[.)]\s+(\S.*)$/i;
const MAX_PARAGRAPHS = 60;
const MAX_QUOTED = 600;

/**
 * The consecutively numbered paragraphs of a notice or complaint, from 1 up; other numbers inside them are text.
 * Long ones are cut at a word with an ellipsis.
 */
export function numberedParagraphs(text: string): NumberedParagraph[] {
  const found: NumberedParagraph[] = [];
  for (const line of text.split('\n')) {
    const match = START.exec(line);
    const last = found.at(-1);
    if (match && Number(match[1]) === found.length + 1 && found.length < MAX_PARAGRAPHS)
      found.push({ label: match[1] ?? '', text: match[2] ?? '' });
    else if (last && line.trim() !== '') last.text += ` ${line.trim()}`;
  }
  return found.map(({ label, text: body }) => ({ label, text: shortened(body.replace(/["“”]/g, "'").replace(/\s+/g, ' ').trim()) }));
}

function shortened(text: string): string {
  if (text.length <= MAX_QUOTED) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_QUOTED))} …`;
}
