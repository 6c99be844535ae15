import type { TemplateField } from '../../../templates/form/template-schema.js';
import { dimensionOf, isPeriod } from '../../making/written-values.js';
import { bareWords, type WrittenValue } from '../../reading/masks.js';
import type { ReadInstruction } from '../../reading/read-instruction.js';
import { listsOf } from '../../targets/draft-lists.js';
import type { DraftScene } from '../../targets/draft-scene.js';
import { orderWords, subjectsOf, subjectsOfNames, subjectsOfOrder } from '../../targets/subjects.js';
import { isRemoval } from '../by-cues.js';
import { isEnd } from '../set-value.js';
import { type Candidate, exchangedValues } from './candidate.js';

/** What the title of its clause says of a line tells less than what the line itself says. */
const OF_TITLE = 0.7;
/** Of a value of the form its name tells more than what else its line says. */
const BESIDE_NAME = 0.6;
/** A word that stands in more lines tells little. */
const TELLING_MAX = 3;
/** Share of what is said that every other candidate has to leave out for the first one to be surely meant. */
const AHEAD_MIN = 0.3;
/** Share of what a line says that is said of it where it is to go. */
const SHARE_OF_LINE_MIN = 0.2;

/**
 * The one of several candidates of which everything is said that an instruction says, where a good part of it is said of no other; null
 * where a word stands nowhere in the draft and its form: it may turn the rest round.
 */
export function leadingOf(scene: DraftScene, { plain, words, masks }: ReadInstruction, candidates: readonly Candidate[]): Candidate | null {
  // What is said of a place is decided by the place.
  if (masks.some(({ kind }) => kind === 'place')) return null;
  // Of a name in the place of another both are said by lines that have nothing to do with either.
  if (!(/\d/.test(words) || masks.some(({ kind }) => kind === 'value') || isRemoval(plain))) return null;
  const bare = bareWords(plain);
  const values = masks.flatMap((mask) => (mask.kind === 'value' ? [mask.value] : []));
  const end = isEnd({ plain, masks }) ? subjectsOf('end') : [];
  const [field, ...others] = scene.names.named(orderWords(bare));
  const named = field && others.length === 0 ? candidates.filter(({ values }) => field.name in values) : [];
  const [only] = named;
  // What is called by its name is meant or nothing is.
  if (field && others.length === 0) return only && named.length === 1 ? only : null;
  const subjects = subjectsOfOrder(bare);
  return (
    leads(scene, subjects, { text: bare, values }, candidates) ??
    (end.length > 0 ? leads(scene, [...subjects, ...end], { text: `${bare} end`, values }, candidates) : null)
  );
}

/** Whether a candidate puts a value in the place of one that is counted alike: two months for fifteen days has to be said. */
function isAlike(scene: DraftScene, { operations }: Candidate): boolean {
  return operations.slice(0, 1).every((operation) => {
    const text = operation.do === 'edit' ? (scene.tree.nodes.find(({ id }) => id === operation.node)?.text ?? '') : '';
    const [old, come] = (operation.do === 'edit' && exchangedValues(text, operation)) || [];
    return old?.dimension === come?.dimension;
  });
}

/** Months are no age. */
const isOfUnit = (field: TemplateField, { dimension }: WrittenValue): boolean =>
  dimension === 'number' || dimension === dimensionOf(field) || (isPeriod(dimension) && !/(?:^|_)age$/.test(field.name));

function leads(
  scene: DraftScene,
  subjects: readonly string[],
  { text, values }: { text: string; values: readonly WrittenValue[] },
  candidates: readonly Candidate[],
): Candidate | null {
  const [wanted, said] = [[...new Set(subjects)], subjectsOfNames(text)];
  const all = scene.told(wanted, new Set(wanted));
  const shareOf = (candidate: Candidate) => {
    const at = lineOf(scene, candidate);
    const measures = scene.form.template.fields.filter((field) => field.name in candidate.values && dimensionOf(field) !== null);
    const isMeasure = measures.length > 0;
    const parts = wanted.map((subject) =>
      isOfFields(scene, candidate, subject)
        ? 1
        : scene.subjects[at]?.has(subject)
          ? isMeasure
            ? BESIDE_NAME
            : 1
          : scene.titles[at]?.has(subject) && !/^# /.test(scene.titleOf(at))
            ? OF_TITLE
            : 0,
    );
    // A title that says just that is meant rather than a line that says it, too.
    const isTitle =
      scene.isTitle(at) && parts.every((part) => part > 0) && [...(scene.subjects[at] ?? [])].every((subject) => wanted.includes(subject));
    const told = wanted.reduce((sum, subject, index) => sum + scene.weight(subject) * (parts[index] ?? 0), 0) / all;
    const share = told + (isTitle ? AHEAD_MIN : 0);
    // Of a value of the form its name is said, and not only what else its line says.
    const isNamed =
      !isMeasure ||
      (measures.every((field) => values.length === 0 || values.some((value) => isOfUnit(field, value))) &&
        said.some((subject) => isOfFields(scene, candidate, subject)));
    // "Name" alone stands in many lines.
    const isTelling = wanted.some((subject) => scene.linesWith(subject) <= TELLING_MAX || isOfFields(scene, candidate, subject));
    // A line that says much else does not go for a few words of it.
    const isLine = candidate.operations[0]?.do === 'remove' && Object.keys(candidate.values).length === 0 && !scene.isTitle(at);
    const isShort = !isLine || wanted.length >= (scene.subjects[at]?.size ?? 0) * SHARE_OF_LINE_MIN;
    return {
      candidate,
      share,
      isWhole:
        at >= 0 && isNamed && isShort && isAlike(scene, candidate) && (isTelling || wanted.length > 1) && parts.every((part) => part > 0),
    };
  };
  const [first, second] = candidates.map(shareOf).sort((a, b) => b.share - a.share);
  return wanted.length > 0 && first?.isWhole && (!second || first.share - second.share >= AHEAD_MIN) ? first.candidate : null;
}

/** The line that a candidate changes first; -1 where it puts one in. */
function lineOf(scene: DraftScene, { operations }: Candidate): number {
  const [operation] = operations;
  return operation && 'node' in operation ? scene.tree.nodes.findIndex(({ id }) => id === operation.node) : -1;
}

/** Whether the names of the fields that a candidate changes say something; of a list, also what stands above it. */
const isOfFields = (scene: DraftScene, { values }: Candidate, subject: string): boolean =>
  scene.form.template.fields.some((field) => field.name in values && scene.isInNameOf(field, subject)) ||
  listsOf(scene).some(({ field, subjects }) => field.name in values && subjects.has(subject));
