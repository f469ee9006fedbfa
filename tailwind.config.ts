import type { Config } from 'tailwindcss';

/** The names of the design tokens (app/styles/tokens.css) as utilities. The values live there; here are only names. */
const token = (name: string) => `var(--${name})`;
const tokens = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, token(name)]));

export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: tokens([
        'canvas', 'surface', 'sunken', 'line', 'line-strong', 'ink', 'ink-2', 'ink-3', 'night', 'ink-inverse',
        'brand-fill', 'on-brand', 'brand-fill-hover', 'brand-strong', 'on-strong', 'brand-soft', 'brand-soft-hover',
        'brand-line', 'footer', 'on-footer', 'plate-1', 'plate-2', 'plate-3', 'plate-4', 'plate-5', 'plate-6',
        'success', 'success-soft', 'warning', 'warning-soft', 'danger', 'danger-soft', 'info', 'info-soft',
        'badge', 'on-badge', 'scrim', 'glass',
      ]),
      fontFamily: { sans: token('font') },
      fontSize: {
        xs: ['.75rem', '1rem'], sm: ['.875rem', '1.25rem'], md: ['1rem', '1.5rem'], lg: ['1.125rem', '1.5rem'],
        xl: ['1.375rem', '1.75rem'], '2xl': ['1.75rem', '2.125rem'], '3xl': ['2.25rem', '2.625rem'],
      },
      borderRadius: { sm: token('r-sm'), md: token('r-md'), lg: token('r-lg'), xl: token('r-xl'), full: token('r-full') },
      boxShadow: { sm: token('shadow-1'), md: token('shadow-2'), lg: token('shadow-3') },
      screens: { desk: '769px' },
    },
  },
} satisfies Config;
