import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField, RestOnlyField } from '../../../core/descriptions/api-field.js';
import { SPAN } from '../../retrieval/source-place.views.js';

export enum ExplanationSlot {
  RIGHT = 'right',
  CONDITION = 'condition',
  FORUM = 'forum',
  TIME = 'time',
  PAPERS = 'papers',
  COST = 'cost',
  REFUSAL = 'refusal',
}
registerEnumType(ExplanationSlot, {
  name: 'ExplanationSlot',
  description: 'What a sentence of an explanation says, in the order in which people need it.',
  valuesMap: {
    RIGHT: { description: 'What the person may do or is owed.' },
    CONDITION: { description: 'Only if.' },
    FORUM: { description: 'Where.' },
    TIME: { description: 'By when, counted from what.' },
    PAPERS: { description: 'What to bring, and how.' },
    COST: { description: 'What it costs, and legal aid.' },
    REFUSAL: { description: 'What if they refuse.' },
  },
});

/** The two offsets of GraphQL as the pair that REST sends; null where there are none. */
const NullableSpan = (): PropertyDecorator =>
  RestOnlyField<{ spanStart: number | null; spanEnd: number | null }>(() => [Int], {
    nullable: true,
    description: `${SPAN.slice(0, -1)}; null where there are none.`,
    from: ({ spanStart, spanEnd }) => (spanStart === null || spanEnd === null ? null : [spanStart, spanEnd]),
  });

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({ description: 'A part of the law that a sentence of an explanation rests on.' })
export class ExplanationPin {
  @ApiField(() => String, { description: 'As sentences name it, such as `NIA 138 prov.(b)`.' })
  pin: string;

  @ApiField(() => String, { description: 'Title and year of the act.' })
  act: string;

  @ApiField(() => String, { description: 'The section, such as `138`.' })
  section: string;

  @ApiField(() => String, { description: 'The part of the section, such as `prov.(b)`; empty for all of it.' })
  part: string;

  @ApiField(() => ID, { nullable: true, description: 'The library document; null where the library does not hold the act.' })
  documentId: string | null;

  @Field(() => Int, { nullable: true, description: 'First UTF-16 unit of the part in the canonical text of the document.' })
  spanStart: number | null;

  @Field(() => Int, { nullable: true, description: 'First unit after the part.' })
  spanEnd: number | null;

  @NullableSpan()
  span?: number[] | null;
}

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({ description: 'A sentence of an explanation.' })
export class ExplanationSentence {
  @ApiField(() => ExplanationSlot, { description: 'What it says.' })
  slot: ExplanationSlot;

  @ApiField(() => String, { description: 'The sentence, in the language of the question.' })
  text: string;

  @Field(() => Int, { nullable: true, description: "First UTF-16 unit in the answer's text; null where the answer does not contain it." })
  spanStart: number | null;

  @Field(() => Int, { nullable: true, description: 'First unit after the sentence.' })
  spanEnd: number | null;

  @NullableSpan()
  span?: number[] | null;

  @ApiField(() => [String], { description: 'The parts of the law that say so; `pins` of the explanation tells where they stand.' })
  pins: string[];
}

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({
  description:
    "The product's own explanation of what the law means for the person who asks, compared with the law that is loaded, sentence by sentence.",
})
export class AnswerExplanation {
  @ApiField(() => String, { description: 'Id of the topic of the guide to the law that it belongs to.' })
  topic: string;

  @ApiField(() => String, { description: 'What the topic is about.' })
  topicName: string;

  @Field(() => Int, {
    nullable: true,
    description: "First UTF-16 unit in the answer's text, with its heading; null where a language model wrote the answer.",
  })
  spanStart: number | null;

  @Field(() => Int, { nullable: true, description: 'First unit after it.' })
  spanEnd: number | null;

  @NullableSpan()
  span?: number[] | null;

  @ApiField(() => String, { description: 'What readers are told of it: whose it is, for where, of which day, and who read it.' })
  note: string;

  @ApiField(() => String, { description: 'The day on which it was last read against the law, such as `2026-11-29`.' })
  readOn: string;

  @ApiField(() => String, { description: '`IN` for all of India, otherwise the State.' })
  region: string;

  @ApiField(() => String, { nullable: true, description: 'The administrator who says that a lawyer has read it; null for nobody yet.' })
  signedBy: string | null;

  @ApiField(() => Date, { nullable: true, description: 'When that was said.' })
  signedAt: Date | null;

  @ApiField(() => Boolean, { description: 'Whether its words could be compared with the acts: false where the library lacks one of them.' })
  compared: boolean;

  @ApiField(() => [String], { description: 'Acts that it rests on and the library does not hold.' })
  lackingActs: string[];

  @ApiField(() => String, { nullable: true, description: 'The type of document that drafts what it tells a person to do; null for none.' })
  form: string | null;

  @ApiField(() => [ExplanationSentence], { description: 'Its sentences, in order.' })
  sentences: ExplanationSentence[];

  @ApiField(() => [ExplanationPin], { description: 'The parts of the law that it rests on, each once.' })
  pins: ExplanationPin[];
}

@ShownToKeys('ASK', 'CONVERSATIONS')
@ObjectType({ description: 'A national helpline for somebody in danger.' })
export class AnswerHelpline {
  @ApiField(() => String, { description: 'The number to call.' })
  number: string;

  @ApiField(() => String, { description: 'What it is for, in the language of the question.' })
  purpose: string;

  @ApiField(() => String, { description: 'The day on which the number was last confirmed, such as `2026-11-29`.' })
  confirmedOn: string;
}
