import { isFullScreen, templateLook } from './template';

describe('templateLook', () => {
  it.each([
    ['video_template', 'video', true],
    ['slider_template', 'slider', true],
    ['blue', 'blue', false],
    ['default', 'default', false],
    ['something new', 'default', false],
    ['', 'default', false],
    ['toString', 'default', false],
  ])('the template %p has the look %p and fills the screen: %p', (template, look, fills) => {
    expect(templateLook(template)).toBe(look);
    expect(isFullScreen(template)).toBe(fills);
  });
});
