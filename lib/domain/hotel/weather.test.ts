import { bcp47 } from '../i18n/language';
import { temperatureText, WEATHER_ICONS, weatherIcon } from './weather';

describe('weatherIcon', () => {
  it.each([
    ['sun', 'sun'],
    ['clear-day', 'sun'],
    ['clear-night', 'moon'],
    ['01d', 'sun'],
    ['01n', 'moon'],
    ['02n', 'cloud-moon'],
    ['10d', 'cloud-rain'],
    ['13n', 'cloud-snow'],
    ['50', 'cloud-fog'],
    ['partly-cloudy-day', 'cloud-sun'],
    ['partly-cloudy-night', 'cloud-moon'],
    ['Overcast', 'cloud'],
    ['thunderstorm-rain', 'cloud-lightning'],
    ['light_rain', 'cloud-rain'],
    ['mist', 'cloud-fog'],
    ['99d', null],
    ['constructor', null],
    ['', null],
  ])('the name %p has the icon %p', (name, icon) => {
    expect(weatherIcon(name)).toBe(icon);
  });

  it('knows its own icons by their names', () => {
    expect(WEATHER_ICONS.map(weatherIcon)).toEqual([...WEATHER_ICONS]);
  });
});

describe('temperatureText', () => {
  it.each([
    ['27', 'en-GB', '27°C'],
    ['27', 'de', '27 °C'],
    ['-3.6', 'sv', '−4 °C'],
    ['-0.2', 'en', '0°C'],
    ['+8', 'en', '8°C'],
    ['27', 'ar', '27°م'],
    ['27 °C', 'en', '27 °C'],
    ['81 °F', 'de', '81 °F'],
    ['warm', 'en', 'warm'],
    ['', 'en', ''],
    [null, 'en', ''],
  ])('shows %p in %s as %p', (temp, locale, expected) => {
    expect(
      temperatureText(temp, bcp47(locale))
        .replace(/[\u00a0\u202f]/g, ' ')
        .replace(/[\u200e\u200f\u061c]/g, ''),
    ).toBe(expected);
  });

  it('cuts a text that is too long for its place', () => {
    expect(temperatureText('x'.repeat(300), 'en')).toHaveLength(12);
  });
});
