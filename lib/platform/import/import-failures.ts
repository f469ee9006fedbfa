import type { ImportResult } from './import-hotels';
import type { Problem } from './problem';

/** A hotel whose files could not be imported. */
export type ImportFailure = {
  hotel: string;
  /** When an import of it first failed, as an ISO time. */
  since: string;
  problems: readonly Problem[];
  /** Whether the content of an earlier import is served meanwhile. */
  servesOldContent: boolean;
};

/** The hotels whose last import by this process failed. */
export type ImportFailures = {
  /** Notes the outcome of an import of all hotels, or of `only` some. `now`: an ISO time. */
  record(result: ImportResult, now: string, only?: ReadonlySet<string>): void;
  /** Forgets a hotel's failure: its files have been read since. */
  forget(hotel: string): void;
  /** Ordered by code. */
  list(): readonly ImportFailure[];
  of(hotel: string): ImportFailure | null;
};

export function createImportFailures(): ImportFailures {
  const failures = new Map<string, ImportFailure>();
  return {
    record({ withdrawn, failed }, now, only) {
      const before = new Map(failures);
      // Also a hotel of which nothing is left, neither a folder nor what is served.
      for (const hotel of [...(only ?? failures.keys()), ...withdrawn]) failures.delete(hotel);
      for (const failure of failed)
        failures.set(failure.hotel, { ...failure, since: before.get(failure.hotel)?.since ?? now });
    },
    forget: (hotel) => void failures.delete(hotel),
    list: () => [...failures.values()].sort((a, b) => (a.hotel < b.hotel ? -1 : 1)),
    of: (hotel) => failures.get(hotel) ?? null,
  };
}
