import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { tokens } from '../encoding/analyser.js';
import { keepTopics, keptTopics, type PreparedTopics } from './kept-topics.js';
import { loadTopics } from './load-topics.js';
import { preparedTopics } from './prepared-topics.js';

const folder = mkdtempSync(path.join(tmpdir(), 'themis-topics-'));
const file = path.join(folder, 'prepared.json');
const topics = loadTopics().slice(0, 150);
const made = await preparedTopics(topics);
afterAll(() => rmSync(folder, { recursive: true }));

const QUESTIONS = [
  'cheque bounced what can I do',
  'mera cheque bounce ho gaya',
  'चेक बाउंस',
  'how do I adopt a child',
  'vakil ne paise le liye aur case nahi kiya',
  'sourdough bread',
];
const MISSPELT = ['chque', 'adoptoin', 'advocte', 'arbitrtion', 'agrement'];

const answers = ({ matcher, vocabulary }: PreparedTopics): unknown => ({
  topics: QUESTIONS.map((question) => matcher.match(question, 'my advocate')),
  corrected: MISSPELT.map((word) => vocabulary.corrected(word)),
  heard: ['baunce', 'vakil', 'adalat'].map((word) => [vocabulary.heard(word), vocabulary.isHindi(word)]),
  known: QUESTIONS.flatMap((question) => tokens(question).map(({ term }) => vocabulary.has(term))),
});

describe('prepared topics that are kept in a file', () => {
  it('answer like those that were just prepared', async () => {
    keepTopics(made, file);
    const read = await keptTopics(topics, file);
    expect(read && answers(read)).toEqual(answers(made));
    expect(MISSPELT.some((word) => made.vocabulary.corrected(word) !== null)).toBe(true);
  });

  it('are not used when the sources have changed since', async () => {
    keepTopics(made, file);
    writeFileSync(file, `${'0'.repeat(64)}${readFileSync(file, 'utf8').slice(64)}`);
    expect(await keptTopics(topics, file)).toBeNull();
  });

  it('are not used when anything in the file is not as it was written', async () => {
    keepTopics(made, file);
    const written = readFileSync(file, 'utf8');
    writeFileSync(file, written.replace(/"norms":\[\d/, '"norms":["'));
    expect(await keptTopics(topics, file)).toBeNull();
    writeFileSync(file, written.slice(0, -1));
    expect(await keptTopics(topics, file)).toBeNull();
    writeFileSync(file, written);
    expect(await keptTopics(topics, file)).not.toBeNull();
  });

  it.each(['', '{"hash":', '[]', 'null'])('are not used when the file holds: %s', async (content) => {
    writeFileSync(file, content);
    expect(await keptTopics(topics, file)).toBeNull();
  });

  it('are not used when there is no file', async () => {
    expect(await keptTopics(topics, path.join(folder, 'absent.json'))).toBeNull();
  });
});
