import type { Widgets } from '../variations/variation-kinds';

/**
 * What a third-party widget needs beyond the script that the page loads for it, which the nonce allows: its own
 * requests, pictures, fonts, styles, sounds and frames.
 */
const WIDGET_DIRECTIVES = ['connect-src', 'font-src', 'frame-src', 'img-src', 'media-src', 'style-src'] as const;

/** The origins of a hotel's widgets, each once. */
const originsOf = (widgets: Widgets): readonly string[] => [
  ...new Set(Object.values(widgets).map((address) => new URL(address).origin)),
];

/**
 * Adds the hosts of a hotel's widgets to the Content-Security-Policy of its page; without widgets it stays the same.
 * Rules: security/SC12, security/SC7.
 */
export function policyWithWidgets(policy: string, widgets: Widgets): string {
  const origins = originsOf(widgets);
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
