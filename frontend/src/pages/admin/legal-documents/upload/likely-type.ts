/** What the upload names a source of law; the endpoint is REST and names types in lower case. */
type SourceType = 'act' | 'judgment' | 'rule';

/** How much of a text file is looked at, in bytes. */
const HEAD_BYTES = 8_000;
const JUDGMENT_NAME = /\b(?:v|vs|versus)\b\.?|\bjudge?ment\b/iu;
const RULE_NAME = /\b(?:rules|regulations)\b/iu;
const ACT_NAME = /\b(?:act|code|sanhita|adhiniyam|constitution)\b|अधिनियम|संहिता/iu;
const ENACTED =
  /\bACT,? NO\.?\s*\d{1,4}\s+OF\s+\d{4}|\bB\s?e it enacted\b|may be called the [^.]{3,120}\b(?:Act|Code|Sanhita|Adhiniyam)\b/iu;
const MADE_AS_RULES = /in exercise of the powers? conferred by/iu;
const DECIDED = /^(?:judge?ment|order)$/iu;
const COURT = /\b(?:supreme court|high court|tribunal)\b/iu;

/** The beginning of a text file; nothing where it cannot be read, which sending it will report. */
function firstWords(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => resolve('');
    reader.readAsText(file.slice(0, HEAD_BYTES));
  });
}

/** What a file looks like by its name and, for plain text that lies on the disk, by its first words; null where nothing shows it. */
export async function likelyType(file: File | Pick<File, 'name'>): Promise<SourceType | null> {
  const plain = file instanceof File && /\.txt$/iu.test(file.name) ? await firstWords(file) : '';
  if (ENACTED.test(plain)) return 'act';
  if (MADE_AS_RULES.test(plain)) return 'rule';
  if (COURT.test(plain) && plain.split('\n').some((line) => DECIDED.test(line.trim()))) return 'judgment';
  const name = file.name.replace(/\.[^.]+$/u, '').replace(/[_-]+/gu, ' ');
  if (JUDGMENT_NAME.test(name)) return 'judgment';
  if (RULE_NAME.test(name)) return 'rule';
  return ACT_NAME.test(name) ? 'act' : null;
}

/** The files that look like another type than was chosen, with what they look like. */
export async function doubtfulFiles(
  files: readonly (File | Pick<File, 'name'>)[],
  chosen: string,
): Promise<{ name: string; looksLike: SourceType }[]> {
  const types = await Promise.all(files.map(likelyType));
  return files.flatMap((file, i) => {
    const looksLike = types[i] ?? null;
    return looksLike !== null && looksLike !== chosen ? [{ name: file.name, looksLike }] : [];
  });
}
