/** Tells its parent what is wrong with the form of the plain texts; runs the checker of the product from its source. */
import { inRoot } from '../../lib/paths.mjs';

const FOLDER = 'backend/src/features/retrieval/guide/plain-texts';
const [{ loadPlainTexts }, { formProblems }, { pinOf, loadActKeys }, { loadGates }, { topicsOfDanger }] = await Promise.all(
  ['load-plain-texts.ts', 'check-form.ts', 'pins.ts', 'gates.ts', 'helplines.ts'].map((file) => import(inRoot(FOLDER, file))),
);
/** Pins as `{ act, section }`, so that the parent can look each up. */
const placesOf = (pins) => pins.flatMap((pin) => pinOf(pin) ?? []);

const told = {
  texts: loadPlainTexts().map((text) => ({
    topics: text.topics,
    form: text.form,
    region: text.region,
    problems: formProblems(text),
    places: placesOf([...text.sentences.flatMap(({ pins }) => pins), ...text.leftOut.map(({ pin }) => pin)]),
  })),
  keys: [...loadActKeys()],
  dangers: topicsOfDanger(),
  gates: [...loadGates()].map(([act, pins]) => ({ act, pins, places: placesOf(pins) })),
};
// A long message is written in pieces: who hangs up before the last of them has told nothing.
process.send?.(told, () => process.disconnect());
