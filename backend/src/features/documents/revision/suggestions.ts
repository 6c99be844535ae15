import type { DocumentTemplate } from '../template-store.js';
import { checkedValues, type FormValues } from '../values.js';

export interface Revised {
  content: string;
  /** What was understood and what was only set out, for the reader. */
  notice: string | null;
}

const SET_FIELD = /^(?:please\s+)?(?:change|set|update|make|increase|reduce)\s+(?:the\s+)?(.{3,60}?)\s+(?:to|as|=)\s+(.{1,300}?)[.;]?$/i;

/**
 * Suggestions without a language model: "change the monthly rent to 30000" changes the field that it names, everything
 * else is set out word for word at the end of the document as a special condition. Nothing is guessed.
 */
export function withSuggestions(
  template: DocumentTemplate,
  values: FormValues,
  extra: Record<string, unknown>,
  suggestions: string | null,
): Revised {
  if (!suggestions) return { content: template.assemble(values, extra), notice: null };
  const changed: FormValues = { ...values };
  const understood: string[] = [];
  const verbatim: string[] = [];
  for (const line of suggestions
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const field = fieldChange(template, changed, line);
    if (field) understood.push(field);
    else verbatim.push(line);
  }
  const content = template.assemble(changed, extra);
  const notice = [
    understood.length > 0 ? `Changed as suggested: ${understood.join(', ')}.` : '',
    verbatim.length > 0
      ? 'Suggestions that need drafting are set out word for word at the end, since no language model is configured.'
      : '',
  ];
  return {
    content: verbatim.length > 0 ? `${content}\n${specialConditions(verbatim)}` : content,
    notice: notice.filter(Boolean).join(' '),
  };
}

function fieldChange(template: DocumentTemplate, values: FormValues, line: string): string | null {
  const match = SET_FIELD.exec(line);
  const name = match?.[1]
    ?.toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const value = match?.[2];
  if (!name || !value) return null;
  const field = template.fields.find((candidate) =>
    [
      candidate.label
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim(),
      candidate.name.replaceAll('_', ' '),
    ].includes(name),
  );
  if (!field) return null;
  try {
    Object.assign(values, checkedValues(template.fields, { ...values, [field.name]: value }));
    return field.label;
  } catch {
    // Not a value that the field can have: then it is no plain change of it either.
    return null;
  }
}

const specialConditions = (lines: readonly string[]): string => `## Special conditions\n\n${lines.map((line) => `- ${line}\n`).join('\n')}`;
