/**
 * The member of an enum of the API that stands for a value of the domain. The compiler checks that the enum has one for each.
 * @param members the enum itself, which names the type
 */
export function enumValue<E extends string>(members: Record<string, E>, value: `${E}`): E {
  const member = Object.values(members).find((each) => each === value);
  if (member === undefined) throw new Error(`the enum has no value "${value}"`);
  return member;
}
