import { readdirSync } from 'node:fs';
import { loadDataNotice } from './data-notices';

const WRITTEN = readdirSync('lib/words/legal').map((file) => file.replace(/\.json$/, ''));

/** The same tree with every text replaced: what two notices have in common when nothing was left out. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shapeOf(member)]));
  return typeof value === 'string' && value.trim() !== '' ? 'text' : value;
};

describe('the notice on data protection', () => {
  it('is there in the nine languages of the consent, and in Arabic and Spanish', () => {
    expect(WRITTEN.sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it', 'pl', 'pt', 'ru', 'sv', 'uz']);
  });

  it.each(WRITTEN)('says as much in %s as in English, and leaves the same gaps', async (language) => {
    const [english, own] = await Promise.all([loadDataNotice('en'), loadDataNotice(language)]);
    expect(own.language).toBe(language);
    expect(shapeOf(own.notice)).toEqual(shapeOf(english.notice));
    expect(JSON.stringify(own.notice).match(/\{\w+\}/g)).toEqual(['{hotel}', '{email}']);
    expect(own.notice.dated).toMatch(/2021/);
    if (language !== 'en') expect(own.notice.lead).not.toBe(english.notice.lead);
  });

  it('is English elsewhere', async () => {
    expect(await loadDataNotice('ja')).toEqual(await loadDataNotice('en'));
    expect(await loadDataNotice('toString')).toEqual(await loadDataNotice('en'));
  });
});
