/** What of a meal a product is, as far as recommendations need it. Rule: recommendations/R10. */
export const COURSES = ['drink', 'dessert'] as const;
export type Course = (typeof COURSES)[number];
