import { MARK } from '../../values/marks.js';
import { listLines } from '../../values/list-lines.js';
import { type CarriedOut, type RevisionState, withValues } from '../carrying/apply-field.js';
import { entryOf } from '../carrying/list-entries.js';
import { removal, without } from '../carrying/removal.js';
import { bodyEndOf, type LineRange } from '../numbered/find-lines.js';
import { type NumberedLine, parseNumbered, printNumbered } from '../numbered/numbered-text.js';
import { endOf } from '../numbered/remove-lines.js';
import { type Candidate, closest, importance } from './closest.js';
import { conceptsOf } from './concepts.js';
import { valuesIn } from './written-values.js';

const REMOVING =
  /^(?:remove|delete|drop|omit|strike(?: out| off)?|take out|take away|leave out|get rid of|scrap|do away with|exclude|erase|cancel|do not (?:include|keep|want|have|need)|no need (?:of|for)|we (?:do not|don't) (?:want|need)) (.{2,200})$/i;
const TOPIC_MAX = 8;
const ENOUGH = 0.66;
const MARGIN = 0.08;
const SENTENCE_END = /(?<=[.]) (?=\p{Lu})/u;

interface Part {
  range: LineRange;
  /** Of several sentences of a paragraph, the one that is meant. */
  sentence: string | null;
}

/**
 * Leaves out what an instruction describes in words that are not the draft's own: a clause, a paragraph, an item or a sentence of one.
 * Null where nothing, or more than one thing, speaks of it.
 */
export function removeByMeaning(state: RevisionState, instruction: string): CarriedOut {
  const [, written = ''] = REMOVING.exec(instruction) ?? [];
  const name = written
    .replace(/^(?:the )?(?:restriction|prohibition|ban|bar|rule) (?:on|against) /i, '')
    .replace(SPEAKS_OF, '')
    .replace(/ from (?:the )?[a-z -]{3,40}(?:clause|section|paragraph|para|part)$/i, '');
  if (
    name === '' ||
    /[=:]/.test(name) ||
    valuesIn(name).some(({ kind }) => ['money', 'percent', 'period'].includes(kind)) ||
    /\b(?:if|unless|and add|instead)\b/i.test(name)
  )
    return null;
  const topic = [...new Set(conceptsOf(name))];
  if (topic.length === 0 || topic.length > TOPIC_MAX) return null;
  const lines = parseNumbered(state.content);
  const bodyEnd = bodyEndOf(state.content);
  const weight = importance(state);
  const parts = partsOf(lines, bodyEnd, topic);
  const found = closest(parts, topic, weight, { enough: ENOUGH, margin: MARGIN });
  if (!found) {
    // "The personal guarantee": what the draft has no word for says nothing of what is meant.
    const known = topic.filter((concept) => parts.some(({ labelled }) => labelled.has(concept)));
    const words = name.split(' ').filter((word) => conceptsOf(word).some((each) => known.includes(each)));
    return !HEAD_END.test(name) &&
      words.length > 0 &&
      words.length < name.split(' ').length &&
      topic.length <= 3 &&
      isUnknown(topic, known, parts)
      ? removal(state, words.join(' '))
      : null;
  }
  if (!isOfAll(lines, found, { name, topic })) return null;
  const optional = ofText(state, found.sentence ?? lines[found.range.from]?.text ?? '');
  if (optional) return optional;
  if (found.sentence !== null) {
    const shorter = withoutSentence(state, lines, found.range.from, found.sentence);
    // What is called a paragraph goes as one where its other sentences depend on this one.
    const isWhole = /\b(?:paragraph|para|clause)\b/i.test(instruction) || isOnlyOfIt(lines[found.range.from]?.text ?? '', found.sentence);
    if (shorter || !isWhole) return shorter;
  }
  return ofTheForm(state, lines[found.range.from]) ?? without(state, lines, found.range);
}

/** What an instruction says first is what goes: the interest of "the interest on late payment". */
const HEAD_END = /,? (?:on|of|for|about|to|in|from|by|with|that|which|against|over|regarding|under|upon|if|when|as|at|between) /i;
/** "The statement about other suits": what it speaks of. */
const SPEAKS_OF =
  /^(?:the )?(?:statement|line|sentence|paragraph|para|part|point|bit|wording|words|mention|reference|requirement|obligation|duty|right|need|condition|clause|provision|term|thing|entry|item|restriction)s? (?:about|on|of|for|that|to|regarding|concerning|relating to|which says|saying) (?:the )?/i;
/** How many of the concepts of a topic the part that goes has to have. */
const MOST = 0.7;
/** The same of a name without "of" or "on", in which a word may be said in passing: "the bonus point". */
const HALF = 0.5;
/** What every term of a draft gives or asks of somebody. */
const OF_EVERY_SORT = new Set(conceptsOf('rights duties obligations liabilities terms rules requirements'));
/** "Act, 2006": what an act says stays unless the act itself is named. */
const OF_AN_ACT = /\b(?:Act|Code|Sanhita|Adhiniyam|Rules),? (?:19|20)\d\d\b/;
const NAMES_AN_ACT = /\b(?:act|msmed?|statutory|section|code|sanhita|adhiniyam|rules)\b/i;

/**
 * Whether what is to go speaks of what the instruction names, and not only of a part of it: nothing is left out for a word that it shares
 * with something else. What applies an act stays where the instruction does not speak of the act.
 */
function isOfAll(
  lines: readonly NumberedLine[],
  { range, sentence }: Part,
  { name, topic }: { name: string; topic: readonly string[] },
): boolean {
  const text =
    sentence ??
    lines
      .slice(range.from, range.to)
      .map((line) => line.text)
      .join(' ');
  if (OF_AN_ACT.test(text) && !NAMES_AN_ACT.test(name)) return false;
  const title = lines.slice(0, range.from + 1).findLast(({ mark }) => mark === MARK.clause)?.text ?? '';
  const held = new Set(conceptsOf(`${title.length <= 100 ? title : ''} ${lines[range.from]?.text ?? ''} ${text}`));
  const head = conceptsOf(name.split(HEAD_END)[0] ?? '');
  const isHead = head.length === 0 || head.some((each) => held.has(each));
  // "The clause on mining rights": a draft has rights and duties of every sort, so what they concern has to be there.
  const telling = topic.filter((each) => !OF_EVERY_SORT.has(each));
  if (telling.length > 0 && !telling.some((each) => held.has(each))) return false;
  const most = HEAD_END.test(name) || topic.length > 2 ? MOST : HALF;
  return isHead && topic.filter((each) => held.has(each)).length >= topic.length * most;
}

/** Whether no part speaks of the words of a topic that stand in no title. */
const isUnknown = (topic: readonly string[], known: readonly string[], parts: readonly Candidate<Part>[]): boolean =>
  topic.every((concept) => known.includes(concept) || !parts.some(({ about }) => about.has(concept)));

/** Everything that may go, each with what it speaks of; a clause stands for paragraphs that all speak of the same. */
function partsOf(lines: readonly NumberedLine[], bodyEnd: number, topic: readonly string[]): Candidate<Part>[] {
  const candidates: Candidate<Part>[] = [];
  const none = new Set<string>();
  for (const [index, { mark, text }] of lines.entries()) {
    if (mark === '' || (index >= bodyEnd && mark !== MARK.item)) continue;
    const range = { from: index, to: endOf(lines, index, bodyEnd) };
    const isTitle = mark === MARK.clause && text.length <= 100 && range.to > index + 1 && lines[index + 1]?.text.trim() === '';
    const hasChildren = lines.slice(index + 1, range.to).some((line) => line.mark !== '');
    if (isTitle && hasChildren) {
      const held = new Set(conceptsOf(text));
      // A title of several subjects is no name for one of them.
      const share = held.size === 0 ? 0 : [...held].filter((concept) => topic.includes(concept)).length / held.size;
      candidates.push({
        item: { range, sentence: null },
        about: new Map([...held].map((each) => [each, 0.8 + 0.2 * share])),
        labelled: held,
        id: `${index}`,
        bonus: 0,
      });
      continue;
    }
    const sentences = text.split(SENTENCE_END);
    for (const sentence of sentences) {
      const about = aboutOf(sentence, 0.95);
      candidates.push({
        item: { range, sentence: sentences.length > 1 ? sentence : null },
        about,
        labelled: none,
        id: `${index}`,
        bonus: mark === MARK.item ? 0.02 : 0,
      });
    }
    if (sentences.length > 1)
      candidates.push({ item: { range, sentence: null }, about: aboutOf(text, 0.9), labelled: none, id: `${index}`, bonus: 0 });
  }
  return candidates;
}

/** The words with which a sentence begins say what it is about. */
function aboutOf(text: string, most: number): Map<string, number> {
  const about = new Map<string, number>();
  for (const [at, concept] of conceptsOf(text).entries()) if (!about.has(concept)) about.set(concept, at < 14 ? most : most - 0.15);
  return about;
}

/** An entry of a list of the form goes there too. */
function ofTheForm(state: RevisionState, line: NumberedLine | undefined): CarriedOut {
  if (!line) return null;
  const words = line.text.replace(/[.;]$/, '');
  for (const field of state.fields) {
    if (field.format !== 'list') continue;
    const entries = listLines(state.values[field.name] ?? '').filter((entry) => entry.replace(/[.;]$/, '') === words);
    if (entries.length === 1) {
      const gone = entryOf(state, { list: field.label, entry: entries[0] ?? '', gone: true });
      if (gone && 'state' in gone) return gone;
    }
  }
  return null;
}

/** What an optional line of the form puts into the draft goes there. */
function ofText(state: RevisionState, sentence: string): CarriedOut {
  const found = state.fields.filter(({ name, format, required, options, default: preset }) => {
    const held = state.values[name] ?? '';
    return (
      format === 'text' && !required && !options && !preset && held.length >= OWN_WORDS && held.includes(' ') && sentence.includes(held)
    );
  });
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  const { [only.name]: _gone, ...values } = state.values;
  const cleared = withValues(state, values, `Left out: ${only.label}`);
  return cleared && 'state' in cleared ? cleared : null;
}

/** Letters of a line of the form that no sentence has by chance. */
const OWN_WORDS = 12;

/** Whether the other sentences of a paragraph only go on with one of it: "Such a discussion does not …". */
const isOnlyOfIt = (text: string, sentence: string): boolean =>
  text.startsWith(sentence) &&
  text
    .split(SENTENCE_END)
    .slice(1)
    .every((each) => /^(?:It|They|This|These|That|Such)\b/.test(each));

/** A sentence that defines a term or refers to another clause is not torn out of its paragraph. */
function withoutSentence(state: RevisionState, lines: readonly NumberedLine[], index: number, sentence: string): CarriedOut {
  const line = lines[index];
  if (!line || /\(the "/.test(sentence)) return null;
  const text = line.text
    .replace(sentence, () => '')
    .replace(/ {2,}/g, ' ')
    .trim();
  if (
    /^(?:It|They|This|These|That|Otherwise|Such|If so)\b|\b(?:[Ss]ubject to|[Ff]or|[Ii]n|[Oo]n|[Oo]f|[Uu]nder) (?:that|this|such|those|these) [a-z]+\b/.test(
      text,
    ) ||
    text === ''
  )
    return null;
  const content = printNumbered(lines.map((each, at) => (at === index ? { ...each, text } : each)));
  return { state: { ...state, content }, message: `Left out: ${sentence.replace(/[\ue000-\uf8ff]/g, '').slice(0, 120)}` };
}
