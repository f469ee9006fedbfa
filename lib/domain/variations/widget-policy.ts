import { type Counter, METRICA_ORIGINS } from '../analytics/counter';
import type { Widgets } from './variation-kinds';

/**
 * What a third party needs beyond the script that the page loads for it, which the nonce allows: its own
 * requests, pictures, fonts, styles, sounds and frames.
 */
const WIDGET_DIRECTIVES = ['connect-src', 'font-src', 'frame-src', 'img-src', 'media-src', 'style-src'] as const;

type ThirdParties = { widgets: Widgets; counter: Counter | null };

/** The origins of a hotel's widgets and its counter, each once. */
const originsOf = ({ widgets, counter }: ThirdParties): readonly string[] => [
  ...new Set([
    ...Object.values(widgets).map((address) => new URL(address).origin),
    ...(counter?.kind === 'metrica' ? METRICA_ORIGINS : []),
  ]),
];

/**
 * Adds the hosts of a hotel's widgets and counter to the Content-Security-Policy of its page; without them it stays the
 * same. Rules: security/SC12, security/SC7, analytics/AY3.
 */
export function policyWithThirdParties(policy: string, parties: ThirdParties): string {
  const origins = originsOf(parties);
  if (origins.length === 0) return policy;
  const directives = policy.split('; ');
  const named = new Set(directives.map((directive) => directive.split(' ', 1)[0]));
  const widened = directives.map((directive) => {
    const isWidened = WIDGET_DIRECTIVES.some((name) => directive.startsWith(`${name} `));
    return isWidened ? [directive, ...origins].join(' ') : directive;
  });
  const added = WIDGET_DIRECTIVES.filter((name) => !named.has(name)).map((name) => [name, ...origins].join(' '));
  return [...widened, ...added].join('; ');
}
