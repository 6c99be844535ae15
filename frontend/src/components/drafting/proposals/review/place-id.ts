/** Id of the element that shows a place of a proposed change. @param at which of its places, from 1 */
export const placeId = (change: string, at: number): string => `change-${change}-${at}`;
