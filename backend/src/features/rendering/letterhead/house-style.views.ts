import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('HouseStyle', { description: 'The letterhead of documents.' })
export class HouseStyleView {
  @Field({ description: 'Lines above the first page.' })
  header: string;

  @Field({ description: "A line at the foot of each page, in the place of the document's title." })
  footer: string;

  @Field(() => Int, { description: 'Margin on every side of the page, in millimetres.' })
  marginMm: number;

  @Field(() => String, { nullable: true, description: 'The logo as a `data:` URL.' })
  logo: string | null;

  @Field({ description: 'When it was last set.' })
  updatedAt: Date;
}
