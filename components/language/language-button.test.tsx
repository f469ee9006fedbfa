/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { closeWithResult, type OverlayResults } from '@/components/ui/overlay/overlay-stack';
import { chosenLanguage } from '@/lib/device/chosen-language';
import { previousRoute, routeBeforeReload } from '@/lib/device/previous-route';
import { fakeRouter } from '@/tests/builders/screen/fake-router';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { LanguageButton, LanguagePin } from './language-button';

const languageKept = () => /(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1];

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'lang=; path=/; max-age=0';
});

it('stores the language of a link for the visit and removes it from the URL', async () => {
  window.history.replaceState(null, '', '/products/5?lang=de&product=31#main');
  renderInHotel(<LanguagePin />, hotelView({ language: 'de' }));
  await waitFor(() => expect(window.location.search).toBe('?product=31'));
  expect(window.location.hash).toBe('#main');
  expect(languageKept()).toBe('de');
});

it('stores the page’s language when the link names a language that the hotel does not offer', async () => {
  window.history.replaceState(null, '', '/?lang=%22%3E%3Cscript%3E');
  renderInHotel(<LanguagePin />, hotelView({ language: 'es' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(languageKept()).toBe('es');
});

it('leaves the language in the address of a browser that keeps no cookies, and stores it for the tab', async () => {
  const get = jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  window.history.replaceState(null, '', '/products/5?lang=de');
  renderInHotel(<LanguagePin />, hotelView({ language: 'de' }));
  await waitFor(() => expect(chosenLanguage.get()).toBe('de'));
  expect(window.location.search).toBe('?lang=de');
  expect(sessionStorage.getItem('lang')).toBe('de');
  get.mockRestore();
  chosenLanguage.changeNow(() => '');
});

it('loads a page again that was opened without the language of a browser that keeps no cookies', async () => {
  // jsdom reports that it cannot load a page.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  chosenLanguage.changeNow(() => 'de');
  window.history.replaceState(null, '', '/products/6');
  renderInHotel(<LanguagePin />, hotelView({ language: 'es' }));
  await waitFor(() => expect(reported).toHaveBeenCalled());
  chosenLanguage.changeNow(() => '');
  reported.mockRestore();
});

it('changes nothing when the link names no language', async () => {
  window.history.replaceState(null, '', '/products/5?product=31');
  renderInHotel(<LanguagePin />, hotelView({ language: 'es' }));
  await new Promise((done) => setTimeout(done, 10));
  expect(window.location.search).toBe('?product=31');
  expect(languageKept()).toBeUndefined();
});

describe('LanguageButton', () => {
  const LANGUAGES = [
    { code: 'en', name: 'English', flag: 'gb', label: 'EN' },
    { code: 'il', name: 'עברית', flag: 'il', label: 'HEB' },
    { code: 'de', name: 'Deutsch', flag: 'de', label: 'DE' },
  ];
  const hotel = hotelView({ languages: LANGUAGES });

  /** Opens the list and closes it with this result. */
  async function choose(result: OverlayResults['language']) {
    window.history.replaceState(null, '', '/');
    const router = fakeRouter();
    renderInHotel(
      router.wrap(
        <>
          <OverlayHost bodies={{ language: () => null }} />
          <LanguageButton />
        </>,
      ),
      hotel,
    );
    await userEvent.click(screen.getByRole('button'));
    act(() => closeWithResult('language', result));
    return router;
  }

  it('shows the flag of the page’s language and names it', () => {
    renderInHotel(<LanguageButton />, hotel);
    const button = screen.getByRole('button', { name: 'Language: English' });
    expect(button.querySelector('img')).toHaveAttribute('src', '/flags/gb.svg');
    expect(button).toHaveTextContent('');
  });

  it.each([
    ['en', 'EN', 'EN, Language: English'],
    ['il', 'HEB', 'HEB, Language: עברית'],
  ])('shows the upper-case code of %s on templates that ask for it: %s', (language, label, name) => {
    renderInHotel(<LanguageButton />, hotelView({ languages: LANGUAGES, language, showsLanguageCode: true }));
    expect(screen.getByRole('button', { name })).toHaveTextContent(label);
  });

  it.each([
    ['one language', LANGUAGES.slice(0, 1)],
    ['no language', []],
    ['a language that is not among its languages', LANGUAGES.slice(1)],
  ])('is left out for a hotel with %s', (_title, languages) => {
    renderInHotel(<LanguageButton />, hotelView({ languages }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stores a language of the same direction and renders the page again', async () => {
    const router = await choose({ code: 'de', directionChanges: false });
    await waitFor(() => expect(router.calls).toEqual(['refresh']));
    expect(languageKept()).toBe('de');
    expect(routeBeforeReload.get()).toBe('');
  });

  it('tells scripts of the hotel which language was chosen', async () => {
    const heard = jest.fn();
    const listen = (event: Event) => heard((event as CustomEvent).detail);
    window.addEventListener('language-changed', listen);
    await choose({ code: 'de', directionChanges: false });
    await waitFor(() => expect(heard.mock.calls).toEqual([['de']]));
    window.removeEventListener('language-changed', listen);
  });

  it.each([
    ['a page in a translator’s words', true],
    ['a browser that keeps no cookies', false],
  ])('loads the page again for %s', async (_title, keepsCookies) => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const font = document.createElement('font');
    if (keepsCookies) document.body.append(font);
    else jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
    const router = await choose({ code: 'de', directionChanges: false });
    await waitFor(() => expect(reported).toHaveBeenCalled());
    expect(router.calls).toEqual([]);
    expect(chosenLanguage.get()).toBe(keepsCookies ? '' : 'de');
    font.remove();
    jest.restoreAllMocks();
    chosenLanguage.changeNow(() => '');
    routeBeforeReload.changeNow(() => '');
  });

  it('keeps the previous route and loads the page again for a language of the other direction', async () => {
    // jsdom reports that it cannot load a page.
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    previousRoute.changeNow(() => '/sections/202');
    const router = await choose({ code: 'il', directionChanges: true });
    await waitFor(() => expect(reported).toHaveBeenCalled());
    expect(languageKept()).toBe('il');
    expect(routeBeforeReload.get()).toBe('/sections/202');
    expect(router.calls).toEqual([]);
    reported.mockRestore();
    routeBeforeReload.changeNow(() => '');
  });
});
