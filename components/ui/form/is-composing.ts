/**
 * Whether a key belongs to an input method that composes a word (Japanese, Chinese, Korean). Safari reports Enter after
 * the end of the composition, with the key code 229 and `isComposing` false. Rule: layout/LY1.
 */
export const isComposing = (event: { isComposing: boolean; keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229;
