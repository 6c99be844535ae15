import { describe, expect, it } from '@jest/globals';
import { graveFactIn } from './admissions.js';

describe('graveFactIn', () => {
  it.each([
    ['You owe my client Rs. 50,000 since January', 'debt'],
    ['The rent of May has not been paid', 'debt'],
    ['You signed the agreement of 3 March 2026', 'signature'],
    ['You are a tenant of the shop', 'tenancy'],
    ['You misappropriated the collection of 4 May', 'guilt'],
    ['You were absent from duty for nine days', 'guilt'],
    ['आपने 30,000 रुपये उधार लिए थे', 'debt'],
    ['अनुबंध पर आपके हस्ताक्षर हैं', 'signature'],
    ['आप दुकान में किरायेदार हैं', 'tenancy'],
    ['आपने माल की चोरी की', 'guilt'],
    ['The sender lives in Pune', null],
    ['The parties met on 4 May 2026', null],
  ])('of %j is %j', (statement, fact) => {
    expect(graveFactIn(statement)).toBe(fact);
  });
});
