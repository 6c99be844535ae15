export const statementMessages = {
  generalSign: '○',
  generalName: 'General statement, no source',
  general: '○ General statement: no source stands behind it.',
  ownSign: '◇',
  ownName: 'From your own document',
  own: '◇ Rests on your own document, not on the library.',
  allSupported: 'A source stands behind every sentence.',
  unsupported: 'No source stands behind this answer.',
} as const;
