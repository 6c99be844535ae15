import { registerEnumType } from '@nestjs/graphql';

export enum TemplateCategory {
  PROPERTY = 'property',
  BUSINESS = 'business',
  EMPLOYMENT = 'employment',
  PERSONAL = 'personal',
  NOTICES = 'notices',
  PROCEEDINGS = 'proceedings',
}
registerEnumType(TemplateCategory, {
  name: 'TemplateCategory',
  description: 'What a kind of document is about, for lists of templates.',
  valuesMap: {
    PROPERTY: { description: 'Sale, gift, lease and division of property.' },
    BUSINESS: { description: 'Contracts, companies and firms.' },
    EMPLOYMENT: { description: 'Employers and employees.' },
    PERSONAL: { description: 'Wills and authority given to others.' },
    NOTICES: { description: 'Notices before proceedings.' },
    PROCEEDINGS: { description: 'Papers for courts, commissions and public authorities.' },
  },
});
