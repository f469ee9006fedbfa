import type { ThirdPartyAnswer } from './third-party-host';

export const METRICA_HOST = 'mc.yandex.ru';

/** What Metrica's script does, as far as goals are concerned: it takes over the waiting calls and reports each one. */
const TAG = `
  const report = (call) => fetch('https://${METRICA_HOST}/watch/' + call[0] + '?' + call.slice(1, 3).join(' '), { mode: 'no-cors' });
  const waiting = window.ym.a;
  window.ym = (...call) => report(call);
  waiting.forEach(report);
`;

/** What Metrica answers. */
export const answerOfMetrica = (path: string): ThirdPartyAnswer =>
  path === '/metrika/tag.js' ? { type: 'text/javascript', body: TAG } : { type: 'text/plain', body: '' };
