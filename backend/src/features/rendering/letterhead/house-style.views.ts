import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';

export enum DocumentFont {
  SERIF = 'serif',
  SANS = 'sans',
}
registerEnumType(DocumentFont, {
  name: 'DocumentFont',
  description: 'Kind of type that a document is set in.',
  valuesMap: {
    SERIF: { description: 'Noto Serif in PDF, Times New Roman in DOCX.' },
    SANS: { description: 'Noto Sans in PDF, Arial in DOCX.' },
  },
});

@ShownToKeys()
@ObjectType('HouseStyle', { description: 'The letterhead of documents.' })
export class HouseStyleView {
  @Field({ description: 'Lines above the first page.' })
  header: string;

  @Field({ description: "A line at the foot of each page, in place of the document's title." })
  footer: string;

  @Field(() => Int, { description: 'Margin on every side of the page, in millimetres.' })
  marginMm: number;

  @Field(() => DocumentFont, { description: 'What the document is set in.' })
  font: DocumentFont;

  @Field(() => String, { nullable: true, description: 'The logo as a `data:` URL.' })
  logo: string | null;

  @Field({ description: 'When it was last set.' })
  updatedAt: Date;
}

@ShownToKeys()
@ObjectType({ description: 'The letterhead was taken away.' })
export class ClearedHouseStyle {
  @Field(() => Boolean, { description: 'Whether there was one.' })
  wasSet: boolean;
}
