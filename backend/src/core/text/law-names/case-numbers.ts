/** The number that a court gave a case; offsets of the text. */
export interface CaseNumber {
  /** The same for every way of writing it: 'writ petition (civil) 1234/2020'. */
  key: string;
  /** As the text writes it, on one line, without the court. */
  written: string;
  /** 'writ petition (civil)' */
  kind: string;
  number: number;
  year: number;
  /** 'Delhi' where a High Court is named after it; '' for none. */
  court: string;
  start: number;
  end: number;
}

/** What courts call their cases, by the names of the groups of the pattern below. */
const KINDS: Readonly<Record<string, string>> = {
  writCivil: 'writ petition (civil)',
  writCriminal: 'writ petition (criminal)',
  writ: 'writ petition',
  leaveCivil: 'special leave petition (civil)',
  leaveCriminal: 'special leave petition (criminal)',
  appealCivil: 'civil appeal',
  appealCriminal: 'criminal appeal',
  revision: 'civil revision petition',
  miscellaneous: 'criminal miscellaneous case',
  first: 'first appeal',
  suit: 'suit',
  bail: 'bail application',
  complaint: 'complaint case',
};
const CIVIL = String.raw`\(? ?C(?:ivil)?\.? ?\)`;
const CRIMINAL = String.raw`\(? ?Cr(?:l|iminal)?\.? ?\)`;
const WRIT = String.raw`(?:W\.? ?P\.?|Writ Petition) ?`;
const LEAVE = String.raw`(?:S\.? ?L\.? ?P\.?|Special Leave Petition) ?`;
const APPEALS = String.raw`(?<appealCivil>Civil Appeal|C\. ?A\.)|(?<appealCriminal>Criminal Appeal|Cr[li]\.? ?A(?:ppeal|\.|(?= ?No)))|(?<first>(?:Regular )?First Appeal|R\. ?F\. ?A\.|RFA|F\. ?A\. ?O\.|FAO)`;
const OTHERS = String.raw`(?<revision>Civil Revision(?: Petition)?|C\.? ?R\.? ?P\.?)|(?<miscellaneous>Cr[li]\.? ?M\.? ?C\.?)|(?<suit>C\.? ?S\.? ?\(? ?(?:OS|COMM)\.? ?\)|Civil Suit|O\. ?S\.|C\. ?S\.)|(?<bail>Bail Appl(?:ication|n?\.)?)|(?<complaint>(?:Consumer )?Complaint Case|C\. ?C\.)`;
const KIND = String.raw`(?<writCivil>${WRIT}${CIVIL})|(?<writCriminal>${WRIT}${CRIMINAL})|(?<writ>${WRIT})|(?<leaveCivil>${LEAVE}${CIVIL})|(?<leaveCriminal>${LEAVE}${CRIMINAL})|${APPEALS}|${OTHERS}`;
const COURT = String.raw`High Court (?:of|at) (?<at>\p{Lu}\p{Ll}{2,15})|(?<court>\p{Lu}\p{Ll}{2,15}) (?:HC\b|High Court)`;
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(?:${KIND})[ ,]{0,2}(?:Nos?\.? ?)?(?<number>\d{1,6}) ?(?:\/|of) ?(?<year>(?:19|20)\d\d)(?!\d)(?:,? {0,2}(?:of |before |in )?(?:the )?(?:${COURT}))?`,
  'giu',
);

/**
 * The numbers of cases in a text: "W.P.(C) No. 1234/2020 Delhi HC", "Civil Appeal No. 12 of 2008". In the order of the text.
 * @param limit at most
 */
export function caseNumbers(text: string, limit: number): CaseNumber[] {
  const found: CaseNumber[] = [];
  for (const match of text.replace(/\s/gu, ' ').matchAll(NUMBER)) {
    if (found.length === limit) break;
    const groups = match.groups ?? {};
    const kind = Object.entries(KINDS).find(([group]) => groups[group] !== undefined)?.[1] ?? '';
    const [number, year, court] = [Number(groups.number), Number(groups.year), groups.court ?? groups.at ?? ''];
    const end = match.index + match[0].length;
    const written = /^.{0,80}?\d{1,6} ?(?:\/|of) ?\d{4}/iu.exec(match[0])?.[0] ?? match[0];
    found.push({ key: `${kind} ${number}/${year}`, written, kind, number, year, court, start: match.index, end });
  }
  return found;
}
