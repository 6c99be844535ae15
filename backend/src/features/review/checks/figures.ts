import { differingFigures } from '../../../core/text/values/number-from-words.js';
import { findingAt, type Finding } from './finding.js';
import type { TextLine } from './text-lines.js';

/** Amounts and numbers written twice, in figures and in words, that do not say the same; lakh and crore or million and billion. */
export function* findFigures(lines: readonly TextLine[]): Generator<Finding> {
  for (const line of lines)
    for (const { start, length, figures, words } of differingFigures(line.text))
      yield findingAt('figures-and-words', `The figures "${figures}" and the words "${words.trim()}" differ.`, line, start, length);
}
