import { AFFIDAVITS, CONTRACTS, DEEDS, LEASES, LETTINGS, LICENCES } from '../document-groups.js';
import type { SignedForm } from '../signed-form.js';
import type { SigningRule } from '../signing-note.js';

const STAMPED = [...LETTINGS, ...DEEDS, ...CONTRACTS, 'sale_agreement', 'partnership_deed', 'power_of_attorney'];
const ABROAD = (form: SignedForm): boolean => form.value('signed_abroad') === 'yes';

/** The rate is left to the authority: no dated source of the States' rates is at hand. */
const rate = ({ state }: SignedForm): string =>
  `Rate: ask the Collector of Stamps or, for a paper to be registered, the sub-registrar, in ${state ?? 'the State whose stamp law applies'}.`;

/** The head of the schedule under which a document falls; a State may have a schedule of its own. */
const head =
  (article: string) =>
  (form: SignedForm): string =>
    `Stamp duty is charged under ${article} of Schedule I to the Indian Stamp Act, 1899, or under the corresponding entry of the State's own schedule. ${rate(form)}`;

export const STAMP_RULES: readonly SigningRule[] = [
  { types: LEASES, topic: 'stamp', text: head('article 35 (lease)') },
  { types: LICENCES, topic: 'stamp', text: (form) => `A leave and licence is charged as the State's schedule says. ${rate(form)}` },
  {
    types: LICENCES,
    topic: 'stamp',
    when: (form) => form.state === 'Maharashtra' && (form.number('duration_months') ?? 0) > 60,
    text: 'A licence of more than 60 months is allowed in Maharashtra, but it falls under another entry of the stamp schedule than a shorter one. Have the duty assessed before you sign.',
  },
  {
    types: LEASES,
    topic: 'stamp',
    text: 'Unless the agreement says otherwise, the tenant bears the duty (section 29(c) of the Indian Stamp Act, 1899).',
  },
  { types: ['sale_deed'], topic: 'stamp', text: head('article 23 (conveyance)') },
  {
    types: ['sale_deed'],
    topic: 'stamp',
    text: 'Unless the deed says otherwise, the buyer bears the duty (section 29(c) of the Indian Stamp Act, 1899).',
  },
  {
    types: ['sale_deed'],
    topic: 'stamp',
    when: (form) => (form.number('market_value') ?? 0) > (form.number('sale_price') ?? Infinity),
    text: 'The market value is above the price. Where the State charges duty on the market value, have it assessed before you buy the stamp.',
  },
  { types: ['gift_deed'], topic: 'stamp', text: head('article 33 (gift)') },
  { types: ['settlement_deed'], topic: 'stamp', text: head('article 58 (settlement)') },
  { types: ['partition_deed'], topic: 'stamp', text: head('article 45 (partition)') },
  {
    types: ['partition_deed'],
    topic: 'stamp',
    text: 'Unless the deed says otherwise, the parties bear the duty in proportion to their shares (section 29(g) of the Indian Stamp Act, 1899).',
  },
  { types: ['relinquishment_deed'], topic: 'stamp', text: head('article 55 (release)') },
  {
    types: ['relinquishment_deed'],
    topic: 'stamp',
    when: (form) => (form.number('consideration') ?? 0) > 0,
    text: 'The share is given up for money. Ask whether the authority will charge the deed as a release or as a conveyance.',
  },
  {
    types: ['relinquishment_deed'],
    topic: 'stamp',
    text: 'Unless the deed says otherwise, the releasor, who executes it, bears the duty (section 29(a) of the Indian Stamp Act, 1899).',
  },
  { types: ['sale_agreement', ...CONTRACTS], topic: 'stamp', text: head('article 5 (agreement)') },
  { types: ['partnership_deed'], topic: 'stamp', text: head('article 46 (partnership)') },
  { types: ['power_of_attorney'], topic: 'stamp', when: (form) => !ABROAD(form), text: head('article 48 (power of attorney)') },
  {
    types: STAMPED,
    topic: 'stamp',
    when: (form) => !ABROAD(form),
    text: 'Have it stamped before or when it is signed (section 17 of the Indian Stamp Act, 1899, or the Stamp Act of the State). A document that is not duly stamped is not admitted in evidence until duty and penalty are paid (section 35 of the Indian Stamp Act, 1899).',
  },
  {
    types: ['power_of_attorney'],
    topic: 'stamp',
    when: ABROAD,
    text: 'Have it stamped within three months after it is first received in India (section 18 of the Indian Stamp Act, 1899). Ask the Collector of Stamps of the State in which it will be used for the rate.',
  },
  {
    types: AFFIDAVITS,
    topic: 'stamp',
    text: (form) =>
      `An affidavit is charged under article 4 of Schedule I to the Indian Stamp Act, 1899, or the State's own schedule; that article exempts one made to be filed at once in a court. ${rate(form)}`,
  },
  { types: ['will'], topic: 'stamp', text: 'A will needs no stamp: Schedule I to the Indian Stamp Act, 1899 does not name it.' },
  {
    types: ['vakalatnama', 'cheque_complaint', 'bail_application', 'mutual_divorce_petition', 'consumer_complaint', 'plaint'],
    topic: 'stamp',
    text: 'Ask the filing counter for the court fee or prescribed fee and, for a vakalatnama, for the advocates’ welfare stamp; both differ from State to State.',
  },
];
