/** Scrolls a box, and nothing around it, so that an element of it stands in its middle; one that is higher than the box begins at its top. */
export function scrollWithin(box: Element, element: Element): void {
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += inner.top - outer.top - Math.max(0, (outer.height - inner.height) / 2);
}
