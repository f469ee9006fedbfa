/** The looks of a hotel's pages. Rules: appearance/A8, appearance/A9, appearance/A10. */
export type TemplateLook = 'default' | 'blue' | 'video' | 'slider';

const LOOKS: Readonly<Record<string, TemplateLook>> = {
  blue: 'blue',
  video_template: 'video',
  slider_template: 'slider',
};

/** Returns the look of a template; a name without a look of its own gets the default one. Rule: appearance/A8. */
export const templateLook = (template: string): TemplateLook =>
  Object.hasOwn(LOOKS, template) ? (LOOKS[template] ?? 'default') : 'default';

/**
 * Whether a template's home fills the screen with a film or a slider: no standard header, no footer, and the language
 * button shows the code. Rules: appearance/A9, languages/L16.
 */
export const isFullScreen = (template: string): boolean => ['video', 'slider'].includes(templateLook(template));
