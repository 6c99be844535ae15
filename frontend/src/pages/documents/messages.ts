import { t, translated } from '../../shared/i18n/translate.js';

export const documentMessages = translated({
  title: 'Document Generator',
  formTitle: 'Document Details',
  documentType: 'Document Type',
  categories: {
    PROPERTY: 'Property',
    BUSINESS: 'Business',
    EMPLOYMENT: 'Employment',
    PERSONAL: 'Wills and Powers of Attorney',
    NOTICES: 'Notices',
    PROCEEDINGS: 'Courts and Authorities',
  },
  option: (label: string, cost: number): string => t('{label} ({cost} tokens)', { label, cost }),
  required: (label: string): string => t('{label} is required', { label }),
  generate: 'Generate Document',
  generating: 'Generating...',
  failed: 'Failed to generate document. Please try again.',
  downloadFailed: 'Failed to download document',
  output: 'Generated Document',
  emptyTitle: 'No Document Generated',
  emptyText: 'Fill in the form and choose Generate Document. Until then, this shows what it will hold and what is still missing.',
  templatesFailed: 'Failed to load document types',
  reload: 'Try Again',
});
