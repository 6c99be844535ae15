import type { TopicInput } from '../../../shared/gql/graphql.js';
import type { Topic } from './use-topics.js';

/** A topic as the dialog shows it: lists as lines. */
export interface TopicValues {
  name: string;
  field: string;
  en: string;
  hi: string;
  hinglish: string;
  /** "138, Negotiable Instruments Act, 1881". */
  law: string;
  next: string;
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The section and the act that a line names; null where it names no act. */
export function placeOf(line: string): { section: string; act: string } | null {
  const comma = line.indexOf(',');
  const [section, act] = [line.slice(0, comma).trim(), line.slice(comma + 1).trim()];
  return comma > 0 && act ? { section: section.replace(/^(?:section|sec\.?|s\.)\s+/i, ''), act } : null;
}

export function valuesOf(topic: Topic | null): TopicValues {
  if (!topic) return { name: '', field: '', en: '', hi: '', hinglish: '', law: '', next: '' };
  const { name, field, asks, law, next } = topic;
  return {
    name,
    field,
    en: asks.en.join('\n'),
    hi: asks.hi.join('\n'),
    hinglish: asks.hinglish.join('\n'),
    law: law.map(({ section, act }) => `${section}, ${act}`).join('\n'),
    next: next.join('\n'),
  };
}

export const inputOf = ({ name, field, en, hi, hinglish, law, next }: TopicValues): TopicInput => ({
  name: name.trim(),
  field: field.trim() || null,
  asks: { en: linesOf(en), hi: linesOf(hi), hinglish: linesOf(hinglish) },
  law: linesOf(law).flatMap((line) => placeOf(line) ?? []),
  next: linesOf(next),
});
