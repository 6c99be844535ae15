import { QUESTIONS } from '../questions.js';
import type { TemplateField } from '../../templates/form/template-schema.js';
import { canReplace, dimensionOf, isPeriod, isSame, valueFor } from '../making/written-values.js';
import { bareWords, type Mask, maskAt, masksIn, spokenValue, unmasked, withoutMasks, type WrittenValue } from '../reading/masks.js';
import type { OrderOf, ReadInstruction } from '../reading/read-instruction.js';
import type { DraftScene, ValueSite } from '../targets/draft-scene.js';
import { subjectsOf, subjectsOfValue, tellingWords } from '../targets/subjects.js';
import { type Candidate, CHOICES_MAX, decide, distinct, lineCandidate, type Outcome } from './readings/candidate.js';
import { isDefined, renameTerm, replaceWords } from './change-words.js';
import { covers, fieldTakes, isOfThing, type Measure, type Order, preferAlike, rank, setField, siteCandidate } from './value-sites.js';
import { setCell } from './entries.js';
import { setLabelled, setWords } from './set-words.js';

/** How often a value is due, which says again what the field or the line says. */
const EVERY: readonly [RegExp, RegExp][] = [
  [/^(?:(?:per|a|each|every|\/) ?month|p\.? ?m\.?|monthly|every month)$/i, /month|मासिक|माह/i],
  [/^(?:(?:per|a|each|every|\/) ?(?:year|annum)|p\.? ?a\.?|yearly|annually)$/i, /year|annu|वार्षिक|per cent|%/i],
  [
    /^(?:rs\.?|rupees|₹|inr|only|\/-|notice|in writing|written notice|day of (?:each|every|the) month|of (?:each|every|the) month)$/i,
    /(?:)/,
  ],
];
/** Before a value, and without a meaning of its own. */
const LEAD = /^(?:only |just |now |rs\.? ?|₹ ?|inr ?|rupees |a |an |the |of |exactly |for )+/i;
/** What is said between a subject and its value, and belongs to the subject. */
const DUE = /^(?:(?:due|payable|paid|given|completed|made|done) )?(?:(?:on or before|by|on|within|from|at|latest by) )?(?:the )?(?=⟦)/i;
/** Words that say that a reading took a contrast for a subject. */
const CONTRAST = /\b(?:instead|rather|than|in place|no longer|until|currently|not)\b/i;
const PER_CENT = /\b(?:percent|percentage|per cent|rate)\b/i;

/** A value in the place of what stands there. */
export function setValue(scene: DraftScene, instruction: ReadInstruction, { reading, place }: OrderOf<'set'>): Outcome {
  const { everywhere, masks } = instruction;
  const labelled = setLabelled(scene, reading, masks);
  if (labelled) return labelled;
  const cell = setCell(scene, unmasked(reading.target, masks), unmasked(reading.value, masks).replace(/[“”]/g, '').trim());
  if (cell) return decide(scene, [cell], true, QUESTIONS.which, 'It says so already.');
  const inTarget = masksIn(reading.target, masks);
  const places = [...masksIn(place, masks), ...inTarget.filter(({ kind }) => kind === 'place')];
  const oldInTarget = inTarget.filter((mask) => mask.kind === 'value');
  const quotedTarget = inTarget.find((mask) => mask.kind === 'quote')?.text;
  if (oldInTarget.length > 1) return { problem: '' };
  const spokenOld = reading.old === null ? null : spokenValue(bare(reading.old));
  const [oldMask = null] =
    reading.old === null
      ? oldInTarget
      : [maskAt(bare(reading.old), masks) ?? (spokenOld && ({ kind: 'value', text: reading.old, value: spokenOld } as const))];
  const said = DUE.exec(bare(reading.value))?.[0] ?? '';
  const value = bare(reading.value).slice(said.length);
  const words = quotedTarget ?? `${bareWords(reading.target)} ${said}${/\bold$/.test(value) ? ' age' : ''}`.trim();
  if (!reading.loose && CONTRAST.test(words)) return { problem: '' };
  if (value === '') return { problem: '' };
  const spoken = spokenValue(value.replace(LEAD, ''));
  const mask =
    maskAt(value.replace(LEAD, ''), masks) ??
    measured(value, masks) ??
    (spoken && ({ kind: 'value', text: value, value: spoken } as const));
  const order: Order = {
    words,
    subjects: [...new Set(subjectsOfValue(words))],
    lines: linesIn(scene, places),
    value:
      mask?.kind === 'value'
        ? mask.value.dimension === 'number' && PER_CENT.test(words)
          ? { ...mask.value, dimension: 'share' }
          : mask.value
        : null,
    tail: mask && mask.kind === 'value' ? tailOf(value, masks) : '',
    said: instruction.words.toLowerCase(),
    old: oldMask?.kind === 'value' ? oldMask.value : null,
    reading,
    everywhere,
  };
  const text = quotedTarget ?? unmasked(reading.target, masks);
  if (quotedTarget !== undefined && reading.exchange && isDefined(scene, quotedTarget) && !CANONICAL.test(instruction.plain))
    return renameTerm(scene, instruction, { reading: { do: 'rename', from: reading.target, to: reading.value }, place }, setValue);
  const wordsAsked = reading.exchange && quotedTarget !== undefined && scene.names.named(quotedTarget).length === 0;
  if (wordsAsked || (reading.exchange && order.value === null && scene.names.named(words).length === 0 && standsThere(scene, text)))
    return replaceWords(
      scene,
      instruction,
      {
        reading: { do: 'replace', old: wordsAsked ? reading.target : text, value: reading.value, place: '', everywhere: false },
        place,
      },
      setValue,
    );
  // Something is said of what stands there that is no value.
  if (reading.old !== null && oldMask?.kind !== 'value' && order.value) return { problem: '' };
  const ofWords = scene.names.named(words).filter((field) => dimensionOf(field) === null);
  // "8 Station Road, Jaipur" is no number.
  const isText = (name: string) => /address/.test(name) && /\p{L}/u.test(withoutMasks(value));
  const isInLines = ofWords.every(({ name, type, format }) => (type === 'textarea' || format === 'rows') && !isText(name));
  if (order.value && (isInLines || ofWords.length < scene.names.named(words).length)) {
    const measure = { ...order, value: order.value };
    if (order.value.dimension !== 'date' || !isEnd(instruction)) return setMeasure(scene, measure);
    const end = `${words} end`;
    const ends = setMeasure(scene, { ...measure, words: end, subjects: subjectsOfValue(end) });
    return 'problem' in ends ? unsure(setMeasure(scene, measure)) : ends;
  }
  return oldInTarget.length > 0 ? { problem: '' } : setWords(scene, order, instruction);
}

/** "Valid till 31 March": the day is an end. */
export function isEnd({ plain, masks }: Pick<ReadInstruction, 'plain' | 'masks'>): boolean {
  const found = /(?:\b(?:till|until|up ?to) |~till )⟦(\d{1,3})⟧|⟦(\d{1,3})⟧ ~till/i.exec(plain);
  const mask = masks[Number(found?.[1] ?? found?.[2] ?? -1)];
  return mask?.kind === 'value' && mask.value.dimension === 'date';
}

/** Whether a field counts in the same sort of unit. */
const unitTakes = (field: TemplateField, value: WrittenValue): boolean => value.dimension !== 'number' && valueFor(field, value) !== null;

/** Whether words stand in the draft as they are written: a name, or more than two words. */
const standsThere = (scene: DraftScene, text: string): boolean =>
  ((/^\p{Lu}/u.test(text) && text.includes(' ')) || text.split(' ').length > 2) && scene.content.includes(text);

/** A choice sets a field by its label, which may be a defined term as well. */
const CANONICAL = /^set ⟦/i;

const bare = (text: string): string => text.trim().replace(/[,;:]$/, '');

/** A value with what is said of it around. */
function measured(text: string, masks: readonly Mask[]): Mask | null {
  const own = masksIn(text, masks);
  return own.length === 1 && own[0]?.kind === 'value' && withoutMasks(text.replace(LEAD, '')) === tailOf(text, masks) ? own[0] : null;
}

const tailOf = (text: string, masks: readonly Mask[]): string => {
  const [before = '', after = ''] = text.replace(LEAD, '').split(/⟦\d{1,3}⟧/);
  return before.trim() === '' && masksIn(text, masks).length === 1 ? after.trim().replace(/^\((.*)\)$/, '$1') : '';
};

function linesIn(scene: DraftScene, places: readonly Mask[]): ReadonlySet<number> | null {
  const cited = places.flatMap((mask) => (mask.kind === 'place' ? mask.cited : []));
  if (cited.length === 0) return null;
  const heads = cited.map((label) => scene.lineOf(label)).filter((at) => at >= 0);
  if (places.some((mask) => mask.kind === 'place' && mask.itself)) return new Set(heads);
  return new Set(heads.flatMap((at) => scene.linesFrom(at)));
}

function setMeasure(scene: DraftScene, order: Measure): Outcome {
  const { words, subjects, lines, old, value } = order;
  if (lines?.size === 0) return { problem: 'The draft has no clause of that number.' };
  // "Challan no. 4321" is the number of a paper, and no sum.
  if (value.dimension === 'number' && value.amount >= PAPER_MIN && PAPER.test(words)) return { problem: '' };
  const isTail = (context: string) => order.tail === '' || EVERY.some(([said, where]) => said.test(order.tail) && where.test(context));
  // A day may be put off by a period.
  // "By the 10th" is the day of a month, where there is one.
  const days = [...order.said.matchAll(DAY_OF_MONTH)].some(([, day]) => Number(day) === value.amount)
    ? scene.sites.filter(({ text }) => ORDINAL.test(text))
    : [];
  const takes = (field: TemplateField) =>
    days.length > 0
      ? days.some((site) => site.fields.includes(field))
      : fieldTakes(field, value) || (order.reading.by && dimensionOf(field) === 'date' && isPeriod(value.dimension));
  const exact = scene.names.named(words).filter(takes);
  const fields = exact.length > 0 ? exact : scene.names.named(tellingWords(words)).filter(takes);
  const sites = scene.sites.filter(
    (site) =>
      (lines === null || lines.has(site.at)) &&
      isOfThing(site, order) &&
      (days.length > 0 ? days.includes(site) : !ORDINAL.test(site.text) || value.amount <= DAYS_OF_MONTH) &&
      (order.reading.by || canReplace(value, site.value.dimension)) &&
      (!old || isSame(old, site.value)),
  );
  const partly =
    // "Increase 10 %" does not say what.
    fields.length > 0 || subjects.length === 0
      ? []
      : scene.names.partlyNamed(words).filter((each) => (dimensionOf(each) === value.dimension || unitTakes(each, value)) && takes(each));
  const [field] = fields.length > 0 ? fields : partly;
  if (field && fields.length + partly.length === 1 && lines === null) {
    const made = setField(scene, field, order);
    const holds = !old || scene.sites.some((site) => site.fields.includes(field) && isSame(old, site.value));
    if ('label' in made && made.operations.length === 0) return { problem: 'It says so already.' };
    if ('label' in made && holds && isTail(`${field.label} ${field.name}`)) return { sure: made };
    if ('problem' in made && made.problem !== '') return made;
  }
  const only = onlyOne(scene, order, sites);
  if (only) return outside(scene, only, order) ?? { sure: only };
  const covering = sites.filter((site) => covers(scene, site, order)).slice(0, SITES_MAX);
  const isKnown = subjects.length > 0 || lines !== null || old !== null;
  const [best] = covering;
  // Of two values at one numbered place the one of the same kind is meant.
  const alike = lines === null ? covering : preferAlike(covering, value);
  const made = (list: readonly ValueSite[]) => list.flatMap((site) => siteCandidate(scene, site, order) ?? []);
  const certain = distinct(scene, made(alike));
  // Thirty-six months in the place of fifteen days has to be said.
  const isAlike =
    lines !== null ||
    old !== null ||
    value.dimension === 'number' ||
    order.reading.by ||
    alike.every((site) => site.value.dimension === value.dimension);
  if (best && isKnown && isAlike && certain.length === 1 && isTail(`${best.node.text} ${scene.titleOf(best.at)}`) && certain[0])
    return outside(scene, certain[0], order) ?? { sure: certain[0] };
  const [one] =
    order.everywhere && covering.every(({ value: now }) => best && isSame(now, best.value)) && isKnown ? made(covering.slice(0, 1)) : [];
  if (one) return { sure: one };
  const byRank = sites.map((site) => ({ site, score: rank(scene, site, order) })).sort((a, b) => b.score - a.score);
  const likeliest = byRank[0]?.site;
  const [whole] = old && order.everywhere && likeliest ? made([likeliest]) : [];
  if (whole) return { sure: whole };
  const byFields = [...fields, ...scene.names.partlyNamed(words).filter((each) => fieldTakes(each, value) && takes(each))].flatMap(
    (each) => {
      const candidate = lines === null ? setField(scene, each, order) : { problem: '' };
      return 'label' in candidate ? [candidate] : [];
    },
  );
  const ranked = byRank.filter(({ score }) => !isKnown || score > 0).map(({ site }) => site);
  const choices = [...byFields, ...made(ranked.slice(0, CHOICES_MAX * 2))];
  // What is said to stand there now does not: perhaps the rest is right.
  if (choices.length === 0 && old && !order.isAgain) return unsure(setMeasure(scene, { ...order, old: null, isAgain: true }));
  // Nothing that is said helps: what is of the same unit may be meant.
  const alikeOnly =
    choices.length > 0
      ? []
      : made(
          [...sites]
            .filter((site) => value.dimension === 'number' || likeness(site, value) > 0)
            .sort((a, b) => likeness(b, value) - likeness(a, value))
            .slice(0, CHOICES_MAX),
        );
  return decide(scene, [...choices, ...alikeOnly], false, QUESTIONS.which, 'Nothing in the draft is such a value.');
}

/** Of values that nothing is said of: one that is counted alike, and one of the form, are the likelier. */
const likeness = (site: ValueSite, value: WrittenValue): number =>
  (site.value.dimension === value.dimension ? 2 : 0) + (site.fields.some((field) => valueFor(field, value) !== null) ? 3 : 0);

/** What a number of a paper is called; a shorter one may count something. */
const PAPER = /\b(?:nos?\.?|number)(?: is| was| to)?$/i;
const PAPER_MIN = 100;
const ORDINAL = /\d(?:st|nd|rd|th)$/;
const DAY_OF_MONTH = /\b(\d{1,2})(?:st|nd|rd|th)\b/g;
/** "The 5th" is a day of a month, and no 22,000 comes in its place. */
const DAYS_OF_MONTH = 31;
/** Of more places than these none is the one that is meant. */
const SITES_MAX = 40;

/** Something else is said, too: "and pets are allowed". */
const ANOTHER = /(?:,| and) (?:\p{L}+ ){1,4}(?:is|are|shall|should|must|may|will|to be)\b/iu;

/** The one value that an instruction can mean: what it says stands there now, or the only one of the kind at the place that it names. */
function onlyOne(scene: DraftScene, order: Measure, sites: readonly ValueSite[]): Candidate | null {
  const { lines, old, value, subjects } = order;
  if ((lines === null && old === null) || order.isAgain || order.reading.by || order.tail !== '') return null;
  const same = sites.filter(({ value: now }) => now.dimension === (value.dimension === 'number' ? old?.dimension : value.dimension));
  // "42, not 41" of an age in years.
  const alike = same.length === 0 && value.dimension === 'number' && old?.dimension === 'number' ? sites : same;
  const [site] = alike;
  if (alike.length > SITES_MAX) return null;
  const made =
    site &&
    distinct(
      scene,
      alike.flatMap((each) => siteCandidate(scene, each, order) ?? []),
    );
  if (!site || !made?.[0] || made.length > 1) return null;
  const said = (each: ValueSite) => rank(scene, each, { ...order, old: null });
  // More of what is said is said of another value.
  const most = said(site);
  const isElsewhere = scene.sites.some(
    (each) => each.value.dimension === site.value.dimension && !alike.includes(each) && said(each) > most,
  );
  const named = scene.names.named(tellingWords(order.words)).filter((field) => fieldTakes(field, value));
  const isOther = named.length > 0 && !named.some((field) => site.fields.includes(field));
  // What only one of the parties shall do is said of both.
  const isOfParty = order.words
    .split(' ')
    .some(
      (word) =>
        isDefined(scene, word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()) &&
        subjectsOf(word).some((subject) => !scene.subjects[site.at]?.has(subject)),
    );
  if (isOfParty || (order.reading.loose && ANOTHER.test(order.words))) return null;
  const isAbout = old !== null || subjects.length === 0 || said(site) > 0;
  return !isElsewhere && !isOther && isAbout ? made[0] : null;
}

/** A value of the form that stands at other numbers, too, where an instruction names one place: only there, or everywhere. */
function outside(scene: DraftScene, all: Candidate, { lines }: Order): Outcome | null {
  const touched = all.operations.flatMap((operation) =>
    operation.do === 'edit' ? [{ at: scene.tree.nodes.findIndex(({ id }) => id === operation.node), operation }] : [],
  );
  const within = touched.find(({ at }) => lines?.has(at));
  const node = within && scene.tree.nodes[within.at];
  if (lines === null || !node || touched.every(({ at }) => lines.has(at) || (scene.cited[at] ?? '') === '')) return null;
  const only = lineCandidate(
    scene,
    within.at,
    node.text.replace(within.operation.oldText, () => within.operation.newText),
  );
  return only && decide(scene, [only, { ...all, label: `Everywhere: ${all.label}` }], false, QUESTIONS.elsewhere, '');
}

const unsure = (outcome: Outcome): Outcome => ('sure' in outcome ? { question: QUESTIONS.meant, choices: [outcome.sure] } : outcome);
