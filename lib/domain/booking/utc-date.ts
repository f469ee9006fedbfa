/**
 * A Date whose local getters and setters use UTC. date-fns calculates with local parts, and the hotel's dates must not
 * depend on the device's zone: some zones have skipped whole days, and in others a day begins at one o'clock.
 */
export class UtcDate extends Date {}

/** Replaces each local getter and setter, so that `getDate` of a UtcDate is `getUTCDate`, and so on. */
for (const name of Object.getOwnPropertyNames(Date.prototype)) {
  const [, verb, part] = /^(get|set)(?!UTC)(.+)$/.exec(name) ?? [];
  const inUtc = Object.getOwnPropertyDescriptor(Date.prototype, `${verb}UTC${part}`);
  if (inUtc !== undefined) Object.defineProperty(UtcDate.prototype, name, inUtc);
}
