import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SEARCH_HERE } from '../../../test/support/search-here.js';
import { runsOf } from '../../../test/support/in-turn.js';
import { CitationGate } from '../retrieval/retrieval.service.js';
import type { CitableSource } from './citable-source.js';
import { StatementSupport } from './ask.views.js';
import { CitedText } from './checked-text/cited-text.js';
import { PLACEHOLDERS, WITHHELD } from './checked-text/withheld.js';
import { quotationsIn } from './checked-text/quotations.js';

/** Everything that makes quoting hard: broken lines, quotations within, ligatures, soft hyphens, marks of their own, two scripts. */
const LAW = `26. Receipt to be given.—(1) Every tenant shall pay rent within the time fixed by con\u00adtract, or, where none is ﬁxed,
by the ﬁfteenth day of the month next following the “month for which it is payable”, as the “landlord’s agent” says.

(2) Every tenant who makes a payment of rent to his landlord shall be entitled to obtain forthwith from the landlord
or his authorised agent a written receipt: Provided that a receipt for Rs. 3,500 or more [see section 27] is stamped.

धारा 4. किरायेदार को किराया देने पर मकान मालिक से तुरंत रसीद पाने का अधिकार होगा। ज़मीन का किराया "हर महीने की पाँच तारीख" तक दिया जाएगा।
`;
const LEASE = `3. The tenant shall keep the garden in good order and shall water the roses at least twice in every week of the summer.\n`;
const source = (id: string, text: string, origin: CitableSource['origin']): CitableSource => ({
  id,
  gateId: id,
  documentId: origin === 'library' ? id : null,
  documentType: 'act',
  title: `Document ${id}`,
  headingPath: '',
  text,
  origin,
  start: 0,
  stamp: null,
  actStamp: null,
  parts: [{ headingPath: [], unit: '26', start: 0, end: text.length }],
});
const SOURCES = [source('law', LAW, 'library'), source('lease', LEASE, 'reference')];
const TEXTS: Record<string, string> = { law: LAW, lease: LEASE };
const answer = () =>
  new CitedText(
    new CitationGate(
      Object.entries(TEXTS).map(([documentId, text]) => ({ documentId, text, pageStarts: [0], pageNumbers: [1] })),
      SEARCH_HERE,
    ),
    SOURCES,
    '',
  );

/** In no source; whatever holds it is not a quotation of one. */
const FALSE = 'nevermore';
const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

function occurrences(text: string, words: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) found.push([at, at + words.length]);
  return found;
}

const textOf = (id: string): string => TEXTS[id] ?? '';

interface Claimed {
  words: string;
  id: string;
}

const excerpt = fc
  .tuple(fc.constantFrom('law', 'lease'), fc.nat(200), fc.integer({ min: 6, max: 30 }))
  .map(([id, from, length]): Claimed => {
    const words = textOf(id).split(/\s+/).filter(Boolean);
    const first = from % (words.length - 6);
    return { id, words: words.slice(first, first + length).join(' ') };
  });
/** Ways to spoil a quotation, and to write the same words otherwise. */
const SPOILT: ((words: string, at: number) => string)[] = [
  (words) => words,
  (words) => words.replace(/\s/g, '  \n'),
  (words) => words.toUpperCase(),
  (words) => words.normalize('NFKD'),
  (words) => words.replace(/[“”]/g, '"').replace(/’/g, "'"),
  (words) => words.replace(/\u00ad/g, '').replace(/ﬁ/g, 'fi'),
  (words) => words.replace(/shall/g, 'shall not').replace(/होगा/g, 'नहीं होगा'),
  (words) => words.replace(/\d+/g, '9'),
  (words, at) => insert(words, at, FALSE),
  (words, at) => insert(words, at, `${FALSE} ${FALSE} “${FALSE} ${FALSE}” ${FALSE} ${FALSE}`),
  (words) => `${words} ${FALSE} ${FALSE} ${FALSE} ${FALSE} ${FALSE} ${FALSE} ${FALSE}`,
  (words) => `${FALSE} ${FALSE} ${FALSE} ${FALSE} ${FALSE} ${FALSE} ${words}`,
  (words, at) =>
    words
      .split(' ')
      .filter((_, i) => i !== at % 20)
      .join(' '),
  (words, at) => words.slice(0, 5 + (at % 40)),
  (words) => words.split(' ').reverse().join(' '),
];
function insert(words: string, at: number, what: string): string {
  const parts = words.split(' ');
  parts.splice(at % (parts.length + 1), 0, what);
  return parts.join(' ');
}
const MARKS: ((words: string) => string)[] = [
  (words) => `“${words}”`,
  (words) => `"${words}"`,
  (words) => `‘${words}’`,
  (words) => `«${words}»`,
  // A mark that is forgotten; one within the words would close the quotation in good order.
  (words) => `“${words.replaceAll('”', '')}`,
  (words) => `\n\n> ${words.replace(/\n/g, '\n> ')}\n\n`,
];

const quotation = fc
  .tuple(excerpt, fc.constantFrom(...SPOILT), fc.nat(40), fc.constantFrom(...MARKS), fc.constantFrom('law', 'lease', 'absent', null))
  .map(([{ words, id }, spoil, at, mark, claim]) => {
    const said = spoil(words, at);
    return { id, text: `The text says: ${mark(said)}`, claims: claim === null ? [] : [{ sourceId: claim, quotation: said }] };
  });

describe('an answer, whatever its model quotes', () => {
  it('shows no quotation that differs from its source by more than white space', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(quotation, { minLength: 1, maxLength: 3 }), async (pieces) => {
        const cited = answer();
        for (const { text, claims } of pieces) await cited.add(`${text}\n\n`, claims);
        for (const { quotation: shown, spanStart, spanEnd, documentId } of cited.citations)
          expect(textOf(documentId ?? 'lease').slice(spanStart, spanEnd)).toBe(shown);
        // What was never said by anyone is nowhere: quotations hold it in this test, prose does not.
        expect(cited.text.toLowerCase()).not.toContain(FALSE);
        const exact = cited.citations.flatMap(({ quotation: shown }) => occurrences(cited.text, collapse(shown)));
        const sources = Object.values(TEXTS).map(collapse);
        for (const { words } of quotationsIn(cited.text, exact)) {
          const parts = words
            .replaceAll(WITHHELD, '')
            // A figure that no source has is left out where it stands, in quoted words too.
            .replaceAll(PLACEHOLDERS.figure, ' … ')
            .replace(/ ?\[\d\]/g, '')
            .split(' … ')
            .map(collapse);
          for (const part of parts) expect(sources.some((text) => text.includes(part))).toBe(true);
        }
      }),
      { numRuns: runsOf(300) },
    );
  });

  it('says for each sentence what supports it, by the citations that stand with it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(quotation, fc.constant(null)), { minLength: 1, maxLength: 4 }), async (pieces) => {
        const cited = answer();
        for (const piece of pieces) await cited.add(piece ? `${piece.text}\n\n` : 'This is how it is.\n\n', piece?.claims ?? []);
        let end = 0;
        for (const { spanStart, spanEnd, support, markers } of cited.statements) {
          expect(spanStart).toBeGreaterThanOrEqual(end);
          end = spanEnd;
          const own = markers.map((marker) => cited.citations[marker - 1]?.documentId === null);
          const expected =
            own.length === 0 ? StatementSupport.GENERAL : own.every(Boolean) ? StatementSupport.OWN_DOCUMENT : StatementSupport.SOURCE;
          expect(support).toBe(expected);
          if (cited.text.slice(spanStart, spanEnd) === 'This is how it is.') expect(markers).toEqual([]);
        }
        expect(cited.text.slice(end).trim()).toBe('');
        // No marker points at nothing.
        expect(new Set(cited.statements.flatMap(({ markers }) => markers)).size).toBe(cited.citations.length);
      }),
      { numRuns: runsOf(150) },
    );
  });

  it('drops citations of what was not retrieved, and counts them', async () => {
    const cited = answer();
    await cited.add('Rent is due.', [{ sourceId: 'absent', quotation: 'Every tenant shall pay rent within the time fixed' }]);
    expect(cited).toMatchObject({ text: 'Rent is due.', citations: [], withheldQuotations: 1 });
    expect(cited.statements).toMatchObject([{ support: StatementSupport.GENERAL, markers: [] }]);
  });

  it('finds the same letters however they are encoded', async () => {
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
      const cited = answer();
      await cited.add(`“${'ज़मीन का किराया "हर महीने की पाँच तारीख" तक दिया जाएगा'.normalize(form)}”`, []);
      expect([form, cited.citations.length, cited.withheldQuotations]).toEqual([form, 1, 0]);
      const joined = answer();
      await joined.add('“or, where none is fixed, by the fifteenth day of the month next following”', []);
      expect(joined.text).toContain('none is ﬁxed, by the ﬁfteenth day');
    }
  });
});
