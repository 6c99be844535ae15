import { describe, expect, it } from '@jest/globals';
import { Guide } from '../guide.js';
import type { Topic } from '../topic.js';

const topic = (id: string, name: string, en: string[], more: Partial<Topic['asks']> = {}): Topic => ({
  id,
  name,
  asks: { en, hi: [], hinglish: [], ...more },
  law: [{ act: 'Sample Act, 2001', section: '1' }],
  next: [],
});

/** Each telling word stands in four ways of asking at least: fewer may be a slip of their own. */
const TOPICS: Topic[] = [
  topic(
    'cheque',
    'Cheque returned unpaid',
    ['my cheque bounced', 'cheque bounced at the bank', 'bank returned the cheque', 'cheque bounced twice'],
    {
      hi: ['चेक बाउंस हो गया'],
      hinglish: ['cheque bounce ho gaya kya karun'],
    },
  ),
  topic(
    'rent',
    'Receipt for rent',
    ['landlord gives no receipt for rent', 'rent receipt refused', 'receipt when rent is paid', 'landlord refuses rent receipt'],
    {
      hi: ['मकान मालिक किराये की रसीद नहीं देता'],
    },
  ),
  topic('eviction', 'Eviction of a tenant', [
    'landlord wants to evict me',
    'evict a tenant',
    'landlord evicts tenant',
    'tenant evicted by landlord',
  ]),
];
const guide = new Guide(TOPICS);
await guide.prepare();
const nearest = (question: string, context = ''): string[] => guide.read(question, context).topics.map(({ topic: { id } }) => id);

describe('TopicMatcher', () => {
  it('lets everyday words that no topic uses count less than strange ones: they are of the story', () => {
    const [told] = guide.read('my puppy swallowed the cheque bounced').topics;
    const [strange] = guide.read('my vorpal frabjous the cheque bounced').topics;
    expect(told?.topic.id).toBe('cheque');
    expect(told?.score).toBeGreaterThan(strange?.score ?? Infinity);
  });

  it('lets the name of a place that no topic names count less: it says where, not what', () => {
    const [placed] = guide.read('can the landlord evict me in Maharashtra').topics;
    const [strange] = guide.read('can the landlord evict me in Vorpalia').topics;
    expect(placed?.topic.id).toBe('eviction');
    expect(placed?.score).toBeGreaterThan(strange?.score ?? Infinity);
  });

  it.each([
    ['The bank returned my cheque', 'cheque'],
    ['CHEQUE BOUNCED!!', 'cheque'],
    ['चेक बाउंस', 'cheque'],
    ['mera cheque bounce ho gaya', 'cheque'],
    ['my landlord gives me no receipt', 'rent'],
    ['किराये की रसीद', 'rent'],
    ['can the landlord evict me', 'eviction'],
  ])('%s is about: %s', (question, id) => {
    expect(nearest(question)[0]).toBe(id);
  });

  it.each(['', '?!', 'the of and', 'sourdough bread', '1234567'])('finds no topic for: %s', (question) => {
    expect(nearest(question)).toEqual([]);
  });

  it('says which way of asking is nearest, and which words of the question the topic knows', () => {
    const [match] = guide.read('Yesterday the bank returned the cheque of my aunt').topics;
    expect(match).toMatchObject({ topic: { id: 'cheque' }, way: 'bank returned the cheque' });
    expect(match?.words).toEqual(['bank', 'returned', 'cheque']);
  });

  it('scores a way of asking word for word above one that shares a word, and never below nothing', () => {
    const [whole] = guide.read('my cheque bounced').topics;
    const [part] = guide.read('my cheque and a long story about my aunt and her sourdough').topics;
    expect(whole?.score).toBeGreaterThan(part?.score ?? 0);
    expect(part?.score).toBeGreaterThan(0);
  });

  it('counts the words of the questions before for less than those of the question', () => {
    expect(nearest('And the landlord?', 'rent receipt refused')[0]).toBe('rent');
    expect(nearest('And the landlord?', 'evict a tenant')[0]).toBe('eviction');
    expect(nearest('my cheque bounced at the bank', 'rent receipt refused')[0]).toBe('cheque');
    expect(guide.read('?', 'rent receipt refused').topics[0]?.words).toEqual([]);
  });

  it('gives the same answer however often it is asked', () => {
    const once = guide.read('landlord receipt cheque');
    guide.read('cheque');
    expect(guide.read('landlord receipt cheque')).toEqual(once);
  });

  it('finds a topic by its meaning that shares no word with the question', () => {
    const near = new Map([[1, { text: 'rent receipt refused', cosine: 0.8 }]]);
    expect(nearest('written proof of payment')).toEqual([]);
    const [match] = guide.read('written proof of payment', '', near).topics;
    expect(match).toMatchObject({ topic: { id: 'rent' }, way: 'rent receipt refused', words: [] });
    expect(match?.meaning).toBeGreaterThan(0);
  });

  it('lets a way of asking word for word stand before one that is only near in meaning', () => {
    const near = new Map([[1, { text: 'rent receipt refused', cosine: 0.8 }]]);
    expect(guide.read('my cheque bounced', '', near).topics[0]?.topic.id).toBe('cheque');
  });
});

describe('topics of an administrator', () => {
  const own = { ...topic('tower', 'Beacon towers', ['who registers a beacon tower', 'beacon tower papers']), field: '' };

  it('compete with the shipped ones at once, by the same scores', async () => {
    const changed = new Guide(TOPICS);
    await changed.prepare();
    const before = changed.read('my cheque bounced').topics[0]?.score;
    await changed.takeTopics({ version: 2, added: [own], off: new Set() });
    expect(changed.read('papers of the beacon tower').topics[0]?.topic.id).toBe('tower');
    expect(changed.read('my cheque bounced').topics[0]).toMatchObject({ topic: { id: 'cheque' }, score: before });
  });

  it('know their own words, which are not slips', async () => {
    const changed = new Guide(TOPICS);
    await changed.prepare();
    expect(changed.strangeWords('a beacon')).toHaveLength(1);
    await changed.takeTopics({ version: 2, added: [own], off: new Set() });
    expect(changed.strangeWords('a beacon')).toEqual([]);
  });

  it('and switches of an older version change nothing', async () => {
    const changed = new Guide(TOPICS);
    await changed.prepare();
    await changed.takeTopics({ version: 2, added: [], off: new Set(['cheque']) });
    expect(changed.read('my cheque bounced').topics.map(({ topic: { id } }) => id)).not.toContain('cheque');
    await changed.takeTopics({ version: 1, added: [], off: new Set() });
    expect(changed.read('my cheque bounced').topics.map(({ topic: { id } }) => id)).not.toContain('cheque');
  });
});
