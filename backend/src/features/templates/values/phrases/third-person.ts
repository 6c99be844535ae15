/** Verbs whose form changes with "the Recipient": "you owe", "the Recipient owes". Others of the present tense are left as they are typed. */
const VERBS: Readonly<Record<string, string>> = {
  am: 'is',
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  owe: 'owes',
  refuse: 'refuses',
  fail: 'fails',
  continue: 'continues',
  hold: 'holds',
  use: 'uses',
  occupy: 'occupies',
  claim: 'claims',
  deny: 'denies',
  admit: 'admits',
  sell: 'sells',
  make: 'makes',
  run: 'runs',
  keep: 'keeps',
  live: 'lives',
  stay: 'stays',
  know: 'knows',
  want: 'wants',
  intend: 'intends',
  demand: 'demands',
  threaten: 'threatens',
  manufacture: 'manufactures',
  advertise: 'advertises',
  display: 'displays',
  copy: 'copies',
  publish: 'publishes',
  offer: 'offers',
  carry: 'carries',
  need: 'needs',
  remain: 'remains',
  neglect: 'neglects',
  avoid: 'avoids',
  work: 'works',
  pay: 'pays',
  supply: 'supplies',
  deal: 'deals',
  trade: 'trades',
};
/** Words after "you" that stay: past tenses and words that help a verb. */
const STAYS =
  /^(?:\p{L}+ed|had|did|shall|will|can|could|may|might|must|should|would|never|also|then|paid|took|gave|sent|got|made|left|went|wrote|bought|sold|kept|held|told|said|came|knew|began|broke|put|let|met|ran|saw|drew|withdrew|withheld|undertook|sought|brought|built|lent|spent)$/iu;
/** What "you" is the object of ends here. */
const OBJECT_END =
  /^(?:on|for|in|by|with|and|or|at|that|to|from|of|under|against|as|dated|through|within|before|after|several|again|once|twice)$/iu;
const BEFORE_OBJECT =
  /(?:\b(?:to|by|from|upon|on|with|for|at|against|of|asked|requested|informed|sent|paid|gave|called|told|served|reminded|lent|sold|supplied|let|advised|warned|requires?|calls?|asks?|requests?))$/iu;

/** What stands for somebody who is spoken to, or who speaks; an initial or a number is no "I". */
const PRONOUNS = /\b(your|you|my|me|I(?![.)]))\b/iu;
/** What nobody can put in the third person word by word. */
const LEFT = /\b(?:yours|yourself|mine|myself|[Ww]e|us|[Oo]urs?|ourselves)\b/u;

/**
 * A line of a notice or a complaint in the words of its frame: "my client" and "I" become the sender, "you" the recipient. A line in which that
 * cannot be done for certain stays as it was typed.
 * @param sender,recipient what the document calls them, such as "Sender"
 */
export function inThirdPerson(line: string, sender: string, recipient: string): string {
  // What somebody said is quoted as it was said.
  if (/["“”«»]/u.test(line)) return line;
  const own = line
    .replace(/\b(my|our) clients?['’]s?(?!\p{L})/giu, (words) => atStart(words, `the ${sender}'s`))
    .replace(/\b(my|our) client(?!\p{L})/giu, (words) => atStart(words, `the ${sender}`));
  if (!PRONOUNS.test(own)) return own;
  const parts = own.split(PRONOUNS);
  const made: string[] = [];
  for (const [at, part] of parts.entries()) {
    const word = part.toLowerCase();
    const who = word.startsWith('you') ? recipient : sender;
    const after = /^\s+([\p{L}'’]+)/u.exec(parts[at + 1] ?? '')?.[1] ?? '';
    const before = (made.join('') || '').trimEnd();
    // "I" at the beginning of a line has a capital anyway.
    const named = before === '' || /[.!?]$/u.test(before) ? `The ${who}` : `the ${who}`;
    if (at % 2 === 0) made.push(part);
    else if (word === 'your' || word === 'my') made.push(`${named}'s`);
    // "May me paise liye" is Hindi for "in May".
    else if (word === 'me' && !BEFORE_OBJECT.test(before) && !/ed$/iu.test(before)) return line;
    else if (word === 'me') made.push(named);
    else if (word === 'you' && BEFORE_OBJECT.test(before) && (after === '' || OBJECT_END.test(after) || !(after.toLowerCase() in VERBS)))
      made.push(named);
    // "My client and you are neighbours": the verb is that of both.
    else if (before.toLowerCase().endsWith(`the ${sender} and`.toLowerCase()) || /^and$/iu.test(after)) made.push(named);
    else if (Object.hasOwn(VERBS, after.toLowerCase())) {
      made.push(named);
      parts[at + 1] = (parts[at + 1] ?? '').replace(after, VERBS[after.toLowerCase()] ?? after);
    } else if (STAYS.test(after)) made.push(named);
    else return line;
  }
  const text = made.join('');
  return LEFT.test(text) ? line : text;
}

/** "Took Rs. 3,00,000" as something that a party did: "the Respondent took Rs. 3,00,000". What names somebody stays. @param party such as "Respondent" */
export function withSubject(text: string, party: string): string {
  const [first = ''] = /^[\p{L}]+/u.exec(text) ?? [];
  const isDone =
    first !== '' && STAYS.test(first) && !/^(?:shall|will|can|could|may|might|must|should|would|never|also|then)$/iu.test(first);
  return isDone ? `the ${party} ${first.toLowerCase()}${text.slice(first.length)}` : text;
}

const HINDI_SENDER = /(?:मेरे|मेरी|मेरा|हमारे|हमारी) (?:मुवक्किला?|पक्षकारा?|क्लाइंट)(?![\p{L}\p{M}])/gu;
/** "आप" is plural like a name that is spoken of with respect, so that the verb stays; "मैंने" takes its verb from what was done. */
const HINDI_WORDS: readonly [RegExp, 'sender' | 'recipient', string][] = [
  [/(?<![\p{L}\p{M}])आपने(?![\p{L}\p{M}])/gu, 'recipient', ' ने'],
  [/(?<![\p{L}\p{M}])आपको(?![\p{L}\p{M}])/gu, 'recipient', ' को'],
  [/(?<![\p{L}\p{M}])आपसे(?![\p{L}\p{M}])/gu, 'recipient', ' से'],
  [/(?<![\p{L}\p{M}])आपका(?![\p{L}\p{M}])/gu, 'recipient', ' का'],
  [/(?<![\p{L}\p{M}])आपकी(?![\p{L}\p{M}])/gu, 'recipient', ' की'],
  [/(?<![\p{L}\p{M}])आपके(?![\p{L}\p{M}])/gu, 'recipient', ' के'],
  [/(?<![\p{L}\p{M}])आप(?![\p{L}\p{M}])/gu, 'recipient', ''],
  [/(?<![\p{L}\p{M}])मैंने(?![\p{L}\p{M}])/gu, 'sender', ' ने'],
  [/(?<![\p{L}\p{M}])मुझे(?![\p{L}\p{M}])/gu, 'sender', ' को'],
  [/(?<![\p{L}\p{M}])मुझसे(?![\p{L}\p{M}])/gu, 'sender', ' से'],
  [/(?<![\p{L}\p{M}])मेरा(?![\p{L}\p{M}])/gu, 'sender', ' का'],
  [/(?<![\p{L}\p{M}])मेरी(?![\p{L}\p{M}])/gu, 'sender', ' की'],
  [/(?<![\p{L}\p{M}])मेरे(?![\p{L}\p{M}])/gu, 'sender', ' के'],
];

/** As `inThirdPerson`, of a line in Hindi. One in which somebody says "मैं", whose verb would have to change, stays. */
export function inHindiThirdPerson(line: string, sender: string, recipient: string): string {
  if (/["“”«»']/u.test(line)) return line;
  const own = line.replace(HINDI_SENDER, sender);
  if (/(?<![\p{L}\p{M}])(?:मैं|हम|हमने|हमें|आप लोग)(?![\p{L}\p{M}])/u.test(own)) return own;
  return HINDI_WORDS.reduce((text, [word, who, ending]) => text.replace(word, `${who === 'sender' ? sender : recipient}${ending}`), own);
}

/** With the capital of the word that it takes the place of. */
const atStart = (typed: string, words: string): string =>
  /^\p{Lu}/u.test(typed) ? `${(words[0] ?? '').toUpperCase()}${words.slice(1)}` : words;
