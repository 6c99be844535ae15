import { translated } from '../i18n/translate.js';

export const validationMessages = translated({
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  fullNameRequired: 'Full name is required',
  nameShort: 'Name must be at least 2 characters',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Invalid phone number',
  confirmRequired: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
  fileType: 'Please upload a PDF, TXT, DOC, or DOCX file',
  fileEmpty: 'The file is empty.',
  fileSize: 'File size must be less than 10MB',
  photographsMany: 'Please choose at most 20 photographs at once.',
  photographsSize: 'Photographs may have at most 20 MB each and 50 MB together.',
});
