import { describe, expect, it } from '@jest/globals';
import { ExtractiveLanguageModel } from '../../src/ports/language-model/extractive/extractive-language-model.js';
import { languageModelContract } from './language-model.contract.js';

describe('extractive language model', () => {
  languageModelContract(() => new ExtractiveLanguageModel());

  it('does not claim to write', () => {
    expect(new ExtractiveLanguageModel().generative).toBe(false);
  });
});
