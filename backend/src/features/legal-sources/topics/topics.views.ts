import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { pageOf } from '../../../core/pages/page.js';

export enum TopicOrigin {
  SHIPPED = 'shipped',
  OWN = 'own',
}
registerEnumType(TopicOrigin, {
  name: 'TopicOrigin',
  description: 'Where a topic of the guide to the law comes from.',
  valuesMap: {
    SHIPPED: { description: 'The product ships it; it can be switched off.' },
    OWN: { description: 'An administrator added it.' },
  },
});

export enum SectionHeldName {
  HELD = 'held',
  SECTION_MISSING = 'section-missing',
  ACT_MISSING = 'act-missing',
}
registerEnumType(SectionHeldName, {
  name: 'SectionHeld',
  description: 'Whether the library holds a section.',
  valuesMap: {
    HELD: { description: 'The library holds it.' },
    SECTION_MISSING: { description: 'The library holds the act, but no such section of it.' },
    ACT_MISSING: { description: 'The library does not hold the act.' },
  },
});

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'How people ask about a topic.' })
export class TopicAsks {
  @Field(() => [String], { description: 'In English.' })
  en: readonly string[];

  @Field(() => [String], { description: 'In Hindi.' })
  hi: readonly string[];

  @Field(() => [String], { description: 'In Hindi written in Latin letters.' })
  hinglish: readonly string[];
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'A section that answers a topic.' })
export class TopicSection {
  @Field({ description: 'Title and year of the act.' })
  act: string;

  @Field({ description: 'As printed: `138`, `Order VII Rule 11`, `Article 113`.' })
  section: string;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'A topic of the guide to the law: how people ask about it, and which sections answer.' })
export class GuideTopic {
  @Field(() => ID, { description: 'As `searchSources` names it in `topic`.' })
  id: string;

  @Field({ description: 'What it is about.' })
  name: string;

  @Field({ description: 'Field of law; empty where none was given.' })
  field: string;

  @Field(() => TopicOrigin, { description: 'Where it comes from.' })
  origin: TopicOrigin;

  @Field({ description: 'Whether it takes part in answering.' })
  enabled: boolean;

  @Field(() => TopicAsks, { description: 'How people ask about it.' })
  asks: TopicAsks;

  @Field(() => [TopicSection], { description: 'The sections that answer, the most telling first.' })
  law: readonly TopicSection[];

  @Field(() => [String], { description: 'What people ask next.' })
  next: readonly string[];
}

export const GuideTopicConnection = pageOf(GuideTopic, 'GuideTopicConnection');
