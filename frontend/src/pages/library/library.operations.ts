import { graphql } from '../../shared/gql/index.js';

export const LISTED_SOURCE = graphql(`
  fragment ListedSource_source on Source {
    id
    title
    documentType
    year
    jurisdiction
    court
    decidedOn
    citations
    citation
    stamp
    sectionCount
    citedByCount
  }
`);

export const LISTED_SECTION = graphql(`
  fragment ListedSection_section on SourceSection {
    label
    name
    heading
    chapter
    citation
    stamp
    page
    excerpt
    spanStart
    spanEnd
  }
`);

export const SOURCES = graphql(`
  query Sources(
    $after: String
    $search: String
    $documentType: LegalDocumentType
    $yearFrom: Int
    $yearTo: Int
    $jurisdiction: String
    $court: String
    $lawState: LawState
  ) {
    sources(
      first: 30
      after: $after
      search: $search
      documentType: $documentType
      yearFrom: $yearFrom
      yearTo: $yearTo
      jurisdiction: $jurisdiction
      court: $court
      lawState: $lawState
    ) {
      totalCount
      nodes {
        ...ListedSource_source
        matches {
          ...ListedSection_section
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** The choices of the filters. */
export const LIBRARY_CHOICES = graphql(`
  query LibraryChoices {
    libraryCoverage {
      total
      jurisdictions
      courts
    }
  }
`);

export const SOURCE_CONTENTS = graphql(`
  query SourceContents($id: ID!, $search: String, $after: String) {
    sourceContents(id: $id) {
      source {
        ...ListedSource_source
        bench
      }
      sections(first: 200, after: $after, search: $search) {
        totalCount
        nodes {
          ...ListedSection_section
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

/** A section of a source that an address names. */
export const SOURCE_SECTION = graphql(`
  query SourceSection($id: ID!, $label: String!) {
    sourceContents(id: $id) {
      source {
        id
        title
      }
      section(label: $label) {
        label
        name
        heading
        chapter
        page
        spanStart
        spanEnd
      }
    }
  }
`);

/** Law that a search names by its number, and the passages that hold its words. */
export const LIBRARY_WORDS = graphql(`
  query LibraryWords($query: String!, $filters: SearchFilters, $cites: Boolean!) {
    searchSources(query: $query, filters: $filters, first: 12) {
      passages {
        documentId
        documentTitle
        headingPath
        unit
        excerpt
        stamp
        found
        pageStart
        pageEnd
        fromScan
        spanStart
        spanEnd
      }
    }
    verifyText(text: $query) @include(if: $cites) {
      citations {
        kind
        status
        written
        act
        section
        heading
        stamp
        successors {
          act
          section
        }
        place {
          documentId
          documentTitle
          headingPath
          pageStart
          pageEnd
          spanStart
          spanEnd
        }
      }
    }
  }
`);

/** What a source cites, and the judgments that cite it. */
export const SOURCE_CITING = graphql(`
  query SourceCiting($id: ID!, $after: String) {
    sourceContents(id: $id) {
      cites {
        written
        source {
          id
          citation
        }
      }
      citedBy(first: 30, after: $after) {
        totalCount
        nodes {
          id
          citation
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);
