import { g, type Rule, set } from './rule.js';

const NOUN =
  'claim|gift|fact|demand|power|service|deliverable|duty|benefit|restriction|document|annexure|enclosure|objective|ground|asset|prayer|relief|question|surety|director|resolution|occupant|wish|addressee|advocate|condition|heir|beneficiary|witness|defen[cs]e';
const ORDINAL = '(?:second|third|fourth|fifth|2nd|3rd|4th|new|additional|another|further|one more|extra)';
const AMOUNT = '(?:rs\\.? ?|₹ ?)\\d[\\d,.]*(?: ?(?:k|thousand|lakhs?|lacs?|crores?))?|\\d[\\d,.]*(?: ?(?:k|thousand|lakhs?|lacs?|crores?))';

const plural = (noun: string): string => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** Entries of lists: what is added to them, and who or what goes. */
export const LIST_RULES: readonly Rule[] = [
  [
    // "The title papers handed over should include the possession letter".
    /^(?:the )?((?:title |list of )?(?:papers|documents|annexures|enclosures|evidence|grounds|facts|demands|reliefs|powers|restrictions|services|deliverables|benefits|duties|fittings|furniture|fixtures|assets|questions|objectives|directors|sureties|occupants|witnesses)(?: of the \w{3,15})?)(?: (?:handed over|filed|attached|enclosed|annexed|given|listed|claimed))? (?:(?:should|must|shall|to|will|may) )?(?:also )?include(?:s)?(?: also)? (.{3,300})$/i,
    (m) => ({ kind: 'entry', list: g(m, 1), entry: g(m, 2), gone: false }),
  ],
  [
    /^(?:the )?(.{3,60}?) (?:may|can|should|will|shall) (?:also )?(?:occupy|live|stay|reside)(?: (?:in|at|on|with) (?:the )?(?:premises|flat|house|property|\w{6,9})| the (?:premises|flat|house|property)| there| too)?$/i,
    (m) => ({ kind: 'entry', list: 'occupants', entry: g(m, 1), gone: false }),
  ],
  [
    // "Add to the evidence a photograph of the shop": the list is named first.
    /^(?:[Aa]dd|[Ii]nclude|[Ii]nsert|[Pp]ut) (?:to|in|into|under|among) (?:the )?(?:list of )?((?!clause|paragraph|para|section|sub-?clause|article)[a-z]{4,20}(?: (?:of )?[a-z]{3,14}){0,2}?)(?: list)?(?:,|:)? (?:also )?((?:an? |the |one |two |our |my |his |her |\d|\p{Lu}|copy|copies|[\u0900-\u097f]|that )(?!.{0,200}\b(?:shall|must|should)\b).{3,300})$/u,
    (m) => ({ kind: 'entry', list: g(m, 1), entry: g(m, 2).replace(/^that /, ''), gone: false }),
  ],
  [
    // "Neeta Rao, enrolment no. …", "conveyance allowance: Rs. 3,000": what it is like tells the list.
    /^(?:[Aa]dd|[Ii]nclude) (?:the |an? )?((?!Adv)\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){1,4}, (?!.{0,200} (?:to|into|among|as|in) (?:the |an? )?(?:list of )?[a-z][a-z ]{2,40}$).{4,200}|[\p{L}][\p{L}\p{N} ,/-]{3,60}: (?:[Rr]s\.? ?|₹ ?)?\d[\d,]{2,12})$/u,
    (m) => ({ kind: 'entry', list: '', entry: g(m, 1), gone: false }),
  ],
  [
    /^(?:remove|delete|drop) (.{3,60}?) as (?:an? |the )?((?:alternate|substitute|second) [a-z]{4,20}|guardian|guarantor|substitute|executor)$/i,
    (m) => ({ kind: 'entry', list: g(m, 2), entry: g(m, 1), gone: true }),
  ],
  [
    new RegExp(`^(?:add|include|insert) (?:an? )?${ORDINAL} (payment|instalment|tranche) (?:of )?(${AMOUNT}.{0,80})$`, 'i'),
    (m) => ({ kind: 'entry', list: 'payments', entry: g(m, 2).replace(/^(?=\d)/, 'Rs. '), gone: false }),
  ],
  [
    /^(?:ask for|request|want|give|provide|send|furnish) (?:me |us )?(?:(?:the )?(?:information|copies|records|it) )?(?:in|by|as|on) (?:an? )?((?:[a-z-]{2,20} ){0,4}(?:form|format|post|e-?mail|cd|pen ?drive|soft copy|soft copies|copies|copy))$/i,
    (m) => set('form', g(m, 1)),
  ],
  [
    // "A surety, Suresh Rao, uncle of the applicant": who or what it is follows.
    new RegExp(`^(?:add|include|insert|name) (?:an? |one |the )(${NOUN}) ?(?::|-|,| namely| called| named) ?(.{3,400})$`, 'i'),
    (m) => (/^condition$/i.test(g(m, 1)) ? null : { kind: 'entry', list: plural(g(m, 1)), entry: g(m, 2), gone: false }),
  ],
  [
    /^(?:add|include|insert|name) (?:advocate|lawyer|adv\.?) (\p{L}.{3,200})$/iu,
    (m) => (/^(?:clause|fees?|costs?)\b/i.test(g(m, 1)) ? null : { kind: 'entry', list: 'advocates', entry: g(m, 1), gone: false }),
  ],
  [
    /^(?:address|send|mark|copy|issue|serve|give) (?:the |this |a |it |copy )?(?:notice |copy |letter )?(?:of (?:the |this )?notice )?(?:also |too )(?:to|on) (\p{L}.{3,200})$/iu,
    (m) => ({ kind: 'entry', list: 'addressees', entry: g(m, 1), gone: false }),
  ],
  [
    new RegExp(
      `^(?:claim|demand|ask|seek|pray)(?: for)? also (?:for )?(?:the )?((?!interest\\b).{3,80}? (?:of|at) (?:${AMOUNT}).{0,80})$`,
      'i',
    ),
    (m) => ({ kind: 'entry', list: 'reliefs', entry: g(m, 1), gone: false }),
  ],
  [
    new RegExp(`^(?:add|include|insert|name) (?:an? |the )?${ORDINAL} (${NOUN}) ?(?::|-|,| namely| called) ?(.{3,400})$`, 'i'),
    (m) => ({ kind: 'entry', list: plural(g(m, 1)), entry: g(m, 2), gone: false }),
  ],
  [
    /^(?:examine|call|cite|summon|produce) (?:the )?(.{3,200}?) as (?:an? |one more )?(?:prosecution |court |defence )?witness$/i,
    (m) => ({ kind: 'entry', list: 'witnesses', entry: `The ${g(m, 1)}`.replace(/^The (?=\p{Lu})/u, ''), gone: false }),
  ],
  [
    // "Add Rohit Sen, enrolment no. 7, as a third advocate".
    new RegExp(
      `^(?:add|include|insert|name|implead|join) (.{3,400}?),? as (?:an? |the |one more )?(?:${ORDINAL} |one of the )?(${NOUN})s?$`,
      'i',
    ),
    (m) => (/^condition$/i.test(g(m, 2)) ? null : { kind: 'entry', list: plural(g(m, 2)), entry: g(m, 1), gone: false }),
  ],
  [
    new RegExp(`^(?:add|include|insert|plead|take) (?:as (?:an? |another |a further )?)(${NOUN}) (?:that |: ?)?(.{6,600})$`, 'i'),
    (m) => ({ kind: 'entry', list: plural(g(m, 1)), entry: g(m, 2), gone: false }),
  ],
  [
    new RegExp(`^(?:remove|delete|drop|omit|take out|leave out|strike out) (.{3,120}?) as (?:an? |the |one of the )?(${NOUN})s?$`, 'i'),
    (m) => ({ kind: 'entry', list: plural(g(m, 2)), entry: g(m, 1), gone: true }),
  ],
  [
    /^(?:(?:i|we) (?:also )?)?(?:want |would like |wish |need )?(?:to )?know (?:about )?(.{6,400})$/i,
    (m) => ({ kind: 'entry', list: 'questions', entry: g(m, 1), gone: false }),
  ],
  [
    new RegExp(`^(?:claim|demand|ask for|seek|pray for) (?:the )?(.{3,80}?) (?:of|at) (${AMOUNT})$`, 'i'),
    (m) => ({ kind: 'in-place', topic: g(m, 1), from: '', to: g(m, 2) }),
  ],
  [
    new RegExp(`^(?:claim|demand|ask for|seek|pray for) (?:the )?(compensation|damages) (?:of|at) (${AMOUNT})$`, 'i'),
    (m) => set(g(m, 1), g(m, 2)),
  ],
  [
    new RegExp(
      `^(?:claim|demand|ask for|seek|pray for) (?:the )?((?!interest\\b|compensation\\b|damages\\b).{3,80}? (?:of|at) (?:${AMOUNT}))$`,
      'i',
    ),
    (m) => ({ kind: 'entry', list: 'demands', entry: g(m, 1), gone: false }),
  ],
  [
    /^(?:the )?courts? (?:at|in|of) ([\p{L} ]{3,40}?) (?:(?:should|must|shall|will|to|alone|only) ){0,2}(?:have|has|having) (?:the )?(?:exclusive |sole )?jurisdiction(?: .{0,40})?$/iu,
    (m) => set('jurisdiction', g(m, 1)),
  ],
  [
    /^no (.{3,60}?) (?:should|shall|must|will|is to|are to|to) be (?:paid|payable|charged|given|due|levied|taken|claimed)$/i,
    (m) => ({ kind: 'remove', name: g(m, 1) }),
  ],
  [
    /^(?:let |make |have )?(?:the )?[a-z ]{3,30}? (?:(?:should|must|shall|will|is to|may) )?(?:charge|take|get|receive|be paid|be given)s? (?:nothing|no (?:fee|remuneration|payment|charges?))(?: .{0,40})?$/i,
    () => ({ kind: 'remove', name: 'remuneration' }),
  ],
  [
    /^(?:the )?[a-z ]{3,30}? (?:should|must|shall|will|is to) (?:act |serve |work |be |do (?:it|so|this) )?(?:without (?:any )?|free of )(remuneration|payment|fee|consideration|interest|deposit|security|pay)$/i,
    (m) => ({ kind: 'remove', name: g(m, 1) }),
  ],
  [
    /^(?:the )?((?:north|south|east|west)(?:ern)? (?:boundary|side)) (?:is|should be|must be|to be|will be|adjoins|=) (?:now )?(.{3,150})$/i,
    (m) => set(g(m, 1), g(m, 2)),
  ],
  [
    /^(?:change |correct |set )?(?:my|his|her|the) (father['’]s name|father) (?:is|to|should be|as) (\p{Lu}.{2,80})$/iu,
    (m) => ({ kind: 'described', who: '', what: g(m, 1), value: g(m, 2) }),
  ],
  [
    /^(?:change |correct |set )?(?:the )?([a-z ]{3,30}?)['’]s father['’]s name (?:is|to|should be|as) (\p{Lu}.{2,80})$/iu,
    (m) => ({ kind: 'described', who: g(m, 1), what: 'father', value: g(m, 2) }),
  ],
  [
    new RegExp(
      `^(?:add|include|insert) (?:an? |the |another |one more )?((?!.*\\b(?:clause|section|provision|paragraph|term|condition)s?\\b)[a-z][a-z ]{3,30}?) ?: ?(.{3,400})$`,
      'i',
    ),
    (m) => ({ kind: 'entry', list: plural(g(m, 1)), entry: g(m, 2), gone: false }),
  ],
  [
    /^(?:the )?loan (?:is|should be|shall be|will be) (?:only )?(?:for|used for|meant for) (?:the )?((?!.*\d).{4,120})$/i,
    (m) => set('loan purpose', g(m, 1)),
  ],
  [
    /^(?:the )?([a-z ]{3,30}?) (keep|retain|provide|give|maintain|insure|arrange)s ((?!.*\d).{4,200})$/i,
    (m) => ({ kind: 'covenant', party: g(m, 1), modal: 'shall', act: `${g(m, 2).toLowerCase()} ${g(m, 3)}` }),
  ],
  [
    /^(pets|smoking|sub-?letting|parking|guests|animals|visitors)(?: (?:is|are))? not (?:allowed|permitted|ok|okay)$/i,
    (m) => ({ kind: 'add-ready', name: `no ${g(m, 1)}`, whole: m[0] }),
  ],
  [
    /^no ((?:overnight )?(?:guests|visitors|pets|parties)|smoking|loud music|music|noise|cooking|alcohol|parking|subletting) ((?:after|before|during|in|on|inside|without|between) .{2,60})$/i,
    (m) => ({
      kind: 'condition',
      words: `No ${g(m, 1).toLowerCase()} ${/s$/i.test(g(m, 1)) ? 'are' : 'is'} allowed ${g(m, 2).replace(/(\d) ?([ap])\.?m\b\.?/gi, (_whole, hour: string, half: string) => `${hour} ${half.toLowerCase()}.m.`)}`,
    }),
  ],
  [
    /^(?:the )?([a-z][a-z ]{3,39}?) (?:(?:should|must|shall|will|to) )?(?:be )?(?:given |handed over |taken |delivered )?(?:on|from|as on) (the (?:date|day) of (?:the |this )?(?:deed|agreement|signing|execution|notice|will|affidavit))(?: itself)?$/i,
    (m) => set(g(m, 1), g(m, 2)),
  ],
  [
    /^(?:all|everything)(?: (?:should go|goes|to go|should be given|must go))? to (\p{L}.{2,80})$/iu,
    (m) => set('residuary beneficiary', g(m, 1)),
  ],
  [
    /^(?:the )?arbitration (?:should |must |shall |to |will )?(?:be |take place |happen |only )*(?:in|at) (?!clause|section|paragraph|accordance|case)([\p{L} ]{3,40})$/iu,
    (m) => set('arbitration seat', g(m, 1)),
  ],
  [
    /^(?:the )?(?:arbitration )?(?:seat|venue)(?: of (?:the )?arbitration)?(?: (?:is|in|at|=|should be|to be|:))? (?!(?:to|is|of|in|at|from|by)\b)([\p{L}][\p{L} ]{2,40})$/iu,
    (m) => set('arbitration seat', g(m, 1)),
  ],
];
