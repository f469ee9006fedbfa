import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import type { Hotel, HotelAnswer } from '@/lib/contract/hotel';
import { type Answer, type Refusal, refused } from '@/lib/contract/refusals';
import type { HomeView, HotelView, NavItemView, SectionView } from '@/lib/contract/views';
import { PRODUCT_NAME } from '@/lib/domain/catalogue/product-name';
import { hotelScript } from '@/lib/domain/hotel/hotel-script';
