import { g, type Rule, set } from './rule.js';

/** Who bears a cost, and how something is divided among several. */
export const SHARING_RULES: readonly Rule[] = [
  [
    // "Make the costs of recovery the lender's".
    /^make (?:the )?(.{3,60}?(?:costs?|charges?|expenses|dut(?:y|ies)|tax(?:es)?|fees?|outgoings|maintenance)(?: of .{3,40}?)?) (?:the )?([a-z][a-z ]{2,29}?)['’]s(?: (?:responsibility|liability|burden|cost|account))?$/i,
    (m) => ({ kind: 'bearer', party: g(m, 2), topic: g(m, 1) }),
  ],
  [
    // "Each side bears half the stamp duty".
    /^(?:each|both|either)(?: of)?(?: the)? (?:part(?:y|ies)|sides?|of them)? ?(?:(?:should|must|shall|has to|is to|to|will) )?(?:bears?|pays?|shares?) (?:one )?(?:half|50 ?%|equally)(?: of)? (?:the )?(.{3,80})$/i,
    (m) => ({ kind: 'bearer', party: 'equally', topic: g(m, 1) }),
  ],
  [
    /^(?:split|share|divide) (?:the )?(.{3,60}?) (?:equally|half and half|50[:/-]50|fifty[- ]fifty)(?: between .{3,60})?$/i,
    (m) => ({ kind: 'bearer', party: 'equally', topic: g(m, 1) }),
  ],
  [
    /^(?:divide|split|share|distribute|leave|give) (?:the |my )?(?:residuary estate|residue|rest of (?:my|the) (?:estate|property)|remaining (?:estate|property|assets)) (equally )?(?:between|among|amongst|to) (.{3,120}?)( equally| in equal shares)?$/i,
    (m) => set('residuary beneficiary', `${g(m, 2)}${g(m, 1) || g(m, 3) ? ' in equal shares' : ''}`),
  ],
  [
    new RegExp(
      `^(?:make |have |let |keep )?(?:the )?(.{3,80}?) (?:(?:should|must|shall|has to|needs to|is to|are to|to|will) be |be |is |are )?(?:shared|borne|split|paid|divided|met) (?:equally|half and half|half each|50[:/-]50|fifty[- ]fifty|in equal (?:shares|halves|parts))(?: .{0,60})?$`,
      'i',
    ),
    (m) => ({ kind: 'bearer', party: 'equally', topic: g(m, 1) }),
  ],
];
