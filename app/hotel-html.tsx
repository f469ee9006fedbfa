import type { CSSProperties, ReactNode } from 'react';
import { preload } from 'react-dom';
import type { HotelView } from '@/lib/contract/views';
import { brandTokens } from '@/lib/domain/hotel/brand-colors';
import { type TemplateLook, templateLook } from '@/lib/domain/hotel/template';
import { fontsOf } from '@/lib/server/pages/fonts';
import type { HotelTheme } from '@/lib/server/pages/loaders';

/**
 * <html> with the hotel's language, direction, colours and font. The theme is a style attribute, because a style
 * element that changes on navigation would have a nonce that the document does not accept. Rule: appearance/A8.
 */
export function HotelHtml(props: {
  view?: Pick<HotelView, 'languageTag' | 'direction' | 'language'> & { template?: string; hasDesktopMode?: boolean };
  theme?: HotelTheme;
  /** Whether the page works in browsers too old for the app, so that nothing of it is hidden there. Rule: failures/FL12. */
  isPlain?: boolean;
  children: ReactNode;
}) {
  const { view, theme, isPlain = false, children } = props;
  const fonts = fontsOf(theme?.font ?? 'Ubuntu', view?.language ?? 'en');
  for (const href of fonts.preloads) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html
      lang={view?.languageTag ?? 'en'}
      dir={view?.direction ?? 'ltr'}
      className="motion-safe:scroll-smooth wider:scroll-pt-20 print:bg-white"
      data-template={templateLook(view?.template ?? '')}
      data-desktop={view?.hasDesktopMode ? '' : undefined}
      data-plain={isPlain ? '' : undefined}
      style={{ ...TEMPLATE_TOKENS[templateLook(view?.template ?? '')], ...themeStyle(fonts.stack, theme) }}
      suppressHydrationWarning
    >
      <head>
        {/* A file, and not part of the page: the paint waits for it, and so the fonts are there in time (decision 142). */}
        {fonts.sheet && <link rel="stylesheet" href={fonts.sheet} />}
      </head>
      {/* Room for the line that says that there is no network, and for the order above the bar unless the footer has it. */}
      <body className="pt-[var(--offline-line,0px)] pb-[calc(var(--live-strip,0px)+var(--day-line,0px))] has-[>footer]:pb-0">
        {children}
      </body>
    </html>
  );
}

/** Tokens of app/styles/tokens.css that a template changes. Rule: appearance/A10. */
const TEMPLATE_TOKENS: Readonly<Partial<Record<TemplateLook, CSSProperties>>> = {
  blue: { '--r-sm': '3px', '--r-md': '6px', '--r-lg': '8px', '--r-xl': '10px' } as CSSProperties,
};

/**
 * Builds the style from computed and validated values only, so that a hotel's data cannot inject CSS. The stylesheet
 * chooses between light and dark. Rule: appearance/A13, appearance/A16.
 */
function themeStyle(fontStack: string, theme: HotelTheme | undefined): CSSProperties {
  return {
    ...brandTokens(theme?.color ?? null, theme?.footerColor ?? null),
    '--hotel-fonts': fontStack,
  } as CSSProperties;
}
