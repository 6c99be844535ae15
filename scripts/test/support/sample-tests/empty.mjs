export const nothing = 'to test';
