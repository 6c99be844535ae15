import { registerEnumType } from '@nestjs/graphql';

export enum PaperInput {
  A4 = 'A4',
  LEGAL = 'Legal',
  LETTER = 'Letter',
}
registerEnumType(PaperInput, {
  name: 'Paper',
  description: 'Size of the pages.',
  valuesMap: {
    A4: { description: '210 by 297 mm.' },
    LEGAL: { description: '8.5 by 14 inches.' },
    LETTER: { description: '8.5 by 11 inches.' },
  },
});
