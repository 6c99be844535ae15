import { g, type Interpretation, type Rule, set } from './rule.js';

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety';
const QUANTITY = `(?:\\d{1,4}|(?:${NUMBER_WORD})(?:[ -](?:${NUMBER_WORD}))?) ?-?(?:days?|weeks?|months?|years?|hours?|%|per ?cent)(?:['’]s?)?`;
const INSTEAD = '(?:,? (?:instead of|rather than|in place of|and not|not) .{1,40})?';
const SETTING =
  '(?:change|set|update|make|modify|amend|revise|correct|fix|increase|raise|reduce|decrease|lower|cut|keep|put|bring|move|give|leave)';
const MULTIPLE = '(?:double|twice|thrice|triple|(?:two|three|four|five|ten|\\d{1,2}) times)';

const AMOUNT = '(?:rs\\.? ?|₹ ?)?\\d[\\d,.]*(?: ?(?:k|thousand|lakhs?|lacs?|crores?))?';

const quantity = (topic: string, to: string) => ({ kind: 'quantity' as const, topic, from: '', to: to.replace(/['’]s?$/, '') });

/** "Meet every month instead of once in three months": what stands in the document as it is said here. */
function insteadOf(sentence: string): Interpretation | null {
  const [before = '', from = ''] = sentence.split(/ (?:instead of|rather than|in place of) /i);
  const at = / (?:every|once|twice|within|before|after|at least|at most|only|on|in) /i.exec(before)?.index;
  const [first = ''] = before
    .slice(at ?? 0)
    .trim()
    .split(' ');
  // "Quarterly in advance instead of monthly": "in advance" says nothing of how often.
  if (/^(?:in|on|only|within|before|after)$/i.test(first) && !from.toLowerCase().startsWith(`${first.toLowerCase()} `)) return null;
  return at === undefined ? null : { kind: 'phrase', topic: before.slice(0, at), from, to: before.slice(at).trim() };
}

/** Countries by what people call their law. */
const COUNTRIES: Readonly<Record<string, string>> = {
  english: 'England and Wales',
  indian: 'India',
  singaporean: 'Singapore',
  american: 'the United States of America',
  uk: 'England and Wales',
  british: 'England and Wales',
};

/** Ways in which people say in passing what they want. */
export const EVERYDAY_RULES: readonly Rule[] = [
  [
    /^(?:the |my )?(?:residuary estate|residue|remaining (?:estate|property|assets)|rest of (?:my|the) (?:estate|property|assets)|everything else) (?:should|must|shall|will|is to|to) (?:go|pass|be given) to (.{3,120}?)(?:,? (?:instead of|rather than|and not|not) .{2,80})?$/i,
    (m) => set('residuary beneficiary', g(m, 1)),
  ],
  [
    /^(?:make |have |let )?(?:the |this )?(?:agreement |deed |contract |document |nda |memorandum |it )?(?:(?:should|must|shall|will|to|is to|has to) )?(?:be |is |stay )?governed by (?:the )?(?:laws? of (?:the )?)?((?!.* (?:with|and) )[\p{L} ]{3,40}?)(?: laws?)?(?:,? (?:instead of|rather than|and not|not) .{1,40})?$/iu,
    (m) => set('governing law', `the laws of ${COUNTRIES[g(m, 1).toLowerCase()] ?? g(m, 1)}`),
  ],
  [
    // "Replace New Delhi by Gurugram as the place of jurisdiction".
    /^(?:replace|change|substitute) (?:the )?.{2,60}? (?:by|with|to) (.{2,60}?) as (?:the )?((?:place|seat|venue|court|city|forum)s?(?: (?:of|for) (?:the )?[a-z]{4,20})?|jurisdiction)$/i,
    (m) => set(/jurisdiction|court|forum/i.test(g(m, 2)) ? 'jurisdiction' : g(m, 2), g(m, 1)),
  ],
  [
    /^(?:[Rr]eplace|[Cc]hange|[Cc]orrect|[Ss]ubstitute) (?:the name (?:of )?)?(?:my (?:[a-z-]{3,20} ){1,2}|the [a-z]{3,20} )?(\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{0,20}){1,4})(?:['’]s)?(?: name)? (?:with|to|by|as|into) (\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{0,20}){0,5})(?: as (?:the |an? |my |our )?(?!place|seat|venue|court|city|forum|jurisdiction)[a-z][a-z -]{2,30})?(?: (?:everywhere|throughout|wherever)(?: .{0,40})?)?$/u,
    (m) => ({ kind: 'replace', from: g(m, 1), to: g(m, 2) }),
  ],
  [
    /^(?:the )?(?:exclusive )?courts? (?:shall be |should be |must be |to be |will be )?(?:at|in|of) (\p{Lu}[\p{L} ]{2,40})$/iu,
    (m) => set('jurisdiction', g(m, 1)),
  ],
  [
    new RegExp(
      `^(?:make |keep |have )?(?:the |this |it )?(?:licen[cs]e|lease|tenancy|agreement|term|employment|engagement|contract|rental|it)?(?: period)? ?(?:(?:should|must|shall|will|to) )?(?:be |is |run |last )?(?:for )?(${QUANTITY}) (?:from|starting|beginning|commencing|w\\.?e\\.?f\\.?|with effect from)(?: from| on)? (\\d{1,2}.{4,24}\\d{4})$`,
      'i',
    ),
    (m) => ({
      kind: 'sets',
      pairs: [
        ['duration', g(m, 1)],
        ['start date', g(m, 2)],
      ],
    }),
  ],
  [
    /^(?:make|have|require|oblige|get) (?:the )?([a-z ]{3,30}?) (?:to )?(liable to|pay|give|provide|keep|maintain|insure|inform|obtain|submit|deliver) (.{3,300})$/i,
    (m) => ({ kind: 'covenant', party: g(m, 1), modal: 'shall', act: `${/liable/i.test(g(m, 2)) ? 'be ' : ''}${g(m, 2)} ${g(m, 3)}` }),
  ],
  [
    /^make (?:the )?([a-z ]{3,30}?) (?:responsible|liable|answerable|accountable) for (?:the |all )?(.{3,120})$/i,
    (m) => ({
      kind: 'covenant',
      party: g(m, 1),
      modal: 'shall',
      act: `be responsible for ${/ (all ).{3,120}$/i.exec(m[0]) && /for all /i.test(m[0]) ? 'all ' : 'the '}${g(m, 2)}`,
    }),
  ],
  [
    new RegExp(`^(?:bring|take|push|cut|put) (?:the )?(.{2,60}?) (?:down|up|back|forward) to (.{1,60})$`, 'i'),
    (m) => set(g(m, 1), g(m, 2)),
  ],
  [
    new RegExp(
      `^(${QUANTITY}) (?:is|are|seems?) (?:far |way |much )?too [a-z]{2,8}[,;.]? (?:so )?(?:make|change|keep|set) (?:it|that|this)(?: to)? (\\d{1,4}|(?:${NUMBER_WORD}))(?: (?:days?|weeks?|months?|years?))?$`,
      'i',
    ),
    (m) => ({ kind: 'unit', from: g(m, 1), length: `${g(m, 2)} ${/(?:day|week|month|year)s?$/i.exec(g(m, 1))?.[0] ?? ''}`.trim() }),
  ],
  [
    new RegExp(
      `^keep (?:it|this|things|everything|the information|information) (?:secret|confidential|private) for (${QUANTITY})${INSTEAD}$`,
      'i',
    ),
    (m) => set('confidentiality period', g(m, 1)),
  ],
  [
    new RegExp(
      `^(?:let|make|have|keep) (?:the )?(?:dut(?:y|ies)|obligations?|confidentiality|secrecy)(?: of (?:confidence|confidentiality|secrecy))? (?:survive|continue|last|run|alive)(?: for)? (${QUANTITY})(?: .{0,40})?$`,
      'i',
    ),
    (m) => set('survival', g(m, 1)),
  ],
  [
    new RegExp(
      `^(?:give|allow|provide|keep)(?: them| him| her| it| the [a-z]{3,20})? (${QUANTITY}) (?:to|for) (?:pay|payment|paying)${INSTEAD}$`,
      'i',
    ),
    (m) => set('days to pay', g(m, 1)),
  ],
  [
    new RegExp(
      `^(?:give|allow|provide|keep)(?: them| him| her| it| the [a-z]{3,20})? (${QUANTITY}) (?:to|for) (?:leave|leaving|vacate|vacating|move out)${INSTEAD}$`,
      'i',
    ),
    (m) => set('days to leave', g(m, 1)),
  ],
  [
    new RegExp(
      `^(?:give|allow|provide|keep)(?: them| him| her| it| the [a-z]{3,20})? (${QUANTITY}) (?:to|for) (?:comply|compliance|reply|replying|respond)${INSTEAD}$`,
      'i',
    ),
    (m) => set('days to comply', g(m, 1)),
  ],
  [
    new RegExp(
      `^(?:require|insist on|demand|ask for|give|allow|provide for)(?: at least)? (${QUANTITY}) (?:of )?(?:prior |advance |written )?notice (?:before|for|prior to|of) (?:any |the |an? )?(.{3,60})$`,
      'i',
    ),
    (m) => quantity(`notice ${g(m, 2)}`, g(m, 1)),
  ],
  [
    new RegExp(`^(?:allow|give|keep|provide|set) (${QUANTITY}) (?:for|to) (?:the |any |an? )?(.{3,60})$`, 'i'),
    (m) => quantity(g(m, 2), g(m, 1)),
  ],
  [
    new RegExp(
      `^(?:the )?(.{3,40}?) (?:must|should|shall|has to|needs to|will|to) (?:inform|tell|intimate)(?: [a-z ]{2,30}?)? (${QUANTITY}) (?:before|prior to|in advance of) (?:leaving|vacating|moving out|going|exit|ending)(?: .{0,30})?$`,
      'i',
    ),
    (m) => set('notice period', g(m, 2)),
  ],
  [
    /^(?:make |set |keep |change )?(?:the )?(rent|licen[cs]e fee|fee|salary)(?: (?:is|to be|be))? (?:payable|due|paid) (?:by|on|before|on or before) (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of .{1,30})?$/i,
    (m) => set(/salary/i.test(g(m, 1)) ? 'pay day' : 'rent due date', g(m, 2)),
  ],
  [
    /^(?:have |let |make )?(?:the )?(?:rent|rental|fee|tenancy|lease|agreement|term|licen[cs]e|employment|engagement|partnership)(?: period)? (?:start|begin|commence)s? (?:from|on|with effect from) (.{4,40})$/i,
    (m) => set('start date', g(m, 1)),
  ],
  [
    new RegExp(
      `^(?:change|set|make|keep) (?:the )?(?:emis?|inst?all?ments?) (?:to|at|as)? ?((?:rs\\.? ?)?\\d[\\d,.]*k?(?: (?:thousand|lakh))?) (?:for|over|in) (\\d{1,3}) (?:months?|emis?|inst?all?ments?)$`,
      'i',
    ),
    (m) => ({
      kind: 'sets',
      pairs: [
        ['instalment amount', g(m, 1)],
        ['number of instalments', g(m, 2)],
      ],
    }),
  ],
  [
    /^(?:the )?(.{2,120}?) (?:should|must|has to|needs to|is to|ought to) be (?:removed|deleted|dropped|taken out|left out|struck out|omitted) from (?:the )?(?:list of )?(.{3,60})$/i,
    (m) => ({ kind: 'entry', list: g(m, 2), entry: g(m, 1), gone: true }),
  ],
  [
    /^(?:the )?((?:.{0,60} )?(?:clause|condition|paragraph|para|section|term|provision|covenant|restriction|sentence|item|demand|ground|prayer)s?(?: .{1,60}?)?) (?:goes(?: out| away)?|comes out|is out|stands deleted|is (?:to be )?(?:deleted|removed|dropped))$/i,
    (m) => ({ kind: 'remove', name: g(m, 1) }),
  ],
  [
    /^(?:the )?(.{3,120}?) (?:should|must|can|has to|needs to|is to|ought to) (?:go(?: away| out)?|come out|(?:be )?(?:removed|deleted|dropped|taken out|left out|struck out|struck off|cancelled|omitted))$/i,
    (m) =>
      /^(?:tenant|landlord|licensee|licensor|buyer|seller|employee|employer|part(?:y|ies))$/i.test(g(m, 1))
        ? null
        : { kind: 'remove', name: g(m, 1) },
  ],
  [
    /^(?:send|mark|give) a copy (?:of (?:this|it|the notice) )?to (.{3,300})$/i,
    (m) => ({ kind: 'entry', list: 'addressees', entry: g(m, 1), gone: false }),
  ],
  [
    new RegExp(
      `^(?:the |make the |change the |set the )?loan(?: amount)? (?:should be |to be |to |of |at )?(${AMOUNT}) (?:and )?(?:re)?payable (?:in|over|by) (\\d{1,3}) (?:monthly |equal )?(?:emis?|inst?all?ments?) of (${AMOUNT})(?: each)?$`,
      'i',
    ),
    (m) => ({
      kind: 'sets',
      pairs: [
        ['loan amount', g(m, 1)],
        ['number of instalments', g(m, 2)],
        ['instalment amount', g(m, 3)],
      ],
    }),
  ],
  [
    /^(?:the )?.{3,60}? (?:every|once|twice|within|before|after|at least|at most|only|on|in) .{2,60}? (?:instead of|rather than|in place of) .{4,60}$/i,
    (m) => insteadOf(m[0]),
  ],
  [/^(?:the )?(.{3,60}?) (?:is|are) (?:not|no longer) (?:needed|required|necessary|wanted)$/i, (m) => ({ kind: 'remove', name: g(m, 1) })],
  [/^no (.{2,60}?) clause$/i, (m) => ({ kind: 'remove', name: g(m, 1) })],
  [/^no (.{2,60}?)(?: is| are)? (?:needed|required|necessary|wanted)$/i, (m) => ({ kind: 'remove', name: g(m, 1) })],
  [
    /^make (\p{Lu}.{2,40}?) the ((?:place|seat|venue) (?:of|for) (?:the )?arbitration)(?:,| and| as well as) (?:also )?(?:the )?(?:(?:place|seat|city) (?:of|for) (?:the )?)?(courts?|jurisdiction|signing|execution)$/u,
    (m) => ({
      kind: 'sets',
      pairs: [
        [g(m, 2), g(m, 1)],
        [/sign|exec/.test(g(m, 3)) ? 'place' : 'jurisdiction', g(m, 1)],
      ],
    }),
  ],
  [
    /^make (.{2,60}?) the (?:place|seat|venue|forum|city|court)s?(?: (?:for|of) (?:all |any |the )?(court cases|disputes?|litigation|suits|jurisdiction|arbitration).{0,20})?$/i,
    (m) => set(/arbitration/i.test(g(m, 2)) ? 'arbitration seat' : 'jurisdiction', g(m, 1)),
  ],
  [
    /^(?:make|appoint|have|name) (my [a-z-]{3,20}|\p{Lu}[\p{L} .'-]{1,60}?) (?:as )?(?:my |our |the |an? )((?!of\b)[a-z ]{3,40}?)(?:,? (?:in place of|instead of|in lieu of|rather than) .{2,60})$/u,
    (m) => set(g(m, 2), g(m, 1)),
  ],
  [/^(?:make|appoint|name) (my [a-z-]{3,20}) (?:as )?(?:my |our |the |an? )((?!of\b)[a-z ]{3,40})$/, (m) => set(g(m, 2), g(m, 1))],
  [/^make (\p{Lu}.{2,60}?) (?:my |our |the |an? )((?!of\b)[a-z ]{3,40})$/u, (m) => set(g(m, 2), g(m, 1))],
  [
    /^(?:forbid|prohibit|ban|disallow) (.{2,60}?) (?:in|inside|at|on|within) .{2,40}$/i,
    (m) => ({ kind: 'add-ready', name: `no ${g(m, 1)}`, whole: m[0] }),
  ],
  [
    /^(?:include|add|insert|put|list|name|mention) (.{2,300}?) as (?:an? |one more |another |a further |an additional |a new )?(gift|fact|demand|power|service|deliverable|duty|benefit|restriction|document|annexure|enclosure|objective|ground|asset|prayer|relief|question|witness|surety|director|resolution|occupant|wish|opposite party|co-accused|accused)$/i,
    (m) => ({ kind: 'entry', list: g(m, 2), entry: g(m, 1), gone: false }),
  ],
  [
    /^(?:the )?(.{2,60}?) (?:should|must|shall|has to|needs to|is to) be (?:described|written|shown|stated|recorded|named|called|typed|given|mentioned|read) as (.{1,400})$/i,
    (m) => set(g(m, 1), g(m, 2)),
  ],
  [
    new RegExp(
      `^(?:the )?(.{3,60}?) (?:should|must|shall|will|has to|to) (?:go up|increase|rise|be increased|be raised) by (\\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per ?cent))(?: (?:a|per|every|each) year| annually| yearly)?${INSTEAD}$`,
      'i',
    ),
    (m) => set(`${g(m, 1).replace(/^(?:renewal|renewed|new) /i, '')} increase`, g(m, 2)),
  ],
  [
    new RegExp(
      `^(?:give|allow) (?:the )?[a-z]{3,20}(?: [a-z]{3,20})? (${QUANTITY}) (?:to|for) (.{3,60}?) (?:instead of|rather than|in place of) (${QUANTITY}|\\d{1,4})$`,
      'i',
    ),
    (m) => ({ kind: 'quantity', topic: g(m, 2), from: g(m, 3), to: g(m, 1) }),
  ],
  [
    /^(?:let|have|get) (?:the )?(.{3,60}?) (?:be )?(?:set |fixed |repaid |paid |made |done |completed |delivered )?(?:to|at|by|on|before) (.{1,60})$/i,
    (m) => set(g(m, 1), g(m, 2)),
  ],
  [
    /^(?:include|add|insert|put) (.{8,400}?) as (?:an? |one more )?(?:special |additional |further |extra )?(?:condition|term)$/i,
    (m) => ({ kind: 'condition', words: g(m, 1) }),
  ],
  [
    /^(?:all |any )?disputes? (?:should|must|shall|will|to|are to) (?:only |all )?(?:go|be taken|be referred|be settled|be decided|be heard)(?: only)? (?:to|by|in|before) (?:the )?(?:(?:civil |regular |ordinary )?courts?|a court)(?: only| alone)?$/i,
    () => ({ kind: 'remove', name: 'arbitration' }),
  ],
  [
    /^(?:make |keep |divide |split |share )?(?:the )?(?:profits?|profit and loss(?:es)?|profits and losses|profit shares?|profit split|shares?|profit sharing(?: ratio)?|ratio)(?: ratio| sharing| split)?(?: (?:should|must|shall|will|to|is to|are to) be| be)? ?(?:shared |divided |split )?(?:equal(?:ly)?|in equal (?:shares|parts|proportions?)|the same)(?: (?:for|among|amongst|between|by|to) .{2,60})?$/i,
    () => ({ kind: 'equal-shares' }),
  ],
  [
    /^(?:the )?(?:loan|amount|money|sum|repayment|balance)? ?(?:(?:should|must|shall|will|to|is to) be |is )?(?:re)?(?:paid|payable|payment)(?: back)?(?: within .{3,20}?)? (?:in|over|by|through) (\d{1,3}) (?:equal )?(?:monthly )?(?:emis?|inst?all?ments?)$/i,
    (m) => set('number of instalments', g(m, 1)),
  ],
  [new RegExp(`^(?:give|allow) (${QUANTITY})$`, 'i'), (m) => set('days to comply', g(m, 1))],
  [
    new RegExp(`^(?:change|set|replace|make) (${QUANTITY}) (?:to|by|with|into) (${QUANTITY})$`, 'i'),
    (m) => ({ kind: 'unit', from: g(m, 1), length: g(m, 2) }),
  ],
  [
    /^(?:[Aa]dd|[Ii]nclude|[Ii]nsert|[Nn]ame) (?:an? |the |one more |another )?(advocate|lawyer|director|occupant|surety|addressee|asset|sureties|objective|annexure) (\p{Lu}.{3,200})$/u,
    (m) => ({ kind: 'entry', list: `${g(m, 1).replace(/y$/, 'ie').replace(/s$/, '')}s`, entry: g(m, 2), gone: false }),
  ],
  [
    /^no (?:sub-?letting|sub-?leasing|sub-?licensing|assignment|alterations?|structural changes?)(?: at all| whatsoever)?(?:,? (?:even|not even) with (?:the )?(?:[a-z' ]{0,20} )?(?:consent|permission|approval)| (?:at all|whatsoever|under any circumstances|in any case|ever))$/i,
    (m) => ({ kind: 'absolute', act: m[0] }),
  ],
  [
    /^(?:the )?(?:tenant|licensee|lessee|borrower|provider|service provider|consultant|employee|party|part(?:ies|ners?)) (?:cannot|can not|shall not|must not|may not|should not|will not) (.{4,80}?)(?:,? (?:even|not even) with (?:the )?(?:[a-z' ]{0,20} )?(?:consent|permission|approval)| (?:at all|whatsoever|under any circumstances|in any case|ever))$/i,
    (m) => ({ kind: 'absolute', act: g(m, 1) }),
  ],
  [
    /^(?:no more than|not more than|at most|only|maximum(?: of)?|a maximum of|limit(?: of)?|(?:limit|restrict|cap) (?:the )?(?:number of )?)?(?: ?)(?:(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:overnight )?(guests?|visitors?|occupants?|persons?|people|residents?)|(overnight guests?|guests?|visitors?|occupants?|residents?|people) (?:to|at) (?:at most )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten))(?: .{0,40})?$/i,
    (m) => ({ kind: 'add-ready', name: /guest|visitor/i.test(m[0]) ? 'number of guests' : 'number of occupants', whole: m[0] }),
  ],
  [
    /^(?:(?:have|keep|add|observe|maintain) )?quiet hours?(?: should be| must be| are| of)? (?:from|between) (.{3,40})$/i,
    (m) => ({ kind: 'add-ready', name: 'quiet hours', whole: m[0] }),
  ],
  [
    /^(?:the )?(?:tenant|licensee|lessee|occupant) (?:should|must|shall|will|to|has to) (?:do|carry out|handle|pay for|take care of|bear)(?: the)? ((?:minor|small|petty|day[- ]to[- ]day) repairs?.{0,80})$/i,
    (m) => ({ kind: 'add-ready', name: 'minor repairs', whole: g(m, 1) }),
  ],
  [
    /^(?:the )?((?:minor|small|petty|day[- ]to[- ]day) repairs?.{0,60}?) (?:should|must|shall|will|to|are to) be (?:done|carried out|handled|paid(?: for)?|borne|taken care of) by (?:the )?(?:tenant|licensee|lessee|occupant)$/i,
    (m) => ({ kind: 'add-ready', name: 'minor repairs', whole: g(m, 1) }),
  ],
  [
    /^(?:give|allow|add|have) (?:an? |the )?(?:tenant |licensee )?(?:an? )?((\d{1,2}|[a-z]{3,10})[- ]days? grace(?: period)?|grace(?: period)? of (\d{1,2}|[a-z]{3,10}) days?)(?: (?:for|to|on|in) .{2,40})?$/i,
    (m) => ({ kind: 'add-ready', name: 'grace period', whole: m[0] }),
  ],
  [/^cancel (.{2,200})$/i, (m) => ({ kind: 'remove', name: g(m, 1) })],
  [
    new RegExp(
      `^${SETTING} (?:the )?(age|occupation|profession|father(?:['’]s)? name) of (?:the )?([a-z ]{3,40}?) (?:to|as) (.{1,80})$`,
      'i',
    ),
    (m) => ({ kind: 'described', who: g(m, 2), what: g(m, 1), value: g(m, 3) }),
  ],
  [
    new RegExp(
      `^${SETTING} (?:the )?([a-z ]{3,40}?)(?:['’]s)? (age|occupation|profession|father(?:['’]s)? name) (?:(?:to|as) )?(.{1,80})$`,
      'i',
    ),
    (m) => ({ kind: 'described', who: g(m, 1), what: g(m, 2), value: g(m, 3) }),
  ],
  [
    /^(?:the )?([a-z ]{3,40}?)(?:['’]s)? (age|occupation|profession) (?:(?:is|should be|must be|to be|to|as) |: ?|= ?)?(.{1,80})$/i,
    (m) => ({ kind: 'described', who: g(m, 1), what: g(m, 2), value: g(m, 3) }),
  ],
  [
    new RegExp(`^(?:${SETTING}) (?:the )?(.{3,80}?)(?: to| at| as)? (${MULTIPLE})(?: (?:the|of|a) .{2,60})?$`, 'i'),
    (m) => ({ kind: 'multiple', topic: g(m, 1), times: g(m, 2) }),
  ],
  [
    new RegExp(`^(?:the )?(.{3,80}?) (?:is|(?:should|must|shall|to) be) (${MULTIPLE})(?: (?:the|of|a) .{2,60})?$`, 'i'),
    (m) => ({ kind: 'multiple', topic: g(m, 1), times: g(m, 2) }),
  ],
  [
    /^(?:make it clear|clarify|provide|state|say|mention) that (?:the )?([a-z ]{3,30}?) (?:pays?|bears?|(?:shall|will|must|should|has to) (?:pay|bear)) (?:for )?(?:the |all )?(.{3,80})$/i,
    (m) => ({ kind: 'bearer', party: g(m, 1), topic: g(m, 2) }),
  ],
  [
    /^(?:make|have|let) (?:the )?([a-z ]{3,30}?) (?:pay|bear) (?:for )?(?:the |all )?(.{3,80})$/i,
    (m) => ({ kind: 'bearer', party: g(m, 1), topic: g(m, 2) }),
  ],
  [
    /^(?:only )?(?:the )?([a-z ]{3,30}?) (?:alone )?(?:should|must|shall|will|has to|is to|to|needs to|ought to) (?:also |alone )?(?:pay|bear|meet) (?:for )?(?:the |all )?((?!.*\d).{4,80})$/i,
    (m) => ({ kind: 'bearer', party: g(m, 1), topic: g(m, 2) }),
  ],
  [
    /^(?:(?:change|make|have|let) )?(?:the )?(.{3,80}?) (?:(?:should|must|shall|will|has to|have to|to|is to|are to) )?be (?:paid|borne|met) by (?:the )?([a-z ]{3,30}?)(?: only| alone)?(?:,? (?:and )?(?:not|instead of|rather than) (?:by )?(?:the )?[a-z ]{3,30})?$/i,
    (m) => ({ kind: 'bearer', party: g(m, 2), topic: g(m, 1) }),
  ],
  [
    new RegExp(`^(?:give|allow) (?:them|him|her|it|the (?:tenant|recipient|drawer|other side)) (${QUANTITY})${INSTEAD}$`, 'i'),
    (m) => set('days to comply', g(m, 1)),
  ],
  [new RegExp(`^(?:demand|claim|seek) (${AMOUNT})$`, 'i'), (m) => set('amount claimed', g(m, 1))],
  [
    /^(?:ask for|request) (?:information (?:on|about) )?(.{3,400})$/i,
    (m) => ({ kind: 'entry', list: 'questions', entry: g(m, 1), gone: false }),
  ],
  [
    /^(?:enclose|attach|annex|file) (?:an? |the )?(.{3,300})$/i,
    (m) => ({ kind: 'entry', list: 'enclosures', entry: g(m, 1), gone: false }),
  ],
  [
    new RegExp(`^${SETTING} (?:the )?(.{2,120}?) to (.{2,120}?),? (?:instead of|rather than|and not) (.{2,120})$`, 'i'),
    (m) => ({ kind: 'in-place', topic: g(m, 1), from: g(m, 3), to: g(m, 2) }),
  ],
  [
    /^(?:leave|give|bequeath) (.{2,200}?) to (.{3,200})$/i,
    (m) => ({ kind: 'entry', list: 'gifts', entry: `${g(m, 1)} to ${g(m, 2)}`, gone: false }),
  ],
];
