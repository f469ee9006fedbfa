// Features that browsers got late, with the first version of each browser that has them. null: no version has it.
// Versions are those of MDN's compatibility data; what an entry of package.json's `browserslist` has is not checked for.

/** @typedef {{ chrome: number | null, firefox: number | null, safari: number | null }} FirstVersions */

/**
 * @param {number | null} chrome
 * @param {number | null} firefox
 * @param {number | null} safari
 * @returns {FirstVersions}
 */
const since = (chrome, firefox, safari) => ({ chrome, firefox, safari });

/** The newest JavaScript syntax that all browsers can have that package.json names (Safari 16.4, Chrome 111). */
export const ECMA_VERSION = 2022;

/** Static members, written as they are called. */
export const STATIC_MEMBERS = new Map([
  ['AbortSignal.any', since(116, 124, 17.4)],
  ['Array.fromAsync', since(121, 115, 16.4)],
  ['Document.parseHTMLUnsafe', since(124, 128, 18.2)],
  ['Error.isError', since(134, 138, 26)],
  ['Intl.DurationFormat', since(129, 136, 16.4)],
  ['Iterator.concat', since(146, 147, 26.4)],
  ['Iterator.from', since(122, 131, 18.4)],
  ['Map.groupBy', since(117, 119, 17.4)],
  ['Math.f16round', since(135, 129, 18.2)],
  ['Math.sumPrecise', since(147, 137, 26.2)],
  ['Object.groupBy', since(117, 119, 17.4)],
  ['Promise.try', since(128, 134, 18.2)],
  ['Promise.withResolvers', since(119, 121, 17.4)],
  ['ReadableStream.from', since(null, 117, null)],
  ['RegExp.escape', since(136, 134, 18.2)],
  ['Response.json', since(105, 115, 17)],
  ['URL.canParse', since(120, 115, 17)],
  ['URL.parse', since(126, 126, 18)],
  ['Uint8Array.fromBase64', since(140, 133, 18.2)],
  ['Uint8Array.fromHex', since(140, 133, 18.2)],
  ['navigation.navigate', since(102, 147, 26.2)],
  ['scheduler.postTask', since(94, 142, null)],
  ['scheduler.yield', since(129, 142, null)],
]);

/** Global functions and constructors. */
export const GLOBALS = new Map([
  ['AsyncDisposableStack', since(134, 141, null)],
  ['BarcodeDetector', since(null, null, null)],
  ['CloseWatcher', since(126, 149, null)],
  ['CompressionStream', since(80, 113, 16.4)],
  ['DisposableStack', since(134, 141, null)],
  ['Float16Array', since(135, 129, 18.2)],
  ['Highlight', since(105, 140, 17.2)],
  ['ImageDecoder', since(94, 133, 26)],
  ['Temporal', since(144, 139, null)],
  ['URLPattern', since(95, 142, 26)],
  ['cancelIdleCallback', since(47, 55, null)],
  ['requestIdleCallback', since(47, 55, null)],
]);

/** Methods of objects. Left out are names that objects of libraries have too, such as `union` or `drop`. */
export const METHODS = new Map([
  ['canShare', since(89, null, 14)],
  ['caretPositionFromPoint', since(128, 20, 26.2)],
  ['checkVisibility', since(105, 106, 17.4)],
  ['clearAppBadge', since(81, null, 17)],
  ['getHTML', since(125, 128, 18)],
  ['getOrInsert', since(145, 144, 26.2)],
  ['getOrInsertComputed', since(145, 144, 26.2)],
  ['getTextInfo', since(130, null, 17)],
  ['getWeekInfo', since(130, null, 17)],
  ['hidePopover', since(114, 125, 17)],
  ['isDisjointFrom', since(122, 127, 17)],
  ['isSubsetOf', since(122, 127, 17)],
  ['isSupersetOf', since(122, 127, 17)],
  ['moveBefore', since(133, 144, null)],
  ['requestClose', since(134, 139, 18.4)],
  ['scrollIntoViewIfNeeded', since(15, null, 5)],
  ['setAppBadge', since(81, null, 17)],
  ['setFromBase64', since(140, 133, 18.2)],
  ['setFromHex', since(140, 133, 18.2)],
  ['setHTMLUnsafe', since(124, 128, 18.2)],
  ['showPopover', since(114, 125, 17)],
  ['startViewTransition', since(111, 144, 18)],
  ['symmetricDifference', since(122, 127, 17)],
  ['toBase64', since(140, 133, 18.2)],
  ['togglePopover', since(114, 125, 17)],
  ['transferToFixedLength', since(114, 122, 17.4)],
]);

/** Methods of iterators, which arrays have as well: only what is called on the result of an iterating method counts. */
export const ITERATOR_HELPERS = {
  names: ['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray'],
  /** Called without arguments, so that `Object.keys(a)` is none of them. */
  sources: ['entries', 'keys', 'values'],
  since: since(122, 131, 18.4),
};

/**
 * CSS by what its text shows. A browser drops a declaration with a value, a rule with a selector and a block with an
 * at-rule that it does not know.
 *
 * @type {readonly { name: string, in: 'value' | 'selector' | 'at-rule', pattern: RegExp, since: FirstVersions }[]}
 */
export const CSS_FEATURES = [
  // Safari 16.4 to 17 takes `l` for a percentage, so that sums with numbers are invalid.
  {
    name: 'relative colour',
    in: 'value',
    pattern: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/,
    since: since(119, 128, 18),
  },
  { name: 'light-dark()', in: 'value', pattern: /\blight-dark\(/, since: since(123, 120, 17.5) },
  { name: 'contrast-color()', in: 'value', pattern: /\bcontrast-color\(/, since: since(147, 146, 26) },
  { name: 'color-mix()', in: 'value', pattern: /\bcolor-mix\(/, since: since(111, 113, 16.2) },
  {
    name: 'round(), mod(), rem()',
    in: 'value',
    pattern: /(?<![\w-])(?:round|mod|rem)\(/,
    since: since(125, 118, 15.4),
  },
  { name: 'linear() easing', in: 'value', pattern: /(?<![\w-])linear\(/, since: since(113, 112, 17.2) },
  { name: 'calc-size()', in: 'value', pattern: /\bcalc-size\(/, since: since(129, null, null) },
  { name: 'anchor()', in: 'value', pattern: /\banchor(?:-size)?\(/, since: since(125, 147, 26) },
  { name: 'if()', in: 'value', pattern: /(?<![\w-])if\(/, since: since(137, null, null) },
  { name: 'sibling-index()', in: 'value', pattern: /\bsibling-(?:index|count)\(/, since: since(138, null, 26.2) },
  { name: ':dir()', in: 'selector', pattern: /:dir\(/, since: since(120, 49, 16.4) },
  { name: ':has()', in: 'selector', pattern: /:has\(/, since: since(105, 121, 15.4) },
  { name: ':open', in: 'selector', pattern: /:open\b/, since: since(133, 136, 26.5) },
  { name: ':popover-open', in: 'selector', pattern: /:popover-open\b/, since: since(114, 125, 17) },
  { name: ':state()', in: 'selector', pattern: /:state\(/, since: since(125, 126, 17.4) },
  { name: ':user-invalid', in: 'selector', pattern: /:user-(?:in)?valid\b/, since: since(119, 88, 16.5) },
  { name: '::details-content', in: 'selector', pattern: /::details-content\b/, since: since(131, 143, 18.4) },
  { name: '@scope', in: 'at-rule', pattern: /^scope\b/, since: since(118, 146, 17.4) },
  { name: '@starting-style', in: 'at-rule', pattern: /^starting-style\b/, since: since(117, 129, 17.5) },
  { name: '@container style()', in: 'at-rule', pattern: /^container\b.*\bstyle\(/, since: since(111, 151, 18) },
  { name: '@function', in: 'at-rule', pattern: /^function\b/, since: since(139, null, null) },
];

/** Rules within rules, in the form without `&`. */
export const NESTING = since(120, 117, 17.2);
