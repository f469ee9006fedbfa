import { axe, expect, screenshot, test } from './fixtures';
import { openHotel } from './guest';
import { shapeless } from './paint';
import { openScreen, SCREENS } from './screens';
import { telling } from './variants';

for (const theme of telling(['dark', 'light'], 'look')) {
  for (const [name, screen] of Object.entries(SCREENS)) {
    test(`every control on the screen ${name} keeps a shape in forced colours, ${theme}`, async ({
      page,
      problems,
    }) => {
      if (screen.allow) problems.allow(screen.allow);
      await page.emulateMedia({ forcedColors: 'active', colorScheme: theme });
      await openHotel(page, 'cala-verde', { language: 'en', path: screen.path });
      await openScreen(page, screen);
      await axe(page);
      expect(await shapeless(page)).toEqual([]);
      await screenshot(page, `forced-${name}-${theme}`);
    });
  }
}
