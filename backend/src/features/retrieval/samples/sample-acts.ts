/** An act that nobody has passed, for programs that are tried out. */
export interface SampleAct {
  /** Of no document of the library. */
  id: string;
  title: string;
  /** As a file of it would be uploaded. */
  text: string;
}

const INVENTED = 'This text was invented to try programs out. It is not the law of any place, and nobody should act on it.';

/** Made-up law in words of our own. Every title begins with "Sample" and every text says that it was invented. */
export const SAMPLE_ACTS: readonly SampleAct[] = [
  act('5a3b1e00-0000-4000-8000-000000000001', 'Sample Lantern Deposits Act, 2001', [
    ['Short title', 'This Act may be called the Sample Lantern Deposits Act, 2001.'],
    [
      'Definitions',
      'In this Act, "lantern" means a lamp that is hired out for an evening, "keeper" means a person who hires lanterns out, and "deposit" means money that a keeper takes as security for the return of a lantern.',
    ],
    [
      'How large a deposit may be',
      '(1) A keeper shall not take a deposit that exceeds the hire of three evenings.\n(2) A deposit that is taken in excess of sub-section (1) shall be returned to the hirer within two days of being asked for.',
    ],
    [
      'Return of deposit',
      '(1) The keeper shall return the deposit within five days after the lantern is brought back.\n(2) The keeper may keep back so much of the deposit as mending the lantern costs, and shall give the hirer a written account of it.',
    ],
    ['Lost lanterns', 'Where a lantern is not brought back within thirty days, the keeper may keep the whole deposit and nothing more.'],
    ['Penalty', 'A keeper who does not return a deposit as section 4 requires shall pay the hirer twice its amount.'],
  ]),
  act('5a3b1e00-0000-4000-8000-000000000002', 'Sample River Ferries Act, 1998', [
    ['Short title', 'This Act may be called the Sample River Ferries Act, 1998.'],
    ['Licence', 'No person shall carry passengers across a river for money without a licence of the Sample Ferry Office.'],
    [
      'Tickets',
      '(1) Every passenger shall be given a ticket that names the ferry, the landing and the hour.\n(2) A passenger without a ticket shall not be refused passage if the ferryman had none to give.',
    ],
    [
      'Delay',
      '(1) Where a ferry leaves more than one hour after the hour on the ticket, the passenger may ask for half of the fare back.\n(2) Where it does not leave on that day, the whole fare shall be paid back within seven days.',
    ],
    ['Animals', 'A passenger may take one goat or two dogs on board without a fare for them, if they are tied.'],
    ['Appeal', 'Whoever is refused a licence may appeal to the Sample River Tribunal within forty days of the refusal.'],
  ]),
  act('5a3b1e00-0000-4000-8000-000000000003', 'Sample Garden Fences Act, 2010', [
    ['Short title', 'This Act may be called the Sample Garden Fences Act, 2010.'],
    [
      'Shared fence',
      'A fence that stands between two gardens belongs to both neighbours in equal shares, unless they have agreed otherwise in writing.',
    ],
    [
      'Cost of repair',
      '(1) Each neighbour shall bear half of what the repair of a shared fence costs.\n(2) A neighbour who means to repair it shall give the other notice of fifteen days with an estimate of the cost.',
    ],
    ['Height', 'A fence shall not be higher than two metres, or higher than one metre where it faces a path.'],
    ['Fruit', 'Fruit that falls over a shared fence belongs to the neighbour in whose garden it falls.'],
    ['Disputes', 'A dispute about a shared fence shall be heard by the Sample Fence Arbitrator, whose decision is final.'],
  ]),
  act('5a3b1e00-0000-4000-8000-000000000004', 'Sample Kite Registration Act, 2015', [
    ['Short title', 'This Act may be called the Sample Kite Registration Act, 2015.'],
    ['Duty to register', 'Every kite whose wings are wider than two metres shall be registered before it is flown in a public park.'],
    [
      'Registration',
      '(1) An application for registration shall state the name of the flyer, the width of the kite and its colours.\n(2) The Sample Kite Registrar shall decide on it within ten days and may not refuse it because of a colour.',
    ],
    ['Term', 'A registration is valid for two years and may be renewed once without another inspection.'],
    ['Forbidden string', 'No person shall fly a kite on a string of metal or glass.'],
    ['Fine', 'Whoever flies a kite in breach of section 2 or section 5 shall pay a fine of one hundred sample coins.'],
  ]),
];

function act(id: string, title: string, sections: readonly (readonly [heading: string, text: string])[]): SampleAct {
  const body = sections.map(([heading, text], index) => `${index + 1}. ${heading}.—${text}`).join('\n\n');
  return { id, title, text: `${title.toUpperCase()}\n\n${INVENTED}\n\n${body}\n` };
}
