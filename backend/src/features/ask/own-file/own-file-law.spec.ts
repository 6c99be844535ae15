import { describe, expect, it } from '@jest/globals';
import type { Consultation, FoundSection } from '../../retrieval/retrieval.service.js';
import { citedAlone, citedAndAsked, type LawWanted, lawWanted } from './own-file-law.js';

const NOTICE =
  '1. You have not paid the rent of May and June.\n\n2. Under section 106 of the Transfer of Property Act, 1882, you are called upon to vacate the flat within fifteen days.';

describe('lawWanted', () => {
  it.each<[string, LawWanted]>([
    ['Within how many days must I vacate the flat?', 'cited'],
    ['Which months of rent does it name?', 'cited'],
    ['Is this notice to vacate the flat valid?', 'both'],
    ['What does the law say about the rent?', 'both'],
    ['How long is maternity leave for a teacher?', 'asked'],
    ['Is this notice valid?', 'both'],
    ['Which sections does my file cite?', 'cited'],
    ['What law is mentioned in it?', 'cited'],
    ['What should I answer to their notice?', 'cited'],
    ['summary', 'cited'],
    ['इसमें क्या लिखा है?', 'cited'],
  ])('%s', (question, expected) => {
    expect(lawWanted(question, [NOTICE])).toBe(expected);
  });
});

const sections = (...units: string[]): FoundSection[] => units.map((unit) => ({ documentId: 'act', unit }) as FoundSection);
const consultation = (
  open: readonly string[],
  named: readonly string[],
  sufficient = true,
  confidence: number | null = null,
): Consultation =>
  ({
    open: sections(...open),
    named: sections(...named),
    relevance: { value: 0, sufficient, confidence },
    choices: [],
    law: { successions: [] },
    missing: [],
  }) as unknown as Consultation;
const shown = ({ open, named, relevance }: Consultation) => [
  open.map(({ unit }) => unit).join(),
  named.map(({ unit }) => unit).join(),
  relevance.sufficient,
];

it('quotes four of the sections that a file cites, and names three more', () => {
  expect(shown(citedAlone(consultation(['1', '2', '3', '4', '5', '6', '7', '8'], [])))).toEqual(['1,2,3,4', '5,6,7', true]);
});

it('quotes two of the sections that a file cites before those that answer the question, each once', () => {
  const cited = consultation(['106', '107', '108'], []);
  expect(shown(citedAndAsked(cited, consultation(['14', '106'], ['15', '16'])))).toEqual(['106,107,14', '108,15,16', true]);
});

it('quotes those that a file cites alone where it is not certain what a question means without the file', () => {
  const cited = consultation(['106', '107', '108'], []);
  expect(shown(citedAndAsked(cited, consultation(['14'], ['15'], false)))).toEqual(['106,107,108', '', true]);
  expect(shown(citedAndAsked(cited, consultation(['14'], ['15'], true, 0.6)))).toEqual(['106,107,108', '', true]);
  expect(shown(citedAndAsked(cited, consultation(['14'], ['15'], true, 0.9)))).toEqual(['106,107,14', '108,15', true]);
});
