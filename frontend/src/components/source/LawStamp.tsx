import { stampText } from '../../shared/format/law-stamp.js';
import { Tag } from '../ui/tag/Tag.js';

const tones = [
  [/^in force$/, 'success'],
  [/^repealed/, 'danger'],
] as const;

/**
 * Whether law is in force, in words and in a colour: green for law in force, red for repealed law, grey for what lies between.
 * @param stamp as the server writes it
 */
export function LawStamp({ stamp }: { stamp: string }) {
  return (
    <Tag tone={tones.find(([form]) => form.test(stamp))?.[1]} wraps>
      {stampText(stamp)}
    </Tag>
  );
}
