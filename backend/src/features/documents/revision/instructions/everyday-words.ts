import { inOneWay } from './canonical.js';
import { VERBS } from './split-instructions.js';

/** How people shorten words when they type in a hurry. */
const SHORT: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'percnt=percent prcnt=percent percen=percent np=notice-period thm=them reqd=required nd=and sal=salary chq=cheque chqs=cheques chk=cheque pls=please plz=please plse=please kindly=please chng=change chnge=change chg=change rmv=remove rmove=remove del=delete incr=increase ' +
    'mnth=month mnths=months mths=months mth=month mnt=month yr=year yrs=years wk=week wks=weeks agrmt=agreement agmt=agreement agreemnt=agreement ' +
    'clse=clause cls=clause claus=clause amt=amount addr=address dep=deposit depo=deposit dposit=deposit thru=through u=you ur=your shud=should shd=should shuld=should shold=should ' +
    'shld=should cud=could wud=would nd=and n=and w/=with wth=with wfh=work-from-home b/w=between r=are dont=do-not cant=cannot wont=will-not shouldnt=should-not ' +
    'nt=not thx=thanks pymt=payment pmt=payment govt=government juris=jurisdiction confi=confidentiality arb=arbitration arbitn=arbitration ad=add ' +
    'mantenance=maintenance maintainance=maintenance mk=make mke=make dys=days dyz=days notis=notice insted=instead instd=instead giv=give gv=give int=interest prd=period wanna=want-to gonna=going-to gotta=have-to ' +
    'mak=make chg=change strt=start stat=start reqd=required reqird=required overnite=overnight dsgnation=designation desgnation=designation sr=senior alow=allow allw=allow hv=have hav=have frm=from abt=about yrly=yearly mnthly=monthly bfore=before befor=before aftr=after evry=every tnant=tenant tenat=tenant lndlord=landlord ' +
    'sallery=salary salry=salary depost=deposit intrest=interest intrst=interest bcoz=because bcz=because nly=only bt=but wid=with hrs=hours pct=percent evn=even dty=duty evrythng=everything AC=air-conditioners ACs=air-conditioners adress=address addres=address witnes=witness arbitraton=arbitration arbitrtion=arbitration recv=receive incld=include incl=include ' +
    'emp=employee wrk=work timngs=timings timngz=timings clz=clause nthng=nothing untill=until til=till addl=additional exmpt=exempt shdnt=should-not shudnt=should-not doesnt=does-not isnt=is-not tht=that thr=their lakhs=lakh lac=lakh lacs=lakh'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);
/** Said to be polite, and before or after what is wanted. */
const BEFORE =
  /^(?:(?:please|also|then|and|so|ok(?:ay)?|hi|hey|hello|sir|madam|now|just|next|finally|lastly|firstly|first(?=,| (?:change|make|set|add|remove|delete|increase|reduce|extend|replace|update) )|secondly|thirdly|additionally|further|moreover)[,.!:]? |(?:can|could|would|will) (?:you|we) (?:please )?|i(?: would|['’]d)? (?:want|like|need|wish) (?:you )?to |we (?:want|need|wish|would like|['’]d like) (?:you )?to |(?:you )?need to |want to |let us |let['’]?s |it would be (?:good|better|great) (?:to|if you) |make sure (?:that |to )?|ensure (?:that )?|see (?:to it )?that |i (?:want|need|prefer) |i (?:also |further |now )?(?=(?:give|leave|bequeath|appoint) ))/i;
const AFTER =
  / ?[,.]? (?:please|instead|thanks|thank you|asap|if possible|for me|now|as well|too|also|(?<=\d (?:days?|weeks?|months?|years?) )only|(?:is |are |will be )?(?:ok|okay|enough|enuf|sufficient|(?<!the )fine)|will do)[.!?]{0,3}$/i;
/** "Plss", "plzz", "thxx": politeness however it is typed. */
const POLITE = /(?:^|(?<=[\s,]))(?:pl+[sz]+e*|pl+e+[sz]+e*|tha?n?x+|tnx|thnks?)(?=[\s,.!]|$)/gi;
/** "The notice one month for both sides": it says that a term binds both, as the terms of a draft do. */
const FOR_BOTH =
  /,? (?:for|from|on|by|to) (?:both|either|each)(?: of)?(?: the)? ?(?:sides?|part(?:y|ies)|ends?)?$|,? (?:for|from|on|by|to) both(?: of them)?$/i;
/** "Pets ok": they are allowed. */
const IS_FINE =
  /^(pets?|smoking|guests?|visitors|parking|animals|cats?|dogs?|sub-?letting|work from home) (?:is |are )?(?:ok|okay|fine|allowed)(?: with (?:me|us))?[.!]?$/i;
const NOT_THERE =
  /^there (?:should|must|shall|will|need|has to|is to) ?(?:not|n't) (?:be|to be) (?:any |an? )?(?=\S)|^there (?:should|must|shall|will|has to|is to) be no |^(?:we|i) (?:do not|don't) (?:want|need|wish)(?: to have)? (?:any |an? |the )?(?=\S)/i;
/** Verbs that leave something out, however they are put. */
const LEAVES_OUT =
  /^(?:revoke|cut out|knock out|kick out|throw out|chuck(?: out)?|ditch|waive|dispense with|eliminate|axe|kill|skip|lose|do without|take off|rule out) (?=\S)/i;
/** "Within a week", "a month's notice". */
const ONE = /\b(within|by|give|least|after|of|to|for|with|on|upon) an? (day|week|month|year)\b(?! (?:before|ago|or|when|in which|of \d))/gi;
/** With what an instruction begins has no capital of its own. */
const SAID_FIRST = /^(?:make|change|set|appoint|replace|add|remove|give|use|leave|let|put|keep|name|increase|reduce|the|my|our)(?= )/i;
/** "Make courts and seat both Mumbai": one value for two things. */
const FOR_TWO =
  /^(change|make|set|shift|move|keep) (?:the )?([a-z][a-z ]{2,30}?) and (?:the )?([a-z][a-z ]{2,30}?) both (?:to |as |at |in |be )?([^,;]{2,60})$/i;
/** "A deposit of two months": of so many months' rent. */
const DEPOSIT_OF_MONTHS =
  /^((?!.*\b(?:refund|return|back|within|after|before|interest|clause)\b)(?:[a-z]{3,10} )?(?:the |an? )?(?:security |refundable )?deposit (?:(?:to|of|is|at|should be|must be|to be|equal to) )?(?:\d{1,2}|one|two|three|four|five|six|ten) months?)$/i;
const BEFORE_MAX = 6;
/** "Reword clause 12.2 so that the charge is …": what is to be said there says which words it changes. */
const SO_THAT =
  /^(?:please )?(?:reword|rewrite|rephrase|redraft|change|amend|modify|revise|edit|update) (?:the )?(?:[a-z -]{2,30} )?(?:clause|section|paragraph|para)(?: \d{1,3}(?:\.\d{1,3})?)? (?:so that|such that|so) (?=\S)/i;

/** An instruction with single blanks, its words written out, and without what is said around it. */
export function spokenPlainly(instruction: string): string {
  let text = instruction.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
  text = inOneWay(text)
    .replace(/(?<=\d)(?=(?:dys|days?|wks?|weeks?|mnths?|mths?|months?|yrs?|years?)\b)/gi, ' ')
    .replace(/ 4 (?=\d)/g, ' for ')
    .replace(/\bb4\b/gi, 'before')
    .replace(/(?<=\b(?:should|shud|shld|must|shall|will|to)) b (?=\S)/gi, ' be ')
    .replace(/(\d) ?(?:hazaa?r|hajaa?r)\b/gi, '$1 thousand')
    .replace(/\b1[ -]way\b/gi, 'one-way')
    .replace(/^\p{Lu}\p{Ll}{2,13}(?= )/u, (word) => (Object.hasOwn(SHORT, word.toLowerCase()) ? word.toLowerCase() : word))
    .replace(/[\p{L}/]{1,14}/gu, (word) => (Object.hasOwn(SHORT, word) ? (SHORT[word] ?? word).replaceAll('-', ' ') : word));
  text = text.replace(SO_THAT, '').replace(IS_FINE, 'allow $1');
  text = text.replace(POLITE, '').replace(/\s+/g, ' ').trim();
  text = text
    .replace(LEAVES_OUT, 'remove ')
    .replace(ONE, '$1 one $2')
    .replace(/\bcom(?:ing|e|es) in\b/gi, 'entering');
  text = text.replace(NOT_THERE, 'remove ').replace(FOR_BOTH, '');
  text = text.replace(/^there (?:should|must|shall|needs to|has to) be /i, 'add ');
  for (let round = 0; round < BEFORE_MAX && BEFORE.test(text); round += 1) text = text.replace(BEFORE, '');
  for (let round = 0; round < 2 && AFTER.test(text); round += 1) text = text.replace(AFTER, '');
  text = text.replace(DEPOSIT_OF_MONTHS, "$1' rent");
  return withoutStop(text.trim()).replace(FOR_TWO, '$1 the $2 to $4 and $1 the $3 to $4');
}

/** An instruction whose first word has no capital of its own: "Make Rohan Mehta the executor" names Rohan Mehta. */
export function uncapitalised(instruction: string): string {
  const [verb = ''] = SAID_FIRST.exec(instruction) ?? [];
  return verb.toLowerCase() + instruction.slice(verb.length);
}

/** Without the stop at the end; that of "Ltd." stays. */
function withoutStop(words: string): string {
  const kept = /\b(?:Ltd|Pvt|Inc|Co|Jr|Sr|Mr|Mrs|Dr|No|[ap]\.m)[.;]+$/i.test(words) ? 1 : 0;
  const end = words.length - (/(?<![.;!])[.;!]+$/.exec(words)?.[0].length ?? 0);
  return words.slice(0, end + kept);
}

/** Words that instructions are made of, beside the names of fields and clauses. */
const COMMON = (
  'first second third fourth fifth sixth seventh eighth ninth tenth last ' +
  'change make update increase reduce decrease remove delete replace should shall must clause tenant landlord licensor licensee month months days years ' +
  'notice period deposit security maintenance arbitration confidentiality indemnity termination jurisdiction governing interest payment address agreement ' +
  'parking mutual extend shorten include insert rename modify salary probation liability majeure force penalty insert amount purpose employer employee ' +
  'give gives them they this that with have been keep kept made take into each name paid sign sent note clear leave well owes held ' +
  'these those three seven eight eleven twelve fifteen eighteen twenty thirty forty fifty sixty ninety hundred there where times twice thrice daily weekly monthly yearly ' +
  'allegation wording language mention reference sentence deduction probation party allow permit responsible responsibility interest bail earlier details source notice ' +
  'deliver assign return obtain furnish submit register execute perform provide repair vacate install attend train demand supply empower entitle ' +
  'litigation mediation conference conferencing mitigation arrest hearing rescission novation recital quarterly tribunal notary rectification attestation ' +
  'witness pets smoking guests subletting guardian contract internet garden terrace agree signatory delivery percent another lakh thousand instead owner rent late'
).split(' ');
/** Verbs of instructions are right as they are: "restrict" is no slip for "restraint". */
const VERB_WORDS: ReadonlySet<string> = new Set(VERBS.match(/[a-z]{4,20}/g) ?? []);
const CORRECTED_WORDS = 14;

/**
 * Corrects slips in the first words of an instruction, up to where a value or a text begins.
 * @param names words of the fields and clauses that it may speak of, in lower case
 * @param written words that the document has otherwise, which are right as they are
 */
export function withoutSlips(text: string, names: ReadonlySet<string>, written: ReadonlySet<string> = new Set()): string {
  const end = /["':=]|\b(?:to|as|that|with|by|saying|be|is|are)\s/i.exec(text.replace(/\bto be\b/i, 'to-be'))?.index ?? text.length;
  const known = new Set([...COMMON, ...names]);
  let seen = 0;
  const head = text.slice(0, end).replace(/[a-zA-Z]{4,24}/g, (word) => {
    seen += 1;
    const lower = word.toLowerCase();
    if (
      seen > CORRECTED_WORDS ||
      known.has(lower) ||
      VERB_WORDS.has(lower) ||
      written.has(lower) ||
      known.has(lower.replace(/s$/, '')) ||
      known.has(`${lower}s`) ||
      /^[A-Z]/.test(word.slice(1))
    )
      return word;
    // "The Executive Engineer": words with capitals are a name as a rule, and mistyped only where a single letter is wrong.
    const reach = seen > 1 && /^[A-Z]/.test(word) ? 1 : 2;
    return nearest(lower, COMMON, reach) ?? nearest(lower, known, reach) ?? word;
  });
  return head + text.slice(end);
}

const FRAME_MIN = 4;
/** The first letter and the consonants of a word, each once. */
const frameOf = (word: string): string =>
  word.slice(0, 1) +
  word
    .slice(1)
    .replace(/tio(?=n)/g, 't')
    .replace(/[aeiou]/g, '')
    .replace(/(.)\1+/g, '$1');

/** @param most letters that may differ in a long word */
function nearest(word: string, known: Iterable<string>, most: number): string | null {
  for (let reach = 1; reach <= (word.length >= 8 ? most : 1); reach += 1) {
    const found = [...new Set(known)].filter(
      (each) =>
        each.length >= 5 &&
        !isFormOf(word, each) &&
        !isFormOf(each, word) &&
        each[0] === word[0] &&
        Math.abs(each.length - word.length) <= reach &&
        isNear(word, each, reach),
    );
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  // "Paymnt", "probatn": the vowels were left out.
  const frame = frameOf(word);
  const framed =
    frame.length >= FRAME_MIN && frame.length > word.length * 0.7
      ? [...known].filter((each) => each.length > word.length && frameOf(each) === frame)
      : [];
  return framed.length === 1 ? (framed[0] ?? null) : null;
}

/** "Returned" is a form of "return", and no slip; nor is "merge" one for "merger". */
const isFormOf = (word: string, known: string): boolean =>
  word.startsWith(known) && /^(?:e?d|ing|e?s|e?r|or|ment|ly|al)$/.test(word.slice(known.length));

/** Whether at most so many letters differ, swapped neighbours counting once (optimal string alignment). */
function isNear(a: string, b: string, reach: number): boolean {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return (last[b.length] ?? Infinity) <= reach;
}
