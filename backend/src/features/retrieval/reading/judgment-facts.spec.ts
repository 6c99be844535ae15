import { describe, expect, it } from '@jest/globals';
import { courtOf, partiesOf, yearOf } from './judgment-facts.js';
import { splitLines } from './structure/lines.js';

/** Heads of judgments as courts print them; made up for this test. */
const HEADS: [what: string, head: string, facts: { parties: string | null; court: string | null; year: number | null }][] = [
  [
    'both parties on one line',
    'Asha Rao v (1) Sample Housing Board and Another; (2) Ravi\nSupreme Court of India\n\n3 August 1998\nCivil Appeal 12 of 1997 (from the order dated 2 March 1997 of the High Court of Delhi)\n1. Leave granted.',
    { parties: 'Asha Rao v (1) Sample Housing Board and Another; (2) Ravi', court: 'Supreme Court of India', year: 1998 },
  ],
  [
    'each party with its role on lines of their own, and a stamp of the clerk',
    'FILED\nU.S. COURT OF APPEALS\nNINTH CIRCUIT\nMARCH 5, 2011\n[PUBLISH]\nIN THE UNITED STATES COURT OF APPEALS\nFOR THE NINTH CIRCUIT ________\nNo. 09-12345\nD. C. Docket No. 06-02274\nMARY SAMPLE,\nPlaintiff-Appellant,\n\nversus\n\nSAMPLE FOODS, INC.,\nDefendant-Appellee.\n(March 5, 2011)\nBefore DOE and ROE, Circuit Judges.',
    { parties: 'Mary Sample v. Sample Foods, Inc.', court: 'UNITED STATES COURT OF APPEALS FOR THE NINTH CIRCUIT', year: 2011 },
  ],
  [
    'a caption in two columns, dated in the second',
    'In the Sampleshire Court of Appeals\nEastern District\n\nNICHOLE DOE, ) No. ED1711\n )\nAppellant, ) Appeal from the Circuit Court\n )\nvs. ) No. 1711-CC00064\n )\nSTATE OF SAMPLESHIRE, ) Honorable Jane Roe\n )\n Respondent. ) Filed: January 19, 2021\n\nDoe appeals.',
    { parties: 'Nichole Doe v. State of Sampleshire', court: 'Sampleshire Court of Appeals, Eastern District', year: 2021 },
  ],
  [
    'names that go on over lines, and a party in an office',
    'United States Court of Appeals\nfor the Second Circuit\n\nNo. 20-1507\nCHAPEL OF SAMPLE,\nPlaintiff, Appellant,\nv.\nJANE T. DOE, in her official capacity as Governor of the\nState of Sample,\n\nDefendant, Appellee.\n\nArgued November 3, 2019\n\nDecember 22, 2020\n\nROE, Circuit Judge.',
    { parties: 'Chapel of Sample v. Jane T. Doe', court: 'United States Court of Appeals for the Second Circuit', year: 2020 },
  ],
  [
    'the sign of "against" at the end of a line',
    'OCTOBER TERM, 2012\nSUPREME COURT OF THE UNITED STATES\nSyllabus\nSAMPLE WATER DISTRICT v.\n\nDOE ET AL.\n\nCERTIORARI TO THE UNITED STATES COURT OF APPEALS FOR\nTHE TENTH CIRCUIT\nNo. 11–889. Argued April 23, 2013—Decided June 13, 2013',
    { parties: 'Sample Water District v. Doe et al.', court: 'SUPREME COURT OF THE UNITED STATES', year: 2013 },
  ],
  [
    'an order that speaks of rules and of other courts first',
    'RECOMMENDED FOR PUBLICATION\nPursuant to Tenth Circuit Rule 206\nUNITED STATES TAX COURT\nJOHN DOE AND JANE DOE,1\n Petitioners v.\nCOMMISSIONER OF REVENUE, Respondent\nDocket Nos. 19031-13, Filed February 20, 2020.',
    { parties: 'John Doe and Jane Doe v. Commissioner of Revenue', court: 'UNITED STATES TAX COURT', year: 2020 },
  ],
  [
    'no caption at all',
    'The appellant relies on the case of Roe and says that the order of 1961 was wrong.\nIt was not, v.\n',
    { parties: null, court: null, year: 1961 },
  ],
];

describe('the head of a judgment', () => {
  it.each(HEADS)('is read with %s', (_what, head, { parties, court, year }) => {
    const lines = splitLines(head);
    expect({ parties: partiesOf(lines), court: courtOf(lines), year: yearOf(head, lines) }).toEqual({ parties, court, year });
  });
});
