import { statesIn } from './places.js';

describe('statesIn', () => {
  it.each([
    ['Can my landlord in Mumbai evict me?', ['Maharashtra']],
    ['मुंबई में मकान मालिक', ['Maharashtra']],
    ['मुम्बई और पुणे', ['Maharashtra']],
    ['UP me jameen ki registry', ['Uttar Pradesh']],
    ['U.P. Rent Act', ['Uttar Pradesh']],
    ['यूपी में', ['Uttar Pradesh']],
    ['noida ka builder', ['Uttar Pradesh']],
    ['bangalore flat, delhi court', ['Karnataka', 'Delhi']],
    ['गुड़गाँव या गुड़गांव', ['Haryana']],
    ['J&K and Ladakh', ['Jammu and Kashmir', 'Ladakh']],
    ['Patiala House court', ['Delhi']],
    ['Patiala', ['Punjab']],
  ])('%s', (question, states) => {
    expect(statesIn(question)).toEqual(states);
  });

  it.each(['I gave up my claim', 'Punjab National Bank ka loan', 'बैंक ऑफ बड़ौदा', 'woh gaya thane me', 'the up-to-date rules', ''])(
    'finds none in: %s',
    (question) => {
      expect(statesIn(question)).toEqual([]);
    },
  );
});
