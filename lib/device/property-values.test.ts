/** @jest-environment jsdom */
import { propertyValues } from './property-values';

const stored = () => JSON.parse(window.localStorage.getItem('property_values') ?? 'null');

describe('stored answers to options', () => {
  it('stored answers are read as they were written', () => {
    propertyValues.changeNow(() => [{ id: 7, value: 'window seat' }]);
    expect(stored()).toEqual([{ id: 7, value: 'window seat' }]);
    expect(propertyValues.get()).toEqual([{ id: 7, value: 'window seat' }]);
  });

  it('an empty list of answers is removed from the storage', () => {
    propertyValues.changeNow(() => []);
    expect(window.localStorage.getItem('property_values')).toBeNull();
  });

  it.each(['not json', '{"id":1}', '[{"id":"x","value":"a"},null,7]'])(
    'the list of answers is empty if the storage contains %s',
    (foreign) => {
      propertyValues.changeNow(() => [{ id: 7, value: 'window seat' }]);
      const stop = propertyValues.subscribe(() => undefined);
      window.localStorage.setItem('property_values', foreign);
      window.dispatchEvent(new StorageEvent('storage', { key: 'property_values' }));
      expect(propertyValues.get()).toEqual([]);
      stop();
    },
  );
});
