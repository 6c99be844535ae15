/** A length of time as people write it. */
const QUANTITY = String.raw`(?:\d{1,4}|[a-z]{3,10}(?:[ -][a-z]{3,6})?)[ -](?:days?|weeks?|months?|years?|hours?)`;
const OF_NOTICE = `(${QUANTITY})['’]?s? (?:of )?(?:prior |advance |written )?notice`;
const HAS_TO = '(?:(?:should|must|shall|will|has to|have to|needs? to|is to|are to|ought to|to) )?';
const A_DATE = String.raw`((?:the )?\d{1,2}(?:st|nd|rd|th)?[ ./-].{3,20})`;
const DOCUMENT =
  '(?:(?:it|this|everything)|(?:the |this )?(?:agreement|deed|contract|lease|tenancy|licen[cs]e|employment|engagement|memorandum|arrangement|partnership|nda|mou|job|term|power(?: of attorney)?))';
const ENDS =
  '(?:end|leave|terminate|walk out(?: of)?|walk away(?: from)?|exit|quit|get out(?: of)?|come out(?: of)?|pull out(?: of)?|cancel|resign)';

/** A way of putting something, with one that the rules know. */
type Phrase = readonly [RegExp, string];

/** What people say in a sentence of several instructions, where each is shorter than it would be alone. */
const PHRASES: readonly Phrase[] = [
  [new RegExp(`^change (?:the )?([a-z]{4,14}) to (${QUANTITY}) notice$`, 'i'), 'the $1 must give $2 notice'],
  [/^(remove|delete|drop) (\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{0,20}){0,3})(?:['’]s)? name$/u, '$1 $2'],
  [/^(?:the )?([a-z][a-z ]{2,40}?) (?:is|was|should be) dated (.{6,30})$/i, 'change the date of the $1 to $2'],
  [/^(?:the )?[a-z]{4,14}['’]s (advocate|lawyer) (?:is|should be|will be) (.{3,100})$/i, 'change the advocate to $2'],
  [/^(\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{1,20}){0,2}) is (?:now )?(\d{1,2})(?: now)?$/u, "change $1's age to $2"],
  [
    /^(?:the )?(.{3,60}?) (?:to be|should be|must be|is to be|are to be) shared(?: by both| between them| by the parties)?$/i,
    'the $1 should be shared equally',
  ],
  [/^do not (?:demand|claim|charge|ask for|levy|seek) (?:any |the )?(.{3,60})$/i, 'remove the $1'],
  [/^sue (?:in|at|before) (?:the )?(\p{Lu}[\p{L} ]{2,40}(?:High Court|Courts?))$/u, 'change the jurisdiction to the $1'],
  [/^(?:no|not) (?:an? )?([a-z-]{5,30}) but (?:an? )?([a-z-]{5,30})$/i, '$2 instead of $1'],
  [
    /^no (sale|letting|lease|renting|transfer)s? (?:below|under|for less than|at less than) (.{2,40})$/i,
    'the $1 should be at not less than $2',
  ],
  [/^(\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{1,20}){0,2}) (?:was|is|were) (?:absent|not present)$/u, 'remove $1 from the directors'],
  [
    /^(?:run|keep|continue|make) (?:it|this)(?: run| last)? for (\d{1,3} (?:months?|years?)|(?:one|two|three|four|five|six|ten) (?:months?|years?))$/i,
    'make it a $1 agreement',
  ],
  [/^add ?(?:this)? ?(?::|-) ?((?:the |a |each |every |no |all )?[a-z].{10,400})$/i, 'add a condition that $1'],
  [/^(?:the )?([a-z' ]{3,40}?) is (?:now )?([2-9]\d)(?: now)?$/i, "change the $1's age to $2"],
  [
    /^(\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{1,20})?) (?:gets?|to get|should get|will get|to have|should have|takes?) (\d[\d.]{0,5} ?(?:%|per ?cent))(?: share)?$/u,
    "change $1's share to $2",
  ],
  [
    /^(\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{1,20})?) (?:(?:to|should|must|will|shall) )?(?:gets?|receives?|be given|be paid) ((?:Rs\.? ?|rs\.? ?|₹ ?)?\d[\d,.]*(?: ?(?:thousand|lakhs?|crores?))?)$/u,
    'add a gift of Rs. $2 to $1',
  ],
  [
    /^(\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{1,20})?) (?:(?:to|should|must|will|shall) )?(?:takes?|gets?|have|has|receives?|inherits?) (?:the|my) ([a-z][a-z ]{2,40})$/u,
    'my $2 goes to $1',
  ],
  [/^(?:change |make |set )?(?:the )?(.{2,60}?) (?:equal|equivalent) to (.{2,60})$/i, 'change the $1 to $2'],
  [/^(?:be |is |to be |will be )?(?:posted|based|located|stationed) (?:at|in) (.{2,80})$/i, 'change the place of work to $1'],
  [/^(\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?) (?:as )?(?:the )?seat$/u, 'change the seat of arbitration to $1'],
  [
    /^(?:the )?((?:[a-z']{3,14} )?liability(?: of .{3,40}?)?) (?:(?:should|must|shall|to) be |is |be )?(?:capped|limited|restricted) (?:at|to) (.{1,40})$/i,
    'cap $1 at $2',
  ],
  [/^(?:the )?(.{3,60}?) (?:is |are )?(?:no longer |not )(?:required|needed|necessary|wanted)$/i, 'remove the $1'],
  [/^(?:the )?([a-z][a-z ]{2,30}?) (?:at|in) (\d{1,4}[^,;]{0,3} \p{Lu}.{4,100})$/u, 'change the $1 to $2'],
  [
    /^(?!(?:the )?(?:agreement|document|draft|deed|contract|notice|will|it|this|clause|paragraph|section|letter|petition|complaint)\b)(?:the )?([a-z][a-z ]{2,30}?) (?:(?:should|must|shall|to|will) )?(?:also )?(?:include|cover|extend to)s? ((?!.*\b(?:shall|must|may|not)\b).{4,120})$/i,
    'add to the $1 the $2',
  ],
  [
    /^(?:sue|proceed) (?:in|at|before) (?:the )?(?:courts? (?:at|of|in) )?(\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?)$/u,
    'change the jurisdiction to $1',
  ],
  [/^(?:with|have|keep|want|provide for) no (?:more |further )?(.{3,60})$/i, 'remove the $1'],
  [/^without (?:any |an? |the )?(.{3,60})$/i, 'remove the $1'],
  [/^no (?:more |further )?([a-z].{2,60})$/i, 'remove the $1'],
  [
    new RegExp(`^(?:the )?(.{2,60}?) ${HAS_TO}(?:be )?(?:come|comes|go|goes|drop|drops|fall|falls|brought|taken) down to (.{1,60})$`, 'i'),
    'reduce the $1 to $2',
  ],
  [
    new RegExp(`^(?:the )?(.{2,60}?) ${HAS_TO}(?:be )?(?:come|comes|go|goes|rise|rises|taken) up to (.{1,60})$`, 'i'),
    'increase the $1 to $2',
  ],
  [new RegExp(`^(?:the )?(.{2,60}?) (?:goes|rises|drops|falls|moves|shifts|changes) to (.{1,80})$`, 'i'), 'change the $1 to $2'],
  [
    new RegExp(`^(?:the )?(.{2,60}?) ${HAS_TO}(?:be )?(?:comes?|goes?|given|paid|sent) back (?:within|in) (${QUANTITY})$`, 'i'),
    'the refund of the $1 should be within $2',
  ],
  [
    new RegExp(`^(?:the )?(.{2,60}?) ${HAS_TO}(?:comes?|be taken|be struck) off (?:the )?(?:list of )?(.{3,40})$`, 'i'),
    'remove $1 from the list of $2',
  ],
  [
    new RegExp(
      `^(?:(?:let|allow|have) )?(?:(?:either|each|both|any|one)(?: of)?(?: the)? ?(?:sides?|part(?:y|ies)|them|us)?(?: to)? )?(?:(?:can|may|should be able to|is free to|be able to) )?${ENDS}(?: ${DOCUMENT})?(?: at any time| early)? (?:on|by|with|after|upon|giving|by giving|at) (?:an? )?${OF_NOTICE}(.{0,40})$`,
      'i',
    ),
    'change the termination notice to $1$2',
  ],
  [
    new RegExp(
      `^(?:let |allow |have )?(?:the )?([a-z' ]{3,40}?) (?:on|with|by|after|at|needs?|requires?|to need|should need) (?:an? )?${OF_NOTICE}(.{0,40})$`,
      'i',
    ),
    'change the notice of $1 to $2$3',
  ],
  [
    new RegExp(
      `^(?:(?:have|let|make) )?${DOCUMENT} (?:should |must |shall |will |to )?(?:takes? effect|comes? into (?:force|effect)|starts?|begins?|runs?|be effective|is effective) (?:on|from|with effect from|w\\.e\\.f\\.?) ${A_DATE}$`,
      'i',
    ),
    'change the start date to $1',
  ],
  [
    new RegExp(
      `^(?:(?:have|let|make|run|extend|keep|continue|prolong) )?${DOCUMENT} (?:should |must |shall |will |to )?(?:runs?|ends?|lasts?|expires?|continues?|goes on|be valid|valid)? ?(?:till|until|up to|on) ${A_DATE}$`,
      'i',
    ),
    'change the end date to $1',
  ],
  [
    /^(?:he|she|the (?:employee|consultant)) (?:should |must |shall |will |to )?works? (?:from|at|in|out of) (?:the |our )?(.{3,80})$/i,
    'change the place of work to the $1',
  ],
  [
    new RegExp(
      `^(?:he|she|the (?:employee|consultant)) (?:should |must |shall |will |to )?(?:starts?|joins?|begins?)(?: work| duty)? (?:on|from) ${A_DATE}$`,
      'i',
    ),
    'change the start date to $1',
  ],
  [/^(?:the )?([a-z' ]{3,40}?) (?:is|should be|must be) (?:aged )?(\d{1,3}) years?(?: old| of age)?$/i, "change the $1's age to $2"],
  [/^(?:the )?([a-z' ]{3,40}?) (?:is|should be|must be) aged (\d{1,3})$/i, "change the $1's age to $2"],
  [new RegExp(`^(${QUANTITY}) (?:to|for) (?:pay|payment|comply|compliance|reply|vacate|leave)$`, 'i'), 'change the days to comply to $1'],
  [/^(?:put|use|have|make it|set)(?: in)? (?:the )?([a-z]{3,20}) courts?$/i, 'change the jurisdiction to $1'],
  [
    /^(?:[Gg]ive|[Gg]rant) (?:the )?(?:exclusive |sole )?(?:jurisdiction )?(?:to )?(?:the )?(?:courts? (?:at|in|of) )?(\p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?)(?: courts?)?(?: (?:the )?(?:exclusive |sole )?jurisdiction)?$/u,
    'change the jurisdiction to $1',
  ],
  [/^i am an? ([a-z][a-z ]{2,40})(?: by (?:profession|occupation))?$/i, "change the deponent's occupation to $1"],
  [
    /^(?:remove|delete|drop|omit|strike out|take out|leave out) (.{3,60}?) (?:from|out of) (?:it|this|here|the (?:notice|draft|document|agreement|deed|complaint|petition))$/i,
    'remove $1',
  ],
  [
    /^(?:the )?(?:bank )?accounts? (?:(?:should|must|shall|will|to|are to|is to) )?be operated (?:by )?(.{3,80})$/i,
    'change the account operation to $1',
  ],
  [/^[Aa]ddress (?:it|this|the notice|the letter) to (\p{Lu}.{2,100})$/u, 'change the recipient name to $1'],
  [
    /^(?:the )?([a-z' ]{3,40}?) (?:now )?(?:lives?|resides?|stays?|is residing|is living|is now living) (?:now )?(?:at|in) ((?=.{0,60}\d).{5,200})$/i,
    "change the $1's address to $2",
  ],
  [/^(?:the )?([a-z' ]{3,40}?) works as (?:an? )?(.{3,60})$/i, "change the $1's occupation to $2"],
  [/^(?:the )?([a-z' ]{3,40}?)(?: will| should| must| to)? (?:costs?|comes to|amounts? to) (.{1,40})$/i, 'change the $1 to $2'],
  [/^value (?:the )?(.{3,60}?) at (.{1,40}?) for (.{3,40})$/i, 'change the value of the $1 for $3 to $2'],
  [
    /^(?:ask for|seek|claim|demand|pray for|want) (?:an? |the |some )?([a-z ]{3,40}?) (?:of|at|@) ((?:rs\.? ?|₹ ?|inr )?\d.{0,30})$/i,
    'change the $1 to $2',
  ],
  [
    /^(?:ask for|seek|claim|demand|pray for|want) ((?:rs\.? ?|₹ ?|inr )?\d[\d.,]{0,14}(?: (?:lakhs?|crores?|thousand))?) (?:as|in|by way of|for|towards) (?:an? |the )?([a-z ]{3,40})$/i,
    'change the $2 to $1',
  ],
  [/^(?:an? |the )?([a-z][a-z ]{2,40}?) of ((?:rs\.? ?|₹ ?|inr )?\d(?:[^,;]|,(?=\d)){0,30})$/i, 'change the $1 to $2'],
  [
    /^((?:rs\.? ?|₹ ?|inr )?\d[\d.,]{0,14}(?:%| ?per ?cent)?) (?!(?:(?:day|week|month|year|hour)s?\b))([a-z][a-z ]{2,40})$/i,
    'change the $2 to $1',
  ],
  [
    new RegExp(
      `^(${QUANTITY}) (?:of|for) (?:the )?(?!(?:tenant|landlord|licen[cs]ee|licen[cs]or|seller|buyer|employee|employer|lender|borrower|guarantor|customer|client|consultant|provider|service provider|part(?:y|ies|ner|ners))$)([a-z][a-z ]{2,40})$`,
      'i',
    ),
    'change the $2 to $1',
  ],
  [
    /^(?:limit|restrict|cap) (?:the )?(?:total |overall |aggregate )?liability(?: of (?:each|either|both) part(?:y|ies))? (?:to|at) ((?:rs|₹|\d).{0,40})$/i,
    'add a cap on liability clause of $1',
  ],
  [/^((?:remove|delete|drop|omit|strike(?: out)?|take out|leave out) .{3,120}?),? (?:so that|so as to|because|since) .{3,200}$/i, '$1'],
  [new RegExp(`^(?:be )?(?:valid|good|effective|in force) (?:till|until|up to) ${A_DATE}$`, 'i'), 'change the end date to $1'],
  [
    /^(?:the |this )?(?:suit|case|matter|complaint|application|petition|plaint|appeal|it) (?:(?:should|must|shall|will|is to|has to|to) (?:be )?)?(?:is )?(?:filed |brought |presented |instituted |lodged )?(?:before|in) ((?:the )?(?:.{0,60})(?:court|judge|magistrate|commission|tribunal|forum)\b.{0,100})$/i,
    'change the court to $1',
  ],
  [
    /^split (?:the )?(.{3,60}?)(?: (?:equally|half and half|fifty[- ]fifty|50[:/-]50)(?: .{0,40})?| between .{3,40})$/i,
    'the $1 should be shared equally',
  ],
  [
    /^(?:say|state|mention|add|write|record|provide) (?!that\b)((?:the |either |each |both )[a-z ]{3,30} (?:shall|should|must|may|can|will|has to|is to) .{3,300})$/i,
    'add that $1',
  ],
  [
    /^(?:remove|delete|drop|omit|strike(?: out)?|take out|take away|leave out|get rid of|scrap) (?:the )?(?:clause|paragraph|para|part|bit|line|sentence|fact|demand|claim|allegation|entry|item|provision|term|ground|request|requirement|mention|reference|point|thing) (?:that (?:says|speaks of)|which says|about|on|for|of|regarding|relating to|concerning|to) (?:the )?(.{3,80})$/i,
    'remove the $1',
  ],
  [
    /^(remove|delete|drop|omit|strike out|take out|leave out) (?:the )?(.{3,60}?) as (?:an? |one of the |the )?(?:co-?)?(?:part(?:y|ies)|opposite party|defendant|respondent|accused|addressee|recipient|advocate|lawyer|director|surety|occupant|witness)s?$/i,
    'remove $2',
  ],
  [
    /^have ((?:the )?[a-z]{3,12}(?: [a-z]{3,12})?) ((?:report|work|join|start|give|pay|bear|keep|take|return|hand|repair|provide|deliver|sign|maintain|insure|inform|clean|paint) .{3,120})$/i,
    '$1 should $2',
  ],
  [/^(?:the )?([a-z ]{3,30}?) (?:pays|bears) (?:for )?(.{3,80})$/i, 'the $1 should pay $2'],
  [
    /^(?:let|allow|have) (?:him|her|them|it|the [a-z]{3,12})(?: to)?(?: be)? (?:re)?(?:pay|paid)(?: back)?(?: it| the loan| the money)? ((?:in|over|by) \d{1,3} .{3,60})$/i,
    'change the repayment $1',
  ],
  [
    new RegExp(
      String.raw`^(?:the )?(?:rent|fee|licen[cs]e fee|charges?) (?:going|goes|to go|should go|rising|rises|to rise) up (?:by )?(\d[\d.]{0,4} ?(?:%|per ?cent)) (?:at|on|upon|after) (?:each |every |the )?renewal$`,
      'i',
    ),
    'change the increase on renewal to $1',
  ],
  [
    new RegExp(
      String.raw`^(?:the )?(rent|fee|licen[cs]e fee|charges?) (?:going|goes|to go|should go|rising|rises|to rise) up (?:by )?(\d[\d.]{0,4} ?(?:%|per ?cent)) (?:every|each|a|per) year$`,
      'i',
    ),
    'change the yearly increase to $2',
  ],
  [
    new RegExp(
      `^(?:the )?[a-z ]{3,30}? (?:to|should|must|shall|will|has to|needs to) give(?: the)?(?: [a-z]{3,20})? (?:an? )?${OF_NOTICE}(.{0,40})$`,
      'i',
    ),
    'change the notice period to $1$2',
  ],
  [
    /^interest (?:at|of|@) (\d[\d.]{0,4} ?(?:%|per ?cent)(?: (?:a|per) (?:year|month|annum))?) on (?:late|delayed|overdue|unpaid) (.{3,30})$/i,
    'add interest on late $2 at $1',
  ],
  [
    /^(replace|swap|substitute|change) (?:the )?(.{2,60}?) (?:in|among|from|on) (?:the )?(?:list of )?([a-z ]{3,30}) (?:with|by|for|to) (.{2,80})$/i,
    '$1 $2 with $4 in the $3',
  ],
  [/^(?:allow|permit) ((?:an? |one |two |his |her |their )?(?:pets?|dogs?|cats?|birds?|animals?))$/i, 'let the tenant keep $1'],
  [
    /^payments? (?:should |must |shall |will |is to |to )?(?:go|goes|be made|be sent|be paid|be transferred|made|paid) (?:in)?to (.{5,120})$/i,
    'change the account for payment to $1',
  ],
  [/^(?:[Tt]he )?([a-z' ]{3,40}?) (?:is|should be|must be|will be) ((?:the )?\p{Lu}.{2,100})$/u, 'change the $1 to $2'],
  [
    /^(?:add|include|name|have|put) (.{3,80}) as (?:an? |another |one more |a second |a further )?(advocate|lawyer|director|surety|occupant|addressee)(?: too)?$/i,
    'add the $2 $1',
  ],
  [
    /^(?:the )?(.{3,60}?) (?:need not|need no longer|does not have to|do not have to|is not to|are not to) be (?:filed|attached|enclosed|annexed)$/i,
    'remove $1 from the documents',
  ],
  [
    /^(?:the )?(.{3,60}?) (?:need not|need no longer|does not have to|do not have to|is not to|are not to) be (?:included|there|kept|mentioned|stated|asked for|claimed)$/i,
    'remove $1',
  ],
  [/^(\d{1,3} (?:monthly |equal )?(?:emis?|inst?all?ments?) of .{3,30})$/i, 'change the repayment to $1'],
  [/^let (?:the )?(.{3,60}?) be ((?:borne|paid|shared|met|split) .{2,60})$/i, 'the $1 should be $2'],
  [
    /^(?:change |make |set |keep )?(?:the )?(.{3,60}?),? (?:of|at|should be|must be|is|was|to be|to|cost|costs) ((?:rs\.? ?|₹ ?|inr )?\d[\d.,]{0,14}[^,;]{0,16}?),? (?:instead of|rather than|in place of|and not|but not|not) ((?:rs\.? ?|₹ ?|inr )?\d(?:[^,;]|,(?=\d)){0,30})$/i,
    'change the $1 from $3 to $2',
  ],
  [
    /^have (?:the )?(.{3,40}?) (?:returned|refunded|paid back|given back) (?:within|in) (?:an? |one )?(days?|weeks?|months?)$/i,
    'the refund of the $1 should be within one $2',
  ],
  [
    new RegExp(`^have (?:the )?(.{3,40}?) (?:returned|refunded|paid back|given back) (?:within|in) (${QUANTITY})$`, 'i'),
    'the refund of the $1 should be within $2',
  ],
  [/^make (?:it|this) an? ((?:one|two)[- ]?way)\b.{0,40}$/i, 'make it $1'],
  [/^(?:[Rr]ename|[Cc]all) (?:the )?([a-z ]{3,30}?) (\p{Lu}.{2,80})$/u, 'change the $1 name to $2'],
  [
    /^(?:the )?(.{3,60}?) (?:(?:to be|is to be|should be|must be|be) )?(?:removed|deleted|dropped|taken out|struck out|left out|done away with)$/i,
    'remove the $1',
  ],
  [/^(?:the )?(.{3,60}?) (?:goes|has to go|is gone)$/i, 'remove the $1'],
  [/^(?:stop|discontinue) (?:the )?(.{3,60})$/i, 'remove the $1'],
  [/^(?:the )?loan is (?:meant )?for (.{3,100})$/i, 'change the purpose of the loan to $1'],
  [
    /^(?:add|include) as (?:an? |another |a further )?(ground|demand|fact|restriction|power|condition|relief|prayer) (?:that )?(.{3,300})$/i,
    'add a $1 that $2',
  ],
  [/^(?:I |[Ww]e )?[Ww]ant (\p{Lu}.{2,60}?) as (?:the |my |our |an? )(.{3,40})$/u, 'appoint $1 as $2'],
  [/^cover (?:only |just )?(?:the period (?:of )?)?(.{4,60})$/i, 'change the period to $1'],
  [/^(?:say|state|mention|write|record)(?: that)? ((?:the|my|his|her|it|he|she|they) .{8,300})$/i, '$1'],
];

/** Other ways of putting an instruction, for where it is not understood as it is; the likeliest first. */
export function otherPhrases(instruction: string): string[] {
  if (instruction.length > PHRASE_MAX) return [];
  const found = PHRASES.filter(([pattern]) => pattern.test(instruction)).map(([pattern, phrase]) => instruction.replace(pattern, phrase));
  return [...new Set(found)].filter((each) => each !== instruction && !NAMES_A_VERB.test(each));
}

/** "Change the make the …": a verb is no name of anything. */
const NAMES_A_VERB = /^change the (?:make|change|set|add|remove|delete|let|have|keep|put|use) /i;

/** What is to be gone, however a party is said not to have it: no condition beside the clause that gives it. */
const NO_MORE =
  /^(?:the )?[a-z ]{3,30}? (?:will|shall|should|must|to|does|do|is to|gets?|keeps?|has|have)(?: not)? (?:(?:keep|have|retain|get|reserve) )?(?:no|any) ((?:right|interest|power|claim|authority|remuneration|fee|bonus|share) .{0,60})$/i;

/** "Run the engagement till 31 March 2027": when it ends. */
const RUNS_UNTIL = new RegExp(
  `^(?:let |have |make )?(?:run|extend|continue|prolong) ${DOCUMENT} (?:till|until|up to) ((?:the )?\\d{1,2}(?:st|nd|rd|th)?[ ./-].{3,20})$`,
  'i',
);
/** "Increase the rent by 10% every 12 months instead of 5%": by how much it grows each year, and nothing that is added to it. */
const EACH_YEAR =
  /^(?:increase|raise|hike|escalate) (?:the )?(?:monthly )?(?:rent|licen[cs]e fee|fees?|charges|retainer) by (\d{1,2}(?:\.\d{1,2})?) ?(?:%|per ?cent),? (?:after )?(?:(?:every|each|per) (?:year|annum|12 months|twelve months)|(?:every|each) period of (?:12|twelve) months|yearly|annually|p\.a\.?)(?:,? (?:instead of|rather than|not|and not) \d{1,2}(?:\.\d{1,2})? ?(?:%|per ?cent)?)?$/i;
/** "Replace Nisha Mehta with Leela Mehta as the executor". */
const IN_THE_OFFICE =
  /^(?:[Rr]eplace|[Ss]ubstitute|[Ss]wap) \p{Lu}[\p{L}. ]{2,40}? (?:with|by) (\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{0,20}){0,3}) as (?:the |an? |my |our )?([a-z][a-z -]{3,30})$/u;
/** "No partner may draw more than Rs. 75,000": up to how much each may. */
const NO_MORE_THAN = /^no ([a-z]{3,20}) (?:may|can|shall|should|must|will) ([a-z]{3,14}) (?:more than|over|above|beyond) (?=rs|₹|\d)/i;
/** "Arbitration at Chennai in place of New Delhi": where it has its seat, and not where the courts are. */
const ARBITRATED_AT =
  /^(?:[Tt]he |[Hh]ave |[Ss]hift |[Mm]ove )?(?:the )?[Aa]rbitration (?:should be |must be |is to be |to be |is |will be )?(?:held |seated )?(?:at|in|to) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:,? (?:instead of|in place of|rather than|and not|not) .{2,40})?$/u;

/** The way of putting an instruction that has to be tried before it is taken for words of a clause; null where there is none. */
export function definitePhrase(instruction: string): string | null {
  const [, end] = RUNS_UNTIL.exec(instruction) ?? [];
  if (end !== undefined) return `change the end date to ${end}`;
  const [, newcomer, office] = IN_THE_OFFICE.exec(instruction) ?? [];
  if (newcomer !== undefined && office !== undefined) return `change the ${office} to ${newcomer}`;
  const [, yearly] = EACH_YEAR.exec(instruction) ?? [];
  if (yearly !== undefined) return `change the yearly increase to ${yearly}%`;
  if (NO_MORE_THAN.test(instruction)) return instruction.replace(NO_MORE_THAN, 'change what each $1 may $2 to ');
  const [, seat] = ARBITRATED_AT.exec(instruction) ?? [];
  if (seat !== undefined) return `change the seat of arbitration to ${seat}`;
  const [, gone] = NO_MORE.exec(instruction) ?? [];
  return gone === undefined ? null : `remove the ${gone.trim()}`;
}

/** Characters of an instruction that may have another one's meaning; a longer one gives words of its own. */
const PHRASE_MAX = 200;
