import { MAX_SITEMAP_URLS, sitemapXml } from './sitemap';

it('lists each address once and escapes it for XML', () => {
  const xml = sitemapXml('https://aurora.example', ['/', '/products/1?product=2&lang=de', '/', '/<x>"']);
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://aurora.example/</loc></url>
<url><loc>https://aurora.example/products/1?product=2&amp;lang=de</loc></url>
<url><loc>https://aurora.example/&lt;x&gt;&quot;</loc></url>
</urlset>
`);
});

it('lists no more addresses than the protocol allows', () => {
  const paths = Array.from({ length: MAX_SITEMAP_URLS + 5 }, (_, index) => `/products/${index}`);
  expect(sitemapXml('https://aurora.example', paths).match(/<url>/g)).toHaveLength(MAX_SITEMAP_URLS);
});
