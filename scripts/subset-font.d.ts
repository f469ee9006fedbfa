/** What fonts.mjs uses of the package, which has no types of its own. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: it is the package's
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: 'woff2'; noHinting: boolean; keepFeatures: readonly string[]; preserveNameIds: number[] },
  ): Promise<Buffer>;
}
