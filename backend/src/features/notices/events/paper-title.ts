import type { NoticeKind, NoticeReading, ReadValue } from '../reading/notice-reading.js';

/** What each kind of paper is called in a list of dates: in English and in Hindi. */
const TITLES: Readonly<Record<NoticeKind, readonly [english: string, hindi: string]>> = {
  'legal notice': ['Legal notice', 'कानूनी नोटिस'],
  'cheque demand notice': ['Demand notice on a dishonoured cheque', 'अनादृत चेक की मांग का नोटिस'],
  'consumer notice': ['Notice of a consumer', 'उपभोक्ता का नोटिस'],
  'section 80 notice': ['Notice before a suit against the Government', 'सरकार के विरुद्ध वाद से पहले का नोटिस'],
  'tax show-cause notice': ['Show-cause notice on tax', 'कर का कारण बताओ नोटिस'],
  "employer's show-cause notice": ["Employer's show-cause notice", 'नियोक्ता का कारण बताओ नोटिस'],
  'consumer complaint': ['Consumer complaint', 'उपभोक्ता परिवाद'],
  'written statement': ['Plaint or summons', 'वाद-पत्र या समन'],
};
/** They are against somebody, letters are to somebody. */
const PLEADINGS: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['consumer complaint', 'written statement']);
const NAME_MAX = 150;

/** What a paper is, from whom and to whom, in its own language; null for one of no known kind. */
export function paperTitle({ kind, inHindi, values }: NoticeReading): string | null {
  if (!kind) return null;
  const nameOf = (field: ReadValue['field']): string | undefined => values.find((value) => value.field === field)?.value.slice(0, NAME_MAX);
  const [from, to] = [nameOf('sender'), nameOf('addressee')];
  const [english, hindi] = TITLES[kind];
  const isPleading = PLEADINGS.has(kind);
  if (inHindi) return [from && `${from} की ओर से`, to && `${to} ${isPleading ? 'के विरुद्ध' : 'को'}`, hindi].filter(Boolean).join(' ');
  return [english, from && `of ${from}`, to && `${isPleading ? 'against' : 'to'} ${to}`].filter(Boolean).join(' ');
}
