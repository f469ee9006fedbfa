/** The cookies of one site, as a browser keeps them. */
function cookieJar() {
  const jar = new Map<string, string>();
  return {
    keep: ({ headers }: Response) => {
      for (const cookie of headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
    },
    header: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

/**
 * What somebody does at the identity provider of `tests/peers/oidc-server.ts`: follows its redirects and presses the button.
 * Returns the address to which the provider leads back.
 */
export async function atProvider(url: string, button: 'login' | 'cancel' = 'login'): Promise<URL> {
  const cookies = cookieJar();
  const { origin } = new URL(url);
  let [address, method] = [url, 'GET'];
  for (let steps = 0; steps < 10; steps += 1) {
    const response = await fetch(address, { method, redirect: 'manual', headers: { cookie: cookies.header() } });
    cookies.keep(response);
    await response.text();
    const location = response.headers.get('location');
    if (location === null) [address, method] = [`${address}/${button}`, 'POST'];
    else {
      const next = new URL(location, address);
      if (next.origin !== origin) return next;
      [address, method] = [next.href, 'GET'];
    }
  }
  throw new Error('the provider leads nowhere');
}
