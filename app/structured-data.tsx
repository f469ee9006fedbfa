import { loadStructuredData } from '@/lib/server/crawlers/load-structured-data';

type Props = {
  params: Promise<{ tenant: string; id?: string }>;
  searchParams?: Promise<{ product?: string | string[] }>;
};

/**
 * The page's data for search engines. A data script runs nothing and needs no nonce: the content security policy is about
 * scripts that run. Its text is escaped, so that no title can end it. Rule: crawlers/CW6.
 */
export async function StructuredData({ params, searchParams }: Props) {
  const [{ tenant, id = null }, query] = await Promise.all([params, searchParams]);
  const product = [query?.product].flat()[0] || null;
  const json = await loadStructuredData(tenant, { sectionId: id, productId: product });
  if (json === null) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by dataScript, see above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
