import type { CheckedLaw } from '../retrieval/known-law/text-claims.service.js';
import type { PassagePayload } from '../retrieval/retrieval.service.js';
import { fullPath } from '../retrieval/retrieval.service.js';
import { headingPathText } from '../retrieval/source-place.views.js';
import { type VerifiedCitation, type VerifiedPlace, VerifiedStatus } from './verify.views.js';

/** What is known of a citation, without what it is and where it stands in the text. */
export type Verdict = Omit<VerifiedCitation, 'kind' | 'written' | 'start' | 'end' | 'message'>;

/** The most differences that are told of one citation. */
export const MOST_DIFFERENCES = 20;

export const NOT_HELD: Verdict = {
  status: VerifiedStatus.NOT_IN_LIBRARY,
  act: null,
  section: null,
  heading: null,
  stamp: null,
  inForce: null,
  citedInLibrary: false,
  successors: [],
  differences: [],
  place: null,
};

const STATUS: Readonly<Record<CheckedLaw['verdict'], VerifiedStatus>> = {
  held: VerifiedStatus.FOUND,
  different: VerifiedStatus.FOUND_WITH_DIFFERENCES,
  'not-in-force': VerifiedStatus.NOT_IN_FORCE,
  'no-such-section': VerifiedStatus.SECTION_NOT_IN_ACT,
  'act-not-named': VerifiedStatus.ACT_NOT_NAMED,
  'not-held': VerifiedStatus.NOT_IN_LIBRARY,
};

/** A passage, whose `end` is that of its whole section, as a place to open. */
export const placeOf = (passage: PassagePayload): VerifiedPlace => ({
  documentId: passage.documentId,
  documentTitle: passage.title,
  headingPath: headingPathText(fullPath({ ...passage, within: [] })),
  pageStart: passage.pageFrom,
  pageEnd: passage.pageTo,
  fromScan: passage.fromScan ?? false,
  spanStart: passage.start,
  spanEnd: passage.end,
});

/** What is known of a law, as both APIs show it. */
export const lawVerdict = ({ verdict, act, section, heading, stamp, inForce, successors, differences, place }: CheckedLaw): Verdict => ({
  ...NOT_HELD,
  status: STATUS[verdict],
  act,
  section,
  heading,
  stamp,
  inForce,
  successors: successors.map((each) => ({ act: each.act, section: each.section || null })),
  differences: differences.slice(0, MOST_DIFFERENCES),
  place: place && placeOf(place),
});
