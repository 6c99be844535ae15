import { literally } from '../../../../core/text/literally.js';
import { count, percent } from '../../../../core/text/values/amounts.js';
import { quantityIn } from '../plain-values.js';
import { wordsOf } from '../../values/name-words.js';
import { MARK } from '../../values/marks.js';
import { speaksOf } from './find-lines.js';
import type { NumberedLine } from './numbered-text.js';

const UNIT = /(day|week|month|year|hour)s?$|(%|per ?cent)$/i;
const NOISE = /^(?:period|time|rate|give|allow)$/;
/** Words of an instruction that documents put in others. */
const SAID_AS: Readonly<Record<string, string>> = {
  cure: 'good',
  remedy: 'good',
  visit: 'enter',
  visiting: 'enter',
  visits: 'enter',
  entering: 'enter',
  entry: 'enter',
  inspection: 'inspect',
  overstay: 'stays',
  repair: 'repair',
  handover: 'hands',
};

/** What an act fixes is not what the parties agree. */
const OF_AN_ACT = /\b(?:Act|Code|Sanhita|Adhiniyam|Rules),? (?:19|20)\d\d\b/;

interface Quantity {
  amount: string;
  unit: string;
}

function quantityOf(text: string): Quantity | null {
  const match = UNIT.exec(text.trim());
  if (!match) return null;
  const written = text.trim().slice(0, match.index).replace(/-$/, '').trim();
  const amount = quantityIn(written, null);
  return amount === null ? null : { amount, unit: match[1]?.toLowerCase() ?? '%' };
}

/**
 * Changes a quantity that stands in the text of a clause ("15 (fifteen) days") where the topic's words, found in the paragraph or
 * the title of its clause, lead to one alone.
 * @param from what it is now; '' where the instruction does not say
 */
export function changeQuantity(
  lines: readonly NumberedLine[],
  topic: string,
  from: string,
  to: string,
): { index: number; text: string } | null {
  const wanted = wordsOf(
    topic.replace(/[\p{L}]+/gu, (word) => (NOISE.test(word.toLowerCase()) ? '' : (SAID_AS[word.toLowerCase()] ?? word))),
  );
  const goal = quantityOf(to);
  const now = from === '' || !goal ? null : quantityOf(/^\d+$/.test(from) ? `${from} ${goal.unit}` : from);
  if (!goal || (from !== '' && !now) || wanted.length === 0) return null;
  const unit = goal.unit === '%' ? String.raw`%(?:\s\([a-z -]{1,40}\))?` : String.raw`[\s-]${literally(goal.unit)}s?\b`;
  const pattern = new RegExp(String.raw`(?<![\d.,])(\d{1,4})(?:\s\([a-z -]{1,40}\))?${unit}`, 'g');
  let title = '';
  const places = lines.flatMap(({ mark, text }, index) => {
    if (mark === MARK.clause) title = text.length <= 100 ? text : '';
    if (OF_AN_ACT.test(text) || !speaksOf(`${title} ${text}`, wanted)) return [];
    return [...text.matchAll(pattern)].filter((match) => !now || match[1] === now.amount).map((match) => ({ index, text, match }));
  });
  const isOneLine = new Set(places.map(({ index }) => index)).size === 1;
  const only = isOneLine ? nearest(places, wanted) : undefined;
  if (!only || only.match[1] === goal.amount) return null;
  const written = goal.unit === '%' ? percent(goal.amount) : count(goal.amount, goal.unit);
  return {
    index: only.index,
    text: only.text.slice(0, only.match.index) + written + only.text.slice(only.match.index + only.match[0].length),
  };
}

interface Place {
  index: number;
  text: string;
  match: RegExpExecArray;
}

/** Of several quantities in a paragraph, the one that stands nearest to the words of the topic. */
function nearest(places: readonly Place[], wanted: readonly string[]): Place | undefined {
  const text = places[0]?.text ?? '';
  const spots = [...text.matchAll(/[\p{L}\p{M}]{2,40}/gu)]
    .filter(([word]) => wanted.includes(wordsOf(word)[0] ?? ''))
    .map(({ index }) => index);
  const distance = ({ match }: Place) => spots.reduce((least, spot) => Math.min(least, Math.abs(spot - match.index)), Infinity);
  return [...places].sort((a, b) => distance(a) - distance(b))[0];
}
