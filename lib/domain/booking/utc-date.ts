/**
 * A date whose local parts are those of UTC. date-fns reckons with local parts, and dates of the hotel's wall must not
 * pass through the zone of a device: some zones have skipped whole days, and others begin a day at one o'clock.
 */
export class UtcDate extends Date {}

/** `getDate` of a UtcDate is `getUTCDate`, `setMonth` is `setUTCMonth`, and so on. */
for (const name of Object.getOwnPropertyNames(Date.prototype)) {
  const [, verb, part] = /^(get|set)(?!UTC)(.+)$/.exec(name) ?? [];
  const inUtc = Object.getOwnPropertyDescriptor(Date.prototype, `${verb}UTC${part}`);
  if (inUtc !== undefined) Object.defineProperty(UtcDate.prototype, name, inUtc);
}
