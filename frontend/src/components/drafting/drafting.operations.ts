import { graphql } from '../../shared/gql/index.js';

export const TOKEN_BALANCE = graphql(`
  query TokenBalance {
    tokenBalance {
      tokens
    }
  }
`);

export const DRAFT_CITATION = graphql(`
  fragment DraftCitation_citation on DocumentCitation {
    documentId
    documentTitle
    headingPath
    pageStart
    pageEnd
    fromScan
    quotation
    spanStart
    spanEnd
  }
`);

export const GENERATED_DRAFT = graphql(`
  fragment GeneratedDraft_generated on GeneratedDocument {
    documentContent
    draftedBy
    notice
    signingNotes {
      topic
      urgency
      text
      textHindi
    }
    suggestionReport {
      instruction
      applied
      message
    }
    citations {
      ...DraftCitation_citation
    }
    remainingTokens
    document {
      id
      matterId
    }
    questions {
      id
    }
    version {
      id
      number
      formValues
    }
  }
`);

export const DRAFT_STREAM = graphql(`
  subscription GenerationStream($input: GenerateDocumentInput!) {
    generation(input: $input) {
      kind
      stage
      text
      generated {
        ...GeneratedDraft_generated
      }
    }
  }
`);

export const GENERATE_DOCUMENT = graphql(`
  mutation GenerateDocument($input: GenerateDocumentInput!) {
    generateDocument(input: $input) {
      ...GeneratedDraft_generated
    }
  }
`);

export const TEMPLATE = graphql(`
  fragment Template_template on DocumentTemplate {
    documentType
    label
    category
    summary
    words
    blanks
    cost
    fields {
      name
      label
      type
      required
      placeholder
      help
      group
      default
      format
      options
      min
      max
      maxLength
      when {
        field
        is
      }
      columns {
        name
        label
        required
        format
        maxLength
      }
      party {
        role
        fact
        side
      }
      shared
    }
  }
`);

export const DOCUMENT_TEMPLATES = graphql(`
  query DocumentTemplates {
    documentTemplates {
      ...Template_template
    }
  }
`);

export const CHECK_DOCUMENT = graphql(`
  query CheckDocument($content: String!, $documentType: String, $templateData: JSONObject, $matterId: ID, $documentId: ID) {
    checkDocument(
      content: $content
      documentType: $documentType
      templateData: $templateData
      matterId: $matterId
      documentId: $documentId
    ) {
      findingCount
      blankCount
      findings {
        id
        kind
        message
        messageHindi
        excerpt
        line
        start
        end
        serious
        field
        clause
        difference {
          label
          one
          other
        }
      }
      notCompared
    }
  }
`);

export const ACCEPT_DIFFERENCE = graphql(`
  mutation AcceptDifference($matterId: ID!, $input: AcceptDifferenceInput!) {
    acceptDifference(matterId: $matterId, input: $input) {
      id
    }
  }
`);

export const LETTERHEAD_AVAILABLE = graphql(`
  query LetterheadAvailable {
    letterheadAvailable
  }
`);

export const COURT_FORMATS = graphql(`
  query CourtFormats {
    courtFormats {
      id
      name
      courts
      isDefault
    }
  }
`);

export const NEWEST_VERSION = graphql(`
  query NewestVersion($id: ID!) {
    document(id: $id) {
      id
      currentVersion {
        id
        number
        content
      }
    }
  }
`);

export const SAVE_VERSION = graphql(`
  mutation SaveDocumentVersion($input: SaveDocumentVersionInput!) {
    saveDocumentVersion(input: $input) {
      id
      number
    }
  }
`);
