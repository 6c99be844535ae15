/** Pages of lists as they come over the wire. */
export function page(type: string, nodes: readonly object[]): object {
  return {
    __typename: `${type}Connection`,
    totalCount: nodes.length,
    nodes,
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  };
}

export function referenceFile(filename: string, changes: object = {}): object {
  return {
    __typename: 'ReferenceFile',
    id: filename,
    filename,
    size: 12_595,
    uploadDate: '2026-10-01T09:00:00.000Z',
    status: 'READY',
    warnings: [],
    error: null,
    ...changes,
  };
}

export function citation(marker: number, changes: object = {}): object {
  return {
    __typename: 'Citation',
    marker,
    documentId: 'doc-1',
    documentTitle: 'Sample Rent Act',
    documentType: 'ACT',
    headingPath: 'Chapter III › Section 26',
    pageStart: 12,
    pageEnd: 12,
    quotation: 'Every tenant is entitled to a written receipt.',
    spanStart: 10,
    spanEnd: 56,
    ...changes,
  };
}

export function answer(text: string, citations: readonly object[] = [], changes: object = {}): object {
  return {
    __typename: 'Answer',
    text,
    answeredBy: 'extractive',
    generation: 'g1',
    withheldQuotations: 0,
    withheldReferences: 0,
    statements: [],
    citations,
    sections: [],
    missingLaw: [],
    followUps: [],
    clarify: null,
    choices: [],
    corrections: [],
    explanation: null,
    helplines: [],
    deadlines: [],
    ...changes,
  };
}

/** A section that an answer names and does not quote. */
export function section(unit: string, changes: object = {}): object {
  return {
    __typename: 'AnswerSection',
    documentId: 'doc-1',
    documentTitle: 'Sample Rent Act',
    headingPath: `Chapter III › Section ${unit}`,
    pageStart: 12,
    pageEnd: 12,
    spanStart: 10,
    spanEnd: 70,
    unit,
    heading: 'Receipts for rent',
    open: false,
    note: null,
    facts: [],
    ...changes,
  };
}

/** Words of a section that tell a time limit, a punishment or an amount. */
export function fact(kind: 'TIME' | 'PUNISHMENT' | 'AMOUNT', words: string, spanStart: number): object {
  return { __typename: 'AnswerFact', kind, words, spanStart, spanEnd: spanStart + words.length };
}

export function job(id: string, changes: object = {}): object {
  return {
    __typename: 'Job',
    id,
    name: 'ingest-legal-document',
    subject: null,
    state: 'RUNNING',
    stage: 'indexing',
    percent: 10,
    done: 1,
    total: 10,
    error: null,
    attempts: 1,
    secondsLeft: null,
    createdAt: '2026-10-01T09:00:00.000Z',
    ...changes,
  };
}

export function legalDocument(filename: string, changes: object = {}): object {
  return {
    __typename: 'LegalDocument',
    id: filename,
    filename,
    title: null,
    documentType: 'ACT',
    size: 1_572_864,
    uploadDate: '2026-10-01T09:00:00.000Z',
    status: 'INDEXED',
    error: null,
    report: null,
    uploader: null,
    passages: 42,
    version: 1,
    source: null,
    description: null,
    year: null,
    jurisdiction: null,
    shortNames: [],
    canUndoEdit: false,
    found: null,
    lawStatus: null,
    proposedLawStatus: null,
    job: null,
    ...changes,
  };
}

/** A draft with its place among the kept documents. */
export function generatedDocument(documentContent: string, remainingTokens: number, version = 1): object {
  return {
    __typename: 'GeneratedDocument',
    documentContent,
    draftedBy: 'extractive',
    notice: null,
    citations: [],
    questions: [],
    remainingTokens,
    document: { __typename: 'UserDocument', id: 'document-1' },
    version: { __typename: 'DocumentVersion', id: `version-${version}`, number: version },
  };
}

/** What every kind of document has in the list besides its name, its price and its form. */
export const LISTED_TEMPLATE = {
  __typename: 'DocumentTemplate',
  category: 'PROPERTY',
  summary: 'A sample',
  words: [] as string[],
  blanks: [] as string[][],
};

/** A field of a template's form. */
export function templateField(name: string, label: string, changes: object = {}): object {
  return {
    __typename: 'TemplateField',
    name,
    label,
    type: 'TEXT',
    required: true,
    placeholder: null,
    help: null,
    group: null,
    default: null,
    format: 'text',
    options: null,
    min: null,
    max: null,
    maxLength: 300,
    ...changes,
  };
}
