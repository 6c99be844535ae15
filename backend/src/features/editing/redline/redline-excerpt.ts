import type { RedlineSegment } from './redline.js';

/** Characters of a change that are shown; one that is longer is cut. */
const SHOWN_MAX = 20_000;
const NUMBER = /^\(?\d{0,3}(?:\.\d{1,3})?[a-z]?\)?\.?$/;
const GAP = '\n…\n';

/** The places that a comparison changes, each with the rest of its lines; paragraphs that only got another number are left out. */
export function excerpt(segments: readonly RedlineSegment[]): RedlineSegment[] {
  const told = withoutRenumbering(segments);
  const last = told.length - 1;
  const shown = told.flatMap((segment, index): RedlineSegment[] => {
    if (segment.kind !== 'equal') return [segment];
    const text = around(segment.text, index === 0, index === last);
    return text === '' ? [] : [{ kind: 'equal', text }];
  });
  let left = SHOWN_MAX;
  return shown.flatMap((segment) => {
    if (left <= 0) return [];
    const text = segment.text.length > left ? `${segment.text.slice(0, left)}…` : segment.text;
    left -= segment.text.length;
    return [{ ...segment, text }];
  });
}

/** Of what stays: the rest of the line before it and the beginning of the line after it. */
function around(text: string, isFirst: boolean, isLast: boolean): string {
  const [head, tail] = [text.indexOf('\n'), text.lastIndexOf('\n')];
  if (head < 0) return text;
  const before = isFirst ? '' : text.slice(0, head);
  const after = isLast ? '' : text.slice(tail + 1);
  return isFirst || isLast ? before + after : `${before}${tail - head > 1 ? GAP : '\n'}${after}`;
}

/** A comparison in which a paragraph or a reference that only got another number counts as unchanged, unless nothing else changed. */
export function withoutRenumbering(segments: readonly RedlineSegment[]): RedlineSegment[] {
  const told = renumberingUntold(segments);
  return hasChange(told) ? told : [...segments];
}

export const hasChange = (segments: readonly RedlineSegment[]): boolean => segments.some(({ kind }) => kind !== 'equal');

/** A comparison in which a paragraph or a reference that only got another number counts as unchanged. */
export function renumberingUntold(segments: readonly RedlineSegment[]): RedlineSegment[] {
  const isNumber = (segment: RedlineSegment | undefined, kind: RedlineSegment['kind']) =>
    segment?.kind === kind && segment.text.trim() !== '' && NUMBER.test(segment.text.trim());
  const told: RedlineSegment[] = [];
  for (let index = 0; index < segments.length; index += 1) {
    const [here, next] = [segments[index], segments[index + 1]];
    if (!here) continue;
    const isPair = isNumber(here, 'deleted') && isNumber(next, 'inserted');
    const isLabel = isPair && /(?:^|\n|(?:clause|paragraph)s? )$/.test(segments[index - 1]?.text ?? '\n');
    const shown: RedlineSegment = isLabel ? { kind: 'equal', text: next?.text ?? '' } : here;
    if (isLabel) index += 1;
    const last = told.at(-1);
    if (last?.kind === shown.kind) told[told.length - 1] = { ...last, text: last.text + shown.text };
    else told.push({ ...shown });
  }
  return told;
}
