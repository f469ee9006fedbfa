/** What a hotel's guests can open beside pages and the drawers of every hotel. Rule: navigation/N18. */
export type Channels = { chat: boolean; voice: boolean; recognition: boolean };
