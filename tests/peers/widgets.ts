import type { ThirdPartyAnswer } from './third-party-host';

/** The hosts of widgets. The demo hotel with widgets names them; they exist nowhere but in tests. */
export const WIDGET_DOMAIN = 'widgets.example';
/** The address of a script whose host accepts connections and never answers. */
export const HANGING_SCRIPT = `https://hangs.${WIDGET_DOMAIN}/hangs.js`;

/** A widget's script: it asks its host for a greeting, and shows it in a frame of its host, with a picture. */
const scriptOf = (origin: string, name: string) => `
  fetch('${origin}/greeting').then((response) => response.text()).then((greeting) => {
    const frame = document.createElement('iframe');
    frame.title = 'Widget ${name}';
    frame.src = '${origin}/frame?' + greeting;
    const picture = document.createElement('img');
    picture.alt = 'Widget ${name}';
    picture.src = '${origin}/picture.svg';
    document.body.append(frame, picture);
  });
`;

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>';

/** What the hosts of the online chat, the chatbot and the booking engine answer. */
export function answerOfWidget(host: string, path: string): ThirdPartyAnswer | undefined {
  const name = host.replace(`.${WIDGET_DOMAIN}`, '');
  if (path === '/hangs.js') return 'silent';
  if (path === `/${name}.js`) return { type: 'text/javascript', body: scriptOf(`https://${host}`, name) };
  if (path === '/greeting') return { type: 'text/plain', body: 'hello' };
  if (path === '/picture.svg') return { type: 'image/svg+xml', body: PICTURE };
  if (path === '/frame') return { type: 'text/html', body: `<title>${name}</title><p>${name}: may I help?</p>` };
  return undefined;
}
