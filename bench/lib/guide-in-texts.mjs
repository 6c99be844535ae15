import { alike } from '../../scripts/checks/guide/headings.mjs';
import { readGuide } from '../../scripts/checks/guide/files.mjs';
import { prepareLibrary } from './prepared-library.mjs';
import { result } from './result.mjs';

/** Share of the words of the shorter text that the other must have where the headings are not alike and no reason is given. */
const LEAST_COMMON = 0.3;

/**
 * Looks every section that a topic or a row of successors names up in the texts of the acts, as ingestion reads them.
 * @param {any} product modules of the built back end
 * @param {ReturnType<typeof prepareLibrary>} library
 * @param {import('./law-files.mjs').LawFile[]} further acts that the library lacks are taken from these
 * @returns {{ results: import('./result.mjs').Result[], notes: string[] }}
 */
export function guideInTexts(product, library, further) {
  const texts = new ActTexts(product, library, further);
  const { topics, successors, words } = readGuide();
  /** @type {Map<string, Set<string>>} */
  const missing = new Map();
  const unlike = [];
  const counts = { topics: { found: 0, of: 0 }, words: { found: 0, of: 0 }, rows: { found: 0, of: 0 }, kin: { found: 0, of: 0 } };
  const look = (kind, { act, section }) => {
    const documents = texts.of(act);
    if (!documents) return undefined;
    counts[kind].of += 1;
    const found = texts.find(documents, section);
    if (found) counts[kind].found += 1;
    else missing.set(act, (missing.get(act) ?? new Set()).add(section));
    return found;
  };
  for (const { content } of topics) for (const topic of content.topics) for (const law of topic.law) look('topics', law);
  const parts = namedParts(product, words, (act, section) => look('words', { act, section }));
  for (const { content: table } of successors)
    for (const row of table.rows ?? []) {
      const old = look('rows', { act: table.from, section: row.old });
      const targets = row.new.map((target) => (typeof target === 'string' ? { act: table.to[0], section: target } : target));
      const heirs = targets.flatMap((target) => look('rows', target) ?? []);
      if (!old || heirs.length === 0) continue;
      counts.kin.of += 1;
      const kin = heirs.some((heir) => alike(old.heading, heir.heading) || common(product, old.text, heir.text) >= LEAST_COMMON);
      if (row.reason || kin) counts.kin.found += 1;
      else unlike.push(`  ${row.old} of the ${table.from} and ${targets.map(({ section }) => section).join(', ')}`);
    }
  const line = (metric, { found, of }) =>
    result(`${metric}, ${of}`, { ours: (100 * found) / Math.max(1, of), unit: '%', target: '>= 100' });
  return {
    results: [
      line('sections named by topics found in the texts', counts.topics),
      line('sections whose words topics name found in the texts', counts.words),
      line('parts that topics name found in their sections', parts),
      line('sections named by successors found in the texts', counts.rows),
      line('rows of successors alike in heading or words, or with a reason', counts.kin),
    ],
    notes: [
      ...(missing.size > 0 ? ['named by the guide and no section of the text:'] : []),
      ...[...missing].sort().map(([act, sections]) => missingLine(act, [...sections], texts)),
      ...parts.missing,
      ...(unlike.length > 0 ? ['rows of successors whose headings and words differ without a reason:', ...unlike] : []),
      `acts of the guide without a text at hand: ${texts.absent().join('; ') || 'none'}`,
    ],
  };
}

/**
 * Looks every part that the words of a topic name up in its section.
 * @param {any} product
 * @param {{ content: any }[]} files
 * @param {(act: string, section: string) => { heading: string, text: string } | undefined} find
 */
function namedParts({ partsOf, bodyStart, findPart }, files, find) {
  const counted = { found: 0, of: 0, missing: /** @type {string[]} */ ([]) };
  for (const { content } of files)
    for (const { topic, words, gate = [], with: more = [] } of content.topics)
      for (const { act, section, at = '', take = [], never = [] } of [...words, ...gate, ...more]) {
        const found = find(act, section);
        if (!found) continue;
        const place = findPart(partsOf(found.text, bodyStart(found.text, found.heading)), at);
        for (const name of [...take, ...never, ...(take.length === 0 ? [''] : [])]) {
          counted.of += 1;
          if (place && findPart(place, name)) counted.found += 1;
          else counted.missing.push(`  ${topic}: no part ${at} ${name} in ${section} of the ${act}`);
        }
      }
  return counted;
}

/** Tells a number that a line of the text begins with, which reading it as a section failed for, from one that the text lacks. */
function missingLine(act, sections, texts) {
  const [printed, absent] = [true, false].map((is) => sections.filter((section) => texts.isPrinted(act, section) === is).sort());
  const parts = [
    ...(absent.length > 0 ? [absent.join(', ')] : []),
    ...(printed.length > 0 ? [`printed, but not read: ${printed.join(', ')}`] : []),
  ];
  return `  ${act}: ${parts.join('; ')}`;
}

/** Share of the different words of the shorter of two texts that the other has too. */
function common({ analyse }, one, other) {
  const [few, many] = [new Set(analyse(one)), new Set(analyse(other))].sort((a, b) => a.size - b.size);
  return [...few].filter((term) => many.has(term)).length / Math.max(1, few.size);
}

/** The sections of acts, by the titles that the guide gives them. */
class ActTexts {
  #known = new Map();

  constructor(product, library, further) {
    this.product = product;
    this.library = library;
    this.acts = new product.LibraryActs(library.entries);
    this.further = new Map(further.map((file) => [file.name, file]));
    this.furtherActs = new product.LibraryActs(
      further.map(({ name, type }) => ({
        documentId: name,
        documentType: type,
        title: name.replace(/\.txt$/, '').replace(/-/g, ' '),
        year: null,
        shortNames: [],
        opening: '',
      })),
    );
  }

  /** One map of labels to heading and text for each document that is the act; undefined where there is none. */
  of(act) {
    return this.#read(act)?.map(({ sections }) => sections);
  }

  find(documents, section) {
    for (const label of this.product.unitLabels(section))
      for (const sections of documents) if (sections.has(label)) return sections.get(label);
    return undefined;
  }

  isPrinted(act, section) {
    const number = new RegExp(`^[\\[\\d*]{0,3}${section.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\.`, 'm');
    return this.#read(act)?.some(({ text }) => number.test(text)) ?? false;
  }

  absent() {
    return [...this.#known].flatMap(([act, documents]) => (documents ? [] : [act])).sort();
  }

  #read(act) {
    if (!this.#known.has(act)) {
      const loaded = this.acts.documentsOf(act);
      const sources = loaded.length > 0 ? this.library.sources : this.#prepared(this.furtherActs.documentsOf(act));
      const ids = loaded.length > 0 ? loaded : [...sources.keys()];
      const documents = ids.map((id) => ({ sections: sectionsOf(sources.get(id)), text: sources.get(id).prepared.text }));
      this.#known.set(act, documents.length > 0 ? documents : undefined);
    }
    return this.#known.get(act);
  }

  #prepared(names) {
    const documents = names.flatMap((name) => {
      const file = this.further.get(name);
      return file ? [{ doc: name, type: file.type, pages: [{ number: null, text: file.read().toString('utf8') }] }] : [];
    });
    return prepareLibrary(this.product, documents).sources;
  }
}

/** Characters between two passages of one section, at most. */
const BETWEEN = 50;

/** Sections as the text has them: between the passages of one, blank lines tell where its parts end. */
function sectionsOf({ prepared, payloads }) {
  const sections = new Map();
  for (const { unit, heading, text, start, end } of payloads) {
    const label = unit.toLowerCase();
    const known = sections.get(label);
    if (!known) sections.set(label, { heading, text, start, end });
    else if (start - known.end > BETWEEN) known.text += `\n${text}`;
    else Object.assign(known, { text: prepared.text.slice(known.start, end), end });
  }
  return sections;
}
