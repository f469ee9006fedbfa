import { parseStyleSheet, selectCriticalCss } from './critical-css';

/** The rules of the sheet for a page with these elements. */
const styles = (css: string, html: string) => selectCriticalCss(parseStyleSheet(css), html);

it.each([
  ['a rule without a class', 'a{color:red}', 'a{color:red}'],
  ['a rule for a class of the page', '.p-4{padding:16px}', '.p-4{padding:16px}'],
  ['a rule for another class', '.p-5{padding:20px}', ''],
  ['a rule for two classes, one of which the page has', '.p-4 .p-5{padding:0}', ''],
  ['those selectors of a list that can match', '.p-4,.p-5,p{padding:0}', '.p-4,p{padding:0}'],
  ['a class with escapes', '.w-\\[calc\\(50\\%\\+4px\\)\\]{width:50%}', '.w-\\[calc\\(50\\%\\+4px\\)\\]{width:50%}'],
  ['a class with an escaped code', '.\\32xl{width:50%}', '.\\32xl{width:50%}'],
  ['a class that the HTML encodes', '.has-\\[\\>a\\]{width:50%}', '.has-\\[\\>a\\]{width:50%}'],
  ['a rule that needs another class in :not()', '.p-4:not(.p-5){padding:0}', '.p-4:not(.p-5){padding:0}'],
  ['a rule that accepts another class in :is()', ':is(.p-5,.p-6) p{padding:0}', ':is(.p-5,.p-6) p{padding:0}'],
  ['a rule for an attribute of the page', '[data-many] p{padding:0}', '[data-many] p{padding:0}'],
  ['a rule for another attribute', '[data-few] p{padding:0}', ''],
  ['a state of an element', '.p-4:focus-visible::after{padding:0}', '.p-4:focus-visible::after{padding:0}'],
  ['a state that only a pointer brings', '.p-4:hover{padding:0}', ''],
  ['a state that only a touch brings', 'p:is(:where(.p-4):active *){padding:0}', ''],
  ['a state that must not be', 'p:not(:hover){padding:0}', 'p:not(:hover){padding:0}'],
  ['one of several states', 'p:is(:hover,:focus){padding:0}', 'p:is(:hover,:focus){padding:0}'],
  ['a touch of what is not disabled', '.p-4:active:not(:disabled,[aria-disabled=true]){padding:0}', ''],
  ['the root', ':root,:host{--a:1}', ':root,:host{--a:1}'],
  ['a sibling', '.p-4~.p-4{margin:0}', '.p-4~.p-4{margin:0}'],
  ['an attribute that React writes as in JavaScript', 'input[readonly]{margin:0}', 'input[readonly]{margin:0}'],
  ['a nested rule', '.p-4{margin:0;&:focus{margin:1px}}', '.p-4{margin:0;&:focus{margin:1px}}'],
  ['keyframes within a group', '@media print{@keyframes a{to{top:0}}}', '@media print{@keyframes a{to{top:0}}}'],
  ['a class that is named like a state', '.\\:hover{padding:0}', '.\\:hover{padding:0}'],
  ['an important declaration', 'p{color:red!important;margin:0}', 'p{color:red!important;margin:0}'],
  ['keyframes of a rule', 'p{animation:spin}@keyframes spin{to{top:0}}', 'p{animation:spin}@keyframes spin{to{top:0}}'],
  ['keyframes of no rule of the page', '.p-5{animation:spin}@keyframes spin{to{rotate:1turn}}', ''],
  ['a registered property', '@property --a{syntax:"*";inherits:false}', '@property --a{syntax:"*";inherits:false}'],
  ['the order of layers', '@layer base,utilities;', '@layer base,utilities;'],
  ['an empty layer, for its place in the order', '@layer base{.p-5{margin:0}}', '@layer base{}'],
  ['a media query without rules', '@media print{.p-5{margin:0}}', ''],
  [
    'groups within groups',
    '@layer a{@media print{.p-5{margin:0}.p-4{margin:0}}@supports (gap:0){.p-5{gap:0}}}',
    '@layer a{@media print{.p-4{margin:0}}}',
  ],
  ['a comment', '/* a */', ''],
])('decides about %s', (_title, css, expected) => {
  const html = `<p data-many="" class="p-4 2xl :hover">a</p><p class="w-[calc(50%+4px)] has-[&gt;a]">b</p><input readOnly=""/>`;
  expect(styles(css, html)).toBe(expected);
});

it('keeps the order of the rules', () => {
  expect(styles('.b{margin:0}.c{margin:1px}.a{margin:2px}', '<p class="a b">a</p>')).toBe('.b{margin:0}.a{margin:2px}');
});

it('rejects what is not CSS', () => {
  expect(() => parseStyleSheet('p{')).toThrow('Unclosed block');
});
