import { sectionFacts } from '../../src/features/ask/frame/section-facts.js';
import { smallTalk } from '../../src/features/ask/frame/small-talk.js';
import type { CitableSource } from '../../src/features/ask/citable-source.js';
import { CitedText } from '../../src/features/ask/checked-text/cited-text.js';
import { noticeParts } from '../../src/features/ask/own-file/notice-question.js';
import { unsupportedFigures } from '../../src/features/ask/checked-text/supported-figures.js';
import { markedSentences } from '../../src/features/ask/checked-text/marked-sentences.js';
import { quotationsIn } from '../../src/features/ask/checked-text/quotations.js';
import { actsNamedIn } from '../../src/features/retrieval/encoding/languages/act-names.js';
import { hindiStem, romanised } from '../../src/features/retrieval/encoding/languages/devanagari.js';
import { englishOf } from '../../src/features/retrieval/encoding/languages/lexicon.js';
import { statesIn } from '../../src/features/retrieval/encoding/languages/places.js';
import { soundKey } from '../../src/features/retrieval/encoding/languages/sound-key.js';
import { mended, questionWords, strangeWords } from '../../src/features/retrieval/guide/matching/question-words.js';
import { Vocabulary } from '../../src/features/retrieval/guide/matching/vocabulary.js';
import { CitationGate } from '../../src/features/retrieval/quotation/citation-verifier.js';
import { heldAuthorities } from '../../src/features/retrieval/quotation/held-authorities.js';
import { readAuthorities } from '../../src/features/retrieval/quotation/read-authorities.js';
import { CitedPassages } from '../../src/features/retrieval/search/cited-passages.js';
import type { RetrievedPassage } from '../../src/features/retrieval/library/retrieved-passage.js';
import { citedSections, KnownLaw } from '../../src/features/retrieval/search/citing/cited-law.js';
import { findCitedUnits } from '../../src/features/retrieval/search/citing/cited-units.js';
import { DocumentNames } from '../../src/features/retrieval/search/citing/document-names.js';
import { WholeTitles } from '../../src/features/retrieval/search/citing/whole-titles.js';
import { namesOneOf, writtenNames } from '../../src/features/retrieval/encoding/law-names/written-names.js';
import { doubtsOf } from '../../src/features/retrieval/search/query/doubts.js';
import { concepts } from '../../src/features/retrieval/search/query/expand.js';
import { contextOf } from '../../src/features/retrieval/search/query/follow-up.js';
import { acronymScore, nameInitials, nameWords } from '../../src/features/retrieval/encoding/law-names/name-words.js';
import { PassageMatcher } from '../../src/features/retrieval/search/query/passage-match.js';
import { planQuery } from '../../src/features/retrieval/search/query/plan-query.js';
import { questionParts } from '../../src/features/retrieval/search/query/question-parts.js';
import { questionTerms } from '../../src/features/retrieval/search/query/query-terms.js';
import { punishes, sectionsPunished, sectionsReliedOn, termsDefined } from '../../src/features/retrieval/search/following/section-links.js';
import { citedPlaces, writtenCitations } from '../../src/features/retrieval/search/citing/written-citations.js';
import { laidOut } from '../../src/features/ask/checked-text/laid-out.js';
import { rerank } from '../../src/features/retrieval/search/query/rerank.js';
import { splitAtCase } from '../../src/features/retrieval/search/citing/trailing-case.js';
import { QuotableText } from '../../src/features/retrieval/quotation/quotable-text.js';
import { candidatesOf } from '../../src/ports/language-model/extractive/candidates.js';
import { selectPassages } from '../../src/ports/language-model/extractive/select-passages.js';
import { termsOf } from '../../src/ports/language-model/extractive/terms.js';
import type { AnswerSource } from '../../src/ports/language-model/language-model.js';
import { readCitations } from '../../src/core/text/law-names/read-citations.js';
import { provisions } from '../../src/core/text/provisions.js';
import { SEARCH_HERE } from '../support/search-here.js';
import type { Parser } from './parser.js';

const CITED = readAuthorities(
  'Rao v. State, (2011) 4 SCC 99, AIR 1998 SC 123, section 45 of the Receipts Act, 1999, W.P. (C) No. 12 of 2015, S.O. 1234(E), the Act, 2001',
);
const LAW =
  '26. Receipt for rent.—(1) Every tenant who pays rent shall be given a signed receipt for it.\n\n(2) The receipt shall state the date.\n';
const gateSource = (text: string) => ({ documentId: 'doc', text, pageStarts: [0], pageNumbers: [1] });
const gate = (text: string) => new CitationGate([gateSource(text)], SEARCH_HERE);
const names = new DocumentNames(
  ['The Negotiable Instruments Act, 1881', 'The Model Tenancy Act, 2021', 'Asha Rao v. Sample Board', 'Rent Rules'].map((title, index) => ({
    documentId: String(index),
    title,
    documentType: index === 2 ? 'judgment' : 'act',
    year: 1881,
    shortNames: [],
    opening: 'between Asha Rao and the Sample Board, rent and cheques',
  })),
);
const answerSource = (text: string) =>
  ({
    id: '1',
    origin: 'library',
    title: 'The Model Act',
    headingPath: 'Section 26',
    heading: 'Receipt for rent',
    text,
  }) as unknown as AnswerSource;
const citable = (text: string): CitableSource => ({
  ...(answerSource(text) as unknown as CitableSource),
  gateId: 'doc',
  documentId: 'doc',
  documentType: 'act',
  start: 0,
  parts: [{ headingPath: ['Section 26'], unit: '26', start: 0, end: text.length }],
});
const passage = (text: string) =>
  ({
    documentId: 'doc',
    documentType: 'act',
    title: 'The Model Act',
    heading: text.slice(0, 200),
    headingPath: ['Section 26'],
    unit: '26',
    within: [],
    subunits: [],
    ordinals: [0],
    start: 0,
    end: text.length,
    text,
    gap: null,
    parts: [],
    score: 1,
  }) as unknown as RetrievedPassage;
const matcher = (text: string) => new PassageMatcher(concepts(text), new Map(concepts(text).map(({ term }) => [term, 1])));

const TITLES = ['Negotiable Instruments Act, 1881', 'Indian Penal Code, 1860', 'Code of Civil Procedure, 1908', 'Limitation Act, 1963'];
const knownLaw = new KnownLaw(TITLES);
const wholeTitles = new WholeTitles(TITLES);
const vocabulary = new Vocabulary();
for (let times = 0; times < 8; times++) {
  vocabulary.addEnglish('landlord tenant receipt cheque bounced punishment');
  vocabulary.addHinglish('kiraya makaan khaali');
}
vocabulary.finish();

/** What reads questions, answers that a model wrote, and the sources in which its quotations are looked up. */
export const parsers: readonly Parser[] = [
  { name: 'readCitations', run: (text) => readCitations(text) },
  { name: 'citedPlaces, writtenCitations', run: (text) => writtenCitations(citedPlaces([text]), writtenNames, 8) },
  { name: 'sectionsPunished', run: (text) => [punishes(text), sectionsPunished(text)] },
  { name: 'sectionsReliedOn', run: sectionsReliedOn },
  { name: 'termsDefined', run: termsDefined },
  { name: 'laidOut', run: (text) => laidOut({ start: 0, quotation: text }, [1, 10, 100]) },
  { name: 'findCitedUnits', run: findCitedUnits },
  { name: 'questionParts', run: questionParts },
  { name: 'writtenNames', run: writtenNames },
  { name: 'namesOneOf', run: (text) => [namesOneOf(text, TITLES), namesOneOf('Negotiable Instruments Act', [text])] },
  { name: 'citedSections', run: (text) => citedSections(text, [{ act: 'Indian Penal Code, 1860', start: 5, end: 8 }]) },
  {
    name: 'citedSections of many acts',
    size: 800,
    run: (text) =>
      citedSections(
        text,
        knownLaw.acts(text, () => true),
      ),
  },
  { name: 'WholeTitles', run: (text) => wholeTitles.find(text, () => true) },
  { name: 'doubtsOf', run: doubtsOf },
  { name: 'sectionFacts', run: sectionFacts },
  { name: 'smallTalk', run: (text) => [smallTalk(text), smallTalk(`hello ${text.slice(0, 50)}`)] },
  { name: 'englishOf', size: 1200, run: (text) => englishOf(text.split(' ')) },
  { name: 'actsNamedIn', size: 1200, run: actsNamedIn },
  { name: 'statesIn', run: statesIn },
  { name: 'soundKey', run: soundKey },
  { name: 'hindiStem', run: hindiStem },
  { name: 'romanised', run: romanised },
  { name: 'questionWords', run: (text) => questionWords(text, vocabulary) },
  { name: 'mended', run: (text) => mended(text, strangeWords(text, vocabulary), vocabulary) },
  { name: 'planQuery', size: 2000, run: (text) => planQuery(text, names) },
  {
    name: 'splitAtCase',
    run: (text) => [splitAtCase(text), splitAtCase(`What was held in Asha Rao v. ${text}`), splitAtCase(`${text} in A v. B`)],
  },
  { name: 'DocumentNames', size: 2000, run: (text) => [names.findLaws(text), names.describe(text)] },
  {
    name: 'a library of hostile names',
    size: 2000,
    run: (text) =>
      new DocumentNames([
        { documentId: '1', title: text, documentType: 'act', year: 1, shortNames: [{ full: text, short: text }], opening: text },
      ]).findLaws('Rent Act, NI Act, RERA'),
  },
  { name: 'name words', run: (text) => [nameWords(text), nameInitials(text), acronymScore(text, nameInitials(text)[0] ?? '')] },
  { name: 'concepts', size: 1500, run: concepts },
  { name: 'questionTerms', run: questionTerms },
  { name: 'contextOf', size: 1000, run: (text) => contextOf(text, [text, text]) },
  { name: 'PassageMatcher', size: 1000, run: (text) => matcher(text).match(passage(text)) },
  { name: 'rerank', size: 1000, run: (text) => rerank([passage(text), passage(LAW)], matcher('rent receipt'), true) },
  {
    name: 'CitedPassages',
    run: (text) => {
      const cited = new CitedPassages();
      cited.add([passage(text)], ['(1)', 'proviso']);
      return cited.all();
    },
  },
  {
    name: 'a quotation in a hostile source',
    run: (text) => new QuotableText(text).locate('the tenant shall pay the rent … to the landlord without delay', 9),
  },
  { name: 'a hostile quotation', size: 2500, run: (text) => new QuotableText(LAW).locate(text) },
  {
    // Up to a thousand words, a quotation is aligned with its source, word by word: time that grows with the square and ends at four
    // million steps (`nearestWindow`). Longer ones are compared letter by letter only, so growth is measured beyond.
    name: 'a quotation of the source itself',
    size: 10_000,
    oneIn: 4,
    run: (text) => new QuotableText(text).locate(`${text.slice(0, text.length / 2)} x ${text.slice(text.length / 2)}`, 5),
  },
  { name: 'CitationGate', run: (text) => gate(text).check([{ documentId: 'doc', quotation: text.slice(-200) }]) },
  { name: 'noticeParts', run: (text) => noticeParts(text) },
  { name: 'readAuthorities', size: 1000, run: (text) => readAuthorities(text) },
  { name: 'heldAuthorities', size: 1000, run: (text) => heldAuthorities({ text, title: 'The Act, 2001' }, CITED) },
  {
    name: 'unsupported authorities of a hostile answer',
    size: 400,
    run: (text) => gate(LAW).unsupported(text, { units: [{ unit: '1', title: 'The Act' }], said: text }),
  },
  { name: 'unsupportedFigures', size: 1000, run: (text) => unsupportedFigures(text, [LAW, text]) },
  { name: 'quotationsIn', run: (text) => quotationsIn(text) },
  { name: 'markedSentences', run: (text) => markedSentences(text, [{ start: 3, end: 6, marker: 1 }]) },
  {
    name: 'CitedText',
    size: 1000,
    oneIn: 2,
    run: (text) => new CitedText(gate(LAW), [citable(LAW)], text).add(text, [{ sourceId: '1', quotation: text }]),
  },
  { name: 'provisions', run: (text) => provisions(text) },
  { name: 'candidatesOf', size: 2500, run: (text) => candidatesOf(answerSource(text)) },
  { name: 'termsOf', size: 2500, run: termsOf },
  { name: 'selectPassages for a hostile question', size: 500, run: (text) => selectPassages(text, [answerSource(LAW), answerSource(LAW)]) },
  {
    name: 'selectPassages of a hostile source',
    size: 2000,
    run: (text) => selectPassages('When is a receipt for rent due?', [answerSource(text)]),
  },
];
