/**
 * HOTELS_DIR does not exist, or none of the served hotels has a folder in it. Either HOTELS_DIR is wrong, or the
 * operator must withdraw the hotels.
 */
export class MissingHotelsError extends Error {
  override readonly name = 'MissingHotelsError';
  readonly hotels: readonly string[];

  constructor(hotels: readonly string[], hotelsDir: string) {
    super(
      hotels.length === 0
        ? `HOTELS_DIR: there is no folder ${hotelsDir}. Set it to the folder of the hotels`
        : `HOTELS_DIR: ${hotelsDir} has no folder for ${listed(hotels)}, which the store serves. Set HOTELS_DIR to the folder that has, or take them offline: npm run hotel -- withdraw ${hotels[0]}`,
    );
    this.hotels = hotels;
  }
}

const MAX_NAMED = 20;

const listed = (hotels: readonly string[]): string =>
  hotels.length <= MAX_NAMED
    ? hotels.join(', ')
    : `${hotels.slice(0, MAX_NAMED).join(', ')} and ${hotels.length - MAX_NAMED} more`;
