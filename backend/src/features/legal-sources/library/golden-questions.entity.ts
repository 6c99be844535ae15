import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A question with the place that should answer it; every rebuild is tested with all of them. */
@Entity('golden_questions')
@ObjectType({ description: 'A question that every new index is tested with, and the place that should answer it.' })
export class GoldenQuestion {
  @Field(() => ID, { description: 'Of the question.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field({ description: 'As a user would ask it.' })
  @Column('text')
  question: string;

  @Field({ description: 'File name of the document that answers it.' })
  @Column('text')
  document: string;

  @Field(() => String, { nullable: true, description: 'Section, article or paragraph; null for any place in the document.' })
  @Column('text', { nullable: true })
  unit: string | null;

  @Field({ description: 'When it was added.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
