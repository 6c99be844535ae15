import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { courtNamed, formatOfCourt } from '../../../shared/document/court-named.js';
import { COURT_FORMATS } from '../drafting.operations.js';
import { draftingMessages as text } from '../messages.js';

/** The format of the court that the text names. */
const BY_COURT = 'auto';
const NONE = '';

/** In which court format files are made: that of the court named in the text, until the user chooses another one. None for other papers. */
export function useCourtFormat(content: string) {
  const court = useMemo(() => courtNamed(content), [content]);
  const { data } = useQuery(COURT_FORMATS, court === null ? skipToken : {});
  const [wanted, setChosen] = useState(BY_COURT);
  const formats = data?.courtFormats ?? [];
  const own = court === null ? undefined : formatOfCourt(court, formats);
  const known = wanted === NONE || wanted === BY_COURT || formats.some(({ id }) => id === wanted);
  const chosen = known ? wanted : BY_COURT;
  const options = own && [
    { value: BY_COURT, label: text.courtFormatOf(own.name) },
    ...formats.filter(({ id }) => id !== own.id).map(({ id, name }) => ({ value: id, label: text.courtFormatOf(name) })),
    { value: NONE, label: text.noCourtFormat },
  ];
  return { options, chosen: own ? chosen : NONE, setChosen };
}
