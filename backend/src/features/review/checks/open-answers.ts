import { findingAt, type Finding } from './finding.js';
import type { TextLine } from './text-lines.js';

/** How the reply prints an allegation that nobody has answered yet; the blank is filled in by hand or by the form. */
const OPEN = /(?:Admitted, denied or not known, and the answer|स्वीकार, अस्वीकार या जानकारी नहीं, और उत्तर): ?\[●\]/u;
/** An answer of the form that found no allegation: it is printed with its number and its stance. */
const STRAY =
  /^\s{0,9}\([a-z]{1,2}\) (?:(?:row|para|पंक्ति|पैरा) ?)?\d{1,3}[a-z]?(?:\.\d{1,3}|\([\da-z]{1,4}\)){0,2} ?: ?(?:admit|den(?:y|ied)|not known|open|(?:अ?स्वीकार|जानकारी नहीं|ज्ञात नहीं)(?![\p{L}\p{M}]))/iu;
const LABEL = /^\s{0,9}(\d{1,3}\.\d{1,3})\s/u;
const WRITTEN_STATEMENT = /^[#* ]{0,6}(?:WRITTEN STATEMENT OF THE DEFENDANT|प्रतिवादी का लिखित कथन)/u;
const HEADING_LINES = 40;

/**
 * Allegations of the other side that a reply leaves open. In a written statement what is not specifically denied is taken as admitted
 * (Code of Civil Procedure, Order VIII, rule 5), so that such a blank is serious there.
 */
export function* findOpenAnswers(lines: readonly TextLine[]): Generator<Finding> {
  const serious = lines.slice(0, HEADING_LINES).some(({ text }) => WRITTEN_STATEMENT.test(text));
  for (const line of lines) {
    const stray = STRAY.exec(line.text);
    if (stray) {
      const message =
        'This answer names an allegation that the reply does not have, so that it is printed as it was typed. Give it the number of one.';
      yield { ...findingAt('open-answer', message, line, 0, stray[0].length), serious: true };
    }
    const match = OPEN.exec(line.text);
    if (!match) continue;
    const label = LABEL.exec(line.text)?.[1];
    const which = label ? `The allegation in ${label} is` : 'An allegation is';
    const why = serious
      ? ' What a written statement does not specifically deny is taken as admitted (Code of Civil Procedure, Order VIII, rule 5).'
      : '';
    yield {
      ...findingAt(
        'open-answer',
        `${which} still to be admitted, denied or said to be not known.${why}`,
        line,
        match.index,
        match[0].length,
      ),
      serious,
    };
  }
}
