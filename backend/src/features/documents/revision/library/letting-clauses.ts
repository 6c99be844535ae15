import type { LibraryClause } from './library-clause.js';

/** Clauses for a tenancy or a licence; the words in braces are those of the document. */
export const LETTING_CLAUSES: readonly LibraryClause[] = [
  {
    title: 'Pets',
    names: ['pet', 'pets', 'no pets', 'animals', 'pet ban', 'no animals'],
    paragraphs: ["The {occupier} shall not keep an animal in the {premises} without the {owner}'s prior written consent."],
  },
  {
    title: 'Pets allowed',
    names: ['pets allowed', 'allow pets', 'pet friendly', 'keeping pets', 'allowing pets', 'permitting pets'],
    paragraphs: [
      'The {occupier} may keep domestic pets in the {premises}, keeps them clean and under control, lets them cause no nuisance to neighbours, and makes good all damage that they cause.',
    ],
  },
  {
    title: 'Parking',
    names: ['parking', 'car parking', 'vehicle parking', 'parking space', 'parking slot'],
    paragraphs: [
      'The {occupier} may park one car and one two-wheeler in the parking place that belongs to the {premises} or that the {owner} assigns, and nowhere else in the compound.',
    ],
  },
  {
    title: 'Late payment of the {money}',
    names: [
      'late rent',
      'penalty for late rent',
      'late payment',
      'late fee',
      'late fees',
      'late rent fee',
      'late rent penalty',
      'rent delay',
      'delayed rent',
      'late payment of rent',
      'penalty on late rent',
      'penalty for late payment',
      'interest on late rent',
      'delay in rent',
      'late licence fee',
      'late payment of licence fee',
      'late payment of fee',
      'late payment charges',
      'late charges',
      'delayed payment',
      'late rent fine',
      'fine for late rent',
    ],
    paragraphs: [
      'If the {money} is not paid on its due date, the {occupier} shall pay simple interest on it at {rate} from that date until it is paid, as compensation for the delay.',
    ],
  },
  {
    title: 'Lock-in',
    names: ['lock in', 'lock in period', 'lockin', 'minimum stay'],
    paragraphs: [
      'During the first {months} neither Party may end this Agreement except for a material breach by the other. A Party who ends it otherwise shall compensate the other for the loss that this causes.',
    ],
  },
  {
    title: 'Smoking',
    names: ['smoking', 'no smoking'],
    paragraphs: ['Nobody shall smoke in the {premises}.'],
  },
  {
    title: 'Noise',
    names: ['noise', 'nuisance', 'quiet hours', 'loud music', 'parties'],
    paragraphs: [
      'The {occupier} shall cause no nuisance to neighbours and shall make no noise that can be heard outside the {premises} between {hours}.',
    ],
  },
  {
    title: 'Guests',
    names: ['guest', 'guests', 'visitors', 'overnight guests'],
    paragraphs: [
      "The {occupier} may receive guests. A guest who stays for more than 15 (fifteen) days in a row needs the {owner}'s written consent.",
    ],
  },
  {
    title: 'Number of guests',
    names: ['number of guests', 'overnight guests limit', 'guest limit'],
    paragraphs: ['Not more than {number} guests may stay overnight in the {premises} at the same time.'],
  },
  {
    title: 'Number of occupants',
    names: ['number of occupants', 'occupancy limit', 'maximum occupants', 'occupancy'],
    paragraphs: ['Not more than {number} persons may live in the {premises} at the same time.'],
  },
  {
    title: 'Minor repairs',
    names: ['minor repairs', 'small repairs', 'petty repairs', 'day to day repairs'],
    paragraphs: [
      "The {occupier} shall carry out at the {occupier}'s cost minor repairs inside the {premises} of up to {amount} for each repair. The {owner} bears repairs that cost more, except where the {occupier} has caused the damage.",
    ],
  },
  {
    title: 'Days of grace',
    names: ['grace period', 'days of grace', 'grace days', 'grace'],
    paragraphs: ['If the {money} is paid within {days} after its due date, the {occupier} is not in default by that delay.'],
  },
  {
    title: 'Painting and cleaning',
    names: ['painting', 'paint', 'whitewash', 'whitewashing', 'deep cleaning', 'cleaning', 'painting charges'],
    paragraphs: [
      'When this Agreement ends the {occupier} shall hand back the {premises} clean, and shall bear the reasonable cost, supported by bills, of repainting walls that are marked beyond fair wear and tear.',
    ],
  },
  {
    title: 'Police verification',
    names: ['police verification', 'verification of tenant', 'tenant verification', 'kyc'],
    paragraphs: [
      'The {occupier} shall give the {owner} the papers and photographs that are needed to inform the police of the occupation, and the {owner} shall do so in the time that the local order prescribes.',
    ],
  },
  {
    title: 'Society rules',
    names: ['society rules', 'society', 'association rules', 'building rules', 'rwa rules'],
    paragraphs: [
      'The {occupier} shall keep the rules of the society or association of the building, once they have been made known in writing.',
    ],
  },
  {
    title: 'Inspection',
    names: ['inspection', 'landlord inspection', 'entry', 'right of entry', 'access'],
    paragraphs: [
      'The {owner} may enter the {premises} at a reasonable hour, after notice of at least 24 (twenty-four) hours, to inspect or repair them. In an emergency no notice is needed.',
    ],
  },
  {
    title: 'Alterations',
    names: ['alteration', 'alterations', 'structural changes', 'no alterations', 'drilling'],
    paragraphs: [
      "The {occupier} shall make no addition or alteration to the {premises} without the {owner}'s prior written consent, and shall on leaving restore what was altered if the {owner} so asks.",
    ],
  },
  {
    title: 'Subletting',
    names: ['subletting', 'sublet', 'no subletting', 'sub letting', 'sublease', 'airbnb'],
    paragraphs: [
      "The {occupier} shall not sublet the {premises}, take in paying guests or part with possession, in whole or in part, without the {owner}'s prior written consent.",
    ],
  },
  {
    title: 'Utilities',
    names: ['utilities', 'electricity', 'water charges', 'electricity charges', 'utility bills'],
    paragraphs: [
      'The {occupier} shall pay the electricity, water, gas and internet charges for the {premises} as metered or billed, and shall show the {owner} the receipts on request.',
    ],
  },
  {
    title: 'Inventory',
    names: ['inventory', 'handover inventory', 'condition report'],
    paragraphs: [
      'On handing over and on handing back the {premises} the Parties shall sign an inventory of the fittings with their condition. It decides what was there and how.',
    ],
  },
  {
    title: 'Sale during the tenancy',
    names: ['sale of property', 'sale during tenancy', 'change of ownership'],
    paragraphs: [
      "A transfer of the {premises} does not affect the {occupier}'s rights under this Agreement, and the {owner} shall bind the transferee to them.",
    ],
  },
  {
    title: 'Right of first refusal',
    names: ['right of first refusal', 'first refusal'],
    paragraphs: [
      'If the {owner} wishes to sell the {premises} while this Agreement is in force, the {owner} shall first offer them to the {occupier} in writing, who may accept within 30 (thirty) days.',
    ],
  },
  {
    title: 'Home office',
    names: ['work from home', 'home office', 'business use'],
    paragraphs: [
      'The {occupier} may work from home in the {premises} without receiving the public there; this does not change the permitted use.',
    ],
  },
  {
    title: 'Pest control',
    names: ['pest control', 'pest'],
    paragraphs: [
      'The {owner} shall have pest control done before handing over the {premises}; the {occupier} bears the cost of later treatments.',
    ],
  },
  {
    title: 'Insurance',
    names: [
      'insurance',
      'insurance of premises',
      'insurance of flat',
      'house insurance',
      'fire insurance',
      'property insurance',
      'building insurance',
    ],
    paragraphs: [
      "While this Agreement is in force the {bearer} shall, at the {bearer}'s cost, keep the {premises} insured against fire, flood, earthquake and similar risks, and shall show the other Party proof of it on request. Each Party may insure that Party's own belongings.",
    ],
  },
  {
    title: 'Locks and keys',
    names: ['locks', 'keys', 'lock and key', 'change of locks', 'duplicate key'],
    paragraphs: [
      "The {occupier} shall not change or add a lock without the {owner}'s written consent, shall give the {owner} a key of every lock that is changed with it, and shall hand back all keys on leaving.",
    ],
  },
  {
    title: 'Brokerage',
    names: ['brokerage', 'broker', 'broker fee', 'commission of broker'],
    paragraphs: ['Each Party shall pay the brokerage that it has itself agreed to pay, and is not answerable for that of the other.'],
  },
  {
    title: 'Damage',
    names: ['damage', 'damages to premises', 'damage to premises', 'damage to property', 'damage to furniture'],
    paragraphs: [
      "The {occupier} shall make good damage to the {premises}, the fittings or the furniture that the {occupier}, or a person who is there with the {occupier}'s leave, has caused, fair wear and tear excepted.",
    ],
  },
  {
    title: 'Dangerous goods',
    names: ['dangerous goods', 'hazardous goods', 'hazardous materials', 'inflammable goods', 'flammable goods', 'inflammable materials'],
    paragraphs: [
      'The {occupier} shall not store inflammable, explosive or otherwise dangerous goods in the {premises}, except cooking gas and household goods in the usual quantities.',
    ],
  },
  {
    title: 'Charging of electric vehicles',
    names: ['ev charging', 'ev charger', 'electric vehicle charging', 'charging point', 'electric vehicle'],
    paragraphs: [
      "The {occupier} may, with the {owner}'s prior written consent and at the {occupier}'s cost, install a charging point for an electric vehicle in the parking place, and shall remove it on leaving if the {owner} so asks.",
    ],
  },
];
