import { numberFromWords } from '../values/number-from-words.js';
import type { TemplateField } from '../template/template-schema.js';

const UNIT_MONTHS: Record<string, number> = { month: 1, year: 12 };
const UNIT_DAYS: Record<string, number> = { day: 1, week: 7 };
const MULTIPLIERS: Record<string, number> = { k: 1e3, thousand: 1e3, lakh: 1e5, lac: 1e5, million: 1e6, crore: 1e7 };

/** The unit that a field counts in, as its label says: "Duration (months)". */
export const unitOf = ({ label }: TemplateField): string | null => /\((day|week|month|year)s?\)/i.exec(label)?.[1]?.toLowerCase() ?? null;

/**
 * A value as people write it in a sentence, in the form that the field takes: "Rs. 1.5 lakh per month" → 150000,
 * "two years" → 24 for a field in months. What is not understood stays as it is, for the field to judge.
 */
export function plainValue(field: TemplateField, written: string): string {
  const text = written.trim().replace(/^["'“‘]|["'”’]$/g, '');
  if (field.format === 'money') return amountIn(text) ?? text;
  if (field.format === 'number') return quantityIn(text, unitOf(field)) ?? text;
  if (field.format === 'date') return text.replace(/^(?:on|the)\s+/i, '');
  return text;
}

function amountIn(text: string): string | null {
  const bare = text
    .replace(/\b(?:per|a|each|every)\s+(?:month|year|annum|day|week)\b|\b(?:monthly|yearly|only|rupees?|inr)\b|\/-/gi, '')
    .replace(/^(?:rs\.?|₹)\s*/i, '')
    .trim();
  const [, figures, multiplier] = /^(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|lakhs?|lacs?|millions?|crores?)$/i.exec(bare) ?? [];
  if (figures && multiplier) {
    const value = Number(figures.replaceAll(',', '')) * (MULTIPLIERS[multiplier.toLowerCase().replace(/s$/, '')] ?? 1);
    return String(Math.round(value * 100) / 100);
  }
  if (/^\d/.test(bare)) return bare;
  const words = numberFromWords(bare);
  return words === null ? null : String(words);
}

/** "24 months", "two years", "thirty" as a whole number of the unit; null when it is none or the units do not convert. */
export function quantityIn(text: string, unit: string | null): string | null {
  const written = text.trim();
  const given = /(?:days?|weeks?|months?|years?)$/i.exec(written)?.[0];
  const amount = written.slice(0, written.length - (given?.length ?? 0)).trimEnd();
  const count = /^\d{1,6}$/.test(amount) ? Number(amount) : numberFromWords(amount);
  if (count === null) return null;
  const from = given?.toLowerCase().replace(/s$/, '') ?? unit;
  if (!unit || !from || from === unit) return whole(count);
  if (UNIT_MONTHS[from] && UNIT_MONTHS[unit]) return whole((count * UNIT_MONTHS[from]) / UNIT_MONTHS[unit]);
  if (UNIT_DAYS[from] && UNIT_DAYS[unit]) return whole((count * UNIT_DAYS[from]) / UNIT_DAYS[unit]);
  return null;
}

const whole = (value: number): string | null => (Number.isInteger(value) && value >= 0 ? String(value) : null);
