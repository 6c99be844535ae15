import { graphql } from '../../../shared/gql/index.js';

export const TEMPLATE_ROW = graphql(`
  fragment TemplateRow_template on AdminTemplate {
    documentType
    label
    category
    state
    publishedVersion
    changed
    copyOf
    cost
    updatedAt
  }
`);

export const TEMPLATE_CONTENT = graphql(`
  fragment TemplateContent_content on TemplateContent {
    label
    category
    unit
    language
    context
    fields
    clauses
    sample
    signingNotes
  }
`);

export const TEMPLATE = graphql(`
  fragment TemplateEditor_template on AdminTemplateDetails {
    documentType
    label
    state
    publishedVersion
    changed
    copyOf
    cost
    complexityMultiplier
    revision
    content {
      ...TemplateContent_content
    }
    versions {
      number
      label
      publishedAt
      current
    }
  }
`);

export const ADMIN_TEMPLATES = graphql(`
  query AdminTemplates {
    adminTemplates {
      ...TemplateRow_template
    }
  }
`);

export const ADMIN_TEMPLATE = graphql(`
  query AdminTemplate($documentType: ID!) {
    adminTemplate(documentType: $documentType) {
      ...TemplateEditor_template
    }
  }
`);

export const PREVIEW_TEMPLATE = graphql(`
  query PreviewTemplate($input: PreviewTemplateInput!) {
    previewTemplate(input: $input) {
      text
      problems {
        part
        line
        column
        field
        message
      }
    }
  }
`);

export const CREATE_TEMPLATE = graphql(`
  mutation CreateTemplate($input: CreateTemplateInput!) {
    createTemplate(input: $input) {
      documentType
    }
  }
`);

export const SAVE_TEMPLATE = graphql(`
  mutation SaveTemplate($input: SaveTemplateInput!) {
    saveTemplate(input: $input) {
      ...TemplateEditor_template
    }
  }
`);

export const PUBLISH_TEMPLATE = graphql(`
  mutation PublishTemplate($documentType: ID!, $revision: Int!) {
    publishTemplate(documentType: $documentType, revision: $revision) {
      ...TemplateEditor_template
    }
  }
`);

export const WITHDRAW_TEMPLATE = graphql(`
  mutation WithdrawTemplate($documentType: ID!) {
    withdrawTemplate(documentType: $documentType) {
      ...TemplateEditor_template
    }
  }
`);

export const DELETE_TEMPLATE = graphql(`
  mutation DeleteTemplate($documentType: ID!) {
    removeTemplate(documentType: $documentType) {
      documentType
    }
  }
`);

export const RESTORE_TEMPLATE_VERSION = graphql(`
  mutation RestoreTemplateVersion($documentType: ID!, $number: Int!, $revision: Int!) {
    restoreTemplateVersion(documentType: $documentType, number: $number, revision: $revision) {
      ...TemplateEditor_template
    }
  }
`);

export const SET_TEMPLATE_PRICE = graphql(`
  mutation SetTemplatePrice($input: TemplatePriceInput!) {
    setTemplatePrice(input: $input) {
      ...TemplateEditor_template
    }
  }
`);
