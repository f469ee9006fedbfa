/** The list with one member at another place. A place outside the list is its nearest end. Rule: menu/ME45. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const member = list[from];
  if (member === undefined) return list;
  const others = list.filter((_each, place) => place !== from);
  const place = Math.min(Math.max(to, 0), others.length);
  return place === from ? list : [...others.slice(0, place), member, ...others.slice(place)];
}
