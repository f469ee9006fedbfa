/**
 * The page of the demonstration: every printer with its tickets as they come out, the newest first. Half as many CSS pixels as
 * dots, which is about as large as on paper.
 */
export const DEMO_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Printers of the demo hotels</title>
<style>
  body { margin: 0; padding: 24px; background: #eceae6; color: #211c18; font: 16px/1.4 system-ui, sans-serif; }
  h1 { margin: 0 0 4px; font-size: 24px; }
  p { margin: 0 0 16px; max-width: 60em; }
  #printers { display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-start; }
  section { min-width: 300px; }
  h2 { margin: 0; font-size: 18px; }
  small { color: #574f47; }
  button { min-height: 44px; margin: 8px 6px 8px 0; padding: 0 14px; border: 1px solid #8a8178; border-radius: 8px; background: #fff; font: inherit; }
  button[aria-pressed="true"] { background: #211c18; color: #fff; }
  img { display: block; margin: 0 0 12px; background: #fff; box-shadow: 0 1px 6px #0004; animation: feed .4s ease-out; }
  @keyframes feed { from { clip-path: inset(100% 0 0); } }
  @media (prefers-reduced-motion: reduce) { img { animation: none; } }
</style>
</head>
<body>
<h1>Printers of the demo hotels</h1>
<p>Send an order at a demo hotel: its tickets come out here. A lost confirmation makes the server print again, with COPY on the paper; a printer without paper rings at the desk.</p>
<main id="printers"></main>
<script type="module">
const WORDS = {
  paper: ['Take the paper out', 'Put paper in'],
  cover: ['Open the cover', 'Close the cover'],
  lose: ['Lose the next confirmation', 'Keep the next confirmation'],
};
const at = document.getElementById('printers');
const make = (name, fields) => Object.assign(document.createElement(name), fields);
function show(printer) {
  const place = printer.hotel + '/' + printer.id;
  let section = document.getElementById(place);
  if (section === null) {
    section = make('section', { id: place });
    section.append(
      make('h2', { textContent: printer.title }),
      make('small', { textContent: printer.hotel + ', ' + printer.width + ' mm, ' + (printer.kind === 'cloudprnt' ? 'CloudPRNT' : 'ESC/POS') }),
      make('div', { className: 'actions' }),
      make('div', { className: 'papers' }),
    );
    at.append(section);
  }
  const actions = Object.keys(WORDS).map((action) => {
    const on = printer.state[action];
    const button = make('button', { type: 'button', textContent: WORDS[action][on ? 1 : 0] });
    button.setAttribute('aria-pressed', String(on));
    button.addEventListener('click', () => fetch('/' + place + '/' + action, { method: 'POST' }).then(update));
    return button;
  });
  const pressed = JSON.stringify(printer.state);
  if (section.dataset.state !== pressed) {
    section.dataset.state = pressed;
    const focused = [...section.querySelectorAll('button')].indexOf(document.activeElement);
    const own = printer.problem === null ? actions : [make('p', { textContent: printer.problem })];
    section.querySelector('.actions').replaceChildren(...own);
    if (focused >= 0) own[focused]?.focus();
  }
  const papers = section.querySelector('.papers');
  for (let number = papers.childElementCount; number < printer.papers.length; number += 1) {
    const { width, height } = printer.papers[number];
    papers.prepend(make('img', { src: '/' + place + '/' + number + '.png', alt: 'Ticket ' + (number + 1), width: width / 2, height: height / 2 }));
  }
}
async function update() {
  const response = await fetch('/printers.json');
  for (const printer of await response.json()) show(printer);
}
const again = () => update().catch(() => undefined).finally(() => setTimeout(again, 1000));
again();
</script>
</body>
</html>
`;
