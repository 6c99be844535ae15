const HEAD_LINES = 12;
const LINE_MAX = 300;
/** How the line that names the court begins, and how a paper goes on that only mentions one. */
const LEAD = /^(?:in the court of|in|before|समक्ष|न्यायालय)[\s:]+(?!the matter)/i;
/** Courts, and whoever else hears papers in the form of courts. */
const COURT = /\b(?:courts?|magistrate|judge|commission|tribunal|forum|bench)\b|न्याय|मजिस्ट्रेट|आयोग|अधिकरण|मंच/i;

/** The court that the head of a paper names ("In the court of …", "Before …"), as it names it; null for a paper that is not for a court. */
export function courtNamed(content: string): string | null {
  const lines = content
    .slice(0, HEAD_LINES * LINE_MAX)
    .split('\n')
    .map((line) => line.replace(/[*#]+/g, '').trim())
    .filter(Boolean);
  return (
    lines
      .slice(0, HEAD_LINES)
      .find((line) => LEAD.test(line) && COURT.test(line))
      ?.slice(0, LINE_MAX) ?? null
  );
}

/** Letters, marks and digits of a name, in small letters. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * The format in which a court takes its papers: the one that names most of the court's name, otherwise the default one.
 * @param court as the paper names it
 */
export function formatOfCourt<T extends { courts: readonly string[]; isDefault: boolean }>(
  court: string,
  formats: readonly T[],
): T | undefined {
  const named = wordsOf(court);
  let best: { format: T; length: number } | undefined;
  for (const format of formats)
    for (const words of format.courts.map(wordsOf))
      if (words.trim() && named.includes(words) && words.length > (best?.length ?? 0)) best = { format, length: words.length };
  return best?.format ?? formats.find(({ isDefault }) => isDefault);
}
