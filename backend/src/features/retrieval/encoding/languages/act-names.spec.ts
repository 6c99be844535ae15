import { actsNamedIn } from './act-names.js';
import { readData } from './read-data.js';

const named = (question: string): string[] => actsNamedIn(question).map(({ act }) => act);

describe('actsNamedIn', () => {
  it.each([
    ['परक्राम्य लिखत अधिनियम की धारा 138', 'Negotiable Instruments Act, 1881'],
    ['NI Act me kitni saza', 'Negotiable Instruments Act, 1881'],
    ['N.I. Act section 138', 'Negotiable Instruments Act, 1881'],
    ['एनआई एक्ट', 'Negotiable Instruments Act, 1881'],
    ['parakramya likhat adhiniyam', 'Negotiable Instruments Act, 1881'],
    ['section 13 HMA', 'Hindu Marriage Act, 1955'],
    ['हिन्दू विवाह अधिनियम', 'Hindu Marriage Act, 1955'],
    ['हिंदू विवाह कानून', 'Hindu Marriage Act, 1955'],
    ['hindu vivaah kanun ke anusar', 'Hindu Marriage Act, 1955'],
    ['dahej kanoon ka galat istemal', 'Dowry Prohibition Act, 1961'],
    ['आईपीसी 420', 'Indian Penal Code, 1860'],
    ['ipc 420', 'Indian Penal Code, 1860'],
    ['under I.P.C.', 'Indian Penal Code, 1860'],
    ['Cr.P.C. 125', 'Code of Criminal Procedure, 1973'],
    ['crpc 125', 'Code of Criminal Procedure, 1973'],
    ['भारतीय दण्ड संहिता', 'Indian Penal Code, 1860'],
    ['बीएनएसएस की धारा 173', 'Bharatiya Nagarik Suraksha Sanhita, 2023'],
    ['TPA 106', 'Transfer of Property Act, 1882'],
    ['PoSH committee', 'Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013'],
    ['SC/ST Act', 'Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act, 1989'],
    ['सूचना का अधिकार कानून', 'Right to Information Act, 2005'],
    ['लैंगिक अपराधों से बालकों का संरक्षण अधिनियम', 'Protection of Children from Sexual Offences Act, 2012'],
    ['RP Act, 1950', 'Representation of the People Act, 1950'],
    ['RP Act', 'Representation of the People Act, 1951'],
  ])('%s is the %s', (question, act) => {
    expect(named(question)).toEqual([act]);
  });

  it('says where each act is named, its year included', () => {
    const question = 'क्या हिंदू विवाह अधिनियम, 1955 और CPC दोनों लगते हैं';
    expect(actsNamedIn(question).map(({ start, end }) => question.slice(start, end))).toEqual(['हिंदू विवाह अधिनियम, 1955', 'CPC']);
  });

  it('leaves out a year that is another act', () => {
    const question = 'company act 1956';
    expect(actsNamedIn(question).map(({ start, end }) => question.slice(start, end))).toEqual(['company act']);
  });

  it.each([
    'a posh flat in a good area',
    'mere pita ne shadi ki',
    'did it happen',
    'मेरे पति मुझे मारते हैं',
    'The law is an ass',
    'isa sra tpa',
    'prohibition act',
    'शिक्षा क़ानून',
    'तलाक का क़ानून क्या है',
    '',
  ])('finds none in: %s', (question) => {
    expect(named(question)).toEqual([]);
  });

  it('finds every act by each of its names', () => {
    const { entries } = readData('acts.json') as { entries: { act: string; hi: string[]; latin: string[]; short: string[] }[] };
    const wrong = entries.flatMap(({ act, hi, latin, short }) =>
      [...hi, ...latin, ...short].filter((name) => named(name).join() !== act).map((name) => `${name} (${act}): ${named(name).join()}`),
    );
    expect(wrong).toEqual([]);
  });
});
