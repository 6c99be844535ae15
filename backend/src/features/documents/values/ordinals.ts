/** `1st`, `22nd`, `11th`; text that is no whole number stays as it is. */
export function ordinal(text: string): string {
  if (!/^\d{1,4}$/.test(text)) return text;
  const value = Number(text);
  const isTeen = value % 100 >= 11 && value % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}
