/** The heading of a part of a page. A module of its own, for parts that load late. */
export const PART_TITLE = 'mt-8 mb-4 text-xl tracking-tight';
