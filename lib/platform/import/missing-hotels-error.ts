/** Hotels are served, and their folders are not where hotels are imported from: wrong folder, or hotels to withdraw. */
export class MissingHotelsError extends Error {
  override readonly name = 'MissingHotelsError';
  readonly hotels: readonly string[];

  constructor(hotels: readonly string[], hotelsDir: string) {
    super(
      `HOTELS_DIR: ${hotelsDir} has no folder for ${listed(hotels)}, which the store serves. Set HOTELS_DIR to the folder that has, or take them offline: npm run hotel -- withdraw ${hotels[0]}`,
    );
    this.hotels = hotels;
  }
}

const MOST_NAMED = 20;

const listed = (hotels: readonly string[]): string =>
  hotels.length <= MOST_NAMED
    ? hotels.join(', ')
    : `${hotels.slice(0, MOST_NAMED).join(', ')} and ${hotels.length - MOST_NAMED} more`;
