import { type StationPlan, stationOfSection } from '../desk/stations';
import type { Id } from '../id';
import type { StaffMember } from './member';

type Narrowing = Pick<StaffMember, 'stations' | 'sections'>;
type Line = { id: Id; repeat: { section_id: Id } | null };

/** Whether a person has to do with a part of the hotel only. Rule: staff/SP3. */
export const isNarrowed = ({ stations, sections }: Narrowing): boolean => stations !== null || sections !== null;

/** A section with those above it, from the inside out. A circle in the files ends the list. */
function withAbove(id: number, { sections }: StationPlan): readonly number[] {
  const found: number[] = [];
  for (let next: number | null = id; next !== null && !found.includes(next); ) {
    found.push(next);
    next = sections.find((section) => section.id === next)?.parent_id ?? null;
  }
  return found;
}

/**
 * Whether a section is among those of a person: made by one of its stations, or one of its sections or below it; with both,
 * either is enough. Rule: staff/SP3.
 */
export function isOwnSection(id: number, { stations, sections }: Narrowing, plan: StationPlan): boolean {
  if (stations === null && sections === null) return true;
  const station = stationOfSection(id, plan);
  if (station !== null && stations?.includes(station)) return true;
  return sections !== null && withAbove(id, plan).some((each) => sections.includes(each));
}

/** Whether a line of an order is a person's; one whose section is not known is only that of who is not narrowed. */
export const isOwnLine = ({ repeat }: Line, member: Narrowing, plan: StationPlan): boolean =>
  repeat === null ? !isNarrowed(member) : isOwnSection(Number(repeat.section_id), member, plan);

/** Whether an order is a person's: at least one of its lines is. Rule: staff/SP3. */
export const isOwnOrder = (
  { products }: { products: readonly Line[] },
  member: Narrowing,
  plan: StationPlan,
): boolean => !isNarrowed(member) || products.some((line) => isOwnLine(line, member, plan));

/** Whether a station is a person's: named, or making something in one of the person's sections. Rule: staff/SP3. */
export function isOwnStation(id: string, member: Narrowing, plan: StationPlan): boolean {
  if (!isNarrowed(member) || member.stations?.includes(id)) return true;
  return plan.sections.some(
    (section) => stationOfSection(section.id, plan) === id && isOwnSection(section.id, member, plan),
  );
}

/** The sections of a person and those above them, so that a list of sections stays a tree. */
export const sectionsOnTheWay = (member: Narrowing, plan: StationPlan): ReadonlySet<number> =>
  new Set(plan.sections.filter(({ id }) => isOwnSection(id, member, plan)).flatMap(({ id }) => withAbove(id, plan)));
