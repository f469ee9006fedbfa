import { createServer } from 'node:http';
import { LANGUAGES } from '@/lib/domain/i18n/language';
import { moduleResponse } from '../e2e/browser-modules';
import { formattedValues } from '../e2e/formatted-values';
import { translationsOf } from '../e2e/guest';
import { LANGUAGE_CASES, valuesInBrowser } from '../e2e/language-cases';
import { LANGUAGE_BUTTON, PRODUCT_CARD } from '../e2e/parts';
import { RUNS_ALL } from '../e2e/variants';
import { button } from './checkout';
import { expect, test } from './fixtures';

/** Serves the project's modules. */
async function serveModules() {
  const server = createServer((request, response) => {
    const { contentType, body } = moduleResponse(request.url ?? '/');
    response.writeHead(200, { 'content-type': `${contentType}; charset=utf-8` }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  return { port: typeof address === 'object' ? address?.port : 0, stop: () => server.close() };
}

/**
 * What only browsers write, in sheets, in the chat and in My orders. WebKitGTK takes names and patterns from the system's
 * ICU, whose year is another than that of Node, as is that of every other iPhone.
 */
const WRITTEN_LATER = ['titles', 'days', 'near', 'sizes', 'ago'];

test('every date and number in all 37 languages is written as the server writes it', async ({ guest }, { project }) => {
  const modules = await serveModules();
  await guest.goto(`http://modules.localhost:${modules.port}/`);
  const inBrowser = await guest.evaluate(valuesInBrowser, LANGUAGE_CASES);
  modules.stop();
  const skipped = project.name === 'webkit' ? WRITTEN_LATER : [];
  for (const [index, { code, accept, data }] of LANGUAGE_CASES.entries()) {
    const compared = Object.entries(formattedValues(code, accept, data)).filter(([name]) => !skipped.includes(name));
    expect(inBrowser[index], `${code} ${accept}`).toMatchObject(Object.fromEntries(compared));
  }
});

test('a guest changes the language of a page and its writing direction', async ({ guest }) => {
  await guest.open('/products/102', 'en');
  await guest.click(LANGUAGE_BUTTON);
  await guest.click({ css: '[role="radio"]', text: 'العربية' });
  await guest.see('html[lang="ar"][dir="rtl"][data-page]');
  await guest.see({ css: PRODUCT_CARD, text: 'بيتزا' });
  await guest.click(LANGUAGE_BUTTON);
  await guest.click({ css: '[role="radio"]', text: 'Deutsch' });
  await guest.see('html[lang="de"][dir="ltr"][data-page]');
  await guest.see(button(translationsOf('cala-verde', 'de')('my_orders')));
});

/** Runs in the page: the words of its parts as they stand in it, and as the server has sent them. */
async function readTexts(): Promise<{ shown: string[]; sent: string[] }> {
  const textsOf = (root: Document) =>
    [...root.querySelectorAll('main, header, footer')].map((part) =>
      (part.textContent ?? '').replace(/\s+/g, ' ').trim(),
    );
  const html = await (await fetch(location.href)).text();
  // The security policy would refuse the styles of the document.
  const parsed = new DOMParser().parseFromString(
    html.replace(/<style[\s\S]*?<\/style>| style="[^"]*"/g, ''),
    'text/html',
  );
  return { shown: textsOf(document), sent: textsOf(parsed) };
}

for (const language of RUNS_ALL ? LANGUAGES : []) {
  test(`a list of products keeps the words that the server has sent, in ${language}`, async ({ guest }) => {
    await guest.open('/products/311', language);
    const { shown, sent } = await guest.evaluate(readTexts, null);
    expect(shown.join('').length).toBeGreaterThan(100);
    expect(shown).toEqual(sent);
  });
}
