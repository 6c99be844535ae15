import { stateOf } from '../../../templates/values/indian-states.js';
import type { Finding } from '../finding.js';
import type { StatedForm } from './stated-form.js';

/** Where a document says in which State its land lies, where it names the courts, and when that matters. */
interface Seat {
  types: readonly string[];
  place: readonly string[];
  state?: string;
  court: string;
  when?: (form: StatedForm) => boolean;
  why: string;
}

const LAND =
  'A suit about land or buildings is brought in the court within whose local limits they lie (section 16 of the Code of Civil Procedure, 1908)';
const CONSUMER = 'section 34(2) of the Consumer Protection Act, 2019';

const SEATS: readonly Seat[] = [
  {
    types: ['sale_agreement', 'sale_deed', 'rent_agreement', 'leave_and_license', 'settlement_deed'],
    place: ['property_address'],
    state: 'property_state',
    court: 'jurisdiction',
    why: LAND,
  },
  {
    types: ['gift_deed', 'relinquishment_deed'],
    place: ['property_address', 'property_description'],
    state: 'property_state',
    court: 'jurisdiction',
    when: (form) => form.choice('property_kind') !== 'movable',
    why: LAND,
  },
  { types: ['partition_deed'], place: ['joint_property'], state: 'property_state', court: 'jurisdiction', why: LAND },
  {
    types: ['plaint'],
    place: ['property_description'],
    court: 'court',
    when: (form) => form.choice('kind') === 'possession' || form.choice('jurisdiction_ground') === 'the property lies there',
    why: LAND,
  },
  {
    types: ['consumer_complaint'],
    place: ['complainant_address'],
    court: 'commission',
    when: (form) => form.choice('jurisdiction_ground') === 'the complainant lives or works there',
    why: `The complaint says that the complainant lives or works within the limits of the commission (${CONSUMER})`,
  },
  {
    types: ['consumer_complaint'],
    place: ['opposite_party_address'],
    court: 'commission',
    when: (form) =>
      form.choice('jurisdiction_ground') === 'the opposite party lives or carries on business there' &&
      form.choice('further_parties') === '',
    why: `The complaint says that the opposite party lives or carries on business within the limits of the commission (${CONSUMER})`,
  },
  {
    types: ['cheque_complaint'],
    place: ['payee_bank'],
    court: 'court',
    why: 'The complaint is tried only by a court within whose local limits the branch lies where the payee maintains the account, if the cheque was delivered for collection (section 142(2)(a) of the Negotiable Instruments Act, 1881)',
  },
];
/** The lines that name courts. */
const COURTS = /\bjurisdiction\b|\bcourts?\b|\bcommission\b|न्यायालय/iu;
/** A High Court may sit in one State and have jurisdiction in another. */
const SEVERAL_STATES = /high court|supreme court|national/i;

/** Courts of another State than that of the property, or of the place on which the jurisdiction rests. */
export function* findPropertyCourts(form: StatedForm): Generator<Finding> {
  for (const { types, place, state, court, when, why } of SEATS) {
    if (!types.includes(form.documentType) || when?.(form) === false) continue;
    const named = form.value(court);
    const courts = SEVERAL_STATES.test(named) ? null : stateOf(named);
    const lies = (state && form.value(state)) || place.map((name) => stateOf(form.value(name))).find((found) => found !== null);
    if (!courts || !lies || courts === lies) continue;
    yield* form.finding('jurisdiction', court, `${why}. The place is in ${lies}; "${form.label(court)}" names ${courts}.`, {
      near: COURTS,
    });
  }
}
