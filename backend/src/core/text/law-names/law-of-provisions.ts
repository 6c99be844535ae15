import type { TextSpan } from '../text-span.js';
import type { CitedProvision } from './cited-provisions.js';

/** Units between a provision and the name of its act. */
const REACH = 60;
/** "section 138 of the", "section 13 (as amended) of the said": then the name of the act. */
const LEADS_ON = /^ ?,? ?(?:\([^()]{1,40}\),? ?)?(?:(?:of|under|in|to),? )?(?:(?:the|said|aforesaid|this|our) ){0,3}$/iu;
/** Words that may stand between besides: the way into the provision, which is read apart. */
const JOINING = new Set(
  `of the said and or to both with under along clause clauses sub subsection subsections section sections proviso explanation exception
  illustration तथा और एवं की के का`.split(/\s+/u),
);
const LABEL = /^(?:\d{1,3}[A-Z]{0,3}|[IVXLC]{1,7}|[a-z]{1,2})$/iu;
/** Before: "the Negotiable Instruments Act, 1881, section 138", "IPC 420", "परक्राम्य लिखत अधिनियम की धारा 138". */
const BLANK_BEFORE = /^ ?(?:(?:की|के|का|ki|ke|ka|kee) ?)?$/iu;
const BARE = /^\p{N}/u;
const LEADS_BACK = /^[ ,:(–—-]{1,4}(?:under |u\/s\.? ?)?$|^ ?,? ?(?:r ?\/ ?w\.?|read (?:along )?with|सहपठित) ?$/iu;
/** Between two provisions that share the act named after the second. */
const SHARED =
  /^ ?,? ?(?:of |under )?(?:the )?(?:read (?:along )?with|r ?\/ ?w\.?|and|&|or|as well as|along with|सहपठित|एवं|व|तथा),? (?:also )?(?:the )?(?:under )?$/iu;

/**
 * For each provision, the act whose name adjoins it, or adjoins the next one that it is read with; null where none does.
 * @param provisions of the text, in its order
 * @param laws where acts are named, in the order of the text
 */
export function lawsBeside<L extends TextSpan>(text: string, provisions: readonly CitedProvision[], laws: readonly L[]): (L | null)[] {
  let next = 0;
  const beside = provisions.map(({ kind, start, end }, at): L | null => {
    while ((laws[next]?.start ?? Infinity) < end) next += 1;
    const following = laws[next];
    const free = following && following.start - end < REACH && (provisions[at + 1]?.start ?? Infinity) >= following.start;
    const after = free && leadsTo(text.slice(end, following.start)) ? following : undefined;
    const preceding = laws[next - 1];
    const between = preceding && preceding.end <= start && start - preceding.end < REACH ? blanks(text.slice(preceding.end, start)) : null;
    const before =
      between !== null && (BLANK_BEFORE.test(between) || (kind !== 'article' && LEADS_BACK.test(between)) || /^,? $/u.test(between));
    // "IPC 302 in BNS": a number without a word for its kind belongs to the name right before it.
    const isOwn = text.slice(end, after?.start).includes(',') || BARE.test(text.slice(start, end));
    if (after && before && BLANK_BEFORE.test(between) && isOwn) return preceding ?? null;
    return after ?? (before ? (preceding ?? null) : null);
  });
  for (let at = provisions.length - 2; at >= 0; at -= 1) {
    const [one, other] = [provisions[at], provisions[at + 1]];
    if (beside[at] || !one || !other || (one.kind === 'article') !== (other.kind === 'article')) continue;
    if (other.start - one.end < REACH && SHARED.test(blanks(text.slice(one.end, other.start)))) beside[at] = beside[at + 1] ?? null;
  }
  return beside;
}

const blanks = (text: string): string => text.replace(/\s+/gu, ' ');

function leadsTo(written: string): boolean {
  const between = blanks(written);
  if (LEADS_ON.test(between)) return true;
  // "… under section 12. The Companies Act, 2013 …": the name begins another sentence.
  if (between.includes(';') || /\. The /u.test(between)) return false;
  const words = between.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return words.every((word) => JOINING.has(word.toLowerCase()) || LABEL.test(word));
}
