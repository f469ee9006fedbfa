/** A character that shows something: no blank, no control and none of those that are invisible by themselves. */
const SHOWN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a message would be an empty bubble. Rule: chat/CH6. */
export const isBlankMessage = (content: string): boolean => !SHOWN.test(content);
