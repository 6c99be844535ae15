import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { SavePricingInput } from './pricing.inputs.js';

/** Which fields of a price with this multiplier are refused. */
async function refused(complexityMultiplier: unknown): Promise<string[]> {
  const input = { operationType: 'sample', operationName: 'Sample', baseTokens: 1, complexityMultiplier };
  return (await validate(plainToInstance(SavePricingInput, input))).map(({ property }) => property);
}

describe('SavePricingInput', () => {
  it.each([0.1, 0.3, 1, 1.1, 2.5, 999.9, 1000, null, undefined, ''])('takes the multiplier %s', async (multiplier) => {
    expect(await refused(multiplier)).toEqual([]);
  });

  it.each([0, 0.05, 1.25, -1, 1000.1, 1e-7, -5e-324, 1.5e300, Number.NaN, Infinity, '1', true, [1]])(
    'refuses the multiplier %s',
    async (multiplier) => {
      expect(await refused(multiplier)).toEqual(['complexityMultiplier']);
    },
  );
});
