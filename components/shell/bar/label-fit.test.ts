import { labelOf } from '@/lib/domain/navigation/label-width';
import { barFit, labelWidth } from './label-fit';

const px = (expression: string, { cqi, padding }: { cqi: number; padding: number }): number => {
  const limits = expression
    .replaceAll('100cqi', String(cqi))
    .replaceAll('var(--padding)', String(padding))
    .replaceAll('px', '');
  const terms = limits.slice('min('.length, -1).split(', ');
  const values = terms.map((term) => {
    const [, whole = '', taken = '', targets = '', sum = ''] = /\((\d+) - (\d+) - (\d+)\) \/ ([\d.]+)/.exec(term) ?? [];
    return (Number(whole) - Number(taken) - Number(targets)) / Number(sum);
  });
  return Math.min(...values);
};
const sizeIn = (labels: readonly string[], cqi: number) =>
  px(String((barFit(labels.map(labelOf), { most: '1fr' }) as Record<string, unknown>)['--fit-row']), {
    cqi,
    padding: 4,
  });
const em = (label: string) => Number((labelWidth(labelOf(label)) as Record<string, unknown>)['--em']);

it.each([
  [['Services', 'Chat', 'Hilfe', 'Erkennung', 'Bestellungen', 'Warenkorb'], 296],
  [['Home', 'Menu', 'Cart'], 296],
  [['Szolgáltatások', 'Csevegés', 'Segítség', 'Felismerés', 'Rendeléseim', 'Kosár'], 366],
])('gives a size with which each word of %p has its width and each entry is a target in %p px', (labels, cqi) => {
  const size = sizeIn(labels, cqi);
  const needed = labels.reduce((sum, label) => sum + Math.max(44, em(label) * size), 0);
  expect(needed).toBeLessThanOrEqual(cqi - 4 + 0.1);
});

it('is not limited by short words that have room', () => {
  expect(sizeIn(['Home', 'Menu', 'Cart'], 296)).toBeGreaterThan(16);
});

it('has a column for each entry, as wide as its longest word at least', () => {
  expect(barFit(['Home', 'My orders'].map(labelOf), { most: '110px' })).toMatchObject({
    '--columns': `minmax(max(min(44px, 100% / 2), ${em('Home')} * var(--fit)), 110px) minmax(max(min(44px, 100% / 2), ${em('orders')} * var(--fit)), 110px)`,
  });
});
