'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { PROVIDER_REFUSALS, type ProviderRefusal, REFUSAL_PARAMETER } from '@/lib/domain/staff/sign-in/sign-in-way';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';

const WORDS: Readonly<Record<ProviderRefusal, keyof DeskMessages>> = {
  'provider-down': 'oidc_down',
  cancelled: 'oidc_cancelled',
  expired: 'oidc_expired',
  unknown: 'oidc_unknown',
  unverified: 'oidc_unverified',
  invitation: 'invitation_gone',
};

/** Why a sign-in with the identity provider did not succeed, as the address says after it; null: it does not. */
function refusalInAddress(): ProviderRefusal | null {
  const found = new URLSearchParams(window.location.search).get(REFUSAL_PARAMETER);
  return PROVIDER_REFUSALS.find((refusal) => refusal === found) ?? null;
}

function removeFromAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(REFUSAL_PARAMETER)) return;
  url.searchParams.delete(REFUSAL_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
}

/** Says once why a sign-in with the identity provider did not succeed: a reload does not say it again. Rule: staff/SP40. */
export function ProviderNotice() {
  const { t } = useDesk();
  const [refusal] = useState(refusalInAddress);
  useEffect(removeFromAddress, []);
  if (refusal === null) return null;
  return (
    <Notice tone="danger" alert>
      {t(WORDS[refusal])}
    </Notice>
  );
}
