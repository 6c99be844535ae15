import { dimensionOf, isSame } from '../making/written-values.js';
import { masksIn, type WrittenValue } from '../reading/masks.js';
import type { ReadInstruction } from '../reading/read-instruction.js';
import type { DraftScene, ValueSite } from '../targets/draft-scene.js';
import { QUESTIONS } from '../questions.js';
import { type Candidate, decide, exchangedValues, type Outcome, shortly } from './readings/candidate.js';
import { joined } from './readings/combined.js';
import { candidateAt } from './value-sites.js';

/** Sums, days and shares are likely to be the same fact wherever they stand. */
const OF_FACTS: readonly string[] = ['sum', 'date', 'share'];
/** A word that stands in more lines does not tell one fact from another. */
const TELLING_MAX = 3;
const PLACES_TOLD = 3;
const PLACE_SHOWN = 40;

/**
 * A change of a value that is surely meant, where the same value stands elsewhere, too: only there or everywhere is asked, or, of a day that
 * may be that of something else, told.
 */
export function withSameValue(scene: DraftScene, { plain, masks, everywhere }: ReadInstruction, only: Candidate): Outcome {
  const found = exchangedBy(scene, only);
  const named = masksIn(plain, masks);
  if (!found || (named.some(({ kind }) => kind === 'place') && !everywhere)) return { sure: only };
  const { site: before, come } = found;
  const touched = new Set(only.operations.flatMap((operation) => ('node' in operation ? operation.node : [])));
  // A share is that of something else where the sentence is not about the same.
  const isOfIt = (each: ValueSite) => before.value.dimension !== 'share' || everywhere || isOfOneFact(scene, each, before);
  const others = scene.sites.filter(
    (each) =>
      !touched.has(each.node.id) &&
      each.value.dimension === before.value.dimension &&
      isSame(each.value, before.value) &&
      (before.things.length === 0 || each.things.some((thing) => before.things.includes(thing))) &&
      isOfIt(each),
  );
  if (others.length === 0 || !(OF_FACTS.includes(before.value.dimension) || before.things.length > 0)) return { sure: only };
  const wider = (sites: readonly ValueSite[]): Candidate[] => {
    const all = joined(scene, [only, ...sites.flatMap((each) => candidateAt(scene, each, come) ?? [])]);
    return all ? [{ ...all, label: `Everywhere (${touched.size + sites.length} lines): ${only.label}` }] : [];
  };
  if (everywhere) return decide(scene, wider(others), true, QUESTIONS.which, '');
  // The form's own value stands in many places by itself; the same day may be that of something else.
  const isOwn = scene.form.template.fields.some((field) => field.name in only.values && dimensionOf(field) !== null);
  const isToldOld = named.some((mask) => mask.kind === 'value' && isSame(mask.value, before.value));
  if (!isOwn || isToldOld || before.value.dimension !== 'date')
    return decide(scene, [only, ...wider(others)], false, QUESTIONS.elsewhere, '');
  const alike = others.filter((each) => isOfOneFact(scene, each, before));
  if (alike.length > 0) return decide(scene, [...wider(alike), only], false, QUESTIONS.elsewhere, '');
  const places = [...new Set(others.map(({ at }) => scene.cited[at] || shortly(scene.shown(at), PLACE_SHOWN)))].slice(0, PLACES_TOLD);
  return { sure: { ...only, label: `${only.label}; ${before.text} still stands in ${places.join(', ')}` } };
}

/** The one value that a change puts another in the place of. */
function exchangedBy(scene: DraftScene, { operations }: Candidate): { site: ValueSite; come: WrittenValue } | null {
  for (const operation of operations) {
    const node = operation.do === 'edit' ? scene.tree.nodes.find(({ id }) => id === operation.node) : undefined;
    if (!node || operation.do !== 'edit') continue;
    const [old, come] = exchangedValues(node.text, operation) ?? [];
    const site = old && scene.sites.find((each) => each.node === node && each.value.start === old.start);
    if (site && come) return { site, come };
  }
  return null;
}

/** Whether two sentences that name one value share a telling word: "arrested on 4 March, in custody" and "in custody since 4 March". */
const isOfOneFact = (scene: DraftScene, one: ValueSite, other: ValueSite): boolean =>
  [...one.near].some((subject) => (other.near.has(subject) || other.labels.has(subject)) && scene.linesWith(subject) <= TELLING_MAX);
