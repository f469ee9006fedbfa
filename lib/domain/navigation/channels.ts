/** What a guest can open beside pages and the drawers of every hotel. */
export type Channels = { chat: boolean; voice: boolean; recognition: boolean };

/** The channels that have a screen in the app. */
const SCREENS: Channels = { chat: true, voice: false, recognition: true };

/**
 * Returns the channels that a hotel's guests can open: those that the hotel has and that the app has a screen for. Rule:
 * navigation/N18.
 */
export const openChannels = (hotel: Channels, screens = SCREENS): Channels => ({
  chat: hotel.chat && screens.chat,
  voice: hotel.voice && screens.voice,
  recognition: hotel.recognition && screens.recognition,
});
