/** A citation of a judgment in a text. */
export interface CaseCitation {
  /** The same for every way of writing it: '2025 insc 1133', '2019 4 scc 1', 'air 1980 sc 1654', '2024:dhc:1234'. */
  key: string;
  /** As the text writes it, on one line. */
  written: string;
  /** A court's own number for its judgment, not a page of a law report. */
  neutral: boolean;
  /** Of the number or the report. */
  year: number;
  start: number;
  end: number;
}

interface Form {
  pattern: RegExp;
  neutral?: boolean;
  /** @returns null where it only looks like one */
  key: (parts: Record<string, string | undefined>) => string | null;
}

const YEAR = String.raw`(?<year>1[89]\d\d|20\d\d)`;
/** Law reports whose citations are year, volume, name, page; dots and blanks between the letters do not count. */
const REPORT = String.raw`S\.?\s?C\.?\s?C|S\.?\s?C\.?\s?R|S\.?\s?C\.?\s?A\.?\s?L\.?\s?E|D\.?\s?L\.?\s?T|I\.?\s?T\.?\s?R|E\.?\s?L\.?\s?T|M\.?\s?L\.?\s?J|K\.?\s?L\.?\s?T|A\.?\s?L\.?\s?D|A\.?\s?L\.?\s?T|R\.?\s?C\.?\s?R|L\.?\s?L\.?\s?J|F\.?\s?L\.?\s?R|G\.?\s?L\.?\s?R|Cri?\.?\s?L\.?\s?J|Comp\.?\s?Cas`;
const SERIES = String.raw`(?:\s{0,2}\((?<series>Cri|Crl|Civ|L\s?&\s?S|Tax|Supp)\.?\))?`;

const COURTS: Readonly<Record<string, string>> = {
  supremecourt: 'sc',
  delhi: 'del',
  bombay: 'bom',
  calcutta: 'cal',
  madras: 'mad',
  allahabad: 'all',
  kerala: 'ker',
  karnataka: 'kar',
  kant: 'kar',
  gujarat: 'guj',
  patna: 'pat',
  rajasthan: 'raj',
  orissa: 'ori',
  gauhati: 'gau',
  punjab: 'punj',
  mysore: 'mys',
};

const letters = (text: string | undefined): string => (text ?? '').toLowerCase().replace(/[^a-z&]/g, '');
const court = (text: string | undefined): string => COURTS[letters(text)] ?? letters(text);
const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');
const noZeros = (number: string | undefined): string => (number ?? '').replace(/^0+(?=\d)/, '');

const FORMS: readonly Form[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}:/])${YEAR}\s{0,2}[:/]?\s{0,2}INSC\s{0,2}[:/]?\s{0,2}(?<number>\d{1,5})(?![\p{L}\p{N}])`,
      'gu',
    ),
    neutral: true,
    key: ({ year, number }) => `${year} insc ${noZeros(number)}`,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}:/])(?<year>20\d\d)(?<mark>[:/])(?<court>[A-Z]{2,5}(?:-[A-Z]{1,4})?)\k<mark>(?<number>\d{1,7})(?<bench>(?:-[A-Z]{1,4}){0,2})(?![\p{L}\p{N}:/])/gu,
    neutral: true,
    key: (parts) =>
      parts.court === 'INSC' ? null : `${parts.year}:${parts.court}:${noZeros(parts.number)}${parts.bench ?? ''}`.toLowerCase(),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])[([]?${YEAR}[)\]]?\s{1,3}S\.?C\.?C\.?\s?On-?line\s{1,3}(?<court>[A-Z][A-Za-z&.]{1,10})\s{1,3}(?<page>\d{1,6})(?![\p{L}\p{N}])`,
      'giu',
    ),
    key: (parts) => `${parts.year} scc online ${court(parts.court)} ${noZeros(parts.page)}`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}.])[([]?${YEAR}[)\]]?[\s,]{0,3}(?<supp>Supp\.?(?:lement)?\s{0,2})?(?:\(?(?<volume>\d{1,3})\)?[\s,]{0,3})?(?<after>Supp\.?\s{0,2})?(?<report>${REPORT})\.?${SERIES}[\s,]{0,3}(?<page>\d{1,5})(?!\d)`,
      'giu',
    ),
    key: ({ year, supp, volume, after, report, series, page }) =>
      joined(
        year,
        supp || after ? 'supp' : '',
        noZeros(volume),
        letters(report).replace('crlj', 'crilj'),
        series && letters(series).replace('crl', 'cri'),
        noZeros(page),
      ),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])A\.?\s?I\.?\s?R\.?[\s,]{0,3}[([]?${YEAR}[)\]]?[\s,]{0,3}(?<court>S\.?\s?C\.?|Supreme Court|[A-Z][A-Za-z&.]{1,12}(?:\s[A-Z][a-z]{2,10})?)[\s,]{1,3}(?<page>\d{1,5})(?!\d)`,
      'gu',
    ),
    key: (parts) => `air ${parts.year} ${court(parts.court)} ${noZeros(parts.page)}`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])I\.?\s?L\.?\s?R\.?[\s,]{0,3}[([]?${YEAR}[)\]]?[\s,]{0,3}(?:\(?(?<volume>\d{1,2})\)?[\s,]{0,3})?(?<court>[A-Z][A-Za-z&.]{1,12})[\s,]{1,3}(?<page>\d{1,5})(?!\d)`,
      'gu',
    ),
    key: (parts) => joined('ilr', parts.year, noZeros(parts.volume), court(parts.court), noZeros(parts.page)),
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])[([]?${YEAR}[)\]]?\s{1,3}AIR\s{1,3}(?:SC\s{1,3})?(?<page>\d{1,5})(?!\d)`, 'gu'),
    key: ({ year, page }) => `air ${year} sc ${noZeros(page)}`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])J\.?T\.?[\s,]{0,3}[([]?${YEAR}[)\]]?[\s,]{0,3}\(?(?<volume>\d{1,2})\)?[\s,]{0,3}S\.?\s?C\.?[\s,]{0,3}(?<page>\d{1,5})(?!\d)`,
      'gu',
    ),
    key: ({ year, volume, page }) => `jt ${year} ${noZeros(volume)} sc ${noZeros(page)}`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}])${YEAR}\s{1,2}LiveLaw\s{1,2}\((?<court>[A-Za-z]{2,5})\)\s{1,2}(?<number>\d{1,5})(?!\d)`,
      'gu',
    ),
    key: ({ year, court: at, number }) => `${year} livelaw ${court(at)} ${noZeros(number)}`,
  },
  {
    pattern: /(?<![\p{L}\p{N}])MANU\/(?<court>[A-Z]{2,4})\/(?<number>\d{3,6})\/(?<year>1[89]\d\d|20\d\d)(?!\d)/gu,
    key: (parts) => `manu/${letters(parts.court)}/${parts.number}/${parts.year}`,
  },
];

/** "[1984 (1) SCC 43": the bracket is not the citation's. */
const OPENS_ONLY = /^[([]\d{4}(?![)\]])/u;

/**
 * The citations of judgments in a text, in its order: neutral ones ("2025 INSC 1133", "2024:DHC:1234-DB") and those of law reports
 * ("(2019) 4 SCC 1", "AIR 1980 SC 1654", "[1975] 3 SCR 958"). Takes time in proportion to the text.
 * @param limit citations at most, each counted as often as it stands there
 */
export function caseCitations(text: string, limit: number): CaseCitation[] {
  const found: CaseCitation[] = [];
  for (const { pattern, neutral = false, key } of FORMS) {
    let taken = 0;

    for (const match of text.matchAll(pattern)) {
      const parts = match.groups ?? {};
      const year = Number(parts.year);
      const made = key(parts);
      const start = match.index + (OPENS_ONLY.test(match[0]) ? 1 : 0);
      const end = match.index + match[0].length;
      if (made === null || found.some((known) => known.start < end && start < known.end)) continue;
      found.push({ key: made, written: text.slice(start, end).replace(/\s+/gu, ' ').trim(), neutral, year, start, end });
      if (++taken === limit) break;
    }
  }
  return found.sort((a, b) => a.start - b.start).slice(0, limit);
}
