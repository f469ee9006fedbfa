const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? '');

const CSS =
  'html,body{height:100%;margin:0;font:1rem/1.5 system-ui,sans-serif}body{display:flex;flex-direction:column}' +
  'nav{display:flex;justify-content:space-between;padding:.5rem 1rem}a{padding:.5rem}object{flex:1;width:100%}';

/**
 * A plain HTML page around a PDF: a link back, the file, and a link to the file for browsers that cannot show a PDF
 * inline. It contains no text to translate and runs no script. Both addresses are paths of this site. Rules:
 * platform-calls/W23, files/FI5.
 */
export function pdfPage({ file, back }: { file: string; back: string }): string {
  const name = escapeHtml(decodeURIComponent(file.split('/').at(-1) ?? ''));
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${name}</title><style>${CSS}</style></head><body>`,
    `<nav><a href="${escapeHtml(back)}" rel="prev">←</a><a href="${escapeHtml(file)}">${name}</a></nav>`,
    `<object data="${escapeHtml(file)}" type="application/pdf" aria-label="${name}"></object>`,
    '</body></html>',
  ].join('');
}
