import { inFile } from './prepared-library.mjs';
import { result } from './result.mjs';
import { scoreSpans } from './retrieval-sets.mjs';
import { generator } from './statistics.mjs';

/** Characters of a sentence worth quoting. */
const QUOTABLE = 40;

/** Items of a list stand on lines of their own in an answer, wherever the source breaks them. */
const onOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Whole texts are searched where this runs: nobody waits for it. */
const gateOf = ({ CitationGate, heldUnits, locateAll }, library) =>
  new CitationGate(
    [...library.sources.values()].map(({ identity, prepared }) => ({ documentId: identity.documentId, ...prepared })),
    {
      locate: (text, wanted) => Promise.resolve(locateAll(text, wanted)),
      heldUnits: (text, units) => Promise.resolve(heldUnits(text, units)),
    },
  );

/** Whole answers, as asking without a model gives them: every quotation in text and citations against its source. */
export async function answers(product, set, library, consultant) {
  const { CitedText, ExtractiveLanguageModel, concepts, notFound, withinReach } = product;
  const gate = gateOf(product, library);
  const model = new ExtractiveLanguageModel();
  const counts = { shown: 0, verbatim: 0, quoting: 0, onGold: 0, firstOnGold: 0, withheld: 0 };
  for (const { query, gold } of set.questions) {
    const consulted = await consultant.consult({ question: query });
    const sources = answerSources(product, library, consulted);
    const cited = new CitedText(gate, sources, query);
    const request = {
      question: consulted.asked,
      related: concepts(consulted.asked).filter(({ alternatives }) => alternatives.length > 0),
      sources: withinReach(sources),
      notFound: sources.length === 0 ? notFound(consulted) : undefined,
    };
    for await (const event of model.answer(request)) if (event.type === 'text') await cited.add(event.text, event.citations);
    for (const { documentId, spanStart, spanEnd, quotation, marker } of cited.citations) {
      const exact = library.sources.get(documentId).prepared.text.slice(spanStart, spanEnd) === quotation;
      const inText = onOneLine(cited.text).includes(`“${onOneLine(quotation)}” [${marker}]`);
      counts.shown++;
      if (exact && inText) counts.verbatim++;
    }
    counts.withheld += cited.withheldQuotations + cited.withheldReferences;
    if (cited.citations.length > 0) counts.quoting++;
    const places = cited.citations.map(({ documentId, spanStart, spanEnd }) =>
      inFile(library, { documentId, start: spanStart, end: spanEnd }),
    );
    if (scoreSpans(gold, places).hit10) counts.onGold++;
    if (scoreSpans(gold, places).hit1) counts.firstOnGold++;
  }
  const share = (part, whole) => (100 * part) / Math.max(1, whole);
  return [
    result(`${set.name} quotations of answers word for word`, { ours: share(counts.verbatim, counts.shown), unit: '%', target: '>= 100' }),
    result(`${set.name} answers that quote the gold text`, { ours: share(counts.onGold, set.questions.length), unit: '%' }),
    result(`${set.name} answers that quote the gold text first`, { ours: share(counts.firstOnGold, set.questions.length), unit: '%' }),
    result(`${set.name} quotations per answer`, { ours: counts.shown / Math.max(1, counts.quoting), unit: '' }),
    result(`${set.name} parts of answers withheld`, { ours: counts.withheld, unit: '' }),
  ];
}

/** The open sections as the product gives them to a model: each whole where its passages follow each other, as in features/ask/answer-sources.ts. */
function answerSources({ headingPathText, noteOn }, library, { open, relevance, law, day }) {
  const source = (section, text, passages, within) => {
    const [first] = passages;
    return {
      documentId: section.documentId,
      gateId: section.documentId,
      documentType: first.documentType,
      title: first.title,
      headingPath: headingPathText([...first.headingPath, ...within]),
      heading: first.heading,
      text: text.slice(first.start, passages.at(-1).end),
      origin: 'library',
      start: first.start,
      parts: passages.flatMap(({ parts }) => parts),
      cited: true,
      note: noteOn(section, law.successions, day) || undefined,
    };
  };
  if (!relevance.sufficient) return [];
  return open
    .flatMap((section) => {
      const { text } = library.sources.get(section.documentId).prepared;
      const { passages } = section;
      if (passages.length === 0) return [];
      const follow = passages.every((passage, at) => at === 0 || text.slice(passages[at - 1].end, passage.start).trim() === '');
      return follow ? [source(section, text, passages, [])] : passages.map((passage) => source(section, text, [passage], passage.within));
    })
    .map((each, at) => ({ ...each, id: String(at + 1) }));
}

/** Sentences of the best passages, spoilt a little, must come through the gate as the source's own words or not at all. */
export async function quotations(product, set, library, searcher, seed) {
  const { sentences } = product;
  const gate = gateOf(product, library);
  const random = generator(seed);
  let shown = 0;
  let verbatim = 0;
  let claimed = 0;
  let withheld = 0;
  for (const { query } of set.questions) {
    const { passages } = await searcher.search({ question: query, first: 2 });
    const claims = passages.flatMap(({ documentId, start, text }) =>
      sentences(text)
        .filter((sentence) => sentence.end - sentence.start >= QUOTABLE)
        .slice(0, 2)
        .map((sentence) => ({ documentId, near: start, quotation: spoilt(text.slice(sentence.start, sentence.end), random) })),
    );
    const outcome = await gate.check(claims);
    claimed += claims.length;
    withheld += outcome.withheld;
    for (const { documentId, start, end, quotation } of outcome.shown) {
      shown++;
      if (library.sources.get(documentId).prepared.text.slice(start, end) === quotation) verbatim++;
    }
  }
  return [
    result(`${set.name} shown quotations word for word`, { ours: (100 * verbatim) / Math.max(1, shown), unit: '%', target: '>= 100' }),
    result(`${set.name} spoilt quotations found again`, { ours: (100 * (claimed - withheld)) / Math.max(1, claimed), unit: '%' }),
  ];
}

function spoilt(sentence, random) {
  const words = sentence.replace(/[“”]/g, '"').split(/\s+/);
  const kind = random();
  if (kind < 0.25) return words.join(' ').toUpperCase();
  if (kind < 0.5) return words.filter((_, i) => i === 0 || random() > 0.08).join(' ');
  if (kind < 0.6) return `${words.slice(0, 4).join(' ')} and this was never written anywhere in the sources at all`;
  return words.join(' ');
}
