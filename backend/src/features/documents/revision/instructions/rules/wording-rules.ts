import { g, type Rule } from './rule.js';

const up = (verb: string): boolean => /^(?:increase|raise|enhance|hike|step up|go up|extend|lengthen|bump|push|postpone)/i.test(verb);

/** Words that are exchanged, quantities that change by a step, and what is taken out. */
export const WORDING_RULES: readonly Rule[] = [
  [
    // "Rename Employee to Executive": the word for a party, and no name of one.
    /^rename (?:the )?(?:term |expression |party |word )?"?(?!(?:firm|company|business|partnership|llp|trust)\b)([a-z]{4,14})"? (?:to|as) (?:the )?"?([a-z]{4,16})"?(?: (?:throughout|everywhere))?$/i,
    (m) => ({ kind: 'replace', from: g(m, 1), to: g(m, 2) }),
  ],
  [
    // "Head of Finance should read Chief Financial Officer".
    /^(?:the (?:words? |phrase )?)?"?([^"]{2,80}?)"? (?:should|must|is to|has to|to|shall) (?:read|be read as|read as)(?: as)? "?([^"]{2,120}?)"?(?: (?:everywhere|throughout))?$/i,
    (m) => (/^(?:clause|para|paragraph|section)\b/i.test(g(m, 1)) ? null : { kind: 'replace', from: g(m, 1), to: g(m, 2) }),
  ],
  [/^(?:renumber|re-number|fix the numbering|correct the numbering)\b/i, () => ({ kind: 'renumber' })],
  [
    /^(?:replace|substitute|swap|change) (?:the (?:words?|phrase|expression|term) )?"([^"]{1,300})" (?:by|with|for|to|as|into) "([^"]{0,1000})"(?: (?:everywhere|throughout|wherever).{0,40})?$/i,
    (m) => ({ kind: 'replace', from: g(m, 1), to: g(m, 2) }),
  ],
  [
    // Lawyers substitute the new words for the old ones.
    /^substitute (?:the (?:words?|figures?|phrase|expression|term) )?"([^"]{1,300})" for (?:the (?:words?|figures?|phrase|expression|term) )?"([^"]{1,300})"(?:,? (?:everywhere|throughout|wherever).{0,40})?$/i,
    (m) => ({ kind: 'replace', from: g(m, 2), to: g(m, 1) }),
  ],
  [
    /^(?:write|use|put|say) "([^"]{1,300})" (?:instead of|in place of|rather than|for) "([^"]{1,300})"/i,
    (m) => ({ kind: 'replace', from: g(m, 2), to: g(m, 1) }),
  ],
  [
    /^(?:instead of|in place of) "([^"]{1,300})",? (?:write|use|put|say|have) "([^"]{1,300})"/i,
    (m) => ({ kind: 'replace', from: g(m, 1), to: g(m, 2) }),
  ],
  [/^make (?:it|this|the (?:agreement|document|nda|deed|contract))(?: a)? (.{3,30})$/i, (m) => ({ kind: 'option', option: g(m, 1) })],
  [
    /^make (?:the )?(.{3,60}?)(?: clause| obligations?| provision)? (?:mutual|two-?way|reciprocal|apply to both(?: parties| sides)?|binding on both(?: parties| sides)?)$/i,
    (m) => ({ kind: 'mutual', name: g(m, 1) }),
  ],
  [
    /^(increase|raise|enhance|hike|step up|scale down|slash|trim|curtail|extend|lengthen|reduce|decrease|lower|shorten|cut|bump up|bump|push back|push|postpone|prepone) (?:the )?(.{2,80}?) by (.{1,60}?)( ?(?:%|per ?cent))?$/i,
    (m) => ({ kind: 'by', name: g(m, 2), step: g(m, 3), percent: m[4] !== undefined, up: up(g(m, 1)) }),
  ],
  [
    /^(extend|lengthen|prolong|shorten|cut) (?:(?:it|this|the (?:agreement|deed|contract|term|licen[cs]e|lease|tenancy|memorandum|power of attorney)) )?by (?:another |a further )?((?:\d{1,3}|an?|[a-z]{3,9}) (?:more )?(?:days?|weeks?|months?|years?))$/i,
    (m) => ({ kind: 'longer', step: g(m, 2).replace(/ more /i, ' '), up: !/^(?:shorten|cut)/i.test(g(m, 1)) }),
  ],
  [
    /^(?:bring|take|push|cut|move|put) (?:the )?(.{2,80}?) (down|up|back|forward) by (.{1,60}?)( ?(?:%|per ?cent))?$/i,
    (m) => ({ kind: 'by', name: g(m, 1), step: g(m, 3), percent: m[4] !== undefined, up: /up|back/i.test(g(m, 2)) }),
  ],
  [
    /^(?:bring|take|push|cut|move|put) (down|up) (?:the )?(.{2,80}?) by (.{1,60}?)( ?(?:%|per ?cent))?$/i,
    (m) => ({ kind: 'by', name: g(m, 2), step: g(m, 3), percent: m[4] !== undefined, up: /up/i.test(g(m, 1)) }),
  ],
  [
    /^(?:add|give) (.{1,30}?) (?:more |extra |additional )(days?|weeks?|months?|years?) (?:to|for|in) (?:the )?(.{2,60})$/i,
    (m) => ({ kind: 'by', name: g(m, 3), step: `${g(m, 1)} ${g(m, 2)}`, percent: false, up: true }),
  ],
  [
    /^(?:knock|take|cut|shave|deduct) (.{1,30}?) (?:off|from) (?:the )?(.{2,60})$/i,
    (m) => (/\d/.test(g(m, 1)) ? { kind: 'by', name: g(m, 2), step: g(m, 1), percent: false, up: false } : null),
  ],
  [
    /^((?:rs\.? ?|₹ ?)?\d[\d,.]*(?: ?(?:k|thousand|lakhs?|crores?|days?|weeks?|months?|years?))?) (more|extra|additional|less|lower|higher) (?:in |on |for |as |of )?(?:the )?([a-z][a-z ]{2,40})$/i,
    (m) => ({ kind: 'by', name: g(m, 3), step: g(m, 1), percent: false, up: !/less|lower/i.test(g(m, 2)) }),
  ],
  [
    /^(double|triple|halve) (?:the )?(.{2,60})$/i,
    (m) => ({ kind: 'times', name: g(m, 2), factor: { double: 2, triple: 3 }[g(m, 1).toLowerCase()] ?? 0.5 }),
  ],
  [
    /^(?:remove|delete|drop|take out) (.{2,200}?) from (?:the )?(?:list of )?(.{3,60}?)(?: list| schedule)?$/i,
    (m) => ({ kind: 'entry', list: g(m, 2), entry: g(m, 1), gone: true }),
  ],
  [
    /^(?:remove|delete|drop|omit|strike(?: out)?) (?:the )?(?:words?|phrase|sentence|expression) "([^"]{2,600})"$/i,
    (m) => ({ kind: 'replace', from: g(m, 1), to: '' }),
  ],
  [
    /^(?:remove|delete|drop|omit|strike(?: out| off)?|take out|take away|leave out|get rid of|scrap|do away with|do not (?:include|keep|want|have)|exclude|erase) (.{1,200})$/i,
    (m) => ({ kind: 'remove', name: g(m, 1) }),
  ],
  [/^(?:we |i )?(?:do not want|do not need|no need (?:of|for)) (?:the |any )?(.{2,80})$/i, (m) => ({ kind: 'remove', name: g(m, 1) })],
];
