declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      /** A number leaves of the axis that value alone. */
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
      keepFeatures?: string[];
    },
  ): Promise<Uint8Array>;
}
