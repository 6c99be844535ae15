import { QUESTIONS } from '../questions.js';
import { applyOperations } from '@themis/draft';
import type { PlainReading, ReadInstruction } from '../reading/read-instruction.js';
import { readInstruction } from '../reading/read-instruction.js';
import { AS_IT_IS, KEEPS } from '../reading/patterns.js';
import { isSame, withYearOf } from '../making/written-values.js';
import { citedIn, masksIn, saidValues, valuesIn, withoutMasks, type WrittenValue } from '../reading/masks.js';
import type { DraftScene } from '../targets/draft-scene.js';
import { subjectsOf } from '../targets/subjects.js';
import { beginsWithVerb, STATES } from '../reading/instructions.js';
import { addLines } from './add-lines.js';
import { byCues, isRemoval } from './by-cues.js';
import { type Candidate, CHOICES_MAX, choicesOf, distinct, type Outcome } from './readings/candidate.js';
import { combined } from './readings/combined.js';
import { renameTerm, replaceWords } from './change-words.js';
import { byMention, byOpposition, GAP, isOfDraft, placesToFill, subjectsSaid } from './gaps.js';
import { entriesSpokenOf, withEntry } from './entries.js';
import { listsOf } from '../targets/draft-lists.js';
import { leadingOf } from './readings/leading.js';
import { moveLines } from './move-lines.js';
import { removeLines } from './remove-lines.js';
import { withSameValue } from './same-value.js';
import { setValue } from './set-value.js';

/** What turns an instruction round or makes it depend on something: it is not carried out without asking. */
const UNSURE =
  /^(?:do not|don't|dont|never|no need)\b|\b(?:if|unless|provided that|except|maybe|perhaps|possibly|(?<!on )or(?! before| less| more)|either|depending|as (?:you|per)|suitable|appropriate|reasonable)\b|\b(?<!\b(?:it|draft|clause|para|paragraph|line|agreement|document|deed|notice|we|i) )(?:said|says|demand(?:s|ed)|is asking)\b|\b(?:has|have|had) (?:already )?(?:paid|given|received|returned|refunded|taken|sent|transferred)\b/i;
const NOT_UNDERSTOOD =
  'This was not understood. Say what is to change and how: "Change the monthly rent to 30,000", "In clause 9.1 replace “one month” with “two months”", "Remove clause 5", "Add after clause 8: “…”".';

const SAYS_SO = 'It says so already.';
const UNFILLED = 'Please put the new words in the place of “…”.';

const CANONICAL_SET = /^set ⟦\d{1,3}⟧ to (?:⟦\d{1,3}⟧|nothing)$/i;
const CANONICAL_RENAME = /^rename ⟦\d{1,3}⟧ to ⟦\d{1,3}⟧$/i;

export const AS_IT_WAS = 'Left as it is.';
/** One thing is right, and another is not: "one cat is fine, but the paper says no pets". */
const HOWEVER = /\b(?:but|lekin|magar|however)\b|लेकिन|मगर/iu;

/** What comes of an instruction: a change, a question with choices, or the reason why nothing is changed. */
export function followInstruction(scene: DraftScene, words: string): Outcome {
  const instruction = readInstruction(words, scene.has);
  if (instruction.masks.some(({ kind, text }) => kind === 'quote' && text === GAP)) return { problem: UNFILLED };
  if (AS_IT_IS.test(words) && !HOWEVER.test(words) && !instruction.masks.some(({ kind }) => kind !== 'place'))
    return { problem: AS_IT_WAS };
  if (
    KEEPS.test(instruction.plain) &&
    masksIn(instruction.plain, instruction.masks).every(
      (mask) => mask.kind !== 'value' || scene.sites.some(({ value }) => isSame(value, mask.value)),
    )
  )
    return { problem: AS_IT_WAS };
  const named = canonical(scene, instruction);
  if (named) return named;
  const resolved = instruction.readings.map((each) => ({ ...each, outcome: resolve(scene, instruction, each) }));
  // What is put in "in clause 12 … at the end" is not put at the end of the draft.
  const isPlaced = resolved.some(({ place, outcome, reading }) => place !== '' && reading.do === 'add' && 'sure' in outcome);
  const outcomes = resolved.filter(({ place, reading }) => !isPlaced || place !== '' || reading.do !== 'add').map(({ outcome }) => outcome);
  const sure = distinct(
    scene,
    outcomes.flatMap((outcome) => ('sure' in outcome ? [outcome.sure] : [])),
  );
  const asked = outcomes.flatMap((outcome) => ('choices' in outcome && outcome.choices.length > 0 ? [outcome] : []));
  const [first] = sure.filter((each) => isAtPlace(scene, instruction, each));
  if (first && sure.length === 1 && !isUnsure(instruction) && isWhole(scene, instruction, first))
    return withSameValue(scene, instruction, first);
  const cued = byCues(scene, instruction);
  const offered = asked.flatMap((outcome) => outcome.choices);
  const isAgreed =
    cued.sure !== null &&
    sure.length === 0 &&
    (cued.leads || offered.length === 0 || distinct(scene, [cued.sure, ...offered]).length === distinct(scene, offered).length);
  if (isAgreed && cued.sure && !isUnsure(instruction) && isWhole(scene, instruction, cued.sure))
    return withSameValue(scene, instruction, cued.sure);
  const own = cued.sure ? [cued.sure] : cued.choices;
  const choices = likeliestFirst(
    scene,
    instruction,
    sure,
    distinct(scene, [...sure, ...(cued.leads ? [...own, ...offered] : [...offered, ...own])]),
  );
  const [question] = asked;
  const coming = comingValues(scene, instruction);
  const several = combined(scene, choices, coming);
  const leading = choices.some(isAdded) ? null : leadingOf(scene, instruction, choices);
  if (leading && !isUnsure(instruction) && isWhole(scene, instruction, leading)) return withSameValue(scene, instruction, leading);
  if (choices.length > 0)
    return {
      question: sure.length > 0 || !question ? QUESTIONS.meant : question.question,
      // One value everywhere is less likely than at the place that is spoken of.
      choices: distinct(
        scene,
        [sure, coming.length > 1 ? several : choices.slice(0, 1), several, choices, statedWords(scene, instruction)].flat(),
      ).slice(0, CHOICES_MAX),
      // What may be put in may as well be said of a line that is there.
      places: choices.every(isAdded) ? placesToFill(scene, instruction) : [],
    };
  const opposed = likeliestFirst(
    scene,
    instruction,
    [],
    distinct(scene, [...(isRemoval(instruction.plain) ? [] : byOpposition(scene, instruction)), ...byMention(scene, instruction)]),
  );
  if (opposed.length > 0) return { question: QUESTIONS.meant, choices: opposed.slice(0, CHOICES_MAX) };
  const problem = outcomes.map((outcome) => ('problem' in outcome ? outcome.problem : '')).find((each) => each !== '');
  if (problem === SAYS_SO) return { problem };
  const places = placesToFill(scene, instruction);
  const spokenOf = isOfDraft(instruction) ? entriesSpokenOf(scene, subjectsSaid(instruction)) : [];
  if (spokenOf.length > 0) return { question: QUESTIONS.meant, choices: spokenOf, places };
  const stated = places.length > 0 ? [] : [...statedWords(scene, instruction), ...asEntries(scene, instruction)].slice(0, CHOICES_MAX);
  if (stated.length > 0) return { question: QUESTIONS.words, choices: stated };
  // A little that is said of an entry is better than nothing.
  const perhaps =
    places.length > 0 || !isOfDraft(instruction) || beginsWithVerb(instruction.plain)
      ? []
      : entriesSpokenOf(scene, subjectsSaid(instruction), HARDLY_SPOKEN);
  return perhaps.length > 0 ? { question: QUESTIONS.meant, choices: perhaps } : { problem: problem ?? NOT_UNDERSTOOD, places };
}

/** Words that are said of nothing in the draft, as an entry of each of its lists: "my bangles to my niece". */
const asEntries = (scene: DraftScene, { words, plain, hindi }: ReadInstruction): Candidate[] =>
  hindi ||
  words.split(' ').length < STATED_MIN ||
  !THING.test(plain) ||
  STATES.test(plain) ||
  UNSURE.test(plain) ||
  NEGATIVE.test(plain) ||
  !isOfDraft({ words })
    ? []
    : listsOf(scene)
        .filter(({ field }) => field.format === 'list')
        .flatMap((list) => withEntry(scene, list, words, false) ?? []);
/** A thing is named rather than an order given. */
const THING = /^(?:my|our|his|her|their|an?|the|all|one|two|three|\d{1,4}|⟦\d{1,3}⟧) \p{L}/iu;
const NEGATIVE = /\b(?:not|no|never|don't|without|remove|delete|drop|cancel|if)\b/i;

/** Whether what is put in stands where the instruction says: in a clause that it names, or right behind it. */
function isAtPlace(scene: DraftScene, { plain, masks }: ReadInstruction, { operations }: Candidate): boolean {
  const cited = citedIn(plain, masks).map((label) => scene.lineOf(label));
  const near = new Set(cited.flatMap((at) => [at - 1, ...scene.linesFrom(at)]).map((at) => scene.tree.nodes[at]?.id));
  return (
    cited.length === 0 || operations.every((operation) => operation.do !== 'insert' || near.has(operation.after) || cited.includes(-1))
  );
}

const HARDLY_SPOKEN = 0.2;

/** Somebody shall or may do something. */
const BINDING = /\b(?:shall|must|may|will|should|cannot|can't)\b/i;
/** Fewer words state nothing. */
const STATED_MIN = 5;
/** What shall be, as words of their own, where nothing in the draft is about it. */
const statedWords = (scene: DraftScene, instruction: ReadInstruction): Candidate[] =>
  instruction.plain.split(' ').length < STATED_MIN ||
  isRemoval(instruction.plain) ||
  !BINDING.test(instruction.plain) ||
  !isOfDraft(instruction) ||
  instruction.hindi
    ? []
    : choicesOf(addLines(scene, instruction, { reading: { do: 'add', what: instruction.plain, place: '' }, place: '' }));

const isAdded = ({ operations }: Candidate): boolean => operations.every((operation) => operation.do === 'insert');

/** What is named by its number goes before what words are said of. */
const PLACED = 20;

/** Choices by how much of what is said is said of the lines and fields that they change; those that a rule has read go before. */
function likeliestFirst(
  scene: DraftScene,
  { plain, words, masks }: ReadInstruction,
  sure: readonly Candidate[],
  all: readonly Candidate[],
): Candidate[] {
  const wanted = subjectsSaid({ plain, words });
  const placed = citedIn(plain, masks);
  const lineOf = new Map(scene.tree.nodes.map(({ id }, at) => [id, at]));
  const score = (candidate: Candidate): number => {
    if (sure.includes(candidate)) return Infinity;
    const touched = candidate.operations.flatMap(
      (operation) => lineOf.get('node' in operation ? operation.node : 'after' in operation ? operation.after : '') ?? [],
    );
    const labels = new Set(scene.form.template.fields.flatMap(({ name, label }) => (name in candidate.values ? subjectsOf(label) : [])));
    const isPlaced = placed.length > 0 && touched.some((at) => placed.some((label) => (scene.cited[at] ?? '').startsWith(label)));
    const own = new Set([...labels, ...touched.flatMap((at) => [...(scene.subjects[at] ?? [])])]);
    const titles = new Set(touched.flatMap((at) => [...(scene.titles[at] ?? [])]));
    return scene.told(wanted, own, titles) + (isPlaced ? PLACED : 0);
  };
  return all
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
}

/** What a choice of a question says, which is followed to the letter: a field by its label, or a term under another name. */
function canonical(scene: DraftScene, instruction: ReadInstruction): Outcome | null {
  const [first] = instruction.readings;
  if (!first || first.place !== '') return null;
  const { reading } = first;
  if (reading.do === 'set' && CANONICAL_SET.test(instruction.plain)) {
    const outcome = setValue(scene, instruction, { reading, place: '' });
    return 'sure' in outcome ? (instruction.everywhere ? withSameValue(scene, instruction, outcome.sure) : outcome) : null;
  }
  if (reading.do !== 'rename' || !CANONICAL_RENAME.test(instruction.plain)) return null;
  const outcome = renameTerm(scene, instruction, { reading, place: '' }, setValue);
  return 'sure' in outcome ? outcome : null;
}

/** Words by which the one of two values gives way to the other. */
const GOES = /\b(?:not|from|instead|rather|replace|substitute|in place|in lieu|no longer)\b|~(?:not|instead|from)|!remove|[→>]/i;
/** Two values that are both to be. */
const JOINED = /⟦\d{1,3}⟧[^⟦]{0,120} and [^⟦]{0,120}⟦\d{1,3}⟧/i;

/** Whether every value that an instruction names stands in what a change touches: another one is asked for, too. */
function isWhole(scene: DraftScene, { plain, masks }: ReadInstruction, { operations, values }: Candidate): boolean {
  if (/\bby ⟦/.test(plain) || /!(?:increase|reduce)/.test(plain)) return true;
  const before = new Map(scene.tree.nodes.map((node) => [node.id, node.text]));
  const after = applyOperations(scene.tree, operations).tree.nodes;
  const kept = new Set(after.filter(({ id, text: words }) => before.get(id) === words).map(({ id }) => id));
  // "Dated 3 March and told on 4 March" names two that come; of "three years should be five years" the one goes.
  const gone = JOINED.test(plain) && !GOES.test(plain) ? [] : scene.tree.nodes;
  const text = [...gone, ...after]
    .filter(({ id }) => !kept.has(id))
    .map((node) => node.text)
    .concat(Object.values(values))
    .join('\n');
  const touched = valuesIn(text);
  return masksIn(plain, masks).every(
    (mask) =>
      mask.kind !== 'value' || text.includes(mask.text) || touched.some((value) => isSame(value, withYearOf(mask.value, value.day))),
  );
}

/** The values of an instruction that are to come. */
const comingValues = (scene: DraftScene, { plain, masks }: ReadInstruction): WrittenValue[] => {
  const all = saidValues(plain, masks);
  const fresh = GOES.test(plain) ? all.filter((value) => !scene.sites.some((site) => isSame(site.value, value))) : all;
  return fresh.length > 0 ? fresh : all.slice(0, 1);
};

/** Something is asked rather than told: "Is the rent 28,000?", and not "Can you make the rent 28,000?". */
const isQuestion = ({ words, plain }: ReadInstruction): boolean => /\?\s*$/.test(words) && !beginsWithVerb(plain);

const isUnsure = (instruction: ReadInstruction): boolean =>
  isQuestion(instruction) || (instruction.readings[0]?.reading.do !== 'add' && UNSURE.test(withoutMasks(instruction.plain)));

function resolve(scene: DraftScene, instruction: ReadInstruction, { reading, place }: PlainReading): Outcome {
  switch (reading.do) {
    case 'set':
      return setValue(scene, instruction, { reading, place });
    case 'replace':
      return replaceWords(scene, instruction, { reading, place }, setValue);
    case 'rename':
      // A name that changes at one place only is words in the place of others.
      return place === ''
        ? renameTerm(scene, instruction, { reading, place }, setValue)
        : replaceWords(
            scene,
            instruction,
            { reading: { do: 'replace', old: reading.from, value: reading.to, place: '', everywhere: false }, place },
            setValue,
          );
    case 'remove':
      return removeLines(scene, instruction, { reading, place });
    case 'move':
      return moveLines(scene, instruction, { reading, place });
    case 'add':
      return addLines(scene, instruction, { reading, place });
  }
}
