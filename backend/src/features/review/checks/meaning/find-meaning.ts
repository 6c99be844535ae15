import { readableValues } from '../../../templates/form/form-values.js';
import type { DocumentTemplate } from '../../../templates/engine/document-template.js';
import type { Finding } from '../finding.js';
import { type TextLine, textLines } from '../text-lines.js';
import { findDateOrders } from './date-orders.js';
import { findLegalBounds } from './legal-bounds.js';
import { findPropertyCourts } from './property-courts.js';
import { findRestraint } from './restraint-of-trade.js';
import { findSigningPlaces } from './signing-places.js';
import { findTraps } from '../traps/find-traps.js';
import { StatedForm } from './stated-form.js';
import { findSums } from './sums.js';

/** What a text was made from. */
export interface DraftOrigin {
  template: DocumentTemplate;
  /** Values by the names of the template's fields, as a client sent them; those that are not valid are left out. */
  given: Record<string, unknown>;
  /** As `2026-11-29`, for days that must not lie ahead; left out where nobody knows the day. */
  today?: string;
}

/** What does not fit together in a document of a known type: who signs, sums and shares, the order of days, limits of the law, courts. */
export function* findMeaning(lines: readonly TextLine[], { template, given, today }: DraftOrigin): Generator<Finding> {
  const { documentType } = template;
  const values = readableValues(template.fields, given);
  const form = new StatedForm(documentType, template.fields, values, lines);
  yield* findDateOrders(form);
  yield* findSums(form);
  yield* findLegalBounds(form);
  yield* findPropertyCourts(form);
  yield* findTraps(form, today);
  yield* findRestraint(documentType, lines);
  if (Object.keys(given).length > 0) yield* findSigningPlaces(documentType, lines, textLines(template.assemble(values)));
}
