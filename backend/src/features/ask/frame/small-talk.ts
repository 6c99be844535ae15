const GREETING =
  /^(?:hi+|hello+|hey+|namaste|namaskar|good (?:morning|afternoon|evening)|salaam|salam|adaab|नमस्ते|नमस्कार)(?: (?:themis|sir|madam|ji|there|everyone))?$/iu;
const THANKS =
  /^(?:(?:ok(?:ay)?|great|perfect)[, ]*)?(?:(?:many )?thanks?(?: you)?(?: (?:so|very) much| a (?:lot|ton|million)| again)?|thank u|thx|ty|(?:bahut )?(?:shukriya|dhanyavaad|dhanyavad)|धन्यवाद|शुक्रिया)(?: (?:themis|sir|madam|ji))?(?: for (?:your |the |all the |all your )?(?:help|answer|answers|information|reply))?$/iu;
const FAREWELL = /^(?:bye+|good ?bye|see you|good night|ok(?:ay)?|great|nice|अलविदा)$/iu;
const LONGEST = 60;

/** One line in reply to something that is not a question: a greeting, thanks, a farewell. Null for everything else. */
export function smallTalk(question: string): string | null {
  if (question.length > LONGEST) return null;
  const words = question.replace(/[\s.!,?😀-🙏]+/gu, ' ').trim();
  if (GREETING.test(words)) return 'Hello. Ask a legal question in your own words, and the answer will quote the law of the library.';
  if (THANKS.test(words)) return 'You are welcome.';
  if (FAREWELL.test(words)) return 'Good to be of help. Ask again at any time.';
  return null;
}
