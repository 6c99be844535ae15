import { namedActs, type NamedAct } from './act-names.js';

/** A provision that a notice cites; offsets of the text. */
export interface CitedSection {
  /** '138', '13(2)', 'Order V, rule 1', 'Article 226' */
  section: string;
  /** Title of the act; '' where no act is named. */
  act: string;
  start: number;
  end: number;
}

const NUMBER = String.raw`\d{1,3}(?!\d)(?: ?-? ?(?!of|to|in|an|as|by|is|on|or|at|it|if|r\/|rw)[A-Z]{1,2}(?!\p{L}|[.]\p{L})(?:-\d{1,3})?)?(?: ?\( ?[\dA-Za-z]{1,4} ?\)){0,4}`;
const WORD = String.raw`(?:under sections?|sections?|secs?\.?|sect\.?|s\.|ss\.|u ?\/ ?s\.?|धाराओं|धारा)`;
const ITEM = new RegExp(NUMBER, 'gu');
const SECTIONS = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?<!\p{L}\.)(?:${WORD}|(articles?)) ?(?:nos?\.? ?)?(${NUMBER}(?: ?(?:,|&|and|or|\/|to|व|एवं|और|तथा|सहपठित|r\/w|read with) ?(?:${WORD} ?)?${NUMBER}){0,12})`,
  'giu',
);
const ORDER_RULE =
  /(?<![\p{L}\p{N}])(?:Order|O\.) ?([IVXL]{1,7}|\d{1,2}),? ?(?:Rules?|R\.) ?(\d{1,2}[A-Z]?(?: ?(?:,|&|and) ?\d{1,2}[A-Z]?){0,5})/giu;
const CPC = 'Code of Civil Procedure, 1908';
/** "clause (b) of sub-section (1) of" before a section is the way into it. */
const INTO = /(?:\bclause (\([a-z\d]{1,4}\)) of )?(?:\bsub-? ?section (\([\dA-Z]{1,3}\)) of )?(?:\bclause (\([a-z\d]{1,4}\)) of )?$/iu;
/** Where no act was named yet, the next one is meant if it follows soon. */
const FORWARD = 160;
/** Words between a citation and the name of its act. */
const BETWEEN = /^,? ?(?:\([^()]{1,40}\),? )?(?:(?:of|under|in),? )?(?:the |said |aforesaid |this ){0,3}$/iu;
/** Between two citations that share the act named after the second. */
const SHARED =
  /^,? ?(?:of |under )?(?:the )?(?:read with|r\/w|and|&|or|as well as|along with|सहपठित|एवं|व|तथा),? (?:also )?(?:the )?(?:under )?$/iu;
const HINDI_BETWEEN = /^ ?,? ?(?:की|के|का)? ?,? ?$/u;

/** The provisions that a text cites, each with its act. In the order of the text. */
export function citedSections(text: string): CitedSection[] {
  const acts = namedActs(text);
  const groups = [...text.matchAll(SECTIONS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    numbers: [...(match[2] ?? '').matchAll(ITEM)].map(([number]) => {
      const label = number.replace(/\s/g, '').replace(/(?<=\d)-(?=[A-Z])/, '');
      return match[1] ? `Article ${label}` : label;
    }),
  }));
  const direct = groups.map(({ start, end }) => actAt(text, acts, start, end));
  // "section 138 read with section 142 of the Act": what is named last is meant before it too.
  for (let at = groups.length - 2; at >= 0; at -= 1)
    if (!direct[at] && SHARED.test(text.slice(groups[at]?.end ?? 0, groups[at + 1]?.start ?? 0))) direct[at] = direct[at + 1] ?? null;
  const sections = groups.flatMap(({ start, end, numbers }, index) => {
    const act = direct[index] ?? lastBefore(acts, start) ?? acts.find((each) => each.start >= end && each.start - end < FORWARD);
    const reach = direct[index] && direct[index].start >= end && direct[index].start - end < 20 ? direct[index].end : end;
    const into = INTO.exec(text.slice(Math.max(0, start - 60), start));
    const steps = into ? `${into[2] ?? ''}${into[1] ?? ''}${into[3] ?? ''}` : '';
    const from = Math.min(start - (into?.[0].length ?? 0), direct[index]?.start ?? start);
    return numbers.map((section, at) => ({
      section: at === 0 ? section + steps : section,
      act: act?.title ?? '',
      start: from,
      end: reach,
    }));
  });
  const orders = [...text.matchAll(ORDER_RULE)].flatMap(
    (match) =>
      (match[2] ?? '').match(/\d{1,2}[A-Z]?/g)?.map((rule) => ({
        section: `Order ${(match[1] ?? '').toUpperCase()}, rule ${rule}`,
        act: CPC,
        start: match.index,
        end: match.index + match[0].length,
      })) ?? [],
  );
  return [...sections, ...orders].sort((a, b) => a.start - b.start);
}

function actAt(text: string, acts: readonly NamedAct[], start: number, end: number): NamedAct | null {
  return (
    acts.find((act) => act.start >= end && act.start - end < 60 && BETWEEN.test(text.slice(end, act.start))) ??
    acts.find((act) => act.end <= start && start - act.end < 12 && HINDI_BETWEEN.test(text.slice(act.end, start))) ??
    null
  );
}

const lastBefore = (acts: readonly NamedAct[], offset: number): NamedAct | undefined => acts.findLast(({ start }) => start < offset);
