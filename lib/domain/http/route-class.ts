/**
 * The classes of requests in the metrics. A closed list, because each value is a time series: a path or a hotel in a
 * label would let a stranger fill the memory of this server and of the one that collects.
 */
export const ROUTE_CLASSES = [
  'page',
  'order',
  'api',
  'events',
  'desk',
  'file',
  'words',
  'pay',
  'printer',
  'health',
] as const;
type RouteClass = (typeof ROUTE_CLASSES)[number];

/** The first match decides. */
const PATTERNS: readonly (readonly [RegExp, RouteClass])[] = [
  [/^\/api\/v1\/orders\/?$/, 'order'],
  [/^\/api\/desk\//, 'desk'],
  [/^\/api\//, 'api'],
  [/^\/channels\b/, 'events'],
  [/^\/(?:storage|icons|previews|fonts|flags|pdf|pictures|_next)\//, 'file'],
  [/^\/(?:words|catalogue|offline-pack)\//, 'words'],
  [/^\/pay(?:ing)?\//, 'pay'],
  [/^\/printers\//, 'printer'],
  [/^\/healthz\b/, 'health'],
  [/^\/desk(?:\/|$)/, 'desk'],
];

/** The class of a request by its method and target. Rule: operations/OP9. */
export function routeClass(method: string, target: string): RouteClass {
  const found = PATTERNS.find(([pattern]) => pattern.test(target.replace(/[?#].*$/s, '')))?.[1] ?? 'page';
  return found === 'order' && method !== 'POST' ? 'api' : found;
}
