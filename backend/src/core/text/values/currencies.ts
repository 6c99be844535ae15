export interface Currency {
  /** Stands before the figures. */
  sign: string;
  unit: string;
  part: string;
  /** Digits after the point: 0 or 2. */
  decimals: 0 | 2;
  /** Lakhs and crores rather than millions. */
  indian: boolean;
  /** What people write beside an amount in it. */
  marks: readonly string[];
}

const cents = (sign: string, unit: string, part: string, ...marks: string[]): Currency => ({
  sign,
  unit,
  part,
  decimals: 2,
  indian: false,
  marks,
});

/** Currencies by ISO 4217 code, with the words of English-language deeds. */
export const CURRENCIES: Readonly<Record<string, Currency>> = {
  INR: { sign: 'Rs.', unit: 'Rupees', part: 'Paise', decimals: 2, indian: true, marks: ['rs', 'rs.', '₹'] },
  USD: cents('US$', 'US Dollars', 'Cents', 'us$', '$'),
  EUR: cents('EUR', 'Euros', 'Cents', '€'),
  GBP: cents('GBP', 'Pounds Sterling', 'Pence', '£'),
  AED: cents('AED', 'UAE Dirhams', 'Fils', 'dhs', 'dh'),
  AUD: cents('A$', 'Australian Dollars', 'Cents', 'a$', 'au$', '$'),
  CAD: cents('C$', 'Canadian Dollars', 'Cents', 'c$', 'ca$', '$'),
  CHF: cents('CHF', 'Swiss Francs', 'Centimes'),
  SGD: cents('S$', 'Singapore Dollars', 'Cents', 's$', '$'),
  JPY: { sign: 'JPY', unit: 'Japanese Yen', part: '', decimals: 0, indian: false, marks: ['¥'] },
};

export const currencyOf = (code: string): Currency | undefined => {
  const name = code.toUpperCase();
  return Object.hasOwn(CURRENCIES, name) ? CURRENCIES[name] : undefined;
};
