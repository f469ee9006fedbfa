import type { Kit, Option } from '@/lib/domain/kit';

/** What every kind of input gets. `change` takes a rule of lib/domain/options that answers with a new kit. */
export type OptionProps = {
  option: Option;
  title: string;
  /** The id of its block; the words of an error stand under `optionErrorId` of it. */
  blockId: string;
  isInvalid: boolean;
  change: (rule: (kit: Kit) => Kit) => void;
};
