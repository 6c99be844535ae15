import { registerEnumType } from '@nestjs/graphql';

export enum SortDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'From the smallest up, or from the largest down.',
  valuesMap: {
    ASC: { description: 'From the smallest up.' },
    DESC: { description: 'From the largest down.' },
  },
});
