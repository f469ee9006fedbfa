/** The event of `window` that tells the page's inline script that the app handles taps now. Rule: page-cache/PC17. */
export const HYDRATED_EVENT = 'app-hydrated';
