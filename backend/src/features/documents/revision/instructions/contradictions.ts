const FIGURE = String.raw`(?:rs\.? ?|₹ ?)?\d[\d,.]{0,15}(?: ?(?:%|per ?cent|lakhs?|crores?|thousand|days?|weeks?|months?|years?))?`;
/** "Make the term both 12 months and 24 months". */
const BOTH = new RegExp(String.raw`\bboth (${FIGURE}) and (${FIGURE})$`, 'i');
/** "Increase the rent to 30,000 but keep it at 25,000", "… but do not change it". */
const AND_YET =
  /^(?:please )?(?:change|increase|raise|reduce|decrease|lower|extend|shorten|set|make|revise|update|cut) (?:the )?([\p{L}' -]{2,60}?)(?: (?:to|at|by|from) [^;]{1,40}?)?[,;]? (?:but|and|yet|while) (?:also |still |yet )?(?:keep|keeping|leave|leaving|retain|retaining|do not change|don't change|not change|not changing|without changing) (?:the )?(it|that|[\p{L}' -]{2,60}?)(?: (?:at|as|unchanged|same|the same|to)\b.{0,40})?$/iu;
/** "Delete the lock-in clause but keep the lock-in". */
const GONE_AND_KEPT =
  /^(?:please )?(?:delete|remove|drop|omit) (?:the )?([\p{L}' -]{2,60}?)(?: clause)?[,;]? (?:but|and|yet) (?:also |still )?(?:keep|leave|retain) (?:the )?(it|that|[\p{L}' -]{2,60}?)(?: clause)?(?: in)?$/iu;

/** "Make Asha's share 60% and keep the others the same": shares are parts of one whole. */
const SHARE_ALONE =
  /\bshare\b.{0,40}\b\d{1,3} ?(?:%|per ?cent).{0,20}\b(?:keep|keeping|leave|leaving|without changing) (?:the )?(?:others?|rest)\b/i;

/** Whether an instruction asks for two things that cannot both be. */
export function contradictsItself(instruction: string): boolean {
  const [, one = '', other = ''] = BOTH.exec(instruction) ?? [];
  if ((one !== '' && one !== other) || SHARE_ALONE.test(instruction)) return true;
  return [AND_YET, GONE_AND_KEPT].some((pattern) => {
    const [, first = '', second = ''] = pattern.exec(instruction) ?? [];
    return first !== '' && (/^(?:it|that)$/i.test(second) || first.toLowerCase() === second.toLowerCase());
  });
}
