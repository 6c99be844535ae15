import { describe, expect, it } from '@jest/globals';
import type { Consultation } from '../../retrieval/retrieval.service.js';
import { lawNotQuoted } from './law-before-quoting.js';

const GRATUITY = {
  from: 'Payment of Gratuity Act, 1972',
  to: ['Code on Social Security, 2020'],
  since: '2025-11-21',
};
const consulted = (more: object, sufficient = true, day = '2026-01-01'): Consultation =>
  ({
    relevance: { sufficient },
    missing: [],
    law: { acts: [], cited: [], replaced: [] },
    statesWithoutLaw: [],
    day,
    ...more,
  }) as unknown as Consultation;

describe('lawNotQuoted', () => {
  it('says that an act was replaced, by which one and which of them applies', () => {
    expect(lawNotQuoted(consulted({ law: { acts: [], cited: [], replaced: [GRATUITY] } }), 'gratuity under the act of 1972')).toBe(
      'The Payment of Gratuity Act, 1972 was replaced on 21 November 2025 by the Code on Social Security, 2020; which of them applies depends on when it happened.',
    );
    const several = { ...GRATUITY, to: ['Code on Wages, 2019', 'Industrial Relations Code, 2020'] };
    expect(lawNotQuoted(consulted({ law: { acts: [], cited: [], replaced: [several] } }), 'x')).toContain(
      'by the Code on Wages, 2019 and the Industrial Relations Code, 2020;',
    );
  });

  it('names the State whose law the library does not hold', () => {
    expect(lawNotQuoted(consulted({ statesWithoutLaw: ['Maharashtra'] }), 'evicted in Maharashtra')).toBe(
      'The library holds no act of Maharashtra, whose law may decide this; what follows is law of all India.',
    );
  });

  it('names the questions of a list that are not answered', () => {
    const more = { unanswered: ['limitation for a suit on rent'] };
    expect(lawNotQuoted(consulted(more), '1) rent\n2) limitation for a suit on rent')).toBe(
      'I found no sure answer in the library to this part of the question: limitation for a suit on rent. Ask it by itself, in more words.',
    );
    expect(lawNotQuoted(consulted(more, false), 'x')).toBeNull();
  });

  it('names the provisions and judgments that are cited beside what is quoted and are not held, but no act that is only named', () => {
    const missing = [
      { act: 'Constitution of India, 1950', section: '20', missing: 'act' },
      { act: 'Code of Civil Procedure, 1908', section: 'Order VII Rule 99', missing: 'section' },
      { act: 'Asha Rao v Sample Board', section: null, missing: 'unknown', judgment: 'parties' },
      { act: 'Sample Act', section: null, missing: 'unknown' },
    ];
    expect(lawNotQuoted(consulted({ missing }), 'section 27 Evidence Act r/w Article 20(3)')).toBe(
      'I did not find Article 20 of the Constitution of India, 1950: the library does not hold it. ' +
        'I did not find Order VII Rule 99 of the Code of Civil Procedure, 1908 in the library: its text there has no such provision. ' +
        'The library holds no judgment named Asha Rao v Sample Board.',
    );
    expect(lawNotQuoted(consulted({ missing: missing.slice(0, 1) }), 'अनुच्छेद 20 और धारा 27')).toBe(
      'पुस्तकालय में Constitution of India, 1950 का अनुच्छेद 20 नहीं है।',
    );
    expect(lawNotQuoted(consulted({ missing }, false), 'x')).toBeNull();
  });

  it('answers a question in Hindi in Hindi', () => {
    const found = consulted({ law: { acts: [], cited: [], replaced: [GRATUITY] }, statesWithoutLaw: ['Maharashtra'] });
    expect(lawNotQuoted(found, 'ग्रेच्युटी कब मिलती है?')).toBe(
      'Payment of Gratuity Act, 1972 की जगह अब Code on Social Security, 2020 है; कौन-सा कानून लागू होगा, यह घटना की तारीख पर निर्भर है। पुस्तकालय में Maharashtra का कोई अधिनियम नहीं है; आगे का कानून पूरे भारत का है।',
    );
  });

  it.each([
    ['nothing was replaced', consulted({})],
    ['the day is before the replacement', consulted({ law: { acts: [], cited: [], replaced: [GRATUITY] } }, true, '2025-11-20')],
    ['nothing is quoted in place of the law of a State', consulted({ statesWithoutLaw: ['Goa'] }, false)],
    ['no law was searched', null],
  ])('says nothing where %s', (_, found) => {
    expect(lawNotQuoted(found, 'x')).toBeNull();
  });
});
