/** Whether a picture is a drawing with a transparent background, which stands in its box; others fill it. */
export const isDrawing = (src: string): boolean => /\.(?:webp|png)($|\?)/i.test(src);
