import type { IconShape } from '@/components/ui/icon';
import { bellIcon } from '@/components/ui/icons/bell';
import { chefHatIcon } from '@/components/ui/icons/chef-hat';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { circleXIcon } from '@/components/ui/icons/circle-x';
import { clockIcon } from '@/components/ui/icons/clock';
import { conciergeBellIcon } from '@/components/ui/icons/concierge-bell';
import { infoIcon } from '@/components/ui/icons/info';
import { receiptTextIcon } from '@/components/ui/icons/receipt-text';
import type { StatusIcon } from '@/lib/domain/orders/order-status';

/** The icons of the statuses and groups of orders. */
export const STATUS_ICONS: Readonly<Record<StatusIcon, IconShape>> = {
  clock: clockIcon,
  bell: bellIcon,
  'chef-hat': chefHatIcon,
  'receipt-text': receiptTextIcon,
  'concierge-bell': conciergeBellIcon,
  'circle-check': circleCheckIcon,
  'circle-x': circleXIcon,
  info: infoIcon,
};
