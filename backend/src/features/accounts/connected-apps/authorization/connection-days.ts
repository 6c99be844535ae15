/** A connection ends by itself after so many days, as a key does; then its owner is asked again. */
export const CONNECTION_DAYS = 90;
