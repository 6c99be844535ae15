import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

it('names templates and their fields in Hindi for who reads Hindi, and leaves what is not known', async () => {
  localStorage.setItem('themis.language', 'hi');
  const { loadTemplateTexts, templateName, templateText } = await import('./template-texts.js');
  await loadTemplateTexts();
  expect(templateName('rent_agreement', 'Rent Agreement')).toBe('किराया अनुबंध');
  expect(templateText('Landlord Name')).toBe('मकान मालिक का नाम');
  expect(templateName('custom_house_rules', 'House Rules')).toBe('House Rules');
  expect(templateText('constructor')).toBe('constructor');
});

it('leaves everything as the server says it for who reads English', async () => {
  localStorage.setItem('themis.language', 'en');
  const { loadTemplateTexts, templateName, translatesTemplates } = await import('./template-texts.js');
  await loadTemplateTexts();
  expect(templateName('rent_agreement', 'Rent Agreement')).toBe('Rent Agreement');
  expect(translatesTemplates()).toBe(false);
});
