import { QUESTIONS } from '../questions.js';
import { isBlank } from '@themis/draft';
import { canReplace, isSame } from '../making/written-values.js';
import { citedIn, type Mask, spokenValue, unmasked, withoutMasks, withPlaces, type WrittenValue } from '../reading/masks.js';
import type { ReadInstruction } from '../reading/read-instruction.js';
import type { DraftScene } from '../targets/draft-scene.js';
import { listsOf } from '../targets/draft-lists.js';
import { NEGATIONS, subjectsOf } from '../targets/subjects.js';
import { isChoice } from '../targets/find-lines.js';
import { addLines } from './add-lines.js';
import { STATES } from '../reading/instructions.js';
import { type Candidate, CHOICES_MAX, cleared, choicesOf, distinct, type Outcome } from './readings/candidate.js';
import { byContrast } from './contrasts.js';
import { namedLists, surelyNamed, withEntry, withoutEntry } from './entries.js';
import { removing } from './remove-lines.js';
import { setValue } from './set-value.js';
import { callsWords } from './set-words.js';
import { FREE_TEXTS } from '../model/free-texts.js';

const REMOVE_CUE =
  /\b(?:remov\w+|delet\w+|drop|omit|strike|struck|scrap|exclude|waive|(?:take|leave|cut|taken)\b.{0,40}\b(?:out|off|away)|not (?:needed|required|want|applicable)|(?:don't|do not) (?:want|need)|no longer|get rid|no more)\b|!remove|^no /i;
const ADD_CUE = /\b(?:add|insert|include|append|one more|another|further|additional|also|as well|put in|extra)\b|\btoo(?=[:,]|$)|!add/i;
/** Said before what is to be put in, where it may be taken for a mere courtesy. */
const ALSO = /\balso (?:mention|write|include|put|state|show|have|ask for|say|want|need)\b/i;
/** More is asked than a figure. */
const QUESTION = /^(?:is|are|can|what|why|how|should|do|does|who|when|where)\b|\?$/i;

/** What an instruction may mean by the words in it, whatever its form. */
export interface Cued {
  /** Surely meant; null where it is asked. */
  sure: Candidate | null;
  /** The likeliest first. */
  choices: Candidate[];
  /** What is asked is said by these words rather than by the form of the sentence. */
  leads: boolean;
}

/** Whether the words of an instruction say that something goes. */
export const isRemoval = (plain: string): boolean => REMOVE_CUE.test(withoutMasks(plain));

/** Reads an instruction by its cues: what it contrasts, what goes, what comes, and which values it names. */
export function byCues(scene: DraftScene, instruction: ReadInstruction): Cued {
  const { plain } = instruction;
  const bare = withoutMasks(plain);
  const [isGone, isAddition] = [isRemoval(plain), ADD_CUE.test(bare) || ALSO.test(instruction.words)];
  const contrast = byContrast(scene, instruction);
  if (contrast.isSure && contrast.choices[0] && !isGone && !isAddition) return { sure: contrast.choices[0], choices: [], leads: true };
  const value = isGone ? { problem: '' } : byValue(scene, instruction);
  if ('sure' in value && !isAddition && !QUESTION.test(instruction.words.trim()) && contrast.choices.length === 0)
    return { sure: value.sure, choices: [], leads: false };
  const gone = isGone ? removals(scene, instruction) : [];
  const come = isAddition ? additions(scene, instruction) : [];
  const entry = isAddition && !isGone ? surelyAdded(scene, instruction) : null;
  if (entry) return { sure: entry, choices: [], leads: true };
  const values = [...(isGone ? [] : callsWords(scene, instruction)), ...choicesOf(value)];
  const first = isGone ? gone : isAddition ? come : [];
  return {
    sure: null,
    leads: isGone || isAddition || contrast.choices.length > 0,
    choices: distinct(scene, [...contrast.choices.slice(0, 3), ...first.slice(0, 4), ...values, ...first.slice(4)]).slice(
      0,
      CHOICES_MAX + 3,
    ),
  };
}

/** Words before a value that no longer holds, and behind it. */
const GONE_BEFORE =
  /(?:\bnot|instead of|rather than|in place of|in lieu of|\bfrom|earlier|currently|we said|typed|says|said|shows?|written)\s?(?:the |as |it as |earlier |only )?$/i;
const GONE_BEHIND =
  /^\)?,? ?(?:~of |~ko )?(?:~not|~instead|is (?:nothing|wrong|not|less|little|short|long|low|high|too)|was wrong|too (?:little|less|short|long|low|high|small|big|many|much|few))/i;

/** "2 months is ok": what stands there, and stays. */
const KEPT_BEHIND = /^(?: notice| period)? (?:is|are|was|will be)? ?(?:ok|okay|fine|right|correct|good|enough|~?theek|thik|sahi)\b/i;

/** The values that are to come and the one that stands there, by what is said of them, and else by what the draft has. */
function valuesOf(scene: DraftScene, { plain, masks }: ReadInstruction): { come: number[]; gone: number | null; isTold: boolean } {
  const valueAt = (index: number) => masks[index] as Extract<Mask, { kind: 'value' }>;
  // What is right as it is said stands there already: "15 days is ok" of seven is what shall come.
  const isKept = (index: number) =>
    standsThere(scene, masks[index]) && KEPT_BEHIND.test(plain.slice(plain.indexOf(`⟦${index}⟧`) + `⟦${index}⟧`.length));
  const all = masks.flatMap((mask, index) => (mask.kind === 'value' && plain.includes(`⟦${index}⟧`) && !isKept(index) ? [index] : []));
  const around = (index: number) =>
    [plain.slice(0, plain.indexOf(`⟦${index}⟧`)), plain.slice(plain.indexOf(`⟦${index}⟧`) + `⟦${index}⟧`.length)] as const;
  const told = all.filter((index) => GONE_BEFORE.test(around(index)[0]) || GONE_BEHIND.test(around(index)[1]));
  const [gone = null] =
    told.length === 1
      ? told
      : all.length < 2
        ? []
        : all.filter(
            (index) =>
              standsThere(scene, masks[index]) &&
              all.some((each) => each !== index && !standsThere(scene, masks[each]) && isLike(valueAt(each).value, valueAt(index).value)),
          );
  const rest = all.filter((index) => index !== gone && !told.includes(index));
  // What stands there and is not contrasted tells of the place.
  // "12.5 lakh (12,50,000)" is said twice.
  const once = rest.filter((index, at) => !rest.slice(0, at).some((each) => isSame(valueAt(each).value, valueAt(index).value)));
  const come = once.length > 1 && gone !== null ? once.filter((index) => !isHeld(scene, masks[index])) : once;
  return { come: come.length > 0 ? come : once, gone, isTold: gone === null || told.length === 1 };
}

/** 56,000 does not come in the place of 2. */
const isLike = (come: WrittenValue, gone: WrittenValue): boolean =>
  canReplace(come, gone.dimension) && (come.dimension !== 'number' || gone.amount >= SUM_MIN === come.amount >= SUM_MIN);
const SUM_MIN = 1000;

const isHeld = (scene: DraftScene, mask: Mask | undefined): boolean =>
  mask?.kind === 'value' && scene.sites.some(({ value }) => isSame(value, mask.value));
const standsThere = (scene: DraftScene, mask: Mask | undefined): boolean =>
  mask?.kind === 'value' &&
  scene.sites.some(
    ({ value }) => value.dimension === mask.value.dimension && value.amount === mask.value.amount && value.day === mask.value.day,
  );

/** "Not five", "than a week": what stands there, in words. */
const GONE_WORDS =
  /(?:,| -)? ?\(?(?:and not|not|instead of|rather than|in place of)(?: just| only)? (?:the )?(?<words>(?:half )?[a-z]+(?: (?:hour|day|week|month|year)s?)?)\)?(?=$|[,.)])/i;

/** A value in the place of one of its kind, which the rest of the instruction is about. */
function byValue(scene: DraftScene, instruction: ReadInstruction): Outcome {
  const { plain, masks } = instruction;
  const { come, gone, isTold } = valuesOf(scene, instruction);
  const spoken = gone === null ? GONE_WORDS.exec(plain) : null;
  const words = spoken && spokenValue(spoken.groups?.words ?? '');
  const [index] = come;
  if (index === undefined) return { problem: '' };
  const target = withPlaces(words ? plain.replace(spoken[0], ' ') : plain, masks)
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const all = words ? [...masks, { kind: 'value' as const, text: spoken.groups?.words ?? '', value: words }] : masks;
  const old = gone === null ? (words ? `⟦${masks.length}⟧` : null) : `⟦${gone}⟧`;
  const outcomes = come
    .slice(0, 2)
    .map((each) =>
      setValue(
        scene,
        { ...instruction, masks: all },
        { reading: { do: 'set', target, value: `⟦${each}⟧`, old, direction: null, by: false, loose: true }, place: '' },
      ),
    );
  const [first] = outcomes;
  // Two values that come are two instructions.
  const isOne = isTold && come.length === 1 && !masks.some(({ kind }) => kind === 'quote');
  if (isOne && first && 'sure' in first) return first;
  const choices = distinct(scene, outcomes.flatMap(choicesOf));
  return choices.length > 0 ? { question: QUESTIONS.which, choices } : { problem: '' };
}

/** What says which of several is meant, and what stands for words of Hindi. */
const OF_ORDER = /\b(?:first|second|third|fourth|fifth|last)\b|[~!]\w+/gi;

/** What a list is about says less of an entry than its own words. */
const OF_LIST = 0.7;
/** A line that says so much is half as likely to go for a few words of it. */
const LINE_SIZE = 12;

/** Entries and lines that may go, by how much of the instruction they hold. */
function removals(scene: DraftScene, { plain, masks }: ReadInstruction): Candidate[] {
  const wanted = [...new Set(subjectsOf(unmasked(plain, masks).replace(OF_ORDER, ' ')))].filter((subject) => !NEGATIONS.has(subject));
  const called = new Set(scene.names.mentionedIn(withoutMasks(plain)));
  const entries = listsOf(scene).flatMap((list) =>
    list.entries.flatMap((entry) => {
      const own = new Set(subjectsOf(entry));
      const score = scene.told(wanted, own, list.subjects, OF_LIST);
      // Of a list that is called by its name any entry may go: "the second advocate".
      return called.has(list.field) || wanted.some((subject) => own.has(subject))
        ? [{ score, make: () => withoutEntry(scene, list, entry) }]
        : [];
    }),
  );
  const lines = scene.tree.nodes.flatMap((node, at) => {
    const own = scene.subjects[at] ?? new Set();
    const said = isChoice(scene, at) && !isBlank(node) ? scene.told(wanted, own) : 0;
    // A line that is about little else, under a title that says the rest.
    const score = said / (1 + own.size / LINE_SIZE) + scene.toldOf(wanted, at) - said;
    return said > 0 ? [{ score, make: () => removing(scene, [at]) }] : [];
  });
  const fields = scene.form.template.fields.flatMap((field) => {
    const own = new Set([...subjectsOf(field.label), ...subjectsOf(scene.form.values[field.name] ?? '')]);
    const isHeld = !field.required && (scene.form.values[field.name] ?? '') !== '' && field.format !== 'list' && field.format !== 'rows';
    const score = isHeld ? scene.told(wanted, own) * (called.has(field) ? 2 : 0.8) : 0;
    return score > 0 ? [{ score, make: () => cleared(scene, field) }] : [];
  });
  const placed = citedIn(plain, masks)
    .map((label) => scene.lineOf(label))
    .filter((at) => at >= 0);
  const ranked = [...placed.map((at) => ({ score: 20, make: () => removing(scene, [at]) })), ...entries, ...lines, ...fields]
    .sort((a, b) => b.score - a.score)
    .slice(0, CHOICES_MAX + 2);
  return ranked.flatMap(({ make }) => make() ?? []);
}

/** What stands before what is to be put in. */
const BEFORE_ITEM = /^.{0,120}?(?::| [-–—]) (?=\S)/u;

/** "An arbitration clause" of "an arbitration clause: sole arbitrator". */
const nameOf = (plain: string): string => /^(.{3,80}\bclause): /i.exec(plain)?.[1] ?? plain;

/** Entries of lists and ready clauses that may be put in. */
function additions(scene: DraftScene, instruction: ReadInstruction): Candidate[] {
  const { plain, masks } = instruction;
  const quote = masks.find((mask) => mask.kind === 'quote')?.text;
  const said = unmasked(
    plain,
    masks.map((mask) => (mask.kind === 'quote' ? { ...mask, text: ' ' } : mask)),
  );
  const before = BEFORE_ITEM.exec(said)?.[0];
  // "Rent for March: 25,000" is all of it the item.
  const colon = before !== undefined && !/\d/.test(before) ? before : undefined;
  // Of a sentence only the order before it is left out: "one more case" is a part of what it says.
  const ordered = said.replace(TOLD_BEFORE, '').replace(ORDER_BEFORE, '').replace(MISSING, ' ');
  const bare = STATES.test(said) ? ordered : ordered.replace(ADD_WORDS, ' ');
  const item = quote ?? (colon ? said.slice(colon.length) : trimmed(bare));
  const hint = quote ? withoutMasks(plain) : (colon ?? said);
  const named = namedLists(scene, quote || colon ? `${hint} ${withPlaces(plain, masks)}` : hint, masks);
  // What somebody tells belongs to what happened.
  const told = TELLS.test(item) ? listsOf(scene).filter(({ field }) => FREE_TEXTS.test(field.name)) : [];
  const lists = [...told.map((list) => ({ list })), ...named.filter(({ list }) => !told.includes(list))];
  const others =
    lists.length > 0
      ? []
      : listsOf(scene)
          .filter(({ field }) => field.format === 'list' && field.name !== 'special_conditions')
          .map((list) => ({ list }));
  const entries = [...lists, ...others].slice(0, 3).flatMap(({ list }) => withEntry(scene, list, item) ?? []);
  const ready = choicesOf(
    addLines(scene, instruction, {
      reading: {
        do: 'add',
        what: trimmed(nameOf(plain).replace(MISSING, ' ').replace(ADD_WORDS, ' ')).split(/, (?=\p{Ll})/u)[0] ?? '',
        place: '',
      },
      place: '',
    }),
  );
  const words =
    quote || colon
      ? choicesOf(
          addLines(
            scene,
            { ...instruction, masks: [...masks, { kind: 'quote', text: item }] },
            { reading: { do: 'add', what: `⟦${masks.length}⟧`, place: '' }, place: '' },
          ),
        )
      : [];
  return [...entries, ...ready.slice(0, 1), ...words.slice(0, 2)];
}

/** Quoted words as an entry of the one list that is named; null where it is not clear. */
function surelyAdded(scene: DraftScene, { plain, masks }: ReadInstruction): Candidate | null {
  const quotes = masks.filter(({ kind }) => kind === 'quote');
  const [quote] = quotes;
  if (!quote || quotes.length > 1 || !plain.endsWith('⟧')) return null;
  const hint = withPlaces(plain, masks)
    .replace(ADD_WORDS, ' ')
    .replace(/\b(?:further|additional|new|item|third|fourth|head|more)\b/gi, ' ');
  const list = /\b(?:clause|condition|paragraph|para)\b/i.test(hint) ? null : surelyNamed(namedLists(scene, hint, masks));
  return list ? withEntry(scene, list, quote.text) : null;
}
/** "Forgot my deposit, add …". */
const TOLD_BEFORE = /^[^,:]{3,80}, (?=(?:please |pls |kindly )?(?:add|insert|include|append|put in)\b)/i;
const ORDER_BEFORE =
  /^(?:(?:para|paragraph|clause|cl\.|point) ?[\d.]{1,6}(?:\([a-z]\))?[ :–-]{1,3})?(?:(?:please|pls|kindly|also|and|then) )*(?:add|insert|include|append|put in|mention|write|state|say|rely on|ask for)(?: also)?(?: that)? /i;
const trimmed = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,;]{1,4}|[\s,;]{1,4}$/g, '');
/** That something is not there, or shall be. */
const MISSING = /\b(?:is|are) (?:also |still )?(?:there|missing|left out|not there|not mentioned)\b(?: (?:also|too))?|\bmissing\b/gi;
/** Somebody tells what happened. */
const TELLS = /\b(?:i|we|he|she|they|me|us|him|them)\b|\bon \d{1,2} /i;
const ADD_WORDS =
  /\b(?:please |pls |kindly )?(?:add|insert|include|append|put in|one more|another|also|too|as well|ask for|(?:i |we )?(?:want|need))\b|[~!]\w+|\bto the (?:list|table)(?: of [\p{L} ]{2,40})?/giu;
