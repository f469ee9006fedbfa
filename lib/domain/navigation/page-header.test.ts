import { pageHeader } from './page-header';

describe('pageHeader', () => {
  it.each([
    ['home', 'default', 'standard', null],
    ['home', 'blue', 'standard', null],
    ['home', 'something new', 'standard', null],
    ['home', 'video_template', 'none', null],
    ['home', 'slider_template', 'none', null],
    ['booking', 'default', 'standard', null],
    ['booking', 'slider_template', 'none', null],
    ['ar', 'default', 'standard', 'home'],
    ['ar', 'video_template', 'none', 'home'],
    ['ar-promo', 'blue', 'standard', 'home'],
    ['locations-occupancy', 'default', 'floating', 'home'],
    ['locations-occupancy', 'video_template', 'floating', 'home'],
    ['sections', 'default', 'floating', 'previous'],
    ['products', 'video_template', 'floating', 'previous'],
    ['products', 'slider_template', 'floating', 'previous'],
    ['lottery', 'default', 'floating', 'previous'],
    ['not-found', 'video_template', 'floating', 'previous'],
    ['search', 'default', 'none', 'previous'],
    ['search', 'video_template', 'none', 'previous'],
  ])('the page %s of the template %s has the header %s, and back leads to %p', (page, template, header, back) => {
    expect(pageHeader(page, template)).toEqual({ header, back });
  });
});
