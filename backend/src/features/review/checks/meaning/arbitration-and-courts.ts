import { findingAt, type Finding } from '../finding.js';
import type { TextLine } from '../text-lines.js';

const ARBITRATES = /\b(?:sole arbitrator|by arbitration|to arbitration|arbitral tribunal|arbitrators)\b|माध्यस्थम्|मध्यस्थता/iu;
const EXCLUSIVE =
  /\bexclusive jurisdiction\b|\bjurisdiction exclusively\b|\bexclusively (?:in|by|before|to) the courts?\b|\bcourts?\b[^.;]{0,80}\b(?:alone|only) (?:shall )?have jurisdiction\b|\bonly the courts?\b[^.;]{0,80}\bjurisdiction\b|अनन्य (?:क्षेत्राधिकार|अधिकारिता)/iu;
/** Words that leave to the courts what an arbitration leaves them. */
const BESIDE = /arbitra|interim|माध्यस्थम्|मध्यस्थता/iu;

/** Courts with exclusive jurisdiction in a document that sends its disputes to arbitration. */
export function* findArbitrationAndCourts(lines: readonly TextLine[]): Generator<Finding> {
  if (!lines.some(({ text }) => ARBITRATES.test(text))) return;
  for (const line of lines) {
    const match = EXCLUSIVE.exec(line.text);
    if (!match || BESIDE.test(line.text)) continue;
    yield findingAt(
      'arbitration-and-courts',
      'The disputes go to arbitration, and these courts have exclusive jurisdiction. Say which of the two decides, or that the courts act in support of the arbitration only.',
      line,
      match.index,
      match[0].length,
    );
  }
}
