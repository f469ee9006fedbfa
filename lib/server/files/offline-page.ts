import 'server-only';
import { createHash } from 'node:crypto';
import { type BrandColors, brandColors } from '@/lib/domain/hotel/brand-colors';
import { initialIcon } from '@/lib/domain/hotel/initial-icon';
import { telephoneLink } from '@/lib/domain/navigation/telephone-link';
import type { HotelPage } from '../pages/loaders';

/**
 * Reloads the page once the server responds: it is asked when the browser reports a network, and every five seconds,
 * because browsers report one that is not there or never answers. Without scripts, the guest uses the link.
 */
const SCRIPT = [
  "const ask=()=>fetch('/healthz',{cache:'no-store',signal:AbortSignal.timeout(5e3)}).then((r)=>{if(r.ok)location.reload()},()=>{})",
  "addEventListener('online',ask)",
  'setInterval(ask,5000)',
].join(';');

/** A copy of those design tokens of app/styles/tokens.css that this page needs, because it cannot load another file. */
const style = ({ light, dark }: BrandColors) => `:root{color-scheme:light dark}
main{display:contents}body{margin:0;min-block-size:100dvh;display:grid;place-content:center;justify-items:center;gap:20px;padding:20px;box-sizing:border-box;text-align:center;overflow-wrap:anywhere;background:#faf7f2;color:#211c18;font:1rem/1.5 system-ui,sans-serif}
img{border-radius:16px}h1{margin:0;font-size:1.75rem;line-height:2.125rem;font-weight:500}p{margin:0;max-inline-size:400px;color:#574f47}
a{display:inline-grid;place-items:center;min-block-size:52px;padding-inline:32px;border-radius:16px;font-weight:500;text-decoration:none;background:${light.fill};color:${light.onFill}}
a:active{opacity:.6}a:focus-visible{outline:3px solid;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#161310;color:#f6f0e8}p{color:#cfc5b9}a{background:${dark.fill};color:${dark.onFill}}}
a.call{background:none;color:inherit}
@media(forced-colors:active){a{border:1px solid}}`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const callLink = (phone: string | null, label: string): string => {
  const address = telephoneLink(phone);
  return address === null
    ? ''
    : `\n<a class="call" href="${escapeHtml(address)}">${escapeHtml(`${label} ${phone}`)}</a>`;
};

const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page that a guest sees without a network, in the hotel's name, colour and language, without personal data. It
 * contains its own style and script, because nothing else can be fetched.
 */
export function offlinePage({ view, theme, messages }: HotelPage): { html: string; policy: string } {
  const css = style(brandColors(theme.color, theme.footerColor));
  const icon = initialIcon(view.title, theme.color);
  const html = `<!doctype html>
<html lang="${escapeHtml(view.languageTag)}" dir="${view.direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${messages.offline} · ${view.title}`)}</title>
<link rel="icon" href="${icon}">
<style>${css}</style>
<main>
<img src="${icon}" alt="" width="64" height="64">
<h1>${escapeHtml(messages.offline)}</h1>
<p>${escapeHtml(messages.error_text)}</p>
<a href="">${escapeHtml(messages.try_again)}</a>${callLink(view.variations.callPhone, messages.call)}
</main>
<script>${SCRIPT}</script>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${cspHash(css)}`,
    `script-src ${cspHash(SCRIPT)}`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}
